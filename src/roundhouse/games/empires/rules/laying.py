"""A track comes to lie on a space, whoever built it."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import (
    BORDER,
    COST,
    COUNT,
    FULL,
    NONE,
    SHARED,
    SHARED_ALONE,
    TABLE,
)
from roundhouse.rails import ordered

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def lay(state: "EmpiresState", company: int, space: int) -> bool:
    """Whether the company is the first there."""
    first = state.pieces[space] == 0
    state.pieces[space] |= 1 << company
    state.owned[company].append(space)
    state.laid += 1
    if state.country.city_at[space] != NONE:
        state.scored += 1
    state.prices[space] = next_price(state, space)
    widen(state, company, space)
    return first


def next_price(state: "EmpiresState", space: int) -> int:
    """SRE-C1, SRE-C2, SRE-G2: for the next seat that builds there; FULL without room for it."""
    there = state.pieces[space]
    if state.seats == 1:
        return SHARED_ALONE[space] if there & ~1 else COST[space]
    return SHARED[space] if COUNT[there] < TABLE.companies_a_space else FULL


def widen(state: "EmpiresState", company: int, space: int) -> None:
    """A company's network grows by a space: the parts beside it become one, the border moves on."""
    network = state.network[company]
    border = state.border[company]
    if network[space] == BORDER:
        ordered.drop(border, space)
    part = space
    for other in state.country.beside[space]:
        there = network[other]
        if there == NONE:
            network[other] = BORDER
            ordered.add(border, other)
        elif there != BORDER and there != part:
            if part == space:
                part = there
            else:
                join(network, state.owned[company], there, part)
                state.scored += 1
    network[space] = part


def join(network: list[int], owned: list[int], there: int, part: int) -> None:
    for space in owned:
        if network[space] == there:
            network[space] = part
