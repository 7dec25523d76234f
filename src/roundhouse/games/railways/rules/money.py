"""Money: cash, and bonds issued for what it doesn't pay (ROW-F1, ROW-F2)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.railways import view as seen
    from roundhouse.games.railways.rules.state import RailwaysState


def bonds_for(cash: int, amount: int) -> int:
    """ROW-F1: no more bonds than the payment needs, owing 16 without cash 4."""
    short = amount - cash
    return (short + TABLE.bond - 1) // TABLE.bond if short > 0 else 0


def purse(state: "RailwaysState", seat: int, amount: int) -> dict[str, int]:
    """Cash and bonds of a seat that has paid so much."""
    bonds = bonds_for(state.cash[seat], amount)
    cash = state.cash[seat] + bonds * TABLE.bond - amount
    return {"cash": cash, "bonds": state.bonds[seat] + bonds}


def costs(state: "RailwaysState", seat: int) -> "dict[str, seen.Cost]":
    """What actions that have one price cost a seat now, by their verbs."""
    prices = {"urbanize": TABLE.urbanizing}
    if state.level[seat] < TABLE.highest_level:
        prices["improve"] = TABLE.level_price[state.level[seat] + 1]
    for part in state.parts:
        prices.update(part.prices())
    return {
        verb: {"dollars": dollars, "bonds": bonds_for(state.cash[seat], dollars)}
        for verb, dollars in prices.items()
    }


def pay(state: "RailwaysState", seat: int, amount: int, purpose: str) -> None:
    """Own cash first, then as many bonds as are needed; the change is kept."""
    if amount == 0:
        return
    bonds = bonds_for(state.cash[seat], amount)
    if bonds > 0:
        state.bonds[seat] += bonds
        state.cash[seat] += bonds * TABLE.bond
        if state.heard:
            dollars = bonds * TABLE.bond
            state.tell("bonds-issued", {"seat": seat, "bonds": bonds, "dollars": dollars})
    state.cash[seat] -= amount
    if state.heard:
        state.tell("paid", {"seat": seat, "dollars": amount, "for": purpose})
