"""The pieces and figures of the boxes, read from data, and the words that name them."""

import json
from typing import TYPE_CHECKING, Any, Final, cast

from roundhouse.kernel.data import mark, read_toml
from roundhouse.kernel.grammar import Grammar
from roundhouse.rails.faces import Faces
from roundhouse.rails.hexes import EDGE_WORDS, POINTY
from roundhouse.rails.supply import Limits

if TYPE_CHECKING:
    from roundhouse.games.railways.view import Colour

PACKAGE: Final = "roundhouse.games.railways"

COLOURS: Final = ["red", "yellow", "blue", "black", "purple"]
GOODS: "Final[list[Colour]]" = cast("list[Colour]", COLOURS)  # the same, as views name them
KINDS: Final = 5
ALL_COLOURS: Final = (1 << KINDS) - 1  # as a mask
GREY: Final = -1  # a city that takes no cubes
GREY_WORD: Final = "grey"
MOST_SEATS: Final = 6


class Table:
    """The figures of the rules."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.largest_number: int = table["bounds"]["largest_number"]
        self.goods: list[int] = [table["goods"][colour] for colour in COLOURS]
        cards = table["cards"]
        self.bounties: int = cards["bounties"]
        self.cards_per_player: int = cards["per_player"]
        self.barons_per_player: int = cards["barons_per_player"]
        auction = table["auction"]
        self.lowest_bid: int = auction["lowest"]
        self.highest_bid: int = table["bounds"]["highest_bid"]
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


def income_track(name: str) -> list[int]:
    return [int(dollars) for dollars in _INCOMES[name]["track"]]


def track_mark(mark_of_map: str, income: str) -> str:
    """Of a game that is played with another track than its map's."""
    return mark([mark_of_map, json.dumps(_INCOMES[income]["track"])])


def data_mark(box: str, income: str, texts: list[str]) -> str:
    """Of what a game is played with: a new map, box or track is nothing to the games of others."""
    used = [_FIGURES, _BOXES["face"], _BOXES[box], _INCOMES[income]["track"]]
    return mark([*[json.dumps(one) for one in used], *texts])


# The words that do not depend on the map; hexes, places and cards follow, see `Land`.
GRAMMAR: Final = Grammar()
KEEP: Final = GRAMMAR.verb("keep", "baron")
BID: Final = GRAMMAR.verb("bid", "number")
PASS: Final = GRAMMAR.verb("pass")
BUILD: Final = GRAMMAR.verb("build", "hex face number")
REDIRECT: Final = GRAMMAR.verb("redirect", "hex face number")
END: Final = GRAMMAR.verb("end")
URBANIZE: Final = GRAMMAR.verb("urbanize", "place colour")
IMPROVE: Final = GRAMMAR.verb("improve")
DELIVER: Final = GRAMMAR.verb("deliver", "colour place edge|call+")
TAKE: Final = GRAMMAR.verb("take", "operation place|colour|edge*")
PLAY: Final = GRAMMAR.verb("play", "operation")
NUMBER: Final = GRAMMAR.section("number", [str(n) for n in range(TABLE.largest_number + 1)])
COLOUR: Final = GRAMMAR.section("colour", COLOURS)
FACE: Final = GRAMMAR.section("face", FACES.slug)
EDGE: Final = GRAMMAR.section("edge", EDGE_WORDS[POINTY])
CALL: Final = GRAMMAR.section("call", ["refuel", "halt", "unload"])  # of a cube in a city
REFUEL: Final = CALL.word(0)
HALT: Final = CALL.word(1)
UNLOAD: Final = CALL.word(2)
