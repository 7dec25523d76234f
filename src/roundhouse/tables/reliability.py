"""Reliability: whether somebody stays to the end, counted from the journals of his last games."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from roundhouse.kernel.refusal import refuse
from roundhouse.tables.header import Planned
from roundhouse.tables.journal import (
    AnyDeed,
    BotGaveBack,
    BotTookOver,
    Entry,
    Left,
    Removed,
    Sat,
    TimedOut,
)

Tier = Literal["new", "reliable", "unreliable"]

LAST = 10  # games that count
ENOUGH = 3  # below that nobody knows
MOST_LEFT = 2  # of the last games
MOST_OPEN = {"new": 3, "unreliable": 1}  # public tables at a time

COUNTED = (Sat, Left, Removed, BotTookOver, BotGaveBack, TimedOut)


class Reliability(Struct, frozen=True):
    """Of the last `games` he has `left` so many; `back` more that he stays for make him reliable
    again."""

    tier: Tier
    games: int
    left: int
    back: int = 0


def reliability(stayed: Sequence[bool]) -> Reliability:
    """From whether he stayed, the newest game first."""
    last = list(stayed[:LAST])
    left = last.count(False)
    if left <= MOST_LEFT:
        return Reliability("reliable" if len(last) >= ENOUGH else "new", len(last), left)
    back = 0
    while last.count(False) > MOST_LEFT:  # each game pushes an older one out
        last = [True, *last][:LAST]
        back += 1
    return Reliability("unreliable", len(stayed[:LAST]), left, back)


def require_room(one: Reliability, open: int) -> None:
    """Who is new begins with few public tables; who was unreliable comes back by one at a time."""
    most = MOST_OPEN.get(one.tier)
    if most is not None and open >= most:
        facts: dict[str, object] = {"most": most, "games": ENOUGH, "back": one.back}
        raise refuse(f"too-many-tables-{one.tier}", facts)


def stayed(
    seats: Sequence[Planned], entries: Sequence[Entry], began: int, person: str
) -> bool | None:
    """Whether somebody who sat at a table has stayed there; None if he wasn't there when the game
    began, by the entry with its first move: a substitute owes nothing. Giving up is no leaving."""
    holder = {number: seat.person for number, seat in enumerate(seats)}
    his: int | None = None
    gone = False
    for entry in entries:
        if his is None and entry.number >= began:
            his = next((seat for seat, one in holder.items() if one == person), None)
            if his is None:
                return None
        gone = _gone(entry.deed, his, gone)
        if isinstance(entry.deed, Sat):
            holder[entry.deed.seat] = entry.deed.person or entry.person
            if entry.deed.seat == his:
                gone = holder[his] != person
        elif isinstance(entry.deed, Left | Removed):
            holder[entry.deed.seat] = None
    if his is None:
        his = next((seat for seat, one in holder.items() if one == person), None)
    return None if his is None else not gone


def _gone(deed: AnyDeed, his: int | None, gone: bool) -> bool:
    """Whether he is, after it."""
    if his is None or not isinstance(deed, COUNTED) or deed.seat != his:
        return gone
    if isinstance(deed, BotGaveBack):
        return False
    left = isinstance(deed, Left | TimedOut) or (isinstance(deed, BotTookOver) and deed.kept)
    return gone or left
