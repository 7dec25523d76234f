"""Tuning: what the levels know of a game besides its evaluation."""

import tomllib
from dataclasses import dataclass
from functools import cache

from roundhouse.kernel.data import read_toml
from roundhouse.kernel.game import text_of


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
    told_events: list[str]
    told_parts: list[str]


@cache
def tuning_of(game_id: str) -> Tuning:
    own = tomllib.loads(text_of(game_id, "levels.toml") or "")
    return Tuning(**{**read_toml("roundhouse.bots", "levels.toml"), **own})
