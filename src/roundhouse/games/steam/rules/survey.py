"""Survey: where a seat may lay track now, as the generator sees it (STM-B2 to B9, STM-B18)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import FACES, TABLE, UPGRADES
from roundhouse.games.steam.rules.land import ACROSS, Land
from roundhouse.rails import ordered
from roundhouse.rails.board import ALL_EXITS, NONE
from roundhouse.rails.faces import BARE_TOWN, CENTRE, NO_TILE, RAIL_A, RAIL_B, rail
from roundhouse.rails.hexes import EDGES, opposite
from roundhouse.rails.network import GONE, OPEN, TIPS, UNOWNED, Network, tip_side

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

# What looks into a hex: edges over which a rail of the seat may begin, and whether it may in the
# town there; further on those over which a rival's open end looks in, and any other.
TOWN_ROOTED: Final = 1 << CENTRE
ROOTS: Final = ALL_EXITS | TOWN_ROOTED
BARRED: Final = 8
UNROOTED: Final = 16

NOTHING: Final[list[int]] = []  # stands for what nobody has asked for; never changed
NO_TURNS: Final[list[list[int]]] = []

STRAIGHT: Final = FACES.face_of["straight"]
GENTLE: Final = FACES.face_of["gentle"]
TOWN_END: Final = FACES.face_of["town-end"]
FIELD_PRICE: Final = 2 * TABLE.exit_price
TOWN_END_PRICE: Final = TABLE.exit_price + TABLE.town_price

# By laid tile, the price of its exits.
EXITS_PRICE: Final = [exits * TABLE.exit_price for exits in FACES.exit_count]
# By what lies on a hex, the lowest price of the exits of a tile laid on it.
CHEAPEST: Final = [
    min([FACES.exit_count[laid] for laid in tiles], default=EDGES + 1) * TABLE.exit_price
    for tiles in UPGRADES
]


@mypyc_attr(serializable=True)
class Survey:
    """Made once for a position; `words`, `turns` and `tiles` are found when they are asked for.

    By place `rooted`: the seat's own track joins it to a city. By hex `looks`: what looks in,
    but for the printed cities; `faced` are the hexes where there is anything, and New Cities.
    Links: `loose`, the seat's that lead to no city; `turnable`, whose last tile the seat may
    redirect.
    """

    def __init__(self, state: "SteamState", seat: int) -> None:
        network = state.network
        board = network.board
        self.means: int = money.means(state, seat)
        self.may_wait: bool = state.withdrawn < TABLE.withdrawals
        self.rooted: list[bool] = rooted_places(network, seat)
        self.looks: list[int] = [0] * board.size
        self.faced: list[int] = []
        self.loose: list[int] = []
        self.turnable: list[int] = []
        self.words: list[int] = NOTHING
        self.words_known: bool = False
        self.turns: list[list[int]] = NO_TURNS
        self.turns_known: bool = False
        self.tiles: list[int] = NOTHING
        self.tiles_of: int = NONE
        for place in state.land.towns:
            if not self.rooted[place]:
                continue
            h = board.place_hex[place]
            if network.is_city[place]:
                self.faced.append(h)
                for edge in range(EDGES):
                    self._mark(board.facing[h * EDGES + edge], 0)
            else:
                self.looks[h] |= TOWN_ROOTED
        for link in range(len(network.owner)):
            if network.owner[link] != GONE:
                self._look_at(network, link, seat)
        # What the ground may cost where a plain rail is laid, or a town's first exit.
        self.field_means: int = NONE
        supply = state.supply
        if supply.available(STRAIGHT) and supply.available(GENTLE) and supply.available(TOWN_END):
            self.field_means = self.means - max(FIELD_PRICE, TOWN_END_PRICE)

    def _look_at(self, network: Network, link: int, seat: int) -> None:
        owner = network.owner[link]
        end_a = network.end_a[link]
        end_b = network.end_b[link]
        if end_a >= 0 and end_b >= 0 and owner != seat:
            return
        rooted = (end_a >= 0 and self.rooted[end_a]) or (end_b >= 0 and self.rooted[end_b])
        if owner == seat and not rooted:
            self.loose.append(link)
            for side in network.open_sides(link):
                self._mark(network.board.facing[side], UNROOTED)
            return
        if end_a >= 0 and end_b >= 0:
            return
        side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
        facing = network.board.facing[side]
        if owner != seat and owner != UNOWNED:
            self._mark(facing, BARRED)
        elif rooted:
            self._mark(facing, 0)
            if network.board.place_at[side // EDGES] < 0:
                self.turnable.append(link)
        else:
            self._mark(facing, UNROOTED)

    def _mark(self, side: int, shift: int) -> None:
        if side >= 0:
            h = side // EDGES
            self.looks[h] = self.looks[h] | 1 << side % EDGES + shift
            self.faced.append(h)


def rooted_places(network: Network, seat: int) -> list[bool]:
    """Cities, and the towns that a seat's complete links join to them."""
    rooted = network.is_city[:]
    growing = True
    while growing:
        growing = False
        for link, owner in enumerate(network.owner):
            if owner == seat:
                a = network.end_a[link]
                b = network.end_b[link]
                if a >= 0 and b >= 0 and rooted[a] != rooted[b]:
                    rooted[a] = True
                    rooted[b] = True
                    growing = True
    return rooted


