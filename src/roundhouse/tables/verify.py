"""Verify: replay every stored game and hold it against what was written down about it."""

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.database import database_url, exists, make_engine, opening
from roundhouse.tables.journal import Entry, Header
from roundhouse.tables.store import Store, standing
from roundhouse.tables.table import Table


class Report(Struct):
    tables: int = 0
    moves: int = 0
    faults: list[tuple[str, str]] = []


async def verify_database(database: str) -> Report:
    url = database_url(database)
    exists(url)
    with opening(url):
        return await _verify(make_engine(url))


async def _verify(engine: AsyncEngine) -> Report:
    store = Store(engine)
    report = Report()
    try:
        for id in await store.ids():
            header = await store.header(id)
            assert header is not None
            entries = await store.entries(id)
            report.tables += 1
            report.moves += sum(entry.kind == "move" for entry in entries)
            async with engine.connect() as connection:
                wanted = select(schema.tables).where(schema.tables.c.id == id)
                row = (await connection.execute(wanted)).mappings().one()
            fault = fault_of(header, entries, dict(row))
            if fault is not None:
                report.faults.append((id, fault))
    finally:
        await store.close()
    return report


def fault_of(header: Header, entries: list[Entry], row: dict[str, object]) -> str | None:
    """What is wrong with a table, if anything."""
    number = 0
    try:
        table = Table(header)
        for number, entry in enumerate(entries, 1):
            if entry.number != number:
                return f"entry {number} is missing"
            table.apply(entry)
            digest = entry.payload.get("digest")
            if digest is not None and digest != table.line.state.digest():
                return f"entry {number}: the position is another one than was written down"
    except Refused as refused:
        return f"entry {number}: {refused}"
    changed = table.changed()
    if changed is not None:
        return f"{changed}"
    for name, value in standing(table).items():
        if row[name] != value:
            return f"{name} is {msgspec.json.encode(row[name]).decode()}, replayed {value}"
    return None
