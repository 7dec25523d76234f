"""How much each hope weighs, in points unless said otherwise.

Found by playing solo games of every challenge; docs/tiles-solo.md shows what they achieve.
"""

from typing import Final

# Tiles a seat lays in a round to come: between the sizes of the middle columns.
TILES_A_ROUND: Final = 3.2

# A pawn for which no spot is free may find a new one on an open network: its chance.
SPOT_PER_TILE: Final = 0.07
SPOT_AT_MOST: Final = 0.65
# A star turns a token that nothing fits into the best pawn.
STAR: Final = 1.2

# Urban groups of one and of two tiles grow into cities while tiles come.
ALONE_PER_TILE: Final = 0.1
ALONE_AT_MOST: Final = 1.0
PAIR_PER_TILE: Final = 0.4
PAIR_AT_MOST: Final = 3.2

# A full square of four tiles is where the rectangle grows next.
SQUARE_PER_TILE: Final = 0.1
SQUARE_AT_MOST: Final = 1.0

# Of the tiles that would close all the open ends of a place, how many come to lie there.
CLOSED_PER_TILE: Final = 1.0
CLOSED_AT_MOST: Final = 0.9
# Tiles to come bring open ends too.
NEW_ENDS_PER_TILE: Final = 0.25
NEW_ENDS_AT_MOST: Final = 3.0
# Even an end that costs nothing yet is one that something must close.
SPARE_END: Final = 0.1

# A refusal left saves an open end or two.
REFUSAL: Final = 0.6
# Each column further to the right is one seat more that chooses first in the next round.
FURTHER_RIGHT: Final = 0.25

# An objective tile in hand is fulfilled about every other time.
OBJECTIVE_IN_HAND: Final = 2.2
# What is done for one that is not fulfilled yet: a share of its points, less with few tiles.
OBJECTIVE_SHARE: Final = 0.9
OBJECTIVE_TILES: Final = 10.0
# A free spot beside the stadium may get its traveller.
STADIUM_SPOT: Final = 0.5
# Some city comes into the airport's row or column.
AIRPORT: Final = 0.5

# A mission not met costs all points; twice as much keeps a bot that looks one move ahead at it.
URGENCY: Final = 2.0

# Segments that a path gains by an end that is still open, and by a gap that one tile closes.
GOES_ON: Final = 1.0
GAP: Final = -1.0

# A cell around a hole to be, empty yet, when a tile can be laid there: part of a tile.
LAYABLE: Final = 0.4

# Perfection: an open end too many, as a share of the mission, early and in the last round.
END_TOO_MANY: Final = 0.03
END_TOO_LATE: Final = 0.35
# Ends are counted on to be closed less than elsewhere.
CLOSED_FOR_SURE: Final = 0.3
# Two refusals left skip the last round.
REFUSAL_FOR_PERFECTION: Final = 9.0

# Paradises: shares of the mission for pawns, for spots, and for tokens and stars to fill them.
PAWNS_THERE: Final = 0.25
SPOTS_THERE: Final = 0.5
PAWNS_TO_COME: Final = 0.25
# Part of a spot for each of three open ends, and for each spot that one tile would join.
SPOT_BEYOND_END: Final = 0.2
SPOT_NEARLY_JOINED: Final = 0.5

# Far friends: shares of the mission for a way that leads far from a spot, for two spots with
# room to move apart, for two far enough; and for each traveller that stands there.
WAY: Final = 0.5
NEAR_SPOTS: Final = 0.55
FAR_SPOTS: Final = 0.8
FRIEND_WAITS: Final = 0.15
FRIEND_ARRIVED: Final = 0.1
