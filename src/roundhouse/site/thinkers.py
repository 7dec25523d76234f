"""Thinkers: bots of the browser, asked in a worker of its own.

What is to be thought travels as it does to a server's processes: a function with its arguments.
"""

import asyncio
import os
import pickle
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from roundhouse.kernel.refusal import refuse
from roundhouse.server.thinking import Advice, think_of, thought
from roundhouse.tables.table import Table

Think = Callable[[bytes], Awaitable[bytes]]
T = TypeVar("T")


def answered(asked: bytes) -> bytes:
    """In the other worker."""
    think: Callable[[int], Any] = pickle.loads(asked)
    return msgspec.json.encode(think(int.from_bytes(os.urandom(8))))


def answered_js(asked: Any) -> bytes:
    """The same for JavaScript's bytes."""
    return answered(asked.to_bytes())


class SiteThinkers:
    """One thought at a time; `end` breaks it off."""

    def __init__(self, think: Think, end: Callable[[], None]) -> None:
        self.think = think
        self.end = end
        self.turn = asyncio.Lock()
        self.hinted = False

    async def move(self, level: str, table: Table, seat: int) -> str:
        return await self._ask(thought(level, table, seat), str)

    async def advice(self, person: str, table: Table, seat: int) -> list[Advice]:
        if self.hinted:
            raise refuse("one-hint-at-a-time")
        self.hinted = True
        try:
            return await self._ask(partial(think_of, table.state, seat), list[Advice])
        finally:
            self.hinted = False

    async def _ask(self, think: Callable[[int], T], kind: Any) -> T:
        async with self.turn:
            said: T = msgspec.json.decode(await self.think(pickle.dumps(think)), type=kind)
            return said
