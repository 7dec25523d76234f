"""Survey: where a seat may lay track now, as the generator sees it (STM-B2 to B9, STM-B18)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.steam import money
from roundhouse.games.steam.box import FACES, TABLE, UPGRADES
from roundhouse.games.steam.maps import open_around
from roundhouse.rails.board import ALL_EXITS, NONE
from roundhouse.rails.faces import BARE_TOWN, CENTRE, NO_TILE, RAIL_ENDS
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.network import GONE, OPEN, TIPS, UNOWNED, Network, tip_side
from roundhouse.rails.supply import Supply

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState

TOWN_ROOTED: Final = 1 << CENTRE
UNSEEN: Final = -2
STRAIGHT: Final = FACES.face_of["straight"]
GENTLE: Final = FACES.face_of["gentle"]
TOWN_END: Final = FACES.face_of["town-end"]
FIELD_PRICE: Final = 2 * TABLE.exit_price
TOWN_END_PRICE: Final = TABLE.exit_price + TABLE.town_price


# By what lies on a hex, the lowest price of the exits of a tile laid on it.
CHEAPEST: Final = [
    min([FACES.exit_count[laid] for laid in tiles], default=EDGES + 1) * TABLE.exit_price
    for tiles in UPGRADES
]


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
class Survey:
    """Made once for a position; `hexes` and `tiles` are found when they are asked for.

    By place `rooted`: the seat's own track joins it to a city. By hex masks of edges: `roots`,
    over which a rail of the seat may begin (or TOWN_ROOTED), `barred`, from which a rival's open
    end looks in, and `unrooted`, from which any other does. Links: `loose`, the seat's that lead
    to no city; `turnable`, whose last tile the seat may redirect.
    """

    def __init__(self, table: "SteamState", seat: int) -> None:
        network = table.network
        board = network.board
        self.means: int = money.means(table, seat)
        self.may_wait: bool = table.withdrawn < TABLE.withdrawals
        self.supply: Supply = table.supply
        self.in_box: list[int] = [UNSEEN] * FACES.count  # found when asked for
        self.rooted: list[bool] = rooted_places(network, seat)
        self.roots: list[int] = table.land.beside_city[:]
        self.barred: list[int] = [0] * board.size
        self.unrooted: list[int] = [0] * board.size
        self.loose: list[int] = []
        self.turnable: list[int] = []
        self.hexes: list[int] = []
        self.hexes_known: bool = False
        self.tiles: list[int] = []
        self.tiles_of: int = NONE
        for place in table.land.towns:
            if network.is_city[place]:
                open_around(board, place, self.roots)
            elif self.rooted[place]:
                self.roots[board.place_hex[place]] |= TOWN_ROOTED
        for link in range(len(network.owner)):
            self._look_at(network, link, seat)
        # What the ground may cost where a rail is laid into the open field, or a town's first exit.
        self.field_means: int = NONE
        if self.has(STRAIGHT) and self.has(GENTLE) and self.has(TOWN_END):
            self.field_means = self.means - max(FIELD_PRICE, TOWN_END_PRICE)

    def has(self, face: int) -> bool:
        """Whether a tile with this face is in the box."""
        if self.in_box[face] == UNSEEN:
            self.in_box[face] = int(self.supply.available(face) > 0)
        return self.in_box[face] == 1

    def _look_at(self, network: Network, link: int, seat: int) -> None:
        owner = network.owner[link]
        if owner == GONE:
            return
        end_a = network.end_a[link]
        end_b = network.end_b[link]
        rooted = (end_a >= 0 and self.rooted[end_a]) or (end_b >= 0 and self.rooted[end_b])
        if owner == seat and not rooted:
            self.loose.append(link)
            for side in network.open_sides(link):
                n = network.board.neighbour[side]
                self.unrooted[n] |= 1 << opposite(side % EDGES)
            return
        if end_a >= 0 and end_b >= 0:
            return
        side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
        n = network.board.neighbour[side]
        edge = 1 << opposite(side % EDGES)
        if owner != seat and owner != UNOWNED:
            self.barred[n] |= edge
        elif rooted:
            self.roots[n] |= edge
            if network.board.place_at[side // EDGES] < 0:
                self.turnable.append(link)
        else:
            self.unrooted[n] |= edge


def rooted_places(network: Network, seat: int) -> list[bool]:
    """Cities, and the towns that a seat's complete links join to them."""
    rooted = network.is_city[:]
    queue = [p for p in range(len(rooted)) if network.complete_at[p] and rooted[p]]
    at = 0
    while at < len(queue):
        place = queue[at]
        at += 1
        for link in network.complete_at[place]:
            if network.owner[link] == seat:
                end = network.end_a[link]
                if end == place:
                    end = network.end_b[link]
                if not rooted[end]:
                    rooted[end] = True
                    queue.append(end)
    return rooted


def survey_of(table: "SteamState", seat: int) -> Survey:
    survey = table.survey
    if survey is None:
        survey = Survey(table, seat)
        table.survey = survey
    return survey


def hexes_to_build(table: "SteamState", survey: Survey) -> list[int]:
    """The hexes on which some tile may be laid."""
    if not survey.hexes_known:
        found: list[int] = []
        for h in range(table.land.board.size):
            if survey.roots[h] != 0 and _any_tile(table, survey, h):
                found.append(h)
        survey.hexes = found
        survey.hexes_known = True
    return survey.hexes


def any_build(table: "SteamState", survey: Survey) -> bool:
    if survey.hexes_known:
        return len(survey.hexes) > 0
    for h in range(table.land.board.size):
        if survey.roots[h] != 0 and _any_tile(table, survey, h):
            return True
    return False


