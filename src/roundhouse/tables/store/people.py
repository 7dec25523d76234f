"""People: names and choices, codes for another device, other names, and forgetting them."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, and_, bindparam, delete, or_, select, update

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.header import Header, OriginKind, Planned
from roundhouse.tables.journal import (
    AnyDeed,
    Chatted,
    Offered,
    Sat,
    kind_of,
    payload_of,
    read_deed,
)
from roundhouse.tables.kept import Person
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access
from roundhouse.tables.store.lists import AT_ONCE, at_table, batched
from roundhouse.tables.store.maps import give_up
from roundhouse.tables.store.tables import TELL


class StoredPeople:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def get(self, id: str) -> Person | None:
        row = await self.access.read_one(select(schema.people).where(schema.people.c.id == id))
        if row is None:
            return None
        return Person(row.id, row.name, row.language, row.theme, row.made)

    async def keep(self, person: Person) -> None:
        row = msgspec.structs.asdict(person)
        changes = {name: row[name] for name in ("name", "language", "theme")}

        def job(connection: Connection) -> None:
            kept = self.access.upsert(schema.people).values(row)
            kept = kept.on_conflict_do_update(index_elements=["id"], set_=changes)
            connection.execute(kept)

        await self.access.write(job)

    async def set_code(self, person: str, code: str, ends: float) -> None:
        def job(connection: Connection) -> None:
            here = schema.people.c.id == person
            change = update(schema.people).where(here).values(code=code, code_ends=ends)
            connection.execute(change)

        await self.access.write(job)

    async def claim(self, code: str, now: float) -> str | None:
        """Whose code it is; it works once."""
        found: list[str] = []

        def job(connection: Connection) -> None:
            found.clear()
            right = and_(schema.people.c.code == code, schema.people.c.code_ends > now)
            change = update(schema.people).where(right).values(code=None, code_ends=None)
            for row in connection.execute(change.returning(schema.people.c.id)):
                found.append(row.id)

        await self.access.write(job)
        return found[0] if found else None

    async def forget(self, person: str, nameless: str, told: Callable[[str], str]) -> list[str]:
        """Delete a person: his words and names go, his moves stay for those he played with.

        `nameless` stands in his place; `told` is what other processes hear of a table with it.
        Returns the tables that have changed.
        """
        found = await Traces(self.access, person, nameless).find()

        def job(connection: Connection) -> None:
            found.cover(connection)
            hosted = schema.tournaments.c
            open = update(schema.tournaments).where(hosted.host == person, hosted.status == "open")
            connection.execute(open.values(status="off"))  # nobody else could begin it
            for table, column in REFERENCES:
                mine = column == person
                connection.execute(update(table).where(mine).values({column.name: nameless}))
            entered = update(schema.entrants).where(schema.entrants.c.person == person)
            connection.execute(entered.values(person=nameless, name="", gone=True))
            reported = update(schema.reports).where(schema.reports.c.person == person)
            connection.execute(reported.values(person=nameless, name=""))
            connection.execute(delete(schema.blocks).where(schema.blocks.c.blocked == person))
            for kept in HIS_ALONE:
                connection.execute(delete(kept).where(kept.c.person == person))
            drawn = select(schema.maps.c.id).where(schema.maps.c.owner == person)
            give_up(connection, [row.id for row in connection.execute(drawn)])
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            self._tell(connection, found, told)

        await self.access.write(job)
        return sorted(found.tables)

    async def rename(self, person: str, name: str, told: Callable[[str], str]) -> list[str]:
        """Another name, also wherever he has sat under an old one. What he has said stays."""
        found = await Traces(self.access, person, person, name).find()

        def job(connection: Connection) -> None:
            found.cover(connection)
            for table, column in CALLED:
                connection.execute(update(table).where(column == person).values(name=name))
            self._tell(connection, found, told)

        await self.access.write(job)
        return sorted(found.tables)

    def _tell(self, connection: Connection, found: "Traces", told: Callable[[str], str]) -> None:
        notices = [{"told": told(id)} for id in sorted(found.tables)]
        if notices and not self.access.sqlite:
            connection.execute(TELL, notices)


def own(seat: Planned) -> bool:
    """Whether somebody sits there under a name of his own."""
    return seat.kind == "person" and seat.person is not None


REFERENCES = (
    (schema.tables, schema.tables.c.host),
    (schema.seats, schema.seats.c.person),
    (schema.journal, schema.journal.c.person),
    (schema.ratings, schema.ratings.c.player),
    (schema.tournaments, schema.tournaments.c.host),
    (schema.reports, schema.reports.c.reporter),
)
CALLED = (
    (schema.people, schema.people.c.id),
    (schema.entrants, schema.entrants.c.person),
    (schema.blocks, schema.blocks.c.blocked),
)
HIS_ALONE = (
    *(schema.stars, schema.addresses, schema.wishes, schema.hours, schema.outbox),
    *(schema.map_reports, schema.blocks, schema.keys),
    *(schema.playing_hours, schema.planned_moves),
)
# for many rows at once: somebody may have played at tens of thousands of tables
OTHER_HEADER = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at"))
    .values(header=bindparam("header"))
)
OTHER_PAYLOAD = (
    update(schema.journal)
    .where(schema.journal.c.table_id == bindparam("at"))
    .where(schema.journal.c.number == bindparam("entry"))
    .values(payload=bindparam("payload"))
)
SAT = schema.seats.c
OTHER_NAME = (
    update(schema.seats)
    .where(SAT.table_id == bindparam("at"), SAT.seat == bindparam("place"))
    .where(SAT.name == bindparam("called"))
    .where(or_(SAT.kind != "person", SAT.person.is_(None), SAT.person == bindparam("him")))
    .values(name=bindparam("now"))
)
NAMING = [kind_of(deed) for deed in (Chatted, Sat, Offered)]  # deeds in which there are names


class Traces:
    """Where somebody is named: at his tables, and at those that were made of them.

    `names` are those that he had, by table and seat; `headers` and `payloads` are without them:
    there he is `called` otherwise, and known by the id `nameless`. Who stays keeps his own.
    """

    def __init__(self, access: Access, person: str, nameless: str, called: str = "") -> None:
        self.access = access
        self.person = person
        self.nameless = nameless
        self.called = called
        self.goes = nameless != person
        self.tables: set[str] = set()
        self.names: dict[tuple[str, int], set[str]] = {}
        self.headers: dict[str, str] = {}
        self.payloads: dict[tuple[str, int], str] = {}

    async def find(self) -> "Traces":
        tables, journal = schema.tables.c, schema.journal.c
        named = or_(at_table(self.person), tables.header.contains(self.person))
        headers = {
            row.id: row.header
            for row in await self.access.read(select(tables.id, tables.header).where(named))
        }
        acted = select(journal.table_id).where(journal.person == self.person).distinct()
        self.tables = {*headers, *[row.table_id for row in await self.access.read(acted)]}
        for id, text in headers.items():
            self._blank_header(id, text, from_origin={})
        for ids in batched(sorted(self.tables), AT_ONCE):
            wanted = select(schema.journal).where(
                journal.table_id.in_(ids), journal.kind.in_(NAMING)
            )
            for row in await self.access.read(wanted):
                self._blank_deed(row)
        await self._find_offspring()
        return self

    def _blank_deed(self, row: Row[Any]) -> None:
        try:
            deed = read_deed(row.kind, row.seat, row.payload)
        except Refused:
            if self.person in row.payload:
                text = row.payload.replace(self.person, self.nameless)
                self.payloads[row.table_id, row.number] = text
            return
        blank = self._without(deed, row.person == self.person)
        if blank != deed:
            self.payloads[row.table_id, row.number] = payload_of(blank)
            if isinstance(deed, Sat | Offered):
                self._named(row.table_id, deed.seat, deed.name)

    def _without(self, deed: AnyDeed, his: bool) -> AnyDeed:
        if isinstance(deed, Chatted):
            text = "" if self.goes else deed.text
            return replace(deed, text=text, name=self.called) if his else deed
        if isinstance(deed, Sat):
            if deed.person == self.person:
                return replace(deed, name=self.called, person=self.nameless)
            return replace(deed, name=self.called) if his and deed.person is None else deed
        return replace(deed, name=self.called) if isinstance(deed, Offered) and his else deed

    def _named(self, table: str, seat: int, name: str) -> None:
        if name:
            self.names.setdefault((table, seat), set()).add(name)

    def _blank_header(self, id: str, text: str, from_origin: dict[int, set[str]]) -> None:
        """Without his id, and without names that came from the table it was made of."""
        try:
            header = from_json("header", text, Header)
        except Refused:
            self.headers[id] = text.replace(self.person, self.nameless)
            return
        seats = list(header.seats)
        for number, seat in enumerate(seats):
            if seat.person == self.person:
                self._named(id, number, seat.name)
                seats[number] = replace(seat, person=self.nameless, name=self.called)
            elif seat.name in from_origin.get(number, ()) and not own(seat):
                self._named(id, number, seat.name)
                seats[number] = replace(seat, name=self.called)
        host = self.nameless if header.host == self.person else header.host
        blank = replace(header, seats=tuple(seats), host=host)
        if blank != header:
            self.headers[id] = as_json(blank)

    def cover(self, connection: Connection) -> None:
        """Write down what was found without his names."""
        headers = [{"at": id, "header": text} for id, text in self.headers.items()]
        payloads = [
            {"at": id, "entry": number, "payload": text}
            for (id, number), text in self.payloads.items()
        ]
        names = [
            {"at": id, "place": seat, "called": name, "him": self.person, "now": self.called}
            for (id, seat), called in self.names.items()
            for name in called
        ]
        changes = ((OTHER_HEADER, headers), (OTHER_PAYLOAD, payloads), (OTHER_NAME, names))
        for change, rows in changes:
            if rows:
                connection.execute(change, rows)

    async def _find_offspring(self) -> None:
        """Forks and rematches carry names over, and so do theirs."""
        tables = schema.tables.c
        made_of = tables.header.contains('"origin":{"kind":')
        children: dict[str, list[tuple[str, OriginKind, int, str]]] = {}
        for row in await self.access.read(select(tables.id, tables.header).where(made_of)):
            with suppress(Refused):
                header = from_json("header", row.header, Header)
                if header.origin is not None and header.origin.table is not None:
                    child = (row.id, header.origin.kind, len(header.seats), row.header)
                    children.setdefault(header.origin.table, []).append(child)
        waiting = list(self.tables)
        while waiting:
            parent = waiting.pop()
            for id, kind, seats, text in children.pop(parent, []):
                shift = 1 if kind == "rematch" else 0  # everybody one seat further
                named = {
                    n: self.names.get((parent, (n + shift) % seats), set()) for n in range(seats)
                }
                self._blank_header(id, self.headers.get(id, text), named)
                if id in self.headers:
                    self.tables.add(id)
                waiting.append(id)
