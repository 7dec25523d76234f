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


def deliveries_to_come(state: "RailwaysState", seat: int, turns: float) -> int:
    """As many as a seat will make; in the last turn each takes one of the actions that are left."""
    if turns == 0.0:
        return actions_to_come(state, seat)
    return int(TABLE.rounds * turns * WORTH.deliveries) + 1


def money_worth(state: "RailwaysState", seat: int, price: int, hopes: float, turns: float) -> float:
    """Cash, bonds and the income to come, once a price is paid; `hopes` are points to come, as soon
    as a turn's actions allow."""
    points = state.points[seat]
    growth = int(hopes)
    bonds = state.bonds[seat] + bonds_for(state.cash[seat], price)
    total = float(state.cash[seat] - price + TABLE.bond * (bonds - state.bonds[seat]))
    track = state.track
    last = len(track) - 1
    count = int(turns + 0.5) + 1
    for turn in range(count):
        more = int(WORTH.fast * turn)
        if more >= growth:  # from now on the same
            total += (count - turn) * track[min(points + growth, last)]
            break
        total += track[min(points + more, last)]
    total -= count * bonds * TABLE.interest
    enough = WORTH.spending * (turns + 0.5)
    if total > enough:
        total = enough + WORTH.plenty * (total - enough)
    elif total < 0:
        total *= WORTH.debt
    return WORTH.dollar * min(1.0, turns / WORTH.dollar_turns) * total - TABLE.bond_points * bonds
