"""Blunders: decisions of a level that a deeper search would not have made.

A tool for whoever betters an evaluation: the worst disagreements come first, each with what the
evaluation's parts say of both moves, so that the part which misleads shows. Where mediums play on
from both, it shows as well where it is the search that errs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from roundhouse.bots import ask
from roundhouse.bots.roster import make
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.intervals import Estimate, Sum
from roundhouse.study.playing_on import played_on
from roundhouse.study.review import held_against_search
from roundhouse.study.simulate import Job, seating, seed_of
from roundhouse.study.workers import pool


@dataclass(frozen=True)
class Blunder:
    """What was played, what would have been better, and by how much: 0 lost, 1 won."""

    game: int
    move: int
    round: int
    seat: int
    played: str
    better: str
    expected: float
    best: float
    parts: dict[str, tuple[float, float]]  # of the evaluation, after either move
    gain: Estimate | None = None  # points that the better move brings, if mediums play on

    @property
    def cost(self) -> float:
        return self.best - self.expected


@dataclass(frozen=True)
class Hunt:
    """Every so many decisions of a game a search looks at one with so many simulations."""

    job: Job
    every: int
    simulations: int
    worlds: int = 0  # in which mediums play on from both moves


def hunted(hunt: Hunt, number: int) -> list[Blunder]:
    """The doubtful decisions of one game."""
    job = hunt.job
    seed = seed_of(job.seed, number)
    luck = Rng(seed ^ 0xB07)
    names = seating(job.bots, job.seats, number)
    bots = [make(name, luck.next64()) for name in names]
    state = game(job.game).new(job.seats, seed, job.options)
    found: list[Blunder] = []
    choices = 0
    while state.result is None:
        seat = state.actors[0]
        move = ask(bots[seat], state, seat, luck)
        if len(state.game.worth_weighing(state, seat)) > 1:
            choices += 1
            if choices % hunt.every == number % hunt.every:
                doubt = doubted(hunt, state, seat, move, number, luck)
                found += [doubt] if doubt else []
        state.play(move, seat)
    return found


def doubted(
    hunt: Hunt, state: State, seat: int, move: Move, number: int, luck: Rng
) -> Blunder | None:
    """The better move, if the search still thinks so when both have been tried equally often."""
    held = held_against_search(state, seat, move, hunt.simulations, luck)
    better = held.better
    if better == move:
        return None
    worlds = hunt.worlds
    gain = played_on(state, seat, better, move, worlds, luck) if worlds else None
    ours, theirs = (parts_after(state, seat, one) for one in (move, better))
    return Blunder(
        number,
        state.moves_made,
        state.game.round(state),
        seat,
        state.say(move),
        state.say(better),
        held.expected,
        held.best,
        {name: (ours.get(name, 0.0), theirs.get(name, 0.0)) for name in {**ours, **theirs}},
        gain,
    )


def parts_after(state: State, seat: int, move: Move) -> dict[str, float]:
    after = state.copy()
    after.play(move, seat)
    whole = {"evaluation": state.game.evaluate(after, seat)}
    return {**whole, **state.game.parts(after, seat)}


def hunt_all(
    hunt: Hunt, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Blunder]:
    """The costliest first."""
    found: list[Blunder] = []
    if workers <= 1:
        for number in range(games):
            found += hunted(hunt, number)
            progress(1)
    else:
        with pool(min(workers, games)) as players:
            for some in players.map(partial(hunted, hunt), range(games)):
                found += some
                progress(1)
    return sorted(found, key=lambda one: -one.cost)


def gained(found: Sequence[Blunder]) -> Estimate:
    """What the better moves bring on average, by what mediums make of them."""
    whole = Sum()
    for one in found:
        if one.gain is not None:
            whole.add([one.gain.value])
    return whole.mean()
