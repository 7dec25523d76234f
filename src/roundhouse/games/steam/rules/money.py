"""Money: cash, and raising more of it for income or points (STM-M1 to M4, STM-B18, STM-D9)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def steps_left(state: "SteamState", seat: int) -> int:
    """STM-M2: how often a seat can still raise €5: down to income −10, then 2 points each."""
    return state.income[seat] - TABLE.lowest_income + state.points[seat] // TABLE.points_per_step


def may_raise(state: "SteamState", seat: int) -> bool:
    """STM-M1: base players raise when a payment is due; STM-D9: in the standard game a few may."""
    return not state.standard or state.relaxed[seat]


def means(state: "SteamState", seat: int) -> int:
    """The most a seat can pay for track, STM-B18; in the base game for anything."""
    if may_raise(state, seat):
        return state.cash[seat] + TABLE.step * steps_left(state, seat)
    return state.cash[seat]


def _raise(state: "SteamState", seat: int, steps: int) -> int:
    """STM-M1, STM-M2: so many times €5; how many of them for income."""
    by_income = min(steps, state.income[seat] - TABLE.lowest_income)
    state.income[seat] = state.income[seat] - by_income
    state.points[seat] = state.points[seat] - (steps - by_income) * TABLE.points_per_step
    assert state.points[seat] >= 0, "no money can be raised"
    state.cash[seat] = state.cash[seat] + steps * TABLE.step
    return by_income


def raise_cash(state: "SteamState", seat: int, steps: int) -> None:
    by_income = _raise(state, seat, steps)
    if state.heard:
        state.tell(
            "cash-raised",
            {
                "seat": seat,
                "euros": steps * TABLE.step,
                "income": by_income,
                "points": (steps - by_income) * TABLE.points_per_step,
            },
        )


def steps_for(state: "SteamState", seat: int, amount: int) -> int:
    """STM-M1: own cash first, then the fewest steps that do; the change is kept."""
    short = amount - state.cash[seat]
    if short <= 0:
        return 0
    assert may_raise(state, seat)
    return (short + TABLE.step - 1) // TABLE.step


def pay_again(state: "SteamState", seat: int, amount: int) -> None:
    """What has been paid and told once."""
    _raise(state, seat, steps_for(state, seat, amount))
    state.cash[seat] = state.cash[seat] - amount


def pay(state: "SteamState", seat: int, amount: int, purpose: str) -> None:
    if amount == 0:
        return
    steps = steps_for(state, seat, amount)
    if steps > 0:
        raise_cash(state, seat, steps)
    state.cash[seat] = state.cash[seat] - amount
    if state.heard:
        state.tell("paid", {"seat": seat, "euros": amount, "for": purpose})
