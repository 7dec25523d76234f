"""Track points of a delivery: all as income or all as victory points (STM-G7, STM-M3, STM-M4)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules.box import INCOME, POINTS, TABLE
from roundhouse.kernel.phases import Action
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def lost(state: "SteamState", seat: int) -> int:
    """STM-M3: what goes beyond the end of the income track."""
    return max(0, state.income[seat] + state.track_points[seat] - TABLE.highest_income)


def forecast(state: "SteamState", move: Move, seat: int) -> dict[str, int]:
    """Income or points before and after, and what is lost."""
    if move[0] not in (INCOME, POINTS):
        return {}
    over = lost(state, seat) if move[0] == INCOME else 0
    before = (state.income if move[0] == INCOME else state.points)[seat]
    return {"before": before, "after": before + state.track_points[seat] - over, "lost": over}


class Share(Action["SteamState"]):
    """STM-G7: all as income (INCOME) or all as points (POINTS)."""

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        amount = state.track_points[seat]
        over = lost(state, seat)
        state.track_points[seat] = 0
        state.deciding.pop(0)
        if move[0] == POINTS:
            state.points[seat] += amount
            state.tell("points-taken", {"seat": seat, "amount": amount})
            return
        state.income[seat] += amount - over
        state.tell("income-taken", {"seat": seat, "amount": amount - over, "lost": over})
