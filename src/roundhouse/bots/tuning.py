"""Tuning: what the levels know of a game besides its evaluation."""

import math
import tomllib
from dataclasses import dataclass
from functools import cache

from roundhouse.kernel.data import read_toml
from roundhouse.kernel.game import text_of

LEAST = 0.08  # of the spread is left at the very end: evaluations aren't scores


def left_of(spread: float, gone: float) -> float:
    """The spread once that part of the game is over: it shrinks as a random walk's does."""
    return spread * max(math.sqrt(1 - gone), LEAST)


@dataclass(frozen=True)
class Tuning:
    """See levels.toml."""

    scale: float
    sharp: float
    rivals: float
    turns: int
    rounds: bool
    moves: int
    alone: int
    width: float
    hopeful: int
    simulations: int
    spread: float
    length: float
    amounts: list[str]
    told_events: list[str]
    told_parts: list[str]
    told_beside: list[str]
    told_kept: dict[str, list[str]]
    told_by: dict[str, list[str]]

    def gone(self, moves: float) -> float:
        """The part of a game that is usually over after so many moves a seat."""
        return min(moves / self.length, 1.0)

    def left(self, moves: float) -> float:
        """The spread that is left then."""
        return left_of(self.spread, self.gone(moves))


@cache
def tuning_of(game_id: str) -> Tuning:
    own = tomllib.loads(text_of(game_id, "levels.toml") or "")
    return Tuning(**{**read_toml("roundhouse.bots", "levels.toml"), **own})
