"""Rows: what is written down of a table, and read again, in whatever kind of store.

A row has the names of the columns in `schema.py`; a value that has parts is a JSON text.
"""

from collections.abc import Sequence
from datetime import date
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.result import Result
from roundhouse.tables.challenges import played_for
from roundhouse.tables.goals import PLAYER, Goal
from roundhouse.tables.header import Header, Origin
from roundhouse.tables.journal import Entry, payload_of, read_deed
from roundhouse.tables.kept import Listed, ListedResult, ListedSeat, Tried
from roundhouse.tables.table import Table

T = TypeVar("T")
DAMAGE = (msgspec.MsgspecError, UnicodeError, RecursionError)  # of a text that should be JSON


def from_json(what: str, text: str, kind: type[T]) -> T:
    """A stored text; a damaged one is refused in words."""
    try:
        return msgspec.json.decode(text, type=kind)
    except DAMAGE as error:
        raise refuse("broken-journal", {"kind": what, "why": str(error)[:200]}) from None


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Written.


def columns_of(header: Header) -> dict[str, Any]:
    """Of a header, what lists ask for."""
    return {
        "id": header.id,
        "game": header.game,
        "host": header.host,
        "public": header.public,
        "made": header.made,
        "rated": header.rated,
    }


def standing(table: Table) -> dict[str, Any]:
    """What the journal amounts to, for lists and for whoever starts."""
    falls = table.due()
    return {
        "number": table.number,
        "moves": len(table.history.moves),
        "status": table.status,
        "asked": as_json(table.asked),
        "result": None if table.result is None else as_json(table.result.data()),
        "moved": table.moved,
        "waiting": table.bot_to_move() is not None,
        "falls": None if falls is None else falls[0],
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.header.id,
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "person": seat.person,
            "bot": seat.bot,
        }
        for number, seat in enumerate(table.seats)
    ]


def entry_rows(table: Table, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.header.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "payload": payload_of(entry.deed),
            "request": entry.request,
            "time": entry.time,
        }
        for entry in entries
    ]


# Read.


def entry_of(row: Any) -> Entry:
    deed = read_deed(row.kind, row.seat, row.payload)
    return Entry(row.number, deed, row.person, row.request, row.time)


def result_of(text: str | None) -> Result | None:
    """What a game came to when it was played."""
    if text is None:
        return None
    try:
        return Result(**from_json("result", text, dict[str, Any]))
    except TypeError as error:
        raise refuse("broken-journal", {"kind": "result", "why": str(error)[:200]}) from None


class _Chosen(Struct):
    """Of a header, what a list shows."""

    options: dict[str, Any]
    lesson: str | None = None
    challenge: str | None = None
    day: str | None = None
    rated: bool = False
    pace: str | None = None
    origin: Origin | None = None


def listed(row: Any, seats: list[ListedSeat]) -> Listed:
    chosen = from_json("header", row.header, _Chosen)
    return Listed(
        row.id,
        row.game,
        chosen.options,
        chosen.lesson,
        chosen.challenge,
        chosen.day,
        chosen.pace,
        row.public,
        row.made,
        row.moves,
        row.status,
        from_json("asked", row.asked, list[int]),
        None if row.result is None else from_json("result", row.result, ListedResult),
        row.moved,
        seats,
        chosen.rated,
        chosen.origin is not None and chosen.origin.kind == "fork",
    )


class _Day(Struct):
    """Of a header, what a try shows. Those of the first days have no goal: it is that of the
    challenge, if it is still here."""

    challenge: str
    day: str
    goal: Goal | None = None

    def goal_of(self, game: str) -> Goal:
        if self.goal is not None:
            return self.goal
        known = played_for(game, 0, {}, self.challenge)
        return Goal("points", ()) if known is None else known.goal


def tried(row: Any, name: str) -> Tried:
    """By somebody who was called so."""
    header = from_json("header", row.header, _Day)
    result = None if row.result is None else from_json("result", row.result, ListedResult)
    goal = header.goal_of(row.game)
    came = None if result is None or out(result) else goal.from_scores(result.scores)
    return Tried(
        date.fromisoformat(header.day),
        row.id,
        row.game,
        header.challenge,
        goal,
        row.host,
        name,
        row.status != "playing",
        came,
        0 if came is None else goal.stars_for(came),
        row.moved - row.made,
    )


def out(result: ListedResult) -> bool:
    """Who has given up, or gone bankrupt, has no result."""
    gone = [*result.facts.get("resigned", []), *result.facts.get("bankrupt", [])]
    return PLAYER in gone
