"""House rules: reporting somebody, not wanting to meet him, what the operator says to all."""

from typing import Annotated

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Request, RequestId, SeatNumber
from roundhouse.tables.kept import Why


class NewReport(Request, kw_only=True):
    """Of who sits there, for the operator alone."""

    seat: SeatNumber
    why: Why
    text: Annotated[str, Meta(max_length=500)] = ""
    request: RequestId


class NewBlock(Request, kw_only=True):
    seat: SeatNumber
    blocked: bool
    request: RequestId


class Blocked(Struct):
    """Somebody whom you don't want to meet, by the number under which you take that back."""

    number: int
    name: str
    made: float


class BlockList(Struct):
    people: list[Blocked]


class Unblock(Request, kw_only=True):
    number: Annotated[int, Meta(ge=0, le=100_000)]
    request: RequestId


class MyReport(Struct):
    table: str
    seat: int
    why: Why
    text: str
    made: float


class House(Struct):
    """What the operator says to all."""

    announcement: str
