"""Milliseconds from a click on the board to the frame that shows what it would do.

    .venv/bin/pytest -qs bench/previews.py

Request, answer and drawing, in a real browser on positions of the tests' recorded games: the middle
one, the slowest but one in twenty, and how soon the server answers in the middle. The goal
is 100 on a quiet machine.
"""

from itertools import count
from statistics import median, quantiles
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import chromium, desk, house, server, visit  # noqa: F401
from tests.browser.desk import PLACED, STILL, Desk
from tests.browser.test_swift import SHOWN

GOAL = 100
TIMES = 40
ANEW = 12  # clicks, then the page is opened again
# a position, what is opened first, and what is then clicked
POSITIONS = {
    "steam": (("northeast-standard", 0.6, "build"), "path.spot", ".entry"),
    "tiles": (("four-objectives", 0.6, "place"), "", ".place"),
    "empires": (("three", 0.6, "build"), "", "path.spot[data-verb=build]"),
    "spike": (("two-players", 0.35, "build"), "", ".spike .goal:not(.move)"),
    "railways": (("eastern-us", 0.6, "deliver"), ".strip [data-verb=deliver]", ".card .delivery"),
}
ANSWERED = """() => {
  const all = performance.getEntriesByType('resource')
  const asked = all.filter((one) => /[/](preview|plans)$/.test(one.name))
  performance.clearResourceTimings()
  return Math.max(...asked.map((one) => one.duration)) }"""


def nth(page: Page, query: str, at: int) -> Locator:
    found = page.locator(query)
    found.first.wait_for()
    return found.nth(at % found.count())


def opened_anew(desk: Desk, made: Any) -> Page:  # noqa: F811
    page = desk.table(made)
    desk.asked()
    page.wait_for_function(PLACED)
    page.wait_for_function(STILL)
    return page


@pytest.mark.parametrize("game", list(POSITIONS))
def test_previews(desk: Desk, game: str) -> None:  # noqa: F811
    position, opened, clicked = POSITIONS[game]
    desk.habit(pace="at-once")
    made = desk.middle(game, *position)
    page = opened_anew(desk, made)
    took: list[float] = []
    answered: list[float] = []
    for at in count():
        if len(took) > TIMES:
            break
        if opened:
            nth(page, opened, at).dispatch_event("click")
        nth(page, clicked, at)
        page.wait_for_function(STILL)
        if at % ANEW == ANEW - 1:  # what has been asked for is known until then
            page = opened_anew(desk, made)
            continue
        if not page.locator(".foreseen").count():  # else a single choice has been made by itself
            page.evaluate("performance.clearResourceTimings()")
            which = at % page.locator(clicked).count()
            took.append(page.evaluate(SHOWN, [[clicked, which], ".foreseen"]))
            answered.append(page.evaluate(ANSWERED))
        while page.locator(".foreseen").count():
            page.keyboard.press("Backspace")
            page.wait_for_function(STILL)
    took, answered = took[1:], answered[1:]  # the first fetches what the page keeps
    slow = quantiles(took, n=20)[-1]
    print(
        f"{game}: {median(took):.0f} ms, 1 in 20 over {slow:.0f} (goal {GOAL});"
        f" answered after {median(answered):.0f}"
    )
