"""LiveTable: a table in memory with those who look at it, and what is under way at it."""

import asyncio
import time

import msgspec

from roundhouse.server import messages
from roundhouse.server.presence import TELL_EVERY, Presence
from roundhouse.server.presenter import Presenter, ViewCache, reader_of
from roundhouse.server.thinking import Advice
from roundhouse.tables.moments import Moments
from roundhouse.tables.now import now
from roundhouse.tables.orders import Imagined, Order
from roundhouse.tables.service import OpenTable, Step
from roundhouse.tables.table import Table

SOON = 120.0  # seconds


class LiveTable(OpenTable):
    """`secret` is behind the links; `absence` is how long somebody must be away before a bot
    stands in. `bot_turn` is a bot's move under way, `timer` the clock that runs out next; `used`
    is when somebody last asked for the table. `orders` are what people have planned,
    `order_turn` is one of them under way, and `imagined` are the positions in which they plan."""

    def __init__(
        self, table: Table, secret: bytes, absence: float, left: dict[str, float] | None = None
    ) -> None:
        super().__init__(table)
        self.secret = secret
        self.absence = absence
        self.views = ViewCache(table.state)
        self.hints: dict[int, list[Advice]] = {}  # those of this position, by seat
        self.moments = Moments()
        self.reviewing = asyncio.Lock()
        self.presence = Presence(left)
        self.bot_turn: asyncio.Task[None] | None = None
        self.orders: list[Order] = []
        self.order_turn: asyncio.Task[None] | None = None
        self.imagined: dict[tuple[int, str], Imagined] = {}  # by seat and person
        self.timer: asyncio.TimerHandle | None = None
        self.opened = self.used = time.monotonic()
        self.presence_told = 0.0
        self.presence_timer: asyncio.TimerHandle | None = None
        self.presence_text = ""
        self.told: tuple[int, dict[str | None, messages.Update]] = (0, {})

    def advance(self, step: Step) -> None:
        seated = self.table.people()
        super().advance(step)
        if self.views.state is not self.table.state:
            self.views = ViewCache(self.table.state)
            self.hints = {}
            self.imagined = {}
        self._tell(step)
        if self.table.people() != seated:  # who sits down watches no more
            self.presence_changed()

    def _tell(self, step: Step) -> None:
        """Readers who see the same get the same text, made once."""
        if not self.presence.listeners:
            return
        presenter = self.presenter()
        texts: dict[str | None, str] = {}
        updates: dict[str | None, messages.Update] = {}
        for listener in self.presence.listeners:
            reader = reader_of(self.table, listener.person)
            if reader.person not in texts:
                update = presenter.update(step.entry, step.events, reader)
                updates[reader.person] = update
                texts[reader.person] = msgspec.json.encode(update).decode()
            listener.tell(texts[reader.person])
        self.told = (self.table.number, updates)

    def presence_said(self) -> str:
        present = self.presence.people()
        seats = [n for n, seat in enumerate(self.table.seats) if seat.person in present]
        watching = self.presence.visitors(self.table.people())
        return msgspec.json.encode(messages.Presence(seats, watching)).decode()

    def presence_changed(self) -> None:
        """Told to all, but not one by one: at most once in a while."""
        if self.presence_timer is None:
            loop = asyncio.get_running_loop()
            wait = self.presence_told + TELL_EVERY - time.monotonic()
            self.presence_timer = loop.call_later(max(0.0, wait), self._tell_presence)

    def _tell_presence(self) -> None:
        self.presence_timer = None
        self.presence_told = time.monotonic()
        text = self.presence_said()
        if text != self.presence_text:
            self.presence_text = text
            for listener in self.presence.listeners:
                listener.tell(text)

    def presenter(self) -> Presenter:
        present = self.presence.people()
        return Presenter(self.table, self.views, present, self.secret, now(), self.absence)

    def whole(self, person: str | None) -> messages.Table:
        return self.presenter().whole(reader_of(self.table, person))

    def update(self, step: Step, person: str | None) -> messages.Update:
        """Who has a socket here was told the same just now."""
        reader = reader_of(self.table, person)
        number, updates = self.told
        if number == self.table.number == step.entry.number and reader.person in updates:
            return updates[reader.person]
        return self.presenter().update(step.entry, step.events, reader)

    def busy(self) -> bool:
        """A clock that falls much later is found again in the database."""
        now = asyncio.get_running_loop().time()
        falls = self.timer is not None and self.timer.when() - now < SOON
        under_way = self.bot_turn is not None or self.order_turn is not None
        return under_way or falls or self.lock.locked()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        self.stop_timer()
        if self.presence_timer is not None:
            self.presence_timer.cancel()
            self.presence_timer = None
        for turn in (self.bot_turn, self.order_turn):
            if turn is not None:
                turn.cancel()
