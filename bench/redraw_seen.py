"""Milliseconds from a key that changes a hex of 331 to the frame that shows the map drawn anew.

    .venv/bin/pytest -qs bench/redraw_seen.py

The map editor in a real browser before a real server: request, compiler, answer, and the picture
hung up; `bench/redraw.py` measures the compiler's part of it. The goal is 200 on a quiet machine.
On a busy one the clock tells of the others: then the time of processors counts, of browser, server
and compiler together, which is more than anybody waits for.
"""

import os
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Route, expect

from bench.redraw import island
from roundhouse.rails.atlas.writing import write_source
from tests.browser.conftest import chromium, desk, house, server, visit  # noqa: F401
from tests.browser.desk import Desk

GOAL = 200
TIMES = 24
WATCH = """() => {
  const seen = (window.seen = [])
  addEventListener('keydown', (event) => (window.pressed = event.timeStamp), true)
  const shown = () => seen.push(performance.now() - window.pressed)
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(shown)))
    .observe(document.querySelector('.sheet'), { childList: true }) }"""
TAKE = "() => seen.splice(0)[0]"
TICK = 1000 / os.sysconf("SC_CLK_TCK")


def worked() -> float:
    """Milliseconds of processors that all processes below this one have had."""
    stats = {}
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = one.read_text().partition(" (")
        except OSError:  # it has ended meanwhile
            continue
        parts = rest.rpartition(") ")[2].split()
        stats[int(pid)] = (int(parts[1]), sum(map(int, parts[11:13])) * TICK)
    ours, found = {os.getpid()}, 0.0
    while below := {pid for pid, (parent, _) in stats.items() if parent in ours} - ours:
        ours |= below
        found += sum(stats[pid][1] for pid in below)
    return found


def no_whole_one(route: Route) -> None:
    """The drawing with hills, which follows at rest, is none of this."""
    if '"light":false' in (route.request.post_data or ""):
        route.abort()
    else:
        route.continue_()


@pytest.mark.parametrize(
    ("what", "tools"),
    [("a hill", ["3"]), ("a hex of the shore", ["2", "1"])],
    ids=["hill", "shore"],
)
def test_redraws(desk: Desk, what: str, tools: list[str]) -> None:  # noqa: F811
    source = write_source(island())
    made = desk.call("POST", "/maps", {"title": "Isle", "game": "steam", "file": source})
    page = desk.go(f"/maps/{made['id']}")
    expect(page.locator(".sheet svg image")).to_be_attached()  # hills come with the whole drawing
    page.route("**/api/maps/draw", no_whole_one)
    page.get_by_role("application").focus()
    for _ in range(10 if len(tools) > 1 else 1):
        page.keyboard.press("ArrowRight")
    page.evaluate(WATCH)
    took: list[float] = []
    before = worked()
    for at in range(TIMES):
        page.keyboard.press(tools[at % len(tools)])
        page.keyboard.press("Enter")
        page.wait_for_function("() => seen.length")
        took.append(page.evaluate(TAKE))
    processors = (worked() - before) / TIMES
    print(
        f"{what}: median {median(took):.0f} ms, least {min(took):.0f}, worst {max(took):.0f} of"
        f" {TIMES} (goal {GOAL}), {processors:.0f} of processors; load {os.getloadavg()[0]:.1f}"
    )
