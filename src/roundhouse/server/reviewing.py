"""Reviewing: finished games looked at again, some moves at a time, while others play.

What was found is kept with the table, so that a review goes on where it was, whoever goes on with
it, and is there for everybody who may look at the table.
"""

import asyncio

import msgspec

from roundhouse import __version__
from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages
from roundhouse.server.bot_workers import REVIEWED_AT_ONCE, Workers
from roundhouse.server.tasks import Tasks
from roundhouse.study.review import EDITION, Decision, GameReview
from roundhouse.tables.records import record_of
from roundhouse.tables.rows import from_json
from roundhouse.tables.store.reviews import Kept, StoredReviews
from roundhouse.tables.table import Table


class Found(msgspec.Struct):
    """As it is kept."""

    decisions: list[Decision] = []
    summary: messages.Reviewed | None = None


def engine_of(table: Table) -> str:
    """Another one may judge otherwise: then it is looked at anew."""
    return f"{__version__} {EDITION} {table.header.rules} {table.header.data}"


class Reviews:
    """`at_work` are the tables that are being looked at here, each with who asked for it."""

    def __init__(self, kept: StoredReviews, workers: Workers, tasks: Tasks) -> None:
        self.kept = kept
        self.workers = workers
        self.tasks = tasks
        self.at_work: dict[str, str] = {}

    async def so_far(self, table: Table) -> tuple[int, Found]:
        kept = await self.kept.of(table.header.id)
        if kept is None or kept.engine != engine_of(table):
            return 0, Found()
        return kept.done, from_json("review", kept.found, Found)

    def begin(self, table: Table, person: str) -> None:
        """Who has one in work waits until it is done."""
        if table.header.id in self.at_work:
            return
        if person in self.at_work.values():
            raise refuse("one-review-at-a-time")
        self.at_work[table.header.id] = person
        self.tasks.spawn(self._review(table))

    async def _review(self, table: Table) -> None:
        id = table.header.id
        try:
            done, found = await self.so_far(table)
            text = (await asyncio.to_thread(record_of, table)).write()
            moves = len(table.history.moves)
            while done < moves:
                found.decisions += await self.workers.look_at(id, text, done, REVIEWED_AT_ONCE)
                done = min(done + REVIEWED_AT_ONCE, moves)
                await self._keep(table, done, found)
            if found.summary is None:
                whole = await self.workers.sum_up(id, text, found.decisions)
                found.summary = summary_of(whole)
                await self._keep(table, done, found)
        finally:
            del self.at_work[id]

    async def _keep(self, table: Table, done: int, found: Found) -> None:
        said = msgspec.json.encode(found).decode()
        await self.kept.keep(table.header.id, Kept(engine_of(table), done, said))


def summary_of(whole: GameReview) -> messages.Reviewed:
    """Three decimals are enough for anybody."""
    chances = [
        [[round(one, 3) for one in by_place] for by_place in by_seat] for by_seat in whole.chances
    ]
    luck = [[round(one, 4) for one in by_seat] for by_seat in whole.luck]
    return messages.Reviewed(chances, luck, whole.ways)
