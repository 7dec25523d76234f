"""Milliseconds from a key that changes a hex of 331 to the frame that shows the map drawn anew.

    .venv/bin/pytest -qs bench/redraw_seen.py

The map editor in a real browser before a real server: request, compiler, answer, and the picture
hung up. `bench/redraw.py` measures the compiler's part of it. The goal is 200 on a quiet machine.
"""

import os
from statistics import median

import pytest
from playwright.sync_api import expect

from bench.redraw import island
from roundhouse.rails.atlas.writing import write_source
from tests.browser.conftest import chromium, desk, house, server, visit  # noqa: F401
from tests.browser.desk import Desk

GOAL = 200
TIMES = 24
# after each change a light drawing comes, and at rest a whole one
WATCH = """() => {
  const seen = (window.seen = [])
  addEventListener('keydown', (event) => (window.pressed = event.timeStamp), true)
  const shown = () => seen.push(performance.now() - window.pressed)
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(shown)))
    .observe(document.querySelector('.sheet'), { childList: true }) }"""
TAKE = "() => { const first = seen[0]; seen.length = 0; return first }"


@pytest.mark.parametrize(
    ("what", "tools"),
    [("a hill", ["3"]), ("a hex of the shore", ["2", "1"])],
    ids=["hill", "shore"],
)
def test_redraws(desk: Desk, what: str, tools: list[str]) -> None:  # noqa: F811
    made = desk.call(
        "POST", "/maps", {"title": "I", "game": "steam", "file": write_source(island())}
    )
    page = desk.go(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg image")).to_be_attached()  # hills come with the whole drawing
    page.get_by_role("application").focus()
    for _ in range(10 if len(tools) > 1 else 1):
        page.keyboard.press("ArrowRight")
    page.evaluate(WATCH)
    took: list[float] = []
    for at in range(TIMES):
        page.keyboard.press(tools[at % len(tools)])
        page.keyboard.press("Enter")
        page.wait_for_function("() => seen.length >= 2")
        took.append(page.evaluate(TAKE))
    print(
        f"{what}: median {median(took):.0f} ms, least {min(took):.0f}, worst {max(took):.0f}"
        f" of {TIMES} (goal {GOAL}); load {os.getloadavg()[0]:.1f}"
    )
