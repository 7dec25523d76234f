"""Every click on something that can't be used now is answered in the dock: the rule and the facts.

A table of wrong clicks for each game: a position, what is clicked first, what is clicked then, and
the sentence that answers. Positions are recorded games, gone back to a move of Anna's.
"""

import json
import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DRAWN, Desk, middle
from tests.server.harness import ROOT

# From units of the drawing to pixels of the screen.
SCREEN = """([x, y]) => {
  const camera = document.querySelector('.camera')
  const [, left, top, scale] = /translate\\(([-\\d.e]+)px, ([-\\d.e]+)px\\) scale\\(([-\\d.e]+)\\)/
    .exec(camera.style.transform).map(Number)
  const pieces = camera.querySelector('svg.pieces')
  const more = pieces ? pieces.width.baseVal.value / pieces.viewBox.baseVal.width : 1
  const box = document.querySelector('.mapfield').getBoundingClientRect()
  return [box.left + left + x * scale * more, box.top + top + y * scale * more]
}"""


def hexes(desk: Desk, game: str, name: str) -> dict[str, tuple[float, float]]:
    """Where the hexes of a map lie, each by its name and by that of its city or town."""
    compiled = desk.call("GET", f"/games/{game}/maps/{name}.json")
    address = f"{desk.server.address}/api/games/{game}/maps/{name}.svg"
    picture = desk.page.request.get(address).text()[:2000]
    side = float(re.findall(r'data-side="([^"]+)"', picture)[0])
    left, top = map(float, re.findall(r'data-origin="([^"]+)"', picture)[0].split())
    flat = compiled["orientation"] == "flat"
    root = math.sqrt(3)
    found = {}
    for slug, q, r, *_ in compiled["hexes"]:
        x = left + side * (1.5 * q if flat else root * (q + r / 2))
        y = top + side * (root * (r + q / 2) if flat else 1.5 * r)
        found[slug] = (x, y)
    slugs = list(found)
    for place in compiled["places"]:
        found[place["slug"]] = found[slugs[place["hex"]]]
    return found


def spaces(desk: Desk, view: Any) -> dict[str, tuple[float, float]]:
    """Small Railroad Empires: spaces, cities and factories."""
    side = 44
    return {
        one["space"]: (
            1.5 * side * one["q"],
            side * math.sqrt(3) * (one["r"] + one["q"] / 2),
        )
        for one in view["spaces"]
    }


def points() -> dict[str, tuple[float, float]]:
    """Spike: cities, junctions, and the spaces between two of them."""
    file = ROOT / "web" / "src" / "boards" / "spike" / "data.json"
    board = json.loads(file.read_text("utf-8"))
    left, top = board["origin"]
    spacing = board["spacing"]
    found = {
        slug: (left + spacing * (column + (row % 2) / 2), top + spacing * math.sqrt(3) / 2 * row)
        for slug, column, row in board["points"]
    }
    slugs = list(found)
    for a, b, *_ in board["edges"]:
        (x, y), (z, w) = found[slugs[a]], found[slugs[b]]
        found[f"{slugs[a]} – {slugs[b]}"] = ((x + z) / 2, (y + w) / 2)
    return found


def places(desk: Desk, game: str, made: Any) -> dict[str, tuple[float, float]]:
    view = made["position"]["views"]["0"]
    if game == "empires":
        return spaces(desk, view)
    if game == "spike":
        return points()
    if game == "tiles":
        return {
            f"{column},{row}": (100 * column + 50, 100 * row + 50)
            for column in range(-6, 7)
            for row in range(-6, 7)
        }
    return hexes(desk, game, view["map"])


DOCK = "document.querySelector('footer.dock').offsetHeight"
# Whether a click there reaches the map.
ON_MAP = """([x, y]) => {
  const there = document.elementFromPoint(x, y)
  return there?.closest('.mapfield') != null && there.closest('button, [data-still]') === null }"""


PULL = 120  # pixels at a time


class Board:
    def __init__(self, desk: Desk, game: str, made: Any) -> None:
        self.page = desk.page
        desk.habit(pace="at-once")
        desk.table(made)
        self.places = places(desk, game, made)
        self.page.locator(".mapfield .camera").wait_for(state="attached")
        desk.asked()
        desk.still()

    def in_sight(self, what: str) -> bool:
        """A place is pulled into sight by hand; a piece may be in a column that isn't shown."""
        if what not in self.places:
            return self.page.locator(what).first.is_visible()
        x, y = middle(self.page, ".mapfield")
        for _ in range(12):
            across, down = self.page.evaluate(SCREEN, self.places[what])
            if self.page.evaluate(ON_MAP, [across, down]):
                return True
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            pull = [max(-PULL, min(PULL, far)) for far in (x - across, y - down)]
            self.page.mouse.move(x + pull[0], y + pull[1], steps=4)
            self.page.mouse.up()
            self.page.evaluate(DRAWN)
        return False

    def click(self, what: str) -> None:
        """A place by its name, or a piece or a button by a selector."""
        if what in self.places:
            self.page.mouse.click(*self.page.evaluate(SCREEN, self.places[what]))
        else:
            self.page.locator(what).first.click(force=True)


