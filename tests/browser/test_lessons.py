"""Every lesson, played to its end by its own hints; no card covers what it points at."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.tables.lessons import Lesson, Step, all_lessons, lesson
from tests.browser.desk import DRAWN, Desk
from tests.server.harness import new_id

LESSONS = list(all_lessons())

# What of the things pointed at isn't seen, what of them and of the places that are needed, with
# their names and what lies there, lies under the card, and what of the card beside it.
LOOK = """([points, needed]) => {
  const KINDS = ['lit', 'point', 'stop', 'place', 'verb', 'draw', 'offer', 'card']
  const query = (what) => what.includes(':')
    ? `[data-${what.split(':')[0]}=${JSON.stringify(what.split(':')[1])}]`
    : KINDS.map((kind) => `[data-${kind}=${JSON.stringify(what)}]`).join()
  const seen = (what) => [...document.querySelectorAll(query(what))]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
  const parts = (place) => [...document.querySelectorAll(
    ['lit', 'stop', 'place', 'name', 'tray'].map((kind) => `[data-${kind}="${place}"]`).join())]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
  const card = document.querySelector('.lesson').getBoundingClientRect()
  const under = (box) => box.left < card.right - 1 && box.right > card.left + 1
    && box.top < card.bottom - 1 && box.bottom > card.top + 1
  return {
    missing: points.filter((what) => !seen(what).length),
    covered: [...points.filter((what) => seen(what).some(under)),
      ...[...points, ...needed].filter((place) => parts(place).some(under))],
    outside: [card.left, card.top, innerWidth - card.right, innerHeight - card.bottom]
      .filter((room) => room < 0),
    loose: [...document.querySelectorAll('.lesson button')]
      .filter((one) => !under(one.getBoundingClientRect())).map((one) => one.innerText),
    unread: [...document.querySelectorAll('.lesson.strip:not(.last) .told')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText),
  } }"""

# Next, or Show me; a card that has folded is unfolded for it.
GO_ON = """() => {
  const card = document.querySelector('.lesson')
  const button = card.querySelector('.next, .show')
  if (!button) card.querySelector('.fold').click()
  else if (!button.disabled) button.click()
  return button !== null && !button.disabled }"""

# The green button, as soon as it can be pressed, until the next step is there.
CONFIRM = """(step) => {
  const go = document.querySelector('footer.dock .act .btn.go:not(.empty, [aria-disabled=true])')
  const done = document.querySelector('.lesson')?.dataset.step !== step
  if (!done) go?.click()
  return done }"""

# A ring lies around it.
RINGED = """(what) => {
  const box = document.querySelector(what)?.getBoundingClientRect()
  return !!box && [...document.querySelectorAll('.ring')].some((one) => {
    const ring = one.getBoundingClientRect()
    return ring.left <= box.left && ring.top <= box.top && ring.right >= box.right
      && ring.bottom >= box.bottom
  }) }"""

NOTHING: dict[str, list[Any]] = {
    "missing": [],
    "covered": [],
    "outside": [],
    "loose": [],
    "unread": [],
}


class Learner:
    """Somebody who does what the card says."""

    def __init__(self, desk: Desk, taught: Lesson, hidden: bool = False) -> None:
        self.desk, self.page, self.lesson = desk, desk.page, taught
        self.hidden = hidden  # on a phone some things lie behind a tab
        body = {"game": taught.game, "lesson": taught.name, "name": "Anna"}
        desk.table(desk.call("POST", "/lessons", body))

    def reaches(self, step: Step) -> None:
        """The card is there, points at what can be seen, and lies on nothing of it."""
        card = self.page.locator(f".lesson[data-step={step.name}]")
        expect(card).to_be_visible()
        if step.do:
            expect(self.page.locator("footer.dock .act .btn.go")).to_be_visible()
        told: dict[str, list[Any]] = {}
        for _ in range(100):  # a camera may still be on its way
            self.page.evaluate(DRAWN)
            told = self.page.evaluate(LOOK, [list(step.point), places_in(step.do)])
            if self.hidden:
                told["missing"] = []
            if told == NOTHING:
                return
        raise AssertionError((step.name, told))

    def unfold(self) -> None:
        if self.page.locator(".lesson.folded").count():
            self.page.locator(".lesson .fold").click()

    def read(self) -> None:
        self.page.wait_for_function(GO_ON)

    def do(self, step: Step) -> None:
        """Shown, and confirmed where that is needed: some verbs are played at once."""
        self.page.wait_for_function(GO_ON)
        self.page.wait_for_function(CONFIRM, arg=step.name)

    def learn(self) -> None:
        for step in self.lesson.steps:
            self.reaches(step)
            if step.do:
                self.do(step)
            elif step is not self.lesson.steps[-1]:
                self.read()


def places_in(sentence: str) -> list[str]:
    """What of it may be a place: its words, or a column and a row together."""
    words = sentence.split()
    return [*words[1:], *map(" ".join, pairwise(words))]


def called(one: Lesson) -> str:
    return f"{one.game}-{one.name}"


@pytest.mark.some(1)
@pytest.mark.parametrize("taught", LESSONS, ids=called)
def test_a_lesson_is_played_by_its_own_hints(desk: Desk, taught: Lesson):
    desk.habit(pace="at-once")
    learner = Learner(desk, taught)
    learner.learn()
    assert not desk.refused
    learner.unfold()
    beside = desk.page.get_by_role("tabpanel", name="Lesson")
    expect(beside.locator("ul li")).to_have_count(sum(step.learned for step in taught.steps))
    expect(beside.locator("ol [aria-current=step]")).to_contain_text(str(len(taught.steps)))
    desk.accessible()
    desk.page.get_by_role("button", name="Play on here").click()
    expect(desk.page.locator(".lesson")).to_have_count(0)


@pytest.mark.some(1)
@pytest.mark.parametrize("taught", LESSONS, ids=called)
def test_a_lesson_is_read_on_a_phone_without_a_tap(visit: Callable[..., Desk], taught: Lesson):
    """In German, which has the longest texts: none is folded or cut off."""
    desk = visit("Anna", language="de", size="phone")
    desk.habit(pace="at-once")
    Learner(desk, taught, hidden=True).learn()
    desk.fits()
    expect(desk.page.locator(".lesson .fold")).to_have_count(0)
    desk.page.locator("[data-tab=lesson]").click()
    expect(desk.page.locator(".sheet ol [aria-current=step]")).to_be_visible()
    desk.fits()


def test_a_phone_leads_to_what_lies_behind_a_tab(visit: Callable[..., Desk]):
    """And a step waits until all that the others did has been shown."""
    desk = visit("Anna", size="phone")
    desk.habit(pace="step")
    learner = Learner(desk, lesson("spike", "first"), hidden=True)
    page, card, sheet = desk.page, desk.page.locator(".lesson"), desk.page.locator("aside.sheet")

    def skip(step: str) -> None:
        expect(card).to_have_attribute("data-step", step)
        learner.unfold()
        page.get_by_role("button", name="Skip this step").click()

    def watch() -> None:
        expect(card).to_contain_text("The others have moved")
        page.get_by_role("button", name="Skip", exact=True).click()

    page.wait_for_function(RINGED, arg="[data-tab=side]")
    page.locator("[data-tab=side]").click()
    page.wait_for_function(RINGED, arg=".sheet [data-point=contracts]")
    page.locator("[data-tab=side]").click()
    learner.read()
    skip("begin")
    watch()
    for step in ("load", "build", "pay"):
        skip(step)
    watch()
    expect(card).to_have_attribute("data-step", "upgrade")
    page.locator("[data-tab=side]").click()
    sheet.locator("[data-part=tender]").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Confirm").click()
    watch()
    expect(card).to_have_attribute("data-step", "start")


def test_a_step_shows_what_it_asks_for_and_leads_to_its_rule(desk: Desk):
    learner = Learner(desk, lesson("steam", "track"))
    page = desk.page
    learner.reaches(learner.lesson.steps[0])
    learner.read()
    learner.reaches(learner.lesson.steps[1])
    expect(page.locator(".lesson").get_by_role("img", name="Lay the curve")).to_be_visible()
    page.get_by_role("link", name="Rule: The price of a tile").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The price")).to_be_in_viewport()


def test_another_move_is_answered_by_the_lesson(desk: Desk):
    learner = Learner(desk, lesson("tiles", "first"))
    learner.reaches(learner.lesson.steps[0])
    learner.read()
    learner.reaches(learner.lesson.steps[1])
    page = desk.page
    desk.play(lambda: bool(desk.refused))
    expect(page.get_by_role("alert")).to_contain_text("Turn it once more")
    expect(page.locator(".lesson[data-step=start]")).to_be_visible()


def test_a_step_can_be_skipped(desk: Desk):
    """It is done for whoever needn't try it, without the green button."""
    learner = Learner(desk, lesson("tiles", "first"))
    learner.reaches(learner.lesson.steps[0])
    learner.read()
    learner.reaches(learner.lesson.steps[1])
    learner.unfold()
    desk.page.get_by_role("button", name="Skip this step").click()
    learner.reaches(learner.lesson.steps[2])


