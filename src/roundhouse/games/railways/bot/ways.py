"""Ways: from every side of every hex the shortest track to the cities around, made once for a map.

They know nothing of the track that lies there; who follows one looks whether it is still free.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.bot.reach import PLACES
from roundhouse.games.railways.rules import laying
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.land import Land
from roundhouse.games.railways.rules.parts.ferries import ferry_hexes
from roundhouse.games.railways.rules.survey import tile_with
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS, rail
from roundhouse.rails.hexes import EDGES, opposite

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

# What a ferry counts where a way by land is as short.
FERRY_DOLLARS: Final = 6
MOST_TILES: Final = 2 * TABLE.tiles
FAR: Final = MOST_TILES + 1  # tiles, from a side from which no way leads there
ARRIVED: Final = -1
BLOCKED: Final = -1


class Ways:
    """By city and side, hex * 6 + edge, that track may look over: the tiles from there on, FAR
    where there is no way, and the side that comes next, ARRIVED behind the last tile. `ferried`
    ones lead over ferries."""

    def __init__(self, land: Land, ferried: bool) -> None:
        self.ferried = ferried
        self.tiles: list[list[int]] = []
        self.following: list[list[int]] = []
        self.cities_from: list[list[int]] = [[] for _ in range(land.board.size * EDGES)]
        self.wet: list[bool] = ferry_hexes(land)
        for city in range(land.cities):
            self._lead_to(land, city)

    def _lead_to(self, land: Land, city: int) -> None:
        board = land.board
        sides = board.size * EDGES
        tiles = [FAR] * sides
        following = [ARRIVED] * sides
        prices = [0] * sides
        last = [side for side in range(sides) if land.city_over[side] == city]
        for count in range(1, MOST_TILES + 1):
            fresh: list[int] = []
            for side in last:
                h = side // EDGES
                if board.place_at[h] != NONE or (self.wet[h] and not self.ferried):
                    continue
                for number in land.rails[h]:
                    a, b = RAIL_ENDS[number]
                    if side % EDGES not in (a, b):
                        continue
                    into = b if a == side % EDGES else a
                    n = board.neighbour[h * EDGES + into]
                    before = n * EDGES + opposite(into)
                    price = prices[side] + land.ground[h] + land.surcharge[h]
                    price += FERRY_DOLLARS if self.wet[h] else 0
                    price += TABLE.ridge if board.ridge[before] else 0
                    if tiles[before] == FAR:
                        tiles[before] = count
                        fresh.append(before)
                    elif tiles[before] < count or prices[before] <= price:
                        continue
                    prices[before] = price
                    following[before] = ARRIVED if count == 1 else side
            last = fresh
        self.tiles.append(tiles)
        self.following.append(following)
        for side in range(sides):
            if tiles[side] < FAR:
                self.cities_from[side].append(city)

    def ferries(self, land: Land, side: int, city: int) -> int:
        """The ferry hexes between this side and a city."""
        count = 0
        while side != ARRIVED:
            count += int(self.wet[land.board.neighbour[side]])
            side = self.following[city][side]
        return count

    def price(self, state: "RailwaysState", side: int, city: int) -> int:
        """What the track from this side to a city costs now, or BLOCKED."""
        land = state.land
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
            if out == NONE or tile_with(state, h, rail(into, out)) < 0:
                return BLOCKED
            cost += laying.terrain_price(state, h)
            if land.board.ridge[side]:
                cost += laying.ridge_price(state)
            if following == ARRIVED:
                if land.board.ridge[h * EDGES + out]:
                    cost += laying.ridge_price(state)
            elif state.network.beyond(h, out) >= 0:
                return BLOCKED
            side = following
        return cost


# By the map itself: two of one name may lie otherwise.
_dry_ways: Final[dict[Land, Ways]] = {}
_all_ways: Final[dict[Land, Ways]] = {}


def ways_of(land: Land, ferried: bool = False) -> Ways:
    known = _all_ways if ferried else _dry_ways
    found = known.get(land)
    if found is None:
        found = known[land] = Ways(land, ferried)
    return found


class _Gates:
    """By map and city: the sides over which track of one build leads there from other cities, the
    shortest from each."""

    def __init__(self) -> None:
        self.sides: dict[tuple[Land, int], list[int]] = {}

    def of(self, land: Land, city: int) -> list[int]:
        key = (land, city)
        found = self.sides.get(key)
        if found is None:
            found = []
            tiles = ways_of(land).tiles[city]
            for other in range(land.cities):
                home = land.board.place_hex[other] * EDGES
                near = [side for side in range(home, home + EDGES) if tiles[side] < FAR]
                if near and other != city:
                    best = min(near, key=tiles.__getitem__)
                    if tiles[best] <= TABLE.tiles:
                        found.append(best)
            self.sides[key] = found
        return found


GATES: Final = _Gates()


@mypyc_attr(serializable=True)
class Crossing:
    """A link by ferry: two cities, its tiles and the ferry hexes among them."""

    def __init__(self, a: int, b: int, tiles: int, ferries: int) -> None:
        self.a = a
        self.b = b
        self.tiles = tiles
        self.ferries = ferries


_crossings: Final[dict[Land, list[Crossing]]] = {}


def crossings_of(land: Land) -> list[Crossing]:
    """The pairs of cities that are nearer to each other by ferry than by land."""
    found = _crossings.get(land)
    if found is None:
        found = []
        by_sea = ways_of(land, True)
        by_land = ways_of(land)
        for a in range(land.cities):
            sides = [land.board.place_hex[a] * EDGES + edge for edge in range(EDGES)]
            for b in range(a + 1, land.cities):
                ways = [side for side in sides if by_sea.tiles[b][side] < FAR]
                if not ways:
                    continue
                best = min(ways, key=by_sea.tiles[b].__getitem__)
                tiles = by_sea.tiles[b][best]
                if all([by_land.tiles[b][side] > tiles for side in sides]):
                    found.append(Crossing(a, b, tiles, by_sea.ferries(land, best, b)))
        _crossings[land] = found
    return found


class Near:
    """The pairs of cities that one build can join, as one number each, and by city those beside."""

    def __init__(self, land: Land) -> None:
        self.pairs: list[int] = []
        self.beside: list[list[int]] = [[] for _ in range(land.board.places)]
        ways = ways_of(land)
        for a in range(land.cities):
            home = land.board.place_hex[a] * EDGES
            for b in range(a + 1, land.cities):
                if any([ways.tiles[b][home + edge] <= TABLE.tiles for edge in range(EDGES)]):
                    self.pairs.append(a * PLACES + b)
                    self.beside[a].append(b)
                    self.beside[b].append(a)


class _Nears:
    """By map, made once."""

    def __init__(self) -> None:
        self.known: dict[Land, Near] = {}

    def of(self, land: Land) -> Near:
        found = self.known.get(land)
        if found is None:
            found = self.known[land] = Near(land)
        return found


NEAR: Final = _Nears()
