"""Hall: the tables that are being played, and the one way in which anything at them changes."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace as changed
from sqlalchemy.exc import IntegrityError

from roundhouse.kernel.events import Event
from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import garbage, messages
from roundhouse.server.bus import Bus, Told, say
from roundhouse.server.live import STILL_HERE, Listener, Live
from roundhouse.server.seen import reader_of
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import Thinkers
from roundhouse.tables import acts
from roundhouse.tables.journal import Draft, Entry, Header
from roundhouse.tables.store import Store
from roundhouse.tables.table import Table, replay

log = logging.getLogger("roundhouse")

Decide = Callable[[Table], list[Draft]]

TABLE_ID = re.compile("[A-Za-z0-9_-]{12}")
TRIES = 8  # other processes may write first, but not for ever


class Overtaken(Refused):
    """A request that was made for an earlier position; `table` is how it stands now."""

    def __init__(self, refused: Refused, table: messages.Table) -> None:
        super().__init__(refused.illegal)
        self.table = table


class Hall:
    def __init__(self, store: Store, settings: Settings, secret: bytes) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.worker = secrets.token_hex(4)
        self.live: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.thinkers = Thinkers(settings.thinkers)
        self.bus: Bus | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # Opening and closing.

    async def start(self) -> None:
        if not self.store.sqlite:
            self.bus = Bus(self.store.engine.url, self.worker, self._hear, self._missed)
            await asyncio.wait_for(self.bus.listening.wait(), 60)
        garbage.settle()
        self.spawn(self._sweep())
        for id in await self.store.waiting_for_bots():
            self.spawn(self._wake(id))

    async def close(self) -> None:
        for live in self.live.values():
            live.stop()
        for task in list(self.tasks):
            task.cancel()
        if self.bus is not None:
            await self.bus.close()
        self.thinkers.close()
        await self.store.close()

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task has failed", exc_info=task.exception())

    async def table(self, id: str, seen: int = 0) -> Live:
        """A table, brought to life by replaying its journal if it isn't, as far as somebody
        has seen it."""
        live = self.live.get(id)
        if live is None:
            lock = self.opening.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.live.get(id) or await self._open(id)
            self.opening.pop(id, None)
        elif self.bus is not None and seen > live.table.number:
            await self._caught_up(live)  # what another process has just written
        live.used = time.monotonic()
        return live

    async def _open(self, id: str) -> Live:
        header = await self.store.header(id) if TABLE_ID.fullmatch(id) else None
        if header is None:
            raise refuse("unknown-table", {"table": id[:40]})
        entries = await self.store.entries(id)
        live = Live(await asyncio.to_thread(replay, header, entries))
        self.live[id] = live
        self._go_on(live)
        return live

    async def _wake(self, id: str) -> None:
        try:
            await self.table(id)
        except Refused as refused:
            log.warning("table %s can't be replayed: %s", id, refused.rule)

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave the memory; the journal keeps them."""
        while True:
            await asyncio.sleep(min(STILL_HERE, self.settings.idle))
            old = time.monotonic() - self.settings.idle
            for id, live in list(self.live.items()):
                if next_bot(live.table) is not None and time.time() - live.table.moved > STILL_HERE:
                    self._go_on(live)  # the process that should have is gone
                if live.listeners:
                    await self._tell_others(live)
                elif live.used < old and not live.busy():
                    live.stop()
                    del self.live[id]
            garbage.collect_rarely()

    async def newest(self, id: str) -> Live:
        """A table as it stands now, whichever process has changed it."""
        live = await self.table(id)
        if self.bus is not None and await self.store.number(id) > live.table.number:
            await self._caught_up(live)
        return live

    # Changing.

    async def make(self, header: Header, drafts: Sequence[Draft], request: str) -> Live:
        """A new table; the same request again finds the table that it made."""
        before = await self.store.made_before(header.host, request)
        if before is not None:
            return await self.table(before)
        table = await asyncio.to_thread(Table, header)
        entries = [
            Entry(number, draft.kind, draft.seat, header.host, draft.payload, None, header.made)
            for number, draft in enumerate([Draft("made"), *drafts], 1)
        ]
        for entry in entries:
            table.apply(entry)
        try:
            await self.store.make(table, entries, request)
        except IntegrityError:
            made = await self.store.made_before(header.host, request)
            assert made is not None
            return await self.table(made)
        live = self.live[header.id] = Live(table)
        self._go_on(live)
        return live

    async def act(
        self, live: Live, person: str | None, request: str | None, decide: Decide
    ) -> messages.Update:
        """Decide, write down, and only then tell: what was told is on disk."""
        async with live.lock:
            for _ in range(TRIES):
                done = live.table.requests.get((person, request)) if request else None
                if done is not None:
                    return await self._again(live, person, done)
                try:
                    return await self._write(live, person, request, decide)
                except IntegrityError:
                    await self._catch_up(live)
        raise refuse("too-busy")

    async def _write(
        self, live: Live, person: str | None, request: str | None, decide: Decide
    ) -> messages.Update:
        now = time.time()
        try:
            drafts = decide(live.table)
        except Refused as refused:
            if refused.rule == "stale-number":
                raise Overtaken(refused, self.whole(live, person)) from refused
            raise
        steps: list[tuple[Table, Entry, list[Event]]] = []
        table = live.table
        for draft in drafts:
            table = table.copy()
            asked = request if not steps else None
            payload, number = draft.payload, table.number + 1
            entry = Entry(number, draft.kind, draft.seat, person, payload, asked, now)
            events = table.apply(entry)
            if entry.kind == "move" and table.line.moves[-1].ended:
                digest = table.line.state.digest()
                entry = changed(entry, payload={**entry.payload, "digest": digest})
            steps.append((table, entry, events))
        if not steps:
            raise refuse("nothing-to-do")
        entries = [entry for _, entry, _ in steps]
        told = say(Told(self.worker, live.id, table.number, entries))
        await self.store.append(table, entries, told)
        for table, entry, events in steps:
            live.advance(table)
            self._broadcast(live, entry, events)
        self._go_on(live)
        await self._note_stars(live, entries)
        _, entry, events = steps[0]
        reader = reader_of(live.table, person)
        return live.scene(self.secret).update(entry, events, reader)

    async def _again(self, live: Live, person: str | None, number: int) -> messages.Update:
        """The answer that a repeated request was given before."""
        entries = await self.store.entries(live.id)
        table = await asyncio.to_thread(replay, live.table.header, entries[: number - 1])
        events = table.apply(entries[number - 1])
        reader = reader_of(live.table, person)
        return live.scene(self.secret).update(entries[number - 1], events, reader)

    async def _note_stars(self, live: Live, entries: Sequence[Entry]) -> None:
        table = live.table
        ended = table.line.state.result
        if ended is None or entries[-1].kind != "move" or len(table.seats) != 1:
            return
        person = table.seats[0].person
        if person is not None:
            await self.store.note_stars(person, table.header.game, ended)

    # Telling.

    def whole(self, live: Live, person: str | None) -> messages.Table:
        return live.scene(self.secret).whole(reader_of(live.table, person))

    def _broadcast(self, live: Live, entry: Entry, events: list[Event]) -> None:
        """Readers who see the same get the same text, made once."""
        if not live.listeners:
            return
        scene = live.scene(self.secret)
        texts: dict[str | None, str] = {}
        for listener in live.listeners:
            reader = reader_of(live.table, listener.person)
            if reader.person not in texts:
                update = scene.update(entry, events, reader)
                texts[reader.person] = msgspec.json.encode(update).decode()
            listener.tell(texts[reader.person])

    # Presence.

    def come(self, live: Live, listener: Listener) -> None:
        live.listeners.append(listener)
        live.came(listener.person)
        self._presence(live)

    def go(self, live: Live, listener: Listener) -> None:
        live.listeners.remove(listener)
        live.went(listener.person)
        self._presence(live)

    def _presence(self, live: Live) -> None:
        self._tell_presence(live)
        self.spawn(self._tell_others(live))

    async def _tell_others(self, live: Live) -> None:
        here = sorted({one.person for one in live.listeners if one.person is not None})
        await self.store.tell(say(Told(self.worker, live.id, here=here)))

    def _tell_presence(self, live: Live) -> None:
        present = live.present()
        seats = [n for n, seat in enumerate(live.table.seats) if seat.person in present]
        watching = len(present - set(live.table.people()))
        text = msgspec.json.encode(messages.Presence(seats, watching)).decode()
        for listener in live.listeners:
            listener.tell(text)

    def away(self, live: Live, seat: int) -> bool:
        """Whether the person of a seat has been gone for long enough to be replaced."""
        person = live.table.seats[seat].person if 0 <= seat < len(live.table.seats) else None
        return person is None or live.gone_for(person) >= self.settings.absence

    # Other processes.

    def _hear(self, told: Told) -> None:
        live = self.live.get(told.table)
        if live is None:
            return
        if told.here is not None:
            before = live.present()
            live.elsewhere[told.worker] = (time.monotonic(), told.here)
            if live.present() != before:
                self._tell_presence(live)
        elif told.forgotten:
            self.forget([told.table])
        else:
            self.spawn(self._take_in(live, told))

    async def _take_in(self, live: Live, told: Told) -> None:
        """What was told comes along, so that the database is asked only after a gap."""
        async with live.lock:
            news = [entry for entry in told.entries if entry.number > live.table.number]
            if news and news[0].number == live.table.number + 1:
                self._follow(live, news)
            elif told.number > live.table.number:
                await self._catch_up(live)

    def _missed(self) -> None:
        for live in self.live.values():
            self.spawn(self._caught_up(live))

    async def _caught_up(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """What other processes have written since."""
        self._follow(live, await self.store.entries(live.id, live.table.number))

    def _follow(self, live: Live, entries: Sequence[Entry]) -> None:
        for entry in entries:
            table = live.table.copy()
            events = table.apply(entry)
            live.advance(table)
            self._broadcast(live, entry, events)
        self._watch_clock(live)

    def forget(self, ids: Sequence[str]) -> None:
        """Drop tables from memory because their journal was changed under them."""
        for id in ids:
            live = self.live.pop(id, None)
            if live is not None:
                live.stop()
                for listener in live.listeners:
                    listener.end()

    async def forgotten(self, ids: Sequence[str]) -> None:
        self.forget(ids)
        for id in ids:
            await self.store.tell(say(Told(self.worker, id, forgotten=True)))

    # Bots and clocks.

    def _go_on(self, live: Live) -> None:
        self._watch_clock(live)
        if live.thinking is None and next_bot(live.table) is not None:
            live.thinking = self.spawn(self._let_bots_play(live))

    async def _let_bots_play(self, live: Live) -> None:
        try:
            while (seat := next_bot(live.table)) is not None:
                await self._bot_move(live, seat)
        finally:
            live.thinking = None

    async def _bot_move(self, live: Live, seat: int) -> None:
        table = live.table
        level = table.seats[seat].bot
        assert level is not None
        began = time.monotonic()
        try:
            text = await self.thinkers.move(level, live.id, table.line.state, seat)
        except Exception as error:
            trace = None if isinstance(error, Refused) else error  # what a program did, or our own
            log.error(
                "the bot %s of table %s has failed: %s", level, live.id, error, exc_info=trace
            )
            text = await self.thinkers.move("random", live.id, table.line.state, seat)
        await asyncio.sleep(max(0.0, table.header.pause - (time.monotonic() - began)))
        decided = table.decided

        def decide(now: Table) -> list[Draft]:
            """Unless somebody has changed his mind, or taken the seat, meanwhile."""
            if now.decided != decided or now.seats[seat].bot is None:
                raise refuse("stale-number", {"sent": decided, "number": now.number})
            acts.going_on(now)
            return acts.checked_move(now, seat, text)

        with suppress(Overtaken):
            await self.act(live, None, None, decide)

    def _watch_clock(self, live: Live) -> None:
        live.stop_clock()
        falls = live.table.clocks.next_to_fall()
        if falls is not None and live.table.changed() is None:
            when, seat = falls
            delay = max(0.0, when - time.time()) + 0.05
            loop = asyncio.get_running_loop()
            live.falling = loop.call_later(delay, lambda: self.spawn(self._time_out(live, seat)))

    async def _time_out(self, live: Live, seat: int) -> None:
        decide = partial(acts.time_out, seat=seat, now=time.time())
        try:
            await self.act(live, None, None, decide)
        except Refused:
            self._watch_clock(live)


def next_bot(table: Table) -> int | None:
    """The bot to move, if any. Where several decide at once people come first: a bot's
    choice would end their right to change their minds."""
    asked = table.asked
    if any(table.seats[seat].bot is None for seat in asked) or table.changed() is not None:
        return None
    return asked[0] if asked else None
