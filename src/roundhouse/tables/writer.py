"""Writer: one task writes; what comes in meanwhile goes into the next transaction together."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Callable[[Connection], None]

MOST_AT_ONCE = 100


class Append(Struct):
    """Entries for the journal, how their table stands after them, and what others are told.

    Those of a group are written together, statement by statement; then comes `more`.
    """

    entries: list[dict[str, Any]]
    standing: dict[str, Any]
    told: str
    more: Job | None = None


AppendAll = Callable[[Connection, Sequence[Append]], None]
Waiting = tuple[Append | Job, asyncio.Future[None]]


class Pen(Protocol):
    """A connection that is kept, and opened again after a failure."""

    async def commit(self, work: Job) -> None: ...
    async def drop(self) -> None: ...


class FilePen:
    """SQLite: a whole transaction in one visit to a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: Connection | None = None

    async def commit(self, work: Job) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, work)

    def _commit(self, work: Job) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            work(self.connection)

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._drop)

    def _drop(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.close()
            self.connection = None


class NetworkPen:
    """PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def commit(self, work: Job) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        async with self.connection.begin():
            await self.connection.run_sync(work)

    async def drop(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self.connection.close()
            self.connection = None


class Writer:
    def __init__(self, pen: Pen, append_all: AppendAll) -> None:
        self.pen = pen
        self.append_all = append_all
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
        await self.pen.drop()

    async def _work(self) -> None:
        while True:
            group = [await self.queue.get()]
            while not self.queue.empty() and len(group) < MOST_AT_ONCE:
                group.append(self.queue.get_nowait())
            await self._commit(group)
            for _ in group:
                self.queue.task_done()

    async def _commit(self, group: list[Waiting]) -> None:
        jobs = [job for job, _ in group]
        try:
            await self.pen.commit(lambda connection: self._write(connection, jobs))
        except Exception as error:
            await self.pen.drop()
            if len(group) == 1:
                _answer(group[0][1], error)
            else:
                for one in group:
                    await self._commit([one])
        else:
            for _, done in group:
                _answer(done, None)

    def _write(self, connection: Connection, jobs: Sequence[Append | Job]) -> None:
        appends = [job for job in jobs if isinstance(job, Append)]
        if appends:
            self.append_all(connection, appends)
        for job in jobs:
            if not isinstance(job, Append):
                job(connection)
            elif job.more is not None:
                job.more(connection)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
