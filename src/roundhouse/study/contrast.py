"""Contrast: two studies side by side, and which of their differences are more than chance.

With a hundred figures some differ by chance alone. Holm's correction asks the more of the smallest
chances, the more figures were compared: of all differences that it calls sure, none is a mistake
in nineteen of twenty comparisons.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, inf, sqrt
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from roundhouse.kernel.refusal import refuse
from roundhouse.study.figures import Figures, figures_of
from roundhouse.study.folder import Study
from roundhouse.study.intervals import Estimate, Sum, student
from roundhouse.study.simulate import Job

SURE = 0.05


@dataclass(frozen=True)
class Difference:
    """`chance` is how often equals would differ so much; `corrected` for all that were compared."""

    kind: str
    name: str
    one: Estimate
    other: Estimate
    chance: float
    corrected: float = 1.0

    @property
    def sure(self) -> bool:
        return self.corrected < SURE


def study_in(folder: Path) -> Study:
    """The study of a folder, as far as it has been played."""
    path = folder / "study.json"
    try:
        there = json.loads(path.read_text("utf-8"))
        bots = tuple(there["bots"])
        job = Job(there["game"], there["seats"], bots, there["seed"], there["options"])
        part = int(there["part"])
    except OSError:
        raise refuse("no-such-file", {"file": str(path)}) from None
    except (ValueError, KeyError, TypeError):
        raise refuse("unreadable-file", {"file": str(path)}) from None
    study = Study(folder, job, 0, part)
    games = 0
    while True:
        try:
            rows = pq.read_metadata(study.file("games", range(games, games + part))).num_rows
        except (OSError, pa.ArrowInvalid):
            break
        games += int(rows)
        if rows < part:
            break
    if games == 0:
        raise refuse("unreadable-file", {"file": str(folder)})
    return Study(folder, job, games, part)


def chance_of(one: Estimate, other: Estimate) -> float:
    """How often two estimates of the same thing lie so far apart, from their intervals."""
    apart = abs(one.value - other.value)
    errors = [_error(estimate) for estimate in (one, other)]
    error = sqrt(sum(error * error for error in errors))
    if error == inf:
        return 1.0
    if error == 0.0:
        return 1.0 if apart == 0 else 0.0
    return erfc(apart / error / sqrt(2))


def _error(estimate: Estimate) -> float:
    if estimate.number == 0:
        return inf
    return (estimate.high - estimate.low) / 2 / student(max(1, estimate.number - 1))


def corrected(chances: Sequence[float]) -> list[float]:
    """Holm's: the smallest of n counts n times, the next once less; none less than one before."""
    found = [1.0] * len(chances)
    least = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        least = max(least, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = least
    return found


def mean_of(values: Sequence[int]) -> Estimate:
    total = Sum()
    for value in values:
        total.add([value])
    return total.mean()


def estimates(figures: Figures) -> dict[tuple[str, str], Estimate]:
    """All figures of a study that can be held against those of another, by kind and name."""
    found: dict[tuple[str, str], Estimate] = {}
    for kind, those in (("seat", figures.by_seat), ("bot", figures.by_bot)):
        for wins in those:
            found[f"{kind} wins", wins.name] = wins.share
            found[f"{kind} scores", wins.name] = wins.score
    for name, values in (
        ("lead", figures.margins),
        ("moves", figures.moves),
        ("rounds", figures.rounds),
    ):
        found["games", name] = mean_of(values)
    for kind, things in figures.things.items():
        for wins in things:
            found[f"{kind} wins", wins.name] = wins.share
    return found


def contrast(one: Study, other: Study) -> list[Difference]:
    """Of what both have, the surest differences first."""
    if one.job.game != other.job.game:
        raise refuse("other-game", {"file": str(other.folder), "game": other.job.game})
    here, there = estimates(figures_of(one)), estimates(figures_of(other))
    both = [key for key in here if key in there]
    chances = [chance_of(here[key], there[key]) for key in both]
    found = [
        Difference(*key, here[key], there[key], chance, holm)
        for key, chance, holm in zip(both, chances, corrected(chances), strict=True)
    ]
    return sorted(found, key=lambda one: (one.chance, one.kind, one.name))
