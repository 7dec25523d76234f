"""Names for where the game stands."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.tiles.view import Phase

STARTING: Final = 0
TAKING: Final = 1
PLACING: Final = 2
POPULATING: Final = 3
ENDED: Final = 4
PHASES: "Final[list[Phase]]" = ["start", "take", "place", "populate", "end"]

NO_TOKEN: Final = -1
NOT_TAKEN: Final = -1

ACTIVE_SPACES: Final = 2  # for the tokens of a round
