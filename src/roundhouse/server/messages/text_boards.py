"""The text board: a position under headings, and answers to questions about it."""

from msgspec import Struct


class Section(Struct):
    """A table of the text board."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class TextPlace(Struct):
    """A place of the map. `said`: the ways in which moves call it. It lies so many half steps to
    the east and to the south; `there`: it is more than ground."""

    said: list[list[str]]
    name: str
    about: str
    east: int
    south: int
    there: bool


class TextBoard(Struct):
    sections: list[Section]
    places: list[TextPlace]


class Told(Struct):
    """Lines in answer to a question; none where nothing is called so."""

    lines: list[str]
