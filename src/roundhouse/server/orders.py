"""Orders over HTTP: planning while others think."""

from hashlib import blake2b
from typing import Annotated

from msgspec import Meta

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import messages
from roundhouse.server.live_table import LiveTable
from roundhouse.server.playing import SeatParameter
from roundhouse.server.presenter import refusal
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get, post
from roundhouse.server.tables import TableId
from roundhouse.tables import orders, permissions
from roundhouse.tables.orders import Order

OrderId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


async def shown(
    registry: Registry, live: LiveTable, me: str, seat: int, imagined: bool = True
) -> messages.Orders:
    given = await registry.store.orders.of(live.id, seat, me)
    if not imagined:
        return messages.Orders([told(one, False) for one in given], None, None)
    holds: frozenset[str] = frozenset()
    view, why = None, None
    try:
        found = await registry.imagined(live, seat, me)
        holds, view = found.holds, found.state.game.shown(found.state, seat)
    except Refused as refused:
        why = messages.Refusal(refused.rule, dict(refused.facts))
    return messages.Orders([told(one, one.id in holds) for one in given], view, why)


def told(one: Order, holds: bool) -> messages.Order:
    dropped = None if one.dropped is None else refusal(one.dropped)
    return messages.Order(one.id, one.text, one.most, holds, dropped)


@get("/{table_id:str}/orders", summary="What you have planned, and the position you plan in")
async def get_orders(
    registry: Registry, me: str, table_id: TableId, seat: SeatParameter, imagined: bool = True
) -> messages.Orders:
    """The position only if it is `imagined`."""
    live = await registry.newest(table_id)
    permissions.require_own_seat(live.table, me, seat)
    return await shown(registry, live, me, seat, imagined)


@post("/{table_id:str}/orders", status_code=200, summary="Plan a move")
async def give_order(
    registry: Registry, me: str, table_id: TableId, data: messages.GiveOrder
) -> messages.Orders:
    live = await registry.newest(table_id)
    permissions.may_plan(live.table, me, data.seat)
    name = f"{live.id} {me} {data.request}".encode()
    given = await registry.store.orders.of(live.id, data.seat, me)
    id = blake2b(name, digest_size=8, person=b"order").hexdigest()
    if all(one.id != id for one in given):
        waiting = [one for one in given if one.dropped is None]
        if len(waiting) >= orders.MOST:
            raise refuse("too-many-orders", {"most": orders.MOST})
        state = (await registry.imagined(live, data.seat, me)).state
        said = state.say(state.hear(data.move))
        place = max((one.place for one in given), default=-1) + 1
        order = Order(id, live.id, data.seat, me, place, said, data.most)
        illegal = orders.check(state, order)
        if illegal is not None:
            raise Refused(illegal)
        for one in given:
            if one.dropped is not None:  # who plans anew has read it
                await registry.store.orders.forget(one.id, me)
        await registry.store.orders.give(order, registry.tell_planned(live))
        await registry.planned(live)
    return await shown(registry, live, me, data.seat)


@post("/{table_id:str}/orders/{order:str}/forget", status_code=200, summary="Plan it no more")
async def forget_order(
    registry: Registry, me: str, table_id: TableId, order: OrderId, data: messages.Ask
) -> messages.Orders:
    live = await registry.newest(table_id)
    permissions.require_own_seat(live.table, me, data.seat)
    await registry.store.orders.forget(order, me, registry.tell_planned(live))
    await registry.planned(live)
    return await shown(registry, live, me, data.seat)


router = Router("/api/tables", [get_orders, give_order, forget_order], ["playing"])
