"""Order runner: where somebody is asked who has thought of his move before, it is made."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from roundhouse.kernel.refusal import Illegal, Refused
from roundhouse.server.live_table import LiveTable
from roundhouse.server.refusals import Overtaken
from roundhouse.tables import permissions
from roundhouse.tables.orders import Order, due

if TYPE_CHECKING:
    from roundhouse.server.registry import Registry

log = logging.getLogger("roundhouse")


class OrderRunner:
    def __init__(self, registry: "Registry") -> None:
        self.registry = registry

    async def read(self, live: LiveTable) -> None:
        live.orders = await self.registry.store.orders.at(live.id)

    def go_on(self, live: LiveTable) -> None:
        """To be called whenever somebody may have become the one to move."""
        if live.order_turn is None and due(live.table, live.orders) is not None:
            live.order_turn = self.registry.tasks.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        """What is known here may have been forgotten in another process: it is read first."""
        try:
            await self.read(live)
            while (order := due(live.table, live.orders)) is not None:
                await self._carry_out(live, order)
                await self.read(live)
        finally:
            live.order_turn = None

    async def _carry_out(self, live: LiveTable, order: Order) -> None:
        """Under a name of its own: after a crash it isn't done twice."""
        store = self.registry.store.orders
        decide = partial(permissions.carry_out, order=order)
        try:
            await self.registry.change(live, order.person, f"order {order.id}", decide)
        except Overtaken:
            return
        except Refused as refused:
            await self._drop(live, order, Illegal(refused.rule, dict(refused.facts)))
        else:
            await store.forget(order.id, order.person)

    async def _drop(self, live: LiveTable, order: Order, why: Illegal) -> None:
        await self.registry.store.orders.drop(order, why)
        facts: dict[str, object] = {
            "game": live.table.header.game,
            "move": len(live.table.history.moves) + 1,
        }
        await self.registry.store.outbox.tell(
            order.person, "order-dropped", live.id, facts, f"{order.id}.dropped"
        )
