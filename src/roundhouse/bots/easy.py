"""Easy: a beginner, who overlooks moves and doesn't weigh the good ones to the end."""

from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import weighed_to_the_end
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

OVERLOOKS = 2  # one move of so many
FIRST_FEW = 3
SLIPS = 22.0  # times the game's scale that all its slips of a game may cost, each as much


class EasyBot:
    """Sees half of the moves and takes one of the best few among them. What looks much better than
    all of them nobody overlooks: each slip costs a little, and none ruins him."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.game.worth_weighing(state, seat)
        values = weighed_to_the_end(state, seat, moves)
        seen = [one for one in values if self.rng.below(OVERLOOKS)] or values
        slip = slip_of(state.game.id)
        if seen[0][0] < values[0][0] - slip:
            return values[0][1]
        good = [move for value, move in seen[:FIRST_FEW] if value >= seen[0][0] - slip]
        return good[self.rng.below(len(good))]


def slip_of(game_id: str) -> float:
    """How much worse than the best a move may look: the less, the more moves a game has."""
    tuning = tuning_of(game_id)
    return SLIPS * tuning.scale / tuning.length
