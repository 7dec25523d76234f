"""Outlook: turns to come, money and what it will do (ROW-F2, ROW-I1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.bot.weights import WORTH
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.money import bonds_for
from roundhouse.games.railways.rules.phases import (
    ACTIONS,
    AUCTION,
    BARONS,
    BUILDING,
    EXPRESS_RUN,
    NEVER,
)

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def turns_to_come(state: "RailwaysState") -> float:
    """Turns that will begin after this one; the same whatever is played now, but for the end."""
    if state.ending != NEVER:
        return float(state.ending - state.turn)
    return max(WORTH.turns - state.turn, WORTH.fewest_turns)


def actions_to_come(state: "RailwaysState", seat: int) -> int:
    """Actions that a seat still has in this turn, the one in progress included."""
    if state.phase in (BARONS, AUCTION):
        return TABLE.rounds
    if state.phase not in (ACTIONS, BUILDING, EXPRESS_RUN):
        return 0
    later = TABLE.rounds - 1 - state.round
    at = state.order.index(seat)
    if at == state.at:
        return later + state.actions_left
    return later + (1 if at > state.at else 0)


def money_worth(state: "RailwaysState", seat: int, price: int, hopes: float, turns: float) -> float:
    """Cash, bonds and the income to come, once a price is paid; `hopes` are points to come."""
    points = state.points[seat]
    growth = min(max(hopes / (turns + 1.0), WORTH.slow), WORTH.fast)
    bonds = state.bonds[seat] + bonds_for(state.cash[seat], price)
    total = float(state.cash[seat] - price + TABLE.bond * (bonds - state.bonds[seat]))
    track = state.track
    last = len(track) - 1
    for turn in range(int(turns + 0.5) + 1):
        total += track[min(points + int(growth * turn), last)] - bonds * TABLE.interest
    enough = WORTH.spending * (turns + 0.5)
    if total > enough:
        total = enough + WORTH.plenty * (total - enough)
    elif total < 0:
        total *= WORTH.debt
    return WORTH.dollar * min(1.0, turns / WORTH.dollar_turns) * total - TABLE.bond_points * bonds
