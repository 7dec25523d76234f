"""Contrast: two studies side by side, and which of their differences are more than chance.

With a hundred figures some differ by chance alone. Holm's correction asks the more of the smallest
chances, the more figures were compared: of all differences that it calls sure, none is a mistake
in nineteen of twenty comparisons.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from roundhouse.kernel.refusal import refuse
from roundhouse.study.differing import corrected, means_differ, shares_differ
from roundhouse.study.figures import Figures, figures_of
from roundhouse.study.folder import Study
from roundhouse.study.intervals import Estimate, Sum
from roundhouse.study.simulate import Job

SURE = 0.05
FEW = 10  # games on either side that say nothing yet
Test = Callable[[Estimate, Estimate], float]
Key = tuple[str, str, str]  # of whom or what, which figure, whose
Found = dict[Key, tuple[Test, Estimate]]


@dataclass(frozen=True)
class Difference:
    """`chance` is how often equals would differ so much, `corrected` for all that were compared;
    neither where there were too few games to compare."""

    kind: str
    figure: str
    name: str
    one: Estimate
    other: Estimate
    chance: float | None
    corrected: float | None

    @property
    def few(self) -> bool:
        return self.chance is None

    @property
    def sure(self) -> bool:
        return self.corrected is not None and self.corrected < SURE

    @property
    def steady(self) -> bool:
        """In each study it was the same in every game, as the rules may want it."""
        return not self.few and all(of.low == of.high for of in (self.one, self.other))

    def data(self) -> dict[str, object]:
        """As JSON has it, which knows nothing infinite."""
        return {
            "kind": self.kind,
            "figure": self.figure,
            "name": self.name,
            "one": _data(self.one),
            "other": _data(self.other),
            "chance": self.chance,
            "corrected": self.corrected,
            "sure": self.sure,
            "few": self.few,
            "steady": self.steady,
        }


def _data(of: Estimate) -> dict[str, object]:
    ends = {"low": of.low, "high": of.high}
    known = {name: end if isfinite(end) else None for name, end in ends.items()}
    return {"number": of.number, "games": of.games, "value": of.value, **known}


def study_in(folder: Path) -> Study:
    """The study of a folder, as far as it has been played."""
    path = folder / "study.json"
    try:
        there = json.loads(path.read_text("utf-8"))
        bots = tuple(there["bots"])
        job = Job(there["game"], there["seats"], bots, there["seed"], there["options"])
        part = int(there["part"])
        if part < 1:
            raise ValueError(part)
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


def mean_of(values: Sequence[int]) -> Estimate:
    total = Sum()
    for value in values:
        total.add([value])
    return total.mean()


def estimates(figures: Figures) -> Found:
    """All figures of a study that can be held against those of another, and by which test."""
    found: Found = {}
    for kind, those in (("seat", figures.by_seat), ("bot", figures.by_bot)):
        for wins in those:
            found[kind, "wins", wins.name] = (shares_differ, wins.share)
            found[kind, "score", wins.name] = (means_differ, wins.score)
    for name, values in (
        ("margin", figures.margins),
        ("moves", figures.moves),
        ("rounds", figures.rounds),
    ):
        found["games", name, ""] = (means_differ, mean_of(values))
    for kind, things in figures.things.items():
        for wins in things:
            found[kind, "wins", wins.name] = (shares_differ, wins.share)
    return found


def contrast(one: Study, other: Study) -> list[Difference]:
    """Of what both have, the surest differences first; what is too rare to compare comes last."""
    if one.job.game != other.job.game:
        raise refuse("other-game", {"file": str(other.folder), "game": other.job.game})
    return differences(estimates(figures_of(one)), estimates(figures_of(other)))


def differences(here: Found, there: Found) -> list[Difference]:
    pairs = {key: (test, one, there[key][1]) for key, (test, one) in here.items() if key in there}
    chances = {
        key: test(one, other)
        for key, (test, one, other) in pairs.items()
        if min(one.games, other.games) >= FEW
    }
    holm = dict(zip(chances, corrected([*chances.values()]), strict=True))
    found = [
        Difference(*key, one, other, chances.get(key), holm.get(key))
        for key, (_, one, other) in pairs.items()
    ]
    return sorted(found, key=lambda it: (2.0 if it.chance is None else it.chance, it.kind, it.name))
