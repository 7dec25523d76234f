"""Figures: what a study's games say, each share and mean with its interval."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from roundhouse.study.folder import Study
from roundhouse.study.intervals import Estimate, Sum, share
from roundhouse.study.simulate import FORFEIT
from roundhouse.study.things import tellings

Row = dict[str, Any]


@dataclass(frozen=True)
class Wins:
    """How often those won who sat there, played so, or had that."""

    name: str
    share: Estimate
    expected: float  # what the same bots win of all their games
    score: Estimate


@dataclass(frozen=True)
class Use:
    """A mean for one who won and for one who didn't."""

    name: str
    winners: Estimate
    others: Estimate


@dataclass
class Figures:
    games: int
    seats: int
    forfeits: int = 0
    by_seat: list[Wins] = field(default_factory=list)
    by_bot: list[Wins] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)  # by seat
    margins: list[int] = field(default_factory=list)  # the best score less the second
    moves: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)
    points: list[Use] = field(default_factory=list)  # what the scores are made of
    verbs: list[Use] = field(default_factory=list)
    things: dict[str, list[Wins]] = field(default_factory=dict)  # by kind, the best first


class _Count:
    """Wins, what was to be expected of them, and scores, as the games come."""

    def __init__(self) -> None:
        self.won = Sum()
        self.expected = Sum()
        self.score = Sum()

    def add(self, won: float, expected: float, score: int) -> None:
        self.won.add(won)
        self.expected.add(expected)
        self.score.add(score)

    def wins(self, name: str) -> Wins:
        found = share(self.won.total, self.won.number)
        return Wins(name, found, self.expected.mean().value, self.score.mean())


class _Uses:
    """Sums for winners and for the others, by name."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[Sum, Sum]] = {}

    def add(self, name: str, value: int, won: bool) -> None:
        self.of.setdefault(name, (Sum(), Sum()))[0 if won else 1].add(value)

    def uses(self, winners: int, others: int) -> list[Use]:
        found = [
            Use(name, sums[0].mean(winners), sums[1].mean(others)) for name, sums in self.of.items()
        ]
        return sorted(found, key=lambda use: (-use.winners.value, use.name))


@dataclass(frozen=True)
class _Sat:
    """One seat in one game."""

    won: float  # a shared win is divided
    expected: float
    score: int


class _Tally:
    """All games, part by part."""

    def __init__(self, study: Study, expected: dict[str, float]) -> None:
        self.expected = expected
        self.figures = Figures(study.games, study.job.seats)
        self.figures.scores = [[] for _ in range(study.job.seats)]
        self.by_seat = [_Count() for _ in range(study.job.seats)]
        self.reasons: Counter[str] = Counter()
        self.points = _Uses()
        self.verbs = _Uses()
        self.kinds = dict.fromkeys(telling.kind for telling in tellings(study.job.game))
        self.things: dict[str, dict[str, _Count]] = {}
        self.winners = self.others = 0

    def add(self, games: pa.Table, moves: pa.Table, things: pa.Table) -> None:
        sat: dict[tuple[int, int], _Sat] = {}
        for row in games.to_pylist():
            self.reasons[row["reason"]] += 1
            if row["reason"] != FORFEIT:
                self._game(row, sat)
        used = moves.group_by(["number", "seat", "verb"]).aggregate([([], "count_all")])
        for row in used.to_pylist():
            one = sat.get((row["number"], row["seat"]))
            if one is not None:
                self.verbs.add(row["verb"], row["count_all"], one.won > 0)
        for row in things.to_pylist():
            one = sat.get((row["number"], row["seat"]))
            if one is not None:
                counts = self.things.setdefault(row["kind"], {})
                counts.setdefault(row["thing"], _Count()).add(one.won, one.expected, one.score)

    def _game(self, row: Row, sat: dict[tuple[int, int], _Sat]) -> None:
        figures = self.figures
        figures.moves.append(row["moves"])
        figures.rounds.append(row["rounds"])
        best = sorted(row["scores"], reverse=True)
        figures.margins += [best[0] - best[1]] if len(best) > 1 else []
        for seat, won in enumerate(wins_of(row["places"])):
            one = _Sat(won, self.expected[row["bots"][seat]], row["scores"][seat])
            sat[row["number"], seat] = one
            figures.scores[seat].append(one.score)
            self.by_seat[seat].add(one.won, one.expected, one.score)
            self.winners += won > 0
            self.others += won == 0
            for name, value in row["breakdown"][seat]:
                self.points.add(name, value, won > 0)

    def done(self) -> Figures:
        figures = self.figures
        figures.forfeits = self.reasons[FORFEIT]
        figures.reasons = dict(sorted(self.reasons.items(), key=lambda one: (-one[1], one[0])))
        figures.by_seat = [count.wins(str(at + 1)) for at, count in enumerate(self.by_seat)]
        figures.points = self.points.uses(self.winners, self.others)
        figures.verbs = self.verbs.uses(self.winners, self.others)
        for kind in self.kinds:
            found = [count.wins(thing) for thing, count in self.things.get(kind, {}).items()]
            if found:
                figures.things[kind] = sorted(found, key=better)
        return figures


def better(wins: Wins) -> tuple[float, float, str]:
    """Those come first that surely win more than was to be expected of them; alone at the table,
    those with more points."""
    return (wins.expected - wins.share.low, -wins.score.low, wins.name)


def wins_of(places: list[int]) -> list[float]:
    """A shared win is divided."""
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def bots_of(study: Study) -> list[Wins]:
    """What each bot won of all its games; a fair share is what equals would win."""
    found = {name: _Count() for name in sorted(set(study.job.bots))}
    for table in study.read("games", ["bots", "scores", "places", "reason"]):
        for row in table.to_pylist():
            if row["reason"] != FORFEIT:
                for seat, won in enumerate(wins_of(row["places"])):
                    found[row["bots"][seat]].add(won, 1 / study.job.seats, row["scores"][seat])
    return [count.wins(name) for name, count in found.items()]


def figures_of(study: Study) -> Figures:
    """Games that a bot has forfeited are counted as such and nowhere else."""
    by_bot = bots_of(study)
    tally = _Tally(study, {one.name: one.share.value for one in by_bot})
    tables = zip(
        study.read("games", ["bots", "scores", "places", "breakdown", "reason", "moves", "rounds"]),
        study.read("moves", ["seat", "verb"]),
        study.read("things", ["seat", "kind", "thing"]),
    )
    for games, moves, things in tables:
        tally.add(games, moves, things)
    figures = tally.done()
    figures.by_bot = by_bot
    return figures
