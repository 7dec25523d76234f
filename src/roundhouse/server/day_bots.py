"""Day bots: what bots make of the day's challenge, thought of while others play, and kept."""

import asyncio
from datetime import date

from roundhouse.server.bot_workers import Workers
from roundhouse.server.tasks import Tasks
from roundhouse.tables.daily import Day
from roundhouse.tables.now import now
from roundhouse.tables.store import Store
from roundhouse.tables.store.claims import AGAIN


class DayBots:
    """`at_work` are the days that they are busy with here; of several processes one is. What was
    cut short is begun again when somebody looks."""

    def __init__(
        self, store: Store, worker: str, workers: Workers, tasks: Tasks, levels: tuple[str, ...]
    ) -> None:
        self.kept = store.days
        self.claims = store.claims
        self.worker = worker
        self.workers = workers
        self.tasks = tasks
        self.levels = levels
        self.at_work: set[date] = set()

    def begin(self, day: Day) -> None:
        if day.date in self.at_work:
            return
        self.at_work.add(day.date)  # before anything is awaited: two who look begin it once
        self.tasks.spawn(self._try(day))

    async def _wanted(self, day: Day) -> list[str]:
        one = day.challenge
        done = [
            tried.bot
            for tried in await self.kept.bots(day.date)
            if (tried.game, tried.challenge) == (one.game, one.name)
        ]
        return [level for level in self.levels if level not in done]

    async def _try(self, day: Day) -> None:
        what = f"bots of {day.date}"
        try:
            if await self._wanted(day) and await self._claim(what):
                holding = self.tasks.spawn(self._hold(what))
                try:
                    for level in await self._wanted(day):
                        tried, record = await self.workers.try_day(day, level)
                        await self.kept.keep_bot(day.date, tried, record)
                finally:
                    holding.cancel()
                await self.claims.give_back(what, self.worker)
        finally:
            self.at_work.discard(day.date)

    async def _claim(self, what: str) -> bool:
        return await self.claims.take(what, self.worker, now())

    async def _hold(self, what: str) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self._claim(what)
