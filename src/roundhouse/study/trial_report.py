"""What bots make of a map: the figures of a trial, and what would help."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class TrialAdvice:
    """A text `maps-advice-…` and its facts; places are slugs. One that `fails` keeps the mark
    away."""

    rule: str
    facts: dict[str, Any]
    fails: bool


@dataclass(frozen=True)
class TrialReport:
    """Shares are of all games; `seats`: theirs of the wins. `places` by slug: how often a cube came
    there, and how often a link; `starts`: how often somebody began there, and won; `heat` by hex:
    how often built on; `unused`: hexes that nobody built on."""

    games: int
    level: str
    players: int
    moves: float
    rounds: float
    points: float
    lowest: int
    highest: int
    lead: float
    ruined: float
    seats: list[float]
    places: dict[str, tuple[float, float]]
    starts: dict[str, tuple[int, float]]
    heat: dict[str, float]
    unused: int
    advice: list[TrialAdvice]
    passed: bool
