"""Live: a table in memory, and those who look at it."""

import asyncio
import time

from roundhouse.server.seen import Eyes, Scene
from roundhouse.tables.history import History
from roundhouse.tables.table import Table

STILL_HERE = 30.0  # seconds after which a process says again who is here
MOST_WAITING = 200  # messages for a browser that doesn't take them


class Listener:
    """A socket: texts to be sent, until it falls too far behind."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.texts: asyncio.Queue[str | None] = asyncio.Queue()
        self.ended = False

    def tell(self, text: str) -> None:
        if self.ended:
            return
        if self.texts.qsize() >= MOST_WAITING:
            self.end()
        else:
            self.texts.put_nowait(text)

    def end(self) -> None:
        """The browser will connect again and fetch what it has missed."""
        self.ended = True
        self.texts.put_nowait(None)


class Live:
    def __init__(self, table: Table) -> None:
        self.id = table.header.id
        self.table = table
        self.lock = asyncio.Lock()
        self.eyes = Eyes(table.line.state)
        self.history = History()
        self.reading = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        self.left: dict[str, float] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.falling: asyncio.TimerHandle | None = None
        self.used = self.opened = time.monotonic()

    def advance(self, table: Table) -> None:
        self.table = table
        if self.eyes.state is not table.line.state:
            self.eyes = Eyes(table.line.state)

    def scene(self, secret: bytes) -> Scene:
        return Scene(self.table, self.eyes, self.present(), secret, time.time())

    def present(self) -> frozenset[str]:
        """Here, or in another process that has said so lately."""
        here = [one.person for one in self.listeners if one.person is not None]
        lately = time.monotonic() - 2.5 * STILL_HERE
        for when, people in self.elsewhere.values():
            here += people if when > lately else []
        return frozenset(here)

    def came(self, person: str | None) -> None:
        if person is not None:
            self.left.pop(person, None)

    def went(self, person: str | None) -> None:
        if person is not None and person not in self.present():
            self.left[person] = time.monotonic()

    def gone_for(self, person: str) -> float:
        if person in self.present():
            return 0.0
        return time.monotonic() - self.left.get(person, self.opened)

    def busy(self) -> bool:
        return self.thinking is not None or self.falling is not None or self.lock.locked()

    def stop_clock(self) -> None:
        if self.falling is not None:
            self.falling.cancel()
            self.falling = None

    def stop(self) -> None:
        self.stop_clock()
        if self.thinking is not None:
            self.thinking.cancel()
