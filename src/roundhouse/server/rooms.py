"""Tables: making, finding, sitting down, and everything around the game."""

import os
import secrets
import time
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, Router, get, post
from litestar.params import Parameter

from roundhouse.kernel.game import Game, game
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import limits, messages, people
from roundhouse.server.hall import Hall
from roundhouse.server.live import Live
from roundhouse.server.refusals import OVERTAKEN
from roundhouse.server.seen import summary
from roundhouse.tables import acts
from roundhouse.tables.journal import Clock, Draft, Header, Origin, Planned
from roundhouse.tables.table import Table

TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{12}$")]


def fresh_table_id() -> str:
    return secrets.token_urlsafe(9)


def fresh_seed() -> int:
    return int.from_bytes(os.urandom(8))


def count_making(request: Request[Any, Any, Any], counted: limits.Limits) -> None:
    counted.take(request.client.host if request.client else "", limits.MAKING)


def planned(known: Game, seat: messages.NewSeat, me: str, my_name: str) -> Planned:
    if seat.kind == "bot":
        level = seat.level or acts.stand_in(known)
        acts.check_level(known, level)
        return Planned("bot", people.tidy(seat.name or ""), None, level)
    name = people.tidy(seat.name or "")
    if seat.kind == "me":
        return Planned("person", name or my_name, me)
    if seat.kind == "screen":
        return Planned("screen", name, me)
    return Planned("person", name)


@post("/", summary="Make a table")
async def make_table(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    data: messages.NewTable,
) -> messages.Table:
    count_making(request, counted)
    known = game(data.game)
    practice = all(seat.kind != "person" for seat in data.seats)
    if data.seed is not None and not practice:
        raise refuse("seed-for-practice-only")
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise refuse("one-seat-is-me")
    one = await people.known(hall, me)
    seed = fresh_seed() if data.seed is None else int(data.seed) & (2**64 - 1)
    state = known.new(len(data.seats), 0, data.options, files=False)
    clock = None if data.clock is None else Clock(data.clock.seconds, data.clock.increment)
    header = Header(
        id=fresh_table_id(),
        game=known.id,
        options=state.options,
        seed=seed,
        rules=known.rules,
        data=known.data_hash(state.options),
        host=me,
        seats=tuple(planned(known, seat, me, one.name) for seat in data.seats),
        public=data.public,
        visitors=data.visitors,
        practice=practice,
        clock=clock,
        pause=data.pause,
        made=time.time(),
    )
    return hall.whole(await hall.make(header, [], data.request), me)


@get("/", summary="Your tables, public ones, or your finished games")
async def list_tables(
    hall: Hall, me: str, which: Literal["mine", "public", "finished"] = "mine"
) -> messages.Summaries:
    if which == "public":
        found = await hall.store.public_tables()
    else:
        found = await hall.store.tables_of(me, which == "finished")
    return messages.Summaries([summary(listed, me) for listed in found])


async def watched(hall: Hall, id: str, me: str) -> Live:
    """A table that one may look at."""
    live = await hall.newest(id)
    acts.may_watch(live.table, me)
    return live


@get("/{table_id:str}", summary="A whole table, as you may see it")
async def get_table(hall: Hall, me: str, table_id: TableId) -> messages.Table:
    return hall.whole(await watched(hall, table_id, me), me)


@post("/{table_id:str}/sit", status_code=200, summary="Take a seat")
async def sit(hall: Hall, me: str, table_id: TableId, data: messages.Sit) -> messages.Table:
    live = await hall.newest(table_id)
    one = await people.known(hall, me)

    def decide(table: Table) -> list[Draft]:
        if data.token is not None:
            seat = acts.invited(hall.secret, table, data.token)
            return acts.sit(table, me, one.name or table.seats[seat].name, seat)
        if data.seat is None:
            raise refuse("bad-invitation")
        return acts.sit_anywhere(table, me, one.name, data.seat)

    await hall.act(live, me, data.request, decide)
    return hall.whole(live, me)


@post("/{table_id:str}/leave", status_code=200, responses=OVERTAKEN, summary="Leave a seat")
async def leave(hall: Hall, me: str, table_id: TableId, data: messages.AtSeat) -> messages.Update:
    live = await hall.newest(table_id)
    return await hall.act(live, me, data.request, partial(acts.leave, person=me, seat=data.seat))


