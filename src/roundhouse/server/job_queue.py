"""The queue of jobs in PostgreSQL, by pgqueuer: a job that was taken by a process which died is
given to another. Nothing in it is worth keeping: who waits for an answer asks again."""

import asyncio
import dataclasses
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from pgqueuer import AsyncpgDriver, Queries, QueueManager, RetryRequested
from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment, QueryQueueBuilder
from pgqueuer.domain.settings import DBSettings, Durability
from pgqueuer.models import Job as Row
from sqlalchemy.engine import URL

from roundhouse.server.bot_workers import Standing
from roundhouse.server.jobs import NAMES, PRIORITIES, Job, Kind
from roundhouse.server.logs import in_a_line
from roundhouse.tables.database import MIGRATING, plain_url
from roundhouse.tables.notices import Answer, Notice, encode
from roundhouse.tables.store.tables import CHANNEL

log = logging.getLogger("roundhouse")

GIVEN_UP = timedelta(seconds=8)  # without a sign of life: another takes the job
LOOK = timedelta(seconds=5)  # for jobs, when nobody has said that there are some
TRIES = 3
CALLED = "roundhouse-thinkers-"  # a connection of who takes jobs, with how many think there

Do = Callable[[Job], Awaitable[Answer]]


def questions(connection: Any) -> Queries:
    """Under pgqueuer's own names, whatever the environment says; `volatile`: not worth a log."""
    names = DBSettings.model_construct(durability=Durability.volatile)
    return Queries(
        AsyncpgDriver(connection), QueryBuilderEnvironment(names), QueryQueueBuilder(names)
    )


async def install(url: URL) -> None:
    """The queue's tables, made or brought up to date."""
    connection = await asyncpg.connect(plain_url(url))
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
        await questions(connection).apply_upgrade()
    finally:
        await connection.close()


@dataclasses.dataclass
class Consumer(QueueManager):
    """Takes no more of each kind than this process has `room` for: the rest is for others."""

    room: dict[str, int] = dataclasses.field(default_factory=dict)
    taken: dict[int, str] = dataclasses.field(init=False, default_factory=dict)

    def entrypoints_below_capacity_limits(self) -> set[Any]:
        busy = Counter(self.taken.values())
        return {name for name in self.entrypoint_registry if busy[name] < self.room[name]}

    async def fetch_jobs(self, *limits: Any, **more: Any) -> AsyncGenerator[Row, None]:
        async for row in super().fetch_jobs(*limits, **more):
            self.taken[row.id] = row.entrypoint
            yield row


class JobQueue:
    """One process at the queue: it puts jobs there, and takes as many of each kind as it has
    `room` for. `heard` gets each answer that was found here, and so do all other processes;
    `back` is called whenever the queue is there, for the first time or again."""

    def __init__(
        self,
        url: URL,
        worker: str,
        do: Do,
        room: dict[Kind, int],
        heard: Callable[[Answer], None] = lambda _: None,
        back: Callable[[], None] = lambda: None,
    ) -> None:
        self.url = url
        self.worker = worker
        self.do = do
        self.room = room
        self.heard = heard
        self.back = back
        self.closing = False
        self.there = asyncio.Event()
        self.consumer: Consumer | None = None
        self.task = asyncio.create_task(self._go_on())

    # Asking.

    async def put(self, jobs: Sequence[Job]) -> list[bool]:
        """Whether each is new there; those that lie there already stay as they are."""
        if not jobs:
            return []
        try:
            put = await self._queries().enqueue(
                [NAMES[job.kind] for job in jobs],
                [msgspec.json.encode(job) for job in jobs],
                [PRIORITIES[job.kind] for job in jobs],
                dedupe_key=[job.key for job in jobs],
                on_conflict="skip",
            )
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError("the queue is away") from error
        return [one is not None for one in put]

    async def standing(self) -> Standing:
        queries = self._queries()
        waiting = [one.count for one in await queries.queue_size() if one.status == "queued"]
        rows = await queries.driver.fetch(
            "SELECT application_name AS name FROM pg_stat_activity"
            " WHERE datname = current_database() AND starts_with(application_name, $1)",
            CALLED,
        )
        thinkers = [int(str(row["name"]).removeprefix(CALLED)) for row in rows]
        return Standing(sum(waiting), len(thinkers), sum(thinkers))

    async def tidy(self) -> None:
        """pgqueuer notes each job that was done; nobody reads it."""
        await self._queries().clear_queue_log()

    def _queries(self) -> Queries:
        if self.consumer is None:
            raise ConnectionError("the queue is away")
        queries = self.consumer.queries
        assert isinstance(queries, Queries)
        return queries

    # Doing.

    async def _go_on(self) -> None:
        while not self.closing:
            try:
                await self._take_jobs()
            except Exception as error:
                log.warning("the queue of jobs is away: %s", in_a_line(error))
            if not self.closing:
                await asyncio.sleep(0.5)

    async def _take_jobs(self) -> None:
        """Until the connection is lost, or this process ends."""
        called = {"application_name": f"{CALLED}{self.room['move']}"}
        connection = await asyncpg.connect(plain_url(self.url), server_settings=called, timeout=10)
        try:
            room = {NAMES[kind]: many for kind, many in self.room.items()}
            queries = questions(connection)
            consumer = Consumer(queries, queries.qbe.settings.channel, room=room)
            for name in NAMES.values():
                consumer.entrypoint(name)(partial(self._do, consumer))
            connection.add_termination_listener(lambda _: consumer.shutdown.set())
            self.consumer = consumer
            self.there.set()
            self.back()
            log.info("taking jobs: %s", self.room)
            await consumer.run(
                dequeue_timeout=LOOK,
                batch_size=1,
                heartbeat_timeout=GIVEN_UP,
                log_aggregation_interval=timedelta(0),
            )
        finally:
            self.consumer = None
            self.there.clear()
            with suppress(Exception):
                await connection.close(timeout=2)

    async def _do(self, consumer: Consumer, row: Row) -> None:
        """Who ends, or has lost the queue, gives the job back."""
        try:
            job = msgspec.json.decode(row.payload or b"", type=Job)
        except msgspec.MsgspecError as error:
            log.warning("a job can't be read: %s", error)
            consumer.taken.pop(row.id, None)
            return
        ending = asyncio.create_task(consumer.shutdown.wait())
        thinking = asyncio.create_task(self._answer(consumer, job))
        try:
            await asyncio.wait((ending, thinking), return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                raise RetryRequested(reason="given back")
            await thinking
        except Exception as error:
            if isinstance(error, RetryRequested) or row.attempts >= TRIES:
                raise
            raise RetryRequested(timedelta(seconds=1), in_a_line(error)) from error
        finally:
            consumer.taken.pop(row.id, None)
            ending.cancel()
            thinking.cancel()

    async def _answer(self, consumer: Consumer, job: Job) -> None:
        log.info("taken: %s", job.key)
        answer = await self.do(job)
        self.heard(answer)
        said = encode(Notice(self.worker, answer=answer))
        await consumer.queries.driver.notify(CHANNEL, said)
        log.info("done: %s", job.key)

    async def close(self) -> None:
        """Jobs in work are given back."""
        self.closing = True
        if self.consumer is not None:
            self.consumer.shutdown.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.task, 3)
