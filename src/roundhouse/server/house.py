"""House rules over HTTP: reports, blocks, announcements."""

from functools import partial

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import limits, messages, profile
from roundhouse.server.limits import Caller
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get, post
from roundhouse.server.tables import TableId, watched
from roundhouse.tables import permissions
from roundhouse.tables.now import now
from roundhouse.tables.store.house import Report
from roundhouse.tables.table import Table


@get("/house", summary="What the operator says to all", sync_to_thread=False)
def get_house(registry: Registry) -> messages.House:
    return messages.House(registry.house.announcement)


@post("/tables/{table_id:str}/report", status_code=200, summary="Report who sits there")
async def report(
    registry: Registry, me: str, caller: Caller, table_id: TableId, data: messages.NewReport
) -> messages.MyReport:
    """The operator reads it; nobody at the table is told."""
    caller.take(limits.MAKING)  # who would be somebody new each time
    caller.counted.take(me, limits.REPORTING)
    live = await watched(registry, table_id, me)
    person, name = other_at(live.table, me, data.seat)
    text = profile.tidy(data.text)
    await profile.known(registry, me)
    made = Report(live.id, data.seat, me, person, name, data.why, text, now())
    await registry.store.house.report(made)
    return messages.MyReport(made.table, made.seat, made.why, made.text, made.made)


@post("/tables/{table_id:str}/block", status_code=200, summary="Don't meet somebody any more")
async def block(
    registry: Registry, me: str, caller: Caller, table_id: TableId, data: messages.NewBlock
) -> messages.BlockList:
    """What he says isn't heard; he can't sit down where you wait. He isn't told."""
    caller.counted.take(me, limits.TALKING)
    live = await watched(registry, table_id, me)
    person, name = other_at(live.table, me, data.seat)
    if data.blocked:
        await profile.known(registry, me)
        await registry.store.house.block(me, person, name)
    else:
        await registry.store.house.unblock(me, person)
    if live.table.seats_of(me):
        decide = partial(permissions.mute, person=me, seat=data.seat, muted=data.blocked)
        try:
            await registry.change(live, me, data.request, decide)
        except Refused as refused:
            if refused.rule != "nothing-to-do":  # it was so before
                raise
    return await block_list(registry, me)


@get("/me/blocks", summary="Whom you don't want to meet")
async def get_blocks(registry: Registry, me: str) -> messages.BlockList:
    return await block_list(registry, me)


@post("/me/unblock", status_code=200, summary="Meet somebody again")
async def unblock(registry: Registry, me: str, data: messages.Unblock) -> messages.BlockList:
    found = await registry.store.house.blocks(me)
    if data.number >= len(found):
        raise refuse("nothing-to-do")
    await registry.store.house.unblock(me, found[data.number].blocked)
    return await block_list(registry, me)


async def block_list(registry: Registry, me: str) -> messages.BlockList:
    found = await registry.store.house.blocks(me)
    return messages.BlockList(
        [messages.Blocked(number, one.name, one.made) for number, one in enumerate(found)]
    )


def other_at(table: Table, me: str, seat: int) -> tuple[str, str]:
    """Somebody else who sits there, and what he is called."""
    permissions.require_seat(table, seat)
    held = table.seats[seat]
    if held.person is None or held.person == me:
        raise refuse("nobody-there")
    return held.person, held.name


router = Router("/api", [get_house, report, block, get_blocks, unblock], tags=["house"])
