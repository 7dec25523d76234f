"""Outbox: what is to be sent to people, kept until it has been.

A row is written for each address where somebody wants such news, in the transaction of the entry
that it is about. Who sends one takes it for a while first: if he dies, it is due again, under the
same id.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, select, text, update

from roundhouse.tables import schema
from roundhouse.tables.news import TEST, News
from roundhouse.tables.now import now
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access

LEASE = 30.0  # seconds for who sends it; longer than any sending takes
KEPT = 30 * 24 * 3600.0  # seconds, sent or not

# The same words for both databases. Where nobody wants it, nothing is written.
PUT = """
INSERT INTO outbox (id, address, person, kind, table_id, facts, made, due, tries, state)
SELECT n.once || '.' || a.id, a.id, a.person, n.kind, n.table_id, n.facts, n.at, n.at, 0, 'waiting'
FROM {news} JOIN addresses a ON a.person = n.person AND a.confirmed AND a.off = ''
JOIN wishes w ON w.person = a.person AND w.channel = a.channel AND w.kind = n.kind
WHERE {where} ON CONFLICT DO NOTHING
"""
ONE = """(SELECT CAST(:once AS text) AS once, CAST(:kind AS text) AS kind,
CAST(:person AS text) AS person, CAST(:table_id AS text) AS table_id,
CAST(:facts AS text) AS facts, CAST(:at AS float) AS at) n"""
PUT_ONE = text(PUT.format(news=ONE, where="true"))


class Due(Struct):
    """News on its way to one address. `tries` counts this one, too."""

    id: str
    address: str
    person: str
    kind: str
    table: str | None
    facts: dict[str, Any]
    made: float
    tries: int


def rows_of(news: Sequence[News]) -> list[dict[str, Any]]:
    at = now()
    return [
        {
            "once": one.once,
            "kind": one.kind,
            "person": one.person,
            "table_id": one.table,
            "facts": as_json(one.facts),
            "at": at,
        }
        for one in news
    ]


def put(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """In somebody's transaction."""
    if rows:
        connection.execute(PUT_ONE, list(rows))


class StoredOutbox:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def tell(
        self,
        person: str,
        kind: str,
        table: str | None = None,
        facts: dict[str, object] | None = None,
        once: str = "",
    ) -> None:
        """Tell somebody, wherever he wants to hear of it. `once` names what has happened; told
        again under that name it is told once. News of a table's entries come by themselves, in
        the transaction of the entry: see `tables/news.py`."""
        news = News(person, kind, once or secrets.token_urlsafe(12), table, facts or {})
        await self.tell_all([news])

    async def tell_all(self, news: Sequence[News]) -> None:
        rows = rows_of(news)
        await self.access.write(lambda connection: put(connection, rows))

    async def try_out(self, person: str, address: str) -> str:
        """A test for one address, whatever is wished for. Its id."""
        at, id = now(), f"{secrets.token_urlsafe(12)}.{address}"
        row: dict[str, Any] = {"id": id, "address": address, "person": person, "kind": TEST}
        row |= {"facts": "{}", "made": at, "due": at, "tries": 0, "state": "waiting"}

        def job(connection: Connection) -> None:
            connection.execute(schema.outbox.insert(), row)

        await self.access.write(job)
        return id

    # Sending.

    async def due(self, at: float, most: int, address: str = "") -> list[tuple[str, str]]:
        """With its address, the first of each address (or of this one), the longest due first:
        however many wait for one, the others are among them."""
        columns = schema.outbox.c
        ready = and_(columns.state == "waiting", columns.due <= at)
        if address:
            ready = and_(ready, columns.address == address)
        place = func.row_number().over(
            partition_by=columns.address, order_by=(columns.due, columns.id)
        )
        queued = select(columns.id, columns.address, columns.due, place.label("place"))
        first = queued.where(ready).subquery().c
        wanted = select(first.id, first.address).where(first.place == 1)
        wanted = wanted.order_by(first.due, first.id).limit(most)
        return [(row.id, row.address) for row in await self.access.read(wanted)]

    async def take(self, id: str, at: float) -> Due | None:
        """For this sender alone, for a while; None where another has it, or it is done."""
        taken = await self._take(schema.outbox.c.id == id, at)
        return taken[0] if taken else None

    async def take_more(self, address: str, before: float, at: float) -> list[Due]:
        """All else of an address that is from before then, for one mail."""
        columns = schema.outbox.c
        return await self._take(and_(columns.address == address, columns.made < before), at)

    async def _take(self, which: ColumnElement[bool], at: float) -> list[Due]:
        found: list[Due] = []
        columns = schema.outbox.c
        taken = update(schema.outbox).where(which, columns.state == "waiting", columns.due <= at)
        taken = taken.values(due=at + LEASE, tries=columns.tries + 1)

        def job(connection: Connection) -> None:
            found.clear()
            found.extend(map(_due, connection.execute(taken.returning(schema.outbox))))

        await self.access.write(job)
        return sorted(found, key=lambda one: (one.made, one.id))

    async def still_asked(self, person: str, table: str) -> bool:
        """Whether the table still waits for somebody."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = select(tables.asked, seats.seat).where(
            tables.id == table, seats.table_id == tables.id, seats.person == person
        )
        rows = await self.access.read(wanted)
        return any(row.seat in from_json("asked", row.asked, list[int]) for row in rows)

    async def others(self, table: str | None, person: str) -> list[str]:
        """What those are called with whom somebody sits there."""
        if table is None:
            return []
        seats = schema.seats.c
        wanted = select(seats.name, seats.person).where(seats.table_id == table)
        rows = await self.access.read(wanted.order_by(seats.seat))
        return [row.name for row in rows if row.person != person and row.name]

    async def put_off(self, id: str, until: float, tried: bool) -> None:
        """Until then; what wasn't even tried isn't counted."""
        columns = schema.outbox.c
        tries = columns.tries if tried else columns.tries - 1
        await self._change([id], due=until, tries=tries)

    async def done(self, ids: Sequence[str], state: str) -> None:
        """`sent`, `failed` for good, or `past`."""
        await self._change(ids, state=state)

    async def _change(self, ids: Sequence[str], **values: Any) -> None:
        change = update(schema.outbox).where(schema.outbox.c.id.in_(ids)).values(values)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.access.write(job)

    async def tidy(self, at: float) -> None:
        """What is from long ago need not be kept, nor waited for where nobody can send it."""
        old = schema.outbox.c.made < at - KEPT

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.outbox).where(old))

        await self.access.write(job)

    async def states(self, person: str) -> dict[str, int]:
        """How many are in which state, for who exports what is kept about him."""
        wanted = select(schema.outbox.c.state).where(schema.outbox.c.person == person)
        found: dict[str, int] = {}
        for row in await self.access.read(wanted):
            found[row.state] = found.get(row.state, 0) + 1
        return found


def _due(row: Row[Any]) -> Due:
    facts = from_json("outbox", row.facts, dict[str, Any])
    return Due(row.id, row.address, row.person, row.kind, row.table_id, facts, row.made, row.tries)
