"""Bot workers: bots think in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from time import perf_counter
from typing import NamedTuple, Protocol, TypeVar
from zlib import crc32

from roundhouse.bots.roster import PROGRAMS, let_in
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import refuse
from roundhouse.rails.maps import maps_of
from roundhouse.server.metrics import METRICS
from roundhouse.server.own_maps import Ready, offer
from roundhouse.server.thinking import (
    TOGETHER,
    Advice,
    Thinkers,
    agreed,
    think_of,
    thought,
    thought_together,
)
from roundhouse.study.map_trial import Tally, play_some
from roundhouse.study.review import Decision, GameReview, curve, decisions, summed_up
from roundhouse.study.simulate import Job as SimulationJob
from roundhouse.study.workers import end_with_parent
from roundhouse.tables.daily import Day
from roundhouse.tables.kept import BotTried
from roundhouse.tables.store.maps import Version
from roundhouse.tables.table import Table
from roundhouse.tables.trying import played

TRIES = 3  # for a process that may die
# who gives way to whom
NICE = {"quick": 0, "medium": 2, "long": 5, "hints": 5, "reviews": 10, "days": 15, "trials": 15}
PATIENT = ("days", "trials")  # lanes for which nobody waits
# those who answer at once, the shorter thoughts by themselves; all others think for a second
QUICK = {"random": "quick", "beginner": "quick", "easy": "quick", "medium": "medium"}

T = TypeVar("T")
REVIEWED: dict[tuple[str, int], Iterator[Decision | None]] = {}  # to be gone on with, by record
MOST_REVIEWED = 4
REVIEWED_AT_ONCE = 6  # moves: their decisions fit into one answer


def begin(programs: dict[str, str], maps: Ready, nice: int) -> None:
    """People's own moves go before what bots think long about."""
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the key is for the server, which ends this one
    for name, command in programs.items():
        let_in(name, command)
    offer(maps)
    end_with_parent()


def look_at(text: str, since: int, many: int, _seed: int) -> list[Decision]:
    """So many moves of a record, from after move `since`. The server wrote it: what it brings
    along is known to be good."""
    going = REVIEWED.pop((text, since), None)
    if going is None:
        going = decisions(read(text), since=since)
    found = [one for one in islice(going, many) if one is not None]
    REVIEWED[text, since + many] = going
    if len(REVIEWED) > MOST_REVIEWED:
        del REVIEWED[next(iter(REVIEWED))]
    return found


def sum_up(text: str, found: list[Decision], _seed: int) -> GameReview:
    return summed_up(curve(read(text)), found)


def try_day(day: Day, level: str, _seed: int) -> tuple[BotTried, str]:
    """The day's challenge as a bot plays it, in any house alike; and the record of its game."""
    one, began = day.challenge, perf_counter()
    record = played(one, level, day.seed, day.seed)
    came, stars = one.goal.came_to(record.state), one.goal.reached(record.state)
    seconds = perf_counter() - began
    return BotTried(level, one.game, one.name, came, stars, seconds), record.write()


def try_version(
    version: Version, level: str, players: int, since: int, many: int, _seed: int
) -> Tally:
    """Games on a map that somebody drew, the same ones wherever they are played."""
    maps = maps_of(version.game)
    assert maps is not None
    name = maps.bring(version.compiled, version.source)
    job = SimulationJob(version.game, players, (level,), 1, {"map": name})
    return play_some(job, range(since, since + many))


