"""Writer: one task writes; what comes in meanwhile goes into the next transaction together."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Callable[[AsyncConnection], Awaitable[None]]
Waiting = tuple[Job, asyncio.Future[None]]

MOST_AT_ONCE = 100


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())

    async def write(self, job: Job) -> None:
        """Returns when the job is on disk; it fails alone, whatever else was in its group."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, done))
        await asyncio.shield(done)

    async def close(self) -> None:
        await self.queue.join()
        self.task.cancel()

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
            async with self.engine.begin() as connection:
                for job, _ in group:
                    await job(connection)
        except Exception as error:
            if len(group) == 1:
                _answer(group[0][1], error)
            else:
                for one in group:
                    await self._commit([one])
        else:
            for _, done in group:
                _answer(done, None)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


__all__ = ["IntegrityError", "Writer"]