@post("/{table_id:str}/remove", status_code=200, summary="The host frees a no-show's seat")
async def remove(hall: Hall, me: str, table_id: TableId, data: messages.AtSeat) -> messages.Update:
    live = await hall.newest(table_id)
    return await hall.act(live, me, data.request, partial(acts.remove, person=me, seat=data.seat))


@post("/{table_id:str}/bot", status_code=200, summary="Let a bot play an absent one's seat")
async def to_bot(hall: Hall, me: str, table_id: TableId, data: messages.ToBot) -> messages.Update:
    live = await hall.newest(table_id)

    def decide(table: Table) -> list[Draft]:
        here = not hall.away(live, data.seat)
        return acts.to_bot(table, me, data.seat, data.level, here)

    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/back", status_code=200, summary="Take your seat back from a bot")
async def from_bot(
    hall: Hall, me: str, table_id: TableId, data: messages.AtSeat
) -> messages.Update:
    live = await hall.newest(table_id)
    decide = partial(acts.from_bot, person=me, seat=data.seat)
    return await hall.act(live, me, data.request, decide)


@post("/{table_id:str}/confirm", status_code=200, summary="Go on although the rules changed")
async def confirm(hall: Hall, me: str, table_id: TableId, data: messages.Plain) -> messages.Table:
    live = await hall.newest(table_id)
    await hall.act(live, me, data.request, partial(acts.confirm, person=me))
    return hall.whole(live, me)


@post("/{table_id:str}/chat", status_code=200, summary="Say something")
async def chat(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    table_id: TableId,
    data: messages.Say,
) -> messages.Update:
    counted.take(me, limits.TALKING)
    live = await hall.newest(table_id)
    return await hall.act(live, me, data.request, partial(acts.chat, person=me, text=data.text))


@post("/{table_id:str}/mute", status_code=200, summary="Hear somebody no more, or again")
async def mute(hall: Hall, me: str, table_id: TableId, data: messages.Mute) -> messages.Table:
    live = await hall.newest(table_id)
    decide = partial(acts.mute, person=me, seat=data.seat, muted=data.muted)
    await hall.act(live, me, data.request, decide)
    return hall.whole(live, me)


@post("/{table_id:str}/rematch", summary="The same again, everybody one seat further")
async def rematch(
    request: Request[Any, Any, Any],
    hall: Hall,
    me: str,
    counted: limits.Limits,
    table_id: TableId,
    data: messages.Plain,
) -> messages.Table:
    """The first who asks makes it; the others are led to the same table."""
    count_making(request, counted)
    live = await hall.newest(table_id)
    old = live.table
    acts.a_player(old, me)
    if old.status not in ("over", "aborted"):
        raise refuse("not-over")
    if old.rematch is None:
        known = game(old.header.game)
        header = Header(
            id=fresh_table_id(),
            game=known.id,
            options=old.header.options,
            seed=fresh_seed(),
            rules=known.rules,
            data=known.data_hash(old.line.state.options),
            host=old.header.host,
            seats=tuple(rotated(old)),
            public=old.header.public,
            visitors=old.header.visitors,
            practice=old.header.practice,
            clock=old.header.clock,
            pause=old.header.pause,
            made=time.time(),
            origin=Origin("rematch", old.header.id),
        )
        made = await hall.make(header, [], f"rematch-{old.header.id}")

        def decide(table: Table) -> list[Draft]:
            if table.rematch is not None:
                raise refuse("nothing-to-do")
            return [Draft("rematch", None, {"table": made.id})]

        try:
            await hall.act(live, me, data.request, decide)
        except Refused:
            if live.table.rematch is None:
                raise
    assert live.table.rematch is not None
    return hall.whole(await hall.table(live.table.rematch), me)


def rotated(table: Table) -> list[Planned]:
    """Who sat in seat 1 sits in seat 0 now, and so on; bots that stood in give way."""
    seats = [
        Planned(seat.kind, seat.name, seat.person, seat.bot if seat.kind == "bot" else None)
        for seat in table.seats
    ]
    return seats[1:] + seats[:1]


router = Router(
    "/api/tables",
    route_handlers=[
        make_table,
        list_tables,
        get_table,
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
