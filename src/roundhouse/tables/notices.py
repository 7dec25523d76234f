"""Notices: what one process tells the others about a table, through PostgreSQL.

A host with one process has nobody to tell; there is silence.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.engine import URL

from roundhouse.tables.database import plain_url
from roundhouse.tables.journal import Entry
from roundhouse.tables.store.tables import CHANNEL

MOST_BYTES = 7_900  # PostgreSQL passes on no more than 8,000 at once


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who of a table's people is in a process, how many others look at it there, and when
    people were seen to go."""

    people: list[str]
    visitors: int
    left: dict[str, float] = {}


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What came of a job that somebody has asked for: null where it could not be done."""

    job: str
    said: msgspec.Raw


class Notice(msgspec.Struct, omit_defaults=True):
    """A table has a new number, it was rewritten because somebody wants to be `forgotten`, other
    people are `here`, by table, in process `worker`, or that one `asks` who is here or has an
    `answer`.

    The `entries` up to that number come along, unless they are too long.
    """

    worker: str
    table: str = ""
    number: int = 0
    entries: Sequence[Entry] = ()
    here: dict[str, Here] | None = None
    forgotten: bool = False
    asks: bool = False
    answer: Answer | None = None


def encode(notice: Notice) -> str:
    text = msgspec.json.encode(notice)
    if len(text) > MOST_BYTES:
        text = msgspec.json.encode(msgspec.structs.replace(notice, entries=()))
    return text.decode()


def encode_here(worker: str, here: dict[str, Here]) -> list[str]:
    """As few notices as the tables fit into."""
    texts: list[str] = []
    part: dict[str, Here] = {}
    length = 0
    for table, one in here.items():
        more = len(msgspec.json.encode({table: one}))
        if part and length + more > MOST_BYTES - 100:
            texts.append(encode(Notice(worker, here=part)))
            part, length = {}, 0
        part[table] = one
        length += more
    return [*texts, encode(Notice(worker, here=part))] if part else texts


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