class Lane:
    """Processes for one kind of thinking, each of which starts when it is first asked, and those
    who wait for one, in their order.

    A table goes to the process that knows it, if that one is free.
    """

    def __init__(self, processes: int, maps: Ready | None = None, nice: int = 0) -> None:
        self.maps = maps or {}  # the operator's own
        self.nice = nice
        self.pools: list[ProcessPoolExecutor | None] = [None] * processes
        self.free = [True] * processes
        self.waiting: deque[asyncio.Future[int]] = deque()
        self.old: set[int] = set()  # those to be replaced when they are next asked

    async def ask(self, table: str, think: Callable[[int], T]) -> T:
        """A process that dies is replaced, and only who was being thought for asks again."""
        seed = int.from_bytes(os.urandom(8))
        loop = asyncio.get_running_loop()
        began = loop.time()
        at = await self._take(table)
        METRICS.observe("thinking_wait", loop.time() - began)
        try:
            for _ in range(TRIES):
                pool = self._started(at)
                try:
                    return await loop.run_in_executor(pool, think, seed)
                except BrokenProcessPool:
                    self.pools[at] = None
            raise refuse("too-busy")
        finally:
            self._give(at)

    async def _take(self, table: str) -> int:
        own = crc32(table.encode()) % len(self.free)
        if not self.waiting and any(self.free):
            at = own if self.free[own] else self.free.index(True)
            self.free[at] = False
            return at
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, at: int) -> None:
        """To the first who still waits."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(at)
                return
        self.free[at] = True

    def renew(self) -> None:
        """Each process is replaced by a fresh one; what it is thinking about it still tells."""
        self.old = {at for at, pool in enumerate(self.pools) if pool is not None}

    def _started(self, at: int) -> ProcessPoolExecutor:
        pool = self.pools[at]
        if pool is not None and at in self.old:
            pool.shutdown(wait=False)
            pool = None
        self.old.discard(at)
        if pool is None:
            pool = self.pools[at] = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(PROGRAMS, self.maps, self.nice),
            )
        return pool

    def close(self) -> None:
        for pool in self.pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


class Standing(NamedTuple):
    """How much waits to be thought about, and who thinks: so many processes that take jobs, with
    so many thinkers."""

    jobs: int
    workers: int
    thinkers: int


class Workers(Thinkers, Protocol):
    """Those who think for this process: its own, or whoever takes a job from the queue."""

    lanes: dict[str, Lane]

    async def look_at(self, table: str, text: str, since: int, many: int) -> list[Decision]:
        """So many moves of a finished game, looked at again."""

    async def sum_up(self, table: str, text: str, found: list[Decision]) -> GameReview:
        """What all its decisions amount to."""

    async def try_day(self, day: Day, level: str) -> tuple[BotTried, str]:
        """What a bot makes of a day's challenge, and the record of its game."""

    async def try_map(
        self, version: Version, level: str, players: int, since: int, many: int
    ) -> Tally:
        """So many games on a map that somebody drew, from the number `since` on."""

    async def room(self) -> None:
        """Returns when few wait: whoever has many tables to wake need not queue them all."""

    def standing(self) -> Standing: ...

    def close(self) -> None: ...


class BotWorkers:
    """Each kind of thinking has its lane: neither hints nor those who think long hold up a bot
    that answers at once. `hinted` are the people for whom a hint is thought of."""

    def __init__(self, processes: int = 0, maps: Ready | None = None) -> None:
        many = processes or cores()
        sizes = {
            "quick": 1,
            "medium": max(1, many // 2),
            "long": many,
            "hints": max(1, many // 4),
            "reviews": 1,
            "days": 1,
            "trials": 1,
        }
        self.lanes = {kind: Lane(size, maps, NICE[kind]) for kind, size in sizes.items()}
        self.hinted: set[str] = set()

    async def move(self, level: str, table: Table, seat: int) -> str:
        lane = self.lanes[QUICK.get(level, "long")]
        id = table.header.id
        together = min(TOGETHER.get(level.partition(":")[0], 1), sum(lane.free))
        if together > 1:
            think = thought_together(level, table, seat)
            return agreed(await asyncio.gather(*[lane.ask(id, think) for _ in range(together)]))
        return await lane.ask(id, thought(level, table, seat))

    async def advice(self, person: str, table: Table, seat: int) -> list[Advice]:
        with self.hinting(person):
            return await self.advise(table, seat)

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        return await self.lanes["hints"].ask(table.header.id, partial(think_of, table.state, seat))

    async def look_at(self, table: str, text: str, since: int, many: int) -> list[Decision]:
        return await self.lanes["reviews"].ask(table, partial(look_at, text, since, many))

    async def sum_up(self, table: str, text: str, found: list[Decision]) -> GameReview:
        return await self.lanes["reviews"].ask(table, partial(sum_up, text, found))

    async def try_day(self, day: Day, level: str) -> tuple[BotTried, str]:
        return await self.lanes["days"].ask(str(day.date), partial(try_day, day, level))

    async def try_map(
        self, version: Version, level: str, players: int, since: int, many: int
    ) -> Tally:
        think = partial(try_version, version, level, players, since, many)
        return await self.lanes["trials"].ask(version.name, think)

    @contextmanager
    def hinting(self, person: str) -> Iterator[None]:
        if person in self.hinted:
            raise refuse("one-hint-at-a-time")
        self.hinted.add(person)
        try:
            yield
        finally:
            self.hinted.discard(person)

    async def room(self) -> None:
        moving = [lane for name, lane in self.lanes.items() if name not in PATIENT]
        while any(len(lane.waiting) > 2 * len(lane.free) for lane in moving):
            await asyncio.sleep(0.1)

    def standing(self) -> Standing:
        waiting = sum(len(lane.waiting) for name, lane in self.lanes.items() if name not in PATIENT)
        return Standing(waiting, 1, len(self.lanes["long"].free))

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.close()
        for child in multiprocessing.active_children():
            child.terminate()


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