def offer(page: Page, name: str) -> Any:
    return page.locator("article", has_text="Railroad Tiles").get_by_role("button", name=name)


@pytest.mark.both
def test_home_offers_a_lesson_that_can_be_left_and_taken_up(desk: Desk):
    page = desk.go("/")
    offer(page, "Learn it in 10 minutes").click()
    learner_card = page.locator(".lesson")
    expect(learner_card).to_have_attribute("data-step", "welcome")
    learner_card.get_by_role("button", name="Next").click()
    learner_card.get_by_role("button", name="Show me").click()
    page.locator("footer.dock .btn.go:not(.empty)").click()
    expect(learner_card).to_have_attribute("data-step", "board")
    page.get_by_role("link", name="Leave, keep my place").click()
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
    expect(page.locator("button", has_text="Your first rounds")).to_contain_text("go on")
    desk.accessible()
    desk.go("/")
    offer(page, "Go on with the lesson").click()
    expect(learner_card).to_have_attribute("data-step", "board")


def test_a_lesson_that_was_learned_waits_for_nobody(desk: Desk):
    """The first page offers the next one, without asking whether the game is new."""
    made = desk.call("POST", "/lessons", {"game": "tiles", "lesson": "first", "name": "Anna"})
    for step in lesson("tiles", "first").steps:
        if step.do:
            number = desk.call("GET", f"/tables/{made['id']}")["position"]["number"]
            body = {"seat": 0, "move": step.do, "number": number, "request": new_id()}
            desk.call("POST", f"/tables/{made['id']}/moves", body)
    page = desk.go("/")
    line = page.locator(".tables li", has_text="Your first rounds")
    expect(line).to_contain_text("Lesson finished")
    expect(page.locator(".tables")).not_to_contain_text("Your move")
    expect(offer(page, "Learn it in")).to_have_count(0)
    expect(offer(page, "Next lesson, 4 minutes")).to_be_visible()


def test_who_knows_a_game_is_not_offered_its_lesson(desk: Desk):
    made = desk.make("tiles", ["me", "screen"])
    desk.table(made)
    desk.move()
    page = desk.go("/")
    expect(page.locator("article", has_text="Railroad Tiles")).to_be_visible()
    expect(offer(page, "Learn it in")).to_have_count(0)
