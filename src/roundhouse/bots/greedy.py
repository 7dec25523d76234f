"""Greedy: try every move once and keep the one whose position looks best."""

from roundhouse.bots.judging import PLAIN, Judge
from roundhouse.bots.weighing import weighed_to_the_end
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class GreedyBot:
    """Looks one move ahead with the game's own evaluation; equal moves are drawn by lot."""

    def __init__(self, seed: int, judge: Judge = PLAIN) -> None:
        self.rng = Rng(seed)
        self.judge = judge

    def choose(self, state: State, seat: int) -> Move:
        moves = state.game.worth_weighing(state, seat)
        values = weighed_to_the_end(state, seat, moves, self.judge)
        best = [move for value, move in values if value == values[0][0]]
        return best[self.rng.below(len(best))]
