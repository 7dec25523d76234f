"""Survey: where a seat may lay track now, as the generator sees it (STM-B2 to B9, STM-B18)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.steam import money
from roundhouse.games.steam.box import FACES, TABLE, UPGRADES
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import BARE_TOWN, CENTRE, NO_TILE, RAIL_ENDS
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.network import GONE, OPEN, TIPS, UNOWNED, Network, tip_side

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState

TOWN_ROOTED: Final = 1 << CENTRE


@mypyc_attr(serializable=True)
class Survey:
    """Made once for a position; `hexes` and `tiles` are found when they are asked for.

    By place `rooted`: the seat's own track joins it to a city. By hex masks of edges: `roots`,
    over which a rail of the seat may begin (or TOWN_ROOTED), and `barred`, from which a rival's
    open end looks in. Links: `loose`, the seat's that lead to no city; `turnable`, whose last
    tile the seat may redirect.
    """

    def __init__(self, table: "SteamState", seat: int) -> None:
        network = table.network
        board = network.board
        self.means: int = money.means(table, seat)
        self.may_wait: bool = table.withdrawn < TABLE.withdrawals
        self.in_box: list[bool] = [table.supply.available(f) > 0 for f in range(FACES.count)]
        self.rooted: list[bool] = rooted_places(network, seat)
        self.roots: list[int] = [0] * board.size
        self.barred: list[int] = [0] * board.size
        self.loose: list[int] = []
        self.turnable: list[int] = []
        self.hexes: list[int] = []
        self.hexes_known: bool = False
        self.tiles: list[int] = []
        self.tiles_of: int = NONE
        for place in range(board.places):
            if network.is_city[place]:
                h = board.place_hex[place]
                for edge in range(EDGES):
                    n = board.neighbour[h * EDGES + edge]
                    if n >= 0:
                        self.roots[n] |= 1 << opposite(edge)
            elif self.rooted[place]:
                self.roots[board.place_hex[place]] |= TOWN_ROOTED
        for link in range(len(network.owner)):
            self._look_at(network, link, seat)

    def _look_at(self, network: Network, link: int, seat: int) -> None:
        owner = network.owner[link]
        if owner == GONE:
            return
        end_a = network.end_a[link]
        end_b = network.end_b[link]
        rooted = (end_a >= 0 and self.rooted[end_a]) or (end_b >= 0 and self.rooted[end_b])
        if owner == seat and not rooted:
            self.loose.append(link)
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


def rooted_places(network: Network, seat: int) -> list[bool]:
    """Cities, and the towns that a seat's complete links join to them."""
    rooted = network.is_city[:]
    queue = [place for place in range(len(rooted)) if rooted[place]]
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
        survey.hexes = [
            h
            for h in range(table.land.board.size)
            if survey.roots[h] and _tiles(table, survey, h, True)
        ]
        survey.hexes_known = True
    return survey.hexes


def any_build(table: "SteamState", survey: Survey) -> bool:
    if survey.hexes_known:
        return len(survey.hexes) > 0
    for h in range(table.land.board.size):
        if survey.roots[h] and _tiles(table, survey, h, True):
            return True
    return False


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
    roots = survey.roots[h]
    everywhere = roots & TOWN_ROOTED != 0
    found: list[int] = []
    for laid in UPGRADES[old - BARE_TOWN]:
        exits = FACES.exits[laid] & ~exits_before
        if exits & ~ways or not (everywhere or exits & roots):
            continue
        if old == NO_TILE and FACES.exit_count[laid] > 2 and not survey.may_wait:
            continue
        if FACES.exit_count[laid] * TABLE.exit_price > budget:
            continue
        if survey.in_box[laid // EDGES] and not _runs_back(network, h, old, laid):
            found.append(laid)
            if one:
                break
    return found


def _runs_back(network: Network, h: int, old: int, laid: int) -> bool:
    """STM-B5: whether a new rail would join a place, or a link, to itself."""
    before = FACES.mask[old] if old >= 0 else 0
    place = network.board.place_at[h]
    last_a = NONE  # the rail looked at before this one
    last_b = NONE
    for number in FACES.rails[laid]:
        if before >> number & 1:
            continue
        a, b = RAIL_ENDS[number]
        if b == CENTRE:
            if leads_to(network, h, a) == place:
                return True
            continue
        if joined_back(network, h, a, b):
            return True
        if last_a != NONE and _joined_twice(network, h, last_a, last_b, a, b):
            return True
        last_a = a
        last_b = b
    return False


def joined_back(network: Network, h: int, a: int, b: int) -> bool:
    """Whether a rail between these edges would make a ring, or a link from a place to itself."""
    link = network.beyond(h, a)
    if link >= 0 and link == network.beyond(h, b):
        return True
    place = leads_to(network, h, a)
    return place != NONE and place == leads_to(network, h, b)


def _joined_twice(network: Network, h: int, a: int, b: int, c: int, d: int) -> bool:
    """Two rails that one link joins outside the hex: whether their other ends come back."""
    for near, far in ((a, b), (b, a)):
        link = network.beyond(h, near)
        if link < 0:
            continue
        for other, end in ((c, d), (d, c)):
            if network.beyond(h, other) == link and joined_back(network, h, far, end):
                return True
    return False


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
