"""Challenges: games to be played well enough for stars, written as data in a game's folder:
`data/challenges.toml`.

Who takes one sits at seat 0. One without a seed is dealt anew each time, and may be the day's.
"""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from roundhouse.bots.fixed import UNHURRIED
from roundhouse.kernel.game import folder, game, games
from roundhouse.kernel.refusal import Refused
from roundhouse.tables.goals import LEAD, MOST, POINTS, Goal
from roundhouse.tables.positions import NAME, Broken, Fault, Reader, Setting, named

log = logging.getLogger("roundhouse")

LONGEST = 40  # letters of a name
TOP = ("origin", "challenge")
WORDS = ("name", "needs", "stars", "goal", "seats", "rivals", "seed", "options", "before", "why")


@dataclass(frozen=True)
class Challenge(Setting):
    """`needs` is a number that its text names."""

    goal: Goal
    needs: int
    seed: int | None

    @property
    def key(self) -> str:
        """What its texts begin with."""
        return f"{self.game}-challenge-{self.name}"

    @property
    def begun_with(self) -> dict[str, object]:
        """A game may have challenges as an option of its own. To be listed, no game is loaded."""
        choices = [one.choices for one in game(self.game).options if one.name == "challenge"]
        own = {"challenge": self.name} if self.name in chain(*choices) else {}
        return {**own, **self.options}

    @property
    def for_a_day(self) -> bool:
        """Whether it may be the day's: dealt from any seed, and told from the scores alone."""
        return self.seed is None and self.goal.scored


# Finding them.


def file(game_id: str) -> Path | None:
    there = folder(game_id)
    path = there / "data" / "challenges.toml" if there else None
    return path if path is not None and path.is_file() else None


@cache
def challenges(game_id: str) -> tuple[Challenge, ...]:
    """Those of a game in their order. Of a broken file none can be had."""
    path = file(game_id)
    if path is None:
        return ()
    try:
        return read(path.read_text("utf-8"), game_id)
    except (OSError, ValueError, Broken) as error:
        log.error("the challenges %s can't be read: %s", path, error)
        return ()


def all_challenges() -> Iterator[Challenge]:
    for id in games():
        yield from challenges(id)


def challenge(game_id: str, name: str) -> Challenge:
    return named(challenges(game(game_id).id), game_id, name, "unknown-challenge")


def played_for(
    game_id: str, seats: int, options: Mapping[str, object], name: str | None = None
) -> Challenge | None:
    """The challenge of that name, if the house still has it; without one, that which a lone
    player's options name."""
    if name is None and seats == 1:
        name = str(options.get("challenge", ""))
    try:
        return challenge(game_id, name) if name else None
    except Refused:
        return None


# Reading: all that is wrong, with its line.


def read(text: str, game_id: str) -> tuple[Challenge, ...]:
    """The challenges of a file; raises Broken with every fault of its form."""
    reader = Reader(text, "challenges")
    found = _read(reader, game_id)
    if reader.faults:
        raise Broken(sorted(reader.faults))
    return tuple(found.values())


def _read(reader: Reader, game_id: str) -> dict[int, Challenge]:
    """By the number of their table."""
    reader.known(reader.top, TOP)
    found: dict[int, Challenge] = {}
    for at, table in reader.tables("challenge"):
        found[at] = _challenge(reader, table, game_id, at)
        *others, name = [one.name for one in found.values()]
        if not NAME.fullmatch(name) or len(name) > LONGEST or name in others:
            reader.fault(f"name is {name!r}: each needs one of its own", "challenge", at, "name")
    return found


def _challenge(reader: Reader, table: dict[str, Any], game_id: str, at: int) -> Challenge:
    where = ("challenge", at)
    reader.known(table, WORDS, *where)
    reader.take(table, str, "why", *where)
    name = reader.take(table, str, "name", *where)
    stars = reader.numbers(table, "stars", *where)
    if len(stars) != MOST or list(stars) != sorted(set(stars)):
        reader.fault("stars should be three numbers that rise", *where, "stars")
    setting = reader.setting(table, game_id, name, *where)
    setting["seats"] = setting["seats"] or 1
    if setting["before"] and "seed" not in table:
        reader.fault("before: what went before needs its seed", *where, "before")
    return Challenge(
        **setting,
        goal=Goal(reader.take(table, str, "goal", *where) or POINTS, tuple(stars)),
        needs=reader.take(table, int, "needs", *where),
        seed=reader.take(table, int, "seed", *where) if "seed" in table else None,
    )


# Checking: it can be begun, its rivals answer alike anywhere, and it is told in every language.


def faults_of(text: str, game_id: str) -> list[Fault]:
    """Everything that is wrong with a file of challenges."""
    try:
        reader = Reader(text, "challenges")
    except Broken as broken:
        return broken.faults
    found = _read(reader, game_id)
    form, reader.faults = reader.faults, []
    for at, one in found.items():
        _check(reader, one, at)
    return reader.told(form)


def _check(reader: Reader, one: Challenge, at: int) -> None:
    where = ("challenge", at)
    reader.check_rivals(one, *where)
    if one.seats > 1 and one.rivals not in UNHURRIED:
        reader.fault(f"rivals should be one of {', '.join(UNHURRIED)}", *where, "rivals")
    reader.check_texts(one.game, dict.fromkeys((one.key, f"{one.key}-about"), (*where, "name")))
    state = reader.reach(one, one.seed or 0, *where)
    if state is not None:
        figures = [*state.game.figures(state), *([LEAD] if one.seats > 1 else [])]
        if one.goal.figure not in figures:
            reader.fault(f"goal should be one of {', '.join(figures)}", *where, "goal")
