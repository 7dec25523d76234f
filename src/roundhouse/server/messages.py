"""Everything that is said between server and browser: requests, answers, socket messages.

All of it is in the OpenAPI document, from which the browser's types are generated.
A move and everything else that changes a table carries the number that its sender has seen
last and an id of its own: sent again, it is answered again and done once.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name for people.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="Seats count from 0.")]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="A number of the journal.")]
RequestId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Chosen anew for each request.")
]
Sentence = Annotated[
    str, Meta(min_length=1, max_length=400, description="A move in words: `take 2`.")
]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot's name.")]
Facts = dict[str, Any]


class Request(Struct, forbid_unknown_fields=True):
    """What a browser sends: nothing in it that isn't known."""


# Refusals.


class Refusal(Struct):
    """Why not: a rule of the game's rulebook or one of the house's slugs, and the facts."""

    rule: str
    facts: Facts


class Stale(Struct):
    """The table has gone on since the number that was sent: here is how it stands now."""

    rule: str
    facts: Facts
    table: "Table"


# Games.


class Option(Struct):
    """A choice made before a game; its words are in the texts."""

    name: str
    kind: Literal["bool", "int", "word", "words"]
    default: bool | int | str | list[str]
    choices: list[str]
    low: int
    high: int
    count: int
    seats: list[int]
    maps: list[str]
    help: str


class Challenge(Struct):
    """For a lone player: a value of the option `challenge`, the number that it asks for, and
    the points that give one star, two and three."""

    name: str
    needs: int
    stars: list[int]


class Game(Struct):
    id: str
    name: str
    rules: int
    low: int
    high: int
    options: list[Option]
    bots: list[str]
    languages: list[str]
    challenges: list[Challenge]


class Rulebook(Struct):
    """Our own words in Markdown, a heading per rule id."""

    game: str
    language: str
    text: str


# People.


class Me(Struct):
    """Who the cookie says you are; `known` once you have done something that is kept."""

    name: str
    language: str
    theme: Literal["system", "light", "dark"]
    known: bool


class ChangeMe(Request):
    name: Name | UnsetType = UNSET
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] | UnsetType = UNSET
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET


class Code(Struct):
    """Type it on another device before it ends; it works once."""

    code: str
    seconds: int


class Claim(Request):
    code: Annotated[str, Meta(min_length=4, max_length=40)]


class Star(Struct):
    game: str
    challenge: str
    stars: int


class Export(Struct):
    """All that is kept about you."""

    me: Me
    made: float
    tables: list["Summary"]
    chat: list["ChatLine"]
    stars: list[Star]


# Making a table.


