"""Kept: what came out of a simulation, game by game, in a file that a stopped one goes on with."""

from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

from roundhouse.bots.roster import check
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.study.lines import append, as_line, foreign, made, read_lines
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


def compare(path: Path, there: dict[str, object], wanted: dict[str, object]) -> None:
    """Refuses a file of another job, and says what differs."""
    for name, value in wanted.items():
        if there.get(name) != value:
            facts: dict[str, object] = {"file": str(path), "option": name}
            raise refuse("other-study", {**facts, "known": str(there.get(name))[:80]})


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
        header = about(job)
        there = read_lines(path, header)
        if there.first is not None:
            compare(path, there.first, header)
        try:
            found = [made(Outcome, told) for told in there.results]
        except TypeError:
            raise foreign(path) from None
        if not all(fair(one, job.seats) for one in found):
            raise foreign(path)
        self.outcomes = {one.number: one for one in found}
        there.mend()
        if there.first is None:
            append(path, as_line(header))

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
