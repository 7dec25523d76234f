"""Fitting: how much a lead counts in a game, found in games between bots (`bots/chances.py`)."""

import math
from collections.abc import Sequence

from roundhouse.bots import ask
from roundhouse.bots.chances import chances
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.tuning import left_of
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.study.simulate import seed_of

STEPS = 20  # positions of a game that are looked at to fit

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
