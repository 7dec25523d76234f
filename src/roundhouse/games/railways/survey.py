"""Survey: where a seat may lay track now, as the generator sees it (ROW-B2 to B4, B7, B8, B12)."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways import ferries
from roundhouse.games.railways.box import FACES, HEX0, PLAIN_FACES
from roundhouse.games.railways.maps import PLAIN_RAILS
from roundhouse.games.railways.phases import NOBODY
from roundhouse.rails.board import ALL_EXITS, NONE
from roundhouse.rails.faces import NO_TILE, RAIL_A, RAIL_B, RAIL_MASK, RAILS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, tip_side

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState

# What a rail finds over an edge, if it isn't a city that a link could end in.
NOTHING: Final = -1
WALL: Final = -2

# By a mask of edges, the plain rails that leave over one of them.
RAILS_FROM: Final = [
    [number for number in PLAIN_RAILS if RAIL_MASK[number] & edges]
    for edges in range(ALL_EXITS + 1)
]
PLAIN_TILE: Final = [FACES.showing(1 << number) for number in range(RAILS)]
# By a tile that lies and a rail, the crossing that brings the rail, or NO_TILE.
CROSSING: Final = [
    FACES.showing(FACES.mask[old] | 1 << number) if not FACES.mask[old] >> number & 1 else NO_TILE
    for old in range(FACES.count * EDGES)
    for number in range(RAILS)
]


@mypyc_attr(serializable=True)
class Survey:
    """Made once for a position; `words`, `turns` and `tiles` are found when they are asked for.

    `faced` are the hexes into which some open end looks; `own` the seat's incomplete links that it
    may go on with, `fronts` the sides over which they look, of the hexes beyond; `free` whether
    nothing but open ends stands in the way of track out of a city; `ferried` whether ferries run
    for the seat.
    """

    def __init__(self, table: "RailwaysState", seat: int) -> None:
        network = table.network
        self.seat = seat
        self.faced: list[int] = []
        self.own: list[int] = []
        self.fronts: list[int] = []
        building = table.building_link
        for link in range(len(network.owner)):
            owner = network.owner[link]
            if owner == GONE:
                continue
            end_a = network.end_a[link]
            if end_a != OPEN and network.end_b[link] != OPEN:
                continue
            side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
            facing = network.board.facing[side]
            self.faced.append(facing // EDGES)
            if owner == seat and (building == NONE or building == link):
                self.own.append(link)
                self.fronts.append(facing)
        self.free: bool = not table.mountains_closed
        for face in PLAIN_FACES:
            if table.supply.available(face) == 0:
                self.free = False
        self.ferried: bool = not table.land.has_ferries or ferries.covered(table, seat) > 0
        self.words: list[int] = []
        self.words_known = False
        self.turns: list[list[int]] = []
        self.turns_known = False
        self.tiles: list[int] = []
        self.tiles_of: int = NONE


def chartered(table: "RailwaysState", place: int, seat: int) -> bool:
    """ROW-O3: whether somebody else's City Charter keeps the seat from joining a city."""
    owner = table.charter_owner[place]
    return owner != NOBODY and owner != seat


def may_join(table: "RailwaysState", seat: int, one: int, other: int) -> bool:
    """Whether a link may lead from one end to another, cities or NOTHING; ROW-B3, O3, M5c."""
    if one == WALL or other == WALL or one == other:
        return False
    if one == NOTHING or other == NOTHING:
        return True
    if table.linked and table.land.once_a_turn in (one, other) and seat in table.linked:
        return False
    return not chartered(table, one, seat) and not chartered(table, other, seat)


def survey_of(table: "RailwaysState", seat: int) -> Survey:
    survey = table.survey
    if survey is None or survey.seat != seat:
        survey = Survey(table, seat)
        table.survey = survey
    return survey


def hex_words(table: "RailwaysState", survey: Survey) -> list[int]:
    """The words of the hexes on which some tile may be laid. Don't change the list."""
    if not survey.words_known:
        found: list[int] = []
        if table.building_link == NONE:
            found = _starts(table, survey)
        for side in survey.fronts:
            h = side // EDGES
            if HEX0 + h not in found and _tiles(table, survey, h, True):
                insort(found, HEX0 + h)
        survey.words = found
        survey.words_known = True
    return survey.words


def _starts(table: "RailwaysState", survey: Survey) -> list[int]:
    """The words of the hexes beside cities on which some tile may be laid.

    Nearly all are empty and nobody's track looks in. So all are copied, and then some are dropped.
    """
    land = table.land
    found = land.start_words[:]
    doubtful = _doubtful(table, survey) if survey.free else list(range(len(found)))
    last = NONE
    for at in reversed(doubtful):
        if at != last and not _tiles(table, survey, land.starts[at], True):
            found.pop(at)
        last = at
    return found


def _doubtful(table: "RailwaysState", survey: Survey) -> list[int]:
    """Which of the hexes beside cities need a closer look, in their order, some of them twice."""
    land = table.land
    found: list[int] = []
    for h in table.network.laid:
        if land.start_at[h] >= 0:
            found.append(land.start_at[h])
    for h in survey.faced:
        if land.start_at[h] >= 0 and table.network.tile[h] < 0:
            found.append(land.start_at[h])
    found.extend(land.tight if survey.ferried else land.tight_or_wet)
    found.sort()
    return found


