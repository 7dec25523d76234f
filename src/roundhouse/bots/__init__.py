"""Bots. A bot is one method: from an imagined state and a seat, a move.

A bot never gets the true state: `ask` hands it an imagined one, in which everything
that its seat can't see has been dealt anew.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class Bot(Protocol):
    def choose(self, state: State, seat: int) -> Move: ...


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> Move:
    """The only way a bot is asked."""
    with undisturbed():
        return bot.choose(state.imagine(seat, rng), seat)


@contextmanager
def undisturbed() -> Iterator[None]:
    """While somebody thinks, Python's collector of garbage rests: positions hold no cycles, and it
    would look through all that bots remember again and again, for half of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def dismiss(bot: Bot) -> None:
    """What a bot has started ends with it: one that has started something has a `close`."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
