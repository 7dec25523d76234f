"""Survey: where a seat may lay track now, as the generator sees it (ROW-B2 to B4, B7, B8, B12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways import ferries
from roundhouse.games.railways.box import FACES, PLAIN_FACES
from roundhouse.games.railways.phases import NOBODY
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import NO_TILE, RAIL_ENDS, RAILS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, tip_side

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState

# What a rail finds over an edge, if it isn't a city that a link could end in.
NOTHING: Final = -1
WALL: Final = -2

PLAIN_TILE: Final = [FACES.showing(1 << number) for number in range(RAILS)]
# By a tile that lies and a rail, the crossing that brings the rail, or NO_TILE.
CROSSING: Final = [
    FACES.showing(FACES.mask[old] | 1 << number) if not FACES.mask[old] >> number & 1 else NO_TILE
    for old in range(FACES.count * EDGES)
    for number in range(RAILS)
]


@mypyc_attr(serializable=True)
class Survey:
    """Made once for a position. `faced` are the hexes into which some open end looks, `own` the
    seat's incomplete links that it may go on with, `free` whether nothing but them stands in the
    way of track out of a city, `starts` the hexes beside one, `ferried` whether ferries run for the
    seat."""

    def __init__(self, table: "RailwaysState", seat: int) -> None:
        network = table.network
        self.seat = seat
        self.faced: list[int] = []
        self.own: list[int] = []
        building = table.building_link
        for link in range(len(network.owner)):
            if network.owner[link] == GONE:
                continue
            end_a = network.end_a[link]
            end_b = network.end_b[link]
            if end_a != OPEN and end_b != OPEN:
                continue
            side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
            self.faced.append(network.board.neighbour[side])
            if network.owner[link] == seat and (building == NONE or building == link):
                self.own.append(link)
        self.free: bool = not table.mountains_closed
        self.has: list[bool] = [table.supply.available(face) > 0 for face in range(FACES.count)]
        for face in PLAIN_FACES:
            if not self.has[face]:
                self.free = False
        self.ferried: bool = not table.land.has_ferries or ferries.covered(table, seat) > 0
        self.starts: list[int] = table.land.starts if self.ferried else table.land.dry_starts
        self.hexes: list[int] = []
        self.hexes_known = False


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


def hexes_to_build(table: "RailwaysState", survey: Survey) -> list[int]:
    """The hexes on which some tile may be laid."""
    if not survey.hexes_known:
        found: list[int] = []
        if table.building_link == NONE:
            tile = table.network.tile
            faced = survey.faced
            free = survey.free
            opens = table.land.opens
            for h in survey.starts:
                # quick yes for an empty hex beside a city into which nobody's track looks
                quick = free and tile[h] < 0 and opens[h] and h not in faced
                if quick or _tiles(table, survey, h, True):
                    found.append(h)
        for link in survey.own:
            n = table.network.board.neighbour[_front(table, link)]
            if n not in found and _tiles(table, survey, n, True):
                found.append(n)
        found.sort()
        survey.hexes = found
        survey.hexes_known = True
    return survey.hexes


def any_build(table: "RailwaysState", survey: Survey) -> bool:
    if survey.hexes_known:
        return len(survey.hexes) > 0
    if table.building_link == NONE:
        for h in survey.starts:
            if survey.free and table.network.tile[h] < 0 and h not in survey.faced:
                if table.land.opens[h]:
                    return True
            if _tiles(table, survey, h, True):
                return True
    for link in survey.own:
        if _tiles(table, survey, table.network.board.neighbour[_front(table, link)], True):
            return True
    return False


def _front(table: "RailwaysState", link: int) -> int:
    """The side over which the open end of a link looks."""
    network = table.network
    return tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])


def tiles_to_build(table: "RailwaysState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    found = _tiles(table, survey, h, False)
    found.sort()
    return found


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
    for number in table.land.rails[h]:
        laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
        if laid >= 0 and survey.has[laid // EDGES] and _joins_well(table, survey, h, number):
            found.append(laid)
            if one:
                break
    return found


def crossable(table: "RailwaysState", h: int) -> bool:
    """Whether a hex is empty, or one complete link runs through it."""
    network = table.network
    old = network.tile[h]
    if old < 0:
        return True
    rails = FACES.rails[old]
    if len(rails) > 1:
        return False
    return network.complete(network.link_at[h * EDGES + RAIL_ENDS[rails[0]][0]])


def tile_with(table: "RailwaysState", h: int, number: int) -> int:
    """The tile that would bring a rail to a hex, if it may lie there and is in the box."""
    if not crossable(table, h):
        return NO_TILE
    old = table.network.tile[h]
    laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
    if laid < 0 or table.supply.available(laid // EDGES) == 0:
        return NO_TILE
    return laid


def _joins_well(table: "RailwaysState", survey: Survey, h: int, number: int) -> bool:
    """ROW-B2, ROW-B3: from a city or own track on, to nothing yet or to another city."""
    a, b = RAIL_ENDS[number]
    building = table.building_link
    if building != NONE:
        if building != table.network.beyond(h, a) and building != table.network.beyond(h, b):
            return False
    end_a = end_over(table, survey.seat, h, a)
    if end_a == WALL:
        return False
    return may_join(table, survey.seat, end_a, end_over(table, survey.seat, h, b))


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


def redirections(table: "RailwaysState", survey: Survey, link: int) -> list[int]:
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


def turnable(table: "RailwaysState", survey: Survey) -> list[int]:
    """The own links whose last tile may be redirected somehow."""
    if not table.redirecting:
        return []
    return [link for link in survey.own if redirections(table, survey, link)]


def last_hex(table: "RailwaysState", link: int) -> int:
    return _front(table, link) // EDGES
