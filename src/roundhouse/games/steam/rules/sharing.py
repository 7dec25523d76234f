"""Track points of a delivery: all as income or all as victory points (STM-G7, STM-M3, STM-M4)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules.box import POINTS, TABLE
from roundhouse.kernel.phases import Action
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


class Share(Action["SteamState"]):
    """STM-G7: all as income (INCOME) or all as points (POINTS)."""

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        """STM-M3: what goes beyond the end of the income track is lost."""
        amount = state.track_points[seat]
        state.track_points[seat] = 0
        state.deciding.pop(0)
        if move[0] == POINTS:
            state.points[seat] += amount
            state.tell("points-taken", {"seat": seat, "amount": amount})
            return
        lost = max(0, state.income[seat] + amount - TABLE.highest_income)
        state.income[seat] += amount - lost
        state.tell("income-taken", {"seat": seat, "amount": amount - lost, "lost": lost})
