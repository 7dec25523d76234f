"""Bus: what one process says and all others hear, through PostgreSQL.

A server with one process has nobody to tell; there the bus is silent.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import URL

from roundhouse.tables.journal import Entry
from roundhouse.tables.store import CHANNEL

MOST_BYTES = 7_900  # PostgreSQL passes on no more than 8,000 at once


class Told(msgspec.Struct, omit_defaults=True):
    """A table has a new number, or other people are at it in process `worker`.

    The `entries` up to that number come along, unless they are too long.
    """

    worker: str
    table: str
    number: int = 0
    entries: Sequence[Entry] = ()
    here: list[str] | None = None
    forgotten: bool = False


def say(told: Told) -> str:
    text = msgspec.json.encode(told)
    if len(text) > MOST_BYTES:
        text = msgspec.json.encode(msgspec.structs.replace(told, entries=()))
    return text.decode()


class Bus:
    """`hear` returns at once: a table that takes long must not hold up the others."""

    def __init__(
        self, url: URL, worker: str, hear: Callable[[Told], None], missed: Callable[[], None]
    ) -> None:
        self.url = url
        self.worker = worker
        self.hear = hear
        self.missed = missed
        self.task = asyncio.create_task(self._listen())
        self.listening = asyncio.Event()

    async def _listen(self) -> None:
        """After a broken connection, whatever was said meanwhile has been missed."""
        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(dsn)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *said: self._pass_on(said[3]))
                self.missed()
                self.listening.set()
                try:
                    await lost.wait()
                finally:
                    with suppress(Exception):
                        await connection.close(timeout=2)
            self.listening.clear()
            await asyncio.sleep(0.5)

    def _pass_on(self, text: str) -> None:
        told = msgspec.json.decode(text, type=Told)
        if told.worker != self.worker:
            self.hear(told)

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
