"""Orders: what people want to do when it is their turn."""

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, select, update

from roundhouse.kernel.refusal import Illegal
from roundhouse.tables import schema
from roundhouse.tables.orders import Order
from roundhouse.tables.rows import as_json, from_json
from roundhouse.tables.store.access import Access
from roundhouse.tables.store.tables import TELL

ORDERS = schema.planned_moves.c


class StoredOrders:
    def __init__(self, access: Access) -> None:
        self.access = access

    async def at(self, table: str) -> list[Order]:
        """Everybody's at a table that are still to be carried out, in their order."""
        return await self._found(and_(ORDERS.table_id == table, ORDERS.rule.is_(None)))

    async def of(self, table: str, seat: int, person: str) -> list[Order]:
        """Somebody's for a seat, with those that were dropped."""
        here = and_(ORDERS.table_id == table, ORDERS.seat == seat)
        return await self._found(and_(here, ORDERS.person == person))

    async def all_of(self, person: str) -> list[Order]:
        return await self._found(ORDERS.person == person)

    async def _found(self, where: Any) -> list[Order]:
        wanted = select(schema.planned_moves).where(where).order_by(ORDERS.place, ORDERS.id)
        return [order_of(row) for row in await self.access.read(wanted)]

    async def tables(self) -> list[str]:
        """Those at which something is ordered."""
        wanted = select(ORDERS.table_id).where(ORDERS.rule.is_(None)).distinct()
        return [row.table_id for row in await self.access.read(wanted)]

    async def give(self, order: Order, told: str) -> None:
        """Once, however often it is asked for. Other processes are `told` of it together with
        that, so that none has to ask after each move."""
        row = {
            "id": order.id,
            "table_id": order.table,
            "seat": order.seat,
            "person": order.person,
            "place": order.place,
            "text": order.text,
            "most": order.most,
        }

        def job(connection: Connection) -> None:
            put = self.access.upsert(schema.planned_moves).values(row)
            connection.execute(put.on_conflict_do_nothing())
            if not self.access.sqlite:
                connection.execute(TELL, {"told": told})

        await self.access.write(job)

    async def forget(self, id: str, person: str, told: str = "") -> None:
        """It was carried out, or isn't wanted any more: then others are `told`."""

        def job(connection: Connection) -> None:
            his = and_(ORDERS.id == id, ORDERS.person == person)
            connection.execute(delete(schema.planned_moves).where(his))
            if told and not self.access.sqlite:
                connection.execute(TELL, {"told": told})

        await self.access.write(job)

    async def drop(self, order: Order, why: Illegal) -> None:
        """It and those that were to follow it: they were thought of after it."""
        later = and_(ORDERS.table_id == order.table, ORDERS.seat == order.seat)
        later = and_(later, ORDERS.place >= order.place, ORDERS.rule.is_(None))

        def job(connection: Connection) -> None:
            change = update(schema.planned_moves).where(later, ORDERS.person == order.person)
            connection.execute(change.values(rule=why.rule, facts=as_json(why.facts)))

        await self.access.write(job)


def order_of(row: Row[Any]) -> Order:
    why = None
    if row.rule is not None:
        why = Illegal(row.rule, from_json("order", row.facts or "{}", dict[str, Any]))
    return Order(row.id, row.table_id, row.seat, row.person, row.place, row.text, row.most, why)
