"""Limits: how often an address may ask, and how much it may send."""

import time
from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from roundhouse.kernel.refusal import refuse

MOST_BYTES = 500_000  # of a request
MOST_MESSAGE = 1_000  # of a socket message

# requests a second that go on for ever, and how many may come at once
ASKING = (50.0, 400.0)
MAKING = (0.5, 60.0)
GUESSING = (0.1, 10.0)
TALKING = (2.0, 20.0)
REPORTING = (1 / 60, 5.0)
ADVISING = (0.25, 10.0)  # a hint takes two seconds of a process that others wait for

DRAWING = (6.0, 120.0)  # maps: a light one takes a tenth of a second
MAILING = (1 / 600, 5.0)  # to addresses that nobody has confirmed
TESTING = (0.1, 6.0)

REVIEWING = (1 / 300, 6.0)  # a review takes minutes

TRYING = (1 / 600, 4.0)  # hundreds of games between bots

READING = (40.0, 12_000.0)  # moves of records: each is judged, and kept for a while

MOST_BUCKETS = 20_000


class Counting:
    """Whether anybody is counted, and whose addresses are not."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.free: Collection[str] = ()

    def count_others(self, free: Collection[str]) -> None:
        """Strangers come; those who were not counted before are not counted now."""
        if not self.limited:
            self.limited, self.free = True, free

    def counts(self, address: str) -> bool:
        return self.limited and address not in self.free


class Limits(Counting):
    """A bucket for each address and kind of request, which fills up again with time."""

    def __init__(self, limited: bool) -> None:
        super().__init__(limited)
        self.buckets: dict[tuple[str, tuple[float, float]], tuple[float, float]] = {}

    def take(self, address: str, kind: tuple[float, float], cost: float = 1.0) -> None:
        """`cost` is weighed by what the answer takes of the server."""
        if not self.counts(address):
            return
        rate, most = kind
        now = time.monotonic()
        left, since = self.buckets.get((address, kind), (most, now))
        left = min(most, left + (now - since) * rate)
        if left < min(cost, most):
            raise refuse("too-many-requests", {"seconds": round((cost - left) / rate, 1)})
        if len(self.buckets) >= MOST_BUCKETS:
            self._forget(now)
        self.buckets[address, kind] = (left - cost, now)

    def _forget(self, now: float) -> None:
        """Those that are full again; if need be, the oldest."""
        kept = {
            (address, kind): (left, since)
            for (address, kind), (left, since) in self.buckets.items()
            if left + (now - since) * kind[0] < kind[1]
        }
        self.buckets = dict(list(kept.items())[-MOST_BUCKETS // 2 :])


class Caller(NamedTuple):
    """Who asks, as far as it is counted."""

    address: str
    counted: Limits

    def take(self, kind: tuple[float, float], cost: float = 1.0) -> None:
        self.counted.take(self.address, kind, cost)

    @property
    def stranger(self) -> str:
        """The address, or nothing where it isn't counted."""
        return self.address if self.counted.counts(self.address) else ""


# sockets at a time
PER_ADDRESS = 300
PER_PERSON = 30
PER_TABLE = 1_000


class Sockets(Counting):
    """Those that are open, by address, by person and by table."""

    def __init__(self, limited: bool) -> None:
        super().__init__(limited)
        self.open: Counter[tuple[str, str]] = Counter()

    def come(self, address: str, person: str, table: str) -> list[tuple[str, str]]:
        """What is to be counted down again when it goes."""
        counted = {("address", address): PER_ADDRESS, ("person", person): PER_PERSON}
        counted["table", table] = PER_TABLE
        for one, most in counted.items():
            if self.counts(address) and self.open[one] >= most:
                raise refuse("too-many-sockets", {"most": most})
        self.open.update(counted.keys())
        return list(counted)

    def go(self, counted: list[tuple[str, str]]) -> None:
        for one in counted:
            self.open[one] -= 1
            if not self.open[one]:
                del self.open[one]
