"""Easy: a beginner, who overlooks moves and doesn't weigh the good ones to the end."""

from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import weighed_to_the_end
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

OVERLOOKS = 4  # one move of so many
FIRST_FEW = 3
SLIP = 0.4  # part of the game's scale that a move may look worse than the best one seen


class EasyBot:
    """Sees most of the moves and takes one of the best few among them."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.game.worth_weighing(state, seat)
        seen = [move for move in moves if self.rng.below(OVERLOOKS)] or moves
        values = weighed_to_the_end(state, seat, seen)[:FIRST_FEW]
        least = values[0][0] - SLIP * tuning_of(state.game.id).scale
        good = [move for value, move in values if value >= least]
        return good[self.rng.below(len(good))]
