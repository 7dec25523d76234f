"""The pieces and figures of the boxes, read from data, and the words that name them."""

import json
from typing import Any, Final

from roundhouse.kernel.data import mark, read_toml
from roundhouse.rails.faces import Faces
from roundhouse.rails.supply import Limits

PACKAGE: Final = "roundhouse.games.railways"

COLOURS: Final = ["red", "yellow", "blue", "black", "purple"]
KINDS: Final = 5
GREY: Final = -1  # a city that takes no cubes
GREY_WORD: Final = "grey"
MOST_SEATS: Final = 6


class Table:
    """The figures of the rules."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.largest_number: int = table["largest_number"]
        self.maps: list[str] = table["maps"]
        self.goods: list[int] = [table["goods"][colour] for colour in COLOURS]
        cards = table["cards"]
        self.bounties: int = cards["bounties"]
        self.cards_per_player: int = cards["per_player"]
        self.barons_per_player: int = cards["barons_per_player"]
        auction = table["auction"]
        self.lowest_bid: int = auction["lowest"]
        self.highest_bid: int = auction["highest"]
        self.beginners_dollars: int = auction["beginners_dollars"]
        bonds = table["bonds"]
        self.bond: int = bonds["dollars"]
        self.interest: int = bonds["interest"]
        self.bond_points: int = bonds["points"]
        self.rounds: int = table["turn"]["rounds"]
        building = table["building"]
        self.tiles: int = building["tiles"]
        self.engineered_tiles: int = building["engineered_tiles"]
        self.ridge: int = building["ridge"]
        self.half: int = building["half"]
        self.terrain_price: dict[str, int] = table["terrain"]
        urbanizing = table["urbanizing"]
        self.urbanizing: int = urbanizing["dollars"]
        self.urbanizing_cubes: int = urbanizing["cubes"]
        levels: dict[str, int] = table["locomotive"]
        self.highest_level: int = max([int(level) for level in levels])
        self.level_price: list[int] = [
            levels.get(str(level), 0) for level in range(self.highest_level + 1)
        ]
        self.shorter: int = table["end"]["shorter"]


_FIGURES: Final[dict[str, Any]] = read_toml(PACKAGE, "data/table.toml")
TABLE: Final = Table(_FIGURES)
_BOXES: Final[dict[str, Any]] = read_toml(PACKAGE, "data/boxes.toml")
_INCOMES: Final[dict[str, Any]] = read_toml(PACKAGE, "data/incomes.toml")
FACES: Final = Faces(_BOXES["face"])
PLAIN_FACES: Final = [face for face in range(FACES.count) if not FACES.crossing[face]]


def limits_of(box: str) -> Limits:
    return Limits(FACES, _BOXES[box]["tile"])


def new_cities_of(box: str) -> list[int]:
    """New City tiles by colour."""
    tiles: dict[str, int] = _BOXES[box]["new_cities"]
    return [tiles.get(colour, 0) for colour in COLOURS]


def relaxed_incomes() -> list[str]:
    """ROW-M9: the tracks that a map may name for a more relaxed game."""
    return [name for name in _INCOMES if _INCOMES[name].get("relaxed", False)]


def income_track(name: str) -> list[int]:
    return [int(dollars) for dollars in _INCOMES[name]["track"]]


def track_mark(mark_of_map: str, income: str) -> str:
    """Of a game that is played with another track than its map's."""
    return mark([mark_of_map, json.dumps(_INCOMES[income]["track"])])


def data_mark(box: str, income: str, texts: list[str]) -> str:
    """Of what a game is played with: a new map, box or track is nothing to the games of others."""
    figures = {name: _FIGURES[name] for name in _FIGURES if name != "maps"}
    used = [figures, _BOXES["face"], _BOXES[box], _INCOMES[income]["track"]]
    return mark([*[json.dumps(one) for one in used], *texts])


# The words that do not depend on the map.
KEEP: Final = 0
BID: Final = 1
PASS: Final = 2
BUILD: Final = 3
REDIRECT: Final = 4
END: Final = 5
URBANIZE: Final = 6
IMPROVE: Final = 7
DELIVER: Final = 8
TAKE: Final = 9
PLAY: Final = 10
WEST: Final = 11
SAIL: Final = 12
CONTINUE: Final = 13
DEPOT: Final = 14
VERBS: Final = [
    *("keep", "bid", "pass", "build", "redirect", "end", "urbanize", "improve", "deliver"),
    *("take", "play", "west", "sail", "continue", "depot"),
]
# What a cube does in a city with a Fuel Depot.
CALLS: Final = ["refuel", "halt", "unload"]
GRAMMAR: Final[dict[str, list[str]]] = {
    "keep": ["baron"],
    "bid": ["number"],
    "pass": [],
    "build": ["hex", "face", "number"],
    "redirect": ["hex", "face", "number"],
    "end": [],
    "urbanize": ["place", "colour"],
    "improve": [],
    "deliver": ["colour", "place", "edge|sea|call+"],
    "take": ["operation", "place|colour|edge*"],
    "play": ["operation"],
    "west": ["place"],
    "sail": ["sea"],
    "continue": ["edge|call+"],
    "depot": ["place", "number"],
}

NUMBER0: Final = len(VERBS)
COLOUR0: Final = NUMBER0 + TABLE.largest_number + 1
FACE0: Final = COLOUR0 + KINDS
EDGE0: Final = FACE0 + FACES.count
REFUEL: Final = EDGE0 + 6
HALT: Final = REFUEL + 1
UNLOAD: Final = REFUEL + 2
HEX0: Final = REFUEL + len(CALLS)
