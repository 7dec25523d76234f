"""Verify: replay every stored game and hold it against what was written down about it."""

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.kernel.refusal import Refused
from roundhouse.tables.database import database_url, exists, make_engine, opening
from roundhouse.tables.header import Header
from roundhouse.tables.journal import Entry, Moved
from roundhouse.tables.maps import bring
from roundhouse.tables.rows import columns_of, seat_rows, standing
from roundhouse.tables.store import Store
from roundhouse.tables.table import Table


class Report(Struct):
    tables: int = 0
    moves: int = 0
    faults: list[tuple[str, str]] = []


async def verify_database(database: str) -> Report:
    url = database_url(database)
    exists(url)
    with opening(url):
        return await verify_store(Store(make_engine(url)))


async def verify_store(store: Store) -> Report:
    report = Report()
    try:
        for id in await store.tables.ids():
            report.tables += 1
            try:
                fault = await _verify_table(store, id, report)
            except Refused as refused:
                fault = str(refused)
            except SQLAlchemyError:
                raise
            except Exception as error:  # whatever is damaged: the others are checked all the same
                fault = f"{type(error).__name__}: {error}"[:200]
            if fault is not None:
                report.faults.append((id, fault))
    finally:
        await store.close()
    return report


async def _verify_table(store: Store, id: str, report: Report) -> str | None:
    header = await store.tables.header(id)
    assert header is not None
    await bring(store, header.game, header.options)
    entries = await store.tables.entries(id)
    report.moves += sum(isinstance(entry.deed, Moved) for entry in entries)
    if header.id != id:
        return f"its header is that of table {header.id}"
    stored = await store.tables.standing(id)
    return fault_of(header, entries, stored, await store.tables.seats(id))


def fault_of(
    header: Header, entries: list[Entry], stored: dict[str, object], seats: list[dict[str, object]]
) -> str | None:
    """What is wrong with a table, if anything."""
    number = 0
    try:
        table = Table(header)
        for number, entry in enumerate(entries, 1):
            if entry.number != number:
                return f"entry {number} is missing"
            table.apply(entry)
            digest = entry.deed.digest if isinstance(entry.deed, Moved) else None
            if digest is not None and digest != table.state.digest():
                return f"entry {number}: the position is another one than was written down"
    except Refused as refused:
        return f"entry {number}: {refused}"
    changed = table.changed()
    if changed is not None:
        return f"{changed}"
    right = {**columns_of(header), **standing(table)}
    kept = {name: value for name, value in right.items() if name in stored}
    return difference(stored, kept) or next(
        (
            f"seat {number}: {found}"
            for number, right in enumerate(seat_rows(table))
            if (found := difference(seats[number] if number < len(seats) else {}, right))
        ),
        None,
    )


def difference(stored: dict[str, object], right: dict[str, object]) -> str | None:
    for name, value in right.items():
        if stored.get(name) != value:
            found = msgspec.json.encode(stored.get(name)).decode()
            return f"{name} is {found}, replayed {value}"
    return None
