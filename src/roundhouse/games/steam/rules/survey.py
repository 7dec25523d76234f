"""Survey: where a seat may lay track now, as the generator sees it (STM-B2 to B9, STM-B18)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import FACES, TABLE, UPGRADES
from roundhouse.games.steam.rules.ends import closing_rails, end_over, joined_twice
from roundhouse.games.steam.rules.land import ACROSS
from roundhouse.rails import ordered
from roundhouse.rails.board import ALL_EXITS, NONE
from roundhouse.rails.faces import BARE_TOWN, CENTRE, NO_TILE
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, UNOWNED, Network, tip_side

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

# What looks into a hex: edges over which a rail of the seat may begin, those of cities among them,
# and whether it may in the town there; further on those over which a rival's open end looks in, and
# any other.
TOWN_ROOTED: Final = 1 << CENTRE
ROOTS: Final = ALL_EXITS | TOWN_ROOTED
BARRED: Final = 8
UNROOTED: Final = 16

MARK: Final = [1 << bit for bit in range(UNROOTED + EDGES)]

NOTHING: Final[list[int]] = []  # stands for what nobody has asked for; never changed
NO_TURNS: Final[list[list[int]]] = []

STRAIGHT: Final = FACES.face_of["straight"]
GENTLE: Final = FACES.face_of["gentle"]
TOWN_END: Final = FACES.face_of["town-end"]
FIELD_PRICE: Final = 2 * TABLE.exit_price
TOWN_END_PRICE: Final = TABLE.exit_price + TABLE.town_price

# By laid tile, the price of its exits: all that a redirected one costs (STM-B11).
EXITS_PRICE: Final = [exits * TABLE.exit_price for exits in FACES.exit_count]
# By what lies on a hex, the lowest price of the exits of a tile laid on it.
CHEAPEST: Final = [
    min([FACES.exit_count[laid] for laid in tiles], default=EDGES + 1) * TABLE.exit_price
    for tiles in UPGRADES
]
LEAST: Final = min(CHEAPEST)


@mypyc_attr(serializable=True, free_list_len=1)  # a freed one is the next
class Survey:
    """Made once for a position; `words`, `turns` and `tiles` are found when they are asked for.

    By place `rooted`: the seat's own track joins it to a city. By link `shift`: where its open end
    stands among what looks into a hex. Links: `loose`, the seat's that lead to no city; `turnable`,
    whose last tile the seat may redirect. `founded`: some town is a city now.
    """

    def __init__(self, state: "SteamState", seat: int) -> None:
        network = state.network
        self.means: int = money.means(state, seat)
        self.may_wait: bool = state.withdrawn < TABLE.withdrawals
        self.rooted: list[bool] = rooted_places(network, seat)
        self.founded: bool = state.new_cities != TABLE.new_cities
        self.shift: list[int] = []
        self.loose: list[int] = []
        self.turnable: list[int] = []
        self.words: list[int] = NOTHING
        self.words_known: bool = False
        self.turns: list[list[int]] = NO_TURNS
        self.turns_known: bool = False
        self.tiles: list[int] = NOTHING
        self.tiles_of: int = NONE
        for link, owner in enumerate(network.owner):
            self.shift.append(self._look_at(network, link, owner, seat))
        # What the ground may cost where a plain rail is laid, or a town's first exit.
        self.field_means: int = NONE
        supply = state.supply
        if supply.available(STRAIGHT) and supply.available(GENTLE) and supply.available(TOWN_END):
            self.field_means = self.means - max(FIELD_PRICE, TOWN_END_PRICE)

    def _look_at(self, network: Network, link: int, owner: int, seat: int) -> int:
        end_a = network.end_a[link]
        end_b = network.end_b[link]
        is_open = end_a == OPEN or end_b == OPEN
        if owner != seat and (owner != UNOWNED or not is_open):
            return BARRED
        if (end_a >= 0 and self.rooted[end_a]) or (end_b >= 0 and self.rooted[end_b]):
            if is_open:
                side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
                if network.board.place_at[side // EDGES] < 0:
                    self.turnable.append(link)
            return 0
        if owner == seat:
            self.loose.append(link)
        return UNROOTED


def rooted_places(network: Network, seat: int) -> list[bool]:
    """Cities, and the towns that a seat's complete links join to them. Don't change the list."""
    rooted = network.is_city
    end_a, end_b = network.end_a, network.end_b
    growing = True
    while growing:
        growing = False
        for link, owner in enumerate(network.owner):
            if owner == seat:
                a = end_a[link]
                b = end_b[link]
                if a >= 0 and b >= 0 and rooted[a] != rooted[b]:
                    if rooted is network.is_city:
                        rooted = rooted[:]
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


def looks_into(state: "SteamState", survey: Survey, h: int) -> int:
    """What looks into a hex, where no rail of it meets that yet."""
    return _places_beside(state, survey, h) | _open_ends_beside(state, survey, h)


def _places_beside(state: "SteamState", survey: Survey, h: int) -> int:
    """Cities that look into a hex, and the town there."""
    land, network = state.land, state.network
    laid = network.tile[h]
    free = ALL_EXITS & ~FACES.exits[laid] if laid >= 0 else ALL_EXITS
    mask = land.beside_city[h] & free
    place = land.board.place_at[h]
    if place >= 0 and survey.rooted[place]:
        mask |= TOWN_ROOTED
    if survey.founded:
        towns = land.beside_town[h] & free
        for edge in range(EDGES):
            if towns >> edge & 1 and network.city_beyond(h, edge) >= 0:
                mask |= MARK[edge]
    return mask


def _open_ends_beside(state: "SteamState", survey: Survey, h: int) -> int:
    facing, link_at, shift = state.land.board.facing, state.network.link_at, survey.shift
    laid = state.network.tile[h]
    free: i64 = ALL_EXITS & ~FACES.exits[laid] if laid >= 0 else ALL_EXITS
    mask = 0
    first: i64 = h * EDGES
    last: i64 = EDGES
    for edge in range(last):
        if free >> edge & 1:
            side = facing[first + edge]
            if side >= 0:
                link = link_at[side]
                if link >= 0:
                    mask |= MARK[edge + shift[link]]
    return mask


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
    ahead = _ahead_of_ends(state)
    closer = [*state.network.laid, *ahead, *land.tight]
    if survey.founded:
        closer.extend(_in_new_cities(state))
    if survey.field_means < land.dearest:
        closer.extend([h for h in land.starts if land.ground[h] > survey.field_means])
    closer.sort()
    last = NONE
    for h in reversed(closer):
        if h == last:
            continue
        last = h
        fits = False
        if state.network.tile[h] >= 0 or survey.means - land.ground[h] >= LEAST:
            looks = _places_beside(state, survey, h)
            if ordered.holds(ahead, h):
                looks |= _open_ends_beside(state, survey, h)
            fits = looks & ROOTS != 0 and _any_tile(state, survey, h, looks)
        at = land.start_at[h]
        if at >= 0:
            if not fits:
                found.pop(at)
        elif fits:
            ordered.add(found, land.hex.word(h))
    return found


def _ahead_of_ends(state: "SteamState") -> list[int]:
    """The hexes into which some open end looks, in order."""
    network = state.network
    neighbour = network.board.neighbour
    found: list[int] = []
    for link, owner in enumerate(network.owner):
        if owner != GONE:
            if network.end_a[link] == OPEN:
                found.append(neighbour[tip_side(network.tip_a[link])])
            if network.end_b[link] == OPEN:
                found.append(neighbour[tip_side(network.tip_b[link])])
    found.sort()
    assert not found or found[0] > NONE, "STM-B4: no rail runs off the map"
    return found


def _in_new_cities(state: "SteamState") -> list[int]:
    """The hexes of New Cities, and those beside them."""
    network = state.network
    neighbour = network.board.neighbour
    found: list[int] = []
    for place in state.land.towns:
        if network.is_city[place]:
            first = network.board.place_hex[place] * EDGES
            found.append(first // EDGES)
            for n in neighbour[first : first + EDGES]:
                if n >= 0:
                    found.append(n)
    return found


def any_build(state: "SteamState", survey: Survey) -> bool:
    """Quick no without money; quick yes where a hex beside a printed city is as it was at the
    beginning."""
    if survey.means < LEAST:
        return False
    if not survey.words_known:
        land = state.land
        for h in land.starts:
            if state.network.tile[h] < 0 and land.ground[h] <= survey.field_means:
                if looks_into(state, survey, h) == land.beside_city[h]:
                    return True
    return len(hex_words(state, survey)) > 0


def _any_tile(state: "SteamState", survey: Survey, h: int, looks: int) -> bool:
    """Quick yes for a bare town, and where a rail from a root can run into the open field."""
    if state.network.tile[h] < 0 and survey.field_means >= state.land.ground[h]:
        place = state.land.board.place_at[h]
        if place >= 0 and not state.network.is_city[place]:
            return True
        roots = looks & ALL_EXITS
        field = state.land.field[h] & ~(looks >> BARRED) & ~(looks >> UNROOTED) & ~roots
        if field & ACROSS[roots]:
            return True
    return _lays(state, survey, h, looks, None)


def tiles_to_build(state: "SteamState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    if survey.tiles_of != h:
        found: list[int] = []
        _lays(state, survey, h, looks_into(state, survey, h), found)
        survey.tiles = found
        survey.tiles_of = h
    return survey.tiles


def _lays(state: "SteamState", survey: Survey, h: int, looks: int, found: list[int] | None) -> bool:
    """Whether some tile may be laid on a hex; all that may are put into a list, if one is given."""
    network = state.network
    land = state.land
    place = land.board.place_at[h]
    if place >= 0 and network.is_city[place]:
        return False
    old = network.tile[h]
    budget = survey.means
    before = 0
    exits_before = 0
    ways = land.way_out[h]
    if old >= 0:
        before = FACES.mask[old]
        exits_before = FACES.exits[old]
    else:
        budget -= land.ground[h]
        old = BARE_TOWN if place >= 0 else NO_TILE
    if place >= 0:
        budget -= TABLE.town_price
    else:
        ways &= ~(looks >> BARRED)
    if budget < CHEAPEST[old - BARE_TOWN]:
        return False
    fitting = _fitting(old, exits_before, ways, looks & ROOTS)
    if not fitting:
        return False
    ends = NOTHING
    closing = 0
    twins = False
    lead = looks | looks >> BARRED | looks >> UNROOTED | land.beside_town[h]  # edges, somewhere
    lead &= ALL_EXITS
    if place >= 0 or lead & lead - 1:  # more than one
        ends = [end_over(network, h, edge) for edge in range(EDGES)]
        closing = closing_rails(ends, place)
        twins = place < 0 and closing != 0 and min(ends) < NONE
    last: i64 = NONE
    in_box = False
    any_fits = False
    for laid in fitting:
        if EXITS_PRICE[laid] > budget or FACES.mask[laid] & ~before & closing:
            continue
        if old == NO_TILE and FACES.exit_count[laid] > 2 and not survey.may_wait:
            continue
        tile: i64 = laid
        if tile // EDGES != last:
            last = tile // EDGES
            in_box = state.supply.available(last) > 0
        if in_box and not (twins and joined_twice(network, h, old, laid, ends)):
            if found is None:
                return True
            found.append(laid)
            any_fits = True
    return any_fits


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
