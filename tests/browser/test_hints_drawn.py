"""A hint that is pointed at is drawn where it would be, pale, and nothing else changes."""

import json
import re
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
    "steam withdraw": ("steam", "last-survivor", 0.0, "withdraw", ""),
    "railways tile": ("railways", "eastern-us", 0.3, "build", "g.ahead path"),
    "railways, two sheets": ("railways", "great-britain", 0.5, "build", "g.ahead path"),
    "railways delivery": ("railways", "eastern-us", 0.3, "deliver", ".band.ahead"),
    "empires track": ("empires", "three", 0.6, "build", ".ghost.ahead"),
    "empires delivery": ("empires", "three", 0.6, "deliver", ".band.ahead"),
    "spike connection": ("spike", "two-players", 0.35, "build", ".band.ahead"),
    "spike train": ("spike", "two-players", 0.0, "roll", "path.ahead"),
    "tiles tile": ("tiles", "two", 0.3, "place", ".ghost.ahead"),
    "tiles pawn": ("tiles", "two", 0.3, "put", ".ghost.ahead"),
    "tiles, last pawn": ("tiles", "solo-four-cities", 0.34, "put", ".ghost.ahead"),
}
PALE = ":is(.ahead, .founded, [data-plate])"

Done = dict[str, dict[str, Any]]  # what a move would do: the facts of events by their names


def laid(done: Done, sign: str, price: str) -> tuple[str, str]:
    facts = next(facts for name, facts in done.items() if "turns" in facts)
    return facts["hex"], f"{sign}{facts[price]}"


def shared(done: Done) -> tuple[str, str]:
    """A point to the owner of each link."""
    facts = done["cube-delivered"]
    owners = [owner for owner in facts["owners"] if owner >= 0]
    shares = [f"{'ABCDEF'[seat]}+{owners.count(seat)}" for seat in sorted(set(owners))]
    return facts["places"][-1], "".join(shares)


def earned(done: Done) -> tuple[str, str]:
    facts = done["good-delivered"]
    money = facts["money"] + done["city-bonus"]["money"]
    prestige = f"+{facts['prestige']}★" if facts["prestige"] else ""
    return facts["city"], f"+${money}{prestige}"


