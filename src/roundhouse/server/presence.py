"""Presence: who looks at a table now, and since when somebody is gone."""

import asyncio
import time
from collections.abc import Collection

from roundhouse.tables.notices import Here
from roundhouse.tables.now import now

STILL_HERE = 30.0  # seconds after which a process says again who is here
TELL_EVERY = 1.0  # seconds: who comes and goes is told no more often
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


class Presence:
    """At one table: `listeners` in this process, `sockets` how many each person has there,
    `elsewhere` what other processes have said and when, `left` when somebody went."""

    def __init__(self, left: dict[str, float] | None = None) -> None:
        self.listeners: list[Listener] = []
        self.sockets: dict[str, int] = {}
        self.elsewhere: dict[str, tuple[float, Here]] = {}
        self.left = left if left is not None else {}

    def come(self, listener: Listener) -> None:
        self.listeners.append(listener)
        if listener.person is not None:
            self.sockets[listener.person] = self.sockets.get(listener.person, 0) + 1
            self.left.pop(listener.person, None)

    def go(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        person = listener.person
        if person is not None:
            self.sockets[person] -= 1
            if not self.sockets[person]:
                del self.sockets[person]
                self.left[person] = now()

    def here(self, seated: Collection[str]) -> Here:
        """Who is in this process, for the others: visitors are only counted."""
        present = [person for person in seated if person in self.sockets]
        left = {person: self.left[person] for person in seated if person in self.left}
        return Here(present, len(self.sockets) - len(present), left)

    def heard(self, worker: str, here: Here) -> bool:
        """Another process has said who is there; whether that changes anything."""
        before = self.elsewhere.get(worker)
        self.elsewhere[worker] = (time.monotonic(), here)
        for person in before[1].people if before is not None else []:
            if person not in here.people:
                self.left[person] = now()
        for person, when in here.left.items():
            self.left[person] = max(when, self.left.get(person, 0.0))
        if before is None:
            return True
        return (before[1].people, before[1].visitors) != (here.people, here.visitors)

    def _lately(self) -> list[Here]:
        lately = time.monotonic() - 2.5 * STILL_HERE
        return [here for when, here in self.elsewhere.values() if when > lately]

    def people(self) -> frozenset[str]:
        """Here, or in another process that has said so lately."""
        present = set(self.sockets)
        for here in self._lately():
            present.update(here.people)
        return frozenset(present)

    def visitors(self, seated: Collection[str]) -> int:
        """How many only watch."""
        mine = self.here(seated).visitors
        return mine + sum(here.visitors for here in self._lately())
