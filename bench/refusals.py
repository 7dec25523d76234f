"""Milliseconds from a wrong click to the frame that shows its sentence in the dock.

    .venv/bin/pytest -qs bench/refusals.py

All wrong clicks of `tests/browser/test_refusals.py`, by a real mouse: from the moment the button
goes down to the answer, drawn. The middle one and the slowest of each game; the goal is 150 on a
quiet machine.
"""

import os
from statistics import median

import pytest

from tests.browser.conftest import chromium, desk, house, server, visit  # noqa: F401
from tests.browser.desk import STILL, Desk
from tests.browser.test_refusals import WRONG, Board

GOAL = 150
ROUNDS = 3
ALERT = "footer.dock [role=alert]"
# Told when the sentence stands there: how long ago the button went down.
WATCH = """(alert) => { window.refusal = new Promise((done, failed) => {
  setTimeout(() => failed(new Error('no answer')), 20000)
  let began = 0
  addEventListener('pointerdown', ({ timeStamp }) => (began = timeStamp),
    { capture: true, once: true })
  const drawn = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
  const eye = new MutationObserver(() => {
    if (document.querySelector(alert)) eye.disconnect(), drawn()
  })
  eye.observe(document.querySelector('footer.dock'), { subtree: true, childList: true })
}) }"""


def timed(board: Board, click: str) -> float:
    page = board.page
    page.evaluate(WATCH, ALERT)
    board.click(click)
    took = float(page.evaluate("window.refusal"))
    page.keyboard.press("Escape")
    page.locator(ALERT).wait_for(state="detached")
    page.wait_for_function(STILL)
    return took


@pytest.mark.parametrize("game", list(WRONG))
def test_refusals(desk: Desk, game: str) -> None:  # noqa: F811
    took: dict[str, float] = {}
    for position, clicks in WRONG[game].items():
        board = Board(desk, game, desk.middle(game, *position))
        for round in range(ROUNDS + 1):
            for click, *_ in clicks:
                if not click.startswith("+"):
                    spent = timed(board, click)
                    if round:  # the first fetches what the page keeps
                        took[f"{position[2]} {click} {round}"] = spent
                elif not round:
                    board.page.locator(click[1:]).first.dispatch_event("click")
                    board.page.wait_for_function(STILL)
    slowest = max(took, key=lambda one: took[one])
    print(
        f"{game}: {median(took.values()):.0f} ms, slowest {took[slowest]:.0f} ({slowest});"
        f" {sum(one > GOAL for one in took.values())} of {len(took)} over {GOAL};"
        f" load {os.getloadavg()[0]:.1f}"
    )
