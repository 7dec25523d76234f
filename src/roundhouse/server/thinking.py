"""Thinking: bots in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from roundhouse.bots import ask
from roundhouse.bots.command import CommandBot
from roundhouse.bots.roster import PROGRAMS, SECONDS, let_in, make
from roundhouse.bots.search import advise
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.study.workers import end_with_parent

ADVICE_SECONDS = 2.0

T = TypeVar("T")
Told = tuple[str, float]  # a move in words, and what may come of it


def choose(level: str, state: State, seat: int, seed: int) -> str:
    """A program that plays is started for every move: another process may be asked next."""
    rng = Rng(seed)
    bot = make(level, rng.next64(), SECONDS)
    try:
        return state.say(ask(bot, state, seat, rng))
    finally:
        if isinstance(bot, CommandBot):
            bot.close()


def begin(programs: dict[str, str]) -> None:
    for name, command in programs.items():
        let_in(name, command)
    end_with_parent()


def think_of(state: State, seat: int, seed: int) -> list[Told]:
    found = advise(state, seat, seconds=ADVICE_SECONDS, seed=seed)
    return [(state.say(one.move), one.expected) for one in found]


class Thinkers:
    """The processes start with the first bot that is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(PROGRAMS,),
            )
        return self.pool

    async def move(self, level: str, state: State, seat: int) -> str:
        """A move in words."""
        return await self._asked(partial(choose, level, state, seat))

    async def advice(self, state: State, seat: int) -> list[Told]:
        """What the best of the bots would think of, the best first."""
        return await self._asked(partial(think_of, state, seat))

    async def _asked(self, think: Callable[[int], T]) -> T:
        """A process that dies is replaced, and asked once more."""
        seed = int.from_bytes(os.urandom(8))
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, think, seed)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self._started(), think, seed)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
