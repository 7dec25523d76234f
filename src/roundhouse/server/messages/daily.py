"""The day's challenge: which it is, what came of it, and taking it up."""

from typing import Annotated

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Goal, Name, Request, RequestId

DATE = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
Date = Annotated[str, Meta(pattern=DATE, description="As in 2026-11-16.")]


class Day(Struct):
    """`number` counts from the first one; the challenge is among those of the game."""

    date: Date
    number: int
    game: str
    challenge: str


class DayTry(Struct):
    """A try of mine that counts: `came` is what the `goal`, a figure, came to, nothing unless it
    was played to its end; `over` tells whether it can still be."""

    date: Date
    number: int
    game: str
    challenge: str
    goal: str
    table: str
    came: int | None
    stars: int
    over: bool


class DayResult(Struct):
    """Somebody's try that counts, or a bot's. `place` is among people."""

    name: str
    mine: bool
    bot: str | None
    place: int | None
    came: int | None
    stars: int
    seconds: float
    over: bool


class Daily(Struct):
    """A day, its goal and its best results, mine among them in any case; so many `people` have one,
    and so many rows are `left_out`. `ends` are the seconds until the next one, none for a day that
    is past: it is `today` now. `tries`: what mine of this day came to, those for practice, too;
    after them the game of the bot `solution` may be looked at. `week`: the last seven days, this
    one last. `mine`: my tries that count, the oldest first; so many days of them `in_a_row`, and
    the `longest` ever."""

    day: Day
    goal: Goal
    today: Date
    ends: int
    results: list[DayResult]
    people: int
    left_out: int
    tries: list[int]
    solution: str | None
    week: list[Day]
    mine: list[DayTry]
    in_a_row: int
    longest: int


class ShowDay(Request, kw_only=True):
    """The game of the bot that did best, to look through."""

    date: Date


class TryDay(Request, kw_only=True):
    """The first try of the present day counts; further ones, and those of a day that is past, are
    for practice."""

    date: Date | None = None
    name: Name | None = None
    request: RequestId
