"""Whole games by the keyboard alone: arrows and Enter on the board, letters for the rest.

What the dock shows as the next act is what Enter does, however hurried the hand.
"""

import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.desk import DRAWN, SAID, STUCK, Desk, said
from tests.server.harness import wait_for

# What somebody who hears the page would know now: what has the focus, and whether a move is ready.
NOW = """() => {
  const go = document.querySelector('footer.dock .btn.go')
  const here = document.activeElement
  return {
    end: document.querySelector('main.end') !== null,
    asked: go !== null,
    ready: go?.getAttribute('aria-disabled') === 'false',
    enter: go?.querySelector('kbd') !== null, // the green button is what Enter does
    stop: here?.getAttribute('data-stop') ?? '',
    lost: here === document.body,
    places: document.querySelectorAll('[data-stop]:not([aria-disabled=true])').length,
    words: document.querySelectorAll('.dock .word').length,
    said: document.querySelector('.dock .prompt')?.dataset.said ?? '',
    moves: document.querySelector('input[type=range]')?.max ?? '0',
    refused: document.querySelector('[role=alert]') !== null,
  } }"""
# Enter has been answered: something is said or played, or refused, or it confirms now.
ANSWERED = f"""(before) => {{
  const now = ({NOW})()
  return now.end || now.refused || now.said !== before.said || now.moves !== before.moves ||
    now.enter !== before.enter }}"""

# Short games: their lengths are options, or they are played alone.
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "tiles": (["me"], {"challenge": "volcano"}),
    "empires": (["me"], {}),
    "spike": (["me", "random"], {"turns": 10}),
    "railways": (["me", "random"], {"idle_turns": 1}),
    "steam": (["me", "random", "random"], {}),
}
LETTERS = "bdpcfesramuilgonhkvwqyzjx0123456789t"


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
            self.page.wait_for_function(ANSWERED, arg=before, timeout=1000 * STUCK)
            self.played += before["enter"]
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


def test_enter_does_what_the_dock_says(desk: Desk):
    """A move is ready, and keys walk on: Enter chooses, and the green button doesn't claim it."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, "build"))
    desk.offered()
    sign = page.locator(".dock .btn.go kbd")
    moves = desk.moves()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".entry").first.wait_for()
    page.keyboard.press("1")
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    expect(sign).to_be_visible()
    first = said(page)
    page.keyboard.press("ArrowRight")
    expect(sign).to_have_count(0)
    expect(page.locator("#question")).to_contain_text("Enter chooses this place")
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", first)
    expect(sign).to_be_visible()
    assert desk.moves() == moves
    page.locator(".entry").first.wait_for()  # a number that is quicker than its tiles is lost
    # back at what was chosen, Enter confirms, however one came there
    page.keyboard.press("1")
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("ArrowRight")
    expect(sign).to_have_count(0)
    page.locator("[data-stop][aria-pressed=true]").focus()
    expect(sign).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("input[type=range]").first).not_to_have_attribute("max", str(moves))


def test_a_held_enter_plays_nothing(desk: Desk):
    """It chooses, and what it has chosen waits for another one."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("tiles", "two", 0.3, "place"))
    desk.offered()
    moves = desk.moves()
    page.keyboard.press("ArrowRight")
    for _ in range(3):
        page.keyboard.down("Enter")
        expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    page.keyboard.up("Enter")
    desk.still()
    assert desk.moves() == moves
    page.keyboard.press("Enter")
    page.wait_for_function("(n) => +document.querySelector('input[type=range]').max > n", arg=moves)


def test_keys_that_are_quicker_than_the_server_confirm_nothing(desk: Desk):
    """A city is chosen, and before the server has planned the way there keys are on another one."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0.35, "build"))
    desk.offered()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/plans", hold)
    moves = desk.moves()
    page.keyboard.press("ArrowRight")
    first = page.locator("[data-stop]:focus").get_attribute("data-stop")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"[data-stop='{first}']")).not_to_be_focused()
    wait_for(lambda: page.evaluate(DRAWN) and held)
    page.unroute("**/plans")  # they go on
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".dock .btn.go kbd")).to_have_count(0)
    before = said(page)
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
    assert desk.moves() == moves


def test_who_starts_a_game_by_keys_goes_on_at_its_question(desk: Desk):
    page = desk.go()
    page.get_by_role("button", name="Spike: against bots").focus()
    page.keyboard.press("Enter")
    expect(page.locator("article.open .pick [aria-pressed=true]").first).to_be_focused()
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()


def test_escape_gives_the_keys_back_to_the_board(desk: Desk):
    """After a verb that was typed the list of places lies on half of it."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, "build"))
    desk.asked()
    page.keyboard.press("b")
    expect(page.locator(".dock .word").first).to_be_visible()  # the words have come
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_have_attribute("data-said", "build")
    expect(page.locator(".dock .word").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".dock .word")).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    desk.places()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)


def test_enter_chooses_what_was_typed_wherever_the_focus_is(desk: Desk):
    """The question takes the focus while words come: what was typed isn't "nothing to confirm"."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("steam", "northeast-base", 0.3, "build"))
    desk.asked()
    page.keyboard.press("b")
    expect(page.locator(".dock .word").first).to_be_visible()
    page.locator("#question").focus()
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_have_attribute("data-said", "build")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".dock .word").first).to_be_visible()
    page.locator("#question").focus()
    page.keyboard.press("Escape")  # and so does this
    expect(page.locator(".dock .word")).to_have_count(0)


def test_a_button_that_has_done_what_it_can_keeps_the_focus(desk: Desk):
    """Hint while the bot thinks, and the steps of history at either end."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("spike", "two-players", 0.4, "draw"))
    desk.asked()
    hint = page.locator(".dock button.hint")
    hint.focus()
    page.keyboard.press("Enter")
    desk.hints()
    expect(hint).to_be_focused()
    back, on = (page.get_by_role("button", name=f"One move {way}") for way in ("back", "on"))
    back.focus()
    page.keyboard.press("Enter")
    expect(page.locator("footer.dock")).to_contain_text("An earlier position")
    on.focus()
    page.keyboard.press("Enter")
    expect(on).to_be_disabled()
    expect(on).to_be_focused()


def test_a_place_that_goes_when_it_is_chosen_leaves_the_focus_on_the_board(desk: Desk):
    """Railways: a hex beside a city, walked to with Shift, begins a link there."""
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("railways", "eastern-us", 0.3, "build"))
    desk.asked()
    page.locator(".strip [data-verb=build]").click()
    page.locator("path.spot.city").first.wait_for()
    page.keyboard.press("Tab")  # keys are in use
    page.locator("path.spot.city").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    desk.still()
    page.keyboard.press("Enter")
    expect(page.locator(".railways .hint, [role=alert]").first).to_be_visible()
    desk.still()
    page.wait_for_function("document.activeElement !== document.body")
