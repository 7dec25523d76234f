"""Counting: for whom a finished game counts, and with which place, by its journal alone.

Who sat there when the game began answers for the seat to its end. Who has given up, has run out of
time or isn't there at the end has lost, whatever became of his seat. Whoever took it over in the
meantime and played to the end may gain by that and can't lose.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from roundhouse.bots.roster import now_called
from roundhouse.tables.header import Header
from roundhouse.tables.journal import (
    BotGaveBack,
    BotTookOver,
    Deed,
    Entry,
    Left,
    Removed,
    Resigned,
    Sat,
    TimedOut,
    kind_of,
)

BOT = "bot:"  # before a level, where people are ids
SEATING: tuple[type[Deed], ...] = (Sat, Left, Removed, BotTookOver, BotGaveBack, Resigned, TimedOut)
SEATING_KINDS = [kind_of(deed) for deed in SEATING]


class Counted(Struct, frozen=True):
    """A seat for which the game counts. `player` is a person or `bot:LEVEL`; who `left` is behind
    all who stayed; a `substitute` answers for a seat beside its owner."""

    seat: int
    player: str
    rank: float
    left: bool = False
    substitute: bool = False


class _Seat(Struct):
    person: str | None
    bot: str | None
    owner: str = ""
    given_up: bool = False

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str:
        """Who would answer for it if the game began now."""
        return self.person or f"{BOT}{self.bot}"


def counted(header: Header, entries: Iterable[Entry], places: Sequence[int]) -> list[Counted]:
    """By seat; those who took over come last."""
    seats = [_Seat(plan.person, plan.level and now_called(plan.level)) for plan in header.seats]
    begun = _begin(seats)
    for entry in entries:
        _follow(seats, entry)
        begun = begun or _begin(seats)
    found = [_owner(number, seat, places) for number, seat in enumerate(seats)]
    owners = {one.player for one in found}
    for number, seat in enumerate(seats):
        took_over = seat.person and seat.bot is None and seat.person != seat.owner
        if took_over and seat.person not in owners:
            assert seat.person is not None
            found.append(Counted(number, seat.person, places[number], substitute=True))
    return found


def _begin(seats: list[_Seat]) -> bool:
    """The game begins when nobody is missing any more."""
    if any(seat.open for seat in seats):
        return False
    for seat in seats:
        seat.owner = seat.player
    return True


def _follow(seats: list[_Seat], entry: Entry) -> None:
    deed = entry.deed
    if not isinstance(deed, SEATING):
        return
    assert entry.seat is not None
    seat = seats[entry.seat]
    if isinstance(deed, Sat):
        seat.person, seat.bot = deed.person or entry.person, None
    elif isinstance(deed, Left | Removed):
        seat.person = None
    elif isinstance(deed, BotTookOver):
        seat.bot = now_called(deed.level)
    elif isinstance(deed, BotGaveBack):
        seat.bot = None
    elif isinstance(deed, Resigned | TimedOut):
        seat.given_up = True
        seat.bot = now_called(deed.level)


def _owner(number: int, seat: _Seat, places: Sequence[int]) -> Counted:
    bot = seat.owner.startswith(BOT)
    there = seat.person == seat.owner and seat.bot is None
    left = not bot and (seat.given_up or not there)
    return Counted(number, seat.owner, places[number] + (len(places) if left else 0), left)