class Clock(Struct, forbid_unknown_fields=True):
    """Time to think for each seat: at the start, and more with each turn."""

    seconds: Annotated[int, Meta(ge=1, le=1_209_600)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewSeat(Request):
    """`me`, a `person` by invitation, another one at this `screen`, or a `bot`."""

    kind: Literal["me", "person", "screen", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Request, kw_only=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[Facts, Meta(max_length=60)] = {}
    public: bool = False
    visitors: bool = True
    clock: Clock | None = None
    pause: Annotated[
        float, Meta(ge=0, le=30, description="Seconds before a bot's move is played.")
    ] = 0.6
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    request: RequestId


# A table.


class Seat(Struct):
    """`open`: waits for the person who brings the link, which only the host is given.

    `bot` is set while a bot plays here: always, or in a person's place.
    """

    seat: int
    kind: Literal["person", "screen", "bot"]
    name: str
    bot: str | None
    open: bool
    present: bool
    mine: bool
    host: bool
    resigned: bool
    muted: bool
    link: str | None


class SeatUndo(Struct):
    """What a seat of mine may take back without asking; `step` and `turn` are move counts."""

    seat: int
    step: int | None
    turn: int | None


class Offer(Struct):
    """A question to the others: take back to move `to`, or abort."""

    kind: Literal["take-back", "abort"]
    seat: int
    to: int | None
    agreed: list[int]
    waiting: list[int]


class SeatClock(Struct):
    """Seconds left when the position was sent; `running` counts down from there."""

    seat: int
    left: float
    running: bool


class Result(Struct):
    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]
    reason: str
    facts: Facts


class Position(Struct):
    """How a table stands after entry `number`, as its reader may see it.

    `views` has one view per seat of the reader, by seat number, or `visitor`.
    `asked` is whose decision the game waits for, `round` the round or turn it is in.
    """

    number: int
    moves: int
    round: int
    status: Literal["gathering", "playing", "over", "aborted", "record"]
    asked: list[int]
    views: dict[str, Any]
    undo: list[SeatUndo]
    offer: Offer | None
    clocks: list[SeatClock]
    result: Result | None
    seats: list[Seat]


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    time: float


class Origin(Struct):
    """Where a table comes from: a fork at a move, a rematch, or an uploaded record."""

    kind: Literal["fork", "rematch", "record"]
    table: str | None
    moves: int
    anew: bool


class Table(Struct):
    """The whole table for its reader. `seed` is shown when it is over; `hints` says whether
    there are any: in practice alone, and where a bot knows the game.

    `changed` says that rules or data are other ones than when the table was made; it goes on
    after a player has confirmed.
    """

    id: str
    game: str
    options: Facts
    practice: bool
    hints: bool
    host: bool
    public: bool
    visitors: bool
    clock: Clock | None
    pause: float
    made: float
    origin: Origin | None
    rematch: str | None
    seed: str | None
    changed: Refusal | None
    chat: list[ChatLine]
    position: Position


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    options: Facts
    names: list[str]
    kinds: list[str]
    my_seats: list[int]
    open_seats: list[int]
    asked: list[int]
    my_turn: bool
    status: Literal["gathering", "playing", "over", "aborted", "record"]
    public: bool
    moves: int
    made: float
    moved: float
    result: Result | None


class Summaries(Struct):
    tables: list[Summary]


# Playing.


class Act(Request):
    """What every change carries: the last number seen, and an id of its own."""

    number: Number
    request: RequestId


class Sit(Request, kw_only=True):
    """Take the seat whose link you have, by its `token`; at a public table any open `seat`."""

    token: Annotated[str, Meta(min_length=8, max_length=100)] | None = None
    seat: SeatNumber | None = None
    request: RequestId


class MakeMove(Act):
    seat: SeatNumber
    move: Sentence


class Undo(Act):
    """Back by a `step`, or to the start of the `turn`: only what is proved reversible."""

    seat: SeatNumber
    what: Literal["step", "turn"]


class MakeOffer(Act):
    """Ask the others: to take back to after move `to`, or to abort."""

    seat: SeatNumber
    kind: Literal["take-back", "abort"]
    to: Number | None = None


class Answer(Act):
    seat: SeatNumber
    agree: bool


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


class Fork(Request, kw_only=True):
    """What if, from after move `move`: a practice table of one's own.

    `seat` is the one to sit at; the others are bots of that `level`, or all at this screen.
    """

    move: Number
    seat: SeatNumber = 0
    level: Level | None = None
    request: RequestId


class Plain(Request):
    request: RequestId


class Try(Request):
    seat: SeatNumber
    move: Sentence


class Why(Struct):
    """`refusal` is null when the move may be made."""

    refusal: Refusal | None


class Event(Struct):
    """What happened; `audience` is the one seat that may know of it, null is everybody.

    Who has several seats at one screen shows it to that seat alone.
    """

    name: str
    args: Facts
    audience: int | None


class Preview(Struct):
    """What a move would do; when not `certain`, chance or a secret has a say in it."""

    certain: bool
    events: list[Event]
    view: Any
    figures: dict[str, list[int]]


class Ask(Request):
    seat: SeatNumber


class Hint(Struct):
    """A move that the best of the bots thinks of; `expected` runs from 0, lost, to 1, won."""

    move: str
    expected: float


class Hints(Struct):
    """The best first; `number` is the table's when they were thought of."""

    number: int
    hints: list[Hint]


class Word(Struct):
    """A word that may follow. `next` is empty when the sentence is complete with it,
    null when the words after it weren't asked for: ask again with more said."""

    word: str
    section: str
    next: list["Word"] | None


class Words(Struct):
    """`complete`: what was said is a whole move."""

    number: int
    said: str
    complete: bool
    next: list[Word]


# What happened.


class Entry(Struct):
    """One entry of the journal as its reader may know it.

    `move` is null where the sentence is a secret of its seat, or where none was said;
    `moves` is how many moves the game has after it.
    """

    number: int
    kind: Literal[
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
        "abort",
        "confirm",
        "rematch",
        "chat",
        "mute",
    ]
    seat: int | None
    name: str
    move: str | None
    moves: int
    events: list[Event]
    chat: ChatLine | None
    time: float


class Update(Struct, tag_field="type", tag="update"):
    """An entry and the position now; `position.number` may be past `entry.number`."""

    entry: Entry
    position: Position


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message on a socket: the whole table."""

    table: Table


class Presence(Struct, tag_field="type", tag="presence"):
    """The seats whose people are here now, and how many only watch."""

    seats: list[int]
    visitors: int


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping, with the number of the table: ask for it when yours is lower."""

    number: int


class SocketRefusal(Struct, tag_field="type", tag="refusal"):
    rule: str
    facts: Facts


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """The only thing a browser says on the socket; moves are requests."""


ToBrowser = Hello | Update | Presence | Pong | SocketRefusal
ToServer = Ping


class HistoryMove(Struct):
    """A move of the game as it stands (what was undone is gone from here).

    Move 0 is the set-up, of no seat. `round` is the one it was made in, 0 before the first.
    `figures` are public, one number per seat.
    """

    move: int
    seat: int | None
    text: str | None
    round: int
    events: list[Event]
    figures: dict[str, list[int]]
    time: float


class History(Struct):
    number: int
    moves: list[HistoryMove]


class Then(Struct):
    """The position after a move, seen from each seat of the reader."""

    move: int
    asked: list[int]
    views: dict[str, Any]
    result: Result | None


class RecordText(Struct):
    name: str
    text: str


class Upload(Request):
    text: Annotated[str, Meta(min_length=1, max_length=400_000)]
    request: RequestId


class Health(Struct):
    """For those who watch over the server."""

    ok: bool
    version: str
    tables: int
    sockets: int
