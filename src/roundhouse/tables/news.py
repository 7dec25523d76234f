"""News: what somebody who isn't looking would want to know, and what of it an entry brings about.

Whatever is told goes through the outbox; a kind that isn't in `KINDS` can't be told.
"""

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from msgspec import Struct

from roundhouse.tables.journal import BotTookOver, Deed, Entry, Extended, Rematched, Warned
from roundhouse.tables.table import Table

# Its words are `notice-<kind>` of the texts, with `game`, `move` and its own facts.
Kind = Literal[
    "your-move",
    "time-running-out",
    "game-over",
    "invited",
    "check-in",
    "extended",
    "bot-took-over",
    "order-dropped",
    "tournament-table",
    "tournament-over",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
Channel = Literal["push", "mail", "webhook"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
PASSING = ("your-move", "time-running-out", "extended")  # past as soon as one has moved
TEST = "test"  # asked for by who gets it


class News(Struct, frozen=True):
    """For a person, about a table or about none. `once` names what has happened: whoever tells
    the same again tells nothing. The facts name nobody: names are looked up when it is sent."""

    person: str
    kind: str
    once: str
    table: str | None = None
    facts: dict[str, object] = {}


def of_entries(before: Table, after: Table, entries: Sequence[Entry]) -> list[News]:
    """What the entries tell those who sit there; who has made them knows it."""
    by = entries[0].person
    found: list[News] = []
    for entry in entries:
        tell = OF_DEEDS.get(type(entry.deed))
        if tell is not None:
            found += tell(after, entry)
    if len(after.people()) > 1:
        found += _asked(set(before.asked), after)
        if after.called is not None and before.called is None:
            found += _called(after)
        if after.over and not before.over:
            found += [_over(after, seat) for seat in _seats(after)]
    return [one for one in found if one.person != by]


def of_making(table: Table) -> list[News]:
    """A table that everybody sits at from the start waits for somebody at once."""
    return _asked(set(), table) if len(table.people()) > 1 else []


def _asked(before: set[int], table: Table) -> list[News]:
    """Whom the game waits for now and didn't before: people only."""
    return [
        about(table, seat, "your-move")
        for seat in table.asked
        if seat not in before and table.seats[seat].bot is None and table.seats[seat].person
    ]


def _called(table: Table) -> list[News]:
    """Those who are to say that they are here."""
    awaited = [number for number, seat in enumerate(table.seats) if seat.awaited]
    return [about(table, seat, "check-in") for seat in awaited]


def _over(table: Table, seat: int) -> News:
    place = 0 if table.result is None else table.result.places[seat]
    return about(table, seat, "game-over", place=place, players=len(table.seats))


def _seats(table: Table) -> list[int]:
    """One for each person, his first."""
    return [table.seats_of(person)[0] for person in table.people()]


def about(table: Table, seat: int, kind: str, **facts: object) -> News:
    """News for who sits there, about what the table is now."""
    person = table.seats[seat].person
    assert person is not None and kind in KINDS
    said: dict[str, object] = {
        "game": table.header.game,
        "move": len(table.history.moves) + 1,
        **facts,
    }
    return News(person, kind, f"{table.header.id}.{table.number}.{kind}", table.header.id, said)


def _rematch(table: Table, entry: Entry) -> list[News]:
    """Those who have played are led to the next table."""
    assert isinstance(entry.deed, Rematched)
    new = entry.deed.table
    facts: dict[str, object] = {"game": table.header.game}
    return [News(person, "invited", f"{new}.invited", new, facts) for person in table.people()]


def _time(kind: str) -> Callable[[Table, Entry], list[News]]:
    """For whose time it is."""

    def tell(table: Table, entry: Entry) -> list[News]:
        seat = entry.seat
        told = seat is not None and table.seats[seat].person is not None
        return [about(table, seat, kind)] if told and seat is not None else []

    return tell


def _taken_over(table: Table, entry: Entry) -> list[News]:
    kept = isinstance(entry.deed, BotTookOver) and entry.deed.kept
    return _time("bot-took-over")(table, entry) if kept else []


# Deeds that are worth telling for themselves.
OF_DEEDS: dict[type[Deed], Callable[[Table, Entry], list[News]]] = {
    Rematched: _rematch,
    Warned: _time("time-running-out"),
    Extended: _time("extended"),
    BotTookOver: _taken_over,
}
