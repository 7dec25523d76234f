"""Records: finished games as files, files as games to look at; and what if."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Any

from litestar import Request, Router, get, post

from roundhouse.kernel.game import game
from roundhouse.kernel.record import Record, read
from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages, people
from roundhouse.server.hall import Hall
from roundhouse.server.rooms import TableId, count_making, fresh_seed, fresh_table_id, watched
from roundhouse.server.seen import seed_shown
from roundhouse.tables import acts
from roundhouse.tables.journal import Anew, Header, Origin, Planned
from roundhouse.tables.table import Table

MOST_MOVES = 5_000


def written(table: Table) -> Record:
    """Every move judged once more on the way."""
    header = table.header
    names = ", ".join(seat.name or seat.bot or "" for seat in table.seats)
    day = datetime.fromtimestamp(header.made, UTC).date().isoformat()
    tags = {"names": names, "date": day}
    record = Record(header.game, len(table.seats), header.seed, header.options, tags)
    for played in table.line.moves:
        record.play(played.text, played.seat)
    return record


@get("/tables/{table_id:str}/record", summary="A finished game as a record file")
async def get_record(hall: Hall, me: str, table_id: TableId) -> messages.RecordText:
    live = await watched(hall, table_id, me)
    table = live.table
    if not table.over:
        raise refuse("not-over")
    if not seed_shown(table):
        raise refuse("dealt-anew")
    record = await asyncio.to_thread(written, table)
    return messages.RecordText(f"{table.header.game}-{table_id}.txt", record.write())


@post("/records", summary="Look at a record file")
async def upload(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    data: messages.Upload,
) -> messages.Table:
    """It becomes a finished table of yours: to step through, to fork."""
    count_making(request, counted)
    if data.text.count("\n") > MOST_MOVES:
        raise refuse("too-large")
    await people.known(hall, me)
    record = await asyncio.to_thread(read, data.text, False)
    names = [people.tidy(name)[:40] for name in record.tags.get("names", "").split(",")]
    names += [""] * record.seats
    header = Header(
        id=fresh_table_id(),
        game=record.game_id,
        options=record.options,
        seed=record.seed,
        rules=record.rules,
        data=record.data,
        host=me,
        seats=tuple(Planned("person", names[seat]) for seat in range(record.seats)),
        visitors=True,
        practice=True,
        made=time.time(),
        origin=Origin("record"),
        before=tuple((step.seat, step.text) for step in record.moves),
    )
    return hall.whole(await hall.make(header, [], data.request), me)


@post("/tables/{table_id:str}/fork", summary="What if?")
async def fork(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    table_id: TableId,
    data: messages.Fork,
) -> messages.Table:
    """From any position of a game that is over, or of your own practice game.

    While it goes on, all that your seat can't see is dealt anew.
    """
    count_making(request, counted)
    live = await watched(hall, table_id, me)
    table = live.table
    mine = table.seats_of(me)
    if not table.over and not (table.header.practice and mine):
        raise refuse("not-over")
    if not 0 <= data.seat < len(table.seats):
        raise refuse("no-such-seat", {"seats": len(table.seats)})
    hidden = not table.over
    if hidden and data.seat not in mine:
        raise refuse("not-your-seat", {"seat": data.seat})
    if not table.line.first <= data.move <= len(table.line.moves):
        raise refuse("no-such-move", {"move": data.move, "moves": len(table.line.moves)})
    known = game(table.header.game)
    if data.level is not None:
        acts.check_level(known, data.level)
    one = await people.known(hall, me)
    header = Header(
        id=fresh_table_id(),
        game=known.id,
        options=table.header.options,
        seed=table.header.seed,
        rules=known.rules,
        data=known.data_hash(table.line.state.options),
        host=me,
        seats=tuple(forked_seats(table, data, me, one.name)),
        practice=True,
        pause=table.header.pause,
        made=time.time(),
        origin=Origin("fork", table_id),
        before=tuple((played.seat, played.text) for played in table.line.moves[: data.move]),
        anew=(*table.header.anew, Anew(data.move, data.seat, fresh_seed()))
        if hidden
        else table.header.anew,
    )
    return hall.whole(await hall.make(header, [], data.request), me)


def forked_seats(table: Table, data: messages.Fork, me: str, name: str) -> list[Planned]:
    seats: list[Planned] = []
    for number, seat in enumerate(table.seats):
        if number == data.seat:
            seats.append(Planned("person", name or seat.name, me))
        elif data.level is not None:
            seats.append(Planned("bot", seat.name, None, data.level))
        else:
            seats.append(Planned("screen", seat.name, me))
    return seats


router = Router("/api", route_handlers=[get_record, upload, fork], tags=["records"])
