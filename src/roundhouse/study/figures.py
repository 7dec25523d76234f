"""Figures: what a study's games say, each share and mean with its interval."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

from roundhouse.study.folder import Study
from roundhouse.study.intervals import Estimate, Sum, share
from roundhouse.study.simulate import FORFEIT
from roundhouse.study.things import tellings

Row = dict[str, Any]
FEW = 8  # things of a kind that are also told apart by seat


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
    by_bot_and_seat: dict[str, list[Wins]] = field(default_factory=dict)
    # by kind and thing, those of which there are few
    things_by_seat: dict[str, dict[str, list[Wins]]] = field(default_factory=dict)


@dataclass(frozen=True)
class _Sat:
    """One seat in one game."""

    won: float  # a shared win is divided
    expected: float
    score: int


class _Count:
    """Wins, what was to be expected of them, and scores, as the games come."""

    def __init__(self) -> None:
        self.won = 0.0
        self.expected = 0.0
        self.score = Sum()

    def add(self, sat: Sequence[_Sat]) -> None:
        """Those of one game."""
        self.won += sum(one.won for one in sat)
        self.expected += sum(one.expected for one in sat)
        self.score.add([one.score for one in sat])

    def wins(self, name: str) -> Wins:
        number = self.score.number
        expected = self.expected / number if number else 0.0
        return Wins(name, share(self.won, number), expected, self.score.mean())


class _TwoWays:
    """Wins by a name and a seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.of: dict[str, list[_Count]] = {}

    def add(self, name: str, seat: int, sat: _Sat) -> None:
        self.of.setdefault(name, [_Count() for _ in range(self.seats)])[seat].add([sat])

    def wins(self) -> dict[str, list[Wins]]:
        return {
            name: [count.wins(str(seat + 1)) for seat, count in enumerate(self.of[name])]
            for name in sorted(self.of)
        }


class _Uses:
    """Sums for winners and for the others, by name."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[Sum, Sum]] = {}

    def add(self, name: str, won: bool, values: Sequence[int], cases: int) -> None:
        """The values of one game; there were so many winners in it, or others."""
        self.of.setdefault(name, (Sum(), Sum()))[0 if won else 1].add(values, cases)

    def uses(self, winners: Sum, others: Sum) -> list[Use]:
        found = [
            Use(name, sums[0].mean(winners), sums[1].mean(others)) for name, sums in self.of.items()
        ]
        return sorted(found, key=lambda use: (-use.winners.value, use.name))


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
        self.by_bot_and_seat = _TwoWays(study.job.seats)
        self.things_by_seat: dict[str, _TwoWays] = {}
        self.winners, self.others = Sum(), Sum()

    def add(self, games: pa.Table, moves: pa.Table, things: pa.Table) -> None:
        sat: dict[int, list[_Sat]] = {}  # by game and seat
        for row in rows(games):
            self.reasons[row["reason"]] += 1
            if row["reason"] != FORFEIT:
                sat[row["number"]] = self._game(row)
        counted = moves.group_by(["number", "seat", "verb"]).aggregate([([], "count_all")])
        used = [
            (one["number"], one["seat"], one["verb"], one["count_all"]) for one in rows(counted)
        ]
        self._used(self.verbs, sat, used)
        had: dict[tuple[int, str, str], list[_Sat]] = {}
        for row in rows(things):
            if row["number"] in sat:
                one = sat[row["number"]][row["seat"]]
                ways = self.things_by_seat.setdefault(row["kind"], _TwoWays(self.figures.seats))
                ways.add(row["thing"], row["seat"], one)
                had.setdefault((row["number"], row["kind"], row["thing"]), []).append(one)
        for (_, kind, thing), those in had.items():
            self.things.setdefault(kind, {}).setdefault(thing, _Count()).add(those)

    def _game(self, row: Row) -> list[_Sat]:
        figures = self.figures
        figures.moves.append(row["moves"])
        figures.rounds.append(row["rounds"])
        best = sorted(row["scores"], reverse=True)
        figures.margins += [best[0] - best[1]] if len(best) > 1 else []
        sat = seats_in(row, self.expected)
        for seat, one in enumerate(sat):
            figures.scores[seat].append(one.score)
            self.by_seat[seat].add([one])
            self.by_bot_and_seat.add(row["bots"][seat], seat, one)
        winners = sum(one.won > 0 for one in sat)
        self.winners.add([], winners)
        self.others.add([], len(sat) - winners)
        parts = [
            (row["number"], seat, name, points)
            for seat, those in enumerate(row["breakdown"])
            for name, points in those
        ]
        self._used(self.points, {row["number"]: sat}, parts)
        return sat

    def _used(
        self, uses: _Uses, sat: dict[int, list[_Sat]], used: Sequence[tuple[int, int, str, int]]
    ) -> None:
        """Numbers by game, seat and name."""
        values: dict[tuple[int, str, bool], list[int]] = {}
        for game, seat, name, value in used:
            if game in sat:
                won = sat[game][seat].won > 0
                values.setdefault((game, name, won), []).append(value)
        for (game, name, won), those in values.items():
            uses.add(name, won, those, sum((one.won > 0) == won for one in sat[game]))

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
            if 1 < len(found) <= FEW:
                figures.things_by_seat[kind] = self.things_by_seat[kind].wins()
        figures.by_bot_and_seat = self.by_bot_and_seat.wins()
        return figures


def better(wins: Wins) -> tuple[float, float, str]:
    """Those come first that surely win more than was to be expected of them; alone at the table,
    those with more points."""
    return (wins.expected - wins.share.low, -wins.score.low, wins.name)


def wins_of(places: list[int]) -> list[float]:
    """A shared win is divided."""
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def seats_in(row: Row, expected: dict[str, float]) -> list[_Sat]:
    """By seat; what was to be expected is told by bot."""
    return [
        _Sat(won, expected[bot], score)
        for won, bot, score in zip(wins_of(row["places"]), row["bots"], row["scores"])
    ]


def bots_of(study: Study) -> list[Wins]:
    """What each bot won of all its games; a fair share is what equals would win."""
    found = {name: _Count() for name in sorted(set(study.job.bots))}
    fair = dict.fromkeys(found, 1 / study.job.seats)
    for table in study.read("games", ["bots", "scores", "places", "reason"]):
        for row in rows(table):
            if row["reason"] != FORFEIT:
                sat = seats_in(row, fair)
                for name in dict.fromkeys(row["bots"]):
                    found[name].add([one for one, bot in zip(sat, row["bots"]) if bot == name])
    return [count.wins(name) for name, count in found.items()]


def rows(table: pa.Table) -> list[Row]:
    found: list[Row] = table.to_pylist()
    return found


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
