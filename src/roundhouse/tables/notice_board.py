"""Notice board: where a process hears what the others tell, through PostgreSQL.

A host with one process has nobody to tell; there is silence.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.engine import URL

from roundhouse.tables.database import plain_url
from roundhouse.tables.notices import Notice
from roundhouse.tables.store.tables import CHANNEL


class NoticeBoard:
    """Hears the notices of other processes. `hear` returns at once: a table that takes long
    must not hold up the others."""

    def __init__(
        self, url: URL, worker: str, hear: Callable[[Notice], None], missed: Callable[[], None]
    ) -> None:
        self.url = url
        self.worker = worker
        self.hear = hear
        self.missed = missed
        self.task = asyncio.create_task(self._listen())
        self.listening = asyncio.Event()
        self.connection: Any = None
        self.saying = asyncio.Lock()  # a connection does one thing at a time

    async def say(self, texts: Sequence[str]) -> None:
        """To the other processes, all at once, on the connection that listens: nothing that is
        written waits behind it."""
        async with self.saying:
            if texts and self.connection is not None:
                said = "SELECT pg_notify($1, one) FROM unnest($2::text[]) AS one"
                await self.connection.execute(said, CHANNEL, list(texts), timeout=10)

    async def _listen(self) -> None:
        """After a broken connection, whatever was said meanwhile has been missed."""
        import asyncpg  # type: ignore[import-untyped]  # only with PostgreSQL

        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(plain_url(self.url))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *said: self._pass_on(said[3]))
                self.connection = connection
                self.missed()
                self.listening.set()
                try:
                    await lost.wait()
                finally:
                    self.connection = None
                    with suppress(Exception):
                        await connection.close(timeout=2)
            self.listening.clear()
            await asyncio.sleep(0.5)

    def _pass_on(self, text: str) -> None:
        try:
            notice = msgspec.json.decode(text, type=Notice)
        except msgspec.MsgspecError:
            return  # of another version, or of nobody we know
        if notice.worker != self.worker:
            self.hear(notice)

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