def survey_of(state: "SteamState", seat: int) -> Survey:
    survey = state.survey
    if survey is None:
        survey = Survey(state, seat)
        state.survey = survey
    return survey


def roots_of(land: Land, survey: Survey, h: int) -> int:
    """The edges of a hex over which a rail of the seat may begin, as a mask, and TOWN_ROOTED."""
    return land.beside_city[h] | survey.looks[h] & ROOTS


def hex_words(state: "SteamState", survey: Survey) -> list[int]:
    """The words of the hexes on which some tile may be laid. Don't change the list."""
    if not survey.words_known:
        survey.words = _hex_words(state, survey)
        survey.words_known = True
    return survey.words


def _hex_words(state: "SteamState", survey: Survey) -> list[int]:
    """All hexes beside printed cities are copied; a closer look drops some and adds others."""
    land = state.land
    found = land.start_words[:]
    closer = [*state.network.laid, *survey.faced, *land.tight]
    if survey.field_means < land.dearest:
        closer.extend([h for h in land.starts if land.ground[h] > survey.field_means])
    closer.sort()
    last = NONE
    for h in reversed(closer):
        if h == last:
            continue
        last = h
        fits = roots_of(land, survey, h) != 0 and _any_tile(state, survey, h)
        at = land.start_at[h]
        if at >= 0:
            if not fits:
                found.pop(at)
        elif fits:
            ordered.add(found, land.hex.word(h))
    return found


def any_build(state: "SteamState", survey: Survey) -> bool:
    """Quick yes where a hex beside a printed city is as it was at the beginning."""
    if not survey.words_known:
        land = state.land
        for h in land.starts:
            if state.network.tile[h] < 0 and survey.looks[h] == 0:
                place = land.board.place_at[h]
                if land.ground[h] <= survey.field_means:
                    if place < 0 or not state.network.is_city[place]:
                        return True
    return len(hex_words(state, survey)) > 0


def _any_tile(state: "SteamState", survey: Survey, h: int) -> bool:
    """Quick yes for a bare town, and where a rail from a root can run into the open field."""
    if state.network.tile[h] < 0 and survey.field_means >= state.land.ground[h]:
        place = state.land.board.place_at[h]
        if place >= 0 and not state.network.is_city[place]:
            return True
        looks = survey.looks[h]
        roots = roots_of(state.land, survey, h) & ALL_EXITS
        field = state.land.field[h] & ~(looks >> BARRED) & ~(looks >> UNROOTED) & ~roots
        if field & ACROSS[roots]:
            return True
    return len(_tiles(state, survey, h, True)) > 0


