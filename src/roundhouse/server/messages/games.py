"""Games: what can be played, and its rulebook."""

from typing import Literal

from msgspec import Struct

from roundhouse.server.messages.common import Facts


class Option(Struct):
    """A choice made before a game; its words are in the texts, or among the `titles`."""

    name: str
    kind: Literal["bool", "int", "word", "words"]
    default: bool | int | str | list[str]
    choices: list[str]
    low: int
    high: int
    count: int
    seats: list[int]
    maps: list[str]
    choices_on: dict[str, list[str]]
    help: str
    titles: dict[str, str]


class Challenge(Struct):
    """Its texts are `<game>-challenge-<name>` and `-about`, with the number `needs`. `stars`: what
    the `goal`, a figure of the game or the `lead`, must come to for one, two and three; `rivals`:
    the bots at the other seats. `dealt`: anew each time."""

    name: str
    stars: list[int]
    goal: str
    needs: int
    seats: int
    rivals: str
    options: Facts
    dealt: bool


class Game(Struct):
    """`facts` tells what a fact of its events and refusals is, by its name: a seat, a word, a
    place, an amount, a flag or a text; one of several with | between them, a list with *.
    `board` are the files of a board that it brings along: `/api/games/<id>/board/<file>`.
    `browser_levels` are the bots of a browser that thinks by itself, with the seconds of a move; 0
    for those that answer at once."""

    id: str
    name: str
    rules: int
    low: int
    high: int
    options: list[Option]
    bots: list[str]
    languages: list[str]
    challenges: list[Challenge]
    facts: dict[str, str]
    board: list[str]
    browser_levels: dict[str, int]


class Rulebook(Struct):
    """Our own words in Markdown, a heading per rule id."""

    game: str
    language: str
    text: str


class Thing(Struct):
    """A kind of thing on a board: `at` finds such things on the page, `name` and `about` say what
    they are, `rule` tells more."""

    kind: str
    at: str
    rule: str
    name: str
    about: str
