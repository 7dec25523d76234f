"""Money: cash, and raising more of it for income or points (STM-M1 to M4, STM-B18, STM-D9)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def steps_left(table: "SteamState", seat: int) -> int:
    """STM-M2: how often a seat can still raise €5: down to income −10, then 2 points each."""
    return table.income[seat] - TABLE.lowest_income + table.points[seat] // TABLE.points_per_step


def may_raise(table: "SteamState", seat: int) -> bool:
    """STM-M1: base players raise when a payment is due; STM-D9: in the standard game a few may."""
    return not table.standard or table.relaxed[seat]


def means(table: "SteamState", seat: int) -> int:
    """The most a seat can pay for track, STM-B18; in the base game for anything."""
    if may_raise(table, seat):
        return table.cash[seat] + TABLE.step * steps_left(table, seat)
    return table.cash[seat]


def raise_cash(table: "SteamState", seat: int, steps: int) -> None:
    """STM-M1, STM-M2: so many times €5."""
    by_income = min(steps, table.income[seat] - TABLE.lowest_income)
    table.income[seat] -= by_income
    table.points[seat] -= (steps - by_income) * TABLE.points_per_step
    assert table.points[seat] >= 0, "no money can be raised"
    table.cash[seat] += steps * TABLE.step
    table.tell(
        "cash-raised",
        {
            "seat": seat,
            "euros": steps * TABLE.step,
            "income": by_income,
            "points": (steps - by_income) * TABLE.points_per_step,
        },
    )


def pay(table: "SteamState", seat: int, amount: int, purpose: str) -> None:
    """STM-M1: own cash first, then the fewest steps that do; the change is kept."""
    if amount == 0:
        return
    short = amount - table.cash[seat]
    if short > 0:
        assert may_raise(table, seat)
        raise_cash(table, seat, (short + TABLE.step - 1) // TABLE.step)
    table.cash[seat] -= amount
    table.tell("paid", {"seat": seat, "euros": amount, "for": purpose})
