"""Header: what never changes about a table."""

from typing import Any, Literal

from msgspec import Struct

from roundhouse.tables.goals import Goal

SeatKind = Literal["person", "screen", "bot"]
OriginKind = Literal["fork", "rematch", "record"]


class Clock(Struct, frozen=True):
    """Seconds for each seat at the start, and more with each turn."""

    seconds: int
    increment: int


class Origin(Struct, frozen=True):
    """Where a table comes from, if from another one or from a file."""

    kind: OriginKind
    table: str | None = None


class Anew(Struct, frozen=True):
    """After `move`, all that `seat` couldn't see was dealt anew, from `seed`; without a seat only
    what was drawn later."""

    move: int
    seat: int | None
    seed: int


class Planned(Struct, frozen=True):
    """A seat as the host planned it. Seats at the host's screen are his from the start."""

    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None


class Header(Struct, frozen=True, kw_only=True):
    """Made in `making` alone. `absence`: seconds after which a bot may stand in for somebody,
    if the table says so. `chosen`: somebody has said which seed it is. `before` are the moves that
    a fork or a record begins with, `digest` is that of the position after them. `lesson` is the
    one that it was made for, `challenge` the one that is played, for the `goal` that it had then,
    and `day` the one whose challenge that was: a table that is no practice counts for it. `salt`
    is hashed with the seed into what the table promises. `rated`: it counts for the ratings of all
    who sit down. `tournament` is the one that it belongs to."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    rules: int
    data: str
    host: str
    seats: tuple[Planned, ...]
    public: bool = False
    visitors: bool = True
    practice: bool = False
    chosen: bool = False
    clock: Clock | None = None
    absence: float | None = None
    pause: float = 0.0
    made: float = 0.0
    origin: Origin | None = None
    before: tuple[tuple[int, str], ...] = ()
    digest: str = ""
    anew: tuple[Anew, ...] = ()
    lesson: str | None = None
    challenge: str | None = None
    goal: Goal | None = None
    day: str | None = None
    salt: str = ""
    rated: bool = False
    tournament: str | None = None
