"""Writer: one task writes; what comes in meanwhile goes into the next transaction together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Callable[[AsyncConnection], Awaitable[None]]

MOST_AT_ONCE = 100


class Append(Struct):
    """Entries for the journal, how their table stands after them, and what others are told.

    Those of a group are written together, statement by statement.
    """

    entries: list[dict[str, Any]]
    standing: dict[str, Any]
    told: str
    more: Job | None = None


Waiting = tuple[Append | Job, asyncio.Future[None]]
AppendAll = Callable[[AsyncConnection, Sequence[Append]], Awaitable[None]]


class Writer:
    def __init__(self, engine: AsyncEngine, append_all: AppendAll) -> None:
        self.engine = engine
        self.append_all = append_all
        self.connection: AsyncConnection | None = None
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    async def write(self, job: Append | Job) -> None:
        """Returns when the job is on disk; it fails alone, whatever else was in its group."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        await self.queue.join()
        self.task.cancel()
        await self._drop()

    async def _work(self) -> None:
        while True:
            group = [await self.queue.get()]
            while not self.queue.empty() and len(group) < MOST_AT_ONCE:
                group.append(self.queue.get_nowait())
            await self._commit(group)
            for _ in group:
                self.queue.task_done()

    async def _commit(self, group: list[Waiting]) -> None:
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
            async with self.connection.begin():
                await self._write(self.connection, [job for job, _ in group])
        except Exception as error:
            await self._drop()
            if len(group) == 1:
                _answer(group[0][1], error)
            else:
                for one in group:
                    await self._commit([one])
        else:
            for _, done in group:
                _answer(done, None)

    async def _write(self, connection: AsyncConnection, jobs: list[Append | Job]) -> None:
        appends = [job for job in jobs if isinstance(job, Append)]
        if appends:
            await self.append_all(connection, appends)
        for job in jobs:
            if not isinstance(job, Append):
                await job(connection)
            elif job.more is not None:
                await job.more(connection)

    async def _drop(self) -> None:
        """A connection after a failure is closed; the next group opens another."""
        if self.connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self.connection.close()
            self.connection = None


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
