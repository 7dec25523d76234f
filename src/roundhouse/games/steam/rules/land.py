"""Land: a map as Steam reads it, with the words that name its hexes and places."""

import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.steam.rules.box import (
    COLOURS,
    GRAMMAR,
    GREY,
    PACKAGE,
    TABLE,
    data_mark,
)
from roundhouse.kernel.grammar import Section
from roundhouse.kernel.words import Vocabulary
from roundhouse.rails.board import ALL_EXITS, CITY, NONE, TOWN, Board
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.map_format import Compiled
from roundhouse.rails.maps import bad_map, maps_in, played, wrong_words

MAPS: Final = maps_in(PACKAGE)
NO_COLOUR: Final = -1


def _across(edges: int) -> int:
    """The edges to which a straight or gentle rail leads from one of these."""
    mask = 0
    for edge in range(EDGES):
        if edges >> edge & 1:
            for turn in (2, 3, 4):
                mask |= 1 << (edge + turn) % EDGES
    return mask


ACROSS: Final = [_across(edges) for edges in range(ALL_EXITS + 1)]


@mypyc_attr(serializable=True)
class Land:
    """A board with what Steam adds to it, made once and shared by all states.

    `ground` is the price of a hex's terrain and river; `way_out` a mask of the edges that rails
    may cross, `beside_city` and `beside_town` of those behind which one is printed, `field` of
    those that lead from a hex without a place to another. `starts` are the hexes beside printed
    cities where a rail can run from one of them somewhere else, or a town lies, with their words:
    `start_at` is a hex's number among them, `dearest` their highest price; `tight` are the others
    beside cities. By place: `colour`, `cubes` at the start; `fewer` by number of players.
    """

    def __init__(self, board: Board, mark: str) -> None:
        self.board = board
        self.mark = mark
        words = GRAMMAR.more()
        self.edge: Section = words.section("edge", board.edge_words)
        self.hex: Section = words.section("hex", board.slug)
        self.place: Section = words.section("place", board.place_slug)
        self.vocabulary: Vocabulary = words.vocabulary()
        self.ground: list[int] = [
            TABLE.terrain_price[board.terrains[board.terrain[h]]]
            + (TABLE.river_price if board.river[h] else 0)
            for h in range(board.size)
        ]
        self.way_out: list[int] = [
            sum([1 << e for e in range(EDGES) if board.neighbour[h * EDGES + e] >= 0])
            for h in range(board.size)
        ]
        self.towns: list[int] = [p for p in range(board.places) if board.place_kind[p] == TOWN]
        self.cities: list[int] = [p for p in range(board.places) if board.place_kind[p] == CITY]
        self.colour: list[int] = [NO_COLOUR] * board.places
        self.cubes: list[int] = [0] * board.places
        for place in self.cities:
            facts = board.place_facts[place]
            self.colour[place] = COLOURS.index(facts["colour"])
            self.cubes[place] = int(facts["cubes"])
        self.beside_city: list[int] = [0] * board.size
        for place in self.cities:
            open_around(board, place, self.beside_city)
        self.beside_town: list[int] = [0] * board.size
        for place in self.towns:
            open_around(board, place, self.beside_town)
        self.field: list[int] = [_field(board, h) for h in range(board.size)]
        self.starts: list[int] = []
        self.tight: list[int] = []
        for h in range(board.size):
            place = board.place_at[h]
            if self.beside_city[h] and (place < 0 or board.place_kind[place] == TOWN):
                leads = self.way_out[h] & ACROSS[self.beside_city[h]]
                (self.starts if place >= 0 or leads else self.tight).append(h)
        self.start_words: list[int] = self.hex.words(self.starts)
        self.start_at: list[int] = [NONE] * board.size
        for at, h in enumerate(self.starts):
            self.start_at[h] = at
        self.dearest: int = max([self.ground[h] for h in self.starts], default=0)
        fewer: dict[str, Any] = board.facts.get("fewer_cubes", {})
        self.fewer: list[int] = [int(fewer.get(str(seats), 0)) for seats in range(7)]
        self.most_seats: int = int(board.facts.get("players", {}).get("most", 6))

    def cubes_needed(self, seats: int) -> int:
        """Cubes that the set-up draws from the bag."""
        on_map = [max(self.cubes[place] - self.fewer[seats], 0) for place in self.cities]
        return sum(on_map) + TABLE.spaces * TABLE.cubes_per_space[seats]


def _field(board: Board, h: int) -> int:
    if board.place_at[h] >= 0:
        return 0
    mask = 0
    for edge in range(EDGES):
        n = board.neighbour[h * EDGES + edge]
        if n >= 0 and board.place_at[n] < 0:
            mask |= 1 << edge
    return mask


def open_around(board: Board, place: int, edges: list[int]) -> None:
    """Mark, by hex, the edges over which a rail leads into a place."""
    h = board.place_hex[place]
    for edge in range(EDGES):
        n = board.neighbour[h * EDGES + edge]
        if n >= 0:
            edges[n] |= 1 << opposite(edge)


_lands: Final[dict[str, Land]] = {}  # by the name of a map, or a compiled map's text


def land_of(name: str) -> Land:
    """A map by its name, or a compiled map or map source by its path."""
    key = name if name in MAPS.names else MAPS.text(name)
    if key not in _lands:
        _lands[key] = _make(name, MAPS.text(name) if key == name else key)
    return _lands[key]


def _make(name: str, text: str) -> Land:
    try:
        source: Compiled = json.loads(text)
        board = Board(source)
        wrong = _wrong_with(board)
        if not wrong:
            return Land(board, data_mark(played(text, source)))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise bad_map(name, "not a compiled map") from error
    raise bad_map(name, wrong)


def _wrong_with(board: Board) -> str:
    """Why Steam can't be played on this board, or nothing."""
    for terrain in board.terrains:
        if terrain not in TABLE.terrain_price:
            return f"no price for terrain {terrain}"
    for place in range(board.places):
        slug = board.place_slug[place]
        facts = board.place_facts[place]
        if board.place_hex[place] == NONE:
            return f"{slug} lies on no hex"
        if board.place_exits[place] != ALL_EXITS:
            return f"{slug} has exits of its own; places are open on all sides"
        if board.place_kind[place] == CITY:
            if facts.get("colour") not in COLOURS[:GREY]:
                return f"{slug} needs a colour: {', '.join(COLOURS[:GREY])}"
            if not isinstance(facts.get("cubes"), int) or facts["cubes"] < 0:
                return f"{slug} needs a number of cubes"
    if CITY not in board.place_kind:
        return "no city"
    return wrong_words([*board.slug, *board.place_slug], [*GRAMMAR.slugs(), *board.edge_words])
