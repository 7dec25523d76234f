"""Names for where the game stands."""

from typing import Final

STARTING: Final = 0
TAKING: Final = 1
PLACING: Final = 2
POPULATING: Final = 3
ENDED: Final = 4
PHASES: Final = ["start", "take", "place", "populate", "end"]

NO_TOKEN: Final = -1
NOT_TAKEN: Final = -1

ACTIVE_SPACES: Final = 2  # for the tokens of a round
