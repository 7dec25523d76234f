"""The local network, and codes that lead to a table."""

from typing import Annotated

from msgspec import Meta, Struct

from roundhouse.server.messages.common import Request


class Lan(Struct):
    """`possible`: it can be let in from here; `address`: where the others find this machine then,
    null where it is in no network."""

    possible: bool
    open: bool
    address: str | None


class OpenLan(Request):
    open: bool


class AskCode(Request):
    text: Annotated[str, Meta(min_length=8, max_length=400, pattern="^https?://")]


class QrCode(Struct):
    """Dark squares as the path of a drawing, so many on a side."""

    size: int
    path: str
