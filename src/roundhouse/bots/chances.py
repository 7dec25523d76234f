"""Chances: what a position promises each seat, as the likelihood of every place, and what
is left of it after a move.

Each seat's evaluation is taken as its strength at what is left of the game: who leads by much, or
late, is likely to stay ahead. How much a lead counts, a game's `spread` says; it shrinks towards
the end as a random walk's does, and was fitted to games between bots (`study/fitting.py`). Hints
and reviews tell chances by this one measure.
"""

from collections.abc import Sequence

from roundhouse.bots.tuning import Tuning, left_of, tuning_of
from roundhouse.kernel.reckoning import exp, log
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

UNSURE = 0.01  # what a search is sure of isn't surer than this,
SURE = 1e-6  # nor a chance than this
WORLDS = 12  # what a seat doesn't see is imagined so often

Chances = list[list[float]]  # by seat, then by place


def chances(points: Sequence[float], spread: float) -> Chances:
    """Places are drawn one after the other, each by strength among those who are left."""
    seats = len(points)
    best = max(points)
    strength = [exp(max((one - best) / spread, -60)) for one in points]
    found = [[0.0] * seats for _ in points]
    likely = {0: 1.0}  # by who has a place already, as bits
    for place in range(seats):
        after: dict[int, float] = {}
        for taken, chance in likely.items():
            free = [seat for seat in range(seats) if not taken >> seat & 1]
            whole = 0.0
            for seat in free:
                whole += strength[seat]
            for seat in free:
                here = chance * strength[seat] / whole
                found[seat][place] += here
                after[taken | 1 << seat] = after.get(taken | 1 << seat, 0.0) + here
        likely = after
    return found


def chances_in(state: State, spread: float, gone: float) -> Chances:
    """A finished game has its places; shared ones are halved, thirded, …"""
    if state.result is None:
        points = [state.game.evaluate(state, seat) for seat in range(state.seats)]
        return chances(points, left_of(spread, gone))
    places = state.result.places
    found = [[0.0] * state.seats for _ in places]
    for seat, first in enumerate(places):
        shared = places.count(first)
        for place in range(first - 1, first - 1 + shared):
            found[seat][place] = 1 / shared
    return found


def seen_by(state: State, seat: int, gone: float, rng: Rng) -> float:
    """The chance of a seat to win as far as it can see: the mean of what it may imagine."""
    spread = tuning_of(state.game.id).spread
    total = 0.0
    for _ in range(WORLDS):
        total += chances_in(state.imagine(seat, rng), spread, gone)[seat][0]
    return total / WORLDS


def with_each(values: Sequence[float], now: float, gone: float, tuning: Tuning) -> list[float]:
    """The chance to win with each of some moves, by what a search found of them, from 0 to 1: with
    the best it is what it is `now`, with another what that loses of it.

    A search counts what is gained on the others within a few turns, so that some points look like
    a game. What they are worth depends on the lead there is and on what is left to come.
    """
    found = [log_odds(value, UNSURE) for value in values]
    heat = left_of(tuning.spread, gone) / tuning.scale
    likely = log_odds(now, SURE)
    return [1 / (1 + exp((max(found) - one) / heat - likely)) for one in found]


def log_odds(chance: float, least: float) -> float:
    chance = min(max(chance, least), 1 - least)
    return log(chance / (1 - chance))
