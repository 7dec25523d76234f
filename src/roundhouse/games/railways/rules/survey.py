"""Survey: where a seat may lay track now, as the generator sees it (ROW-B2 to B4, B7, B8, B12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import FACES, PLAIN_FACES
from roundhouse.games.railways.rules.ground import PLAIN_RAILS, Closed
from roundhouse.games.railways.rules.part import NO_CITIES
from roundhouse.rails import ordered
from roundhouse.rails.board import ALL_EXITS, NONE
from roundhouse.rails.faces import NO_TILE, RAIL_A, RAIL_B, RAIL_MASK, RAILS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, tip_side

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

EMPTY: Final[list[int]] = []  # stand for what is not there or not asked for; never changed
NO_TURNS: Final[list[list[int]]] = []
NOT_CLOSED: Final[list[Closed]] = []

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


@mypyc_attr(serializable=True, free_list_len=1)  # a freed one is the next
class Survey:
    """Made once for a position; `words`, `turns` and `tiles` are found when they are asked for.

    `faced` are the hexes into which some open end looks; `own` the seat's incomplete links that it
    may go on with, `fronts` the sides over which they look, of the hexes beyond; `barred` are the
    cities that the seat may not join now, `around` the hexes around them; `closed` what parts close
    to it; `free` whether nothing but these and open ends stands in the way of track from a city.
    """

    def __init__(self, state: "RailwaysState", seat: int) -> None:
        network = state.network
        self.seat = seat
        self.faced: list[int] = []
        self.own: list[int] = []
        self.fronts: list[int] = []
        building = state.building_link
        for link in range(len(network.owner)):
            owner = network.owner[link]
            if owner == GONE:
                continue
            end_a = network.end_a[link]
            if end_a != OPEN and network.end_b[link] != OPEN:
                continue
            side = tip_side(network.tip_a[link] if end_a == OPEN else network.tip_b[link])
            self.faced.append(network.board.neighbour[side])
            if owner == seat and (building == NONE or building == link):
                self.own.append(link)
                self.fronts.append(network.board.facing[side])
        self.barred: list[int] = barred_to(state, seat)
        self.around: list[int] = _around(state, self.barred)
        self.closed: list[Closed] = _closed_to(state, seat)
        self.free: bool = True
        for face in PLAIN_FACES:
            if state.supply.available(face) == 0:
                self.free = False
        self.words: list[int] = EMPTY
        self.words_known = False
        self.turns: list[list[int]] = NO_TURNS
        self.turns_known = False
        self.tiles: list[int] = EMPTY
        self.tiles_of: int = NONE


def _closed_to(state: "RailwaysState", seat: int) -> list[Closed]:
    found = NOT_CLOSED
    for part in state.parts:
        closed = part.closed(state, seat)
        if closed is not None:
            found = [*found, closed]
    return found


def barred_to(state: "RailwaysState", seat: int) -> list[int]:
    """The cities that the seat may not join now. Don't change the list."""
    found = NO_CITIES
    for part in state.parts:
        more = part.barred(state, seat)
        if more:
            found = [*found, *more]
    return found


def _around(state: "RailwaysState", places: list[int]) -> list[int]:
    """The hexes around places, with what is no hex."""
    if not places:
        return EMPTY
    board = state.land.board
    found: list[int] = []
    for place in places:
        first = board.place_hex[place] * EDGES
        found.extend(board.neighbour[first : first + EDGES])
    return found


def is_closed(survey: Survey, h: int) -> bool:
    for closed in survey.closed:
        if closed.hexes[h]:
            return True
    return False


def may_join(barred: list[int], one: int, other: int) -> bool:
    """ROW-B3: whether a link may lead from one end to another, cities or NOTHING; `barred` are the
    cities that its builder may not join."""
    if one == WALL or other == WALL or one == other:
        return False
    return not barred or (one not in barred and other not in barred)


