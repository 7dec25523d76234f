"""Worker: what the page's worker calls, and what it is asked for in return.

`begin` gets the browser: its storage, its other worker, and where to say things.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from roundhouse.kernel.refusal import Refused, refuse
from roundhouse.server import messages
from roundhouse.server.live_table import LiveTable
from roundhouse.server.presence import Listener
from roundhouse.server.tables import watched
from roundhouse.site import desk
from roundhouse.site.host import ME, SiteHost
from roundhouse.site.storage import Kind, Memory, Row, Storage
from roundhouse.site.store import SiteStore
from roundhouse.site.thinkers import SiteThinkers


class Browser(Protocol):
    """The worker's JavaScript. Its storage fails by raising an error that has a `name`."""

    lasting: bool

    def get(self, kind: str, key: str) -> Awaitable[str | None]: ...
    def after(self, kind: str, first: str, last: str) -> Awaitable[str]: ...
    def write(self, rows: str) -> Awaitable[bool]: ...
    def clear(self) -> Awaitable[None]: ...
    def think(self, asked: Any) -> Awaitable[Any]: ...
    def endThinking(self) -> None: ...
    def say(self, socket: int, text: str | None) -> None: ...
    def tell(self, told: str) -> None: ...


FULL = "QuotaExceededError"


class BrowserStorage:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def get(self, kind: Kind, key: str) -> str | None:
        text: str | None = await self._asked(self.browser.get(kind, key))
        return text

    async def after(self, kind: Kind, first: str, last: str) -> list[tuple[str, str]]:
        text = await self._asked(self.browser.after(kind, first, last))
        return msgspec.json.decode(text, type=list[tuple[str, str]])

    async def write(self, rows: Sequence[Row]) -> bool:
        return bool(await self._asked(self.browser.write(msgspec.json.encode(rows).decode())))

    async def clear(self) -> None:
        await self._asked(self.browser.clear())

    async def _asked(self, asked: Awaitable[Any]) -> Any:
        try:
            return await asked
        except Exception as error:
            name = str(getattr(error, "name", ""))
            if FULL in name or FULL in str(error):
                raise refuse("storage-full") from None
            raise refuse("storage-away", {"why": f"{name or type(error).__name__}"[:80]}) from None


class House:
    """One for each worker: the host, and the sockets that are open to its tables."""

    def __init__(self, browser: Browser, today: str = "") -> None:
        self.browser = browser
        storage: Storage = BrowserStorage(browser) if browser.lasting else Memory()
        store = SiteStore(storage, browser.tell)
        self.host = SiteHost(store, SiteThinkers(self._think, browser.endThinking), today)
        self.sockets: dict[int, asyncio.Task[None]] = {}
        self.at: dict[int, LiveTable] = {}  # by socket

    async def _think(self, asked: bytes) -> bytes:
        said: bytes = (await self.browser.think(asked)).to_bytes()
        return said

    async def ask(self, method: str, address: str, body: str | None) -> tuple[int, str]:
        status, said = await desk.answer(self.host, method, address, body)
        return status, said.decode()

    async def heard(self, told: str) -> None:
        await self.host.hear(told)

    # Sockets.

    def open(self, number: int, table: str) -> None:
        self.sockets[number] = asyncio.ensure_future(self._attend(number, table))

    def close(self, number: int) -> None:
        task = self.sockets.pop(number, None)
        if task is not None:
            task.cancel()

    def hear(self, number: int, text: str) -> None:
        """A ping: pages say nothing else on a socket."""
        live = self.at.get(number)
        if live is not None:
            self.browser.say(number, encoded(messages.Pong(live.table.number)))

    async def _attend(self, number: int, table: str) -> None:
        try:
            live = await watched(self.host, table, ME)
        except Refused as refused:
            self.browser.say(number, encoded(messages.SocketRefusal(refused.rule, refused.facts)))
            self.browser.say(number, None)
            return
        listener = Listener(ME)
        listener.tell(encoded(messages.Hello(live.whole(ME))))
        self.host.come(live, listener)
        self.at[number] = live
        try:
            while (text := await listener.texts.get()) is not None:
                self.browser.say(number, text)
            self.browser.say(number, None)
        finally:
            del self.at[number]
            await self.host.leave(live, listener)


def encoded(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()
