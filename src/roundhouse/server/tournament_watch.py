"""Tournament watch: tournaments go on by themselves, one process at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from roundhouse.server.logs import in_a_line
from roundhouse.server.tasks import Tasks
from roundhouse.tables.now import now
from roundhouse.tables.service import Service
from roundhouse.tables.store import Store
from roundhouse.tables.table import Table
from roundhouse.tables.tournaments.running import Running

log = logging.getLogger("roundhouse")

EVERY = 10.0  # seconds between two looks: for what begins by the clock, or was missed in a crash


class TournamentWatch:
    """`enter` takes a table that was made into memory, so that its bots play and the hours of its
    people are heeded."""

    def __init__(
        self,
        service: Service,
        store: Store,
        tasks: Tasks,
        enter: Callable[[Table], Awaitable[None]],
    ) -> None:
        self.running = Running(service, store)
        self.store = store
        self.worker = service.worker
        self.tasks = tasks
        self.enter = enter
        self.at_work = asyncio.Lock()

    def ended(self, table: Table) -> None:
        if table.header.tournament is not None:
            self.tasks.spawn(self.go_on(table.header.tournament))

    async def begin(self, id: str, person: str) -> None:
        async with self.at_work:
            for table in await self.running.begin(id, person):
                await self.enter(table)

    async def go_on(self, id: str) -> None:
        claim = f"tournament {id}"
        async with self.at_work:
            if await self.store.claims.take(claim, self.worker, now()):
                for table in await self.running.go_on(id):
                    await self.enter(table)
                await self.store.claims.give_back(claim, self.worker)

    async def look(self) -> None:
        for id in await self.store.tournaments.going():
            try:
                await self.go_on(id)
            except Exception as error:  # of one that is damaged: the others go on all the same
                log.error("tournament %s can't go on: %s", id, in_a_line(error))
