"""Queued workers: what takes long is thought about by whoever takes it from the queue; what is
answered at once, and what only this machine has, here."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy.engine import URL

from roundhouse.bots.roster import BOTS, SEARCHER
from roundhouse.server.bot_workers import QUICK, BotWorkers, Standing
from roundhouse.server.job_queue import JobQueue
from roundhouse.server.jobs import NOTHING, Deliver, FindTable, Job, do, room
from roundhouse.server.metrics import METRICS
from roundhouse.server.tasks import Tasks
from roundhouse.server.thinking import Advice
from roundhouse.study.map_trial import Tally
from roundhouse.study.review import Decision, GameReview
from roundhouse.tables.daily import Day
from roundhouse.tables.kept import BotTried
from roundhouse.tables.notices import Answer
from roundhouse.tables.store.maps import StoredMaps, Version
from roundhouse.tables.table import Table

PATIENCE = 60.0  # seconds; then it is thought about here;
LONGEST = 3.0  # and so many more for each job that waits before it, at one thinker
AGAIN = 1.0  # between two times that the same is asked
COUNT_EVERY = 4.0
TIDY_EVERY = 600.0


class QueuedWorkers:
    """`asked` are the jobs that somebody here waits for, by key."""

    def __init__(
        self,
        own: BotWorkers,
        url: URL,
        worker: str,
        find: FindTable,
        maps: StoredMaps | None = None,
    ) -> None:
        self.own = own
        self.lanes = own.lanes
        self.url = url
        self.worker = worker
        self.find = find
        self.maps = maps
        self.asked: dict[str, tuple[Job, asyncio.Future[Answer]]] = {}
        self.counted = own.standing()
        self.queue: JobQueue | None = None
        self.deliver: Deliver | None = None

    async def start(self, tasks: Tasks, deliver: Deliver) -> None:
        self.deliver = deliver

        def back() -> None:
            tasks.spawn(self.ask_again())

        self.queue = queue = JobQueue(
            self.url, self.worker, self._do, room(self.own), self.heard, back
        )
        await asyncio.wait_for(queue.there.wait(), 60)
        tasks.keep("counting jobs", self._count, COUNT_EVERY)
        tasks.keep("tidying the queue", queue.tidy, TIDY_EVERY)

    async def end(self) -> None:
        if self.queue is not None:
            await self.queue.close()

    async def _do(self, job: Job) -> Answer:
        assert self.deliver is not None
        return await do(job, self.find, self.own, self.deliver, self.maps)

    async def _count(self) -> None:
        assert self.queue is not None
        self.counted = await self.queue.standing()

    # As everybody who thinks.

    async def move(self, level: str, table: Table, seat: int) -> str:
        if level in BOTS and level not in QUICK:
            job = Job("move", table.header.id, table.decided, seat, level)
            answer = await self._ask(job)
            if answer is not None:
                return msgspec.json.decode(answer, type=str)
        return await self.own.move(level, table, seat)

    async def advice(self, person: str, table: Table, seat: int) -> list[Advice]:
        with self.own.hinting(person):
            answer = await self._ask(Job("hint", table.header.id, table.decided, seat, SEARCHER))
            if answer is not None:
                return msgspec.json.decode(answer, type=list[Advice])
            return await self.own.advise(table, seat)

    async def look_at(self, table: str, text: str, since: int, many: int) -> list[Decision]:
        answer = await self._ask(Job("review", table, 0, 0, SEARCHER, since))
        if answer is not None:
            return msgspec.json.decode(answer, type=list[Decision])
        return await self.own.look_at(table, text, since, many)

    async def sum_up(self, table: str, text: str, found: list[Decision]) -> GameReview:
        """Too much for an answer."""
        return await self.own.sum_up(table, text, found)

    async def try_day(self, day: Day, level: str) -> tuple[BotTried, str]:
        """Nobody waits for it."""
        return await self.own.try_day(day, level)

    async def try_map(
        self, version: Version, level: str, players: int, since: int, many: int
    ) -> Tally:
        answer = await self._ask(Job("trial", version.name, many, players, level, since))
        if answer is not None:
            return msgspec.json.decode(answer, type=Tally)
        return await self.own.try_map(version, level, players, since, many)

    async def room(self) -> None:
        while len(self.asked) > 2 * self.counted.thinkers:
            await asyncio.sleep(0.1)
        await self.own.room()

    def standing(self) -> Standing:
        return self.counted

    def close(self) -> None:
        self.own.close()

    async def send(self, notices: Sequence[str]) -> None:
        """Whoever takes it sends it."""
        assert self.queue is not None
        await self.queue.put([Job("notice", notice=one) for one in notices])

    # Asking.

    async def _ask(self, job: Job) -> bytes | None:
        """What was answered, if anything was: a queue that is away, or an answer that doesn't
        come, costs a delay and no move."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        waiting = (job, loop.create_future())
        self.asked[job.key] = waiting
        try:
            answer = await self._answer(job, waiting[1])
        except OSError:  # the time is over, too
            return None
        finally:
            if self.asked.get(job.key) is waiting:
                del self.asked[job.key]
        METRICS.observe("job", loop.time() - began, kind=job.kind)
        said = bytes(answer.said)
        return None if said == bytes(NOTHING) else said

    async def _answer(self, job: Job, answer: asyncio.Future[Answer]) -> Answer:
        """What lay there already may have been answered just before: it is put there again."""
        assert self.queue is not None
        before = self.counted.jobs / max(1, self.counted.thinkers)
        async with asyncio.timeout(PATIENCE + LONGEST * before):
            while not answer.done() and not all(await self.queue.put([job])):
                await asyncio.wait([answer], timeout=AGAIN)
            return await answer

    def heard(self, answer: Answer) -> None:
        waiting = self.asked.get(answer.job)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(answer)

    async def ask_again(self) -> None:
        """When an answer may have been missed, or the queue lost; twice, because what lies there
        now may be what was answered."""
        for _ in range(2):
            if self.queue is not None:
                with suppress(OSError):
                    await self.queue.put([job for job, _ in self.asked.values()])
            await asyncio.sleep(AGAIN)
