"""Registry: a server's host, what keeps its tables going, and what several processes tell each
other."""

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.rails.maps import is_own
from roundhouse.server import gc_tuning, house_watch, tournament_watch
from roundhouse.server.bot_workers import BotWorkers, Workers, cores
from roundhouse.server.day_bots import DayBots
from roundhouse.server.doors import Doors
from roundhouse.server.doorway import Doorway
from roundhouse.server.drafting import Drafting
from roundhouse.server.engine import Engine
from roundhouse.server.host import Host
from roundhouse.server.house_watch import HouseWatch
from roundhouse.server.jobs import Shelf
from roundhouse.server.limits import Sockets
from roundhouse.server.live_table import LiveTable
from roundhouse.server.map_shelf import MapShelf
from roundhouse.server.names import name_list
from roundhouse.server.order_runner import OrderRunner
from roundhouse.server.post.sender import Sender, make_sender
from roundhouse.server.presence import STILL_HERE, TELL_EVERY
from roundhouse.server.rating_watch import RatingWatch
from roundhouse.server.reviewing import Reviews
from roundhouse.server.settings import Settings
from roundhouse.server.tournament_watch import TournamentWatch
from roundhouse.server.trials import Trials
from roundhouse.tables import orders, permissions
from roundhouse.tables.clocks import Outage, lost
from roundhouse.tables.daily import Day
from roundhouse.tables.maps import bring
from roundhouse.tables.notice_board import NoticeBoard
from roundhouse.tables.notices import Here, Notice, encode, encode_here
from roundhouse.tables.now import WALL, machines_ahead, now
from roundhouse.tables.orders import Imagined
from roundhouse.tables.reliability import require_room
from roundhouse.tables.service import Decide, Step
from roundhouse.tables.store import Store, pulse
from roundhouse.tables.table import Table

if TYPE_CHECKING:
    from roundhouse.server.queued_workers import QueuedWorkers

log = logging.getLogger("roundhouse")

MOST_NAMED = 10
MOST_LEFT = 10_000  # tables of which it is known who left them, when nobody looks
ASKING = 5.0  # seconds in which the other processes tell who is at a table
OLDEST_OUTAGE = 60 * 24 * 3600.0  # seconds; no clock runs longer


