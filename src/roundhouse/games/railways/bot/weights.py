"""How much each hope weighs: weights.toml, and what is counted in whole numbers."""

from collections.abc import Sequence
from typing import Final

from roundhouse.games.railways.rules.box import MOST_SEATS, PACKAGE
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.weights import Weights

# Deliveries, in quarters of a point, so that what rivals get can be set off against it.
QUARTERS: Final = 4
RIVAL_QUARTERS: Final = 1
# A Fuel Depot that is spent must be placed again; a delivery with a stop takes two actions, so it
# counts for so many parts in a hundred; a cube that waits is almost delivered.
FUEL_QUARTERS: Final = 2
TWO_ACTIONS: Final = 60
# Levels of the locomotive that are thought of before the deliveries, at their price; each also
# takes an action.
STEPS_AHEAD: Final = 3
# Links that are thought through in a position; steps of a search for a route.
LINKS_TRIED: Final = 14
SEARCH: Final = 160

# Barons: how likely each aim is met, by its number; the first of them as they were met by bots
# (docs/railways-balance.md), which plan one link at a time and seldom join cities from afar.
EASE: Final = [
    *(0.32, 0.38, 0.27, 0.27, 0.45, 0.45, 1.6, 0.05, 0.35, 0.3, 0.4),
    *(0.35, 0.4, 0.35, 0.35, 0.4, 0.35, 0.5, 0.5, 0.5, 0.7, 0.35),
]

SHARES: Final = (
    *("plenty", "soon", "later", "deliveries", "bounty", "shared", "waiting_cube", "step"),
    *("begun", "begun_twice", "waiting", "line", "line_build", "line_more", "line_west"),
    *("west", "west_gate", "contested", "ferry_link", "baron"),
)


class RailwaysWeights(Weights):
    turns: float
    fewest_turns: float
    fast: float
    dollar: float
    dollar_turns: float
    spending: float
    plenty: float
    debt: float
    soon: float
    later: float
    deliveries: float
    bounty: float
    shared: float
    waiting_cube: float
    step: float
    level_dollar: float
    level_per_turn: float
    link_per_turn: float
    begun: float
    begun_twice: float
    waiting: float
    missing: float
    line: float
    line_build: float
    line_more: float
    line_west: float
    line_far: float
    west: float
    west_turns: float
    west_gate: float
    first_place: float
    first_place_per_turn: float
    contested: float
    bid_dollar: float
    rival: float
    rival_cube: float
    hotel_per_turn: float
    hotel_link: float
    charter_per_turn: float
    diamond_per_turn: float
    hand: float
    depot_per_turn: float
    ferry: float
    ferry_link: float
    ferry_tile: float
    action: float
    baron: float

    def shares(self) -> Sequence[str]:
        return SHARES

    def prepare(self) -> None:
        """What rivals in a city, given as bits, leave of its cubes."""
        self.left: list[float] = [1.0]
        for _ in range(MOST_SEATS):
            self.left += [self.shared * share for share in self.left]


WORTH: Final = RailwaysWeights(read_toml(PACKAGE, "weights.toml"))
