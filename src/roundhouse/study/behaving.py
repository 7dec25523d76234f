"""Behaving: a game's conduct with weights that are being tuned, and the bounds that they break."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from roundhouse.kernel.conduct import Ledger
from roundhouse.kernel.game import game, text_of
from roundhouse.study.conduct import bounds_of, play_watched
from roundhouse.study.journal import Journal, Key
from roundhouse.study.lines import as_line
from roundhouse.study.simulate import Job

SEED = 1  # as of `roundhouse conduct`, whose games these are

Values = Mapping[str, float]
Figures = dict[str, float | None]


@dataclass(frozen=True)
class Sitting:
    """One game of a level, with these weights in all seats, at the table of `conduct.toml`."""

    job: Job
    number: int
    values: Values

    @property
    def key(self) -> Key:
        return mark(self.values), self.number


@dataclass(frozen=True)
class Behaved:
    """The ledger of one game."""

    weights: str  # their mark
    number: int
    amounts: dict[str, float]
    of: dict[str, float]

    @property
    def key(self) -> Key:
        return self.weights, self.number


def mark(values: Values) -> str:
    """A name for a set of weights, so that a journal needn't repeat all of them."""
    return sha256(as_line(dict(sorted(values.items())))).hexdigest()[:12]


def behave(sitting: Sitting) -> Behaved:
    weights = game(sitting.job.game).weights()
    assert weights is not None
    weights.put(sitting.values)
    ledger = play_watched(sitting.job, sitting.number)
    return Behaved(mark(sitting.values), sitting.number, ledger.amounts, ledger.of)


def figures(
    game_id: str,
    level: str,
    values: Values,
    games: int,
    journal: Journal,
    tick: Callable[[], None],
) -> Figures:
    """By the names of its bounds."""
    bounds = bounds_of(game_id)
    job = Job(game_id, bounds.seats, (level,), SEED, bounds.options)
    sittings = [Sitting(job, number, values) for number in range(games)]
    whole = Ledger()
    for one in journal.done(behave, sittings, tick):
        for name, amount in one.amounts.items():
            whole.note(name, amount, one.of[name])
    return {bound.name: whole.figure(bound.name) for bound in bounds.figures}


def bounded(game_id: str) -> bool:
    return text_of(game_id, "conduct.toml") is not None


def beyond(game_id: str, found: Figures) -> dict[str, float]:
    """The figures that break a bound."""
    bounds = {one.name: one for one in bounds_of(game_id).figures}
    return {
        name: figure
        for name, figure in found.items()
        if figure is not None and not bounds[name].kept(figure)
    }
