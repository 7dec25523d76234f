"""Told: a table in words, for those who don't look at a picture: lists, places side by side, ways.

A cell is a word of the game, a number, a seat, a text with its facts, or several of these. What a
reader sees is told, and no more; texts and languages come later.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

NO_FACTS: Final[Mapping[str, Any]] = {}
Cell = Any  # str: a word; int; Seat; Say; a list of cells, or a tuple where they have commas


class Seat(NamedTuple):
    """Said as the player's name."""

    seat: int


class Say(NamedTuple):
    """The key of a text and its facts; a fact that is a cell is said first."""

    key: str
    facts: Mapping[str, Cell] = NO_FACTS


class Listing(NamedTuple):
    """A table: `heads` are keys of texts, `title` is one, too, or a text with its facts."""

    title: str | Say
    heads: list[str]
    rows: list[list[Cell]]


class Spot(NamedTuple):
    """A place: `said`, the ways in which moves call it; what is told of it; where it lies, in half
    steps to the east and to the south; what lies beside it, by the word of each way; and whether
    there is more than ground."""

    said: list[list[str]]
    name: Cell
    about: list[Cell]
    east: int
    south: int
    beside: dict[str, list[str]]
    there: bool


class Gain(NamedTuple):
    """Something that can be delivered, and what it brings."""

    gain: int
    what: Cell


class Told(NamedTuple):
    """`players` is the list that tells how things stand."""

    players: Listing
    lists: list[Listing]
    spots: list[Spot]


NOTHING: Final = Told(Listing("told-players", [], []), [], [])
