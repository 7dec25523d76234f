"""Kept: what came out of a simulation, game by game, in a file that a stopped one goes on with.

The first line is the job, each other line a game, in JSON.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

from roundhouse.bots.roster import check
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
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
        lines = whole_lines(path)
        if not lines:
            write(path, json.dumps(about(job)) + "\n")
            return
        try:
            first, *games = [json.loads(line) for line in lines]
            self.outcomes = {one["number"]: Outcome(**one) for one in games}
        except (ValueError, KeyError, TypeError):
            raise refuse("unreadable-file", {"file": str(path)}) from None
        compare(path, first, about(job))
        write(path, "\n".join(lines) + "\n")  # without half a line

    def add(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes.update({one.number: one for one in outcomes})
        if self.path is not None:
            write(self.path, "".join(json.dumps(asdict(one)) + "\n" for one in outcomes), "a")

    def first(self, games: int) -> list[Outcome]:
        """In order, those of the first so many that are there."""
        return [self.outcomes[number] for number in range(games) if number in self.outcomes]


def whole_lines(path: Path) -> list[str]:
    """A last line that was cut off is no game."""
    try:
        text = path.read_text("utf-8") if path.exists() else ""
    except (OSError, ValueError):
        raise refuse("unreadable-file", {"file": str(path)}) from None
    return text[: text.rfind("\n") + 1].splitlines()


def write(path: Path, text: str, how: str = "w") -> None:
    try:
        with path.open(how, encoding="utf-8") as file:
            file.write(text)
    except OSError:
        raise refuse("unwritable-file", {"file": str(path)}) from None
