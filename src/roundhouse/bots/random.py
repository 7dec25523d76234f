"""Random: any word that may be said next."""

from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        return state.random_move(seat, self.rng)
