"""Names for where the game stands."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roundhouse.games.spike.view import Load, Phase, Stage

SIDES_PHASE: Final = 0
GIVING: Final = 1
KEEPING: Final = 2
BEGINNING: Final = 3
TURNS: Final = 4
ENDED: Final = 5
PHASES: "Final[list[Phase]]" = ["sides", "giving", "keeping", "beginning", "turns", "end"]

# Within a turn.
OPEN: Final = 0  # the action is still to come
DRAWING: Final = 1
PAYING: Final = 2
ACTED: Final = 3
STAGES: "Final[list[Stage]]" = ["open", "drawing", "paying", "acted"]

# A contract's load.
WAITING: Final = 0
ABOARD: Final = 1
DELIVERED: Final = 2
LOADS: "Final[list[Load]]" = ["waiting", "aboard", "delivered"]

NOBODY: Final = -1
NOTHING: Final = -1
