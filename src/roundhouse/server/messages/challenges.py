"""Challenges: taking one up."""

from typing import Annotated

from msgspec import Meta

from roundhouse.server.messages.common import Name, Request, RequestId


class TakeUp(Request, kw_only=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    challenge: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name | None = None
    request: RequestId
