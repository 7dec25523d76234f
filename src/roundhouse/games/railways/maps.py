"""Land: a map as this game reads it, with its cards and the words that name its things.

What a map has beyond the base rules stands in its facts and is read here: the Western Link, the
mountains that two players may not cross, snow, ferries, mines, the sea. A map without such a fact
plays without the rule.
"""

import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.box import (
    CALLS,
    COLOURS,
    FACES,
    GRAMMAR,
    GREY,
    GREY_WORD,
    HEX0,
    MOST_SEATS,
    PACKAGE,
    TABLE,
    VERBS,
    data_mark,
    income_track,
    limits_of,
    new_cities_of,
)
from roundhouse.games.railways.cards import Barons, Deck
from roundhouse.kernel.data import read_text
from roundhouse.kernel.words import Vocabulary
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import RAIL_ENDS, SHARP, bend
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.supply import Limits

MAPS: Final = TABLE.maps
OWN: Final = "map"  # ROW-M10: whose barons are played
BARONS: Final = (OWN, "world")
PLAIN: Final = "plain"
MOUNTAIN: Final = "mountain"
NO_MINES: Final = -1
PLAIN_RAILS: Final = [
    number for number, ends in enumerate(RAIL_ENDS) if ends[1] < EDGES and bend(number) != SHARP
]


@mypyc_attr(serializable=True)
class Line:
    """A major line: cities to join, its points, and whether it needs a Western Link (ROW-M1b)."""

    def __init__(self, slug: str, places: list[int], points: int, western: bool) -> None:
        self.slug = slug
        self.places = places
        self.points = points
        self.western = western


