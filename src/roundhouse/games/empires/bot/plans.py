"""Plans: what a seat could deliver where, and how much is still to be built for it.

An effort counts tracks and dollars together. Only what lies open is read.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.bot.weights import EFFORT_A_TRACK, REACH
from roundhouse.games.empires.rules.box import COUNT, FACTORIES, KINDS, NONE, PLACES, SPACES
from roundhouse.games.empires.rules.construction import cost, room

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.country import Country
    from roundhouse.games.empires.rules.state import EmpiresState

# The kinds of goods that each factory prints, as bits.
PRINTS: Final = [
    sum([1 << kind for kind in range(KINDS) if PLACES.printed[factory * KINDS + kind] > 0])
    for factory in range(FACTORIES)
]

FIGURES: Final = 4  # of a plan
KEPT: Final = 20_000  # maps whose plans are known
KNOWN: Final[dict[tuple["Country", bytes], bytes]] = {}


def step_efforts(state: "EmpiresState", seat: int) -> list[int]:
    """What it takes to enter each space: nothing on own ones, NONE where there is no room."""
    full = room(state)
    bit = 1 << seat
    efforts = [NONE] * SPACES
    for space in state.country.spaces:
        there = state.pieces[space]
        if there & bit:
            efforts[space] = 0
        elif COUNT[there] < full:
            efforts[space] = EFFORT_A_TRACK + cost(state, seat, space)
    return efforts


def found(state: "EmpiresState", seat: int) -> bytes:
    """Four figures for each plan: factory, city, effort and length of the delivery.

    Most positions that are compared differ in other things than the seat's track, so what was
    found for a map of it is kept.
    """
    efforts = step_efforts(state, seat)
    map_of_it = bytes(
        [2 * efforts[space] + 2 + (state.trains[space] >> seat & 1) for space in range(SPACES)]
    )
    key = (state.country, map_of_it)
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        known = KNOWN[key] = bytes(find(state, seat, efforts))
    return known


def find(state: "EmpiresState", seat: int, efforts: list[int]) -> list[int]:
    country = state.country
    plans: list[int] = []
    open_cities = [
        city
        for city in country.cities
        if state.trains[country.city_space[city]] >> seat & 1 == 0
        and efforts[country.city_space[city]] != NONE
    ]
    near: list[int] = []
    lengths = [0] * SPACES
    if state.owned[seat]:
        near = spread(state, seat, state.owned[seat], efforts, lengths, [])
    for factory in country.factories:
        start = country.factory_space[factory]
        if efforts[start] == NONE:
            continue
        before = 0
        if near and efforts[start] > 0:
            before = near[start]
            if before > REACH:
                continue
        printed = PRINTS[factory]
        served = [city for city in open_cities if PLACES.demands[city] & printed]
        ends = [country.city_space[city] for city in served]
        effort = spread(state, seat, [start], efforts, lengths, ends)
        for city in served:
            end = country.city_space[city]
            if effort[end] <= REACH:
                plans += [factory, city, max(before, effort[end]), max(0, lengths[end])]
    return plans


def spread(
    state: "EmpiresState",
    seat: int,
    starts: list[int],
    efforts: list[int],
    lengths: list[int],
    ends: list[int],
) -> list[int]:
    """The least effort to every space within reach, until all the ends are found if there are any;
    `lengths` gets the length on the way there."""
    beside = state.country.beside
    trains = state.trains
    bit = 1 << seat
    effort = [REACH + 1] * SPACES
    wanted = [False] * SPACES
    for end in ends:
        wanted[end] = True
    left = len(ends)
    waiting: list[list[int]] = [[] for _ in range(REACH + 1)]
    for start in starts:
        effort[start] = efforts[start]
        lengths[start] = 1
        waiting[effort[start]].append(start)
    for now in range(REACH + 1):
        here = waiting[now]
        if not here:
            continue
        for space in here:  # grows while own spaces follow
            if effort[space] != now:
                continue
            if wanted[space]:
                left -= 1
                if left == 0:
                    return effort
            long = lengths[space] + 1
            for other in beside[space]:
                more = efforts[other]
                if more < 0 or now + more >= effort[other] or now + more > REACH:
                    continue
                effort[other] = now + more
                lengths[other] = long - 2 if trains[other] & bit else long
                waiting[now + more].append(other)
    return effort


def stock(state: "EmpiresState", factory: int, kinds: int) -> int:
    """How many goods of these kinds lie there, of the most plentiful kind."""
    most = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            most = max(most, state.goods[factory * KINDS + kind])
    return most
