"""How much each hope weighs: weights.toml, and what is counted in whole numbers."""

from collections.abc import Sequence
from typing import Final

from roundhouse.games.steam.rules.box import PACKAGE
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.weights import Weights

# Near the bottom of the income track there is no way back: by steps below the line, squared.
DANGER_LINE: Final = -6

# In the last so many turns hardly anybody has use for a fourth tile.
LATE: Final = 2

# Deliveries. Points are in quarters, so that what rivals get can be set off against them.
QUARTERS: Final = 4
RIVAL_QUARTERS: Final = 1
# Steps of the locomotive that are thought of before the deliveries.
STEPS_AHEAD: Final = 2

# Plans. Track of at most so many tiles between two places, and at most so many links in a plan.
LONGEST_WAY: Final = 3
MOST_LINKS: Final = 3
# What a tile is worth, in euros, when ways between the same places are compared.
TILE: Final = 2
# Plans that look best at first sight are thought through; so are pairs of the best of them, and
# the links that could follow next turn, which are worth a part of what they would bring.
THOUGHT_THROUGH: Final = 30
PAIRED: Final = 6
FOLLOWED: Final = 6

SHARES: Final = (*("later", "follows"),)


class SteamWeights(Weights):
    income_step: float
    income_step_per_turn: float
    debt_step: float
    debt_step_per_turn: float
    plenty: float
    spending: float
    upkeep: float
    euro_short: float
    euro_short_per_turn: float
    standard_spending: float
    danger: float
    ruin: float
    later: float
    level_per_turn: float
    rival: float
    turn_order_worth: float
    first_move_worth: float
    engineer_worth: float
    engineer_turns: float
    idle: float
    first_build_worth: float
    growth_worth: float
    urbanization_worth: float
    cubes_turns: float
    urbanization_afar: float
    for_others: float
    earlier: float
    first_place: float
    later_place: float
    follows: float
    loose: float
    open_end: float
    link_per_turn: float

    def shares(self) -> Sequence[str]:
        return SHARES


WORTH: Final = SteamWeights(read_toml(PACKAGE, "weights.toml"))
