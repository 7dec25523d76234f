"""Prospects: the deliveries that a seat can hope for, in points."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.bot.outlook import rounds_to_come
from roundhouse.games.steam.bot.reach import KINDS, Reach, reach_of
from roundhouse.games.steam.bot.weights import QUARTERS, STEPS_AHEAD, WORTH
from roundhouse.games.steam.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

MOST: Final = TABLE.highest_level * QUARTERS  # quarters that a delivery brings
MOST_HOPES: Final = 32  # kept for the same links


def reach_over(state: "SteamState", seat: int, codes: list[int]) -> Reach:
    limit = min(TABLE.highest_level, state.level[seat] + STEPS_AHEAD)
    return reach_of(codes, state.network.accepts, seat, limit)


def prospects(state: "SteamState", seat: int, reach: Reach) -> float:
    """The best deliveries one after the other, each later one for less.

    The locomotive may be improved before: what is best after no step, one or two is taken. It is
    kept with the links: tiles that complete nothing don't change it, and a search comes back to
    the same cubes.
    """
    rounds = rounds_to_come(state, seat)
    level = state.level[seat]
    key = (rounds, level, WORTH.times, bytes(state.cubes))
    value = reach.hopes.get(key)
    if value is None:
        if len(reach.hopes) >= MOST_HOPES:
            reach.hopes.clear()
        value = reach.hopes[key] = looked_for(state, reach, level, rounds)
    return value


def looked_for(state: "SteamState", reach: Reach, level: int, rounds: int) -> float:
    best = 0.0
    weight = WORTH.later  # a delivery made is better than one to come
    for steps in range(min(STEPS_AHEAD, TABLE.highest_level - level, rounds) + 1):
        value = in_turn(state, reach, level + steps, rounds - steps) * weight
        best = max(best, value)
        weight *= WORTH.later
    return best


def in_turn(state: "SteamState", reach: Reach, level: int, rounds: int) -> float:
    """So many deliveries at this level, the best first."""
    counts = [0] * (MOST + 1)
    cubes = state.cubes
    for place in range(len(reach.accepts)):
        row = place * KINDS
        for kind in range(KINDS):
            if cubes[row + kind] > 0:
                counts[reach.delivery(place, kind, level)] += cubes[row + kind]
    value = 0.0
    weight = 1.0
    left = rounds
    for quarters in range(MOST, 0, -1):
        for _ in range(min(counts[quarters], left)):
            value += weight * quarters
            weight *= WORTH.later
            left -= 1
    return value / QUARTERS
