"""Tuning: what the levels know of a game besides its evaluation."""

from dataclasses import dataclass
from functools import cache

from roundhouse.kernel.data import read_toml


@dataclass(frozen=True)
class Tuning:
    """See levels.toml."""

    scale: float
    sharp: float
    rivals: float
    turns: int
    rounds: bool
    moves: int
    width: float
    hopeful: int
    simulations: int


@cache
def tuning_of(game_id: str) -> Tuning:
    read = read_toml("roundhouse.bots", "levels.toml")
    return Tuning(**{**read["any"], **read.get(game_id, {})})