# By game and position (a record, how far into it, the verb of the move that is asked for): what is
# clicked, one after the other, and what the dock says, with its rule. What begins with + is clicked
# to get there.
WRONG: dict[str, dict[tuple[str, float, str], list[tuple[str, str, str]]]] = {
    "steam": {
        ("northeast-base", 0.3, "build"): [
            ("albany", "Albany is a city: no track lies there", "STM-B4"),
            ("hartford", "Hartford is a city: no track lies there", "STM-B4"),
            ("poughkeepsie", "must lead back to a city over your own track", "STM-B2"),
            ("watertown", "must lead back to a city over your own track", "STM-B2"),
            ("harrisburg", "must lead back to a city over your own track", "STM-B2"),
            ("e9", "must lead back to a city over your own track", "STM-B2"),
            ("j8", "a tile laid here must keep the track (", "STM-B9"),
            ("[data-why='choose engineer']", "Actions can't be chosen now", "STM-A1"),
            (".sets [data-why^=grow]", "You have no City Growth to use", "STM-A5"),
            (".cities [data-why^=urbanize]", "You have no Urbanization to use", "STM-A7"),
        ],
        ("northeast-base", 0.3, "deliver"): [
            ("syracuse", "None of the links is yours", "STM-G5"),
            ("toronto", "Buffalo doesn't take red cubes", "STM-G3"),
            ("poughkeepsie", "Poughkeepsie has no red cube", "STM-G1"),
            ("e9", "Nothing is built now: move goods", "STM-B1"),
            ("+.source", "", ""),
            ("ottawa", "with Ottawa: a cube travels over complete links only", "STM-G2"),
        ],
        ("northeast-base", 0.2, "choose"): [
            ("albany", "Nothing is built now: choose an action", "STM-B1"),
            ("[data-why='choose engineer']", "Dmitri has Engineer already", "STM-A3"),
            ("[data-why='choose urbanization']", "Bruno has Urbanization already", "STM-A7"),
        ],
    },
    "railways": {
        ("eastern-us", 0.3, "build"): [
            ("f33", "touch neither a city nor an incomplete link of yours", "ROW-B2"),
            ("c10", "touch neither a city nor an incomplete link of yours", "ROW-B2"),
            ("f26", "touch neither a city nor an incomplete link of yours", "ROW-B2"),
            ("s8", "touch neither a city nor an incomplete link of yours", "ROW-B2"),
            ("y3", "a tile laid here must keep the track (", "ROW-B8"),
            ("n38", "That can be done: choose “build track” first", "ROW-B1"),
            ("[data-why='take speed-record']", "it rewards the first who does", "ROW-O2"),
            ("[data-why='take bounty-mobile']", "it rewards the first who does", "ROW-O2"),
            ("svg[data-why^=urbanize]", "That can be done: choose “urbanize” first", "ROW-U1"),
            ("[data-why='play hotel-chicago']", "works by itself: it is not played", "ROW-O2"),
            ("+[data-verb=build]", "", ""),
            ("+path.spot.city", "", ""),
            ("kansas-city", "Kansas City can't be reached from", "ROW-B1"),
            ("new-orleans", "New Orleans can't be reached from", "ROW-B1"),
        ],
        ("eastern-us", 0.3, "deliver"): [
            ("+[data-verb=deliver]", "", ""),
            ("boston", "The route has 3 links; with locomotive 1", "ROW-D1"),
            ("milwaukee", "No complete link leaves Milwaukee", "ROW-D1"),
        ],
    },
    "empires": {
        ("three", 0.2, "build"): [
            ("calias-company", "no track or train of yours borders on it", "SRE-C1"),
            ("hallow-mill", "no track or train of yours borders on it", "SRE-C1"),
            ("minster", "no track or train of yours borders on it", "SRE-C1"),
            ("1k", "no track or train of yours borders on it", "SRE-C1"),
            ("3c", "no track or train of yours borders on it", "SRE-C1"),
            ("3h", "you are here already", "SRE-C1"),
            ("quill-and-son", "Quill & Son: you are here already", "SRE-C1"),
            ("[data-why='claim long-track-expert']", "asks for 7; you have 0", "SRE-A2"),
            ("[data-why='buy 1']", "You hold 3 cards, which is the limit", "SRE-T1"),
            ("[data-why='play red-steel']", "Train cards are played after a delivery", "SRE-D4"),
        ],
        ("three", 0.3, "deliver"): [
            ("calias-company", "You have no track at Calias Company", "SRE-D1"),
            ("minster", "You have no track in Minster", "SRE-D1"),
            ("1f", "Tracks are built at the beginning of a turn", "SRE-C1"),
            ("[data-why='claim long-track-expert']", "You have claimed Long Track", "SRE-A1"),
        ],
    },
    "spike": {
        ("two-players", 0.2, "build"): [
            ("indianapolis", "Indianapolis is on your network already", "SPK-A2"),
            ("louisville", "Louisville is on your network already", "SPK-A2"),
            ("kansas-city", "your hand can't pay that", "SPK-A4"),
            ("tulsa", "your hand can't pay that", "SPK-A4"),
            ("savannah", "The spaces need 1 blue, 1 white", "SPK-A4"),
            ("birmingham", "The spaces need 1 red, 1 purple", "SPK-A4"),
            ("duluth – minneapolis", "Track is built as far as a city: choose the city", "SPK-A2"),
            ("[data-why='give yellow']", "A card is given away once", "SPK-S5"),
            (".contract[data-why^=load]", "Your train is not in a city that has", "SPK-T6"),
        ],
        ("two-players", 0.4, "draw"): [
            ("buffalo", "The spaces need 1 white", "SPK-A4"),
            ("memphis", "The spaces need 1 green", "SPK-A4"),
            ("knoxville", "The spaces need 1 red", "SPK-A4"),
            ("raleigh", "Raleigh is on your network already", "SPK-A2"),
            ("savannah", "Savannah is on your network already", "SPK-A2"),
        ],
    },
    "tiles": {
        ("two", 0.3, "place"): [
            ("0,0", "On the first tile: a tile lies there already", "TIL-R3"),
            ("1,-1", "a tile lies there already", "TIL-R3"),
            ("3,1", "would touch no tile there", "TIL-R3"),
            (".dock .btn.go", "Nothing to confirm yet: ", "TIL-R3"),
            ("[data-point=population]", "Pawns are placed when all tiles lie", "TIL-R7"),
            ("[data-why='take 1']", "now it is time to place a tile", "TIL-R2"),
            ("[data-why='take 2']", "now it is time to place a tile", "TIL-R2"),
            ("[data-why='take 3']", "now it is time to place a tile", "TIL-R2"),
            ("[data-why='take 4']", "now it is time to place a tile", "TIL-R2"),
        ],
        ("two", 0.0, "start"): [
            ("1,-1", "The first tile has one place, the lit one in the middle", "TIL-S5"),
            ("[data-why='take 1']", "now it is time to take a starting tile", "TIL-R2"),
        ],
        ("two", 0.3, "take"): [
            ("0,0", "That has to wait: now it is time to take a column", "TIL-R2"),
            ("1,-1", "now it is time to take a column", "TIL-R2"),
            ("-1,1", "now it is time to take a column", "TIL-R2"),
        ],
        ("two", 0.5, "put"): [
            ("[data-why='take 1']", "now it is time to place pawns", "TIL-R2"),
            ("[data-why='take 2']", "now it is time to place pawns", "TIL-R2"),
            ("[data-why='take 3']", "now it is time to place pawns", "TIL-R2"),
        ],
    },
}
CASES = [(game, position) for game, positions in WRONG.items() for position in positions]


