"""Levels: which bots can sit at a table of a game. Nothing else that a table names is ever made."""

import tomllib
from functools import cache

from roundhouse.bots.roster import BOTS, PATIENCE, PROGRAMS, SEARCHER, STAND_IN
from roundhouse.kernel.game import Game, text_of
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State

LEVELS = list(BOTS)  # from the weakest


def bots_for(known: Game[State]) -> list[str]:
    """The bots that can play a game, from the weakest; a level needs the game's evaluation.
    Programs that were let in know by themselves what is good."""
    evaluates = known.evaluates()
    return [*[name for name in BOTS if evaluates or name == "random"], *PROGRAMS]


@cache
def browser_levels(id: str) -> dict[str, int]:
    """The levels of a browser that thinks by itself, and the seconds of a move: 0 for those that
    answer at once. Who searches is there where that is known to be worth the wait."""
    slow: dict[str, int] = tomllib.loads(text_of(id, "browser.toml") or "")
    return {**{level: 0 for level in BOTS if level not in PATIENCE}, **slow}


def check_level(known: Game[State], level: str) -> None:
    if level not in bots_for(known):
        raise refuse("unknown-bot", {"bot": level[:40], "known": ", ".join(bots_for(known))})


def stand_in(known: Game[State]) -> str:
    """Who plays on for those who give up."""
    return STAND_IN if STAND_IN in bots_for(known) else "random"


def check_stand_in(known: Game[State], level: str) -> None:
    """Who plays in somebody's place plays well enough: his game is at stake."""
    check_level(known, level)
    least = stand_in(known)
    good = LEVELS[LEVELS.index(least) :]
    if level not in good:
        raise refuse("weak-stand-in", {"bot": level[:40], "known": ", ".join(good)})


def gives_hints(known: Game[State]) -> bool:
    return SEARCHER in bots_for(known)
