"""Time over HTTP: when people play, holidays, checking in, queues, and who stays to the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from msgspec import convert

from roundhouse.kernel.game import game, games
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import limits, messages, profile
from roundhouse.server.limits import Caller
from roundhouse.server.live_table import LiveTable
from roundhouse.server.presenter import shown_clock
from roundhouse.server.registry import Registry
from roundhouse.server.routes import Router, get, post, put
from roundhouse.server.tables import TableId, watched
from roundhouse.tables import hours, making, permissions
from roundhouse.tables.journal import (
    BotGaveBack,
    BotTookOver,
    Entry,
    Extended,
    Resigned,
    TimedOut,
    Warned,
    WentOnHoliday,
    kind_of,
)
from roundhouse.tables.kept import Listed
from roundhouse.tables.now import now
from roundhouse.tables.paces import PACES, pace, usual_seats

PATIENCE = 50  # tries
BREATH = 0.1  # seconds between two


async def hours_of(registry: Registry, me: str) -> messages.PlayingHours | None:
    kept = await registry.store.playing_hours.of(me)
    return (
        None if kept is None else messages.PlayingHours(kept.zone, kept.begin, kept.end, kept.off)
    )


async def my_time(registry: Registry, me: str) -> messages.MyTime:
    found = await registry.store.reliability.of(me)
    return messages.MyTime(
        await hours_of(registry, me),
        messages.Reliability(found.tier, found.games, found.left, found.back),
    )


@get("/", summary="When you play, and whether you stay to the end")
async def get_time(registry: Registry, me: str) -> messages.MyTime:
    return await my_time(registry, me)


@put("/", summary="Choose when you play")
async def put_time(registry: Registry, me: str, data: messages.KeepHours) -> messages.MyTime:
    wanted = data.hours
    kept = None
    if wanted is not None:
        kept = hours.check(hours.Hours(wanted.zone, wanted.begin, wanted.end, wanted.off))
    await profile.known(registry, me)
    await registry.store.playing_hours.keep(me, kept)
    for listed in await registry.store.lists.of(me, finished=False):
        try:
            await registry.heed_hours(await registry.newest(listed.id), me)
        except Refused:
            continue  # one that can't be read hinders nobody
    return await my_time(registry, me)


@post("/{table_id:str}/holiday", status_code=200, summary="Let your clock stand for some days")
async def holiday(
    registry: Registry, me: str, table_id: TableId, data: messages.Holiday
) -> messages.Update:
    live = await registry.newest(table_id)
    decide = partial(permissions.go_on_holiday, person=me, seat=data.seat, days=data.days)
    return await registry.act(live, me, data.request, decide)


@post("/{table_id:str}/check-in", status_code=200, summary="Say that you are here")
async def check_in(
    registry: Registry, me: str, table_id: TableId, data: messages.CheckIn
) -> messages.Update:
    live = await registry.newest(table_id)
    decide = partial(permissions.check_in, person=me, seat=data.seat, bots=data.bots)
    return await registry.act(live, me, data.request, decide)


@get("/{table_id:str}/reliability", summary="How reliable those are who sit here")
async def reliability(registry: Registry, me: str, table_id: TableId) -> list[messages.SeatTier]:
    table = (await watched(registry, table_id, me)).table
    people = {number: seat.person for number, seat in enumerate(table.seats) if seat.person}
    tiers = {one: await registry.store.reliability.of(one) for one in set(people.values())}
    return [messages.SeatTier(seat, tiers[one].tier) for seat, one in people.items()]


INCIDENTS = (
    *(Warned, Extended, WentOnHoliday, BotTookOver),
    *(BotGaveBack, TimedOut, Resigned),
)


@get("/{table_id:str}/incidents", summary="What happened to the time of those who sit here")
async def incidents(registry: Registry, me: str, table_id: TableId) -> list[messages.Incident]:
    live = await watched(registry, table_id, me)
    kinds = [kind_of(deed) for deed in INCIDENTS]
    return [incident(one) for one in await registry.store.tables.entries_of(live.id, kinds)]


def incident(entry: Entry) -> messages.Incident:
    deed = entry.deed
    kind = "kept" if isinstance(deed, BotTookOver) and deed.kept else entry.kind
    amount = getattr(deed, "seconds", 0) or getattr(deed, "days", 0)
    told = {"number": entry.number, "time": entry.time, "seat": entry.seat}
    return convert({**told, "kind": kind, "amount": amount}, messages.Incident)


# Queues.


def waits_at(listed: Listed, person: str) -> bool:
    return any(seat.person == person for seat in listed.seats)


@get("/", summary="Who wants to play now, by game and pace")
async def get_queues(registry: Registry, me: str) -> messages.Queues:
    waiting = await registry.store.lists.queued()
    found: list[messages.Queue] = []
    for id in games():
        seats = usual_seats(game(id))
        for name, one in PACES.items() if game(id).seats[1] > 1 else ():
            here = [listed for listed in waiting if (listed.game, listed.pace) == (id, name)]
            mine = next((listed for listed in here if waits_at(listed, me)), None)
            first = mine or (here[0] if here else None)
            count = sum(seat.person is not None for seat in first.seats) if first else 0
            table = mine.id if mine else None
            found.append(messages.Queue(id, name, shown_clock(one.clock), count, seats, table))
    return messages.Queues(found)


@asynccontextmanager
async def in_turn(registry: Registry, queue: str) -> AsyncIterator[None]:
    """One after the other, whichever process they ask: else two would each wait alone."""
    async with registry.queueing:
        claims, who = registry.store.claims, registry.service.worker
        if registry.store.several:
            for _ in range(PATIENCE):
                if await claims.take(queue, who, now()):
                    break
                await asyncio.sleep(BREATH)
            else:
                raise refuse("too-busy")
        try:
            yield
        finally:
            if registry.store.several:
                await claims.give_back(queue, who)


async def may_meet(registry: Registry, live: LiveTable, me: str) -> bool:
    """Nobody here has blocked me, nor I anybody: else I wait at another table."""
    people, house = live.table.people(), registry.store.house
    mine = {one.blocked for one in await house.blocks(me)}
    return mine.isdisjoint(people) and not await house.blocked_by(me, people)


@post("/", status_code=200, summary="Play now: wait with the others for this game and pace")
async def join(
    registry: Registry,
    me: str,
    caller: Caller,
    data: messages.Join,
) -> messages.Table:
    """The first who asks makes the table at which they meet."""
    caller.take(limits.MAKING)
    known = game(data.game)
    pace(data.pace)
    one = await profile.known(registry, me)
    if not one.name:
        raise refuse("no-name")
    if known.seats[1] < 2:
        raise refuse("unknown-pace", {"pace": data.pace})
    async with in_turn(registry, f"queue {data.game} {data.pace}"):
        waiting = await registry.store.lists.queued(data.game, data.pace)
        mine = next((listed for listed in waiting if waits_at(listed, me)), None)
        if mine is not None:
            return (await registry.newest(mine.id)).whole(me)
        await registry.require_room(me)
        for listed in waiting:
            live = await registry.newest(listed.id)
            empty = [n for n, seat in enumerate(live.table.seats) if seat.open]
            if empty and not live.table.over and await may_meet(registry, live, me):
                decide = partial(permissions.sit_anywhere, person=me, name=one.name, seat=empty[0])
                await registry.change(live, me, data.request, decide)
                await registry.heed_hours(live, me)
                return live.whole(me)
        header = making.of_queue(known, data.pace, me, one.name)
        live = registry.enter(await registry.service.make(header, data.request))
        await registry.heed_hours(live, me)
        return live.whole(me)


ROUTERS = [
    Router("/api/me/time", [get_time, put_time], ["time"]),
    Router("/api/tables", [holiday, check_in, reliability, incidents], ["time"]),
    Router("/api/queues", [get_queues, join], ["time"]),
]
