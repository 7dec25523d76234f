"""Bot runner: where a bot is to move, it is asked, and its move is made."""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from roundhouse.kernel.refusal import Refused
from roundhouse.server.clock_watch import Change
from roundhouse.server.live_table import LiveTable
from roundhouse.server.refusals import Overtaken
from roundhouse.server.tasks import Tasks
from roundhouse.server.thinking import Thinkers
from roundhouse.tables import permissions
from roundhouse.tables.levels import stand_in

log = logging.getLogger("roundhouse")


class NobodyThinks(Exception):
    """Processes die as often as they are started."""


class BotRunner:
    def __init__(self, workers: Thinkers, tasks: Tasks, change: Change) -> None:
        self.workers = workers
        self.tasks = tasks
        self.change = change

    def go_on(self, live: LiveTable) -> None:
        """To be called whenever a bot may have become the one to move."""
        if live.bot_turn is None and live.table.bot_to_move() is not None:
            live.bot_turn = self.tasks.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        try:
            while (seat := live.table.bot_to_move()) is not None:
                await self._move(live, seat)
        except NobodyThinks:
            pass  # the sweep asks again
        finally:
            live.bot_turn = None

    async def _move(self, live: LiveTable, seat: int) -> None:
        table = live.table
        began = time.monotonic()
        text = await self._choose(live, seat)
        await asyncio.sleep(max(0.0, table.header.pause - (time.monotonic() - began)))
        decide = partial(permissions.bot_move, seat=seat, text=text, decided=table.decided)
        with suppress(Overtaken):
            await self.change(live, None, None, decide)

    async def _choose(self, live: LiveTable, seat: int) -> str:
        """Where a bot fails, the stand-in makes its move. Where even that one's processes die, the
        table waits; only where it finds no move is any other made, so that the game goes on."""
        level = live.table.seats[seat].bot
        assert level is not None
        failed: Exception | None = None
        for one in dict.fromkeys([level, stand_in(live.table.state.game)]):
            try:
                return await self.workers.move(one, live.table, seat)
            except Exception as error:
                failed = error
                trace = None if isinstance(error, Refused) else error  # a program's fault, or ours
                log.error(
                    "the bot %s of table %s has failed: %s", one, live.id, error, exc_info=trace
                )
        if isinstance(failed, Refused) and failed.rule == "too-busy":
            raise NobodyThinks
        return await self.workers.move("random", live.table, seat)
