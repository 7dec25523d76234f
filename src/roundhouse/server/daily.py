"""The day's challenge over HTTP."""

from bisect import bisect_left
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from msgspec import Meta

from roundhouse.kernel.refusal import refuse
from roundhouse.server import limits, messages, profile
from roundhouse.server.host import Host
from roundhouse.server.limits import Caller
from roundhouse.server.presenter import day_try, goal
from roundhouse.server.routes import Router, get, post
from roundhouse.tables import daily
from roundhouse.tables.challenges import played_for
from roundhouse.tables.kept import BotTried, Tried

WEEK = 7
MOST_SHOWN = 20  # people's results; mine comes in any case


def present(registry: Host) -> date:
    said = registry.settings.today
    return date.fromisoformat(said) if said else daily.today()


def day_tried(when: date, tried: Sequence[Tried]) -> daily.Day:
    """A day as it was when somebody tried it, if the house still has its challenge."""
    first = next(iter(tried), None)
    known = None if first is None else played_for(first.game, 0, {}, first.challenge)
    return daily.day_of(when) if known is None else daily.day_with(when, known)


def shown(day: daily.Day) -> messages.Day:
    one = day.challenge
    return messages.Day(day.date.isoformat(), day.number, one.game, one.name)


# What came of it.


def results(tried: list[Tried], bots: list[BotTried], me: str) -> list[messages.DayResult]:
    """The best first; bots stand among people and have no place."""
    came = sorted(-one.came for one in tried if one.came is not None)
    rows = [
        messages.DayResult(
            one.name,
            one.person == me,
            None,
            None if one.came is None else 1 + bisect_left(came, -one.came),
            one.came,
            one.stars,
            one.seconds,
            one.over,
        )
        for one in tried
    ]
    rows += [
        messages.DayResult("", False, one.bot, None, one.came, one.stars, one.seconds, True)
        for one in bots
    ]
    return sorted(rows, key=lambda row: (row.came is None, -(row.came or 0), row.bot is not None))


def the_first(rows: list[messages.DayResult]) -> list[messages.DayResult]:
    """Of people as many as fit, and mine; bots are few."""
    people = [at for at, row in enumerate(rows) if row.bot is None]
    cut = {at for at in people[MOST_SHOWN:] if not rows[at].mine}
    return [row for at, row in enumerate(rows) if at not in cut]


def alike(tried: Sequence[Tried], bots: list[BotTried]) -> list[BotTried]:
    """The bots that have played what people have."""
    played = {(one.game, one.challenge) for one in tried}
    return [one for one in bots if not played or (one.game, one.challenge) in played]


def solved_by(bots: Sequence[BotTried], levels: Sequence[str]) -> str | None:
    """The bot that did best, the strongest of several, of those whose game can be shown."""
    shown = [one for one in bots if one.recorded]
    best = max(shown, key=lambda one: (one.came, (*levels, one.bot).index(one.bot)), default=None)
    return None if best is None else best.bot


def may_look(day: date, mine: Sequence[Tried], now: date) -> bool:
    """Who knows what is dealt has had his try, or can't have one any more."""
    own = next((one for one in mine if one.day == day), None)
    return day < now if own is None else own.over


@get("/", summary="The day's challenge, and what came of it")
async def get_day(
    registry: Host,
    me: str,
    date: Annotated[str | None, Meta(pattern=messages.DATE)] = None,
) -> messages.Daily:
    now = present(registry)
    kept = registry.store.days
    wanted = daily.day_named(date or "", now).date
    tried = await kept.on(wanted)
    day = day_tried(wanted, tried)
    if (day.challenge.game, day.challenge.name) in {(one.game, one.challenge) for one in tried}:
        registry.day_begun(day)
    bots = alike(tried, await kept.bots(wanted))
    mine = await kept.of(me)
    row, longest = daily.in_a_row({one.day for one in mine}, now)
    rows = results(tried, bots, me)
    first = the_first(rows)
    ready = may_look(wanted, mine, now)
    return messages.Daily(
        shown(day),
        goal(tried[0].goal if tried else day.challenge.goal),
        now.isoformat(),
        seconds_left() if wanted == now else 0,
        first,
        sum(row.place is not None for row in rows),
        len(rows) - len(first),
        [one.came for one in await kept.all_of(me, wanted) if one.came is not None],
        solved_by(bots, registry.settings.day_bots) if ready else None,
        week_until(wanted, mine),
        [day_try(one) for one in mine],
        row,
        longest,
    )


def seconds_left() -> int:
    clock = datetime.now(UTC)
    gone = timedelta(hours=clock.hour, minutes=clock.minute, seconds=clock.second)
    return int((timedelta(1) - gone).total_seconds())


def week_until(last: date, mine: Sequence[Tried]) -> list[messages.Day]:
    """Each day as I have played it, or as it would be played."""
    days = [last - timedelta(back) for back in reversed(range(WEEK))]
    return [
        shown(day_tried(day, [one for one in mine if one.day == day]))
        for day in days
        if day >= daily.FIRST
    ]


# Taking it up.


@post("/", summary="Take the day's challenge up, or go on with it")
async def try_day(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.TryDay,
) -> messages.Table:
    caller.take(limits.MAKING)
    now = present(registry)
    date = daily.day_named(data.date or "", now).date
    day = day_tried(date, await registry.store.days.on(date))
    name = await profile.called(registry, me, data.name)
    table = await registry.service.try_day(day, date == now, me, name, data.request)
    if date == now:
        registry.day_begun(day)
    return (await registry.table(table.header.id)).whole(me)


@post("/solution", summary="Look through the game of the bot that did best")
async def show_day(
    registry: Host,
    me: str,
    caller: Caller,
    data: messages.ShowDay,
) -> messages.Table:
    """It becomes a finished table of yours, once: to step through, to review, to fork."""
    caller.take(limits.MAKING)
    now = present(registry)
    kept = registry.store.days
    date = daily.day_named(data.date, now).date
    tried = await kept.on(date)
    bot = solved_by(alike(tried, await kept.bots(date)), registry.settings.day_bots)
    if bot is None or not may_look(date, await kept.of(me), now):
        raise refuse("no-solution-yet")
    text = await kept.record(date, bot)
    await profile.known(registry, me)
    table = await registry.service.show_day(day_tried(date, tried), bot, text, me)
    return registry.enter(table).whole(me)


router = Router("/api/daily", route_handlers=[get_day, try_day, show_day], tags=["challenges"])
