"""How much the greedy bot hopes for, in points of prestige; found by play against itself."""

from typing import Final

DOLLAR: Final = 0.28  # while there is time to spend it
SPARE_DOLLAR: Final = 0.12  # beyond what two tracks cost
ENOUGH: Final = 4  # dollars that two tracks cost

EFFORT_A_TRACK: Final = 4  # a dollar on the way counts as one
REACH: Final = 32  # the effort beyond which nobody plans
FADING: Final = 0.965  # per effort
NEXT_PLAN: Final = 0.8  # each further plan is less sure
CARD: Final = 0.45  # hoped for with every delivery
SOLD_OUT: Final = 0.35  # of a plan whose factory must first produce
LAST_PIECE: Final = 0.85  # of a plan for the only good of its kind there
TO_COME: Final = 0.9  # a plan that needs a delivery only

GOOD_CARD: Final = 0.30
LONG_CARD: Final = 0.45
TERRAIN_CARD: Final = 0.42
TERRAINS_CARD: Final = 0.30
COLOURED: Final = 0.12  # a card that would help an achievement

PROGRESS: Final = 0.55  # of an achievement's points when all but fulfilled
AT_HAND: Final = 0.9  # of points that this turn can still bring
LEADER: Final = 0.15  # what the best opponent has counts against you
