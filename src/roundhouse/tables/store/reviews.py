"""Reviews: as far as a game has been looked at again, and by which engine."""

from msgspec import Struct
from sqlalchemy import Connection, select

from roundhouse.tables import schema
from roundhouse.tables.store.access import Access


class Kept(Struct, frozen=True):
    """`found` is a text of whoever reviews; `done` the moves that it has looked at."""

    engine: str
    done: int
    found: str


class StoredReviews:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, table: str) -> Kept | None:
        columns = schema.reviews.c
        wanted = select(columns.engine, columns.done, columns.found).where(
            columns.table_id == table
        )
        row = await self.access.read_one(wanted)
        return None if row is None else Kept(row.engine, row.done, row.found)

    async def keep(self, table: str, kept: Kept) -> None:
        row = {"table_id": table, "engine": kept.engine, "done": kept.done, "found": kept.found}

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.reviews).values(row)
            connection.execute(put.on_conflict_do_update(index_elements=["table_id"], set_=row))

        await self.access.write(job)
