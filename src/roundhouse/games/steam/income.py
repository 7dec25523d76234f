"""Income and expenses, and bankruptcy (STM-I1, STM-I2, STM-D7, STM-D8)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import money
from roundhouse.games.steam.box import TABLE
from roundhouse.rails.network import UNOWNED

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def collect(table: "SteamState") -> None:
    """In turn order; a last survivor wins at once."""
    for seat in table.order[:]:
        due = table.income[seat]
        if table.standard:
            due -= TABLE.upkeep_per_level * table.level[seat]
        if due >= 0:
            table.cash[seat] += due
            table.tell("income-received", {"seat": seat, "euros": due})
        elif not settle(table, seat, -due):
            go_bankrupt(table, seat)
            if len(table.order) == 1:
                return


def settle(table: "SteamState", seat: int, owed: int) -> bool:
    """Pay what is owed, if anyhow possible."""
    means = money.means(table, seat)
    if owed <= means:
        money.pay(table, seat, owed, "expenses")
        return True
    if not table.standard:
        return False
    if give_up_points(table, seat, owed):
        return True
    odd_points = table.points[seat] % TABLE.points_per_step
    if not table.relaxed[seat] or owed > means + odd_points * TABLE.euros_per_point:
        return False
    money.raise_cash(table, seat, money.steps_left(table, seat))  # STM-D9: only both together do
    return give_up_points(table, seat, owed)


def give_up_points(table: "SteamState", seat: int, owed: int) -> bool:
    """STM-D8: all cash, then a point for each €2, then a step of income; an odd euro returns."""
    short = owed - table.cash[seat]
    steps = (short + TABLE.euros_per_point - 1) // TABLE.euros_per_point
    by_points = min(steps, table.points[seat])
    by_income = steps - by_points
    if by_income > table.income[seat] - TABLE.lowest_income:
        return False
    table.points[seat] -= by_points
    table.income[seat] -= by_income
    table.cash[seat] = steps * TABLE.euros_per_point - short
    facts: dict[str, object] = {"seat": seat, "euros": owed, "points": by_points}
    table.tell("expenses-covered", {**facts, "income": by_income})
    return True


def go_bankrupt(table: "SteamState", seat: int) -> None:
    """STM-I2: out of the game; nobody owns his links any more."""
    table.order.remove(seat)
    table.out.append(seat)
    network = table.network
    for link in network.links():
        if network.owner[link] == seat:
            network.set_owner(link, UNOWNED)
    table.tell("bankrupt", {"seat": seat})
