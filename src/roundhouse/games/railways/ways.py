"""Ways: from every side of every hex the shortest track to the cities around, made once for a map.

They know nothing of the track that lies there; who follows one looks whether it is still free.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways import laying
from roundhouse.games.railways.box import TABLE
from roundhouse.games.railways.maps import Land
from roundhouse.games.railways.survey import tile_with
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS, rail
from roundhouse.rails.hexes import EDGES, opposite

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState

MOST_TILES: Final = 2 * TABLE.tiles
ARRIVED: Final = -1
BLOCKED: Final = -1


class Ways:
    """By city: for each side, hex * 6 + edge, that track may look over, the tiles from there on
    and the side that comes next, ARRIVED behind the last tile."""

    def __init__(self, land: Land) -> None:
        self.tiles: list[dict[int, int]] = []
        self.following: list[dict[int, int]] = []
        self.cities_from: dict[int, list[int]] = {}
        for city in range(land.cities):
            self._lead_to(land, city)

    def _lead_to(self, land: Land, city: int) -> None:
        board = land.board
        tiles: dict[int, int] = {}
        following: dict[int, int] = {}
        prices: dict[int, int] = {}
        last = [side for side in range(board.size * EDGES) if land.city_over[side] == city]
        for count in range(1, MOST_TILES + 1):
            fresh: list[int] = []
            for side in last:
                h = side // EDGES
                if board.place_at[h] != NONE:
                    continue
                for number in land.rails[h]:
                    a, b = RAIL_ENDS[number]
                    if side % EDGES not in (a, b):
                        continue
                    into = b if a == side % EDGES else a
                    n = board.neighbour[h * EDGES + into]
                    before = n * EDGES + opposite(into)
                    price = prices.get(side, 0) + land.ground[h]
                    price += TABLE.ridge if board.ridge[before] else 0
                    if before not in tiles:
                        tiles[before] = count
                        fresh.append(before)
                    elif tiles[before] < count or prices[before] <= price:
                        continue
                    prices[before] = price
                    following[before] = ARRIVED if count == 1 else side
            last = fresh
        self.tiles.append(tiles)
        self.following.append(following)
        for side in tiles:
            self.cities_from.setdefault(side, []).append(city)

    def price(self, table: "RailwaysState", side: int, city: int) -> int:
        """What the track from this side to a city costs now, or BLOCKED."""
        land = table.land
        cost = 0
        while side != ARRIVED:
            h = land.board.neighbour[side]
            into = opposite(side % EDGES)
            following = self.following[city][side]
            out = NONE
            if following == ARRIVED:
                for edge in range(EDGES):
                    if land.city_over[h * EDGES + edge] == city:
                        if (edge - into) % EDGES in (2, 3, 4):
                            out = edge
            else:
                out = following % EDGES
            if out == NONE or tile_with(table, h, rail(into, out)) < 0:
                return BLOCKED
            cost += laying.terrain_price(table, h)
            if land.board.ridge[side]:
                cost += laying.ridge_price(table)
            if following == ARRIVED:
                if land.board.ridge[h * EDGES + out]:
                    cost += laying.ridge_price(table)
            elif table.network.beyond(h, out) >= 0:
                return BLOCKED
            side = following
        return cost


_ways: Final[dict[str, Ways]] = {}


def ways_of(land: Land) -> Ways:
    found = _ways.get(land.board.name)
    if found is None:
        found = Ways(land)
        _ways[land.board.name] = found
    return found
