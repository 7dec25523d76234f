"""Thinking: bots in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar
from zlib import crc32

from roundhouse.bots import ask
from roundhouse.bots.command import CommandBot
from roundhouse.bots.roster import PROGRAMS, SECONDS, let_in, make
from roundhouse.bots.search import SearchBot, advise
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.study.workers import end_with_parent

ADVICE_SECONDS = 2.0
KEPT: dict[tuple[str, int, str], SearchBot] = {}  # by table, seat and level, in each process
MOST_KEPT = 32
TRIES = 2  # for a process that may die

T = TypeVar("T")
Told = tuple[str, float]  # a move in words, and what may come of it


def choose(level: str, table: str, state: State, seat: int, seed: int) -> str:
    """A program that plays is started for every move: another process may be asked next."""
    rng = Rng(seed)
    bot = KEPT.pop((table, seat, level), None) or make(level, rng.next64(), SECONDS)
    try:
        return state.say(ask(bot, state, seat, rng))
    finally:
        if isinstance(bot, CommandBot):
            bot.close()
        elif isinstance(bot, SearchBot):
            keep(bot, table, seat, level)


def keep(bot: SearchBot, table: str, seat: int, level: str) -> None:
    """What it has found out serves the next move of the same turn; the oldest are forgotten."""
    KEPT[table, seat, level] = bot
    if len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]


def begin(programs: dict[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the key is for the server, which ends this one
    for name, command in programs.items():
        let_in(name, command)
    end_with_parent()


def think_of(state: State, seat: int, seed: int) -> list[Told]:
    found = advise(state, seat, seconds=ADVICE_SECONDS, seed=seed)
    return [(state.say(one.move), one.expected) for one in found]


class Thinkers:
    """The processes, each of which starts when it is first asked.

    A table goes to the process that knows it, unless that one is busier than another.
    """

    def __init__(self, processes: int) -> None:
        self.pools: list[ProcessPoolExecutor | None] = [None] * processes
        self.asked = [0] * processes  # what each has yet to answer

    def _started(self, at: int) -> ProcessPoolExecutor:
        pool = self.pools[at]
        if pool is None:
            pool = self.pools[at] = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(PROGRAMS,),
            )
        return pool

    async def move(self, level: str, table: str, state: State, seat: int) -> str:
        """A move in words."""
        return await self._asked(table, partial(choose, level, table, state, seat))

    async def advice(self, table: str, state: State, seat: int) -> list[Told]:
        """What the best of the bots would think of, the best first."""
        return await self._asked(table, partial(think_of, state, seat))

    def _process_for(self, table: str) -> int:
        own = crc32(table.encode()) % len(self.asked)
        least = min(self.asked)
        return own if self.asked[own] == least else self.asked.index(least)

    async def _asked(self, table: str, think: Callable[[int], T]) -> T:
        """A process that dies is replaced, and asked once more."""
        seed = int.from_bytes(os.urandom(8))
        loop = asyncio.get_running_loop()
        at = self._process_for(table)
        self.asked[at] += 1
        try:
            for _ in range(TRIES):
                pool = self._started(at)
                try:
                    return await loop.run_in_executor(pool, think, seed)
                except BrokenProcessPool:
                    if self.pools[at] is pool:
                        self.pools[at] = None
            raise refuse("too-busy")
        finally:
            self.asked[at] -= 1

    def close(self) -> None:
        for pool in self.pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
