"""Train: a net that corrects a game's evaluation, and whether that plays better.

Searches look at positions (`study/roots.py`), a net learns from them (`study/nets.py`) and plays
whole deals from every seat against the evaluation alone, as medium and then in hard's search. There
each gets as many simulations as take the same time, by this process' own clock, so that a busy
machine changes nothing. Whatever is played is written down as it ends, so that a run that was
broken off goes on.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from operator import attrgetter
from pathlib import Path
from time import process_time

from roundhouse.bots import Bot
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.judging import PLAIN, Judge, Net, net_from
from roundhouse.bots.roster import SEARCHER, STAND_IN
from roundhouse.bots.search import SearchBot, Tree
from roundhouse.kernel.data import mark
from roundhouse.kernel.rng import Rng
from roundhouse.study.going_on import done
from roundhouse.study.kept import about
from roundhouse.study.roots import decisions
from roundhouse.study.simulate import Job, seed_of
from roundhouse.study.tune import Gain, Played, from_every_seat, gain_of

LEVELS = STAND_IN, SEARCHER
GAMES, TRIALS = 2, 40  # to see how long simulations take: decisions of games, simulations of each


@dataclass(frozen=True)
class Match:
    """With a net against without one."""

    job: Job  # its deals are others than those that were learned from
    net: str  # what its file says
    level: str
    simulations: int  # of a move without the net, in a search
    slower: float  # by which a simulation takes longer with it

    def header(self) -> dict[str, object]:
        told = {"level": self.level, "simulations": self.simulations, "slower": self.slower}
        return {"match": 1, **about(self.job), "net": mark([self.net]), **told}

    def bot(self, luck: Rng, challenges: bool) -> Bot:
        judge = net_in(self.net) if challenges else PLAIN
        if self.level == STAND_IN:
            return GreedyBot(luck.next64(), judge)
        fewer = max(1, round(self.simulations / self.slower))
        return SearchBot(luck.next64(), fewer if challenges else self.simulations, judge=judge)


@cache
def net_in(text: str) -> Net:
    return net_from(json.loads(text))


def slower(job: Job, net: Net) -> float:
    """By how much a simulation takes longer with the net."""
    luck = Rng(job.seed)
    states = [one for number in range(GAMES) for one in decisions(job, number, luck)]

    def seconds(judge: Judge) -> float:
        start = process_time()
        for state in states:
            seat = state.actors[0]
            Tree(state.imagine(seat, Rng(1)), seat, Rng(1), judge).grow(TRIALS, 0.0)
        return process_time() - start

    seconds(net)  # what is remembered of positions is remembered for both
    return round(seconds(net) / seconds(PLAIN), 2)


def play_deal(match: Match, deal: int) -> Played:
    job = match.job
    one = Job(job.game, job.seats, (), seed_of(job.seed, deal), job.options)
    return Played(0, match.level, deal, *from_every_seat(one, match.bot))


def play(
    match: Match, deals: int, path: Path, workers: int = 1, tick: Callable[[], None] = lambda: None
) -> Gain:
    work = partial(play_deal, match)
    key = attrgetter("deal")
    return gain_of(done(path, match.header(), Played, key, deals, work, workers, tick))
