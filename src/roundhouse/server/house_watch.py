"""House watch: what admins have asked for is done, and who may only look on is known here."""

from collections.abc import Awaitable, Callable
from functools import partial

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server.clock_watch import Change
from roundhouse.server.live_table import LiveTable
from roundhouse.tables import permissions
from roundhouse.tables.now import now
from roundhouse.tables.store import Store
from roundhouse.tables.store.house import Ban, Order

EVERY = 2.0  # seconds
CLAIM = "orders"


class HouseWatch:
    """`bans` and `announcement` as they were known last."""

    def __init__(
        self,
        store: Store,
        worker: str,
        table: Callable[[str], Awaitable[LiveTable]],
        change: Change,
        rename: Callable[[str, str], Awaitable[None]],
    ) -> None:
        self.store = store
        self.worker = worker
        self.table = table
        self.change = change
        self.rename = rename
        self.bans: dict[str, Ban] = {}
        self.announcement = ""

    async def look(self) -> None:
        house = self.store.house
        waiting = await house.waiting()
        if waiting and await self.store.claims.take(CLAIM, self.worker, now()):
            for order in await house.waiting():
                await house.done(order, await self._carry_out(order))
            await self.store.claims.give_back(CLAIM, self.worker)
        self.bans = await house.bans()
        self.announcement = await house.announcement()

    async def _carry_out(self, order: Order) -> str:
        """What came of it: `done`, or why not."""
        try:
            await CARRIES_OUT[order.kind](self, order)
        except Refused as refused:
            return refused.rule
        return "done"

    def require_welcome(self, person: str) -> None:
        """Who is banned may look on, take his data with him and go."""
        ban = self.bans.get(person)
        if ban is not None and (ban.until is None or ban.until > now()):
            hours = 0 if ban.until is None else max(1, round((ban.until - now()) / 3600))
            raise refuse("banned", {"hours": hours, "text": ban.reason})


async def ban(watch: HouseWatch, order: Order) -> None:
    await require_person(watch, order.subject)
    await watch.store.house.ban(order.subject, order.until, order.text)


async def unban(watch: HouseWatch, order: Order) -> None:
    await watch.store.house.unban(order.subject)


async def rename(watch: HouseWatch, order: Order) -> None:
    await require_person(watch, order.subject)
    await watch.rename(order.subject, order.text)


async def end(watch: HouseWatch, order: Order) -> None:
    live = await watch.table(order.subject)
    await watch.change(live, None, None, partial(permissions.end_by_house))


async def announce(watch: HouseWatch, order: Order) -> None:
    """It is what the last such order says."""


async def require_person(watch: HouseWatch, id: str) -> None:
    if await watch.store.people.get(id) is None:
        raise refuse("unknown-person", {"person": id})


CARRIES_OUT: dict[str, Callable[[HouseWatch, Order], Awaitable[None]]] = {
    "ban": ban,
    "unban": unban,
    "rename": rename,
    "end": end,
    "announce": announce,
}
