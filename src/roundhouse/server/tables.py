"""Tables over HTTP: making, finding, sitting down, and everything around the game."""

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages, profile
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.live_table import LiveTable
from roundhouse.server.presenter import summary
from roundhouse.server.refusals import OVERTAKEN
from roundhouse.server.routes import Router, get, post
from roundhouse.tables import making, permissions
from roundhouse.tables.header import Clock
from roundhouse.tables.journal import AnyDeed
from roundhouse.tables.table import Table

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]


@post("/", summary="Make a table")
async def make_table(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.NewTable,
) -> messages.Table:
    caller.take(limits.MAKING)
    known = game(data.game)
    await registry.ready(known.id, data.options, me)
    mine = (await profile.known(registry, me)).name
    for seat in data.seats:
        registry.check_name(seat.name or "")
    if data.public:
        await registry.require_room(me)
    header = making.fresh(
        known,
        data.options,
        me,
        [
            making.planned(known, seat.kind, profile.tidy(seat.name or ""), seat.level, me, mine)
            for seat in data.seats
        ],
        seed=None if data.seed is None else int(data.seed),
        public=data.public,
        visitors=data.visitors,
        clock=None if data.clock is None else Clock(**msgspec.structs.asdict(data.clock)),
        absence=data.absence,
        pause=data.pause,
        rated=data.rated,
    )
    live = registry.enter(await registry.service.make(header, data.request))
    await registry.heed_hours(live, me)
    return live.whole(me)


@get("/", summary="Your tables, public ones, or your finished games")
async def list_tables(
    registry: Host, me: str, which: Literal["mine", "public", "finished"] = "mine"
) -> messages.Summaries:
    if which == "public":
        found = await registry.store.lists.public()
    else:
        found = await registry.store.lists.of(me, which == "finished")
    maps = await registry.map_titles((listed.options.get("map") for listed in found), me)
    return messages.Summaries([summary(listed, me, maps) for listed in found])


async def watched(registry: Host, id: str, me: str) -> LiveTable:
    """A table that one may look at."""
    live = await registry.newest(id)
    permissions.may_watch(live.table, me)
    return live


@get("/{table_id:str}", summary="A whole table, as you may see it")
async def get_table(registry: Host, me: str, table_id: TableId) -> messages.Table:
    return (await watched(registry, table_id, me)).whole(me)


@get("/{table_id:str}/gazetteer", summary="What people call the places of this table")
async def gazetteer(registry: Host, me: str, table_id: TableId) -> messages.Gazetteer:
    state = (await watched(registry, table_id, me)).table.state
    return msgspec.convert(state.game.gazetteer(state), messages.Gazetteer)


@post("/{table_id:str}/sit", status_code=200, summary="Take a seat")
async def sit(registry: Host, me: str, table_id: TableId, data: messages.Sit) -> messages.Table:
    live = await registry.newest(table_id)
    one = await profile.known(registry, me)
    await registry.require_welcome(live, me)
    if live.table.header.public:
        await registry.require_room(me)

    def decide(table: Table) -> list[AnyDeed]:
        away = registry.away(live)
        if data.token is not None:
            seat = permissions.invited(registry.secret, table, data.token)
            name = one.name or table.seats[seat].name
            return permissions.sit(table, me, name, seat, invited=True, away=away)
        if data.seat is None:
            raise refuse("bad-invitation")
        return permissions.sit_anywhere(table, me, one.name, data.seat, away)

    await registry.act(live, me, data.request, decide)
    await registry.heed_hours(live, me)
    return live.whole(me)


@post("/{table_id:str}/leave", status_code=200, responses=OVERTAKEN, summary="Leave a seat")
async def leave(
    registry: Host, me: str, table_id: TableId, data: messages.AtSeat
) -> messages.Update:
    live = await registry.newest(table_id)
    return await registry.act(
        live, me, data.request, partial(permissions.leave, person=me, seat=data.seat)
    )


@post("/{table_id:str}/remove", status_code=200, summary="The host frees a no-show's seat")
async def remove(
    registry: Host, me: str, table_id: TableId, data: messages.AtSeat
) -> messages.Update:
    live = await registry.newest(table_id)
    return await registry.act(
        live, me, data.request, partial(permissions.remove, person=me, seat=data.seat)
    )


@post("/{table_id:str}/bot", status_code=200, summary="Let a bot play a seat, or propose it")
async def to_bot(
    registry: Host, me: str, table_id: TableId, data: messages.ToBot
) -> messages.Update:
    live = await registry.newest(table_id)

    def decide(table: Table) -> list[AnyDeed]:
        permissions.require_seat(table, data.seat)
        away, wait = registry.away(live), registry.wait_for(live, data.seat)
        return permissions.to_bot(table, me, data.seat, data.level, away, wait)

    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/back", status_code=200, summary="Take your seat back from a bot")
async def from_bot(
    registry: Host, me: str, table_id: TableId, data: messages.AtSeat
) -> messages.Update:
    live = await registry.newest(table_id)
    decide = partial(permissions.from_bot, person=me, seat=data.seat)
    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/confirm", status_code=200, summary="Go on although the rules changed")
async def confirm(
    registry: Host, me: str, table_id: TableId, data: messages.Plain
) -> messages.Table:
    live = await registry.newest(table_id)
    await registry.act(live, me, data.request, partial(permissions.confirm, person=me))
    return live.whole(me)


@post("/{table_id:str}/chat", status_code=200, summary="Say something")
async def chat(
    registry: Host,
    me: str,
    caller: Caller,
    table_id: TableId,
    data: messages.Say,
) -> messages.Update:
    caller.counted.take(me, limits.TALKING)
    live = await registry.newest(table_id)
    return await registry.act(
        live, me, data.request, partial(permissions.chat, person=me, text=data.text)
    )


@post("/{table_id:str}/mute", status_code=200, summary="Hear somebody no more, or again")
async def mute(
    registry: Host, me: str, caller: Caller, table_id: TableId, data: messages.Mute
) -> messages.Table:
    caller.counted.take(me, limits.TALKING)
    live = await registry.newest(table_id)
    decide = partial(permissions.mute, person=me, seat=data.seat, muted=data.muted)
    await registry.act(live, me, data.request, decide)
    return live.whole(me)


@post("/{table_id:str}/rematch", summary="The same again, everybody one seat further")
async def rematch(
    registry: Host,
    me: str,
    caller: Caller,
    table_id: TableId,
    data: messages.Plain,
) -> messages.Table:
    """The first who asks makes it; the others are led to the same table."""
    caller.take(limits.MAKING)
    live = await registry.newest(table_id)
    again = await registry.service.rematch(live, me, data.request)
    return (await registry.table(again)).whole(me)


router = Router(
    "/api/tables",
    route_handlers=[
        make_table,
        list_tables,
        get_table,
        gazetteer,
        sit,
        leave,
        remove,
        to_bot,
        from_bot,
        confirm,
        chat,
        mute,
        rematch,
    ],
    tags=["tables"],
)
