"""Track points of a delivery: all as income or all as victory points (STM-G7, STM-M3, STM-M4)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.box import INCOME, POINTS, TABLE
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def words(said: Move) -> list[int]:
    return [] if said else [INCOME, POINTS]


def act(table: "SteamState", move: Move, seat: int) -> None:
    """STM-M3: what goes beyond the end of the income track is lost."""
    amount = table.track_points[seat]
    table.track_points[seat] = 0
    table.deciding.pop(0)
    if move[0] == POINTS:
        table.points[seat] += amount
        table.tell("points-taken", {"seat": seat, "amount": amount})
        return
    lost = max(0, table.income[seat] + amount - TABLE.highest_income)
    table.income[seat] += amount - lost
    table.tell("income-taken", {"seat": seat, "amount": amount - lost, "lost": lost})
