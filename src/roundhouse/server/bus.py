"""Bus: what one process says and all others hear, through PostgreSQL.

A server with one process has nobody to tell; there the bus is silent.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import URL

from roundhouse.tables.store import CHANNEL

log = logging.getLogger("roundhouse")


class Told(msgspec.Struct, omit_defaults=True):
    """A table has a new number, or other people are at it in process `worker`."""

    worker: str
    table: str
    number: int = 0
    here: list[str] | None = None
    forgotten: bool = False


Hear = Callable[[Told], Awaitable[None]]


class Bus:
    def __init__(self, url: URL, worker: str, hear: Hear, missed: Callable[[], None]) -> None:
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
                told: asyncio.Queue[str] = asyncio.Queue()
                await connection.add_listener(
                    CHANNEL, lambda *said, told=told: told.put_nowait(said[3])
                )
                self.missed()
                self.listening.set()
                worker = asyncio.create_task(self._pass_on(told))
                try:
                    await lost.wait()
                finally:
                    worker.cancel()
                    with suppress(Exception):
                        await connection.close(timeout=2)
            self.listening.clear()
            await asyncio.sleep(0.5)

    async def _pass_on(self, told: asyncio.Queue[str]) -> None:
        while True:
            said = msgspec.json.decode(await told.get(), type=Told)
            if said.worker != self.worker:
                try:
                    await self.hear(said)
                except Exception:
                    log.exception("an update from another process was not taken in")

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
