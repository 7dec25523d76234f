"""Writer: one task writes; what comes in meanwhile goes into the next transaction together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.tables.keeping import Conflict

Job = Callable[[Connection], None]

MOST_AT_ONCE = 100


class Append(Struct):
    """Entries for the journal, how their table stands after them, who sits there if that has
    changed, what others are told, and what goes into the outbox with them. `before` is the number
    that they follow."""

    table: str
    before: int
    entries: list[dict[str, Any]]
    standing: dict[str, Any]
    seats: list[dict[str, Any]]
    told: str
    news: list[dict[str, Any]] = []


AppendAll = Callable[[Connection, Sequence[Append]], None]
AppendMost = Callable[[AsyncConnection, Sequence[Append]], Awaitable[set[str]]]
Waiting = tuple[Append | Job, asyncio.Future[None]]


class Pen(Protocol):
    """A connection that is kept, and opened again after a failure. `parts` are those of a group
    that can be written at once; `write` gives the tables whose number somebody else had taken."""

    def parts(self, group: list[Waiting]) -> list[list[Waiting]]: ...
    async def write(self, jobs: Sequence[Append | Job]) -> set[str]: ...
    async def drop(self) -> None: ...


class FilePen:
    """SQLite: a whole transaction in one visit to a thread of its own."""

    def __init__(self, engine: Engine, append_all: AppendAll) -> None:
        self.engine = engine
        self.append_all = append_all
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: Connection | None = None

    def parts(self, group: list[Waiting]) -> list[list[Waiting]]:
        return [group]

    async def write(self, jobs: Sequence[Append | Job]) -> set[str]:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, jobs)
        return set()

    def _write(self, jobs: Sequence[Append | Job]) -> None:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            appends = [job for job in jobs if isinstance(job, Append)]
            if appends:
                self.append_all(self.connection, appends)
            for job in jobs:
                if not isinstance(job, Append):
                    job(self.connection)

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._drop)

    def _drop(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.close()
            self.connection = None


class NetworkPen:
    """PostgreSQL: the entries of many tables in one statement, one trip; other jobs in a
    transaction."""

    def __init__(self, engine: AsyncEngine, append_most: AppendMost) -> None:
        self.engine = engine
        self.append_most = append_most
        self.connection: AsyncConnection | None = None

    def parts(self, group: list[Waiting]) -> list[list[Waiting]]:
        appends = [one for one in group if isinstance(one[0], Append)]
        others = [one for one in group if not isinstance(one[0], Append)]
        return [part for part in (appends, others) if part]

    async def write(self, jobs: Sequence[Append | Job]) -> set[str]:
        appends = [job for job in jobs if isinstance(job, Append)]
        if appends:
            if self.connection is None:
                opened = await self.engine.connect()
                self.connection = await opened.execution_options(isolation_level="AUTOCOMMIT")
            return await self.append_most(self.connection, appends)
        async with self.engine.begin() as connection:
            for job in jobs:
                assert not isinstance(job, Append)
                await connection.run_sync(job)
        return set()

    async def drop(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await self.connection.close()
            self.connection = None


class Writer:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen
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
            for part in self.pen.parts(group):
                await self._write(part)
            for _ in group:
                self.queue.task_done()

    async def _write(self, group: list[Waiting], again: bool = True) -> None:
        """A connection that was lost is opened once more: whatever was written before it broke
        has its number, and isn't written twice."""
        try:
            taken = await self.pen.write([job for job, _ in group])
        except Exception as error:
            await self.pen.drop()
            if again and was_lost(error):
                await self._write(group, again=False)
            elif len(group) == 1:
                _answer(group[0][1], error)
            else:
                for one in group:
                    await self._write([one], again=False)
        else:
            for job, done in group:
                lost = isinstance(job, Append) and job.table in taken
                _answer(done, Conflict() if lost else None)


def was_lost(error: Exception) -> bool:
    """Whether the connection broke, not the work."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
