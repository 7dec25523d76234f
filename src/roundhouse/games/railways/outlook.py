"""Outlook: turns to come, money and what it will do (ROW-F2, ROW-I1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.box import TABLE
from roundhouse.games.railways.money import bonds_for
from roundhouse.games.railways.phases import ACTIONS, AUCTION, BARONS, BUILDING, EXPRESS_RUN, NEVER
from roundhouse.games.railways.weights import (
    DEBT,
    DOLLAR,
    DOLLAR_TURNS,
    FAST,
    FEWEST_TURNS,
    PLENTY,
    SLOW,
    SPENDING,
    TURNS,
)

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def turns_to_come(table: "RailwaysState") -> float:
    """Turns that will begin after this one; the same whatever is played now, but for the end."""
    if table.ending != NEVER:
        return float(table.ending - table.turn)
    return max(TURNS - table.turn, FEWEST_TURNS)


def actions_to_come(table: "RailwaysState", seat: int) -> int:
    """Actions that a seat still has in this turn, the one in progress included."""
    if table.phase in (BARONS, AUCTION):
        return TABLE.rounds
    if table.phase not in (ACTIONS, BUILDING, EXPRESS_RUN):
        return 0
    later = TABLE.rounds - 1 - table.round
    at = table.order.index(seat)
    if at == table.at:
        return later + table.actions_left
    return later + (1 if at > table.at else 0)


def money_worth(table: "RailwaysState", seat: int, price: int, hopes: float, turns: float) -> float:
    """Cash, bonds and the income to come, once a price is paid; `hopes` are points to come."""
    points = table.points[seat]
    growth = min(max(hopes / (turns + 1.0), SLOW), FAST)
    bonds = table.bonds[seat] + bonds_for(table.cash[seat], price)
    total = float(table.cash[seat] - price + TABLE.bond * (bonds - table.bonds[seat]))
    track = table.track
    last = len(track) - 1
    for turn in range(int(turns + 0.5) + 1):
        total += track[min(points + int(growth * turn), last)] - bonds * TABLE.interest
    enough = SPENDING * (turns + 0.5)
    if total > enough:
        total = enough + PLENTY * (total - enough)
    elif total < 0:
        total *= DEBT
    return DOLLAR * min(1.0, turns / DOLLAR_TURNS) * total - TABLE.bond_points * bonds
