"""What a position is worth to a seat, in points."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse_siding.rules.state import SidingState

WAIT = 0.5  # points that it is worth to be able to let a poor wagon pass


def evaluate(state: "SidingState", seat: int) -> float:
    if state.result is not None:
        return float(state.points[seat])
    return state.points[seat] + WAIT * state.waits[seat]
