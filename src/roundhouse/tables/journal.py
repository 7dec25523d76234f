"""Header and Entry: a table is a header and a journal to which entries are only added."""

from typing import Any

from msgspec import Struct


class Clock(Struct, frozen=True):
    """Seconds for each seat at the start, and more with each turn."""

    seconds: int
    increment: int


class Origin(Struct, frozen=True):
    """Where a table comes from: `fork`, `rematch` or `record`."""

    kind: str
    table: str | None = None


class Anew(Struct, frozen=True):
    """After `move`, all that `seat` couldn't see was dealt anew, from `seed`."""

    move: int
    seat: int
    seed: int


class Planned(Struct, frozen=True):
    """A seat as the host planned it. Seats at the host's screen are his from the start."""

    kind: str
    name: str
    person: str | None = None
    level: str | None = None


class Header(Struct, frozen=True, kw_only=True):
    """What never changes. `before` are the moves that a fork or a record begins with."""

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
    clock: Clock | None = None
    pause: float = 0.0
    made: float = 0.0
    origin: Origin | None = None
    before: tuple[tuple[int, str], ...] = ()
    anew: tuple[Anew, ...] = ()


class Draft(Struct, frozen=True):
    """An entry that has no number yet."""

    kind: str
    seat: int | None = None
    payload: dict[str, Any] = {}


class Entry(Struct, frozen=True):
    """`request` is the id under which `person` asked for it: repeated, it is done once."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    payload: dict[str, Any]
    request: str | None
    time: float