def survey_of(state: "RailwaysState", seat: int) -> Survey:
    survey = state.survey
    if survey is None or survey.seat != seat:
        survey = Survey(state, seat)
        state.survey = survey
    return survey


def hex_words(state: "RailwaysState", survey: Survey) -> list[int]:
    """The words of the hexes on which some tile may be laid. Don't change the list."""
    if not survey.words_known:
        found: list[int] = []
        if state.building_link == NONE:
            found = _starts(state, survey)
        for side in survey.fronts:
            h = side // EDGES
            word = state.land.hex.word(h)
            if not ordered.holds(found, word) and _lays(state, survey, h, None):
                ordered.add(found, word)
        survey.words = found
        survey.words_known = True
    return survey.words


def _starts(state: "RailwaysState", survey: Survey) -> list[int]:
    """The words of the hexes beside cities on which some tile may be laid.

    Nearly all are empty and nobody's track looks in. So all are copied, and then some are dropped.
    """
    land = state.land
    found = land.start_words[:]
    doubtful = _doubtful(state, survey) if survey.free else list(range(len(found)))
    last = NONE
    for at in reversed(doubtful):
        if at != last and not _lays(state, survey, land.starts[at], None):
            found.pop(at)
        last = at
    return found


def _doubtful(state: "RailwaysState", survey: Survey) -> list[int]:
    """Which of the hexes beside cities need a closer look, in their order, some of them twice."""
    land = state.land
    found: list[int] = []
    for h in state.network.laid:
        if land.start_at[h] >= 0:
            found.append(land.start_at[h])
    for h in survey.faced:
        if land.start_at[h] >= 0 and state.network.tile[h] < 0:
            found.append(land.start_at[h])
    for h in survey.around:
        if h >= 0 and land.start_at[h] >= 0:
            found.append(land.start_at[h])
    found.extend(land.tight)
    for closed in survey.closed:
        found.extend(closed.starts)
    found.sort()
    return found


def any_build(state: "RailwaysState", survey: Survey) -> bool:
    if survey.words_known:
        return len(survey.words) > 0
    if state.building_link == NONE:
        for h in state.land.starts:
            if survey.free and state.land.opens[h] and state.network.tile[h] < 0:
                if h not in survey.faced and h not in survey.around:
                    if not is_closed(survey, h):
                        return True
            if _lays(state, survey, h, None):
                return True
    for side in survey.fronts:
        if _lays(state, survey, side // EDGES, None):
            return True
    return False


def _front(state: "RailwaysState", link: int) -> int:
    """The side over which the open end of a link looks."""
    network = state.network
    return tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])


def tiles_to_build(state: "RailwaysState", survey: Survey, h: int) -> list[int]:
    """Every tile that may be laid on a hex."""
    if survey.tiles_of != h:
        found: list[int] = []
        _lays(state, survey, h, found)
        found.sort()
        survey.tiles = found
        survey.tiles_of = h
    return survey.tiles


