"""Clock watch: what time brings about by itself is done, whether anybody looks or not."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from roundhouse.kernel.refusal import Refused
from roundhouse.server.live_table import LiveTable
from roundhouse.server.tasks import Tasks
from roundhouse.tables import permissions
from roundhouse.tables.now import now
from roundhouse.tables.service import Decide

Change = Callable[[LiveTable, str | None, str | None, Decide], Awaitable[object]]

GRACE = 0.05  # seconds: a timer may fire a little early


class ClockWatch:
    def __init__(self, tasks: Tasks, change: Change) -> None:
        self.tasks = tasks
        self.change = change

    def watch(self, live: LiveTable) -> None:
        """Set the timer anew; to be called whenever the table has changed."""
        live.stop_timer()
        due = live.table.due()
        if due is not None and live.table.changed() is None:
            when, seat = due
            delay = max(0.0, when - now()) + GRACE
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, self._fallen, live, seat)

    def _fallen(self, live: LiveTable, seat: int) -> None:
        """Should it fail, the table is found again by its clock, in memory or not."""
        live.timer = None
        self.tasks.spawn(self._in_time(live, seat))

    async def _in_time(self, live: LiveTable, seat: int) -> None:
        decide = partial(permissions.in_time, seat=seat, now=now())
        with suppress(Refused):  # somebody was quicker
            await self.change(live, None, None, decide)