def test_a_dozen_wrong_clicks_for_every_game():
    for game, positions in WRONG.items():
        clicks = [one for all in positions.values() for one in all if not one[0].startswith("+")]
        assert len(clicks) >= 12, (game, len(clicks))


def answers(desk: Desk, game: str, position: tuple[str, float, str], everywhere: bool) -> int:
    """How many wrong clicks were answered, each with its sentence; all, or what can be seen."""
    board = Board(desk, game, desk.middle(game, *position))
    page = desk.page
    alert = page.get_by_role("alert")
    high = page.evaluate(DOCK)
    answered = 0
    for click, says, rule in WRONG[game][position]:
        if click.startswith("+"):
            page.locator(click[1:]).first.dispatch_event("click")
            desk.still()
            continue
        if not everywhere and not board.in_sight(click):
            continue
        answered += 1
        board.click(click)
        expect(alert, click).to_contain_text(says)
        expect(alert.get_by_role("button", name=f"Rule {rule}", exact=True)).to_be_visible()
        if click in board.places:
            expect(page.locator("g.refused")).to_have_count(1)
        assert page.evaluate(DOCK) == high, click
        # the next key takes it away
        page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
    return answered


@pytest.mark.parametrize(("game", "position"), CASES)
def test_a_wrong_click_is_answered(desk: Desk, game: str, position: tuple[str, float, str]) -> None:
    assert answers(desk, game, position, everywhere=True)


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(WRONG))
def test_a_wrong_tap_is_answered_on_a_phone(visit: Callable[..., Desk], game: str) -> None:
    """It shows a part of the map, which can be pulled about, and no columns beside it."""
    desk = visit("Anna", size="phone")
    assert sum(answers(desk, game, position, everywhere=False) for position in WRONG[game]) >= 5