@mypyc_attr(allow_interpreted_subclasses=True)
class Land:
    """A board with what this game adds to it, made once and shared by all states.

    By hex: `ground`, the price of its terrain, of which `snow` is the surcharge; `is_plain`,
    `is_mountain` and `is_ferry`; as masks `ways`, the edges that a rail may look over, and
    `city_edges`, over which one enters a city; `rails`, the plain rails that fit between its
    neighbours, and `opens`, whether one of them leads from a city into the open. By side, hex * 6 +
    edge: `city_over`, the city that a rail enters there, and `way`, whether a rail may look over it
    at all. `starts` are the hexes beside cities, with their words; `start_at` is a hex's number
    among them, `tight` are the numbers of those where nothing opens, `tight_or_wet` also of the
    ferries. Cities are the first `cities` places; a terminus of a Western Link, off the map, is a
    place behind them.
    """

    def __init__(self, source: dict[str, Any], text: str, barons: str = OWN) -> None:
        facts: dict[str, Any] = source["facts"]
        self.cities: int = len(source["places"])
        board = Board(with_termini(source))
        self.board = board
        self.western: WesternLink | None = None
        if "western_link" in facts:
            self.western = WesternLink(board, facts["western_link"])
        self.sea: Sea | None = Sea(board, facts["sea"]) if "sea" in facts else None
        self.harvest: Harvest | None = None
        if "harvest" in facts:
            self.harvest = Harvest(board, facts["harvest"])
        self.age: IndustrialAge | None = None
        if "industrial_age" in facts:
            self.age = IndustrialAge(facts["industrial_age"])
        self.once_a_turn: int = NONE  # ROW-M5c: the city with one new link a turn for each player
        if "one_link_a_turn" in facts:
            self.once_a_turn = board.place_of[facts["one_link_a_turn"]["city"]]
        self.rotors: Rotors | None = None
        if "rotors" in facts:
            self.rotors = Rotors(board, facts["rotors"])
        self.fuel: FuelDepots | None = None
        if "fuel_depots" in facts:
            self.fuel = FuelDepots(facts["fuel_depots"])
        self.deck = Deck(facts["deck"], board.place_of)
        self.whose_barons = barons
        self.barons = Barons(facts["barons"] if barons == OWN else barons, board.place_of)
        texts = [self.deck.text, self.barons.text, text]
        self.mark: str = data_mark(facts["box"], facts["income"], texts)
        self.limits: Limits = limits_of(facts["box"])
        self.new_cities: list[int] = new_cities_of(facts["box"])
        self.track: list[int] = income_track(facts["income"])
        self.relaxed_incomes: list[str] = facts.get("relaxed_incomes", [])
        markers: dict[str, int] = facts["markers"]
        fewer: dict[str, int] = facts.get("fewer_cubes", {})
        # A cube of an optional card that is not drawn: its city and colour, ROW-M7.
        station: dict[str, str] = facts.get("shinbashi", {})
        self.station: int = board.place_of[station["city"]] if station else NONE
        self.station_colour: int = COLOURS.index(station["colour"]) if station else NONE
        self.markers: list[int] = [markers.get(str(n), 0) for n in range(MOST_SEATS + 1)]
        self.fewer: list[int] = [fewer.get(str(n), 0) for n in range(MOST_SEATS + 1)]
        self.seats: tuple[int, int] = (facts["players"]["least"], facts["players"]["most"])

        terrain = [board.terrains[board.terrain[h]] for h in range(board.size)]
        self.is_plain: list[bool] = [name == PLAIN for name in terrain]
        self.is_mountain: list[bool] = [name == MOUNTAIN for name in terrain]
        # ROW-M6a, ROW-M6b: dearer hexes in the snow; ferries cost a card and no money at all
        snow: dict[str, Any] = facts.get("snow", {})
        ferries: dict[str, Any] = facts.get("ferries", {})
        nowhere = [False] * board.size
        in_snow = board.tagged(snow["tag"]) if snow else nowhere
        self.is_ferry: list[bool] = board.tagged(ferries["tag"]) if ferries else nowhere
        self.snow: list[int] = [
            snow["price"] if in_snow[h] and not self.is_ferry[h] else 0 for h in range(board.size)
        ]
        self.ground: list[int] = [
            0 if self.is_ferry[h] else TABLE.terrain_price[terrain[h]] + self.snow[h]
            for h in range(board.size)
        ]
        self.has_ferries: bool = bool(ferries)
        self.has_spikes: bool = "golden_spikes" in facts
        self.mine_price: int = facts["mines"]["price"] if "mines" in facts else NO_MINES
        self.city_over: list[int] = [NONE] * (board.size * EDGES)
        self.way: list[bool] = [False] * (board.size * EDGES)
        for side in range(board.size * EDGES):
            self._look_over(side)
        self.ways: list[int] = [
            sum([1 << edge for edge in range(EDGES) if self.way[h * EDGES + edge]])
            for h in range(board.size)
        ]
        self.rails: list[list[int]] = [self._rails(h) for h in range(board.size)]
        self.starts: list[int] = [  # hexes without a city, beside one
            h
            for h in range(board.size)
            if board.place_at[h] == NONE and any([self._starts(h, n) for n in self.rails[h]])
        ]
        self.opens: list[bool] = [
            any([self._opens(h, number) for number in self.rails[h]]) for h in range(board.size)
        ]
        self.start_words: list[int] = [HEX0 + h for h in self.starts]
        self.start_at: list[int] = [NONE] * board.size
        for at, h in enumerate(self.starts):
            self.start_at[h] = at
        self.tight: list[int] = [at for at, h in enumerate(self.starts) if not self.opens[h]]
        self.tight_or_wet: list[int] = [
            at for at, h in enumerate(self.starts) if self.is_ferry[h] or not self.opens[h]
        ]
        self.city_edges: list[int] = [
            sum([1 << edge for edge in range(EDGES) if self.city_over[h * EDGES + edge] >= 0])
            for h in range(board.size)
        ]
        # The mountains of the two-player variant, ROW-M1c.
        mountains: dict[str, Any] = facts.get("two_players", {})
        self.mountain_points: int = mountains.get("points", 0)
        self.beyond_mountains: list[bool] = board.tagged(mountains["closed"]) if mountains else []

        self.colour: list[int] = [GREY] * board.places
        self.cubes: list[int] = [0] * board.places
        for place in range(self.cities):
            printed = board.place_facts[place]
            if printed["colour"] != GREY_WORD:
                self.colour[place] = COLOURS.index(printed["colour"])
            self.cubes[place] = int(printed["cubes"])
        self.lines: list[Line] = [
            Line(
                str(line["slug"]),
                [board.place_of[city] for city in line["cities"]],
                int(line["points"]),
                bool(line.get("western_link", False)),
            )
            for line in facts["major_lines"]
        ]
        self.vocabulary: Vocabulary = Vocabulary(
            [
                ("verb", VERBS),
                ("number", [str(n) for n in range(TABLE.largest_number + 1)]),
                ("colour", COLOURS),
                ("face", FACES.slug),
                ("edge", board.edge_words),
                ("call", CALLS),
                ("hex", board.slug),
                ("place", board.place_slug[: self.cities]),
                ("sea", [] if self.sea is None else self.sea.slug),
                ("operation", self.deck.slug),
                ("baron", self.barons.slug),
            ],
            GRAMMAR,
        )
        # the first word of each section that the map fills
        self.place0: int = HEX0 + board.size
        self.sea0: int = self.place0 + self.cities
        self.card0: int = self.sea0 + (0 if self.sea is None else len(self.sea.slug))
        self.baron0: int = self.card0 + self.deck.kinds

    def __reduce__(self) -> Any:
        return (land_of, (self.board.name, self.whose_barons))

    def _look_over(self, side: int) -> None:
        """ROW-B4, ROW-B12: into a city by its connections only; else any hex beyond will do."""
        n = self.board.neighbour[side]
        if n < 0:
            return
        place = self.board.place_at[n]
        if place < 0:
            self.way[side] = True
        elif self.board.place_exits[place] >> opposite(side % EDGES) & 1:
            self.way[side] = True
            self.city_over[side] = place

    def _rails(self, h: int) -> list[int]:
        found: list[int] = []
        for number in PLAIN_RAILS:
            a, b = RAIL_ENDS[number]
            if self.way[h * EDGES + a] and self.way[h * EDGES + b]:
                found.append(number)
        return found

    def _opens(self, h: int, number: int) -> bool:
        """Whether a rail leads from a city into the open."""
        a, b = RAIL_ENDS[number]
        return (self.city_over[h * EDGES + a] >= 0) != (self.city_over[h * EDGES + b] >= 0)

    def _starts(self, h: int, number: int) -> bool:
        a, b = RAIL_ENDS[number]
        return self.city_over[h * EDGES + a] >= 0 or self.city_over[h * EDGES + b] >= 0


