"""A track comes to lie on a space, whoever built it."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import BORDER, NONE

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def lay(table: "EmpiresState", company: int, space: int) -> bool:
    """Whether the company is the first there."""
    first = table.pieces[space] == 0
    table.pieces[space] |= 1 << company
    table.owned[company].append(space)
    widen(table, company, space)
    return first


def widen(table: "EmpiresState", company: int, space: int) -> None:
    """A company's network grows by a space: the parts beside it become one, the border moves on."""
    network = table.network[company]
    border = table.border[company]
    if network[space] == BORDER:
        border.remove(space)
    part = space
    for other in table.country.beside[space]:
        there = network[other]
        if there == NONE:
            network[other] = BORDER
            insert(border, other)
        elif there != BORDER and there != part:
            if part == space:
                part = there
            else:
                join(network, table.owned[company], there, part)
    network[space] = part


def insert(border: list[int], space: int) -> None:
    """In order; a border is short."""
    at = len(border)
    while at > 0 and border[at - 1] > space:
        at -= 1
    border.insert(at, space)


def join(network: list[int], owned: list[int], there: int, part: int) -> None:
    for space in owned:
        if network[space] == there:
            network[space] = part
