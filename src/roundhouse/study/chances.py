"""Chances: what a position promises each seat, as the likelihood of every place.

Each seat's evaluation is taken as its strength at what is left of the game: who leads by much, or
late, is likely to stay ahead. How much a lead counts, a game's `spread` says; it shrinks towards
the end as a random walk's does, and was fitted to games between bots (`fitted`).
"""

import math
from collections.abc import Sequence

from roundhouse.bots import ask
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.tuning import left_of
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.study.simulate import seed_of

STEPS = 20  # positions of a game that are looked at to fit

Chances = list[list[float]]  # by seat, then by place


def chances(points: Sequence[float], spread: float) -> Chances:
    """Places are drawn one after the other, each by strength among those who are left."""
    seats = len(points)
    best = max(points)
    strength = [math.exp(max((one - best) / spread, -60)) for one in points]
    found = [[0.0] * seats for _ in points]
    likely = {0: 1.0}  # by who has a place already, as bits
    for place in range(seats):
        after: dict[int, float] = {}
        for taken, chance in likely.items():
            whole = sum(strength[seat] for seat in range(seats) if not taken >> seat & 1)
            for seat in range(seats):
                if not taken >> seat & 1:
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


# Fitting.

Seen = tuple[list[float], float]  # how the seats stood, and how much of the game was over


def watched(game_id: str, seats: int, number: int) -> tuple[list[Seen], list[int]]:
    """Positions of one game of medium, and who won."""
    state = game(game_id).new(seats, seed_of(1, number), None)
    luck = Rng(number)
    bot = GreedyBot(luck.next64())
    looked: list[list[float]] = []
    while state.result is None:
        seat = state.actors[0]
        looked.append([state.game.evaluate(state, other) for other in range(seats)])
        state.play(ask(bot, state, seat, luck), seat)
    every = max(1, len(looked) // STEPS)
    seen = [(looked[at], at / len(looked)) for at in range(0, len(looked), every)]
    return seen, state.result.winners


def surprise(games: Sequence[tuple[list[Seen], list[int]]], spread: float) -> float:
    """How little the winners were expected, on average: the log loss."""
    total = 0.0
    count = 0
    for seen, winners in games:
        for points, gone in seen:
            by_seat = chances(points, left_of(spread, gone))
            for winner in winners:
                total -= math.log(max(by_seat[winner][0], 1e-9)) / len(winners)
            count += 1
    return total / count


def fitted(games: Sequence[tuple[list[Seen], list[int]]]) -> float:
    """The spread that is surprised least, within five per cent."""
    return min((1.05**step for step in range(-30, 110)), key=lambda one: surprise(games, one))
