"""Railroad Tiles on its board: by clicks, by keys, by fingers."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import ARRIVED, DRAWN, SAID, STUCK, Desk, said
from tests.server.harness import PATIENCE, new_id

# A move that takes a click or two on the board; the button that plays it is the dock's.
CLICK = """(choice) => {
  const OFF = ':disabled, [aria-disabled=true]'
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (one) => !one.matches(OFF) && one.getAttribute('aria-pressed') !== 'true')
  for (const query of ['.column.open', '.place', '.spot']) {
    const found = seen(query)
    if (found.length) return query
  }
  return '' }"""

# Those of a kind that nothing lies on: a phone shows a part of a large territory.
IN_SIGHT = """(query) => {
  const all = [...document.querySelectorAll(query)]
  const free = all.map((one, at) => [one.getBoundingClientRect(), one, at])
    .filter(([box, one]) =>
      one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
  return free.map(([, , at]) => at) }"""

# On a phone: how many places can't be touched, how many the arrows tell of, and which arrows there
# needn't be: above and below, tools lie on what is near the side.
BEYOND = """() => {
  const window = document.querySelector('.mapfield').getBoundingClientRect()
  const spots = [...document.querySelectorAll('.place, .spot')].map((one) => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return { x, free: one.contains(document.elementFromPoint(x, y)) }
  })
  const sides = { west: ({ x }) => x < window.left, east: ({ x }) => x > window.right }
  const arrows = [...document.querySelectorAll('.afar')]
  return {
    gone: spots.filter(({ free }) => !free).length,
    told: arrows.reduce((sum, arrow) => sum + Number(arrow.innerText), 0),
    needless: Object.keys(sides).filter((side) =>
      arrows.some((arrow) => arrow.matches(`.${side}`)) && !spots.some(sides[side])),
  } }"""


class Player:
    """Somebody who plays by pointing at the board."""

    def __init__(self, desk: Desk, confirm: str = "Confirm") -> None:
        self.desk = desk
        self.page = desk.page
        self.go = self.page.locator(".dock .btn.go", has_text=confirm)

    def asked(self) -> str:
        """What can be pointed at, when it is there."""
        end = time.monotonic() + STUCK
        while time.monotonic() < end:
            if self.page.locator(".end").count():
                return "end"
            if found := self.page.evaluate(CLICK, 0):
                return str(found)
            if self.page.get_by_role("button", name="Discard, nothing fits").count():
                return "discard"
            if self.settling():
                return "settle"
            if self.go.count() and self.go.is_enabled():
                return "ready"  # words without an alternative have said themselves
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to point at: {self.desk.question()}")

    def settling(self) -> bool:
        return self.page.locator(".settle").count() > 0

    def in_sight(self, what: str) -> list[int]:
        """Those that can be touched; on a phone an arrow leads to those beyond the side."""
        end = time.monotonic() + PATIENCE
        while not (free := self.page.evaluate(IN_SIGHT, what)):
            assert time.monotonic() < end, f"no {what} can be touched: {self.desk.question()}"
            if self.page.locator(".afar").count():
                self.page.locator(".afar").first.click()
            self.desk.still()
        return list(free)

    def point(self, at: int = 0) -> str:
        """One click: a column, a place, a position, or the end of it."""
        what = self.asked()
        if what in (".column.open", ".place", ".spot"):
            free = self.in_sight(what)
            self.page.locator(what).nth(free[at % len(free)]).click()
        elif what == "discard":
            self.page.get_by_role("button", name="Discard, nothing fits").click()
        elif what == "settle":
            self.page.locator(".settle").get_by_role("button", name="no more pawns").click()
        return what

    def confirm(self) -> None:
        before = self.desk.moves()
        expect(self.go).to_be_enabled()
        self.go.click()
        self.page.wait_for_function(
            "(n) => document.querySelector('.end')"
            " || +document.querySelector('input[type=range]').max > n",
            arg=before,
        )

    def move(self, at: int = 0) -> str:
        what = self.point(at)
        if what != "end":
            self.confirm()
        return what

    def until(self, wanted: str) -> None:
        """By clicks up to where this can be pointed at."""
        while self.asked() != wanted:
            self.move()

    def tiles(self) -> Locator:
        """The tiles that lie in the large territory."""
        return self.page.locator(".tiles .mapfield .land use[href^='#rh-ground']")


def alone(desk: Desk, challenge: str = "megalopolis", **options: Any) -> Player:
    made = desk.make("tiles", ["me"], options={"challenge": challenge, **options})
    desk.table(made)
    return Player(desk)


def late_game(desk: Desk, seats: list[str], rounds: int, **options: Any) -> Player:
    """A table that bots have brought that far, one of them in my place."""
    desk.habit(pace="at-once")
    # slow enough to be stopped in time
    made = desk.make("tiles", seats, options=options, pause=0.03)
    at = {"seat": 0, "request": new_id()}
    path = f"/tables/{made['id']}"
    number = made["position"]["number"]
    desk.call("POST", f"{path}/bot", {**at, "level": "medium", "number": number})
    end = time.monotonic() + STUCK
    while desk.call("GET", path)["position"]["views"]["0"]["round"] < rounds:
        assert time.monotonic() < end
        time.sleep(0.1)
    number = desk.call("GET", path)["position"]["number"]
    for _ in range(20):
        address = f"{desk.server.address}/api{path}/back"
        body = {"seat": 0, "request": new_id(), "number": number}
        answer = desk.page.request.post(address, data=body)
        if answer.ok:
            break
        number = desk.call("GET", path)["position"]["number"]
    desk.table(made)
    return Player(desk)


# Whole games.


def test_a_whole_game_alone_by_clicks(desk):
    """From the first column to the stars, with nothing but clicks on the board and Confirm."""
    player = alone(desk, objectives=True)
    kinds: dict[str, int] = {}
    count = 0
    while (what := player.move(count)) != "end":
        kinds[what] = kinds.get(what, 0) + 1
        count += 1
        assert count < 120
    assert kinds[".column.open"] == 8
    assert kinds[".place"] > 16
    assert kinds[".spot"] > 4
    page = player.page
    expect(page.get_by_role("columnheader", name="Largest rectangle")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    expect(player.tiles().nth(kinds[".place"] - 1)).to_be_attached()
    desk.accessible()


def press_until(page: Page, key: str, query: str) -> None:
    """Presses an arrow until the focus is on such a thing."""
    for _ in range(20):
        page.keyboard.press(key)
        if page.evaluate("(q) => document.activeElement?.matches(q)", query):
            return
    raise AssertionError(f"{key} does not lead to {query}")


def test_two_rounds_by_keys_alone(desk):
    player = alone(desk)
    page = player.page
    desk.asked()
    rounds = 0
    while True:
        what, before = player.asked(), desk.moves()
        if what == ".column.open":
            if rounds == 2:
                break
            rounds += 1
            page.locator("body").press("2")
            expect(page.locator(".column.chosen")).to_have_count(1)
        elif what in (".place", ".spot"):
            press_until(page, "ArrowRight", what)
            page.keyboard.press("Enter")
            expect(page.locator(f"{what}[aria-pressed=true]")).to_have_count(1)
        elif what == "settle":
            page.locator(".settle button").last.focus()
            page.keyboard.press("Enter")
        expect(player.go).to_be_enabled()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => +document.querySelector('input[type=range]').max > n", arg=before
        )
    expect(player.tiles().nth(4)).to_be_attached()


# Placing.


def to_a_choice(player: Player) -> Locator:
    """A place where the tile in hand fits in more ways than one."""
    for _ in range(40):
        if player.asked() == ".place":
            several = player.page.locator(".place").filter(has_text=re.compile(r"^[2-8] ways"))
            if several.count():
                return several.first
        player.move(1)
    raise AssertionError("never a choice")


def test_turning_flipping_and_only_fitting_places(desk):
    """R and a second click walk the ways that fit; each of them can be played."""
    player = alone(desk)
    page = player.page
    place = to_a_choice(player)
    ways = int(re.findall(r"\d+", place.text_content() or "")[0])
    place.click()
    expect(player.go).to_be_enabled()
    seen = {said(page)}
    for turn in range(ways - 1):
        before = said(page)
        if turn % 2:
            page.locator("body").press("r")
        else:
            page.locator(".place[aria-pressed=true]").click()
        expect(page.locator(SAID)).not_to_have_attribute("data-said", before)
        seen.add(said(page))
        expect(player.go).to_be_enabled()
    assert len(seen) == ways
    page.locator("body").press("Backspace")
    expect(page.locator(".place[aria-pressed=true]")).to_have_count(0)


def test_a_tile_is_dragged_to_its_place(desk):
    player = alone(desk)
    page = player.page
    player.until(".place")
    page.evaluate(DRAWN)
    page.wait_for_function(ARRIVED)  # the station board has gone
    tile = page.locator(".hand .tile.on").bounding_box()
    place = page.locator(".place").first
    spot = place.bounding_box()
    assert tile and spot
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=8)
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(".tiles .mapfield .ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    before = player.tiles().count()
    player.confirm()
    expect(player.tiles()).to_have_count(before + 1)


def test_an_unlit_place_says_why(desk):
    """TIL-R3 by its name, and the way to the rule."""
    player = alone(desk)
    page = player.page
    for _ in range(40):
        player.until(".place")
        dark = page.evaluate(
            """() => {
              const tiles = [...document.querySelectorAll('.land > g')]
                .filter((one) => one.querySelector('use'))
                .map((one) => one.getBoundingClientRect())
              const lit = [...document.querySelectorAll('.place')].map((one) =>
                one.getBoundingClientRect())
              const inside = (x, y) => (box) =>
                x > box.left && x < box.right && y > box.top && y < box.bottom
              for (const box of tiles)
                for (const [right, down] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
                  const x = box.left + box.width * (0.5 + right)
                  const y = box.top + box.height * (0.5 + down)
                  if (![...tiles, ...lit].some(inside(x, y))) return [x, y]
                }
              return null }"""
        )
        if dark:
            break
        player.move()
    assert dark
    page.mouse.click(*dark)
    expect(page.get_by_role("alert")).to_contain_text("would show")
    expect(page.locator(".refused")).to_have_count(1)
    page.get_by_role("button", name="Rule TIL-R3").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_undo_puts_the_tile_back_in_the_hand(desk):
    player = alone(desk)
    page = player.page
    player.until(".place")
    hand, tiles = page.locator(".hand .tile"), player.tiles()
    before = hand.count(), tiles.count()
    player.move()
    expect(tiles).to_have_count(before[1] + 1)
    page.get_by_role("button", name="Undo").click()
    expect(tiles).to_have_count(before[1])
    expect(hand).to_have_count(before[0])


def test_a_tile_is_refused(desk):
    player = alone(desk)
    page = player.page
    player.until(".place")
    hand = page.locator(".hand .tile").count()
    page.get_by_role("button", name="Refuse, 2 left").click()
    expect(page.locator(".cross")).to_be_visible()
    player.confirm()
    expect(page.get_by_role("button", name="Refuse, 1 left")).to_be_visible()
    expect(page.locator(".hand .tile")).to_have_count(hand - 1)


def test_reload_in_the_middle_of_placing(desk):
    player = alone(desk)
    page = player.page
    player.until(".place")
    player.move()
    player.until(".place")
    labels = [one.get_attribute("aria-label") for one in page.locator(".place").all()]
    tiles = player.tiles().count()
    page.reload()
    assert player.asked() == ".place"
    expect(player.tiles()).to_have_count(tiles)
    assert [one.get_attribute("aria-label") for one in page.locator(".place").all()] == labels


# Looking.


def test_the_points_on_a_position_are_the_points_it_scores(desk):
    """What the page reckons while pointing is what the game gives."""
    desk.habit(pace="at-once")
    player = late_game(desk, ["me"], 2, challenge="perfection")
    page = player.page
    checked = 0
    while checked < 3:
        if player.asked() == ".spot":
            spots = page.locator(".spot:not(.starred)")
            spot = spots.last if spots.count() else page.locator(".spot").last
            label = spot.get_attribute("aria-label") or ""
            promised = int(re.findall(r"(\d+) points?$", label)[0])
            spot.hover()
            expect(page.locator(".glow").first).to_be_attached()
            spot.click()
            player.confirm()
            while player.asked() in (".spot", "settle"):
                page.locator(".settle").get_by_role("button", name="no more pawns").click()
                player.confirm()
            log = page.locator(".right .log")
            expect(log).to_contain_text(re.compile("and scores"))
            scored = re.findall(r"and scores (\d+)", log.inner_text())
            assert int(scored[0]) == promised
            checked += 1
        else:
            player.move()
    assert checked == 3


def test_what_counts_is_lit_on_the_board(desk):
    player = late_game(desk, ["me"], 5, challenge="perfection")
    page = player.page
    side = page.locator(".left")
    side.get_by_role("button", name=re.compile("Rectangle")).hover()
    expect(page.locator(".rectangle.lit")).to_have_count(1)
    side.get_by_role("button", name=re.compile("open ends")).focus()
    ends = int(re.findall(r"(\d+) open ends", page.locator(".tally").inner_text())[0])
    expect(page.locator(".end")).to_have_count(ends)
    side.get_by_role("button", name=re.compile("train|car|traveller")).first.hover()
    expect(page.locator(".glow").first).to_be_attached()
    expect(side.get_by_text("Perfection")).to_be_visible()
    expect(side.get_by_text(re.compile("of 3 stars"))).to_be_visible()
    expect(side.get_by_text("a bot has played in your place")).to_be_visible()


def test_the_territory_of_another_is_shown_large_and_read_out(desk):
    player = late_game(desk, ["me", "medium", "medium", "medium"], 3, objectives=True)
    page = player.page
    player.asked()
    mine = player.tiles().count()
    expect(page.get_by_role("heading", name="Your territory")).to_be_attached()
    page.get_by_role("button", name=re.compile("Show Bot 2's territory large")).click()
    expect(page.get_by_role("heading", name="Territory of Bot 2")).to_be_attached()
    rows = page.locator(".tiles > .aside li").all_inner_texts()
    assert any(row.startswith("on the first tile: ") for row in rows)
    page.get_by_role("button", name="back to mine").click()
    expect(player.tiles()).to_have_count(mine)


def test_a_full_table_is_light(desk):
    """At most 4,000 nodes on the largest board."""
    player = late_game(desk, ["me", "medium", "medium", "medium"], 8, objectives=True)
    player.asked()
    assert player.page.evaluate("document.querySelectorAll('*').length") < 4000


# Everybody.


@pytest.mark.some(1)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_phase_is_accessible(visit, size, theme):
    desk = visit("Anna", size=size, theme=theme)
    desk.habit(pace="at-once")
    made = desk.make("tiles", ["me", "random", "random"], options={"objectives": True}, seed="7")
    page = desk.table(made)
    player = Player(desk)
    phases = [".place", ".column.open", ".place", ".spot"]
    for phase in phases:
        player.until(phase)
        desk.accessible()
        player.point()
        desk.accessible()
        desk.fits()
        player.confirm()
    if size == "phone":
        for tab in ("Players", "Supply"):
            page.get_by_role("button", name=tab).click()
            desk.accessible()


def test_a_round_by_fingers_on_a_phone(visit):
    desk = visit("Anna", size="phone")
    player = alone(desk)
    page = player.page
    player.until(".column.open")
    page.locator(".column.open").last.tap()
    player.go.tap()
    place = to_a_choice(player)
    for part in (".hand .tile.on", ".hand .act"):
        box = page.locator(part).first.bounding_box()
        assert box and box["width"] >= 44 and box["height"] >= 44
    place.tap()
    page.get_by_role("button", name="Turn").tap()
    expect(player.go).to_be_enabled()
    tiles = player.tiles().count()
    player.go.tap()
    expect(player.tiles()).to_have_count(tiles + 1)
    desk.fits()


def test_in_italian(visit):
    desk = visit("Anna", language="it")
    made = desk.make("tiles", ["me"], options={"challenge": "perfection", "objectives": True})
    page = desk.table(made)
    player = Player(desk, "Conferma")
    player.until(".place")
    for words in ("In mano", "Popolamento", "Sfida", "Perfezione", "Se finisse adesso"):
        expect(page.get_by_text(re.compile(f"^{words}")).first).to_be_visible()
    expect(page.get_by_role("button", name="Gira")).to_be_visible()
    expect(page.locator(".place").first).to_contain_text(re.compile("mod[oi]"))
    assert page.locator("html").get_attribute("lang") == "it"
    assert "web-tiles" not in page.locator("body").inner_text()
    desk.accessible()


def test_on_a_phone_a_square_is_as_large_as_a_finger_and_what_is_out_of_sight_is_told(visit):
    desk = visit("Anna", size="phone")
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("tiles", "four-objectives", 0.6, "place"))
    expect(page.locator(".place").first).to_be_visible()
    desk.still()
    for square in page.locator(".place .lawn").all():
        box = square.bounding_box()
        assert box and box["width"] >= 40  # 44 with the gap around it
    told_of_all_that_is_beyond(page)
    side = re.sub(r"^\d+ more places? ", "", arrows(page)[0])
    left = 1000  # places out of sight, as the arrow says
    while said := [label for label in arrows(page) if label.endswith(side)]:
        count = int(said[0].split()[0])
        assert 0 < count < left, "a tap brings none in sight"
        assert said == [f"{count} more place{'s' if count > 1 else ''} {side}"]
        left = count
        arrow = page.get_by_role("button", name=said[0], exact=True)
        arrow.tap()
        expect(arrow).to_have_count(0)
        page.wait_for_function(ARRIVED)
        told_of_all_that_is_beyond(page)
    assert left < 1000


@pytest.mark.parametrize("share", [0.3, 0.45, 0.75, 0.9])
def test_on_a_phone_a_place_can_be_touched_or_an_arrow_leads_there(visit, share):
    desk = visit("Anna", size="phone")
    desk.habit(pace="at-once")
    page = desk.table(desk.middle("tiles", "four-objectives", share, "place"))
    expect(page.locator(".place").first).to_be_visible()
    desk.still()
    told_of_all_that_is_beyond(page)


def arrows(page: Page) -> list[str]:
    """What they say."""
    return [one.get_attribute("aria-label") or "" for one in page.locator(".afar").all()]


def told_of_all_that_is_beyond(page: Page) -> None:
    """A place in a corner is beyond two sides."""
    found = page.evaluate(BEYOND)
    assert found["gone"] <= found["told"] and not found["needless"], found
