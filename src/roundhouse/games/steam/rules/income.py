"""Income and expenses, and bankruptcy (STM-I1, STM-I2, STM-D7, STM-D8)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import TABLE
from roundhouse.rails.network import UNOWNED

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def collect(state: "SteamState") -> None:
    """In turn order; a last survivor wins at once."""
    for seat in state.order[:]:
        income = state.income[seat]
        upkeep = TABLE.upkeep_per_level * state.level[seat] if state.standard else 0
        due = income - upkeep
        if due >= 0:
            state.cash[seat] += due
            facts: dict[str, object] = {"seat": seat, "euros": due}
            state.tell("income-received", {**facts, "income": income, "upkeep": upkeep})
        elif not pay_expenses(state, seat, -due):
            go_bankrupt(state, seat)
            if len(state.order) == 1:
                return


def pay_expenses(state: "SteamState", seat: int, owed: int) -> bool:
    """Pay what is owed, if anyhow possible."""
    means = money.means(state, seat)
    if owed <= means:
        money.pay(state, seat, owed, "expenses")
        return True
    if not state.standard:
        return False
    if give_up_points(state, seat, owed):
        return True
    odd_points = state.points[seat] % TABLE.points_per_step
    if not state.relaxed[seat] or owed > means + odd_points * TABLE.euros_per_point:
        return False
    money.raise_cash(state, seat, money.steps_left(state, seat))  # STM-D9: only both together do
    return give_up_points(state, seat, owed)


def give_up_points(state: "SteamState", seat: int, owed: int) -> bool:
    """STM-D8: all cash, then a point for each €2, then a step of income; an odd euro returns."""
    short = owed - state.cash[seat]
    steps = (short + TABLE.euros_per_point - 1) // TABLE.euros_per_point
    by_points = min(steps, state.points[seat])
    by_income = steps - by_points
    if by_income > state.income[seat] - TABLE.lowest_income:
        return False
    state.points[seat] -= by_points
    state.income[seat] -= by_income
    state.cash[seat] = steps * TABLE.euros_per_point - short
    facts: dict[str, object] = {"seat": seat, "euros": owed, "points": by_points}
    state.tell("expenses-covered", {**facts, "income": by_income})
    return True


def go_bankrupt(state: "SteamState", seat: int) -> None:
    """STM-I2: out of the game with all he had; nobody owns his links any more."""
    state.order.remove(seat)
    state.out.append(seat)
    state.cash[seat] = 0
    state.income[seat] = 0
    state.points[seat] = 0
    state.level[seat] = TABLE.first_level
    network = state.network
    for link in network.links():
        if network.owner[link] == seat:
            network.set_owner(link, UNOWNED)
    state.tell("bankrupt", {"seat": seat})
