"""Kept: what a store tells of people, tables and tries, whatever it keeps them in."""

from datetime import date
from typing import Any, Literal

from msgspec import Struct

from roundhouse.tables.goals import Goal
from roundhouse.tables.header import SeatKind
from roundhouse.tables.lessons import Lesson, lessons
from roundhouse.tables.table import Status

NAMELESS = "nobody-"  # ids of those who wanted to be forgotten
# The request under which a lesson's table is made has spaces, as nobody's own has:
# `lesson GAME NAME TRY`.
FOR_LESSON = "lesson "
ENDED = ("over", "aborted", "record")
# The request under which the try that counts is made has a space, as nobody's own has.
FOR_DAY = "day "
FOR_SOLUTION = "solution "

Why = Literal["insult", "name", "cheating", "leaving", "other"]  # somebody is reported
Theme = Literal["system", "light", "dark"]
Visibility = Literal["private", "link", "listed"]  # of a map that somebody has drawn


class Person(Struct):
    id: str
    name: str
    language: str
    theme: Theme
    made: float


class ListedSeat(Struct):
    kind: SeatKind
    name: str
    person: str | None
    bot: str | None


class ListedResult(Struct):
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    reason: str
    facts: dict[str, Any]


class Listed(Struct):
    """A table in a list, with its seats. `fork`: it goes on from a position of another one."""

    id: str
    game: str
    options: dict[str, Any]
    lesson: str | None
    challenge: str | None
    day: str | None
    pace: str | None
    public: bool
    made: float
    moves: int
    status: Status
    asked: list[int]
    result: ListedResult | None
    moved: float
    seats: list[ListedSeat]
    rated: bool = False
    fork: bool = False

    @property
    def learned(self) -> bool:
        """The lesson has come to its end, and nobody has played on."""
        if self.lesson is None or self.status != "playing":
            return False
        taught = (one for one in lessons(self.game) if one.name == self.lesson)
        return any(self.moves == one.length for one in taught)


class Learned(Struct):
    """A table that was made for a lesson."""

    id: str
    game: str
    lesson: str
    moves: int
    status: Status

    def going(self, lesson: Lesson) -> bool:
        return self.status == "playing" and self.moves < lesson.length


class Tried(Struct, frozen=True):
    """`came` is what the `goal` of then came to; nothing where the try was broken off, or isn't
    `over` yet."""

    day: date
    table: str
    game: str
    challenge: str
    goal: Goal
    person: str
    name: str
    over: bool
    came: int | None
    stars: int
    seconds: float


class BotTried(Struct, frozen=True):
    """`recorded`: its game was kept, too; those of the first days were not."""

    bot: str
    game: str
    challenge: str
    came: int
    stars: int
    seconds: float
    recorded: bool = True
