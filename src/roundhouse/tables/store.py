"""Store: tables, people and stars, read from and written to the database."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.result import Result
from roundhouse.tables import schema
from roundhouse.tables.database import is_sqlite, writing_engine
from roundhouse.tables.journal import Entry, Header
from roundhouse.tables.table import Table
from roundhouse.tables.writer import Append, FilePen, NetworkPen, Pen, Writer

CHANNEL = "roundhouse"  # where PostgreSQL tells the other processes

NOTIFY = text("SELECT pg_notify(:channel, :told)")
STANDS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("number", "moves", "status", "asked", "result")})
    .values(moved=bindparam("moved"))
)

LISTED = 100
ALL = 100_000


class Person(Struct):
    id: str
    name: str
    language: str
    theme: str
    made: float


class Listed(Struct):
    """A table in a list, with its seats."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    made: float
    moves: int
    status: str
    asked: list[int]
    result: dict[str, Any] | None
    moved: float
    seats: list["ListedSeat"]


class _Chosen(Struct):
    """Of a header, what a list shows."""

    options: dict[str, Any]


class ListedSeat(Struct):
    kind: str
    name: str
    person: str | None
    bot: str | None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _result(result: Result | None) -> str | None:
    return None if result is None else _json(result.data())


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = is_sqlite(engine.url)
        pen: Pen = FilePen(writing_engine(engine.url)) if self.sqlite else NetworkPen(engine)
        self.writer = Writer(pen, self._append_all)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    def upsert(self, table: Any) -> Any:
        return sqlite_insert(table) if self.sqlite else postgresql_insert(table)

    # Secrets.

    async def secret(self, name: str, fresh: str) -> str:
        """A secret of this server, made at its first start; all processes get the same."""

        def job(connection: Connection) -> None:
            row = {"name": name, "value": fresh}
            made = self.upsert(schema.secrets).values(row).on_conflict_do_nothing()
            connection.execute(made)

        await self.writer.write(job)
        async with self.engine.connect() as connection:
            wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            return str((await connection.execute(wanted)).scalar_one())

    # Tables.

    async def make(self, table: Table, entries: Sequence[Entry], request: str) -> None:
        """A new table; IntegrityError when its host has asked for it before."""

        def job(connection: Connection) -> None:
            header = table.header
            row = {
                "id": header.id,
                "game": header.game,
                "header": _json(header),
                "host": header.host,
                "request": request,
                "public": header.public,
                "made": header.made,
                **standing(table),
            }
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), _seat_rows(table))
            connection.execute(insert(schema.journal), _rows(table, entries))

        await self.writer.write(job)

    async def made_before(self, host: str, request: str) -> str | None:
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.host == host, schema.tables.c.request == request
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def append(self, table: Table, entries: Sequence[Entry], told: str) -> None:
        """Entries and what the table amounts to after them, in one transaction.

        IntegrityError when a number is taken or a request was done before. `told` goes to
        the other processes when it is committed.
        """

        def change_seats(connection: Connection) -> None:
            mine = schema.seats.c.table_id == table.header.id
            connection.execute(delete(schema.seats).where(mine))
            connection.execute(insert(schema.seats), _seat_rows(table))

        seats_changed = any(entry.kind not in ("move", "undo", "chat") for entry in entries)
        stands = {"table": table.header.id, **standing(table)}
        more = change_seats if seats_changed else None
        await self.writer.write(Append(_rows(table, entries), stands, told, more))

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> None:
        rows = [row for append in appends for row in append.entries]
        connection.execute(insert(schema.journal), rows)
        connection.execute(STANDS, [append.standing for append in appends])
        if not self.sqlite:
            told = [{"channel": CHANNEL, "told": append.told} for append in appends]
            connection.execute(NOTIFY, told)

    async def tell(self, told: str) -> None:
        """Let the other processes know something that isn't kept."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})

    async def header(self, id: str) -> Header | None:
        wanted = select(schema.tables.c.header).where(schema.tables.c.id == id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else msgspec.json.decode(found, type=Header)

    async def number(self, id: str) -> int:
        wanted = select(schema.tables.c.number).where(schema.tables.c.id == id)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() or 0

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        wanted = (
            select(schema.journal)
            .where(schema.journal.c.table_id == id, schema.journal.c.number > after)
            .order_by(schema.journal.c.number)
        )
        async with self.engine.connect() as connection:
            return [_entry(row) for row in await connection.execute(wanted)]

    async def ids(self) -> list[str]:
        wanted = select(schema.tables.c.id).order_by(schema.tables.c.made, schema.tables.c.id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def waiting_for_bots(self) -> list[str]:
        """Games in which only bots are asked: a server that starts must wake them."""
        playing = schema.tables.c.status == "playing"
        return [
            table.id
            for table in await self._listed(playing, ALL)
            if table.asked and all(table.seats[seat].bot is not None for seat in table.asked)
        ]

    # Lists.

    async def tables_of(self, person: str, finished: bool) -> list[Listed]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        ended = schema.tables.c.status.in_(("over", "aborted", "record"))
        here = or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person)
        return await self._listed(and_(here, ended if finished else ~ended))

    async def public_tables(self) -> list[Listed]:
        going = schema.tables.c.status.in_(("gathering", "playing"))
        return await self._listed(and_(schema.tables.c.public, going))

    async def all_tables_of(self, person: str) -> list[Listed]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        here = or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person)
        return await self._listed(here, ALL)

    async def _listed(self, where: Any, most: int = LISTED) -> list[Listed]:
        columns = schema.tables.c
        wanted = (
            select(
                columns.id,
                columns.game,
                columns.header,
                columns.public,
                columns.made,
                columns.moves,
                columns.status,
                columns.asked,
                columns.result,
                columns.moved,
            )
            .where(where)
            .order_by(columns.moved.desc(), columns.id)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            sitting = (
                select(schema.seats)
                .where(schema.seats.c.table_id.in_(ids))
                .order_by(schema.seats.c.table_id, schema.seats.c.seat)
            )
            seats: dict[str, list[ListedSeat]] = {id: [] for id in ids}
            for one in await connection.execute(sitting):
                seats[one.table_id].append(ListedSeat(one.kind, one.name, one.person, one.bot))
        return [
            Listed(
                row.id,
                row.game,
                msgspec.json.decode(row.header, type=_Chosen).options,
                row.public,
                row.made,
                row.moves,
                row.status,
                msgspec.json.decode(row.asked, type=list[int]),
                None if row.result is None else msgspec.json.decode(row.result),
                row.moved,
                seats[row.id],
            )
            for row in rows
        ]

    # People.

    async def person(self, id: str) -> Person | None:
        wanted = select(schema.people).where(schema.people.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        return Person(row.id, row.name, row.language, row.theme, row.made)

    async def keep_person(self, person: Person) -> None:
        row = msgspec.structs.asdict(person)
        changes = {name: row[name] for name in ("name", "language", "theme")}

        def job(connection: Connection) -> None:
            kept = self.upsert(schema.people).values(row)
            kept = kept.on_conflict_do_update(index_elements=["id"], set_=changes)
            connection.execute(kept)

        await self.writer.write(job)

    async def set_code(self, person: str, code: str, ends: float) -> None:
        def job(connection: Connection) -> None:
            here = schema.people.c.id == person
            change = update(schema.people).where(here).values(code=code, code_ends=ends)
            connection.execute(change)

        await self.writer.write(job)

    async def claim(self, code: str, now: float) -> str | None:
        """Whose code it is; it works once."""
        found: list[str] = []

        def job(connection: Connection) -> None:
            found.clear()
            right = and_(schema.people.c.code == code, schema.people.c.code_ends > now)
            change = update(schema.people).where(right).values(code=None, code_ends=None)
            for row in connection.execute(change.returning(schema.people.c.id)):
                found.append(row.id)

        await self.writer.write(job)
        return found[0] if found else None

    async def said_by(self, person: str) -> list[tuple[str, Entry]]:
        """All that somebody wrote in chats, with the tables."""
        wanted = (
            select(schema.journal)
            .where(schema.journal.c.person == person, schema.journal.c.kind == "chat")
            .order_by(schema.journal.c.time)
        )
        async with self.engine.connect() as connection:
            return [(row.table_id, _entry(row)) for row in await connection.execute(wanted)]

    async def forget(self, person: str, nameless: str) -> list[str]:
        """Delete a person: his words and names go, his moves stay for those he played with.

        `nameless` stands in his place. Returns the tables that have changed.
        """
        touched = [table.id for table in await self.all_tables_of(person)]
        headers = {id: await self.header(id) for id in touched}

        def job(connection: Connection) -> None:
            for id, header in headers.items():
                if header is not None:
                    changed = _json(_without(header, person, nameless))
                    here = schema.tables.c.id == id
                    blank = update(schema.tables).where(here).values(header=changed)
                    connection.execute(blank)
            mine = schema.tables.c.host == person
            connection.execute(update(schema.tables).where(mine).values(host=nameless))
            mine = schema.seats.c.person == person
            gone = {"person": nameless, "name": ""}
            connection.execute(update(schema.seats).where(mine).values(gone))
            mine = schema.journal.c.person == person
            for kind, payload in (("chat", {"text": "", "name": ""}), ("sit", {"name": ""})):
                blank = update(schema.journal).where(mine, schema.journal.c.kind == kind)
                connection.execute(blank.values(payload=_json(payload)))
            connection.execute(update(schema.journal).where(mine).values(person=nameless))
            connection.execute(delete(schema.stars).where(schema.stars.c.person == person))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))

        await self.writer.write(job)
        return touched

    # Stars of solo challenges.

    async def note_stars(self, person: str, game: str, result: Result) -> None:
        """A star once reached is kept."""
        challenge, reached = result.facts.get("challenge"), result.facts.get("stars")
        if not isinstance(challenge, str) or not isinstance(reached, int):
            return
        row = {"person": person, "game": game, "challenge": challenge, "stars": reached}

        def job(connection: Connection) -> None:
            kept = self.upsert(schema.stars).values(row)
            # SQLite's max() of two values is PostgreSQL's greatest()
            most = func.max if self.sqlite else func.greatest
            best = most(schema.stars.c.stars, kept.excluded.stars)
            key = ["person", "game", "challenge"]
            connection.execute(kept.on_conflict_do_update(index_elements=key, set_={"stars": best}))

        await self.writer.write(job)

    async def stars(self, person: str) -> list[tuple[str, str, int]]:
        wanted = (
            select(schema.stars.c.game, schema.stars.c.challenge, schema.stars.c.stars)
            .where(schema.stars.c.person == person)
            .order_by(schema.stars.c.game, schema.stars.c.challenge)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [(row.game, row.challenge, row.stars) for row in rows]


def standing(table: Table) -> dict[str, Any]:
    return {
        "number": table.number,
        "moves": len(table.line.moves),
        "status": table.status,
        "asked": _json(table.asked),
        "result": _result(table.result),
        "moved": table.moved,
    }


def _seat_rows(table: Table) -> list[dict[str, Any]]:
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


def _rows(table: Table, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.header.id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "payload": _json(entry.payload),
            "request": entry.request,
            "time": entry.time,
        }
        for entry in entries
    ]


def _entry(row: Row[Any]) -> Entry:
    payload = msgspec.json.decode(row.payload)
    return Entry(row.number, row.kind, row.seat, row.person, payload, row.request, row.time)


def _without(header: Header, person: str, nameless: str) -> Header:
    seats = tuple(
        msgspec.structs.replace(seat, person=nameless, name="") if seat.person == person else seat
        for seat in header.seats
    )
    host = nameless if header.host == person else header.host
    return msgspec.structs.replace(header, seats=seats, host=host)
