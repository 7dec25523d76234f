"""The bots by name."""

import re
import shlex
from collections.abc import Callable
from shutil import which

from roundhouse.bots import Bot
from roundhouse.bots.beginner import BeginnerBot, PointsBot
from roundhouse.bots.command import CommandBot
from roundhouse.bots.easy import EasyBot
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.judging import LEARNED, PLAIN
from roundhouse.bots.random import RandomBot
from roundhouse.bots.search import SearchBot
from roundhouse.kernel.refusal import refuse

# from the weakest: random asks nothing of a game, the levels need its evaluation
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": SearchBot,
    "expert": SearchBot,
}
# For ladders, to hold the levels against: whatever scores most at once, else anything.
ANCHORS: dict[str, Callable[[int], Bot]] = {"points": PointsBot}
SEARCHER = "hard"  # gives hints, looks at games again, judges weights
PATIENCE = {"hard": 1, "expert": 3}  # who searches, and how much longer than hard
LEARNER = "expert"  # has a net to correct the evaluation, where a game ships one
SECONDS = 1.0  # for hard's move, where people wait for it
STAND_IN = "medium"  # plays for those who leave, and where nobody said how well
NAME = re.compile("[a-z][a-z0-9-]{0,39}")  # of a program that is let in
WITH_SIMULATIONS = re.compile("(hard|expert):[1-9][0-9]{0,5}")
PROGRAMS: dict[str, str] = {}  # by name, those that whoever runs this house has let in
FORMER = {"greedy": "medium"}  # names in old tables


def make(name: str, seed: int, seconds: float = 0.0) -> Bot:
    """A bot of the house, a program let in, or `cmd:PROGRAM` that speaks the line protocol.

    `hard:200` searches with 200 simulations for a move; `seconds` is a time for hard's instead.
    """
    check(name)
    if name in PROGRAMS:
        return CommandBot(PROGRAMS[name])
    if name.startswith("cmd:"):
        return CommandBot(name.removeprefix("cmd:"))
    level, _, simulations = name.partition(":")
    if level in PATIENCE:
        patience = PATIENCE[level]
        judge = LEARNED if level == LEARNER else PLAIN
        return SearchBot(seed, int(simulations or 0), seconds * patience, patience, judge)
    return {**BOTS, **ANCHORS}[level](seed)


def of_the_house(name: str) -> bool:
    """Whether a name alone is enough to make the bot: it names no program of its own."""
    return name in BOTS or name in PROGRAMS or WITH_SIMULATIONS.fullmatch(name) is not None


def now_called(name: str) -> str:
    """Today's name of a bot that an old table names."""
    return FORMER.get(name, name)


def check(name: str) -> None:
    """Refuses a name nobody has, and a program that isn't there."""
    if name.startswith("cmd:"):
        command = name.removeprefix("cmd:")
        try:
            program = shlex.split(command)
        except ValueError:  # a quote that is never closed
            program = []
        if not program or which(program[0]) is None:
            raise refuse("no-such-file", {"file": (program[0] if program else command)[:80]})
    elif not of_the_house(name) and name not in ANCHORS:
        raise refuse("unknown-bot", {"bot": name[:40], "known": ", ".join([*BOTS, *PROGRAMS])})


def let_in(name: str, command: str) -> None:
    """From now on a program plays under a name, beside the levels."""
    if name in BOTS or name in ANCHORS or name in FORMER or not NAME.fullmatch(name):
        raise refuse("bad-bot-name", {"bot": name[:40], "known": ", ".join(BOTS)})
    check(f"cmd:{command}")
    PROGRAMS[name] = command
