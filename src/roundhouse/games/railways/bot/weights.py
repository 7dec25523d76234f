"""How much each hope weighs, in points unless said otherwise.

Found by playing games of bots; docs/railways-bots.md shows what they achieve.
"""

from typing import Final

# Turns that a game lasts, and those still to come when it lasts longer.
TURNS: Final = 15.0
FEWEST_TURNS: Final = 1.2
# Points that a seat gains in a turn, for the income to come: what it can hope for, within bounds.
SLOW: Final = 1.0
FAST: Final = 4.0
# A point soon is worth more than one in the end, for each turn to come.
POINT_PER_TURN: Final = 0.03
# A dollar saves a fifth of a bond, while turns are to come to spend it in.
DOLLAR: Final = 0.2
DOLLAR_TURNS: Final = 4.0
# Dollars that a turn asks for; more than that is of less use, and debts breed debts.
SPENDING: Final = 14.0
PLENTY: Final = 0.3
DEBT: Final = 1.7

# Deliveries, in quarters of a point, so that what rivals get can be set off against it.
QUARTERS: Final = 4
RIVAL_QUARTERS: Final = 1
# The next delivery counts almost in full, each later one less: rivals take cubes, plans change.
SOON: Final = 0.9
LATER: Final = 0.93
# The part of all actions that deliver.
DELIVERIES: Final = 0.6
# A bounty that some cube can win, of its points: others want it, too.
BOUNTY: Final = 0.7
# Where a rival's link leaves the city too, he may be quicker.
SHARED: Final = 0.85
# A Fuel Depot that is spent must be placed again; a delivery with a stop takes two actions, so it
# counts for so many parts in a hundred; a cube that waits is almost delivered.
FUEL_QUARTERS: Final = 2
TWO_ACTIONS: Final = 60
WAITING_CUBE: Final = 0.9
# Levels of the locomotive that are thought of before the deliveries, at their price; each also
# takes an action.
STEPS_AHEAD: Final = 3
STEP: Final = 0.94
LEVEL_DOLLAR: Final = 0.22
LEVEL_PER_TURN: Final = 0.15
# Links that are thought through in a position; steps of a search for a route.
LINKS_TRIED: Final = 14
SEARCH: Final = 160
# A link as such, for each turn to come.
LINK_PER_TURN: Final = 0.06
# What a link that is only begun is worth of what it will bring: in this build, or in two; a build
# that has ended waits for others to get in the way.
BEGUN: Final = 0.97
BEGUN_TWICE: Final = 0.65
WAITING: Final = 0.55
MISSING: Final = 0.03

# Of what a Western Link would bring to who has, or builds, the link that leads there; it takes time
# to bring the cubes home.
WEST: Final = 0.8
WEST_TURNS: Final = 2.0

# The first place of a turn, while there is much to build; part of the best delivery that a rival
# may make before. A dollar bid counts as a fifth of a bond at least.
FIRST_PLACE: Final = 0.2
FIRST_PLACE_PER_TURN: Final = 0.04
CONTESTED: Final = 0.2
BID_DOLLAR: Final = 0.2
# What others have counts against.
RIVAL: Final = 0.12

# Cards: for each turn to come, or once.
HOTEL_PER_TURN: Final = 0.22
CHARTER_PER_TURN: Final = 0.25
DIAMOND_PER_TURN: Final = 0.1
HAND: Final = 1.2
DEPOT_PER_TURN: Final = 0.3
# A ferry card: something in any case, else part of the best link that it makes possible, less so
# much for each tile.
FERRY: Final = 0.2
FERRY_LINK: Final = 0.5
FERRY_TILE: Final = 0.35
ACTION: Final = 2.0

# Barons: how likely each aim is met, by its number; the first of them as they were met by bots
# (docs/railways-balance.md), which plan one link at a time and seldom join cities from afar.
EASE: Final = [
    *(0.32, 0.38, 0.27, 0.27, 0.45, 0.45, 1.6, 0.05, 0.35, 0.3, 0.4),
    *(0.35, 0.4, 0.35, 0.35, 0.4, 0.35, 0.5, 0.5, 0.5, 0.7, 0.35),
]
BARON: Final = 0.6
