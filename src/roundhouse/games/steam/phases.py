"""Names for where the game stands, and the rule that each verb belongs to."""

from typing import Final

from roundhouse.kernel.refusal import Illegal

FIRST_ORDER: Final = 0  # base game, before the first turn
CAPITAL: Final = 1  # standard game
ORDER: Final = 2  # standard game
CHOOSING: Final = 3
BUILDING: Final = 4
GOODS: Final = 5
SHARING: Final = 6  # everybody who scored on a delivery decides
ENDED: Final = 7
PHASES: Final = ["first-order", "capital", "order", "choose", "build", "goods", "share", "end"]

NOBODY: Final = -1
NO_BID: Final = -1
NO_ACTION: Final = -1
NOT_GROWN: Final = -1


def wrong_phase(phase: int, rule: str) -> Illegal:
    return Illegal(rule, {"why": "phase", "phase": PHASES[phase]})
