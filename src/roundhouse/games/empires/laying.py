"""A track comes to lie on a space, whoever built it."""

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def lay(table: "EmpiresState", company: int, space: int) -> bool:
    """Whether the company is the first there."""
    first = table.pieces[space] == 0
    table.pieces[space] |= 1 << company
    table.owned[company].append(space)
    if company < table.seats:
        widen(table, company, space)
    return first


def widen(table: "EmpiresState", seat: int, space: int) -> None:
    """The border of a seat's network, in order, moves on around a new space."""
    border = table.border[seat]
    touched = table.touched[seat]
    if touched[space]:
        border.pop(bisect_left(border, space))
    touched[space] = True
    for other in table.country.beside[space]:
        if not touched[other]:
            touched[other] = True
            insort(border, other)
