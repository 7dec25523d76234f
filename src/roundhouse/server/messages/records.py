"""Looking back: the moves of a game, records of it, and what if."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Level, Number, Request, RequestId, SeatNumber
from roundhouse.server.messages.playing import Event
from roundhouse.server.messages.tables import Result


class HistoryMove(Struct):
    """A move of the game as it stands (what was undone is gone from here).

    Move 0 is the set-up, of no seat. `round` is the one it was made in, 0 before the first.
    `figures` are public, one number per seat.
    """

    move: int
    seat: int | None
    text: str | None
    round: int
    stage: str
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


class Draws(Struct):
    """So many numbers were drawn by a move; move 0 is the deal, after which nobody has moved."""

    move: int
    seat: int | None
    text: str
    numbers: int


class Chance(Struct):
    """What a table has promised: a hash of its seed and a salt, which are told when it is over,
    with every draw made from them once more."""

    promise: str
    seed: str | None
    salt: str | None
    moves: int
    draws: list[Draws]


class Upload(Request):
    text: Annotated[str, Meta(min_length=1, max_length=400_000)]
    request: RequestId


class Fork(Request, kw_only=True):
    """What if, from after move `move`: a practice table of one's own.

    `seat` is the one to sit at; the others are bots of that `level`, or all at this screen.
    """

    move: Number
    seat: SeatNumber = 0
    level: Level | None = None
    request: RequestId
