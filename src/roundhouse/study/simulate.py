"""Simulation: many games between bots, over all cores, the same whatever the workers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import mean, pstdev
from time import perf_counter

from roundhouse.bots import Bot, ask, dismiss
from roundhouse.bots.roster import check, make
from roundhouse.kernel.game import game
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.workers import in_order, pool

FORFEIT = "forfeit"
Watch = Callable[[State], None]  # hears of the first position and of every one after a move


@dataclass(frozen=True)
class Job:
    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object]


@dataclass(frozen=True)
class Outcome:
    number: int
    bots: list[str]  # by seat
    scores: list[int]
    places: list[int]
    reason: str
    facts: dict[str, object]
    moves: int
    seconds: float


def seed_of(seed: int, number: int) -> int:
    """Games of one job have seeds of their own, whoever plays them."""
    rng = Rng(seed)
    rng.drawn = 2 * number
    return rng.next64()


def seating(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """The bots in turn, moved on by one seat with every game."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def play_game(
    job: Job, number: int, watch: Watch = lambda state: None
) -> tuple[list[tuple[int, Move]], Outcome]:
    """The moves of one game and what came of it; a bot that fails forfeits and is placed last."""
    seed = seed_of(job.seed, number)
    luck = Rng(seed ^ 0xB07)
    names = seating(job.bots, job.seats, number)
    state = game(job.game).new(job.seats, seed, job.options)
    moves: list[tuple[int, Move]] = []
    bots: list[Bot] = []
    start = perf_counter()
    watch(state)
    try:
        for seat, name in enumerate(names):
            moves_by = seat
            bots.append(make(name, luck.next64()))
        while state.result is None:
            moves_by = state.actors[0]
            move = ask(bots[moves_by], state, moves_by, luck)
            state.play(move, moves_by)
            moves.append((moves_by, move))
            watch(state)
    except Refused as refused:
        if refused.rule != "bot-failed":
            raise
        places = [2 if seat == moves_by else 1 for seat in range(job.seats)]
        ended = Result([0] * job.seats, places, [], FORFEIT, {"seat": moves_by, **refused.facts})
    else:
        ended = state.result
    finally:
        for bot in bots:
            dismiss(bot)
    seconds = perf_counter() - start
    outcome = Outcome(
        number, names, ended.scores, ended.places, ended.reason, ended.facts, len(moves), seconds
    )
    return moves, outcome


def record_game(job: Job) -> Record:
    """One game between bots, written down; if a bot fails there is nothing to write."""
    moves, outcome = play_game(job, 0)
    if outcome.reason == FORFEIT:
        raise refuse("bot-failed", outcome.facts)
    tags = {"bots": ", ".join(outcome.bots)}
    record = Record(job.game, job.seats, seed_of(job.seed, 0), job.options, tags)
    for seat, move in moves:
        record.play(move, seat)
    return record


def _play(job: Job, numbers: Sequence[int]) -> list[Outcome]:
    return [play_game(job, number)[1] for number in numbers]


def simulate(
    job: Job, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Outcome]:
    """All games, in order. `progress` hears how many more are done."""
    outcomes: list[Outcome] = []
    for done in play_some(job, range(games), workers):
        outcomes += done
        progress(len(done))
    return outcomes


def play_some(job: Job, numbers: Sequence[int], workers: int = 1) -> Iterator[list[Outcome]]:
    """The games of these numbers, in order, some at a time, as they are done."""
    for name in job.bots:
        check(name)
    game(job.game).new(job.seats, 0, job.options)  # wrong options are refused here, once
    pace = Pace()
    chunks = pace.chunks(numbers, max(1, min(20, len(numbers) // (4 * workers))))
    if workers <= 1 or not numbers:
        for chunk in chunks:
            yield pace.heard(_play(job, chunk))
        return
    with pool(min(workers, len(numbers))) as players:
        for done in in_order(players, partial(_play, job), chunks, 2 * workers):
            yield pace.heard(done)


class Pace:
    """How many games are asked for at once: about a second's, so that whoever stops loses little,
    and quick games are not sent one by one. The first are, until it is known how long they take."""

    def __init__(self) -> None:
        self.games, self.seconds = 0, 0.0

    def heard(self, done: list[Outcome]) -> list[Outcome]:
        self.games += len(done)
        self.seconds += sum(one.seconds for one in done)
        return done

    def chunks(self, numbers: Sequence[int], most: int) -> Iterator[Sequence[int]]:
        at = 0
        while at < len(numbers):
            a_second = self.games / max(self.seconds, 0.001)
            size = max(1, min(most, int(a_second)))
            yield numbers[at : at + size]
            at += size


@dataclass(frozen=True)
class Line:
    """Figures of one seat or one bot."""

    name: str
    games: int
    wins: float  # a shared win is divided
    share: float
    mean: float
    spread: float
    low: int
    high: int


def _line(name: str, played: Sequence[tuple[Outcome, int]]) -> Line:
    wins = sum(1 / outcome.places.count(1) for outcome, seat in played if outcome.places[seat] == 1)
    ended = [(outcome, seat) for outcome, seat in played if outcome.reason != FORFEIT]
    scores = [outcome.scores[seat] for outcome, seat in ended] or [0]  # a forfeit has none
    return Line(
        name,
        len(played),
        wins,
        wins / len(played),
        mean(scores),
        pstdev(scores),
        min(scores),
        max(scores),
    )


def summary(outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Wins and scores by seat and by bot, lengths, speed, reasons, and why bots forfeited."""
    seats = range(len(outcomes[0].places))
    bots = sorted({bot for outcome in outcomes for bot in outcome.bots})
    reasons = sorted({outcome.reason for outcome in outcomes})
    seconds = sum(outcome.seconds for outcome in outcomes)
    moves = [outcome.moves for outcome in outcomes]
    return {
        "games": len(outcomes),
        "seats": [
            asdict(_line(str(seat + 1), [(outcome, seat) for outcome in outcomes]))
            for seat in seats
        ],
        "bots": [
            asdict(
                _line(
                    bot,
                    [(out, seat) for out in outcomes for seat in seats if out.bots[seat] == bot],
                )
            )
            for bot in bots
        ],
        "reasons": {
            reason: sum(outcome.reason == reason for outcome in outcomes) for reason in reasons
        },
        "forfeits": [outcome.facts for outcome in outcomes if outcome.reason == FORFEIT],
        "moves": {"mean": mean(moves), "low": min(moves), "high": max(moves)},
        "decisions_per_second": sum(moves) / max(seconds, 1e-9),
    }
