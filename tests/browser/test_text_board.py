"""The text board: whole games through the accessibility tree alone, and what it answers."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.desk import STUCK, Desk
from tests.browser.test_keyboard import GAMES


class Listener:
    """Somebody who only hears the page: what has a role and a name, typing and Enter."""

    def __init__(self, desk: Desk, made: Any, **habits: Any) -> None:
        desk.habit(text=True, **{"textPace": "at-once", **habits})
        self.page: Page = desk.page
        self.desk = desk
        self.page.goto(f"/table/{made['id']}")
        self.field = self.page.get_by_role("combobox", name="Choice or command")
        self.question = self.page.locator("h2#question")
        self.confirm = self.page.get_by_role("button", name="Confirm")
        self.choices = self.page.get_by_role("group", name="Choices").get_by_role("button")
        self.log = self.page.get_by_role("log", name="Log")
        self.answers = self.page.get_by_role("log", name="Answers")
        self.over = self.page.get_by_role("heading", name="Final count")
        self.moves = 0

    def enter(self, line: str) -> None:
        self.field.fill(line)
        self.field.press("Enter")

    def told(self, line: str, *lines: str | re.Pattern[str]) -> None:
        """The last answer is to this line, and says so."""
        self.enter(line)
        answer = self.answers.locator(".answer").last
        expect(answer.locator("b")).to_have_text(line)
        for one in lines:
            expect(answer.locator("p:not(:has(b))").filter(has_text=one)).not_to_have_count(0)

    def asked(self) -> None:
        expect(self.confirm).to_be_visible()

    def picture(self) -> int:
        """Whatever is drawn and larger than a mark."""
        boxes = (
            "[...document.querySelectorAll('svg, canvas, .camera')].map((one) => one.clientWidth)"
        )
        return len([wide for wide in self.page.evaluate(boxes) if wide > 40])

    def ready(self) -> bool:
        confirms = self.confirm.and_(self.page.locator("[aria-disabled=false]"))
        return confirms.count() > 0

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

    def play(self, until: Locator) -> None:
        end = time.monotonic() + STUCK
        count = 0
        while not until.is_visible():
            assert time.monotonic() < end, self.question.inner_text()
            count += 1
            try:
                self.step(count)
            except Exception:  # what was to be pressed is gone: others have moved
                self.page.wait_for_timeout(20)


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_the_text_board_alone(desk: Desk, game: str) -> None:
    seats, options = GAMES[game]
    began = time.monotonic()
    listener = Listener(desk, desk.make(game, seats, options=options, seed="7"))
    listener.asked()
    assert listener.picture() == 0
    listener.play(listener.over)
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
    expect(page.locator("h2#question")).to_be_focused()
    kept = page.evaluate("JSON.parse(localStorage.getItem('habits'))")
    assert (kept["text"], kept["pace"], kept["textPace"]) == (True, "normal", "step")
    page.get_by_role("button", name="Board with the picture").click()
    expect(page.locator("footer.dock")).to_be_visible()
    expect(page.locator("footer.dock #question, .board [data-stop]:focus").first).to_be_focused()
    kept = page.evaluate("JSON.parse(localStorage.getItem('habits'))")
    assert (kept["text"], kept["pace"], kept["textPace"]) == (False, "normal", "step")


def test_the_menu_has_the_switch_too(desk: Desk) -> None:
    page = desk.table(desk.make("tiles", ["me"], seed="7"))
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Text board").click()
    expect(page.get_by_role("combobox")).to_be_visible()
    expect(page.locator("h2#question")).to_be_focused()


def test_after_a_confirmation_the_question_has_the_focus(desk: Desk) -> None:
    listener = Listener(desk, desk.make("tiles", ["me"], seed="7"))
    listener.asked()
    before = listener.question.inner_text()
    listener.choices.first.click()
    expect(listener.confirm).to_have_attribute("aria-disabled", "false")
    listener.confirm.click()
    expect(listener.question).to_be_focused()
    expect(listener.question).not_to_have_text(before)
    assert listener.page.locator("[role=status] > h2#question").count() == 1, "spoken"


def test_commands_are_answered(desk: Desk) -> None:
    listener = Listener(desk, desk.middle("steam", "northeast-base", 0.3, "build"))
    listener.asked()
    listener.told("s", "locomotive", "cash")
    listener.told("albany", "Albany: city (purple)")
    listener.told("n albany", "north-east: between Albany and Rutland")
    listener.told("from toronto to peterborough", "Peterborough")
    listener.told("d", "purple: Hartford; New Haven; New York; Trenton; Philadelphia: 4 points")
    listener.told("clock", "No clock runs at this table.")
    listener.told("?", "build track", "finish building")
    listener.told("h", "the cheapest way")
    listener.told("l", "Bruno has finished building.")
    expect(listener.answers.locator(".answer").last).not_to_contain_text("Anna takes Locomotive.")
    listener.told("ll", "Anna takes Locomotive.", "Bruno has finished building.")
    listener.enter("zzz")
    expect(listener.page.get_by_role("alert")).to_contain_text("zzz")
    expect(listener.field).to_be_focused()
    listener.field.press("Escape")
    expect(listener.page.get_by_role("alert")).to_have_count(0)
    listener.page.route("**/tell?*", lambda route: route.abort())
    listener.told("s", "Not connected")


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
    listener.field.fill("zz")
    listener.field.press("Escape")
    expect(listener.field).to_have_value("")
    listener.field.press("Backspace")
    expect(listener.answers).to_contain_text("There is nothing to undo.")


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
    page.get_by_role("gridcell", name=re.compile("^Montréal, city")).click()
    expect(page.get_by_role("alert")).to_contain_text("no track lies there")


def test_the_log_waits_for_its_reader(desk: Desk) -> None:
    desk.page.clock.install()
    made = desk.make("tiles", ["me", "random", "random"])
    listener = Listener(desk, made, textPace="step")
    onward = listener.page.get_by_role("button", name="Next move of the others")
    new = listener.log.get_by_role("paragraph")
    listener.play(onward)
    shown = new.count()
    listener.page.clock.run_for(3_000)  # longer than any pause between moves
    expect(new).to_have_count(shown)
    onward.click()
    expect(new).to_have_count(shown + 1)


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
    desk.habit(text=True, textPace="at-once")
    desk.page.goto(f"/table/{made['id']}")
    field = desk.page.get_by_role("combobox", name="Wahl oder Befehl")
    expect(field).to_be_visible()
    field.fill("s")
    field.press("Enter")
    expect(desk.page.get_by_role("log", name="Antworten")).to_contain_text("Nachschub")
    expect(desk.page.get_by_role("heading", name="Aufträge")).to_be_visible()


def test_what_one_was_told_is_gone_when_the_screen_is_handed_over(desk: Desk) -> None:
    """Spike: cards are dealt in secret; two people share a screen."""
    listener = Listener(desk, desk.make("spike", ["me", "screen"]))
    page, field, answers = listener.page, listener.field, listener.answers
    mine = page.get_by_role("button", name=re.compile("^I am "))
    mine.click()
    expect(page.locator("h2#question")).to_be_focused()
    expect(page.get_by_role("row", name=re.compile("^in hand"))).to_be_visible()
    listener.told("t", "in hand")
    held: list[Route] = []  # what the next one may see is on its way

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/text?*", hold)
    listener.play(mine)
    expect(mine).to_be_focused()
    with page.expect_request(re.compile("/text\\?.*seat=")):
        mine.press("Enter")
    expect(field).to_be_visible()
    expect(page.locator("h2#question")).to_be_focused()
    expect(answers).to_be_empty()
    expect(page.get_by_role("table")).to_have_count(0)
    held[-1].continue_()
    expect(page.get_by_role("row", name=re.compile("^in hand"))).to_be_visible()


def test_a_lesson_and_the_talk_stand_among_the_words(desk: Desk) -> None:
    made = desk.call("POST", "/lessons", {"game": "tiles", "lesson": "first", "name": "Anna"})
    listener = Listener(desk, made)
    page = listener.page
    card = page.locator(".lesson")
    expect(card).to_be_visible()
    expect(card).to_have_css("position", "static")
    page.get_by_role("textbox", name="Write something").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Hello")).to_be_visible()
    desk.accessible()
