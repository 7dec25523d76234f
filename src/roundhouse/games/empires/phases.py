"""Names for where the game stands."""

from typing import Final

STARTING: Final = 0
CONSTRUCTING: Final = 1
UNLOCKING: Final = 2  # both tracks lie, a third one may follow
DELIVERING: Final = 3
PLAYING: Final = 4  # a delivery is made: a train card is due, a contract may be shown
CLAIMING: Final = 5
BUYING: Final = 6
ENDED: Final = 7
PHASES: Final = ["start", "construct", "unlock", "deliver", "card", "claim", "buy", "end"]

NOBODY: Final = -1
NOTHING: Final = -1
