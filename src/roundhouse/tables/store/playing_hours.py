"""Hours: when people play, as they have set it for all their tables."""

from sqlalchemy import Connection, delete, select

from roundhouse.tables import schema
from roundhouse.tables.hours import Hours
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access


class StoredHours:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, person: str) -> Hours | None:
        wanted = select(schema.playing_hours.c.hours).where(schema.playing_hours.c.person == person)
        row = await self.access.read_one(wanted)
        return None if row is None else from_json("hours", row.hours, Hours)

    async def keep(self, person: str, hours: Hours | None) -> None:
        def job(connection: Connection) -> None:
            connection.execute(
                delete(schema.playing_hours).where(schema.playing_hours.c.person == person)
            )
            if hours is not None:
                row = {"person": person, "hours": as_json(hours)}
                connection.execute(schema.playing_hours.insert(), row)

        await self.access.write(job)
