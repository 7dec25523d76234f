"""House rules: reports, blocks, bans, and what admins have asked for."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from roundhouse.tables import schema
from roundhouse.tables.kept import Why
from roundhouse.tables.now import now
from roundhouse.tables.store.access import Access

OrderKind = Literal["ban", "unban", "rename", "end", "announce"]
MOST_LISTED = 500

REPORTS, BLOCKS, BANS, ORDERS = (
    schema.reports.c,
    schema.blocks.c,
    schema.bans.c,
    schema.orders.c,
)


class Report(Struct, frozen=True):
    table: str
    seat: int
    reporter: str
    person: str
    name: str
    why: Why
    text: str
    made: float


class Block(Struct, frozen=True):
    blocked: str
    name: str
    made: float


class Ban(Struct, frozen=True):
    """`until` then, or for good."""

    until: float | None
    reason: str


class Order(Struct, frozen=True):
    """`subject` is a person or a table; `outcome` what came of it, when it was `done`."""

    id: int
    made: float
    admin: str
    kind: OrderKind
    subject: str
    text: str
    until: float | None
    done: float | None
    outcome: str


class StoredHouse:
    def __init__(self, access: Access) -> None:
        self.access = access

    # What people do.

    async def report(self, one: Report) -> None:
        """Of a seat at a table each may report once; what he says last is kept."""
        row = {
            "table_id": one.table,
            "seat": one.seat,
            "reporter": one.reporter,
            "person": one.person,
            "name": one.name,
            "why": one.why,
            "text": one.text,
            "made": one.made,
        }

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.reports).values(row)
            key = ["table_id", "seat", "reporter"]
            connection.execute(put.on_conflict_do_update(index_elements=key, set_=row))

        await self.access.write(job)

    async def reports(self, reporter: str | None = None) -> list[Report]:
        """The newest first; all of them, or one's own."""
        wanted = select(schema.reports).order_by(REPORTS.made.desc()).limit(MOST_LISTED)
        if reporter is not None:
            wanted = wanted.where(REPORTS.reporter == reporter)
        return [
            Report(
                row.table_id,
                row.seat,
                row.reporter,
                row.person,
                row.name,
                row.why,
                row.text,
                row.made,
            )
            for row in await self.access.read(wanted)
        ]

    async def block(self, person: str, blocked: str, name: str) -> None:
        row = {"person": person, "blocked": blocked, "name": name, "made": now()}

        def job(connection: Connection) -> None:
            connection.execute(
                self.access.upsert(schema.blocks).values(row).on_conflict_do_nothing()
            )

        await self.access.write(job)

    async def unblock(self, person: str, blocked: str) -> None:
        def job(connection: Connection) -> None:
            his = (BLOCKS.person == person) & (BLOCKS.blocked == blocked)
            connection.execute(delete(schema.blocks).where(his))

        await self.access.write(job)

    async def blocks(self, person: str) -> list[Block]:
        wanted = select(schema.blocks).where(BLOCKS.person == person).order_by(BLOCKS.made)
        return [Block(row.blocked, row.name, row.made) for row in await self.access.read(wanted)]

    async def blocked_by(self, person: str, others: Sequence[str]) -> list[str]:
        """Which of the others don't want to meet him."""
        wanted = select(BLOCKS.person).where(
            BLOCKS.blocked == person, BLOCKS.person.in_(list(others))
        )
        return [row.person for row in await self.access.read(wanted)]

    # What admins do.

    async def order(
        self, admin: str, kind: OrderKind, subject: str, text: str, until: float | None = None
    ) -> None:
        row: dict[str, Any] = {"made": now(), "admin": admin[:80], "kind": kind}
        row |= {"subject": subject[:40], "text": text[:400], "until": until}

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.orders), row)

        await self.access.write(job)

    async def waiting(self) -> list[Order]:
        return await self._orders(ORDERS.done.is_(None))

    async def log(self) -> list[Order]:
        """All that was ever asked for, the newest first."""
        return (await self._orders(or_(ORDERS.id > 0)))[::-1][:MOST_LISTED]

    async def _orders(self, where: Any) -> list[Order]:
        wanted = select(schema.orders).where(where).order_by(ORDERS.id)
        return [order_of(row) for row in await self.access.read(wanted)]

    async def done(self, order: Order, outcome: str) -> None:
        change = update(schema.orders).where(ORDERS.id == order.id)

        def job(connection: Connection) -> None:
            connection.execute(change.values(done=now(), outcome=outcome[:40]))

        await self.access.write(job)

    async def ban(self, person: str, until: float | None, reason: str) -> None:
        row = {"person": person, "until": until, "reason": reason[:200]}

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.bans).values(row)
            connection.execute(put.on_conflict_do_update(index_elements=["person"], set_=row))

        await self.access.write(job)

    async def unban(self, person: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(schema.bans).where(BANS.person == person))

        await self.access.write(job)

    async def bans(self) -> dict[str, Ban]:
        rows = await self.access.read(select(schema.bans))
        return {row.person: Ban(row.until, row.reason) for row in rows}

    async def announcement(self) -> str:
        """What was announced last; nothing, if it was taken back."""
        said = select(ORDERS.text).where(ORDERS.kind == "announce", ORDERS.done.is_not(None))
        row = await self.access.read_one(said.order_by(ORDERS.id.desc()).limit(1))
        return "" if row is None else row.text

    async def people(self, name: str) -> list[tuple[str, str, float]]:
        """Those whose name has that in it: id, name, since when."""
        columns = schema.people.c
        wanted = select(columns.id, columns.name, columns.made).where(
            columns.name.icontains(name, autoescape=True)
        )
        rows = await self.access.read(wanted.order_by(columns.made).limit(MOST_LISTED))
        return [(row.id, row.name, row.made) for row in rows]


def order_of(row: Row[Any]) -> Order:
    return Order(
        row.id,
        row.made,
        row.admin,
        row.kind,
        row.subject,
        row.text,
        row.until,
        row.done,
        row.outcome,
    )
