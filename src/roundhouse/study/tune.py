"""Tune: a game's weights bettered by play.

A round tries random changes of all weights at once against the present ones, each change also the
other way round, every deal from every seat. What raising a weight has brought on average is its
slope; what changes have cost on average, whatever their direction, says how far one may go. Half
that step is then played on fresh deals, and kept only if it wins points there for sure; then it
must break no bound of conduct, or half of it is tried, and not lose in hard's search, where both
have the same time. Whatever is played is written down as it ends, so that a run that was broken off
goes on.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp, sqrt
from pathlib import Path
from statistics import mean, variance

from roundhouse.bots import Bot, ask
from roundhouse.bots.roster import SEARCHER, make
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.weights import Weights
from roundhouse.study.behaving import Behaved, Values, beyond, bounded, figures
from roundhouse.study.intervals import student
from roundhouse.study.journal import Journal, Key
from roundhouse.study.simulate import Job, seed_of

HALF = 0.5  # of the step that looks best: whole ones overshoot
SWEEPS = 40  # through the weights, to find their slopes
TRIES = 2  # of a step that breaks a bound of conduct: as it is, then half as far
FUTILE = 2  # rounds in a row that gain nothing are the last ones
PARTS = DESIGN, CONFIRM, SEARCH = "design", "confirm", "search"


@dataclass(frozen=True)
class Tune:
    game: str
    seats: int
    seed: int
    options: Mapping[str, object]
    level: str  # whose play is bettered
    spread: float  # by which part weights are changed, as the logarithm of a factor
    design: int  # deals of random changes in a round
    confirm: int  # fresh deals for the step that they suggest
    search: int  # deals for it in hard's search; 0: not tried there
    seconds: float  # for hard's moves
    conduct: int = 0  # games for its conduct; 0: not measured

    @property
    def weights(self) -> Weights:
        found = game(self.game).weights()
        if found is None:
            raise refuse("no-weights", {"game": self.game})
        return found

    def header(self) -> dict[str, object]:
        """With the weights that the first round begins with: after others nothing of it counts."""
        begun = {"options": dict(self.options), "weights": dict(self.weights.values)}
        told = {"tune": 1, **vars(self), **begun}
        return told if self.conduct else {k: v for k, v in told.items() if k != "conduct"}


@dataclass(frozen=True)
class Duel:
    """One deal from every seat: changed weights in one of them, the present ones in the others."""

    round: int
    part: str
    deal: int
    level: str
    changed: Values
    present: Values

    @property
    def key(self) -> Key:
        return self.round, self.part, self.deal

    def seed(self, seed: int) -> int:
        """Each part has deals of its own; a change and its contrary share theirs."""
        deal = self.deal // 2 if self.part == DESIGN else self.deal
        return seed_of(seed + 1 + PARTS.index(self.part), self.round << 20 | deal)


@dataclass(frozen=True)
class Played:
    round: int
    part: str
    deal: int
    ahead: list[float]  # by the seat of the changed weights: points more than the others' mean
    wins: list[float]

    @property
    def key(self) -> Key:
        return self.round, self.part, self.deal

    @property
    def points(self) -> float:
        return mean(self.ahead)


@dataclass(frozen=True)
class Gain:
    """Points ahead over whole deals, with their interval of 95 %, and the share of wins."""

    deals: int
    points: float
    half: float
    share: float

    @property
    def sure(self) -> bool:
        return self.points > self.half


@dataclass
class Try:
    """How a step did on fresh deals, and the bounds of conduct that it breaks."""

    gain: Gain
    breaks: dict[str, float] = field(default_factory=dict)


@dataclass
class Round:
    """What a round has found: its step, and how that did."""

    number: int
    present: Values
    step: Values  # what is added to logarithms
    changed: Values
    slopes: dict[str, float]  # points for a weight e times as large
    cost: float  # points that random changes cost
    tries: list[Try] = field(default_factory=list)
    searched: Gain | None = None
    kept: bool = False


@dataclass
class Course:
    """All rounds, and the weights after the last."""

    values: Values
    rounds: list[Round] = field(default_factory=list)


def signs(tune: Tune, number: int, deal: int) -> dict[str, int]:
    """Which weights are raised in a deal of a round, and which lowered."""
    rng = Rng(seed_of(tune.seed, number) ^ deal)
    return {name: 1 - 2 * rng.below(2) for name in sorted(tune.weights.values)}


def moved(weights: Weights, values: Values, by: Mapping[str, float]) -> Values:
    """Weights are factors, so what is added to them is added to their logarithms; a share's odds
    are the factor, so that none becomes more than the whole."""
    shares = weights.shares()
    found: dict[str, float] = {}
    for name, value in values.items():
        factor = exp(by[name])
        if name in shares:
            factor /= 1 - value + value * factor
        found[name] = round(value * factor, 4)
    return found


def play_duel(tune: Tune, duel: Duel) -> Played:
    seconds = tune.seconds if duel.level == SEARCHER else 0.0

    def bot(luck: Rng, changed: bool) -> Bot:
        return make(duel.level, luck.next64(), seconds)

    def weigh(changed: bool) -> None:
        tune.weights.put(duel.changed if changed else duel.present)

    seed = duel.seed(tune.seed)
    found = from_every_seat(Job(tune.game, tune.seats, (), seed, tune.options), bot, weigh)
    return Played(duel.round, duel.part, duel.deal, *found)


def from_every_seat(
    deal: Job,
    bot: Callable[[Rng, bool], Bot],
    asked: Callable[[bool], None] = lambda challenges: None,
) -> tuple[list[float], list[float]]:
    """A deal with the challenger in each seat in turn: his points ahead of the others' mean, and
    his wins. The bots' luck is the same whoever sits where. `asked` is told whether it is he who is
    asked next."""
    ahead: list[float] = []
    wins: list[float] = []
    for challenger in range(deal.seats):
        luck = Rng(deal.seed ^ 0xB07)
        state = game(deal.game).new(deal.seats, deal.seed, deal.options)
        bots = [bot(luck, seat == challenger) for seat in range(deal.seats)]
        while state.result is None:
            seat = state.actors[0]
            asked(seat == challenger)
            state.play(ask(bots[seat], state, seat, luck), seat)
        scores, places = state.result.scores, state.result.places
        others = [score for seat, score in enumerate(scores) if seat != challenger]
        ahead.append(scores[challenger] - mean(others))
        wins.append(1 / places.count(1) if places[challenger] == 1 else 0.0)
    return ahead, wins


def step_of(
    tune: Tune,
    present: Values,
    changes: list[dict[str, int]],
    pairs: list[tuple[float, float]],
) -> Round:
    """Points of each change, and of the same the other way round: slopes and the step they ask for.

    The model is a hill: `points = slope · x - cost * |x|²`, its top half a slope by its steepness
    away. Slopes are taken for smaller by the part of them that is luck.
    """
    names = sorted(changes[0])
    differences = [(up - down) / 2 for up, down in pairs]
    slopes, rest = fitted(names, changes, differences)
    slopes = {name: slope / tune.spread for name, slope in slopes.items()}
    free = max(1, len(pairs) - len(names))
    luck = sum(one**2 for one in rest) / free / len(pairs) / tune.spread**2
    whole = sum(slope**2 for slope in slopes.values())
    told = max(0.0, 1 - len(names) * luck / whole) if whole else 0.0
    cost = -mean((up + down) / 2 for up, down in pairs)
    steep = max(cost / (len(names) * tune.spread**2), 1e-3)
    by = {
        name: max(-tune.spread, min(tune.spread, HALF * told * slope / (2 * steep)))
        for name, slope in slopes.items()
    }
    return Round(0, present, by, moved(tune.weights, present, by), slopes, cost)


def fitted(
    names: list[str], changes: list[dict[str, int]], found: list[float]
) -> tuple[dict[str, float], list[float]]:
    """Least squares, one weight after the other until all agree; and what they leave unsaid."""
    slopes = dict.fromkeys(names, 0.0)
    rest = found[:]
    for _ in range(SWEEPS):
        for name in names:
            more = mean(change[name] * one for change, one in zip(changes, rest))
            slopes[name] += more
            rest = [one - more * change[name] for change, one in zip(changes, rest)]
    return slopes, rest


def gain_of(played: Sequence[Played]) -> Gain:
    points = [one.points for one in played]
    error = sqrt(variance(points) / len(points)) if len(points) > 1 else 0.0
    share = mean(mean(one.wins) for one in played)
    return Gain(len(points), mean(points), student(len(points) - 1) * error, share)


def run_round(
    tune: Tune, number: int, values: Values, journal: Journal, tick: Callable[[], None]
) -> Round:
    """From these weights on; the next round begins where this one ends."""
    tune.weights.put(values)
    changes = [signs(tune, number, deal) for deal in range(tune.design)]
    duels = [
        Duel(number, DESIGN, 2 * deal + way, tune.level, moved(tune.weights, values, by), values)
        for deal, change in enumerate(changes)
        for way, by in enumerate(both_ways(change, tune.spread))
    ]
    points = [one.points for one in journal.done(partial(play_duel, tune), duels, tick)]
    found = step_of(tune, values, changes, list(zip(points[::2], points[1::2])))
    found.number = number

    def trial(part: str, deals: range, level: str) -> Gain:
        duels = [Duel(number, part, one, level, found.changed, values) for one in deals]
        return gain_of(journal.done(partial(play_duel, tune), duels, tick))

    for halved in range(TRIES):
        by = {name: one / 2**halved for name, one in found.step.items()}
        found.changed = moved(tune.weights, values, by)
        fresh = range(halved * tune.confirm, (halved + 1) * tune.confirm)
        one = Try(trial(CONFIRM, fresh, tune.level))
        found.tries.append(one)
        if one.gain.sure:
            one.breaks = breaks(tune, found, journal, tick)
            found.kept = not one.breaks
        if not one.breaks:
            break
    if found.kept and tune.search:
        found.searched = trial(SEARCH, range(tune.search), SEARCHER)
        found.kept = found.searched.points > 0
    return found


def breaks(
    tune: Tune, found: Round, journal: Journal, tick: Callable[[], None]
) -> dict[str, float]:
    """The bounds of conduct that the step breaks and the present weights keep, and how far."""
    if not tune.conduct or not bounded(tune.game):
        return {}

    def out(values: Values) -> dict[str, float]:
        told = figures(tune.game, tune.level, values, tune.conduct, journal, tick)
        return beyond(tune.game, told)

    now = out(found.changed)
    before = out(found.present) if now else {}
    return {name: figure for name, figure in now.items() if name not in before}


def both_ways(change: Mapping[str, int], spread: float) -> list[dict[str, float]]:
    return [{name: way * sign * spread for name, sign in change.items()} for way in (1, -1)]


def run(
    tune: Tune,
    path: Path,
    rounds: int,
    workers: int = 1,
    tick: Callable[[], None] = lambda: None,
    told: Callable[[Round], None] = lambda found: None,
) -> Course:
    """Rounds until two in a row have gained nothing; the process weighs as before when it ends."""
    before = tune.weights.values
    course = Course(before)
    journal = Journal(path, tune.header(), (Played, Behaved), "other-tune", workers)
    try:
        for number in range(rounds):
            found = run_round(tune, number, course.values, journal, tick)
            course.rounds.append(found)
            told(found)
            if found.kept:
                course.values = found.changed
            if not any(one.kept for one in course.rounds[-FUTILE:]) and number + 1 >= FUTILE:
                break
    finally:
        tune.weights.put(before)
        journal.file.close()
    return course