# Where such a hint ends, and what is written there.
FIGURES: dict[str, Callable[[Done], tuple[str, str]]] = {
    "steam tile": lambda done: laid(done, "€", "euros"),
    "steam delivery": shared,
    "railways tile": lambda done: laid(done, "$", "dollars"),
    "railways, two sheets": lambda done: laid(done, "$", "dollars"),
    "railways delivery": shared,
    "empires delivery": earned,
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
AT_ITS_PLACES = """([lit, query]) => {
  const boxes = (query) => [...document.querySelectorAll(`.mapfield ${query}`)]
    .map((one) => one.getBoundingClientRect())
  const meet = (a, b) =>
    a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
  const [places, drawn] = [boxes(lit), boxes(query)]
  return places.length > 0 && places.every((place) => drawn.some((one) => meet(place, one))) }"""


# By their numbers, where pins stand.
PINS = """() => Object.fromEntries([...document.querySelectorAll('[data-pin]')].map((one) => {
  const { x, y } = one.getBoundingClientRect()
  return [one.dataset.pin, [Math.round(x), Math.round(y)]] }))"""


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


def would_do(desk: Desk, made: Any, move: str) -> Done:
    """To who makes it."""
    asked = {"move": move, "seat": 0}
    events = desk.call("POST", f"/tables/{made['id']}/preview", asked)["events"]
    return {one["name"]: one["args"] for one in events if one["args"].get("seat") == 0}


def before_hints(
    desk: Desk, game: str, record: str, share: float, verb: str
) -> tuple[Locator, list[Done]]:
    """As they will be listed, and what each would do."""
    desk.habit(pace="at-once")
    made = desk.middle(game, record, share, verb)
    moves = advised(desk, made, verb)
    page = desk.table(made)
    desk.asked()
    page.locator(".mapfield .camera").wait_for(state="attached")
    return page.locator(".hints button"), [would_do(desk, made, move) for move in moves]


def hints_of(
    desk: Desk, game: str, record: str, share: float, verb: str
) -> tuple[Locator, list[Done]]:
    """As they are listed, and what each would do."""
    hints, done = before_hints(desk, game, record, share, verb)
    desk.page.get_by_role("button", name="Hint").click()
    expect(hints).to_have_count(len(done))
    return hints, done


def left(page: Page) -> None:
    drawn = page.locator(f".mapfield :is({PALE}, [data-pin], [data-lit])")
    expect(drawn).to_have_count(0)


def looked_at(page: Page, kind: str, number: int, done: Done) -> None:
    """What is drawn while the hint of that number is pointed at."""
    query = HINTS[kind][-1]
    among = re.compile(rf"\b{number}\b")  # hints that end at one place share a pin
    expect(page.locator(".pin.on")).to_have_attribute("data-pin", among)
    if not query:
        expect(page.locator(f".mapfield {PALE}")).to_have_count(0)
        return
    expect(page.locator(f".mapfield {query}").first).to_be_attached()
    assert page.evaluate(AT_ITS_PLACES, ["[data-lit]", query])
    assert page.evaluate(AT_ITS_PLACES, ["[data-lit]", ".pin.on"])
    if kind in FIGURES:
        place, figure = FIGURES[kind](done)
        expect(page.locator(f'[data-lit="{place}"]')).to_be_attached()
        plate = page.locator(f'[data-plate="{place}"]')
        assert re.sub(r"\s", "", plate.text_content() or "") == figure


@pytest.mark.parametrize("kind", HINTS)
def test_a_hint_is_drawn_while_it_is_pointed_at(desk: Desk, kind: str):
    page = desk.page
    hints, done = hints_of(desk, *HINTS[kind][:-1])
    page.locator(".hints h2").hover()
    desk.at_rest()
    before = page.evaluate(STAYS)
    sent: list[str] = []
    asks = re.compile("/(preview|words|hint)\\b")
    page.on("request", lambda one: sent.append(one.url) if asks.search(one.url) else None)
    pins: list[dict[str, list[int]]] = []
    for at, events in enumerate(done):
        hint = hints.nth(at)
        ways: list[Callable[[], None]] = [hint.hover, hint.focus]
        for points in ways:
            points()
            looked_at(page, kind, at + 1, events)
            pins.append(page.evaluate(PINS))
            assert page.evaluate(STAYS) == before
            page.locator(".hints h2").hover()
            page.evaluate("document.activeElement.blur()")
            left(page)
            assert page.evaluate(STAYS) == before
    assert not sent
    numbers = " · ".join(pins[0]).split(" · ")
    assert sorted(numbers) == [str(at + 1) for at in range(len(done))]
    assert all(one == pins[0] for one in pins), "a number has its place whichever is pointed at"


def test_a_pawn_of_a_hint_is_drawn_once(desk: Desk):
    """With the last one all of the phase are placed."""
    hints, [done] = hints_of(desk, *HINTS["tiles, last pawn"][:-1])
    assert "pawn-placed" in done
    hints.first.hover()
    expect(desk.page.locator(".pin.on")).to_be_attached()
    expect(desk.page.locator(".ghost.ahead")).to_have_count(1)


def test_a_hint_is_drawn_in_ones_own_territory_alone(desk: Desk):
    hints, _ = hints_of(desk, *HINTS["tiles tile"][:-1])
    page = desk.page
    page.locator(".whose button[aria-label*=Bruno]").click()
    hints.first.hover()
    left(page)
    page.locator(".whose button[aria-label*=Anna]").click()
    hints.first.hover()
    expect(page.locator(".pin.on")).to_be_attached()


def test_a_hint_that_is_taken_is_drawn_as_the_choice(desk: Desk):
    """No longer pale, and without the numbers of the others."""
    hints, _ = hints_of(desk, *HINTS["steam tile"][:-1])
    page = desk.page
    hints.last.click()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".steam path.spot[aria-pressed=true]")).to_be_attached()
    expect(page.locator(".mapfield :is(.ahead, [data-pin], [data-plate])")).to_have_count(0)
    hints.first.hover()  # another one beside it, while that one stays what Enter plays
    expect(page.locator(".mapfield g.ahead path").first).to_be_attached()
    expect(page.locator(".steam path.spot[aria-pressed=true]")).to_be_attached()
    expect(page.locator(".dock .btn.go")).to_have_attribute("aria-disabled", "false")


def test_on_a_phone_a_hint_that_was_taken_uncovers_its_place(visit: Callable[..., Desk]):
    """By fingers, which point at nothing before they tap it."""
    desk = visit("Anna", size="phone")
    hints, _ = before_hints(desk, *HINTS["steam tile"][:-1])
    page = desk.page
    before = desk.at_rest()
    field = page.locator(".mapfield").bounding_box()
    assert field
    page.mouse.move(field["x"] + 5, field["y"] + 5)
    page.mouse.wheel(0, -600)  # a corner of the map, large
    page.wait_for_function(f"(before) => ({CAMERA})() !== before", arg=before)
    page.get_by_role("button", name="Hint").tap()
    hints.first.wait_for()
    # as in Safari: a button that is tapped gets no focus
    page.evaluate("addEventListener('mousedown', (event) => event.preventDefault(), true)")
    hints.first.tap()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".steam path.spot[aria-pressed=true]")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".mapfield [data-lit]")).to_have_count(0)
