"""Milestones: what somebody has done at least once, or so often, told from his finished games.

A game's own are data in its folder, `data/milestones.toml`: a `part` of the final count, or the
whole of it, that comes to as much as it `needs`, perhaps in a game that was `won`.
"""

import logging
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct, ValidationError, convert

from roundhouse.kernel.game import folder, games
from roundhouse.tables.kept import Listed
from roundhouse.tables.statistics import FinishedGame, finished_games

log = logging.getLogger("roundhouse")


class Milestone(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    needs: int
    part: str = ""
    won: bool = False


class Milestones(Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    why: str
    milestone: tuple[Milestone, ...]


class Reached(Struct, frozen=True):
    """Of a game, or of the house where it names none. `best` is what it has come to so far;
    `table` and `ended` tell where and when it first was enough."""

    game: str
    name: str
    needs: int
    best: int | None
    table: str | None
    ended: float | None


@cache
def milestones(game_id: str) -> tuple[Milestone, ...]:
    """Those of a game in their order; of a broken file none."""
    there = folder(game_id)
    path = there / "data" / "milestones.toml" if there else None
    if path is None or not path.is_file():
        return ()
    try:
        return convert(tomllib.loads(path.read_text("utf-8")), Milestones).milestone
    except (OSError, ValueError, ValidationError) as error:
        log.error("the milestones %s can't be read: %s", path, error)
        return ()


def won(one: FinishedGame) -> str | None:
    """Who plays alone is first in any case."""
    return one.table if one.won and one.seats > 1 else None


def played(one: FinishedGame) -> str | None:
    return one.table if one.score is not None else None


def won_at(one: FinishedGame) -> str | None:
    return one.game if won(one) else None


def with_people(one: FinishedGame) -> str | None:
    return one.table if one.people >= COMPANY else None


COMPANY: Final = 3  # people, with oneself
EVERY: Final = 0  # as many as the house has games
# Whatever the game: how many different ones of these there must be.
HOUSE: Final[dict[str, tuple[int, Callable[[FinishedGame], str | None]]]] = {
    "first-win": (1, won),
    "regular": (50, played),
    "all-round": (EVERY, won_at),
    "company": (10, with_people),
}


def reached(listed: Sequence[Listed], person: str) -> list[Reached]:
    """All that there are, the house's first, then game by game."""
    finished = finished_games(listed, person)
    own = {one.id: one for one in listed}
    house = [_counted(name, *how, finished) for name, how in HOUSE.items()]
    return house + [
        _come_to(game_id, one, [done for done in finished if done.game == game_id], own, person)
        for game_id in games()
        for one in milestones(game_id)
    ]


def _counted(
    name: str,
    needs: int,
    counts: Callable[[FinishedGame], str | None],
    finished: Sequence[FinishedGame],
) -> Reached:
    needs = needs or sum(1 for game_id in games() if milestones(game_id))
    found: dict[str, FinishedGame] = {}
    for one in finished:
        if (what := counts(one)) is not None:
            found.setdefault(what, one)
    enough = [*found.values()][needs - 1 : needs]
    return _told("", name, needs, len(found), *enough)


def _come_to(
    game_id: str,
    milestone: Milestone,
    finished: Sequence[FinishedGame],
    listed: dict[str, Listed],
    person: str,
) -> Reached:
    best: int | None = None
    enough: list[FinishedGame] = []
    for one in finished:
        came = _came(milestone, one, listed[one.table], person)
        if came is None:
            continue
        best = came if best is None else max(best, came)
        if came >= milestone.needs:
            enough.append(one)
    return _told(game_id, milestone.name, milestone.needs, best, *enough[:1])


def _came(milestone: Milestone, one: FinishedGame, kept: Listed, person: str) -> int | None:
    """What it came to in one game that was played to its end, which alone is counted out; nothing
    for who was bankrupt, or hasn't won where he must."""
    if one.score is None or (milestone.won and not one.won) or kept.result is None:
        return None
    seat = next(at for at, sitting in enumerate(kept.seats) if sitting.person == person)
    parts = kept.result.breakdown[seat]
    return parts.get(milestone.part, None if milestone.part or not parts else one.score)


def _told(
    game_id: str, name: str, needs: int, best: int | None, enough: FinishedGame | None = None
) -> Reached:
    where = (None, None) if enough is None else (enough.table, enough.ended)
    return Reached(game_id, name, needs, best, *where)
