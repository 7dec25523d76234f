"""Host: the tables of a browser. Bots think in a worker of their own, which is ended when nobody
waits for them any more."""

from asyncio import CancelledError
from contextlib import suppress

import msgspec

from roundhouse.server.host import Host
from roundhouse.server.live_table import LiveTable
from roundhouse.server.presence import Listener
from roundhouse.server.settings import Settings
from roundhouse.site.store import SiteStore
from roundhouse.site.thinkers import SiteThinkers
from roundhouse.tables.journal import Undone
from roundhouse.tables.notices import Notice
from roundhouse.tables.service import Decide, Step

ME = "here"  # whoever sits in front of this browser
NOWHERE = b"nobody is invited to a browser"


class SiteHost(Host):
    store: SiteStore
    workers: SiteThinkers

    def __init__(self, store: SiteStore, thinkers: SiteThinkers, today: str = "") -> None:
        self.thinkers = thinkers
        settings = Settings(database="", limited=False, day_bots=(), today=today)
        super().__init__(store, settings, NOWHERE)

    def _workers(self) -> SiteThinkers:
        return self.thinkers

    async def change(
        self, live: LiveTable, person: str | None, request: str | None, decide: Decide
    ) -> Step:
        step = await super().change(live, person, request, decide)
        if isinstance(step.entry.deed, Undone):
            await self._end_thought(live)
            self._go_on(live)
        return step

    def come(self, live: LiveTable, listener: Listener) -> None:
        super().come(live, listener)
        self._go_on(live)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        """Where nobody looks, nobody need think."""
        self.go(live, listener)
        if not live.presence.listeners:
            await self._end_thought(live)

    async def _end_thought(self, live: LiveTable) -> None:
        turn = live.bot_turn
        if turn is not None:
            turn.cancel()
            with suppress(CancelledError):
                await turn
            self.thinkers.end()

    async def hear(self, told: str) -> None:
        """What another tab has written."""
        with suppress(msgspec.MsgspecError):  # of another edition of the pages
            notice = msgspec.json.decode(told, type=Notice)
            live = self.live.get(notice.table)
            if live is not None and notice.worker != self.service.worker:
                await self.service.take_in(live, notice)
                self._go_on(live)
