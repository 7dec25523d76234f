"""The socket: what happened, to those who look at a table."""

from msgspec import Struct

from roundhouse.server.messages.common import Facts
from roundhouse.server.messages.playing import Event
from roundhouse.server.messages.tables import ChatLine, Position, Table
from roundhouse.tables.journal import Kind


class Entry(Struct):
    """One entry of the journal as its reader may know it.

    `move` is null where the sentence is a secret of its seat, or where none was said;
    `moves` is how many moves the game has after it.
    """

    number: int
    kind: Kind
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
