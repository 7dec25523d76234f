"""Roots: positions whose moves a search has tried equally often, for nets to learn from.

They come up in games of medium, who now and then plays as easy does, so that there is something to
be corrected. Of each game some decisions are looked at; its line in the file tells of every move
that was tried what a net reads after it, how it looks and what the search found, both in points.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

from roundhouse.bots import ask
from roundhouse.bots.chances import log_odds
from roundhouse.bots.easy import EasyBot
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.judging import Reader
from roundhouse.bots.search import WON, Tree
from roundhouse.bots.tuning import tuning_of
from roundhouse.bots.weighing import finished, weighed_to_the_end
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.going_on import done
from roundhouse.study.kept import about
from roundhouse.study.simulate import Job, seed_of

EACH = 8  # decisions of a game
BEST, OTHERS = 6, 2  # moves that are tried: those that look best, and some of the others
CARELESS = 6  # one move of so many is easy's
UNSURE = 0.003  # a search is no surer than that
ENDED = -1  # in place of a phase


@dataclass(frozen=True)
class Quest:
    job: Job
    simulations: int  # of each move
    parts: list[str]  # of the evaluation,
    figures: list[str]  # and what everybody may know: a net's reader asks for them

    @property
    def reader(self) -> Reader:
        return Reader(self.parts, self.figures)

    def header(self) -> dict[str, object]:
        told = {"simulations": self.simulations, "parts": self.parts, "figures": self.figures}
        return {"roots": 1, **about(self.job), **told}


@dataclass(frozen=True)
class Looked:
    """What was found in one game: of each root, by its moves, `phase`, `seen`, `plain`, `found`."""

    number: int
    roots: list[dict[str, Any]]


def quest_of(job: Job, simulations: int) -> Quest:
    """What the parts are called, a game tells."""
    known = game(job.game)
    state = known.new(job.seats, seed_of(job.seed, 0), job.options)
    luck = Rng(0)
    bot = GreedyBot(0)
    parts: set[str] = set()
    while state.result is None:
        seat = state.actors[0]
        parts.update(known.parts(state, seat))
        state.play(ask(bot, state, seat, luck), seat)
    return Quest(job, simulations, sorted(parts), sorted(known.figures(state)))


def decisions(job: Job, number: int, luck: Rng) -> list[State]:
    """Some of one game, all equally likely."""
    state = game(job.game).new(job.seats, seed_of(job.seed, number), job.options)
    bots = [EasyBot(luck.next64())] + [GreedyBot(luck.next64())] * (CARELESS - 1)
    chosen: list[State] = []
    count = 0
    while state.result is None:
        seat = state.actors[0]
        if len(state.game.worth_weighing(state, seat)) > 1:
            at = luck.below(count + 1)
            count += 1
            if len(chosen) < EACH:
                chosen.append(state.copy())
            elif at < EACH:
                chosen[at] = state.copy()
        state.play(ask(bots[luck.below(CARELESS)], state, seat, luck), seat)
    return chosen


def look(quest: Quest, number: int) -> Looked:
    luck = Rng(seed_of(quest.job.seed, number) ^ 0xB07)
    found = [rooted(quest, one, luck) for one in decisions(quest.job, number, luck)]
    return Looked(number, found)


def rooted(quest: Quest, state: State, luck: Rng) -> dict[str, Any]:
    """Each move is tried in the same imagined worlds, so that their luck is the same, too."""
    seat = state.actors[0]
    world = state.imagine(seat, luck)
    tried = some(weighed_to_the_end(world, seat, world.game.worth_weighing(world, seat)), luck)
    tree = Tree(world, seat, luck)
    for _ in range(quest.simulations):
        for _, move in tried:
            tree.simulate(move)
    told: dict[str, Any] = {"phase": [], "seen": [], "plain": [], "found": []}
    heat, reader = points_per_odds(world), quest.reader
    for plain, move in tried:
        node = tree.root.child(seat, move)
        after = world.copy()
        after.play(move, seat)
        after = finished(after, seat)
        told["phase"].append(after.phase if after.result is None else ENDED)
        told["seen"].append([round(one, 3) for one in reader.read(after, seat)])
        told["plain"].append(round(plain, 3))
        told["found"].append(round(heat * log_odds(node.total / node.visits, UNSURE), 3))
    return told


def some(moves: list[tuple[float, Move]], luck: Rng) -> list[tuple[float, Move]]:
    best, rest = moves[:BEST], moves[BEST:]
    return best + [rest.pop(luck.below(len(rest))) for _ in range(min(OTHERS, len(rest)))]


def points_per_odds(state: State) -> float:
    """What a search finds is half who gains and half who wins: points that raise its odds by e."""
    tuning = tuning_of(state.game.id)
    left = tuning.left(state.moves_made / state.seats)
    return 1 / ((1 - WON) / tuning.scale + WON / left)


def gather(
    quest: Quest, games: int, path: Path, workers: int = 1, tick: Callable[[], None] = lambda: None
) -> list[Looked]:
    work = partial(look, quest)
    return done(path, quest.header(), Looked, attrgetter("number"), games, work, workers, tick)
