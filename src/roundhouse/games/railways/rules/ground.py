"""Ground: the hexes of a map as track sees them, looked at once and shared by all states."""

from typing import Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import TABLE
from roundhouse.kernel.grammar import Section
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import RAIL_ENDS, SHARP, bend
from roundhouse.rails.hexes import EDGES, opposite

PLAIN: Final = "plain"
MOUNTAIN: Final = "mountain"
PLAIN_RAILS: Final = [
    number for number, ends in enumerate(RAIL_ENDS) if ends[1] < EDGES and bend(number) != SHARP
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """By hex: `ground`, the price of its terrain, and `surcharge`, what a part adds to it;
    `is_plain` and `is_mountain`; as masks `ways`, the edges that a rail may look over, and
    `city_edges`, over which one enters a city; `rails`, the plain rails that fit between its
    neighbours, and `opens`, whether one of them leads from a city into the open. By side,
    hex * 6 + edge: `city_over`, the city that a rail enters there, or NONE, and `way`, whether a
    rail may look over it at all. `starts` are the hexes beside cities, with their words; `start_at`
    is a hex's number among them, `tight` are the numbers of those where nothing opens.
    """

    def __init__(self, board: Board, hexes: Section) -> None:
        self.board = board
        self.hex = hexes
        terrain = [board.terrains[board.terrain[h]] for h in range(board.size)]
        self.is_plain: list[bool] = [name == PLAIN for name in terrain]
        self.is_mountain: list[bool] = [name == MOUNTAIN for name in terrain]
        self.ground: list[int] = [TABLE.terrain_price[name] for name in terrain]
        self.surcharge: list[int] = [0] * board.size
        sides = range(board.size * EDGES)
        self.city_over: list[int] = [city_over(board, side) for side in sides]
        self.way: list[bool] = [
            board.neighbour[side] >= 0
            and (self.city_over[side] >= 0 or board.place_at[board.neighbour[side]] < 0)
            for side in sides
        ]
        self.ways: list[int] = masks(self.way)
        self.city_edges: list[int] = masks([city >= 0 for city in self.city_over])
        self.rails: list[list[int]] = [self._rails(h) for h in range(board.size)]
        self.opens: list[bool] = [
            any([self._cities(h, number) == 1 for number in self.rails[h]])
            for h in range(board.size)
        ]
        self.starts: list[int] = [  # hexes without a city, beside one
            h
            for h in range(board.size)
            if board.place_at[h] == NONE and any([self._cities(h, n) > 0 for n in self.rails[h]])
        ]
        self.start_words: list[int] = hexes.words(self.starts)
        self.start_at: list[int] = [NONE] * board.size
        for at, h in enumerate(self.starts):
            self.start_at[h] = at
        self.tight: list[int] = [at for at, h in enumerate(self.starts) if not self.opens[h]]

    def _rails(self, h: int) -> list[int]:
        found: list[int] = []
        for number in PLAIN_RAILS:
            a, b = RAIL_ENDS[number]
            if self.way[h * EDGES + a] and self.way[h * EDGES + b]:
                found.append(number)
        return found

    def _cities(self, h: int, number: int) -> int:
        """How many ends of a rail enter a city."""
        a, b = RAIL_ENDS[number]
        return int(self.city_over[h * EDGES + a] >= 0) + int(self.city_over[h * EDGES + b] >= 0)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Closed:
    """Hexes that a part closes, and which of the hexes beside cities are among them, by number."""

    def __init__(self, land: Ground, hexes: list[bool]) -> None:
        self.hexes = hexes
        self.starts: list[int] = [at for at, h in enumerate(land.starts) if hexes[h]]


def city_over(board: Board, side: int) -> int:
    """ROW-B4: the city over a side that has a connection there, or NONE.

    ROW-B12: a rail may look over any other side beyond which there is a hex without a city.
    """
    n = board.neighbour[side]
    place = board.place_at[n] if n >= 0 else NONE
    if place >= 0 and board.place_exits[place] >> opposite(side % EDGES) & 1:
        return place
    return NONE


def masks(by_side: list[bool]) -> list[int]:
    """By hex the edges for which something holds."""
    return [
        sum([1 << edge for edge in range(EDGES) if by_side[first + edge]])
        for first in range(0, len(by_side), EDGES)
    ]
