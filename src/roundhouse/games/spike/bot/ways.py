"""Ways: how many spaces lie between a seat's track, or its train, and every point of the board."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES, FROM_CITY, POINTS
from roundhouse.games.spike.rules.phases import NOBODY

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState

UNREACHED: Final = 99
SPACES: Final = POINTS + EDGES  # where a train can stand
WAYS: Final = 100  # what is worked out for a train is kept by numbers from here on


def spaces_needed(state: "SpikeState", seat: int) -> list[int]:
    """By point: spaces to build to join it, over free edges; own track costs nothing.

    After an own connection only what has come nearer is looked at.
    """
    known = state.worked_out.get(seat)
    if known is not None:
        return known
    needed = state.worked_before.get(seat)
    line: list[int] = []
    if needed is not None and state.line and state.line[0] == seat:
        needed = needed[:]
        line = [point for point in state.line[1:] if needed[point] > 0]
        for point in line:
            needed[point] = 0
    else:
        needed = [UNREACHED] * POINTS
        bit = 1 << seat
        for point, seats in enumerate(state.joined):
            if seats & bit:
                needed[point] = 0
                line.append(point)
    owner, edges_of, ends = state.owner, BOARD.edges_of, BOARD.ends
    for near in line:
        here: i64 = near
        spaces: i64 = needed[here] + 1
        for edge in edges_of[here]:
            there: i64 = ends[edge] - here
            if needed[there] > spaces and owner[edge] == NOBODY:
                needed[there] = spaces
                line.append(there)
    state.worked_out[seat] = needed
    return needed


def way_from(state: "SpikeState", seat: int, at: int) -> list[int]:
    """By point: spaces for a train that stands here over own track; where it can't get, UNREACHED.

    Behind them stand the cities that it can get to.
    """
    key = WAYS + seat * SPACES + at
    way = state.worked_out.get(key)
    if way is None:
        way = state.worked_before.get(key) if state.line else None
        if way is None:
            way = way_found(state, seat, at)
        elif state.line[0] == seat:
            way = way_further(state, seat, way)
        state.worked_out[key] = way
    return way


def way_further(state: "SpikeState", seat: int, way: list[int]) -> list[int]:
    """With the last connection, which leads from the network to a new city and shortens no way."""
    way = way[:]
    line = state.line
    far = way[line[-1]]
    for at in range(len(line) - 2, 0, -1):
        far += 1
        way[line[at]] = far
    new = line[1]
    way.append(new)
    from_new = FROM_CITY[new]
    bit = 1 << seat
    for city in range(CITIES):  # ways thought of to cities that it can't get to
        if way[city] != UNREACHED and not state.joined[city] & bit:
            way[city] = min(way[city], far + from_new[city])
    return way


def way_found(state: "SpikeState", seat: int, at: int) -> list[int]:
    far = [UNREACHED] * POINTS
    line: list[int] = []
    if at < CITIES:
        far[at] = 0
        line.append(at)
    else:
        for end in (BOARD.start[at - POINTS], BOARD.end[at - POINTS]):
            far[end] = 0
            line.append(end)
    owner, edges_of, ends = state.owner, BOARD.edges_of, BOARD.ends
    for near in line:
        here: i64 = near
        spaces: i64 = far[here] + 1
        for edge in edges_of[here]:
            if owner[edge] == seat:
                there: i64 = ends[edge] - here
                if far[there] == UNREACHED:
                    far[there] = spaces
                    line.append(there)
    return far + [city for city in line if city < CITIES]


def spaces_to(city: int, way: list[int], needed: list[int]) -> int:
    """The train's way to a city, over track that is still to be built if need be."""
    spaces = way[city]
    if spaces == UNREACHED:
        from_city = FROM_CITY[city]
        for at in range(POINTS, len(way)):
            near: i64 = way[at]
            spaces = min(spaces, way[near] + from_city[near])
        if spaces == UNREACHED:
            spaces = needed[city]
        way[city] = spaces  # no city that it can get to: those stand behind
    return spaces
