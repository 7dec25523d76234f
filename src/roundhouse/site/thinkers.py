"""Thinkers: bots of the browser, asked in a worker of its own.

What is to be thought travels as it does to a server's processes: a function with its arguments.
"""

import asyncio
import os
import pickle
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any, TypeVar

import msgspec

from roundhouse.bots.roster import PATIENCE as SEARCHERS
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.server.thinking import Advice, choose, think_of, thought
from roundhouse.tables.levels import browser_levels
from roundhouse.tables.table import Table

MOST_WEIGHED = 1500  # moves of a position
MOST_OF_ALL = 3000  # in a whole thought: about a second, on a desk
FEW = 12  # moves of a position, however much was weighed before
Think = Callable[[bytes], Awaitable[bytes]]
T = TypeVar("T")


def thinned(moves: list[Move], most: int = MOST_WEIGHED) -> list[Move]:
    """Of very many moves one in so many, of each kind at least one; of fewer, all."""
    if len(moves) <= most:
        return moves
    step = -(-len(moves) // most)
    first = {move[0]: move for move in reversed(moves)}
    return [move for at, move in enumerate(moves) if at % step == 0 or first[move[0]] is move]


class Patience:
    """How many moves a thought may still weigh: half of them in one position, so that there are
    always some for the next. Who has a clock needs no other bound than a position's."""

    def __init__(self) -> None:
        self.left = 0
        self.clock = False

    def begin(self, clock: bool) -> None:
        self.left = MOST_OF_ALL
        self.clock = clock

    def some(self, moves: list[Move]) -> list[Move]:
        if self.clock:
            return thinned(moves)
        found = thinned(moves, max(FEW, min(MOST_WEIGHED, self.left // 2)))
        self.left -= len(found)
        return found


PATIENCE = Patience()


@cache
def bounded(id: str) -> None:
    """From now on this worker looks at some of the moves, where there are very many: nobody waits
    longer than a move is worth. Elsewhere bots play as on a server."""
    known: Any = game(id)
    weigh = known.worth_weighing
    known.worth_weighing = lambda state, seat: PATIENCE.some(weigh(state, seat))


def answered(asked: bytes) -> bytes:
    """In the other worker."""
    think: partial[Any] = pickle.loads(asked)
    id = next(one for one in think.args if isinstance(one, State)).game.id
    bounded(id)
    searches = think.func is think_of or think.args[0].partition(":")[0] in SEARCHERS
    PATIENCE.begin(clock=searches)
    if think.func is choose and (seconds := browser_levels(id).get(think.args[0], 0)):
        think = partial(think, seconds=seconds)
    return msgspec.json.encode(think(int.from_bytes(os.urandom(8))))


def answered_js(asked: Any) -> bytes:
    """The same for JavaScript's bytes."""
    return answered(asked.to_bytes())


class SiteThinkers:
    """One thought at a time; `end` breaks it off."""

    def __init__(self, think: Think, end: Callable[[], None]) -> None:
        self.think = think
        self.end = end
        self.turn = asyncio.Lock()
        self.hinted = False

    async def move(self, level: str, table: Table, seat: int) -> str:
        return await self._ask(thought(level, table, seat), str)

    async def advice(self, person: str, table: Table, seat: int) -> list[Advice]:
        if self.hinted:
            raise refuse("one-hint-at-a-time")
        self.hinted = True
        try:
            return await self._ask(partial(think_of, table.state, seat), list[Advice])
        finally:
            self.hinted = False

    async def _ask(self, think: Callable[[int], T], kind: Any) -> T:
        async with self.turn:
            said: T = msgspec.json.decode(await self.think(pickle.dumps(think)), type=kind)
            return said
