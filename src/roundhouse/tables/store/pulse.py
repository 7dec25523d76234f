"""Pulse: when a server was alive. While none was, nobody could play, and no clock ran."""

from sqlalchemy import Connection, insert, select, update

from roundhouse.tables import schema
from roundhouse.tables.clocks import Outage
from roundhouse.tables.store.access import Access

EVERY = 4.0  # seconds between two beats
GAP = 10.0  # without a beat, no server was alive


class StoredPulse:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def beat(self, now: float, alone: bool = False) -> None:
        """Say that a server is alive, and note it where none has been. `alone`: there was none
        but this one, which has just begun."""
        pulse, outages = schema.pulse, schema.outages

        def job(connection: Connection) -> None:
            first = self.access.upsert(pulse).values(id=1, time=now).on_conflict_do_nothing()
            connection.execute(first)
            mine = pulse.c.id == 1
            last = connection.execute(select(pulse.c.time).where(mine).with_for_update())
            before = last.scalar_one()
            if now - before > (0 if alone else GAP):
                connection.execute(insert(outages), {"began": before, "ended": now})
            connection.execute(update(pulse).where(mine).values(time=now))

        await self.access.write(job)

    async def outages(self, since: float) -> list[Outage]:
        """Those that have ended since."""
        columns = schema.outages.c
        wanted = select(schema.outages).where(columns.ended > since).order_by(columns.began)
        return [Outage(row.began, row.ended) for row in await self.access.read(wanted)]
