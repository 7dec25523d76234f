"""Milliseconds from a click on the board to the frame that shows what it would do.

    .venv/bin/pytest -qs bench/previews.py

Request, answer and drawing, in a real browser on positions of the tests' recorded games: the middle
one and the slowest but one in twenty. The goal is 100 on a quiet machine.
"""

from statistics import median, quantiles

import pytest

from tests.browser.conftest import chromium, desk, server, visit  # noqa: F401
from tests.browser.desk import PLACED, STILL, Desk
from tests.browser.test_swift import SHOWN

GOAL = 100
TIMES = 20
# a position, what is opened first, and what is then clicked
POSITIONS = {
    "steam": (("northeast-standard", 0.6, "build"), "path.spot", ".entry"),
    "tiles": (("four-objectives", 0.6, "place"), "", ".place"),
    "empires": (("three", 0.6, "build"), "", "path.spot[data-verb=build]"),
    "spike": (("two-players", 0.35, "build"), "", ".spike .goal:not(.move)"),
    "railways": (("eastern-us", 0.6, "deliver"), ".strip [data-verb=deliver]", ".card .delivery"),
}


@pytest.mark.parametrize("game", list(POSITIONS))
def test_previews(desk: Desk, game: str) -> None:  # noqa: F811
    position, opened, clicked = POSITIONS[game]
    desk.habit(pace="at-once")
    page = desk.table(desk.middle(game, *position))
    desk.asked()
    page.wait_for_function(PLACED)
    page.wait_for_function(STILL)
    took: list[float] = []
    for at in range(TIMES + 1):
        if opened:
            all_of_it = page.locator(opened)
            all_of_it.nth(at % all_of_it.count()).dispatch_event("click")
        page.locator(clicked).first.wait_for()
        count = page.locator(clicked).count()
        took.append(page.evaluate(SHOWN, [[clicked, at % count], ".foreseen"]))
        page.keyboard.press("Escape")
        while page.locator(".foreseen").count():
            page.keyboard.press("Backspace")
            page.wait_for_function(STILL)
    slow = quantiles(took[1:], n=20)[-1]  # the first fetches what the page keeps
    print(f"{game}: {median(took[1:]):.0f} ms, 1 in 20 over {slow:.0f} (goal {GOAL})")
