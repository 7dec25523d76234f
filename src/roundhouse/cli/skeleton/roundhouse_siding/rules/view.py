"""What everybody sees: nothing on this table is secret."""

from typing import TYPE_CHECKING

from roundhouse_siding.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse_siding.rules.state import SidingState
    from roundhouse_siding.view import View


def view_of(state: "SidingState") -> "View":
    over = state.result is not None
    return {
        "phase": "end" if over else "platform",
        "round": state.round,
        "left": state.left,
        "platform": None if over else TABLE.names[state.platform],
        "depot": dict(zip(TABLE.names, state.depot.counts)),
        "players": [
            {"points": points, "waits": waits} for points, waits in zip(state.points, state.waits)
        ],
    }
