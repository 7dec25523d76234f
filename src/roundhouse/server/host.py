"""Host: tables in memory, opened, changed and told, wherever that is: in a server's process, or in
the browser of somebody who plays without one."""

import asyncio
import time
from collections.abc import Iterable, Mapping

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import messages
from roundhouse.server.bot_runner import BotRunner
from roundhouse.server.clock_watch import ClockWatch
from roundhouse.server.live_table import LiveTable
from roundhouse.server.metrics import METRICS
from roundhouse.server.presence import Listener
from roundhouse.server.refusals import Overtaken
from roundhouse.server.settings import Settings
from roundhouse.server.tasks import Tasks
from roundhouse.server.thinking import Thinkers
from roundhouse.tables.daily import Day
from roundhouse.tables.keeping import Keeping
from roundhouse.tables.orders import Imagined
from roundhouse.tables.service import Decide, Service, Step
from roundhouse.tables.table import Table


class Host:
    """`secret` is behind the links of invitations; `left`: who has left tables that aren't in
    memory, and when."""

    def __init__(self, store: Keeping, settings: Settings, secret: bytes) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.service = Service(store)
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.left: dict[str, dict[str, float]] = {}
        self.tasks = Tasks()
        self.workers = self._workers()
        self.bots = BotRunner(self.workers, self.tasks, self.change)
        self.clocks = ClockWatch(self.tasks, self.change)

    def _workers(self) -> Thinkers:
        raise NotImplementedError

    async def ready(self, game: str, options: Mapping[str, object], person: str) -> None:
        """What somebody wants to begin a game with and only some houses have: a map of his own."""

    async def map_titles(self, names: Iterable[object], person: str) -> dict[str, str]:
        """What those among the maps are called that somebody drew, by the names tables have."""
        return {}

    async def take_in(self, record: str) -> None:
        """What a record from outside brings along."""

    # Tables in memory.

    async def table(self, id: str, seen: int = 0) -> LiveTable:
        """A table, opened if it isn't, as far as somebody has seen it."""
        live = self.live.get(id)
        if live is None:
            live = await asyncio.shield(self._opening(id))
        elif seen > live.table.number:
            await self._catch_up(live)  # what another process has just written
        live.used = time.monotonic()
        return live

    def _opening(self, id: str) -> "asyncio.Task[LiveTable]":
        """One for all who ask meanwhile: a table is in memory once."""
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda done: self._opened(id, done))
        return task

    def _opened(self, id: str, done: "asyncio.Task[LiveTable]") -> None:
        del self.opening[id]
        if not done.cancelled():
            done.exception()  # told to those who asked, if they still wait

    async def _open(self, id: str) -> LiveTable:
        table = await self.service.read(id)
        live = self._made_live(table)
        await self._resume(live)
        self.live[id] = live
        self._go_on(live)
        return live

    def _made_live(self, table: Table) -> LiveTable:
        left = self.left.pop(table.header.id, None)
        return LiveTable(table, self.secret, self.absence(table), left)

    async def newest(self, id: str) -> LiveTable:
        """A table as it stands now, whichever process has changed it."""
        live = await self.table(id)
        if self.store.several and await self.store.tables.number(id) > live.table.number:
            await self._catch_up(live)
        return live

    def enter(self, table: Table) -> LiveTable:
        """A table that was just made, unless it is here already."""
        live = self.live.get(table.header.id)
        if live is None:
            live = self.live[table.header.id] = self._made_live(table)
            self._go_on(live)
        return live

    def _go_on(self, live: LiveTable) -> None:
        self.clocks.watch(live)
        self.bots.go_on(live)

    async def _catch_up(self, live: LiveTable) -> None:
        if self.store.several:
            await self.service.catch_up(live)
            self.clocks.watch(live)

    async def _resume(self, live: LiveTable) -> None:
        """Time in which nobody could play is given back, where clocks run."""

    # Changing.

    async def act(
        self, live: LiveTable, person: str | None, request: str | None, decide: Decide
    ) -> messages.Update:
        """The answer to somebody who wants to change something."""
        return live.update(await self.change(live, person, request, decide), person)

    async def change(
        self, live: LiveTable, person: str | None, request: str | None, decide: Decide
    ) -> Step:
        await self._resume(live)
        try:
            step = await self.service.act(live, person, request, decide)
        except Refused as refused:
            self.clocks.watch(live)  # what others have written may have come in
            if refused.rule == "stale-number":
                raise Overtaken(refused, live.whole(person)) from refused
            raise
        METRICS.count("entries", kind=step.entry.kind)
        self._go_on(live)
        return step

    # Planning, where others think meanwhile.

    async def imagined(self, live: LiveTable, seat: int, person: str) -> Imagined:
        """The position in which somebody plans."""
        raise refuse("too-far-to-plan")

    # Time, where people play who don't sit at one screen.

    async def heed_hours(self, live: LiveTable, person: str) -> None:
        """Somebody's hours come into the journal, where they are heeded."""

    async def require_room(self, person: str) -> None:
        """Whether somebody may come to one more public table."""

    # Presence.

    def come(self, live: LiveTable, listener: Listener) -> None:
        live.presence.come(listener)
        listener.tell(live.presence_said())
        self._presence_changed(live)

    def go(self, live: LiveTable, listener: Listener) -> None:
        live.presence.go(listener)
        self._presence_changed(live)

    def _presence_changed(self, live: LiveTable) -> None:
        live.presence_changed()

    # Whoever is away, and for how long: nobody, where all sit at one screen.

    def absence(self, table: Table) -> float:
        """Seconds after which a bot may stand in for somebody."""
        return table.header.absence or self.settings.absence

    def wait_for(self, live: LiveTable, seat: int) -> float:
        """Seconds until a bot may stand in there."""
        return self.absence(live.table)

    def away(self, live: LiveTable) -> list[int]:
        """The seats whose people have been gone for as long as that."""
        return []

    # Whom the house and those who wait would rather not see: nobody, where all sit at one screen.

    def check_name(self, name: str) -> None:
        """Refuses a name that the operator doesn't want."""

    async def require_welcome(self, live: LiveTable, person: str) -> None:
        """Refuses a seat to somebody whom who sits there doesn't want to meet."""

    def day_begun(self, day: Day) -> None:
        """Somebody plays the day's challenge, or looks who has."""
