"""Records: finished games as files, files as games to look at; and what if."""

import asyncio

from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages, profile
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.routes import Router, get, post
from roundhouse.server.tables import TableId, watched
from roundhouse.tables import making
from roundhouse.tables.draws import draws_of, promised
from roundhouse.tables.records import no_record, record_of

MOST_MOVES = 5_000


@get("/tables/{table_id:str}/record", summary="A finished game as a record file")
async def get_record(registry: Host, me: str, table_id: TableId) -> messages.RecordText:
    live = await watched(registry, table_id, me)
    table = live.table
    why = no_record(table)
    if why is not None:
        raise why
    record = await asyncio.to_thread(record_of, table)
    return messages.RecordText(f"{table.header.game}-{table_id}.txt", record.write())


@get("/tables/{table_id:str}/chance", summary="What a table has promised of its chance")
async def get_chance(
    registry: Host,
    me: str,
    caller: Caller,
    table_id: TableId,
) -> messages.Chance:
    """When it is over, seed and salt, and every draw made from them once more."""
    table = (await watched(registry, table_id, me)).table
    hash = promised(table.header)
    if hash is None:
        raise refuse("chance-not-promised")
    moves = len(table.history.moves)
    if not table.over:
        return messages.Chance(hash, None, None, moves, [])
    caller.take(limits.READING, moves)
    draws = await registry.service.in_background(draws_of, table)
    told = [messages.Draws(one.move, one.seat, one.text, one.numbers) for one in draws]
    return messages.Chance(hash, str(table.header.seed), table.header.salt, moves, told)


@post("/records", summary="Look at a record file")
async def upload(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.Upload,
) -> messages.Table:
    """It becomes a finished table of yours: to step through, to fork."""
    caller.take(limits.MAKING)
    lines = data.text.count("\n")
    if lines > MOST_MOVES:
        raise refuse("too-large")
    caller.take(limits.READING, lines)
    await profile.known(registry, me)
    await registry.take_in(data.text)
    record = await registry.service.in_background(read, data.text, False)
    names = [profile.tidy(name)[:40] for name in record.tags.get("names", "").split(",")]
    names += [""] * record.seats
    header = making.from_record(record, me, names[: record.seats])
    return registry.enter(await registry.service.make(header, data.request)).whole(me)


@post("/tables/{table_id:str}/fork", summary="What if?")
async def fork(
    registry: Host,
    me: str,
    caller: Caller,
    table_id: TableId,
    data: messages.Fork,
) -> messages.Table:
    """From any position of a game that is over, or of your own practice game.

    While it goes on, all that your seat can't see is dealt anew.
    """
    caller.take(limits.MAKING)
    live = await watched(registry, table_id, me)
    one = await profile.known(registry, me)
    forked = await registry.service.fork(
        live.table,
        me,
        one.name,
        move=data.move,
        seat=data.seat,
        level=data.level,
        request=data.request,
    )
    return registry.enter(forked).whole(me)


router = Router("/api", route_handlers=[get_record, get_chance, upload, fork], tags=["records"])
