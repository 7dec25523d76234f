"""Days: who has tried the day's challenge and what came of it; and what the bots made of it."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, Row, or_, select

from roundhouse.kernel.refusal import Refused
from roundhouse.tables import schema
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.kept import FOR_DAY, NAMELESS, BotTried, Tried
from roundhouse.tables.rows import as_json, tried
from roundhouse.tables.store.access import Access

BOT = [name for name in BotTried.__struct_fields__ if name != "recorded"]  # as columns


class StoredDays:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def on(self, day: date) -> list[Tried]:
        """Everybody's, without those who wanted to be forgotten; the first to begin comes first."""
        named = ~schema.tables.c.host.startswith(NAMELESS)
        return await self._tried(schema.tables.c.request == f"{FOR_DAY}{day}", named)

    async def of(self, person: str) -> list[Tried]:
        """Somebody's, the oldest first."""
        mine = schema.tables.c.host == person
        found = await self._tried(mine, schema.tables.c.request.startswith(FOR_DAY))
        return sorted(found, key=lambda one: one.day)

    async def all_of(self, person: str, day: date) -> list[Tried]:
        """Those for practice, too, the oldest first."""
        tables = schema.tables.c
        said = f'"day":{as_json(str(day))}'
        of_day = or_(tables.request == f"{FOR_DAY}{day}", tables.header.contains(said))
        found = await self._tried(tables.host == person, tables.status == "over", of_day)
        return [one for one in found if one.day == day]

    async def _tried(self, *where: Any) -> list[Tried]:
        tables, seats = schema.tables.c, schema.seats.c
        sitting = (seats.table_id == tables.id) & (seats.seat == PLAYER)
        wanted = (
            select(
                *(tables.id, tables.game, tables.header, tables.host, tables.status),
                *(tables.result, tables.made, tables.moved, seats.name),
            )
            .join(schema.seats, sitting)
            .where(*where)
            .order_by(tables.made)
        )
        found = [self._read(row) for row in await self.access.read(wanted)]
        return [one for one in found if one is not None]

    def _read(self, row: Row[Any]) -> Tried | None:
        """A row that is damaged is missing from the list, and named."""
        try:
            return tried(row, row.name)
        except Refused as refused:
            self.access.set_aside(row.id, str(refused))
            return None

    # Bots.

    async def bots(self, day: date) -> list[BotTried]:
        columns = schema.day_bots.c
        recorded = (columns.record != "").label("recorded")
        wanted = select(*(columns[name] for name in BOT), recorded).where(columns.day == str(day))
        rows = await self.access.read(wanted.order_by(columns.bot))
        return [BotTried(**row._mapping) for row in rows]

    async def record(self, day: date, bot: str) -> str:
        """How it played; nothing where that wasn't kept."""
        columns = schema.day_bots.c
        wanted = select(columns.record).where(columns.day == str(day), columns.bot == bot)
        row = await self.access.read_one(wanted)
        return "" if row is None else str(row.record)

    async def keep_bot(self, day: date, tried: BotTried, record: str = "") -> None:
        """Once, for the challenge of that day."""
        values = {name: getattr(tried, name) for name in BOT}
        row = {"day": str(day), **values, "record": record}
        columns = schema.day_bots.c
        other = or_(columns.game != tried.game, columns.challenge != tried.challenge)

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.day_bots).values(row)
            key = ["day", "bot"]
            connection.execute(put.on_conflict_do_update(index_elements=key, set_=row, where=other))

        await self.access.write(job)
