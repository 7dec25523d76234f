"""Money: earning, paying and borrowing (SRE-M1, SRE-M2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def earn(state: "EmpiresState", seat: int, amount: int) -> None:
    """SRE-M1: what goes beyond nine dollars is lost."""
    state.money[seat] = min(TABLE.most_money, state.money[seat] + amount)


def loans_needed(state: "EmpiresState", seat: int, amount: int) -> int:
    """SRE-M2: as many as the shortfall needs."""
    short = amount - state.money[seat]
    return 0 if short <= 0 else (short + TABLE.loan_money - 1) // TABLE.loan_money


def can_raise(state: "EmpiresState", seat: int, amount: int) -> bool:
    return loans_needed(state, seat, amount) <= state.loan_cards


def pay(state: "EmpiresState", seat: int, amount: int) -> None:
    """Loans first, if need be; they were counted before."""
    loans = loans_needed(state, seat, amount)
    if loans > 0:
        borrow(state, seat, loans)
    state.money[seat] -= amount


def borrow(state: "EmpiresState", seat: int, loans: int) -> None:
    state.loan_cards -= loans
    state.loans[seat] += loans
    state.scored += 1
    state.money[seat] += loans * TABLE.loan_money
    if state.heard:
        state.tell("loan-taken", {"seat": seat, "loans": loans, "money": loans * TABLE.loan_money})
