"""Reliability: what the journals say of somebody's last games with others."""

from collections import defaultdict
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, and_, func, select

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.header import Planned
from roundhouse.tables.journal import Entry, kind_of
from roundhouse.tables.reliability import COUNTED, LAST, Reliability, reliability, stayed
from roundhouse.tables.rows import entry_of, from_json
from roundhouse.tables.store.access import Access

LOOKED_AT = 40  # of the newest tables; more than are ever counted, since some don't
DEEDS = ["move", *(kind_of(deed) for deed in COUNTED)]  # of who has, or had, a seat
OPEN = ("gathering", "playing")


class _Header(Struct):
    """Of a header, what tells whether people played here."""

    seats: tuple[Planned, ...]
    practice: bool = False


def newest_of(person: str) -> Select[Any]:
    """The newest tables where somebody sits, or has sat and done something: by indexes, however
    many tables there are."""
    tables, journal, seats = schema.tables.c, schema.journal.c, schema.seats.c
    did = select(journal.table_id).where(journal.person == person, journal.kind.in_(DEEDS))
    sits = select(seats.table_id).where(seats.person == person)
    return (
        select(tables.id, tables.header, tables.status)
        .where(tables.id.in_(did.union(sits)), tables.moves > 0, tables.status != "record")
        .order_by(tables.moved.desc(), tables.id)
        .limit(LOOKED_AT)
    )


class StoredReliability:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, person: str) -> Reliability:
        rows = await self.access.read(newest_of(person))
        entries = await self._entries([row.id for row in rows])
        found: list[bool] = []
        for row in rows:
            with suppress(Refused):  # what is damaged counts for nothing
                header = from_json("header", row.header, _Header)
                began, told = entries[row.id]
                if header.practice or not began:
                    continue
                kept = stayed(header.seats, told, began, person)
                if kept is False or (kept and row.status == "over"):
                    found.append(kept)
        return reliability(found[:LAST])

    async def _entries(self, ids: list[str]) -> dict[str, tuple[int, list[Entry]]]:
        """By table: the number of the first move, and who came and went."""
        journal = schema.journal.c
        here = journal.table_id.in_(ids)
        first = (
            select(journal.table_id, func.min(journal.number).label("number"))
            .where(here, journal.kind == "move")
            .group_by(journal.table_id)
        )
        began = {row.table_id: row.number for row in await self.access.read(first)}
        kinds = journal.kind.in_([kind_of(deed) for deed in COUNTED])
        told: dict[str, list[Entry]] = defaultdict(list)
        wanted = select(schema.journal).where(and_(here, kinds)).order_by(journal.number)
        for row in await self.access.read(wanted):
            with suppress(Refused):
                told[row.table_id].append(entry_of(row))
        return {id: (began.get(id, 0), told[id]) for id in ids}

    async def open_tables(self, person: str) -> int:
        """At how many public tables somebody sits that aren't over."""
        tables, seats = schema.tables.c, schema.seats.c
        wanted = (
            select(func.count())
            .select_from(schema.tables.join(schema.seats, seats.table_id == tables.id))
            .where(seats.person == person, tables.public, tables.status.in_(OPEN))
        )
        return int((await self.access.read(wanted))[0][0])