def _any_tile(table: "SteamState", survey: Survey, h: int) -> bool:
    """Quick yes for a bare town, and where a rail from a root can run into the open field."""
    if table.network.tile[h] < 0 and survey.field_means >= table.land.ground[h]:
        place = table.land.board.place_at[h]
        if place >= 0 and not table.network.is_city[place]:
            return True
        roots = survey.roots[h] & ALL_EXITS
        field = table.land.field[h] & ~survey.barred[h] & ~survey.unrooted[h] & ~roots
        if field & ACROSS[roots]:
            return True
    return len(_tiles(table, survey, h, True)) > 0


def tiles_to_build(table: "SteamState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    if survey.tiles_of != h:
        survey.tiles = _tiles(table, survey, h, False)
        survey.tiles_of = h
    return survey.tiles


def _tiles(table: "SteamState", survey: Survey, h: int, one: bool) -> list[int]:
    """The tiles for a hex, or only the first of them."""
    network = table.network
    place = network.board.place_at[h]
    if place >= 0 and network.is_city[place]:
        return []
    old = network.tile[h]
    budget = survey.means
    exits_before = 0
    ways = table.land.way_out[h]
    if old >= 0:
        exits_before = FACES.exits[old]
    else:
        budget -= table.land.ground[h]
        old = BARE_TOWN if place >= 0 else NO_TILE
    if place >= 0:
        budget -= TABLE.town_price
    else:
        ways &= ~survey.barred[h]
    if budget < CHEAPEST[old - BARE_TOWN]:
        return []
    roots = survey.roots[h]
    found: list[int] = []
    ends = [UNSEEN] * EDGES
    for laid in _fitting(old, exits_before, ways, roots):
        if FACES.exit_count[laid] * TABLE.exit_price > budget:
            continue
        if old == NO_TILE and FACES.exit_count[laid] > 2 and not survey.may_wait:
            continue
        if survey.has(laid // EDGES) and not _runs_back(network, h, old, laid, ends):
            found.append(laid)
            if one:
                break
    return found


_fitting_tiles: Final[dict[int, list[int]]] = {}


def _fitting(old: int, exits_before: int, ways: int, roots: int) -> list[int]:
    """The tiles for what lies on a hex that use no edge but `ways` and bring a rail to a root.

    There are few such questions, and each is answered once. Don't change the list.
    """
    key = ((old - BARE_TOWN) << EDGES | ways) << EDGES + 1 | roots
    found = _fitting_tiles.get(key)
    if found is None:
        found = []
        for laid in UPGRADES[old - BARE_TOWN]:
            exits = FACES.exits[laid] & ~exits_before
            if not exits & ~ways and (roots & TOWN_ROOTED or exits & roots):
                found.append(laid)
        _fitting_tiles[key] = found
    return found


def _runs_back(network: Network, h: int, old: int, laid: int, ends: list[int]) -> bool:
    """STM-B5: whether a new rail would join a place, or a link, to itself.

    `ends` remembers, by edge, what was found beyond it.
    """
    before = FACES.mask[old] if old >= 0 else 0
    place = network.board.place_at[h]
    last_a = NONE  # the rail looked at before this one
    last_b = NONE
    for number in FACES.rails[laid]:
        if before >> number & 1:
            continue
        a, b = RAIL_ENDS[number]
        if b == CENTRE:
            if _end_over(network, h, a, ends) == place:
                return True
            continue
        if _joined_back(network, h, a, b, ends):
            return True
        if last_a != NONE and _joined_twice(network, h, last_a, last_b, a, b, ends):
            return True
        last_a = a
        last_b = b
    return False


def _joined_back(network: Network, h: int, a: int, b: int, ends: list[int]) -> bool:
    """Whether a rail between these edges would make a ring, or a link from a place to itself."""
    end = _end_over(network, h, a, ends)
    return end != NONE and end == _end_over(network, h, b, ends)


def _joined_twice(
    network: Network, h: int, a: int, b: int, c: int, d: int, ends: list[int]
) -> bool:
    """Two rails that one link joins outside the hex: whether their other ends come back."""
    return _joined_by(network, h, network.beyond(h, a), b, c, d, ends) or _joined_by(
        network, h, network.beyond(h, b), a, c, d, ends
    )


def _joined_by(
    network: Network, h: int, link: int, far: int, c: int, d: int, ends: list[int]
) -> bool:
    if link < 0:
        return False
    if network.beyond(h, c) == link and _joined_back(network, h, far, d, ends):
        return True
    return network.beyond(h, d) == link and _joined_back(network, h, far, c, ends)


def _end_over(network: Network, h: int, edge: int, ends: list[int]) -> int:
    """What a rail over this edge leads to: a place, NONE, or a number for a link that is open."""
    end = ends[edge]
    if end == UNSEEN:
        end = leads_to(network, h, edge)
        if end == NONE:
            link = network.beyond(h, edge)
            if link >= 0:
                end = UNSEEN - 1 - link
        ends[edge] = end
    return end


def leads_to(network: Network, h: int, edge: int) -> int:
    """The place that a rail over this edge leads to, or looks at, in the end; or NONE."""
    board = network.board
    n = board.neighbour[h * EDGES + edge]
    if n < 0:
        return NONE
    link = network.link_at[n * EDGES + opposite(edge)]
    if link < 0:
        return board.place_at[n]
    if network.tip_a[link] == n * TIPS + opposite(edge):
        end = network.end_b[link]
        tip = network.tip_b[link]
    else:
        end = network.end_a[link]
        tip = network.tip_a[link]
    if end >= 0:
        return end
    return board.place_at[board.neighbour[tip_side(tip)]]
