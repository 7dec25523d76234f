"""Lessons: what is taught, how far somebody has come, and beginning one."""

from typing import Annotated

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Name, Request


class LessonStep(Struct):
    """Its texts are `<game>-lesson-<lesson>-<name>`, `-title` and, if there is something to do,
    `-do`. `point`: what is lit; `do`: the move that is asked for, empty where it is only read.
    `learned`: the text `-learned` says what one knows after it."""

    name: str
    point: list[str]
    do: str
    learned: bool


class LessonFigure(Struct):
    """Beside a step: the board after what it asks for, as SVG, where that names a place, and the
    rule that tells more, with its title."""

    board: str | None
    rule: str
    title: str


class Lesson(Struct):
    """`table` is where I may take it up again; `done`: I have come to its end before."""

    game: str
    name: str
    minutes: int
    steps: list[LessonStep]
    table: str | None
    done: bool


class Lessons(Struct):
    """`played` are the games that I have played otherwise than in a lesson."""

    lessons: list[Lesson]
    played: list[str]


class Learn(Request, kw_only=True):
    """Take a lesson up where I have left it, or begin it; with `again` from its beginning."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    lesson: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None
    again: bool = False