def _lays(state: "RailwaysState", survey: Survey, h: int, found: list[int] | None) -> bool:
    """Whether some tile may be laid on a hex, ROW-B8: over complete links; all that may are put
    into a list, if one is given."""
    network = state.network
    old = network.tile[h]
    roots = _roots(state, survey, h)
    if old >= 0:
        roots &= ~FACES.exits[old]
    if roots == 0 or network.board.place_at[h] != NONE or not crossable(state, h):
        return False
    if survey.closed and is_closed(survey, h):
        return False
    any_fits = False
    walls = ~state.land.ways[h]
    for number in RAILS_FROM[roots]:
        if RAIL_MASK[number] & walls:
            continue
        laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
        if laid >= 0 and _joins_well(state, survey, h, number):
            if state.supply.available(laid // EDGES) > 0:
                if found is None:
                    return True
                found.append(laid)
                any_fits = True
    return any_fits


def _roots(state: "RailwaysState", survey: Survey, h: int) -> int:
    """ROW-B2: the edges of a hex over which a city lies, or own track looks in, as a mask."""
    roots = state.land.city_edges[h] if state.building_link == NONE else 0
    for side in survey.fronts:
        if side // EDGES == h:
            roots |= 1 << side % EDGES
    return roots


def crossable(state: "RailwaysState", h: int) -> bool:
    """Whether a hex is empty, or one complete link runs through it."""
    network = state.network
    old = network.tile[h]
    if old < 0:
        return True
    rails = FACES.rails[old]
    if len(rails) > 1:
        return False
    return network.complete(network.link_at[h * EDGES + RAIL_A[rails[0]]])


def tile_with(state: "RailwaysState", h: int, number: int) -> int:
    """The tile that would bring a rail to a hex, if it may lie there and is in the box."""
    if not crossable(state, h):
        return NO_TILE
    old = state.network.tile[h]
    laid = PLAIN_TILE[number] if old < 0 else CROSSING[old * RAILS + number]
    if laid < 0 or state.supply.available(laid // EDGES) == 0:
        return NO_TILE
    return laid


def _joins_well(state: "RailwaysState", survey: Survey, h: int, number: int) -> bool:
    """ROW-B3: to nothing yet or to another city."""
    end_a = end_over(state, survey.seat, h, RAIL_A[number])
    if end_a == WALL:
        return False
    return may_join(survey.barred, end_a, end_over(state, survey.seat, h, RAIL_B[number]))


def end_over(state: "RailwaysState", seat: int, h: int, edge: int) -> int:
    """The city that a rail over this edge leads to, at once or by own track; NOTHING; or WALL."""
    city = state.land.city_over[h * EDGES + edge]
    if city == NONE:
        network = state.network
        link = network.beyond(h, edge)
        if link < 0:
            return NOTHING
        if network.owner[link] != seat:
            return WALL
        city = max(network.end_a[link], network.end_b[link])
    return city


def _turns_away(state: "RailwaysState", survey: Survey, link: int, found: list[int] | None) -> bool:
    """ROW-B7: whether some tile leads an own incomplete link elsewhere from its last hex; all that
    do are put into a list, if one is given."""
    network = state.network
    side = _front(state, link)
    h = side // EDGES
    old = network.tile[h]
    inner = FACES.partner[old * EDGES + side % EDGES]
    start = max(network.end_a[link], network.end_b[link])
    if survey.closed and is_closed(survey, h):
        return False
    any_leads = False
    for laid in FACES.redirected(old, inner):
        outer = FACES.partner[laid * EDGES + inner]
        if not state.land.way[h * EDGES + outer]:
            continue
        end = end_over(state, survey.seat, h, outer)
        if may_join(survey.barred, start, end) and state.supply.has(laid // EDGES, old // EDGES):
            if found is None:
                return True
            found.append(laid)
            any_leads = True
    return any_leads


def redirections(state: "RailwaysState", survey: Survey) -> list[list[int]]:
    """By own link that the seat may go on with: the tiles that lead it elsewhere."""
    if not survey.turns_known:
        if _may_redirect(state):
            survey.turns = []
            for link in survey.own:
                found: list[int] = []
                _turns_away(state, survey, link, found)
                found.sort()
                survey.turns.append(found)
        survey.turns_known = True
    return survey.turns


def turnable(state: "RailwaysState", survey: Survey) -> bool:
    """Whether the last tile of some own link may be redirected."""
    if _may_redirect(state):
        for link in survey.own:
            if _turns_away(state, survey, link, None):
                return True
    return False


def _may_redirect(state: "RailwaysState") -> bool:
    """ROW-B7: what lies from earlier actions alone, so only an action's first tile can do it."""
    return state.redirecting and state.tiles_laid == 0


def last_hex(state: "RailwaysState", link: int) -> int:
    return _front(state, link) // EDGES
