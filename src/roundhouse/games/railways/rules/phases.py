"""Names for where the game stands."""

from typing import Final

BARONS: Final = 0  # everybody keeps one of two
AUCTION: Final = 1
ACTIONS: Final = 2
BUILDING: Final = 3  # a build that is not finished
EXPRESS_RUN: Final = 4  # an Express has been played: a delivery must follow
ENDED: Final = 5
PHASES: Final = ["barons", "auction", "actions", "building", "express-run", "over"]

NOBODY: Final = -1
NO_BID: Final = 0
NEVER: Final = -1

# Auctions: ROW-T1, ROW-T2, ROW-T3.
NORMAL: Final = 0
BEGINNERS: Final = 1
EXPERTS: Final = 2
AUCTIONS: Final = ["normal", "beginners", "experts"]
