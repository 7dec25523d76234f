"""The tiles and figures of the box, read from data, and the words that name them.

Edges are numbered 0 north, 1 east, 2 south, 3 west. Four edges are packed into one
number, two bits each; a place's *need* is packed alike, with 0 where anything goes.
"""

from typing import Any, Final

from roundhouse.kernel.data import mark, read_text, read_toml
from roundhouse.kernel.grammar import Grammar

PACKAGE: Final = "roundhouse.games.tiles"
FILES: Final = ("tiles.toml", "objectives.toml", "table.toml", "challenges.toml")

ANY: Final = 0
BLANK: Final = 1
RAIL: Final = 2
ROAD: Final = 3
EDGE_NAMES: Final = ("any", "blank", "railway", "highway")

NOBODY: Final = 0
CAR: Final = 1
TRAIN: Final = 2
TRAVELLER: Final = 3
EITHER: Final = 4
KINDS: Final = ["", "car", "train", "traveller", "either"]

TURNS: Final = ["turn0", "turn1", "turn2", "turn3", "flip0", "flip1", "flip2", "flip3"]


def _turned(edges: int, turn: int) -> int:
    """TIL-R4: a tile turned clockwise by quarters, from 4 on mirrored east–west first."""
    side = [edges >> 2 * i & 3 for i in range(4)]
    if turn >= 4:
        side[1], side[3] = side[3], side[1]
    packed = 0
    for i in range(4):
        packed |= side[(i - turn) % 4] << 2 * i
    return packed


def _fits(turns: list[int], edges: list[int], need: int) -> list[int]:
    mask = sum(3 << 2 * i for i in range(4) if need >> 2 * i & 3)
    return [turn for turn in turns if (edges[turn] ^ need) & mask == 0]


class Tileset:
    """Designs of route tiles first, then of objective tiles, as parallel lists."""

    def __init__(self) -> None:
        routes = read_toml(PACKAGE, "data/tiles.toml")["tile"]
        objectives = read_toml(PACKAGE, "data/objectives.toml")["objective"]
        self.routes = len(routes)
        self.names: list[str] = []
        self.urban: list[bool] = []
        self.station: list[bool] = []
        self.spot: list[int] = []
        self.rails: list[int] = []
        self.roads: list[int] = []
        self.edges: list[list[int]] = []  # [design][turn]
        self.turns: list[list[int]] = []  # [design], turns that look different
        self.fits: list[list[list[int]]] = []  # [design][need], turns that fit
        self.pattern: list[int] = []  # the same for turned and mirrored edges
        shapes: dict[int, int] = {}
        for design, tile in enumerate([*routes, *objectives]):
            self._add(design, tile, shapes)
        self.counts: list[int] = [tile["count"] for tile in routes]
        self.needs: list[int] = [objective["needs"] for objective in objectives]
        self.objective_points: list[int] = [objective["points"] for objective in objectives]
        self.objectives = self.names[self.routes :]

    def _add(self, design: int, tile: dict[str, Any], shapes: dict[int, int]) -> None:
        packed = 0
        for i, letter in enumerate(tile["edges"]):
            packed |= ".rh".index(letter) + 1 << 2 * i
        edges = [_turned(packed, turn) for turn in range(8)]
        self.names.append(tile["name"])
        self.urban.append(tile["urban"])
        self.station.append(tile["station"])
        self.spot.append(KINDS.index(tile.get("spot", "")))
        self.rails.append(tile["edges"].count("r"))
        self.roads.append(tile["edges"].count("h"))
        self.edges.append(edges)
        self.pattern.append(min(edges))
        if packed in shapes:
            self.turns.append(self.turns[shapes[packed]])
            self.fits.append(self.fits[shapes[packed]])
            return
        shapes[packed] = design
        turns = [turn for turn in range(8) if edges.index(edges[turn]) == turn]
        self.turns.append(turns)
        self.fits.append([_fits(turns, edges, need) for need in range(256)])


class Table:
    """The figures of the rules."""

    def __init__(self) -> None:
        table = read_toml(PACKAGE, "data/table.toml")
        columns = {**table["columns"], **table["derived"]["columns"]}
        tokens = table["derived"]["token"]
        self.columns: list[list[int]] = [[]] + [columns[str(seats)] for seats in range(1, 5)]
        self.token_kind: list[int] = [KINDS.index(token["kind"]) for token in tokens]
        self.token_flag: list[bool] = [token["flag"] for token in tokens]
        self.rounds: int = table["rounds"]
        self.pawns: int = table["pawns_of_each_kind"]
        self.stars: int = table["stars"]
        self.stars_at_start: int = table["stars_at_start"]
        self.refusals: int = table["refusals"]
        self.objectives: int = table["objectives_per_game"]
        self.pawn_points_max: int = table["pawn_points_max"]
        self.city_size: int = table["city_size"]
        self.city_points: int = table["city_points"]
        self.free_interruptions: int = table["free_interruptions"]
        self.solo_stars: dict[int, int] = {}
        self.solo_points: dict[int, int] = {}
        for reward in table["solo_reward"]:
            self.solo_stars[reward["tiles"]] = reward["stars"]
            self.solo_points[reward["tiles"]] = reward["points"]


TILES: Final = Tileset()
TABLE: Final = Table()
DATA_MARK: Final = mark([read_text(PACKAGE, "data/" + name) for name in FILES])

# A territory holds at most four tiles a round, a starting tile and the objectives,
# so no tile lies further than that from the first one.
REACH: Final = TABLE.rounds * max(TABLE.columns[4]) + TABLE.objectives

GRAMMAR: Final = Grammar()
START: Final = GRAMMAR.verb("start", "tile turn")
TAKE: Final = GRAMMAR.verb("take", "number")
PLACE: Final = GRAMMAR.verb("place", "tile|objective number number turn")
REFUSE: Final = GRAMMAR.verb("refuse", "tile")
DISCARD: Final = GRAMMAR.verb("discard", "tile|objective")
PUT: Final = GRAMMAR.verb("put", "kind kind number number")
STAR: Final = GRAMMAR.verb("star", "kind kind number number")
DONE: Final = GRAMMAR.verb("done")
NUMBER: Final = GRAMMAR.section("number", [str(n) for n in range(-REACH, REACH + 1)], first=-REACH)
TURN: Final = GRAMMAR.section("turn", TURNS)
KIND: Final = GRAMMAR.section("kind", KINDS[1:], first=1)
# A tile is called by its design: those of the route tiles first.
TILE: Final = GRAMMAR.section("tile", TILES.names[: TILES.routes]).joined(
    GRAMMAR.section("objective", TILES.objectives, first=TILES.routes)
)
VOCABULARY: Final = GRAMMAR.vocabulary()
