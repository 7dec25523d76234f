"""Money: earning, paying and borrowing (SRE-M1, SRE-M2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import TABLE

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def earn(table: "EmpiresState", seat: int, amount: int) -> None:
    """SRE-M1: what goes beyond nine dollars is lost."""
    table.money[seat] = min(TABLE.most_money, table.money[seat] + amount)


def loans_needed(table: "EmpiresState", seat: int, amount: int) -> int:
    """SRE-M2: as many as the shortfall needs."""
    short = amount - table.money[seat]
    return 0 if short <= 0 else (short + TABLE.loan_money - 1) // TABLE.loan_money


def can_raise(table: "EmpiresState", seat: int, amount: int) -> bool:
    return loans_needed(table, seat, amount) <= table.loan_cards


def pay(table: "EmpiresState", seat: int, amount: int) -> None:
    """Loans first, if need be; they were counted before."""
    loans = loans_needed(table, seat, amount)
    if loans > 0:
        borrow(table, seat, loans)
    table.money[seat] -= amount


def borrow(table: "EmpiresState", seat: int, loans: int) -> None:
    table.loan_cards -= loans
    table.loans[seat] += loans
    table.money[seat] += loans * TABLE.loan_money
    table.tell("loan-taken", {"seat": seat, "loans": loans, "money": loans * TABLE.loan_money})
