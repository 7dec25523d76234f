"""Whole games by the keyboard alone: arrows and Enter on the board, letters for the rest."""

import time
from typing import Any

import pytest

from tests.browser.desk import Desk

# What somebody who hears the page would know now: what has the focus, and whether a move is ready.
NOW = """() => {
  const go = document.querySelector('footer.dock .btn.go')
  const here = document.activeElement
  return {
    end: document.querySelector('main.end') !== null,
    asked: go !== null,
    ready: go?.getAttribute('aria-disabled') === 'false',
    stop: here?.getAttribute('data-stop') ?? '',
    lost: here === document.body,
    places: document.querySelectorAll('[data-stop]:not([aria-disabled=true])').length,
    words: document.querySelectorAll('.dock .word').length,
    said: document.querySelector('.dock .phrase')?.textContent ?? '',
    moves: document.querySelector('input[type=range]')?.max ?? '0',
  } }"""

# Short games: their lengths are options, or they are played alone.
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "tiles": (["me"], {"challenge": "volcano"}),
    "empires": (["me"], {}),
    "spike": (["me", "random"], {"turns": 10}),
    "railways": (["me", "random"], {"idle_turns": 1}),
    "steam": (["me", "random", "random"], {}),
}
LETTERS = "bdpcfesramuilgonhkvwqyzjx0123456789t"
STUCK = 90  # seconds without a move; how long a whole game takes is the machine's business


class Keyboard:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = desk.page
        self.count = 0
        self.walked = 0  # choices made on the board
        self.typed = 0
        self.played = 0
        self.on_board = False

    def now(self) -> dict[str, Any]:
        return dict(self.page.evaluate(NOW))

    def changed(self, before: dict[str, Any]) -> bool:
        """Whether a key has said or played something; it may take a moment."""
        for _ in range(8):
            now = self.now()
            if now["end"] or (now["said"], now["moves"]) != (before["said"], before["moves"]):
                return True
            self.page.wait_for_timeout(20)
        return False

    def walk(self, before: dict[str, Any]) -> bool:
        for _ in range(1 + self.count % 3):
            self.page.keyboard.press("ArrowRight" if self.count % 2 else "ArrowDown")
        if not self.now()["stop"]:
            return False
        self.page.keyboard.press("Enter")
        return self.changed(before)

    def type(self, before: dict[str, Any]) -> bool:
        """The first letter that some choice begins with, then Enter."""
        turned = self.count % 5
        for letter in LETTERS[turned:] + LETTERS[:turned]:
            self.page.keyboard.press(letter)
            if self.now()["words"]:
                self.page.keyboard.press("Enter")
                return self.changed(before)
            self.page.keyboard.press("Escape")
        return False

    def step(self) -> None:
        before = self.now()
        if not before["asked"]:
            self.page.wait_for_timeout(30)
        elif before["ready"]:
            self.page.keyboard.press("Enter")
            if self.changed(before):
                self.played += 1
            else:  # it belongs to a place that was walked to since: begun anew
                self.page.keyboard.press("Escape")
        else:
            self.count += 1
            # a place asks for more words: the next choice is typed
            if before["places"] and not self.on_board and self.walk(before):
                self.walked += 1
                self.on_board = True
            else:
                self.typed += self.type(self.now())
                self.on_board = False


def played(desk: Desk, made: Any) -> Keyboard:
    desk.habit(pace="at-once")
    desk.table(made)
    desk.asked()
    keys = Keyboard(desk)
    moves, end = "", 0.0
    while not (now := keys.now())["end"]:
        if now["moves"] != moves:
            moves, end = now["moves"], time.monotonic() + STUCK
        assert time.monotonic() < end, now
        keys.step()
    print(f"{keys.played} moves, {keys.walked} choices on the board, {keys.typed} typed")
    return keys


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_the_keyboard_alone(desk: Desk, game: str):
    """Who plays at random may ruin himself before anything is built: then another game."""
    seats, options = GAMES[game]
    games = (
        played(desk, desk.make(game, seats, options=options, seed=str(n))) for n in range(7, 12)
    )
    assert any(keys.walked for keys in games)