def tiles_to_build(state: "SteamState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    if survey.tiles_of != h:
        survey.tiles = _tiles(state, survey, h, False)
        survey.tiles_of = h
    return survey.tiles


def _tiles(state: "SteamState", survey: Survey, h: int, one: bool) -> list[int]:
    """The tiles for a hex, or only the first of them."""
    found: list[int] = []
    network = state.network
    place = network.board.place_at[h]
    if place >= 0 and network.is_city[place]:
        return found
    old = network.tile[h]
    budget = survey.means
    before = 0
    exits_before = 0
    ways = state.land.way_out[h]
    if old >= 0:
        before = FACES.mask[old]
        exits_before = FACES.exits[old]
    else:
        budget -= state.land.ground[h]
        old = BARE_TOWN if place >= 0 else NO_TILE
    if place >= 0:
        budget -= TABLE.town_price
    else:
        ways &= ~(survey.looks[h] >> BARRED)
    if budget < CHEAPEST[old - BARE_TOWN]:
        return found
    fitting = _fitting(old, exits_before, ways, roots_of(state.land, survey, h))
    if not fitting:
        return found
    ends = [_end_over(network, h, edge) for edge in range(EDGES)]
    closing = _closing(ends, place)
    twins = place < 0 and closing != 0 and min(ends) < NONE
    last = NONE
    in_box = False
    for laid in fitting:
        if EXITS_PRICE[laid] > budget or FACES.mask[laid] & ~before & closing:
            continue
        if old == NO_TILE and FACES.exit_count[laid] > 2 and not survey.may_wait:
            continue
        if laid // EDGES != last:
            last = laid // EDGES
            in_box = state.supply.available(last) > 0
        if in_box and not (twins and _joined_twice(network, h, old, laid, ends)):
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


def _closing(ends: list[int], place: int) -> int:
    """STM-B5: the rails that would join a place, or a link, to itself, as a mask."""
    mask = 0
    for a in range(EDGES):
        if ends[a] == NONE:
            continue
        if ends[a] == place:
            mask |= 1 << rail(a, CENTRE)
        for b in range(a + 1, EDGES):
            if ends[b] == ends[a]:
                mask |= 1 << rail(a, b)
    return mask


def _joined_twice(network: Network, h: int, old: int, laid: int, ends: list[int]) -> bool:
    """STM-B5: whether two new rails, joined outside the hex by one link, come back to one end."""
    rails = FACES.brought(old, laid)
    for at in range(len(rails) - 1):
        a = RAIL_A[rails[at]]
        b = RAIL_B[rails[at]]
        if _joined_by(network, h, a, b, rails[at + 1], ends):
            return True
        if _joined_by(network, h, b, a, rails[at + 1], ends):
            return True
    return False


def _joined_by(network: Network, h: int, near: int, far: int, other: int, ends: list[int]) -> bool:
    """The same of a rail between `near` and `far`, joined over `near` to another one."""
    link = network.beyond(h, near)
    if link < 0 or ends[far] == NONE:
        return False
    c = RAIL_A[other]
    d = RAIL_B[other]
    if network.beyond(h, c) == link and ends[d] == ends[far]:
        return True
    return network.beyond(h, d) == link and ends[c] == ends[far]


def _end_over(network: Network, h: int, edge: int) -> int:
    """What a rail over this edge leads to: a place, NONE, or a number for a link that is open."""
    end = leads_to(network, h, edge)
    if end == NONE:
        link = network.beyond(h, edge)
        if link >= 0:
            return NONE - 1 - link
    return end


def leads_to(network: Network, h: int, edge: int) -> int:
    """The place that a rail over this edge leads to, or looks at, in the end; or NONE."""
    board = network.board
    facing = board.facing[h * EDGES + edge]
    if facing < 0:
        return NONE
    link = network.link_at[facing]
    if link < 0:
        return board.place_at[facing // EDGES]
    if network.tip_a[link] == facing // EDGES * TIPS + opposite(edge):
        end = network.end_b[link]
        tip = network.tip_b[link]
    else:
        end = network.end_a[link]
        tip = network.tip_a[link]
    if end >= 0:
        return end
    return board.place_at[board.neighbour[tip_side(tip)]]
