"""Tables: their headers, their journals, and how each stands."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    case,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.result import Result
from roundhouse.tables import schema
from roundhouse.tables.header import Header
from roundhouse.tables.journal import (
    Chatted,
    Entry,
    Hinted,
    Moved,
    Undone,
)
from roundhouse.tables.keeping import Conflict
from roundhouse.tables.kept import NAMELESS
from roundhouse.tables.news import News
from roundhouse.tables.rows import (
    as_json,
    columns_of,
    entry_of,
    entry_rows,
    from_json,
    result_of,
    seat_rows,
    standing,
)
from roundhouse.tables.store import outbox
from roundhouse.tables.store.access import Access
from roundhouse.tables.table import Table
from roundhouse.tables.writer import Append, Job

PAGE = 100
CHANNEL = "roundhouse"  # where PostgreSQL tells the other processes
TELL = select(func.pg_notify(CHANNEL, bindparam("told", type_=String)))

STANDING = ("number", "moves", "status", "asked", "result", "moved", "waiting", "falls")
STANDS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in STANDING})
)
# who was forgotten isn't brought back by a process that still has him in memory
FORGOTTEN = and_(
    schema.seats.c.person.startswith(NAMELESS),
    bindparam("person", type_=schema.seats.c.person.type) != schema.seats.c.person,
)
SITS = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"))
    .where(schema.seats.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in ("kind", "bot")})
    .values(
        {
            name: case((FORGOTTEN, schema.seats.c[name]), else_=bindparam(name))
            for name in ("name", "person")
        }
    )
)
NEWS = """json_to_recordset(CAST(:news AS json)) AS n(
        cause text, once text, kind text, person text, table_id text, facts text, at float8)
    JOIN here h ON h.id = n.cause"""
# the rows of those tables are locked, in their order; of a table that has gone on nothing is done
APPEND = text(f"""
WITH given AS MATERIALIZED (
    SELECT * FROM json_to_recordset(CAST(:stands AS json)) AS g(
        "table" text, before int, number int, moves int, status text, asked text, result text,
        moved float8, waiting bool, falls float8, told text)
), here AS MATERIALIZED (
    SELECT t.id FROM tables t JOIN given g ON t.id = g."table" AND t.number = g.before
    ORDER BY t.id FOR UPDATE OF t
), stood AS (
    UPDATE tables t SET number = g.number, moves = g.moves, status = g.status, asked = g.asked,
        result = g.result, moved = g.moved, waiting = g.waiting, falls = g.falls
    FROM given g JOIN here h ON h.id = g."table" WHERE t.id = h.id
), wrote AS (
    INSERT INTO journal (table_id, number, kind, seat, person, payload, request, time)
    SELECT e.table_id, e.number, e.kind, e.seat, e.person, e.payload, e.request, e.time
    FROM json_to_recordset(CAST(:entries AS json)) AS e(
        table_id text, number int, kind text, seat int, person text, payload text, request text,
        time float8) JOIN here h ON h.id = e.table_id
), sat AS (
    UPDATE seats s SET kind = x.kind, bot = x.bot,
        name = CASE WHEN s.person LIKE :nameless AND x.person <> s.person
            THEN s.name ELSE x.name END,
        person = CASE WHEN s.person LIKE :nameless AND x.person <> s.person
            THEN s.person ELSE x.person END
    FROM json_to_recordset(CAST(:seats AS json)) AS x(
        table_id text, seat int, kind text, name text, person text, bot text)
        JOIN here h ON h.id = x.table_id
    WHERE s.table_id = x.table_id AND s.seat = x.seat
), news AS ({outbox.PUT.format(news=NEWS, where="true")}
), told AS MATERIALIZED (
    SELECT pg_notify(:channel, g.told) FROM given g JOIN here h ON h.id = g."table"
)
SELECT h.id, (SELECT count(*) FROM told) AS told FROM here h
""")
LEAVE_SEATS_ALONE = (Moved, Undone, Chatted, Hinted)


class StoredTables:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def make(
        self, table: Table, entries: Sequence[Entry], request: str, news: Sequence[News] = ()
    ) -> None:
        """A new table; `Conflict` when its host has asked for it before."""
        header = table.header
        row = {
            **columns_of(header),
            "header": as_json(header),
            "request": request,
            **standing(table),
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), seat_rows(table))
            connection.execute(insert(schema.journal), entry_rows(table, entries))
            outbox.put(connection, outbox.rows_of(news))

        await self._write(job)

    async def made_before(self, host: str, request: str) -> str | None:
        """The table that the host's request has made, if it has made one."""
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.host == host, schema.tables.c.request == request
        )
        row = await self.access.read_one(wanted)
        return None if row is None else row.id

    async def append(
        self, table: Table, entries: Sequence[Entry], told: str, news: Sequence[News] = ()
    ) -> None:
        """Entries, how the table stands after them and what people are told of it, in one
        transaction.

        Refuses by `Conflict` when a number is taken or a request was done before. `told` goes to
        the other processes when it is committed.
        """

        changed = not all(isinstance(entry.deed, LEAVE_SEATS_ALONE) for entry in entries)
        append = Append(
            table.header.id,
            entries[0].number - 1,
            entry_rows(table, entries),
            {"table": table.header.id, **standing(table)},
            seat_rows(table) if changed else [],
            told,
            outbox.rows_of(news),
        )
        await self._write(append)

    async def _write(self, job: Append | Job) -> None:
        try:
            await self.access.write(job)
        except IntegrityError as error:
            raise Conflict from error

    async def header(self, id: str) -> Header | None:
        wanted = select(schema.tables.c.header).where(schema.tables.c.id == id)
        row = await self.access.read_one(wanted)
        return None if row is None else from_json("header", row.header, Header)

    async def number(self, id: str) -> int:
        """Of the last entry."""
        row = await self.access.read_one(
            select(schema.tables.c.number).where(schema.tables.c.id == id)
        )
        return 0 if row is None else row.number

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        wanted = (
            select(schema.journal)
            .where(schema.journal.c.table_id == id, schema.journal.c.number > after)
            .order_by(schema.journal.c.number)
        )
        return [entry_of(row) for row in await self.access.read(wanted)]

    async def entries_of(self, id: str, kinds: Sequence[str]) -> list[Entry]:
        """Those of some kinds of deeds alone."""
        journal = schema.journal
        wanted = select(journal).where(journal.c.table_id == id, journal.c.kind.in_(kinds))
        return [entry_of(row) for row in await self.access.read(wanted.order_by(journal.c.number))]

    async def deeds_of(self, person: str) -> list[tuple[str, Entry]]:
        """Everything that somebody has done, with its table; what can't be read is left out."""
        mine = schema.journal.c.person == person
        wanted = select(schema.journal).where(mine).order_by(schema.journal.c.time)
        found: list[tuple[str, Entry]] = []
        for row in await self.access.read(wanted):
            with suppress(Refused):
                found.append((row.table_id, entry_of(row)))
        return found

    async def waiting_for_bots(self, before: float) -> AsyncIterator[str]:
        """Games in which only bots are asked since before then, the oldest first."""
        columns = schema.tables.c
        async for id in self._walk(columns.moved, columns.waiting, before):
            yield id

    async def out_of_time(self, now: float) -> AsyncIterator[str]:
        """Games in which a clock has run out."""
        columns = schema.tables.c
        async for id in self._walk(columns.falls, columns.falls.is_not(None), now):
            yield id

    async def _walk(self, when: Column[Any], where: Any, before: float) -> AsyncIterator[str]:
        """Page by page, so that nothing is listed whole."""
        id = schema.tables.c.id
        wanted = select(id, when.label("at")).where(where, when < before).order_by(when, id)
        page = await self.access.read(wanted.limit(PAGE))
        while page:
            for row in page:
                yield row.id
            last = page[-1]
            further = or_(when > last.at, and_(when == last.at, id > last.id))
            page = await self.access.read(wanted.where(further).limit(PAGE))

    async def ids(self) -> list[str]:
        wanted = select(schema.tables.c.id).order_by(schema.tables.c.made, schema.tables.c.id)
        return [row.id for row in await self.access.read(wanted)]

    async def standing(self, id: str) -> dict[str, Any]:
        """How the table stands by the columns beside its header, as many as there are: nobody
        need bring a database up to date to look at it."""
        every: Select[Any] = select(literal_column("*")).select_from(schema.tables)
        row = await self.access.read_one(every.where(schema.tables.c.id == id))
        assert row is not None
        return dict(row._mapping)

    async def seats(self, id: str) -> list[dict[str, Any]]:
        """Who sits there by the rows beside it."""
        wanted = select(schema.seats).where(schema.seats.c.table_id == id)
        rows = await self.access.read(wanted.order_by(schema.seats.c.seat))
        return [dict(row._mapping) for row in rows]

    async def result(self, id: str) -> Result | None:
        """What the game came to when it was played."""
        return result_of((await self.standing(id))["result"])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """SQLite: the entries of many tables, statement by statement."""
    rows = [row for append in appends for row in append.entries]
    connection.execute(insert(schema.journal), rows)
    connection.execute(STANDS, [append.standing for append in appends])
    seats = [placed(row) for append in appends for row in append.seats]
    if seats:
        connection.execute(SITS, seats)
    outbox.put(connection, [row for append in appends for row in append.news])


def placed(seat: dict[str, Any]) -> dict[str, Any]:
    """An update may not call what it looks for by the names of the columns."""
    return {"at_table": seat["table_id"], "at_seat": seat["seat"], **seat}


async def append_most(connection: AsyncConnection, appends: Sequence[Append]) -> set[str]:
    """PostgreSQL: the entries of many tables in one trip. A table whose number another process
    has taken is left out and named, whatever becomes of the others."""
    stands = [
        {**append.standing, "before": append.before, "told": append.told} for append in appends
    ]
    given = {
        "channel": CHANNEL,
        "nameless": f"{NAMELESS}%",
        "stands": as_json(stands),
        "entries": as_json([row for append in appends for row in append.entries]),
        "seats": as_json([row for append in appends for row in append.seats]),
        "news": as_json([{"cause": one.table, **row} for one in appends for row in one.news]),
    }
    written = {row.id for row in await connection.execute(APPEND, given)}
    return {append.table for append in appends} - written