def any_build(table: "RailwaysState", survey: Survey) -> bool:
    if survey.words_known:
        return len(survey.words) > 0
    if table.building_link == NONE:
        for h in table.land.starts:
            if survey.free and table.land.opens[h] and table.network.tile[h] < 0:
                if h not in survey.faced and (survey.ferried or not table.land.is_ferry[h]):
                    return True
            if _tiles(table, survey, h, True):
                return True
    for side in survey.fronts:
        if _tiles(table, survey, side // EDGES, True):
            return True
    return False


def _front(table: "RailwaysState", link: int) -> int:
    """The side over which the open end of a link looks."""
    network = table.network
    return tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])


def tiles_to_build(table: "RailwaysState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    if survey.tiles_of != h:
        survey.tiles = _tiles(table, survey, h, False)
        survey.tiles.sort()
        survey.tiles_of = h
    return survey.tiles


def _tiles(table: "RailwaysState", survey: Survey, h: int, one: bool) -> list[int]:
    """The tiles for a hex, or only the first of them; ROW-B8: over complete links."""
    found: list[int] = []
    network = table.network
    old = network.tile[h]
    if network.board.place_at[h] != NONE or not crossable(table, h):
        return found
    if table.mountains_closed and table.land.beyond_mountains[h]:
        return found
    if not survey.ferried and table.land.is_ferry[h]:
        return found
    walls = ~table.land.ways[h]
    for number in RAILS_FROM[_roots(table, survey, h)]:
        if RAIL_MASK[number] & walls:
            continue
        laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
        if laid >= 0 and _joins_well(table, survey.seat, h, number):
            if table.supply.available(laid // EDGES) > 0:
                found.append(laid)
                if one:
                    break
    return found


def _roots(table: "RailwaysState", survey: Survey, h: int) -> int:
    """ROW-B2: the edges of a hex over which a city lies, or own track looks in, as a mask."""
    roots = table.land.city_edges[h] if table.building_link == NONE else 0
    for side in survey.fronts:
        if side // EDGES == h:
            roots |= 1 << side % EDGES
    return roots


def crossable(table: "RailwaysState", h: int) -> bool:
    """Whether a hex is empty, or one complete link runs through it."""
    network = table.network
    old = network.tile[h]
    if old < 0:
        return True
    rails = FACES.rails[old]
    if len(rails) > 1:
        return False
    return network.complete(network.link_at[h * EDGES + RAIL_A[rails[0]]])


def tile_with(table: "RailwaysState", h: int, number: int) -> int:
    """The tile that would bring a rail to a hex, if it may lie there and is in the box."""
    if not crossable(table, h):
        return NO_TILE
    old = table.network.tile[h]
    laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
    if laid < 0 or table.supply.available(laid // EDGES) == 0:
        return NO_TILE
    return laid


def _joins_well(table: "RailwaysState", seat: int, h: int, number: int) -> bool:
    """ROW-B3: to nothing yet or to another city."""
    end_a = end_over(table, seat, h, RAIL_A[number])
    if end_a == WALL:
        return False
    return may_join(table, seat, end_a, end_over(table, seat, h, RAIL_B[number]))


def end_over(table: "RailwaysState", seat: int, h: int, edge: int) -> int:
    """The city that a rail over this edge leads to, at once or by own track; NOTHING; or WALL."""
    city = table.land.city_over[h * EDGES + edge]
    if city == NONE:
        network = table.network
        link = network.beyond(h, edge)
        if link < 0:
            return NOTHING
        if network.owner[link] != seat:
            return WALL
        city = max(network.end_a[link], network.end_b[link])
    return city


def _redirections(table: "RailwaysState", survey: Survey, link: int) -> list[int]:
    """ROW-B7: the tiles that lead an own incomplete link elsewhere from its last hex."""
    network = table.network
    side = _front(table, link)
    h = side // EDGES
    old = network.tile[h]
    inner = FACES.partner[old * EDGES + side % EDGES]
    start = max(network.end_a[link], network.end_b[link])
    found: list[int] = []
    if table.mountains_closed and table.land.beyond_mountains[h]:
        return found
    if not survey.ferried and table.land.is_ferry[h]:
        return found
    for laid in FACES.redirected(old, inner):
        outer = FACES.partner[laid * EDGES + inner]
        if not table.land.way[h * EDGES + outer]:
            continue
        end = end_over(table, survey.seat, h, outer)
        if may_join(table, survey.seat, start, end) and _in_box(table, old, laid):
            found.append(laid)
    found.sort()
    return found


def _in_box(table: "RailwaysState", old: int, laid: int) -> bool:
    """The tile that is taken up returns first; even then the box may owe one."""
    if table.supply.available(laid // EDGES) > 0:
        return True
    box = table.supply.copy()
    box.give_back(old // EDGES)
    return box.available(laid // EDGES) > 0


def redirections(table: "RailwaysState", survey: Survey) -> list[list[int]]:
    """By own link that the seat may go on with: the tiles that lead it elsewhere."""
    if not survey.turns_known:
        if table.redirecting:
            survey.turns = [_redirections(table, survey, link) for link in survey.own]
        survey.turns_known = True
    return survey.turns


def turnable(table: "RailwaysState", survey: Survey) -> bool:
    """Whether the last tile of some own link may be redirected."""
    for tiles in redirections(table, survey):
        if tiles:
            return True
    return False


def last_hex(table: "RailwaysState", link: int) -> int:
    return _front(table, link) // EDGES
