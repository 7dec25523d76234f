"""Ladder: which bot is stronger, and how sure that is.

Every pair of bots, or every rung, plays a match: one challenger against a table of the other, every
deal from each seat in turn. A match stops after a deal by which a sequential test is sure. Results
go into a file as they come, so a run that was broken off goes on; they count in the order of
their numbers, so the ladder is the same whatever the processes.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import combinations, pairwise, zip_longest
from math import log
from pathlib import Path

from roundhouse.bots.judging import FILE
from roundhouse.bots.roster import check
from roundhouse.bots.tuning import tuning_of
from roundhouse.kernel.data import mark
from roundhouse.kernel.game import game, text_of
from roundhouse.kernel.refusal import refuse
from roundhouse.study.intervals import Estimate, share_of_deals
from roundhouse.study.lines import appending, as_line, results_in
from roundhouse.study.simulate import Job, Outcome, play_game
from roundhouse.study.workers import pool

WRONG = 0.05  # chance that the test errs, either way
SURE = log((1 - WRONG) / WRONG)
STRONGER, WEAKER, OPEN = "stronger", "not-by-that-much", "open"


@dataclass(frozen=True)
class Ladder:
    """What is played. Bots from the weakest: the later of a pair challenges the earlier."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object]
    most: int  # games of a match; whole deals of them are played, one at least
    to_the_end: bool = False  # play all of them, however clear; what was played beyond counts too
    rungs: bool = False  # each bot challenges the one before it alone

    @property
    def fair(self) -> float:
        """The share of wins among equals."""
        return 1 / self.seats

    @property
    def goal(self) -> float:
        """Half-way from there to winning always: 75 % of two, twice the fair share of three."""
        return (1 + self.fair) / 2

    @property
    def games(self) -> int:
        return max(1, self.most // self.seats) * self.seats

    def matches(self) -> list[tuple[str, str]]:
        pairs = pairwise(self.bots) if self.rungs else combinations(self.bots, 2)
        return [(strong, weak) for weak, strong in pairs]

    def holds(self, one: "Played") -> bool:
        """Whether it is a game of so many seats."""
        return 0 <= one.seat < len(one.places) == len(one.scores) == self.seats

    def header(self) -> dict[str, object]:
        known = game(self.game)
        weights = known.weights()
        options = known.new(self.seats, 0, self.options).options
        levels = [repr(tuning_of(self.game)), repr(weights and weights.values)]
        net = text_of(self.game, FILE)
        return {
            "ladder": 1,
            "game": self.game,
            "rules": known.rules,
            "data": known.data_hash(options),
            "levels": mark(levels if net is None else [*levels, net]),
            "seats": self.seats,
            "seed": self.seed,
            "options": options,
        }


@dataclass(frozen=True)
class Played:
    """One game of a match, as its line in the file tells it."""

    challenger: str
    other: str
    number: int
    seat: int  # the challenger's
    places: list[int]
    scores: list[int]
    reason: str
    moves: int
    seconds: float

    @property
    def win(self) -> float:
        """The challenger's part of the win."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0


@dataclass(frozen=True)
class Match:
    """The games of a pair that count, and what they tell."""

    challenger: str
    other: str
    games: list[Played]
    verdict: str

    @property
    def wins(self) -> float:
        return sum(played.win for played in self.games)

    @property
    def share(self) -> Estimate:
        """Games of one deal may end alike."""
        seats = len(self.games[0].places) if self.games else 1
        starts = range(0, len(self.games), seats)
        return share_of_deals([[one.win for one in self.games[at : at + seats]] for at in starts])


def evidence(win: float, fair: float, goal: float) -> float:
    """How much a game speaks for the goal rather than for equals; a shared win is part of one."""
    return win * log(goal / fair) + (1 - win) * log((1 - goal) / (1 - fair))


def judged(ladder: Ladder, challenger: str, other: str, results: Mapping[int, Played]) -> Match:
    """The games in the order of their numbers, up to the deal that made it sure.

    Wald's sequential test: is the challenger's share the goal, or only the fair one? It is asked
    after whole deals, so that no seat counts more often than another.
    """
    games: list[Played] = []
    sum_of_evidence = 0.0
    verdict = OPEN
    while verdict == OPEN or ladder.to_the_end:
        played = results.get(len(games))
        if played is None or (len(games) == ladder.games and not ladder.to_the_end):
            break
        games.append(played)
        sum_of_evidence += evidence(played.win, ladder.fair, ladder.goal)
        whole = len(games) % ladder.seats == 0
        if verdict == OPEN and whole and abs(sum_of_evidence) >= SURE:
            verdict = STRONGER if sum_of_evidence > 0 else WEAKER
    return Match(challenger, other, games, verdict)


def play_one(ladder: Ladder, challenger: str, other: str, number: int) -> Played:
    """Each deal is played once with the challenger in every seat."""
    deal, seat = divmod(number, ladder.seats)
    names = [challenger if at == seat else other for at in range(ladder.seats)]
    # `play_game` moves the bots on by a seat with every number: here they sit where they are
    bots = tuple(names[(at - deal) % ladder.seats] for at in range(ladder.seats))
    job = Job(ladder.game, ladder.seats, bots, ladder.seed, ladder.options)
    out: Outcome = play_game(job, deal)[1]
    assert out.bots == names
    seconds = round(out.seconds, 3)
    return Played(
        challenger, other, number, seat, out.places, out.scores, out.reason, out.moves, seconds
    )


Results = dict[tuple[str, str], dict[int, Played]]


def read_results(path: Path, ladder: Ladder) -> Results:
    """What earlier runs have played."""
    results: Results = {match: {} for match in ladder.matches()}
    for one in results_in(path, ladder.header(), Played, "other-ladder", ladder.holds):
        results.setdefault((one.challenger, one.other), {})[one.number] = one
    return results


def to_play(ladder: Ladder, results: Results) -> Iterator[tuple[str, str, int]]:
    """Games that are still needed, as far as is known when they are asked for."""
    for challenger, other in ladder.matches():
        done = results[challenger, other]
        for number in range(ladder.games):
            if judged(ladder, challenger, other, done).verdict != OPEN and not ladder.to_the_end:
                break
            if number not in done:
                yield challenger, other, number


def climb(
    ladder: Ladder,
    path: Path,
    workers: int = 1,
    progress: Callable[[list[Match]], None] = lambda matches: None,
) -> list[Match]:
    """Plays what is missing, writing down each game as it ends, and tells what came out."""
    if ladder.seats < 2 or len(set(ladder.bots)) < max(2, len(ladder.bots)):
        raise refuse("no-ladder")
    for name in ladder.bots:
        check(name)
    results = read_results(path, ladder)

    def standing() -> list[Match]:
        return [judged(ladder, *match, results[match]) for match in ladder.matches()]

    progress(standing())
    with appending(path) as file, pool(workers) as players:

        def write(told: Mapping[str, object]) -> None:
            file.write(as_line(told))
            file.flush()
            os.fsync(file.fileno())

        todo = to_play(ladder, results)
        running: set[Future[Played]] = set()
        while True:
            while len(running) < workers:
                following = next(todo, None)
                if following is None:
                    break
                running.add(players.submit(play_one, ladder, *following))
            if not running:
                return standing()
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for played in sorted([one.result() for one in ended], key=lambda one: one.number):
                results[played.challenger, played.other][played.number] = played
                write(vars(played))
            progress(standing())


@dataclass(frozen=True)
class Rating:
    bot: str
    games: int
    skill: float
    doubt: float


def ratings(matches: Sequence[Match]) -> list[Rating]:
    """OpenSkill's (Plackett–Luce) after all games, the best first.

    What comes last moves a rating most, so the matches take turns. Several seats of one bot
    are rated apart and then averaged.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills: dict[str, tuple[float, float]] = {}
    number: dict[str, int] = {}
    in_turn = zip_longest(*[match.games for match in matches])
    for played in [played for games in in_turn for played in games if played is not None]:
        names = [
            played.challenger if seat == played.seat else played.other
            for seat in range(len(played.places))
        ]
        start = (model.mu, model.sigma)
        teams = [[model.rating(*skills.get(name, start))] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in played.places])
        for name in dict.fromkeys(names):
            mine = [team[0] for seat, team in zip(names, rated) if seat == name]
            mu = sum(one.mu for one in mine) / len(mine)
            sigma = sum(one.sigma for one in mine) / len(mine)
            skills[name] = (mu, sigma)
            number[name] = number.get(name, 0) + 1
    found = [Rating(name, number[name], *skill) for name, skill in skills.items()]
    return sorted(found, key=lambda one: -one.skill)