@mypyc_attr(serializable=True)
class WesternLink:
    """ROW-M1a: the cities that may have one, where it leads, what it costs and brings."""

    def __init__(self, board: Board, facts: dict[str, Any]) -> None:
        self.cities: list[int] = [board.place_of[city] for city in facts["cities"]]
        self.termini: list[int] = [board.place_of[terminus(city)] for city in facts["cities"]]
        self.price: int = facts["price"]
        self.cubes: int = facts["cubes"]
        self.colour: int = COLOURS.index(facts["colour"])
        self.market: int = board.place_of[facts["market"]]
        self.market_cubes: int = facts["market_cubes"]


@mypyc_attr(serializable=True)
class Sea:
    """ROW-M5b: lanes with spaces for sea links. By lane: the two cities, its spaces, and how many
    each player may have; by space: its word and its lane."""

    def __init__(self, board: Board, facts: dict[str, Any]) -> None:
        self.price: int = facts["price"]
        self.lane_slug: list[str] = [str(lane["slug"]) for lane in facts["links"]]
        self.between: list[tuple[int, int]] = []
        self.each: list[int] = []
        self.spaces: list[list[int]] = []
        self.slug: list[str] = []
        self.lane: list[int] = []
        for number, lane in enumerate(facts["links"]):
            a, b = lane["between"]
            self.between.append((board.place_of[a], board.place_of[b]))
            self.each.append(int(lane["each"]))
            first = len(self.slug)
            count = int(lane["spaces"])
            self.spaces.append(list(range(first, first + count)))
            for space in range(1, count + 1):
                self.slug.append(f"{lane['slug']}-{space}" if count > 1 else str(lane["slug"]))
                self.lane.append(number)


@mypyc_attr(serializable=True)
class Harvest:
    """ROW-M5d: the cities that get so many cubes at the end of each turn."""

    def __init__(self, board: Board, facts: dict[str, Any]) -> None:
        self.cities: list[int] = [board.place_of[city] for city in facts["cities"]]
        self.cubes: int = facts["cubes"]


@mypyc_attr(serializable=True)
class IndustrialAge:
    """ROW-M5e: the colour of its cities, their price, and the empty grey cities that bring it."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.colour: int = COLOURS.index(facts["colour"])
        self.price: int = facts["price"]
        self.empty_grey: int = facts["empty_grey"]


@mypyc_attr(serializable=True)
class Rotors:
    """ROW-M8: the cities that show a second colour, and the wheel that it turns on."""

    def __init__(self, board: Board, facts: dict[str, Any]) -> None:
        self.cities: list[int] = [board.place_of[city] for city in facts["cities"]]
        self.wheel: list[int] = [COLOURS.index(colour) for colour in facts["wheel"]]


@mypyc_attr(serializable=True)
class FuelDepots:
    """ROW-M8a: each player's, what placing them costs, and how many go on one city."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.each: int = facts["each"]
        self.price: int = facts["price"]
        self.most: int = facts["most"]


def terminus(city: str) -> str:
    return f"west-of-{city}"


def with_termini(source: dict[str, Any]) -> dict[str, Any]:
    """A map with a place off it, behind all others, for each Western Link that it may have.

    So the link counts as one between two places; the terminus takes no cubes and leads nowhere, so
    none ever travels it.
    """
    cities: list[str] = source["facts"].get("western_link", {}).get("cities", [])
    names = [terminus(city) for city in cities]
    termini = [{"slug": name, "name": name, "kind": "city", "hex": None} for name in names]
    return {**source, "places": [*source["places"], *termini]}


def map_text(name: str) -> str:
    return read_text(PACKAGE, f"data/maps/{name}.json")


def facts_of(name: str) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(map_text(name))["facts"]
    return facts


def advised(name: str) -> list[int]:
    """ROW-M0: the numbers of players that a map is best for."""
    numbers: list[int] = facts_of(name)["players"]["advised"]
    return numbers


def advised_variant(name: str) -> list[int]:
    """ROW-M0: those that it is best for with its variant for so many."""
    numbers: list[int] = facts_of(name)["players"].get("advised_variant", [])
    return numbers


def mountain_points() -> dict[str, int]:
    """ROW-M1c: the maps with mountains that two may not cross, and the points that open them."""
    return {name: int(facts_of(name)["two_players"]["points"]) for name in maps_with("two_players")}


def maps_with(fact: str) -> list[str]:
    return [name for name in MAPS if fact in facts_of(name)]


_lands: Final[dict[str, Land]] = {}


def land_of(name: str, barons: str = OWN) -> Land:
    """A map with its own barons, or with those that every map can be played with."""
    key = f"{name} {barons}"
    if key not in _lands:
        text = map_text(name)
        _lands[key] = Land(json.loads(text), text, barons)
    return _lands[key]
