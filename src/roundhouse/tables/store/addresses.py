"""Addresses: where people want to be told, of what, and when they are left in peace."""

import secrets
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, insert, select, update

from roundhouse.kernel.refusal import refuse
from roundhouse.tables import schema
from roundhouse.tables.news import Channel
from roundhouse.tables.now import now
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access

MOST = 10  # for a person
NAMED_BY: dict[Channel, str] = {"push": "endpoint", "mail": "mail", "webhook": "url"}
MOST_LOST = 3  # notices in a row that couldn't be delivered, however often it was tried


class Address(Struct):
    """`target` is what the channel needs to know. `off` is why nothing is sent there any more;
    `sent` and `failed` are when it last went well, or not, and `failure` why not."""

    id: str
    person: str
    channel: Channel
    target: dict[str, str]
    made: float
    confirmed: bool
    off: str
    sent: float | None
    failed: float | None
    failure: str


class Hours(Struct):
    """Minutes of the day in `zone`: from `quiet` to `awake` nothing is sent, and at `digest` all
    mails come in one."""

    zone: str = "UTC"
    quiet: int | None = None
    awake: int | None = None
    digest: int | None = None


class StoredAddresses:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def of(self, person: str) -> list[Address]:
        mine = schema.addresses.c.person == person
        wanted = select(schema.addresses).where(mine).order_by(schema.addresses.c.made)
        return [_address(row) for row in await self.access.read(wanted)]

    async def get(self, id: str) -> Address | None:
        wanted = select(schema.addresses).where(schema.addresses.c.id == id)
        row = await self.access.read_one(wanted)
        return None if row is None else _address(row)

    async def add(
        self, person: str, channel: Channel, target: dict[str, str], confirmed: bool
    ) -> Address:
        """The same again is the same address, as it is said now; too many are refused."""
        mine, name = await self.of(person), NAMED_BY[channel]
        for one in mine:
            if one.channel == channel and one.target[name] == target[name]:
                await self._change(one.id, target=as_json(target), off="", lost=0)
                return one
        if len(mine) >= MOST:
            raise refuse("too-many-addresses", {"most": MOST})
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9),
            "person": person,
            "channel": channel,
            "target": as_json(target),
            "made": now(),
            "confirmed": confirmed,
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.addresses), row)

        await self.access.write(job)
        row |= {"target": target, "off": "", "sent": None, "failed": None, "failure": ""}
        return Address(**row)

    async def remove(self, person: str, id: str) -> None:
        columns = schema.addresses.c

        def job(connection: Connection) -> None:
            mine = and_(columns.id == id, columns.person == person)
            connection.execute(delete(schema.addresses).where(mine))
            waits = and_(schema.outbox.c.address == id, schema.outbox.c.person == person)
            connection.execute(delete(schema.outbox).where(waits))

        await self.access.write(job)

    async def confirm(self, id: str) -> None:
        await self._change(id, confirmed=True, off="")

    async def switch(self, id: str, off: str) -> None:
        """Off, in a word, or on again."""
        await self._change(id, off=off, lost=0)

    async def went_well(self, id: str) -> None:
        await self._change(id, sent=now(), lost=0)

    async def went_wrong(self, id: str, why: str, off: str = "", given_up: bool = False) -> None:
        """Where too much is lost it is switched off; `off` says that it is for certain."""
        columns = schema.addresses.c
        lost = columns.lost + 1 if given_up else columns.lost
        await self._change(id, failed=now(), failure=why, lost=lost)
        mine = columns.id == id
        if not off:
            off, mine = "too-many-failures", and_(mine, columns.lost >= MOST_LOST)

        def job(connection: Connection) -> None:
            change = update(schema.addresses).where(mine, columns.off == "")
            connection.execute(change.values(off=off))

        await self.access.write(job)

    async def _change(self, id: str, **values: Any) -> None:
        change = update(schema.addresses).where(schema.addresses.c.id == id).values(values)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.access.write(job)

    # What, and when.

    async def wishes(self, person: str) -> set[tuple[str, str]]:
        """Kinds and channels."""
        wanted = select(schema.wishes).where(schema.wishes.c.person == person)
        return {(row.kind, row.channel) for row in await self.access.read(wanted)}

    async def wish(self, person: str, wishes: Iterable[tuple[str, str]]) -> None:
        """These and no others."""
        rows = [{"person": person, "kind": kind, "channel": to} for kind, to in set(wishes)]

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.wishes).where(schema.wishes.c.person == person))
            if rows:
                connection.execute(insert(schema.wishes), rows)

        await self.access.write(job)

    async def hours(self, person: str) -> Hours | None:
        wanted = select(schema.hours).where(schema.hours.c.person == person)
        row = await self.access.read_one(wanted)
        return None if row is None else Hours(row.zone, row.quiet, row.awake, row.digest)

    async def keep_hours(self, person: str, hours: Hours) -> None:
        values = {"zone": hours.zone, "quiet": hours.quiet, "awake": hours.awake}
        values |= {"digest": hours.digest}

        def job(connection: Connection) -> None:
            kept = self.access.upsert(schema.hours).values(person=person, **values)
            connection.execute(kept.on_conflict_do_update(index_elements=["person"], set_=values))

        await self.access.write(job)


def _address(row: Row[Any]) -> Address:
    return Address(
        row.id,
        row.person,
        row.channel,
        from_json("address", row.target, dict[str, str]),
        row.made,
        row.confirmed,
        row.off,
        row.sent,
        row.failed,
        row.failure,
    )
