"""A hint that is pointed at is drawn where it would be, pale, and nothing else changes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.desk import CAMERA, Desk

# Each is said in the middle of a recorded game: record, how far on, verb; and what draws it.
HINTS = {
    "steam tile": ("steam", "northeast-base", 0.3, "build", "g.ahead path"),
    "steam delivery": ("steam", "northeast-base", 0.3, "deliver", ".band.ahead"),
    "steam city": ("steam", "northeast-base", 0.0, "urbanize", ".founded"),
    "railways tile": ("railways", "eastern-us", 0.3, "build", "g.ahead path"),
    "railways, two sheets": ("railways", "great-britain", 0.5, "build", "g.ahead path"),
    "railways delivery": ("railways", "eastern-us", 0.3, "deliver", ".band.ahead"),
    "empires track": ("empires", "three", 0.6, "build", ".ghost.ahead"),
    "empires delivery": ("empires", "three", 0.6, "deliver", ".band.ahead"),
    "spike connection": ("spike", "two-players", 0.35, "build", ".band.ahead"),
    "spike train": ("spike", "two-players", 0.0, "roll", "path.ahead"),
    "tiles tile": ("tiles", "two", 0.3, "place", ".ghost.ahead"),
    "tiles pawn": ("tiles", "two", 0.3, "put", ".ghost.ahead"),
}

# What must stay as it is: question and buttons, what is said, the window and its camera, what may
# be touched, what keys reach, what lies over the map.
STAYS = f"""() => {{
  const box = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join()
  const all = (query, told) => [...document.querySelectorAll(query)].map(told)
  return {{
    dock: all('footer.dock', (one) => one.innerText),
    said: all('.dock .prompt', (one) => one.dataset.said),
    camera: ({CAMERA})(),
    windows: all('main.board, .mapfield, footer.dock', box),
    stops: all('main.board [data-stop]', (one) => one.dataset.stop + one.getAttribute('tabindex')),
    over: all('.mapfield > :not(svg, .camera)', box),
  }} }}"""

# Whether what is drawn lies at each place that is lit.
AT_ITS_PLACES = """(query) => {
  const boxes = (query) => [...document.querySelectorAll(`.mapfield ${query}`)]
    .map((one) => one.getBoundingClientRect())
  const meet = (a, b) =>
    a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
  const [lit, drawn] = [boxes('[data-lit]'), boxes(query)]
  return lit.length > 0 && lit.every((place) => drawn.some((one) => meet(place, one))) }"""


def sentences(words: list[Any] | None) -> list[str]:
    """All that are no longer than what is told at once."""
    return [
        f"{word['word']} {rest}".strip()
        for word in words or []
        for rest in ([""] if word["next"] == [] else sentences(word["next"]))
    ]


def advised(desk: Desk, made: Any, verb: str) -> list[str]:
    """The first and the last of such moves, as a bot would advise them, which thinks too long."""
    path = f"/tables/{made['id']}/words?seat=0&said=&depth=8"
    moves = [one for one in sentences(desk.call("GET", path)["next"]) if one.split()[0] == verb]
    hints = [{"move": one, "expected": 0.5, "reasons": []} for one in {moves[0]: 0, moves[-1]: 0}]

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({"hints": hints}))

    desk.page.route("**/hint", answer)
    return [str(one["move"]) for one in hints]


def hints_of(desk: Desk, game: str, record: str, share: float, verb: str) -> Locator:
    desk.habit(pace="at-once")
    made = desk.middle(game, record, share, verb)
    advised(desk, made, verb)
    page = desk.table(made)
    desk.asked()
    page.locator(".mapfield").wait_for()
    page.get_by_role("button", name="Hint").click()
    hints = page.locator(".hints button")
    hints.first.wait_for()
    return hints


def left(page: Page) -> None:
    drawn = page.locator(".mapfield :is(.ahead, .founded, [data-pin], [data-plate], [data-lit])")
    expect(drawn).to_have_count(0)


@pytest.mark.parametrize("kind", HINTS)
def test_a_hint_is_drawn_while_it_is_pointed_at(desk: Desk, kind: str):
    game, record, share, verb, query = HINTS[kind]
    page = desk.page
    hints = hints_of(desk, game, record, share, verb)
    page.locator(".hints h2").hover()
    before = page.evaluate(STAYS)
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if "/api/" in one.url else None)
    ways: list[Callable[[], None]] = [hints.first.hover, hints.first.focus]
    for points in ways:
        points()
        expect(page.locator(f".mapfield {query}").first).to_be_attached()
        expect(page.locator(".pin.on")).to_be_attached()
        assert page.evaluate(AT_ITS_PLACES, query)
        assert page.evaluate(STAYS) == before
        page.locator(".hints h2").hover()
        page.evaluate("document.activeElement.blur()")
        left(page)
        assert page.evaluate(STAYS) == before
    assert not sent


def test_a_hint_that_is_taken_is_drawn_as_the_choice(desk: Desk):
    """No longer pale, and without the numbers of the others."""
    hints = hints_of(desk, "steam", "northeast-base", 0.3, "build")
    page = desk.page
    hints.last.click()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".steam path.spot[aria-pressed=true]")).to_be_attached()
    expect(page.locator(".mapfield :is(.ahead, [data-pin], [data-plate])")).to_have_count(0)
    hints.first.hover()  # another one beside it, while that one stays what Enter plays
    expect(page.locator(".mapfield g.ahead path").first).to_be_attached()
    expect(page.locator(".steam path.spot[aria-pressed=true]")).to_be_attached()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
