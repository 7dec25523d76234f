"""Limits: how often an address may ask, and how much it may send."""

import time

from roundhouse.kernel.refusal import refuse

MOST_BYTES = 500_000  # of a request
MOST_MESSAGE = 1_000  # of a socket message

# requests a second that go on for ever, and how many may come at once
ASKING = (50.0, 400.0)
MAKING = (0.5, 60.0)
GUESSING = (0.1, 10.0)
TALKING = (2.0, 20.0)
ADVISING = (0.5, 10.0)  # a hint takes two seconds of a process that others' bots wait for

MOST_BUCKETS = 20_000


class Limits:
    """A bucket for each address and kind of request, which fills up again with time."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.buckets: dict[tuple[str, tuple[float, float]], tuple[float, float]] = {}

    def take(self, address: str, kind: tuple[float, float]) -> None:
        if not self.limited:
            return
        rate, most = kind
        now = time.monotonic()
        left, since = self.buckets.get((address, kind), (most, now))
        left = min(most, left + (now - since) * rate)
        if left < 1:
            raise refuse("too-many-requests", {"seconds": round((1 - left) / rate, 1)})
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets.clear()
        self.buckets[address, kind] = (left - 1, now)
