"""A track comes to lie on a space, whoever built it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def lay(table: "EmpiresState", company: int, space: int) -> bool:
    """Whether the company is the first there."""
    first = table.pieces[space] == 0
    table.pieces[space] |= 1 << company
    table.owned[company].append(space)
    return first
