"""Tasks: work that nobody waits for, and work that never ends. What fails there is in the log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from roundhouse.server.logs import in_a_line

log = logging.getLogger("roundhouse")

AGAIN = 5.0  # seconds at most, until what has failed is tried again


class Tasks:
    """`failing`: the lasting tasks whose last try failed, and why."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self.failing: dict[str, str] = {}

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._done)
        return task

    def keep(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Done again and again: an error is noted, and the next time comes all the same."""
        self.spawn(self._keep(name, work, every))

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await work()
                self.failing.pop(name, None)
            except Exception as error:
                self.failing[name] = in_a_line(error)
                log.error("%s has failed and will be tried again: %s", name, self.failing[name])
            await asyncio.sleep(min(every, AGAIN) if name in self.failing else every)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("a task has failed", exc_info=error)

    def close(self) -> None:
        for task in list(self.running):
            task.cancel()