OUTSIDE = {"steam": "STM-B4", "railways": "ROW-B4", "empires": "SRE-C1", "spike": "SPK-A2"}
CORNERS = """() => {
  const { left, top, right, bottom } = document.querySelector('.mapfield').getBoundingClientRect()
  const air = 9
  return [left + air, right - air].flatMap((x) => [top + air, bottom - air].map((y) => [x, y])) }"""


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(OUTSIDE))
def test_a_click_beside_the_map_says_so(desk: Desk, game: str):
    """Water and land where nothing can lie are no place, but whoever clicks there is answered."""
    Board(desk, game, desk.middle(game, *next(iter(WRONG[game]))))
    page = desk.page
    corner = next(at for at in page.evaluate(CORNERS) if page.evaluate(ON_MAP, at))
    page.mouse.click(*corner)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("That is outside the map")
    expect(alert.get_by_role("button", name=f"Rule {OUTSIDE[game]}", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "at"), [("steam", 0), ("railways", 1), ("empires", 0), ("spike", 0)]
)
def test_a_click_on_a_name_is_a_click_on_its_place(desk: Desk, game: str, at: int):
    """Though it lies beside it, or on another: the end of the name is clicked."""
    position, clicks = list(WRONG[game].items())[at]
    board = Board(desk, game, desk.middle(game, *position))
    page = desk.page
    desk.at_rest()
    answered = 0
    for click, says, _ in clicks:
        if click.startswith("+"):
            page.locator(click[1:]).first.dispatch_event("click")
            desk.still()
        name = page.locator(f".mapfield [data-name='{click}']") if click in board.places else None
        box = name.bounding_box() if name and name.count() == 1 else None
        if not box:
            continue
        page.mouse.click(box["x"] + box["width"] * 0.85, box["y"] + box["height"] / 2)
        expect(page.get_by_role("alert"), click).to_contain_text(says)
        answered += 1
    assert answered >= 2


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(WRONG))
def test_confirm_and_undo_say_so_where_there_is_nothing_to_do(desk: Desk, game: str):
    """By hand and by keys."""
    Board(desk, game, desk.middle(game, *next(iter(WRONG[game]))))
    page = desk.page
    alert = page.get_by_role("alert")
    for key, button, says in (
        ("Enter", "Confirm", "Nothing to confirm yet"),
        ("Backspace", "Undo", "Nothing can be undone"),
    ):
        for by_hand in (True, False):
            page.locator("#question").focus()
            if by_hand:
                page.get_by_role("button", name=button).click(force=True)
            else:
                page.keyboard.press(key)
            expect(alert, button).to_contain_text(says)
            page.keyboard.press("Escape")
            expect(alert).to_have_count(0)


def test_a_tile_that_is_dropped_where_it_cannot_lie_says_why(desk: Desk):
    board = Board(desk, "tiles", desk.middle("tiles", "two", 0.3, "place"))
    page = desk.page
    page.mouse.move(*middle(page, ".hand button >> nth=0"))
    page.mouse.down()
    page.mouse.move(*page.evaluate(SCREEN, board.places["3,1"]), steps=6)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("would touch no tile there")
    expect(page.locator("g.refused")).to_have_count(1)


def test_a_click_in_a_rivals_territory_says_so(desk: Desk):
    Board(desk, "tiles", desk.middle("tiles", "two", 0.3, "place"))
    page = desk.page
    page.get_by_role("button", name="Show Bruno's territory large").first.click()
    page.get_by_role("heading", name="Territory of Bruno").wait_for()
    desk.still()
    page.mouse.click(*middle(page, ".mapfield"))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Bruno builds there: your tiles and pawns go on your own")
    expect(alert.get_by_role("button", name="Rule TIL-R3", exact=True)).to_be_visible()


