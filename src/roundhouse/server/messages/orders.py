"""Orders: moves that are thought of before it is one's turn."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Refusal, Request, RequestId, SeatNumber, Sentence


class GiveOrder(Request):
    """To be played when the seat is asked, after those given before, if it may be, and if it costs
    no more than `most`."""

    seat: SeatNumber
    move: Sentence
    request: RequestId
    most: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Order(Struct):
    """`holds`: in the imagined position it can be carried out; `dropped`: why it never will be."""

    id: str
    move: str
    most: int | None
    holds: bool
    dropped: Refusal | None


class Orders(Struct):
    """`view` is the position in which one plans: as it will be when the seat is asked, if the
    others do as little as they can, and after what is ordered. Where it can't be told, `refusal`
    says why."""

    orders: list[Order]
    view: Any
    refusal: Refusal | None
