"""Claims: what only one process should do at a time, whichever it is."""

from sqlalchemy import Connection, delete, or_, select

from roundhouse.tables import schema
from roundhouse.tables.store.access import Access

LASTS = 30.0  # seconds, unless it is taken again: who has died holds up nobody for long
AGAIN = 10.0  # seconds, well before it ends


class StoredClaims:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def take(self, what: str, who: str, now: float) -> bool:
        """Whether it is his now, or still."""
        claims = schema.claims
        row = {"what": what, "who": who, "until": now + LASTS}

        def job(connection: Connection) -> None:
            free = or_(claims.c.who == who, claims.c.until < now)
            put = self.access.upsert(claims).values(row)
            connection.execute(
                put.on_conflict_do_update(index_elements=["what"], set_=row, where=free)
            )

        await self.access.write(job)
        held = await self.access.read_one(select(claims.c.who).where(claims.c.what == what))
        return held is not None and held.who == who

    async def give_back(self, what: str, who: str) -> None:
        claims = schema.claims

        def job(connection: Connection) -> None:
            connection.execute(delete(claims).where(claims.c.what == what, claims.c.who == who))

        await self.access.write(job)