ALIKE = {"Turn": "Turned, this tile looks the same", "Flip": "Flipped, this tile looks the same"}
ONE_WAY = dict.fromkeys(ALIKE, "The tile fits here only this way round")


def test_a_tile_that_turning_does_not_change_says_so(desk: Desk):
    """By buttons and by keys: a curve that fits one way; a crossing, in the hand and where it
    lies, though the tile before it had been turned."""
    Board(desk, "tiles", desk.middle("tiles", "four-objectives", 0.45, "place"))
    page = desk.page
    alert = page.get_by_role("alert")

    def answered(all: dict[str, str], rule: str) -> None:
        for name, says in all.items():
            for by_hand in (True, False):
                page.locator("#question").focus()
                if by_hand:
                    page.get_by_role("button", name=name, exact=True).click(force=True)
                else:
                    page.keyboard.press({"Turn": "r", "Flip": "f"}[name])
                expect(alert, name).to_contain_text(says)
                expect(alert.get_by_role("button", name=f"Rule {rule}", exact=True)).to_be_visible()
                page.keyboard.press("Escape")
                expect(alert).to_have_count(0)

    curve = page.locator(".hand .tile.on svg")
    before = curve.inner_html()
    page.keyboard.press("r")
    page.wait_for_function(
        "(before) => document.querySelector('.hand .tile.on svg').innerHTML !== before", arg=before
    )
    ready = page.locator(".dock .btn.go[aria-disabled=false]")
    page.get_by_role("button", name=re.compile(": 1 way")).first.dispatch_event("click")
    expect(ready).to_be_visible()
    answered(ONE_WAY, "TIL-R3")
    page.keyboard.press("2")
    expect(page.locator(".hand .tile").nth(1)).to_have_attribute("aria-pressed", "true")
    answered(ALIKE, "TIL-R4")
    page.locator(".place").first.dispatch_event("click")
    expect(ready).to_be_visible()
    answered(ALIKE, "TIL-R4")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_keys_ask_why_of_any_place(desk: Desk, key: str):
    """Shift and an arrow walk to places that can't be used; they have names, and answer."""
    Board(desk, "steam", desk.middle("steam", "northeast-base", 0.3, "build"))
    page = desk.page
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    ends = []
    for end in ("Home", "End", "Home"):
        page.keyboard.press(end)
        page.evaluate(DRAWN)
        ends.append(page.locator("[data-stop]:focus").get_attribute("data-stop"))
    assert ends[0] == ends[2] != ends[1]
    idle = page.locator("[data-stop][aria-disabled=true]:focus")
    for _ in range(30):
        page.keyboard.press("Shift+ArrowRight")
        page.evaluate(DRAWN)
        if idle.count():
            break
    assert idle.get_attribute("aria-label")
    page.keyboard.press(key)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-stop]:focus")).to_have_count(1)


# A position, and what the name of each place tells: what it or its ground is, and its price.
NAMED = {
    "steam": (("northeast-base", 0.3, "build"), r"open land|ground \+€\d| city[:,]"),
    "railways": (("eastern-us", 0.3, "build"), r"(open land|water|mountains), \$\d| city[:,]"),
    "empires": (
        ("three", 0.3, "build"),
        r"\((plain|forest|desert|river|mountain)| wants | has |, (\$\d|nothing)",
    ),
    "spike": (("two-players", 0.35, "build"), r": \w+, \$\d| the (train|line) "),
    "tiles": (("two", 0.3, "place"), r"(above|below|left|right|first tile): \w"),
}


@pytest.mark.some(1)
@pytest.mark.parametrize("game", list(NAMED))
def test_every_place_says_what_it_is(desk: Desk, game: str):
    """To who walks all of them: places that may be chosen, and those that may not."""
    position, tells = NAMED[game]
    Board(desk, game, desk.middle(game, *position))
    page = desk.page
    page.keyboard.press("ArrowRight")
    heard: dict[str, bool] = {}
    for step in range(36):
        page.keyboard.press(f"Shift+Arrow{('Right', 'Down', 'Left', 'Down')[step // 9]}")
        page.evaluate(DRAWN)
        here = page.locator("[data-stop]:focus")
        heard[here.get_attribute("aria-label") or ""] = here.get_attribute("aria-disabled") is None
    assert len(heard) > 8
    assert not [name for name in heard if not re.search(tells, name)]
    assert not all(heard.values())  # of those that may not be chosen, too
