"""What the strategy thinks things are worth: weights.toml, and tables made of it."""

from collections.abc import Sequence
from typing import Final

from roundhouse.games.spike.rules.board import PACKAGE
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.reckoning import exp
from roundhouse.kernel.weights import Weights

# Spaces of the connections that are weighed; to a city further off only one.
WEIGHED: Final = 8
# Of more than the shortest, so many: with a large hand there are thousands that only cost more.
DETOUR: Final = 1
FARTHEST: Final = 150  # spaces of a ride, or cards of a hand: more than there can be
FASTEST: Final = 3
DELIVERED: Final = 1.1  # a load delivered is worth, besides its payout, of what one aboard is
SECOND_LEVEL: Final = 0.7  # of what the first level of a part is worth

SHARES: Final = ("later", "contract_fades", "route_hope", "last_deck", "least")


class SpikeWeights(Weights):
    card: float
    card_less: float
    lone_colour: float
    spending_turns: float
    action: float
    built: float
    spent: float
    rolled: float
    draw: float
    per_turn: float
    per_space: float
    start: float
    least: float
    on_board: float
    route_hope: float
    later: float
    contract_fades: float
    space_turns: float
    city_turns: float
    drawn_per_turn: float
    last_deck: float
    track: float
    neighbour: float
    locomotive: float
    tender: float
    car: float

    def shares(self) -> Sequence[str]:
        return SHARES

    def prepare(self) -> None:
        self.hands: list[float] = [0.0]  # by the number of cards
        for number in range(FARTHEST):
            self.hands.append(self.hands[number] + max(0.1, self.card - self.card_less * number))
        # what is left of a payout after so many spaces of a ride, by speed, and of building
        self.ridden: list[list[float]] = [
            [exp(-self.per_turn * spaces / max(speed, 1)) for spaces in range(FARTHEST)]
            for speed in range(FASTEST + 1)
        ]
        self.built_up: list[float] = [exp(-self.per_space * spaces) for spaces in range(FARTHEST)]
        self.delivered = DELIVERED * self.on_board
        self.parts: list[float] = [self.locomotive, self.tender, self.car]


WORTH: Final = SpikeWeights(read_toml(PACKAGE, "weights.toml"))
