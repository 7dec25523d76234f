"""How much the strategy hopes for: weights.toml, and tables made of it."""

from collections.abc import Sequence
from typing import Final

from roundhouse.games.empires.rules.box import PACKAGE
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.weights import Weights

ENOUGH: Final = 4  # dollars that two tracks cost
EFFORT_A_TRACK: Final = 4  # a dollar on the way counts as one
REACH: Final = 32  # the effort beyond which nobody plans

SHARES: Final = (
    *("fading", "next_plan", "sold_out", "last_piece", "to_come", "progress", "at_hand"),
)


class EmpiresWeights(Weights):
    dollar: float
    spare_dollar: float
    fading: float
    next_plan: float
    card: float
    sold_out: float
    last_piece: float
    to_come: float
    good_card: float
    long_card: float
    terrain_card: float
    terrains_card: float
    coloured: float
    progress: float
    at_hand: float
    leader: float

    def shares(self) -> Sequence[str]:
        return SHARES

    def prepare(self) -> None:
        self.faded: list[float] = [1.0]  # by the effort
        for effort in range(REACH):
            self.faded.append(self.faded[effort] * self.fading)


HOPES: Final = EmpiresWeights(read_toml(PACKAGE, "weights.toml"))
