"""What is this? Things that are pointed at say what they are, and which rule tells of them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.tables.things import things
from roundhouse.texts import Texts
from tests.browser.desk import DRAWN, Desk

# A lesson's table of each game, with much on it.
LESSONS = {
    "steam": "money",
    "railways": "cards",
    "empires": "sharing",
    "spike": "contracts",
    "tiles": "placing",
}

# Points on the page where a thing of a kind is drawn: along lines, and in the middle of others.
POINTS = """(at) => {
  const found = []
  for (const one of [...document.querySelectorAll(at)].slice(0, 60)) {
    for (const part of [one, ...one.querySelectorAll('path, rect, circle, use')].slice(0, 30)) {
      const box = part.getBoundingClientRect()
      if (box.width && box.height) found.push([box.left + box.width / 2, box.top + box.height / 2])
      if (!(part instanceof SVGPathElement)) continue
      const length = part.getTotalLength()
      const screen = part.getScreenCTM()
      for (const share of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8]) {
        const { x, y } = part.getPointAtLength(share * length).matrixTransform(screen)
        found.push([x, y])
      }
    }
  }
  const seen = ([x, y]) => x > 4 && y > 64 && x < innerWidth - 4 && y < innerHeight - 4
  return found.filter(seen).slice(0, 60)
}"""
TOLD = "() => document.querySelector('.explained')?.dataset.kind"


def sit(desk: Desk, game: str) -> Page:
    desk.habit(pace="at-once")
    page = desk.table(
        desk.call("POST", "/lessons", {"game": game, "lesson": LESSONS[game], "name": "Anna"})
    )
    expect(page.locator(".lesson")).to_be_visible()
    return page


def ask(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is this?").click()
    expect(page.get_by_text("Point at anything")).to_be_visible()


def pointed_at(page: Page, kind: str, at: str) -> bool:
    """Whether some place of it answers with it."""
    for x, y in page.evaluate(POINTS, at):
        page.mouse.move(x, y)
        page.evaluate(DRAWN)
        if page.evaluate(TOLD) == kind:
            return True
    return False


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(LESSONS))
def test_things_say_what_they_are_and_which_rule(desk: Desk, game: str):
    page = sit(desk, game)
    ask(page)
    texts = Texts("en", game)
    answered = []
    for thing in things(game):
        if pointed_at(page, thing.kind, thing.at):
            answered.append(thing.kind)
            card = page.locator(".explained")
            expect(card).to_contain_text(texts.say(f"{game}-what-{thing.kind}"))
            expect(card).to_contain_text(texts.say(f"{game}-what-{thing.kind}-about"))
            expect(card.get_by_role("button")).to_contain_text(thing.rule)
    assert len(answered) >= 8, answered
    assert not desk.refused


def test_nothing_is_played_while_one_asks_and_the_rule_is_a_click_away(desk: Desk):
    page = sit(desk, "steam")
    ask(page)
    tile = page.locator("[data-point=locomotive]")
    tile.click()
    expect(page.locator(".explained[data-kind=action]")).to_be_visible()
    expect(page.locator("footer.dock .btn.go:not(.empty)")).to_have_count(0)
    page.locator(".explained").get_by_role("button").click()
    heading = page.get_by_role("dialog").get_by_role("heading", name="STM-A8")
    expect(heading).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Point at anything")).to_have_count(0)
    tile.click()
    expect(page.locator("footer.dock .btn.go:not(.empty)")).to_be_visible()


def test_escape_and_a_button_end_the_asking(desk: Desk):
    page = sit(desk, "tiles")
    ask(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Point at anything")).to_have_count(0)
    ask(page)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Point at anything")).to_have_count(0)
    page.locator(".column").first.click(button="right")
    expect(page.locator(".explained[data-kind=column]")).to_be_visible()
    page.mouse.click(720, 400)
    expect(page.locator(".explained")).to_have_count(0)


PRESS: Any = """(at) => {
  const one = [...document.querySelectorAll(at)].find((it) => it.getBoundingClientRect().width)
  const { left, top, width, height } = one.getBoundingClientRect()
  const how = { bubbles: true, pointerType: 'touch', isPrimary: true,
                clientX: left + width / 2, clientY: top + height / 2 }
  one.dispatchEvent(new PointerEvent('pointerdown', how))
}"""


def test_a_long_press_asks_in_the_language_of_the_page(visit):
    desk = visit("Anna", language="it", size="phone")
    page = sit(desk, "tiles")
    page.wait_for_load_state("networkidle")
    page.evaluate(PRESS, ".column")
    expect(page.locator(".explained")).to_be_visible()
    expect(page.locator(".explained")).to_contain_text("Una tessera")
    desk.fits()
    desk.accessible()
