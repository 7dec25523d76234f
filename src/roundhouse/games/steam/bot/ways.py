"""Ways: the cheapest track between two places, as a seat could lay it now (STM-B2 to B9)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.bot.weights import LONGEST_WAY, TILE
from roundhouse.games.steam.rules.box import FACES, TABLE
from roundhouse.games.steam.rules.survey import rooted_places
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import BARE_TOWN, CENTRE, NO_TILE, rail
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.network import OPEN, UNOWNED, Network, tip_side
from roundhouse.rails.supply import Supply

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.land import Land

# A tile to be laid: hex * LAID + laid.
LAID: Final = FACES.count * EDGES
FAR: Final = 1 << 20

# The rail between two edges, and the exit of a town over one, as bits: by edge * 6 + edge, by edge.
RAIL_BIT: Final = [1 << rail(a, b) if a != b else 0 for a in range(EDGES) for b in range(EDGES)]
# What lies on a hex with a rail more, by what lies there + 1 and the two edges.
WITH_RAIL: Final = [
    FACES.showing((FACES.mask[old] if old >= 0 else 0) | bit)
    for old in range(-1, FACES.count * EDGES)
    for bit in RAIL_BIT
]
EXIT_BIT: Final = [1 << rail(edge, CENTRE) for edge in range(EDGES)]


class Way:
    """Track from a place to another: tiles between them, and the edges used at its ends.

    An edge is NONE where track lies already: at the start the open end of a link, at the end an
    open end that the way meets. The tiles of towns at the ends aren't in the price.
    """

    def __init__(
        self, start: int, leaves: int, end: int, enters: int, tiles: list[int], price: int
    ) -> None:
        self.start = start
        self.leaves = leaves
        self.end = end
        self.enters = enters
        self.tiles = tiles
        self.price = price


class Surveyor:
    """Looks for the ways of a seat over a network with what is left in the box."""

    def __init__(self, land: "Land", network: Network, supply: Supply, seat: int) -> None:
        self.land = land
        self.network = network
        self.seat = seat
        self.in_box: list[bool] = [supply.available(face) > 0 for face in range(FACES.count)]
        self.rooted: list[bool] = rooted_places(network, seat)
        self.from_place: list[list[Way]] = [[] for _ in range(land.board.places)]
        # By side, for the search in hand: the price of coming in there, the tile laid last and
        # the side it was entered by.
        sides = land.board.size * EDGES
        self.price: list[int] = [FAR] * sides
        self.last: list[int] = [NONE] * sides
        self.before: list[int] = [NONE] * sides
        self.reached: list[int] = []
        for place in range(land.board.places):
            self._leave(place)
        for link in range(len(network.owner)):
            if network.owner[link] == seat or network.owner[link] == UNOWNED:
                self._go_on_from_end(link)

    def _leave(self, place: int) -> None:
        """Ways over the edges of a place where no rail lies yet."""
        network = self.network
        h = network.board.place_hex[place]
        for edge in range(EDGES):
            n = network.board.neighbour[h * EDGES + edge]
            if n < 0 or network.link_at[h * EDGES + edge] >= 0:
                continue
            side = n * EDGES + opposite(edge)
            if network.link_at[side] < 0:
                self._search(place, edge, side)

    def _go_on_from_end(self, link: int) -> None:
        """Ways from the open end of a link."""
        network = self.network
        start = max(network.end_a[link], network.end_b[link])
        if start < 0 or min(network.end_a[link], network.end_b[link]) != OPEN:
            return
        out = tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])
        n = network.board.neighbour[out]
        if n >= 0:
            self._search(start, NONE, n * EDGES + opposite(out % EDGES))

    def _search(self, start: int, leaves: int, side: int) -> None:
        """From one side on, tile by tile; places end a way."""
        for old in self.reached:
            self.price[old] = FAR
        self.reached = [side]
        self.price[side] = 0
        self.last[side] = NONE
        frontier = [side]
        place_at = self.network.board.place_at
        for tiles in range(LONGEST_WAY + 1):
            following: list[int] = []
            for at in frontier:
                place = place_at[at // EDGES]
                if place >= 0:
                    if place != start and (tiles > 0 or not self._both_cities(start, place)):
                        self._keep(start, leaves, place, at % EDGES, at, NONE, 0)
                elif tiles < LONGEST_WAY:
                    self._lay(start, leaves, at, following)
            frontier = following

    def _both_cities(self, one: int, other: int) -> bool:
        """Beside each other they can't be joined: no tile lies between them, nor on them."""
        return self.network.is_city[one] and self.network.is_city[other]

    def _lay(self, start: int, leaves: int, side: int, following: list[int]) -> None:
        """All tiles that lead on from a side."""
        network = self.network
        h = side // EDGES
        enters = side % EDGES
        old = network.tile[h]
        if old >= 0:
            price = 4 * TABLE.exit_price
            shown = ((old + 1) * EDGES + enters) * EDGES
            taken = FACES.exits[old]
            if taken >> enters & 1 or len(FACES.rails[old]) > 1:
                return
        else:
            price = 2 * TABLE.exit_price + self.land.ground[h]
            shown = enters * EDGES
            taken = 0
        for edge in range(EDGES):
            if edge == enters or taken >> edge & 1:
                continue
            n = network.board.neighbour[h * EDGES + edge]
            if n < 0:
                continue
            laid = WITH_RAIL[shown + edge]
            if laid == NO_TILE or not self.in_box[laid // EDGES]:
                continue
            beyond = n * EDGES + opposite(edge)
            link = network.link_at[beyond]
            if link < 0:
                cost = self.price[side] + price
                if cost < self.price[beyond]:
                    if self.price[beyond] == FAR:
                        self.reached.append(beyond)
                    self.price[beyond] = cost
                    self.last[beyond] = h * LAID + laid
                    self.before[beyond] = side
                    following.append(beyond)
            elif network.owner[link] == self.seat or network.owner[link] == UNOWNED:
                end = max(network.end_a[link], network.end_b[link])
                if end >= 0 and end != start and not network.complete(link):
                    self._keep(start, leaves, end, NONE, side, h * LAID + laid, price)

    def _keep(
        self, start: int, leaves: int, end: int, enters: int, side: int, last: int, price: int
    ) -> None:
        """Keep a way if it is the best between its ends; `last` is laid beyond the side."""
        tiles: list[int] = [] if last == NONE else [last]
        at = side
        while self.last[at] != NONE:
            tiles.append(self.last[at])
            at = self.before[at]
        if len(tiles) > LONGEST_WAY or self._twice(tiles):
            return
        tiles.reverse()
        way = Way(start, leaves, end, enters, tiles, self.price[side] + price)
        ways = self.from_place[start]
        for index, other in enumerate(ways):
            if other.end == end and (other.leaves == NONE) == (leaves == NONE):
                if _burden(way) < _burden(other):
                    ways[index] = way
                return
        ways.append(way)

    def _twice(self, tiles: list[int]) -> bool:
        """Whether two tiles would lie on one hex."""
        for at, tile in enumerate(tiles):
            for other in tiles[:at]:
                if other // LAID == tile // LAID:
                    return True
        return False

    def town_tile(self, town: int, first: int, second: int) -> int:
        """The cheapest tile for a town that brings these exits, NONE for one that isn't wanted."""
        network = self.network
        h = network.board.place_hex[town]
        old = network.tile[h]
        wanted = 0
        mask = 0
        if old >= 0:
            mask = FACES.mask[old]
        for edge in (first, second):
            if edge != NONE:
                wanted |= 1 << edge
                mask |= EXIT_BIT[edge]
        laid = FACES.showing(mask)
        if laid != NO_TILE and self.in_box[laid // EDGES]:
            return laid
        best = NO_TILE
        some = first if first != NONE else second
        for laid in FACES.bringing_exit(old if old >= 0 else BARE_TOWN, some):
            if FACES.exits[laid] & wanted != wanted or not self.in_box[laid // EDGES]:
                continue
            if FACES.exits[laid] & ~self.land.way_out[h]:
                continue
            if best == NO_TILE or FACES.exit_count[laid] < FACES.exit_count[best]:
                best = laid
        return best

    def town_price(self, town: int, laid: int) -> int:
        h = self.network.board.place_hex[town]
        price = FACES.exit_count[laid] * TABLE.exit_price + TABLE.town_price
        return price if self.network.tile[h] >= 0 else price + self.land.ground[h]


def _burden(way: Way) -> int:
    return way.price + TILE * len(way.tiles)
