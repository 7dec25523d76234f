"""Plans: what a seat could deliver where, and how much is still to be built for it.

An effort counts tracks and dollars together. Only what lies open is read.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.box import (
    COUNT,
    FACTORIES,
    KINDS,
    NONE,
    PLACES,
    SPACES,
)
from roundhouse.games.empires.construction import cost, room
from roundhouse.games.empires.weights import EFFORT_A_TRACK, REACH

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState

# The kinds of goods that each factory prints, as bits.
PRINTS: Final = [
    sum([1 << kind for kind in range(KINDS) if PLACES.printed[factory * KINDS + kind] > 0])
    for factory in range(FACTORIES)
]


def step_efforts(table: "EmpiresState", seat: int) -> list[int]:
    """What it takes to enter each space: nothing on own ones, NONE where there is no room."""
    full = room(table)
    bit = 1 << seat
    efforts = [NONE] * SPACES
    for space in table.country.spaces:
        there = table.pieces[space]
        if there & bit:
            efforts[space] = 0
        elif COUNT[there] < full:
            efforts[space] = EFFORT_A_TRACK + cost(table, seat, space)
    return efforts


def spread(
    table: "EmpiresState", seat: int, starts: list[int], efforts: list[int], lengths: list[int]
) -> list[int]:
    """The least effort to every space within reach; `lengths` gets the length on the way there."""
    beside = table.country.beside
    trains = table.trains
    bit = 1 << seat
    effort = [REACH + 1] * SPACES
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
            long = lengths[space] + 1
            for other in beside[space]:
                more = efforts[other]
                if more < 0 or now + more >= effort[other] or now + more > REACH:
                    continue
                effort[other] = now + more
                lengths[other] = long - 2 if trains[other] & bit else long
                waiting[now + more].append(other)
    return effort


def stock(table: "EmpiresState", factory: int, kinds: int) -> int:
    """How many goods of these kinds lie there, of the most plentiful kind."""
    most = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            most = max(most, table.goods[factory * KINDS + kind])
    return most
