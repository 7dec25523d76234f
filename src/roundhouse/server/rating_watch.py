"""Rating watch: games that have ended are rated, in their order, by one process at a time."""

import asyncio

from roundhouse.server.tasks import Tasks
from roundhouse.tables.now import now
from roundhouse.tables.store import Store
from roundhouse.tables.table import Table

CLAIM = "ratings"


class RatingWatch:
    def __init__(self, store: Store, worker: str, tasks: Tasks) -> None:
        self.store = store
        self.worker = worker
        self.tasks = tasks
        self.rating = asyncio.Lock()

    def ended(self, table: Table) -> None:
        """What was missed, in a crash or by another process at work, comes with the next round."""
        if table.header.rated:
            self.tasks.spawn(self.catch_up())

    async def catch_up(self) -> None:
        async with self.rating:
            if await self.store.claims.take(CLAIM, self.worker, now()):
                await self.store.ratings.catch_up()
                await self.store.claims.give_back(CLAIM, self.worker)
