"""Milliseconds of the longest task while a map of Railways is pulled about.

    .venv/bin/pytest -qs bench/panning.py

The thread's own time in a real browser, least of three; the goal is 50 on a quiet machine. That
nothing is drawn anew meanwhile is a test (tests/browser/test_railways_board.py).
"""

import json

import pytest

from tests.browser.conftest import chromium, desk, house, server, visit  # noqa: F401
from tests.browser.desk import Desk
from tests.browser.railways import railways, to_action

GOAL = 50


def longest_task(at: Desk) -> float:
    browser = at.page.context.browser
    assert browser
    kinds = ["toplevel", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=at.page, categories=kinds)
    at.pan(".mapfield")
    told = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in told
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [one for one in told if one["name"].endswith("RunTask") and "tdur" in one]
    return float(max(one["tdur"] / 1000 for one in tasks if (one["pid"], one["tid"]) in mains))


@pytest.mark.parametrize("name", ["eastern_us", "mexico", "europe", "western_us", "sweden"])
def test_panning(desk: Desk, name: str) -> None:  # noqa: F811
    page = railways(desk, seed="3", seats=("me", "medium", "medium"), options={"map": name})
    to_action(desk)
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot").first.dispatch_event("click")
    desk.changed_while_panning(".mapfield")  # close up, and warm
    print(f"{name}: {min(longest_task(desk) for _ in range(3)):.1f} ms (goal {GOAL})")
