"""A track comes to lie on a space, whoever built it."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import (
    BORDER,
    COST,
    COUNT,
    FULL,
    NONE,
    SHARED,
    SHARED_ALONE,
    TABLE,
)

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def lay(table: "EmpiresState", company: int, space: int) -> bool:
    """Whether the company is the first there."""
    first = table.pieces[space] == 0
    table.pieces[space] |= 1 << company
    table.owned[company].append(space)
    table.prices[space] = next_price(table, space)
    widen(table, company, space)
    return first


def next_price(table: "EmpiresState", space: int) -> int:
    """SRE-C1, SRE-C2, SRE-G2: for the next seat that builds there; FULL without room for it."""
    there = table.pieces[space]
    if table.seats == 1:
        return SHARED_ALONE[space] if there & ~1 else COST[space]
    return SHARED[space] if COUNT[there] < TABLE.companies_a_space else FULL


def widen(table: "EmpiresState", company: int, space: int) -> None:
    """A company's network grows by a space: the parts beside it become one, the border moves on."""
    network = table.network[company]
    border = table.border[company]
    if network[space] == BORDER:
        leave(border, space)
    part = space
    for other in table.country.beside[space]:
        there = network[other]
        if there == NONE:
            network[other] = BORDER
            border.append(other)
        elif there != BORDER and there != part:
            if part == space:
                part = there
            else:
                join(network, table.owned[company], there, part)
    network[space] = part
    border.sort()


def leave(border: list[int], space: int) -> None:
    for at, other in enumerate(border):
        if other == space:
            border.pop(at)
            return


def join(network: list[int], owned: list[int], there: int, part: int) -> None:
    for space in owned:
        if network[space] == there:
            network[space] = part
