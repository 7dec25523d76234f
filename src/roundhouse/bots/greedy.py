"""Greedy: try every move once and keep the one whose position looks best."""

from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class GreedyBot:
    """Looks one move ahead with the game's own evaluation; equal moves are drawn by lot."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        best: list[Move] = []
        best_value = float("-inf")
        for move in state.moves(seat):
            after = state.copy()
            after.play(move, seat)
            value = state.game.evaluate(after, seat)
            if value > best_value:
                best_value = value
                best = []
            if value == best_value:
                best.append(move)
        return best[self.rng.below(len(best))]
