"""The text board: whole games through the accessibility tree alone, and what it answers."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Desk
from tests.browser.test_keyboard import GAMES

SECONDS = 120  # a busy machine
FOCUSED = "document.activeElement?.id"


class Listener:
    """Somebody who only hears the page: what has a role and a name, typing and Enter."""

    def __init__(self, desk: Desk, made: Any, **habits: Any) -> None:
        desk.habit(text=True, **{"pace": "at-once", **habits})
        self.page: Page = desk.page
        self.desk = desk
        self.page.goto(f"/table/{made['id']}")
        self.field = self.page.get_by_role("combobox", name="Choice or command")
        self.question = self.page.get_by_role("heading", level=2).first
        self.confirm = self.page.get_by_role("button", name="Confirm")
        self.choices = self.page.get_by_role("group", name="Choices").get_by_role("button")
        self.log = self.page.get_by_role("log", name="Log")
        self.answers = self.page.get_by_role("log", name="Answers")
        self.over = self.page.get_by_role("heading", name="Final count")
        expect(self.field).to_be_visible()
        self.moves = 0

    def enter(self, line: str) -> None:
        self.field.fill(line)
        self.field.press("Enter")

    def told(self, line: str, *lines: str) -> None:
        self.enter(line)
        for one in lines:
            expect(self.answers).to_contain_text(one)

    def asked(self) -> None:
        expect(self.confirm).to_be_visible()

    def picture(self) -> int:
        """Boards are drawn in windows, marks and charts elsewhere."""
        return self.page.locator("svg, canvas, .camera").count()

    def ready(self) -> bool:
        return self.confirm.get_attribute("aria-disabled", timeout=500) == "false"

    def step(self, count: int) -> None:
        """A choice, by a button or by typing its name; then, Enter in the empty field."""
        if self.ready():
            self.field.press("Enter")
            self.moves += 1
            return
        there = self.choices.count()
        if there == 0:
            self.page.wait_for_timeout(20)
            return
        choice = self.choices.nth(count % there)
        if count % 3:
            choice.click(timeout=500)
        else:
            self.enter(choice.inner_text(timeout=500))

    def play(self) -> None:
        end = time.monotonic() + SECONDS
        count = 0
        while not self.over.is_visible():
            assert time.monotonic() < end, self.question.inner_text()
            count += 1
            try:
                self.step(count)
            except Exception:  # what was to be pressed is gone: others have moved
                self.page.wait_for_timeout(20)


@pytest.mark.some(2)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_the_text_board_alone(desk: Desk, game: str) -> None:
    seats, options = GAMES[game]
    began = time.monotonic()
    listener = Listener(desk, desk.make(game, seats, options=options, seed="7"))
    listener.asked()
    assert listener.picture() == 0
    listener.play()
    print(f"{game}: {listener.moves} moves in {time.monotonic() - began:.1f} s")
    assert listener.moves > 3
    assert listener.picture() == 0
    expect(listener.page.get_by_role("table").first).to_contain_text("total")
    assert not desk.faults


def test_the_switch_is_first_on_the_page_and_remembered(desk: Desk) -> None:
    desk.habit(pace="normal")
    page = desk.table(desk.make("steam", ["me", "random", "random"], seed="7"))
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Text board")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Steam")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('habits'))")
    assert kept["text"] is True and kept["pace"] == "step"
    picture = page.get_by_role("button", name="Board with the picture")
    page.evaluate("document.activeElement.blur()")
    picture.click()
    expect(page.locator("footer.dock")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('habits'))")
    assert kept["text"] is False and kept["pace"] == "normal"


def test_the_menu_has_the_switch_too(desk: Desk) -> None:
    page = desk.table(desk.make("tiles", ["me"], seed="7"))
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Text board").click()
    expect(page.get_by_role("combobox")).to_be_visible()


def test_after_a_confirmation_the_question_has_the_focus(desk: Desk) -> None:
    listener = Listener(desk, desk.make("tiles", ["me"], seed="7"))
    listener.asked()
    before = listener.question.inner_text()
    listener.choices.first.click()
    expect(listener.confirm).to_have_attribute("aria-disabled", "false")
    listener.confirm.click()
    listener.page.wait_for_function(f"{FOCUSED} === 'question'")
    expect(listener.question).not_to_have_text(before)
    assert listener.page.get_by_role("status").first.locator("h2").count() == 1, "spoken"


def test_commands_are_answered(desk: Desk) -> None:
    listener = Listener(desk, desk.middle("steam", "northeast-base", 0.3, "build"))
    listener.asked()
    listener.told("s", "locomotive", "cash")
    listener.told("albany", "Albany: city (purple)")
    listener.told("n albany", "north-east: between Albany and Rutland")
    listener.told("from toronto to peterborough", "Peterborough")
    listener.enter("d")
    expect(listener.answers).to_contain_text(re.compile("point|Nothing can be delivered"))
    listener.told("clock", "No clock runs at this table.")
    listener.told("?", "build track", "finish building")
    listener.told("h", "the cheapest way")
    listener.told("ll", "ll")
    listener.enter("zzz")
    expect(listener.page.get_by_role("alert")).to_contain_text("zzz")
    expect(listener.field).to_be_focused()


def test_what_cannot_be_done_is_answered_with_its_rule(desk: Desk) -> None:
    listener = Listener(desk, desk.make("steam", ["me", "random", "random"], seed="7"))
    listener.asked()
    listener.enter("improve")
    alert = listener.page.get_by_role("alert")
    expect(alert.get_by_role("button", name=re.compile("STM-"))).to_be_visible()


def test_choices_are_completed_and_undone(desk: Desk) -> None:
    listener = Listener(desk, desk.middle("steam", "northeast-base", 0.3, "build"))
    listener.asked()
    listener.field.fill("bui")
    options = listener.page.get_by_role("listbox").get_by_role("option")
    expect(options.first).to_have_text("build track")
    listener.field.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    listener.field.press("Enter")
    expect(listener.page.get_by_text("So far: build track")).to_be_visible()
    listener.enter("u")
    expect(listener.page.get_by_text("So far:")).to_have_count(0)


def test_a_grid_is_walked_over_all_places(desk: Desk) -> None:
    listener = Listener(desk, desk.middle("steam", "northeast-base", 0.3, "build"))
    listener.asked()
    page = listener.page
    cells = page.get_by_role("grid").get_by_role("gridcell")
    expect(cells).to_have_count(154)
    now = page.get_by_role("grid").locator("[tabindex='0']")
    now.focus()
    walked = set()
    for key in ("End", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "Home", "x", "m"):
        page.keyboard.press(key)
        walked.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(walked) >= 7
    expect(now).to_have_attribute("aria-label", re.compile("may be chosen"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("So far: build track")).to_be_visible()


def test_the_log_waits_for_its_reader(desk: Desk) -> None:
    listener = Listener(desk, desk.make("steam", ["me", "random", "random"], seed="7"), pace="step")
    onward = listener.page.get_by_role("button", name="Next move of the others")
    while not listener.confirm.is_visible():
        if onward.is_visible():
            onward.click()
        listener.page.wait_for_timeout(20)
    first = listener.log.get_by_role("paragraph").count()
    listener.enter("pass")
    expect(listener.confirm).to_have_attribute("aria-disabled", "false")
    listener.field.press("Enter")
    expect(onward).to_be_visible()
    waiting = listener.log.get_by_role("paragraph")
    listener.page.wait_for_timeout(400)  # the first is read at once
    shown = waiting.count()
    listener.page.wait_for_timeout(900)  # longer than any pause between moves
    assert waiting.count() == shown >= first
    onward.click()
    expect(waiting).to_have_count(shown + 1)


@pytest.mark.parametrize("width", [390, 1440])
def test_it_is_accessible_and_fits(desk: Desk, width: int) -> None:
    desk.page.set_viewport_size({"width": width, "height": 844})
    listener = Listener(desk, desk.middle("railways", "eastern-us", 0.4, "build"))
    listener.asked()
    listener.told("s", "cash")
    expect(listener.page.get_by_role("grid")).to_be_visible()
    desk.accessible()
    desk.fits()


def test_it_speaks_the_readers_language(desk: Desk) -> None:
    made = desk.make("spike", ["me", "random"], seed="7")
    desk.call("PUT", "/me", {"language": "de"})
    desk.habit(text=True, pace="at-once")
    desk.page.goto(f"/table/{made['id']}")
    field = desk.page.get_by_role("combobox", name="Wahl oder Befehl")
    expect(field).to_be_visible()
    field.fill("s")
    field.press("Enter")
    expect(desk.page.get_by_role("log", name="Antworten")).to_contain_text("Nachschub")
    expect(desk.page.get_by_role("heading", name="Verträge")).to_be_visible()
