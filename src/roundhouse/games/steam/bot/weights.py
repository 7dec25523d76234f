"""How much each hope weighs, in points unless said otherwise.

Found by playing games of bots; docs/steam-bots.md shows what they achieve.
"""

from typing import Final

# Money. A step of income brings money in each turn to come, and so is worth more early on; but a
# point can be taken as income any time, so it is never worth much more. Nor is a step of debt,
# which can be worked off while turns are to come.
INCOME_STEP: Final = 1.35
INCOME_STEP_PER_TURN: Final = 0.15
DEBT_STEP: Final = 1.6
DEBT_STEP_PER_TURN: Final = 0.06
# Income beyond this brings more money than track can cost.
PLENTY: Final = 7.0
# Euros that a seat spends in a turn; cash beyond that is of no use in the end.
SPENDING: Final = 9.0
# A level costs its upkeep in each turn to come (standard game).
UPKEEP: Final = 0.2
# A standard player who can't pay for track builds less: what a euro short costs, and more of it
# for each turn to come.
EURO_SHORT: Final = 0.3
EURO_SHORT_PER_TURN: Final = 0.07
# Euros for track and place in a turn of the standard game.
STANDARD_SPENDING: Final = 9.0
# Near the bottom of the income track there is no way back: by steps below the line, squared.
DANGER_LINE: Final = -6
DANGER: Final = 0.4
# What can't be paid any more ends the game for a seat.
RUIN: Final = 30.0

# Deliveries. Points are in quarters, so that what rivals get can be set off against them.
QUARTERS: Final = 4
RIVAL_QUARTERS: Final = 1
# The next delivery counts in full, each later one less: rivals take cubes, plans change.
LATER: Final = 0.86
# Steps of the locomotive that are thought of before the deliveries.
STEPS_AHEAD: Final = 2
# A level is worth more than today's network shows, for each turn to come; in the last turn nothing.
LEVEL_PER_TURN: Final = 0.2

# What the others have, each of them.
RIVAL: Final = 0.2

# Action tiles.
TURN_ORDER_WORTH: Final = 0.2
FIRST_MOVE_WORTH: Final = 0.6
ENGINEER_WORTH: Final = 0.9
# …less of it with every turn, as there is less left to build.
ENGINEER_TURNS: Final = 8.0
FIRST_BUILD_WORTH: Final = 0.6
GROWTH_WORTH: Final = 1.6
URBANIZATION_WORTH: Final = 3.4
# New cubes are worth less in the last turns: few of them can still be brought away.
CUBES_TURNS: Final = 2.0
# Urbanization where no own link leads to a town, and a New City that only others can use.
URBANIZATION_AFAR: Final = 0.5
FOR_OTHERS: Final = 6.0
# The next turn's order, for each number lower.
EARLIER: Final = 0.12
# The first place in the order of a turn; each later one is worth so much less.
FIRST_PLACE: Final = 1.2
LATER_PLACE: Final = 0.5

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
FOLLOWS: Final = 0.6
# A tile that leads back to no city yet may have to be taken back.
LOOSE: Final = 3.0
# A complete link is a place to go on from, while turns are to come.
LINK_PER_TURN: Final = 0.05
