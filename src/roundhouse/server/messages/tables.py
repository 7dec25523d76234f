"""Tables: making one, sitting down, and how it stands."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from roundhouse.server.messages.common import (
    Act,
    Facts,
    Goal,
    Level,
    Name,
    Refusal,
    Request,
    RequestId,
    SeatNumber,
)
from roundhouse.tables.header import OriginKind, SeatKind
from roundhouse.tables.journal import OfferKind
from roundhouse.tables.stars import Stars
from roundhouse.tables.table import Status


class Clock(Struct, forbid_unknown_fields=True):
    """Time to think for each seat: at the start, and more with each turn, up to the `cap`.

    `hours`: everybody's own playing hours are heeded. `holiday`: days for which a seat's clock may
    stand. When a clock has run out, `extension` seconds are given once; after that a bot has the
    chair `kept`, or else its owner has lost."""

    seconds: Annotated[int, Meta(ge=1, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    cap: Annotated[int, Meta(ge=1, le=2_592_000)] | None = None
    hours: bool = False
    holiday: Annotated[int, Meta(ge=0, le=30)] = 0
    extension: Annotated[int, Meta(ge=0, le=259_200)] = 0
    kept: bool = False


class NewSeat(Request):
    """`me`, a `person` by invitation, another one at this `screen`, or a `bot`."""

    kind: Literal["me", "person", "screen", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Request, kw_only=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[Facts, Meta(max_length=60)] = field(default_factory=dict)
    public: bool = False
    visitors: bool = True
    clock: Clock | None = None
    absence: (
        Annotated[
            int,
            Meta(
                ge=60,
                le=2_592_000,
                description="Seconds without a sign after which a bot may stand in.",
            ),
        ]
        | None
    ) = None
    pause: Annotated[
        float, Meta(ge=0, le=30, description="Seconds before a bot's move is played.")
    ] = 0.6
    seed: Annotated[str, Meta(pattern="^[0-9]{1,39}$")] | None = None
    rated: bool = False
    request: RequestId


class Seat(Struct):
    """`open`: waits for the person who brings the link, which only the host is given.

    `bot` is set while a bot plays here: always, or in a person's place; it has the chair `kept`
    when his time has run out, and then somebody else may ask for it. `here`: he has checked in
    before the game; `bots`: and wants no more to wait for others.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    open: bool
    present: bool
    mine: bool
    host: bool
    resigned: bool
    muted: bool
    link: str | None
    kept: bool
    here: bool
    bots: bool


class SeatUndo(Struct):
    """What a seat of mine may take back without asking; `step` and `turn` are move counts."""

    seat: int
    step: int | None
    turn: int | None


class Offer(Struct):
    """A question to the others: take back to move `to`, abort, let the one of that `name` sit on
    the seat, or a bot of that `level` play there. An answer names its `number`."""

    number: int
    mine: bool
    name: str
    level: str
    kind: OfferKind
    seat: int
    to: int | None
    agreed: list[int]
    waiting: list[int]


class SeatClock(Struct):
    """Seconds left when the position was sent; `running` counts down from there, where the clock
    doesn't stand until the time `rests`: on a `holiday`, or outside of its person's hours. `days`
    are left in the bank of holidays; `falls` is when it runs out if nothing is done; `extended`:
    there won't be more time than that."""

    seat: int
    left: float
    running: bool
    rests: float | None
    holiday: bool
    days: int
    falls: float | None
    extended: bool


class Result(Struct):
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    reason: str
    facts: Facts


class Position(Struct):
    """How a table stands after entry `number`, as its reader may see it.

    `views` has one view per seat of the reader, by seat number, or `visitor`.
    `asked` is whose decision the game waits for, `round` the round or turn it is in,
    `stage` the part of it, if it has any. `lesson` is the step that is to be read or done, where
    one is taught and its path was not left. `stars` says whether those of a challenge `count`,
    one less after a `hint`, or what has made an end of them; `reached` are those of the end.
    `check_in` is until when everybody must have said that he is here.
    """

    number: int
    moves: int
    round: int
    stage: str
    status: Status
    asked: list[int]
    views: dict[str, Any]
    undo: list[SeatUndo]
    offer: Offer | None
    clocks: list[SeatClock]
    check_in: float | None
    result: Result | None
    seats: list[Seat]
    lesson: int | None
    stars: Stars | None
    reached: int | None


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    time: float


class Origin(Struct):
    """Where a table comes from: a fork at a move, a rematch, or an uploaded record."""

    kind: OriginKind
    table: str | None
    moves: int
    anew: bool


class Table(Struct):
    """The whole table for its reader. `seed` is shown when it is over, `promise`, a salted hash of
    it, from the start; `hints` says whether there are any: in practice alone, and where a bot
    knows the game. `challenge` is the one that is played, for the `goal` that it had then; it was
    the one of that `day`. `pace` is the queue through which people have found it.

    `changed` says that rules or data are other ones than when the table was made; it goes on
    after a player has confirmed, or not at all if it has gone astray.
    """

    id: str
    game: str
    options: Facts
    practice: bool
    rated: bool
    tournament: str | None
    hints: bool
    host: bool
    public: bool
    visitors: bool
    clock: Clock | None
    pace: str | None
    absence: float
    pause: float
    made: float
    origin: Origin | None
    rematch: str | None
    rematch_name: str
    lesson: str | None
    challenge: str | None
    goal: Goal | None
    day: str | None
    seed: str | None
    promise: str | None
    changed: Refusal | None
    chat: list[ChatLine]
    position: Position


class Gazetteer(Struct):
    """What people call the words of a table that the texts have no names for: a key of the texts,
    its facts and, in brackets, more words. What a tile joins: the rails of its face between edges
    0-5 and the centre, 6, the words of the edges, and the places over them by hex."""

    names: dict[str, list[Any]] = {}
    edges: list[str] = []
    beside: dict[str, dict[str, str]] = {}
    faces: dict[str, list[list[int]]] = {}


class Stale(Struct):
    """The table has gone on since the number that was sent: here is how it stands now."""

    rule: str
    facts: Facts
    table: Table


class Summary(Struct):
    """A table in a list; `map` is the title of one that somebody drew. `learned`: its lesson has
    come to its end, and nobody has played on."""

    id: str
    game: str
    options: Facts
    names: list[str]
    kinds: list[str]
    my_seats: list[int]
    open_seats: list[int]
    asked: list[int]
    my_turn: bool
    status: Status
    public: bool
    rated: bool
    moves: int
    lesson: str | None
    learned: bool
    challenge: str | None
    day: str | None
    made: float
    moved: float
    result: Result | None
    map: str


class Summaries(Struct):
    tables: list[Summary]


class Sit(Request, kw_only=True):
    """Take the seat whose link you have, by its `token`; at a public table any open `seat`.

    In a game that has begun the others are asked first: the answer has the offer."""

    token: Annotated[str, Meta(min_length=8, max_length=100)] | None = None
    seat: SeatNumber | None = None
    request: RequestId


class AtSeat(Act):
    """Resign, leave, remove a no-show, take a seat back from its bot."""

    seat: SeatNumber


class ToBot(Act):
    seat: SeatNumber
    level: Level


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=280)]
    request: RequestId


class Mute(Request):
    """Hear no more, or again, what a seat says in the chat."""

    seat: SeatNumber
    muted: bool
    request: RequestId


class Plain(Request):
    request: RequestId
