"""Doorway: connections before they are requests. Who only half asks doesn't keep others out.

A request has so many seconds to come in whole. There are never more connections than files can be
open, and where there are too many, the one that has waited longest for its request goes first.
"""

import asyncio
import os
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

HEADER_SECONDS = 10.0  # until the headers are there
BODY_SECONDS = 30.0  # and then the rest
RESERVED = 200  # files for the database, the pages, the bots
MOST_FILES = 65_536
PER_ADDRESS = 512  # connections; a proxy on this machine has as many as it likes
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
    except ImportError:  # it exists for most machines, but not for all
        from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol


def most_connections() -> int:
    """As many files as this process may open, and a few less."""
    try:
        import resource
    except ImportError:  # Windows has none
        return 400
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(50, wanted - RESERVED)


def speaks_for_many(address: str) -> bool:
    """A proxy: on this machine, or one that uvicorn is told to trust, by address or range."""
    given = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    return address in ("127.0.0.1", "::1") or address in proxies(given)


@cache
def proxies(given: str) -> Any:
    """Hosts that can be asked for with `in`: uvicorn knows how to read the list."""
    nowhere: Any = None
    return ProxyHeadersMiddleware(nowhere, given).trusted_hosts


class Doorway(Protocol):
    """A connection with a deadline while a request is coming in: `waiting` are those that have
    one, the longest first."""

    waiting: ClassVar["dict[Doorway, None]"] = {}
    addresses: ClassVar[Counter[str]] = Counter()
    most = 0
    turned_away = 0

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.stage = ""
        self.address = ""
        self.counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        here = Doorway
        here.most = here.most or most_connections()
        self.address = self.client[0] if self.client else ""
        here.addresses[self.address] += 1
        self.counted = True
        if not speaks_for_many(self.address) and here.addresses[self.address] > PER_ADDRESS:
            self._turn_away()
        elif len(self.connections) > here.most:
            (next(iter(here.waiting), self))._turn_away()
        if not transport.is_closing():
            self._expect("headers", HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._count_out()
        super().connection_lost(exc)

    def _count_out(self) -> None:
        """Once: a socket is counted elsewhere."""
        if self.counted:
            self.counted = False
            Doorway.addresses[self.address] -= 1
            if not Doorway.addresses[self.address]:
                del Doorway.addresses[self.address]

    def _look(self) -> None:
        """How far the request has come."""
        cycle: Any = self.cycle
        if self.transport.is_closing():
            self._stop()
        elif self.transport.get_protocol() is not self:
            self._stop()  # a socket now, which has pings of its own
            self._count_out()
        elif cycle is None or cycle.response_complete:
            self._expect("headers", HEADER_SECONDS)
        elif cycle.more_body:
            self._expect("body", BODY_SECONDS)
        else:
            self._stop()

    def _expect(self, stage: str, seconds: float) -> None:
        if self.stage == stage:
            return
        self._stop()
        self.stage = stage
        self.deadline = self.loop.call_later(seconds, self._turn_away)
        Doorway.waiting[self] = None

    def _stop(self) -> None:
        self.stage = ""
        Doorway.waiting.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _turn_away(self) -> None:
        Doorway.turned_away += 1
        self._stop()
        if not self.transport.is_closing():
            self.transport.write(TOO_LATE)
            self.transport.close()