class Registry(Host):
    store: Store
    workers: Workers
    queued: "QueuedWorkers | None" = None

    def __init__(self, store: Store, settings: Settings, secret: bytes) -> None:
        super().__init__(store, settings, secret)
        WALL.ahead = machines_ahead()  # whoever was here before
        self.started = now()
        self.shelf = Shelf(self.service)
        self.engine = Engine(self.workers)
        self.reviews = Reviews(store.reviews, self.workers, self.tasks)
        worker = self.service.worker
        self.day_bots = DayBots(store, worker, self.workers, self.tasks, settings.day_bots)
        self.drafting = Drafting(max(1, cores() // 2))
        self.map_shelf = MapShelf(store, settings, self.drafting)
        self.service.bring = partial(bring, store)
        self.trials = Trials(store.maps, self.workers, self.tasks)
        self.ratings = RatingWatch(store, worker, self.tasks)
        self.house = HouseWatch(store, worker, self.newest, self.change, self.rename)
        self.names = name_list(settings.names)
        self.tournaments = TournamentWatch(self.service, store, self.tasks, self.enter_all)
        self.sockets = Sockets(settings.limited)
        self.sender: Sender  # from the start on
        self.queueing = asyncio.Lock()
        self.orders = OrderRunner(self)
        self.doors = Doors(settings)
        self.board: NoticeBoard | None = None
        self.outages: list[Outage] = []
        self.woken: float | None = None
        self.presence_changed: set[str] = set()

    def _workers(self) -> Workers:
        """Our own; where others may help, they are asked through the queue."""
        settings = self.settings
        thinkers = settings.thinkers or max(1, cores() // settings.workers)
        own = BotWorkers(thinkers, settings.own_maps)
        if not self.store.several:
            return own
        from roundhouse.server.queued_workers import QueuedWorkers  # PostgreSQL's own libraries

        url, worker = self.store.engine.url, self.service.worker
        self.queued = QueuedWorkers(own, url, worker, self._table_of_a_job, self.store.maps)
        return self.queued

    async def ready(self, game: str, options: Mapping[str, object], person: str) -> None:
        await self.map_shelf.ready(game, options, person)

    async def map_titles(self, names: Iterable[object], person: str) -> dict[str, str]:
        return await self.store.maps.titles({str(name) for name in names if is_own(name)}, person)

    async def take_in(self, record: str) -> None:
        await self.map_shelf.take_in(record)

    async def start(self) -> None:
        self.sender = await make_sender(self.store, self.settings)
        if self.queued is not None:
            url, worker = self.store.engine.url, self.service.worker
            self.board = NoticeBoard(url, worker, self._hear, self._missed)
            await asyncio.wait_for(self.board.listening.wait(), 60)
            await self.queued.start(self.tasks, self.sender.deliver)
            self.sender.hand_out = self.queued.send
        await self._beat(alone=not self.store.several)
        self.tasks.keep("the pulse", self._beat, pulse.EVERY)
        self.tasks.keep("the sweep", self._sweep, min(STILL_HERE, self.settings.idle))
        self.tasks.keep("waking tables", self._wake_tables, STILL_HERE)
        self.tasks.keep("ratings", self.ratings.catch_up, STILL_HERE)
        self.tasks.keep("house rules", self.house.look, house_watch.EVERY)
        self.tasks.keep("tournaments", self.tournaments.look, tournament_watch.EVERY)
        self.sender.keep(self.tasks)
        if self.settings.compile:
            making = self.engine.compile(self.settings.compile, Path(self.settings.engine))
            self.tasks.spawn(making)
        if self.board is not None:
            self.tasks.keep("telling who is here", self._tell_presence, TELL_EVERY)
            self.tasks.keep("telling who is still here", self._still_here, STILL_HERE)

    async def close(self) -> None:
        """The last first, and each whatever becomes of the others."""
        for live in self.live.values():
            live.stop()
        async with AsyncExitStack() as ends:
            ends.push_async_callback(self.store.close)
            ends.callback(self.service.close)
            ends.callback(self.workers.close)
            ends.callback(self.drafting.close)
            if self.board is not None:
                ends.push_async_callback(self.board.close)
            if self.queued is not None:
                ends.push_async_callback(self.queued.end)
            ends.callback(self.tasks.close)

    async def _open(self, id: str) -> LiveTable:
        live = await super()._open(id)
        await self.planned(live)
        if self.board is not None:
            asking = encode(Notice(self.service.worker, id, asks=True))
            self.tasks.spawn(self.board.say([asking]))
        return live

    def day_begun(self, day: Day) -> None:
        self.day_bots.begin(day)

    # What lasts. Each of these is tried again, whatever has happened to it.

    async def _wake_tables(self) -> None:
        """Games that wait for a bot, or in which a clock has run out, are opened, however many:
        after a start, or when the process that should have gone on is gone."""
        first = self.woken is None
        self.woken = now()
        async for id in self.store.tables.out_of_time(self.woken):
            await self._wake(id)
        for id in await self.store.orders.tables():
            if id in self.live:  # a notice may have been missed
                await self.planned(self.live[id])
            elif first:
                await self._wake(id)
        before = inf if first else self.woken - STILL_HERE  # the clock may have been set back
        async for id in self.store.tables.waiting_for_bots(before):
            await self.workers.room()
            await self._wake(id)

    async def _wake(self, id: str) -> None:
        if id in self.live:
            self._go_on(self.live[id])  # what should have happened may have failed
            return
        try:
            await self.table(id)
        except Refused as refused:
            if id not in self.store.damaged:
                log.warning("table %s can't be replayed: %s", id, refused.rule)

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave the memory; the journal keeps them."""
        old = time.monotonic() - self.settings.idle
        for id, live in list(self.live.items()):
            waiting = now() - live.table.moved > STILL_HERE
            if waiting and live.table.bot_to_move() is not None:
                self._go_on(live)  # the process that should have is gone
            if not live.presence.listeners and live.used < old and not live.busy():
                live.stop()
                del self.live[id]
                self._keep_left(live)
        gc_tuning.collect_rarely()

    def _keep_left(self, live: LiveTable) -> None:
        if live.presence.left:
            self.left[live.id] = live.presence.left
            if len(self.left) > MOST_LEFT:
                del self.left[next(iter(self.left))]

    async def _beat(self, alone: bool = False) -> None:
        """Say that we are here; time in which nobody was is given back."""
        ahead = machines_ahead()
        at = time.monotonic() + ahead
        await self.store.pulse.beat(at, alone)
        last = self.outages[-1].ended if self.outages else at - OLDEST_OUTAGE
        found = await self.store.pulse.outages(last)
        WALL.ahead = ahead
        if found:
            self.outages = [*self.outages, *found]
            for live in list(self.live.values()):
                await self._resume(live)
                self.clocks.watch(live)

    async def _notice_jump(self) -> None:
        """A clock that was set ahead is time in which nobody could play, too."""
        if abs(WALL.jump()) > pulse.GAP:
            await self._beat()

    async def _resume(self, live: LiveTable) -> None:
        if not live.table.clocks.running:
            return
        await self._notice_jump()
        decide = partial(permissions.resume, outages=self.outages, now=now())
        if decide(live.table):
            with suppress(Refused):  # another process was quicker
                await self.service.act(live, None, None, decide)

    # How it is.

    async def ill(self) -> list[str]:
        """What is so wrong that somebody should look."""
        ill = [f"{name} fails: the log says why" for name in self.tasks.failing]
        try:
            await asyncio.wait_for(self.store.ping(), 5)
        except Exception as error:
            ill.append(f"the database doesn't answer: {type(error).__name__}")
        return ill

    def remarks(self) -> list[str]:
        """What should be known and hinders nobody else."""
        damaged = self.store.damaged
        named = ", ".join(list(damaged)[:MOST_NAMED])
        return [f"tables that can't be read: {len(damaged)} ({named})"] if damaged else []

    def socket_count(self) -> int:
        return sum(len(live.presence.listeners) for live in self.live.values())

    def gauges(self) -> dict[str, float]:
        return {
            "tables_in_memory": len(self.live),
            "tables_set_aside": len(self.store.damaged),
            "sockets": self.socket_count(),
            "connections_half_open": len(Doorway.waiting),
            "connections_turned_away": Doorway.turned_away,
            "tasks_failing": len(self.tasks.failing),
            "writes_waiting": self.store.access.writer.queue.qsize(),
            "jobs_waiting": self.workers.standing().jobs,
            "job_workers": self.workers.standing().workers,
            **{
                f'thinking_waits{{lane="{name}"}}': len(lane.waiting)
                for name, lane in self.workers.lanes.items()
            },
        }

    # House rules.

    def check_name(self, name: str) -> None:
        self.names.check(name)

    async def require_welcome(self, live: LiveTable, person: str) -> None:
        """At a table that gathers, nobody sits down with somebody who doesn't want to meet him."""
        others = [one for one in {*live.table.people(), live.table.header.host} if one != person]
        if not live.table.started and await self.store.house.blocked_by(person, others):
            raise refuse("not-welcome")

    # Changing.

    async def change(
        self, live: LiveTable, person: str | None, request: str | None, decide: Decide
    ) -> Step:
        step = await super().change(live, person, request, decide)
        if live.table.over:
            self.ratings.ended(live.table)
            self.tournaments.ended(live.table)
        return step

    # Planning.

    def _go_on(self, live: LiveTable) -> None:
        super()._go_on(live)
        self.orders.go_on(live)

    async def planned(self, live: LiveTable) -> None:
        """Somebody has planned something, or does no more."""
        await self.orders.read(live)
        live.imagined = {}
        self.orders.go_on(live)

    def tell_planned(self, live: LiveTable) -> str:
        return encode(Notice(self.service.worker, live.id, planned=True))

    async def imagined(self, live: LiveTable, seat: int, person: str) -> Imagined:
        permissions.may_plan(live.table, person, seat)
        found = live.imagined.get((seat, person))
        if found is None:
            given = await self.store.orders.of(live.id, seat, person)
            waiting = [one for one in given if one.dropped is None]
            table = live.table
            found = await self.service.in_background(orders.imagine, table, seat, waiting)
            if table is live.table:
                live.imagined[seat, person] = found
        return found

    # Time.

    async def enter_all(self, table: Table) -> None:
        """A table at which everybody sits from the start."""
        live = self.enter(table)
        for person in table.people():
            await self.heed_hours(live, person)

    async def heed_hours(self, live: LiveTable, person: str) -> None:
        clock = live.table.header.clock
        if clock is None or not clock.hours:
            return
        hours = await self.store.playing_hours.of(person)
        decide = partial(permissions.keep_hours, person=person, hours=hours)
        if decide(live.table):
            with suppress(Refused):  # another process was quicker
                await self.change(live, person, None, decide)

    async def require_room(self, person: str) -> None:
        lists = self.store.reliability
        require_room(await lists.of(person), await lists.open_tables(person))

    # Presence.

    def _presence_changed(self, live: LiveTable) -> None:
        super()._presence_changed(live)
        if self.board is not None:
            self.presence_changed.add(live.id)

    async def _tell_presence(self) -> None:
        changed, self.presence_changed = self.presence_changed, set()
        await self._announce_presence([self.live[id] for id in changed if id in self.live])

    async def _still_here(self) -> None:
        await self._announce_presence(
            [live for live in self.live.values() if live.presence.listeners]
        )

    async def _announce_presence(self, tables: Sequence[LiveTable]) -> None:
        assert self.board is not None
        here = {live.id: live.presence.here(live.table.people()) for live in tables}
        await self.board.say(encode_here(self.service.worker, here))

    def away_for(self, live: LiveTable, seat: int) -> float:
        """Seconds for which somebody hasn't been at the table and nothing has been played there;
        time without a server isn't counted. Where it isn't known when he went, it was when this
        process began, or, while the others are being asked, just now."""
        person = live.table.seats[seat].person
        if person is None:
            return inf
        asking = self.board is not None and time.monotonic() - live.opened < ASKING
        if asking or person in live.presence.people():
            return 0.0
        left = live.presence.left.get(person, self.started)
        since = max(live.table.last_deed(person), left)
        return now() - since - lost(self.outages, since, now())

    def absence(self, table: Table) -> float:
        """Seconds after which a bot may stand in for somebody: as the table says, else for as
        long as its clock gives him."""
        clock = table.header.clock
        if table.header.absence is not None:
            return table.header.absence
        return max(self.settings.absence, clock.seconds if clock is not None else 0)

    def wait_for(self, live: LiveTable, seat: int) -> float:
        """Seconds until a bot may stand in there."""
        permissions.require_seat(live.table, seat)
        return self.absence(live.table) - self.away_for(live, seat)

    def away(self, live: LiveTable) -> list[int]:
        """The seats whose people have been gone for as long as that."""
        limit = self.absence(live.table)
        return [
            number
            for number, seat in enumerate(live.table.seats)
            if seat.person is not None and self.away_for(live, number) >= limit
        ]

    # Other processes.

    async def _table_of_a_job(self, id: str) -> Table:
        """One that is here is up to date sooner; one that isn't need not come here for it."""
        if id in self.live:
            return (await self.newest(id)).table
        return await self.shelf.find(id)

    def _hear(self, notice: Notice) -> None:
        if notice.answer is not None and self.queued is not None:
            self.queued.heard(notice.answer)
        for id, here in (notice.here or {}).items():
            live = self.live.get(id)
            if live is not None and live.presence.heard(notice.worker, here):
                live.presence_changed()
        live = self.live.get(notice.table)
        if notice.asks:
            self._tell_who_asks(notice.table, live)
        elif live is None:
            return
        elif notice.forgotten:
            self._drop([notice.table])
        elif notice.planned:
            self.tasks.spawn(self.planned(live))
        else:
            self.tasks.spawn(self._take_in(live, notice))

    def _tell_who_asks(self, id: str, live: LiveTable | None) -> None:
        """What is known here of who is, or was, at a table."""
        if live is not None:
            self.presence_changed.add(id)
        elif id in self.left and self.board is not None:
            here = {id: Here([], 0, self.left[id])}
            self.tasks.spawn(self.board.say(encode_here(self.service.worker, here)))

    async def _take_in(self, live: LiveTable, notice: Notice) -> None:
        await self.service.take_in(live, notice)
        self.clocks.watch(live)

    def _missed(self) -> None:
        """Journals may have been rewritten, too: what is in memory is read anew."""
        self._drop(list(self.live))
        if self.queued is not None:
            self.tasks.spawn(self.queued.ask_again())

    # Forgetting, and other names.

    async def forget(self, person: str, nameless: str) -> None:
        """Somebody goes; `nameless` stands in his place in what he has played."""
        self._drop(await self.store.people.forget(person, nameless, self._rewritten))

    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise, also where he has played."""
        self._drop(await self.store.people.rename(person, name, self._rewritten))

    def _rewritten(self, table: str) -> str:
        return encode(Notice(self.service.worker, table, forgotten=True))

    def _drop(self, ids: Sequence[str]) -> None:
        """From memory, because their journal was changed under them."""
        for id in ids:
            live = self.live.pop(id, None)
            if live is not None:
                live.stop()
                self._keep_left(live)
                for listener in live.presence.listeners:
                    listener.end()
