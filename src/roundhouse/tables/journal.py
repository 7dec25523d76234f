"""Journal: what has happened at a table, entry by entry. Entries are only added.

An entry is stored as its kind, its seat, and the rest of its deed as JSON with the version of
that form. Version 1, which didn't name itself, said more of a resignation (`reason`) and of an
offer (`agreed`) than is needed; what it said more is passed over. Version 3 knows
`resume`, offers of a seat, and new chance; version 4 knows `hint`; version 5 what is done about
time: `warn`, `extend`, `holiday`, `hours`, `check-in`, and bots that keep a chair.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from roundhouse.kernel.refusal import refuse
from roundhouse.tables.hours import Hours

VERSION = 5

OfferKind = Literal["take-back", "abort", "sit", "bot"]


class Deed(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """What was done; the tag is the entry's kind."""


class Made(Deed, frozen=True, tag="made"):
    """The table was made: always the first entry."""


class SeatDeed(Deed, frozen=True):
    seat: int


class Sat(SeatDeed, frozen=True, tag="sit"):
    """`person` is who sits down, where others had to agree to it; else who asked."""

    name: str
    person: str | None = None


class Left(SeatDeed, frozen=True, tag="leave"):
    """Somebody has left his seat."""


class Removed(SeatDeed, frozen=True, tag="remove"):
    """The host has freed the seat of somebody who never moved."""


class BotTookOver(SeatDeed, frozen=True, tag="to-bot"):
    """`kept`: because its owner's time has run out. He may come back; or, if the others agree,
    somebody else takes the seat."""

    level: str
    kept: bool = False


class BotGaveBack(SeatDeed, frozen=True, tag="from-bot"):
    """The seat's person plays again."""


class Moved(SeatDeed, frozen=True, tag="move"):
    """A move in words; the digest of the position after it where a turn has ended."""

    text: str
    digest: str | None = None


class Undone(SeatDeed, frozen=True, tag="undo"):
    """Back to after so many moves; with a seed other things are drawn from there."""

    to: int
    seed: int | None = None


class Offered(SeatDeed, frozen=True, tag="offer"):
    """The others are asked: take back to after so many moves, abort; or let somebody of that
    name `sit` on the seat, or a `bot` of that level play there.

    `granted` are the seats whose people are away, and so need not be asked; `agreed` those of
    the host, if he has sent the link.
    """

    kind: OfferKind
    to: int | None = None
    name: str = ""
    level: str = ""
    granted: list[int] = []
    agreed: list[int] = []


class Answered(SeatDeed, frozen=True, tag="answer"):
    """`seats` are those of the person who answers."""

    agree: bool
    seats: list[int]


class Resigned(SeatDeed, frozen=True, tag="resign"):
    """A bot of that level plays on."""

    level: str


class TimedOut(SeatDeed, frozen=True, tag="time-out"):
    """A bot of that level plays on."""

    level: str


class Warned(SeatDeed, frozen=True, tag="warn"):
    """Most of the seat's time is used up."""


class Extended(SeatDeed, frozen=True, tag="extend"):
    """The seat's time had run out: it is given so many seconds more, once."""

    seconds: int


class WentOnHoliday(SeatDeed, frozen=True, tag="holiday"):
    """The seat's clock stands for so many days of its bank."""

    days: int


class KeepsHours(SeatDeed, frozen=True, tag="hours"):
    """When the seat's person plays, from its next turn on; at any time where there are none."""

    hours: Hours | None = None


class CheckedIn(SeatDeed, frozen=True, tag="check-in"):
    """The seat's person is here; `bots`: he agrees that they take the seats that are open."""

    bots: bool = False


class Aborted(SeatDeed, frozen=True, tag="abort"):
    """The game ends without a result."""


class Confirmed(SeatDeed, frozen=True, tag="confirm"):
    """The players go on under these rules and data."""

    rules: int
    data: str


class Resumed(Deed, frozen=True, tag="resume"):
    """For so many seconds no server was there: they count for nobody."""

    away: float


class Hinted(SeatDeed, frozen=True, tag="hint"):
    """Somebody who played for stars has been told what a bot would do."""


class Rematched(Deed, frozen=True, tag="rematch"):
    table: str


class Chatted(SeatDeed, frozen=True, tag="chat"):
    text: str
    name: str


class Muted(SeatDeed, frozen=True, tag="mute"):
    """The person hears no more, or again, what the seat says."""

    muted: bool


AnyDeed = (
    Made
    | Sat
    | Left
    | Removed
    | BotTookOver
    | BotGaveBack
    | Moved
    | Undone
    | Offered
    | Answered
    | Resigned
    | TimedOut
    | Warned
    | Extended
    | WentOnHoliday
    | KeepsHours
    | CheckedIn
    | Aborted
    | Confirmed
    | Resumed
    | Hinted
    | Rematched
    | Chatted
    | Muted
)

Kind = Literal[
    "made",
    "sit",
    "leave",
    "remove",
    "to-bot",
    "from-bot",
    "move",
    "undo",
    "offer",
    "answer",
    "resign",
    "time-out",
    "warn",
    "extend",
    "holiday",
    "hours",
    "check-in",
    "abort",
    "confirm",
    "resume",
    "hint",
    "rematch",
    "chat",
    "mute",
]


def kind_of(deed: type[Deed] | Deed) -> Kind:
    kind: Kind = deed.__struct_config__.tag  # type: ignore[assignment]
    return kind


class Entry(Struct, frozen=True):
    """`request` is the id under which `person` asked for it: repeated, it is done once."""

    number: int
    deed: AnyDeed
    person: str | None
    request: str | None
    time: float

    @property
    def kind(self) -> Kind:
        return kind_of(self.deed)

    @property
    def seat(self) -> int | None:
        return self.deed.seat if isinstance(self.deed, SeatDeed) else None


def payload_of(deed: AnyDeed) -> str:
    """What a deed says beside its kind and its seat, as it is stored."""
    said: dict[str, Any] = {"version": VERSION, **msgspec.to_builtins(deed)}
    del said["type"]
    said.pop("seat", None)
    return msgspec.json.encode(said).decode()


def read_deed(kind: str, seat: int | None, payload: str) -> AnyDeed:
    """A deed as it was stored, in today's form or an earlier one."""
    try:
        said = msgspec.json.decode(payload, type=dict[str, Any])
        version = said.pop("version", 1)
        if version not in range(1, VERSION + 1):
            raise refuse("newer-journal", {"version": str(version)[:20], "known": VERSION})
        if seat is not None:
            said["seat"] = seat
        deed: AnyDeed = msgspec.convert({**said, "type": kind}, AnyDeed)
    except msgspec.MsgspecError as error:
        raise refuse("broken-journal", {"kind": kind, "why": str(error)[:200]}) from None
    return deed
