"""Names for where the game stands."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.empires.view import Phase

STARTING: Final = 0
CONSTRUCTING: Final = 1
UNLOCKING: Final = 2  # both tracks lie, a third one may follow
DELIVERING: Final = 3
PLAYING: Final = 4  # a delivery is made: a train card is due, a contract may be shown
CLAIMING: Final = 5
BUYING: Final = 6
ENDED: Final = 7
PHASES: "Final[list[Phase]]" = [
    "start",
    "construct",
    "unlock",
    "deliver",
    "card",
    "claim",
    "buy",
    "end",
]

NOBODY: Final = -1
NOTHING: Final = -1
