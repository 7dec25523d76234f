"""Names for where the game stands."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.steam.view import Phase

FIRST_ORDER: Final = 0  # base game, before the first turn
CAPITAL: Final = 1  # standard game
ORDER: Final = 2  # standard game
CHOOSING: Final = 3
BUILDING: Final = 4
GOODS: Final = 5
SHARING: Final = 6  # everybody who scored on a delivery decides
ENDED: Final = 7
PHASES: "Final[list[Phase]]" = [
    "first-order",
    "capital",
    "order",
    "choose",
    "build",
    "goods",
    "share",
    "end",
]

NOBODY: Final = -1
NO_BID: Final = -1
NO_ACTION: Final = -1
NOT_GROWN: Final = -1
