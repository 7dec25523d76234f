"""Header: what never changes about a table."""

from typing import Any, Literal

from msgspec import Struct

from roundhouse.tables.goals import Goal

SeatKind = Literal["person", "screen", "bot"]
OriginKind = Literal["fork", "rematch", "record"]


class Clock(Struct, frozen=True, omit_defaults=True):
    """Seconds for each seat at the start, and more with each turn, up to the `cap`.

    `hours`: everybody's own playing hours are heeded. `holiday`: days for which a seat's clock may
    stand. When a clock has run out, `extension` seconds are given once; after that a bot has the
    chair `kept`, or else its owner has lost. Of `form` 1 are those that charged also for prompts
    which asked nothing.
    """

    seconds: int
    increment: int
    cap: int | None = None
    hours: bool = False
    holiday: int = 0
    extension: int = 0
    kept: bool = False
    form: int = 1


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
    who sit down. `tournament` is the one that it belongs to. `pace` is the queue that it was made
    for, where everybody must say that he is here within `check_in` seconds before the game begins.
    """

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
    pace: str | None = None
    check_in: float | None = None
