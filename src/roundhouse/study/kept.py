"""Kept: what came out of a simulation, game by game, in a file that a stopped one goes on with."""

from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

from roundhouse.bots.roster import check
from roundhouse.kernel.game import game
from roundhouse.study.lines import append, as_line, results_in
from roundhouse.study.simulate import Job, Outcome


def about(job: Job) -> dict[str, object]:
    """All that makes its games what they are."""
    state = game(job.game).new(job.seats, 0, job.options)
    return {
        "game": job.game,
        "seats": job.seats,
        "bots": list(job.bots),
        "seed": job.seed,
        "options": state.options,
        "rules": state.game.rules,
        "data": state.game.data_hash(state.options),
        "version": version("roundhouse-games"),  # bots of another one may play otherwise
    }


class Kept:
    """Games of a job by their numbers; where there is a file, new ones are written down at once."""

    def __init__(self, path: Path | None, job: Job) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self.path = path
        if path is not None:
            self._open(path, job)

    def _open(self, path: Path, job: Job) -> None:
        for name in job.bots:
            check(name)  # before anything is written
        found = results_in(path, about(job), Outcome, fair=lambda one: fair(one, job.seats))
        self.outcomes = {one.number: one for one in found}

    def add(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes.update({one.number: one for one in outcomes})
        if self.path is not None:
            append(self.path, b"".join(as_line(asdict(one)) for one in outcomes))

    def first(self, games: int) -> list[Outcome]:
        """In order, those of the first so many that are there."""
        return [self.outcomes[number] for number in range(games) if number in self.outcomes]


def fair(one: Outcome, seats: int) -> bool:
    """Whether it is the outcome of a game for so many."""
    return {len(one.bots), len(one.scores), len(one.places)} == {seats} and 1 in one.places
