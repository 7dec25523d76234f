"""Easy: a beginner, who overlooks moves and doesn't weigh the good ones to the end."""

from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

OVERLOOKED = 2  # of five moves
FIRST_FEW = 3


class EasyBot:
    """Sees some of the moves and takes one of the best few among them."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves(seat)
        seen = [move for move in moves if self.rng.below(5) >= OVERLOOKED] or moves
        values: list[tuple[float, int]] = []
        for at, move in enumerate(seen):
            after = state.copy()
            after.play(move, seat)
            values.append((-state.game.evaluate(after, seat), at))
        good = sorted(values)[:FIRST_FEW]
        return seen[good[min(self.rng.below(len(good)), self.rng.below(len(good)))][1]]
