"""Clocks: time to think, worked out from the times of the journal."""

from collections.abc import Sequence

from msgspec import Struct

from roundhouse.tables.header import Clock


class Outage(Struct, frozen=True):
    """A time in which nobody could play."""

    began: float
    ended: float


def lost(outages: Sequence[Outage], since: float, until: float) -> float:
    """Seconds between the two in which nobody could play."""
    seconds = 0.0
    for one in sorted(outages, key=lambda one: one.began):  # they may overlap
        began, ended = max(one.began, since), min(one.ended, until)
        if ended > began:
            seconds += ended - began
            since = ended
    return seconds


class Clocks:
    """Seconds left by seat, as of `since`; those in `running` are being used up."""

    def __init__(self, clock: Clock | None, seats: int, since: float) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats if clock else []
        self.running: list[int] = []
        self.since = since

    def copy(self) -> "Clocks":
        other = Clocks(None, 0, self.since)
        other.clock = self.clock
        other.left = self.left[:]
        other.running = self.running[:]
        return other

    def left_at(self, seat: int, time: float) -> float:
        used = max(0.0, time - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def pass_time(self, time: float) -> None:
        for seat in self.running:
            self.left[seat] = self.left_at(seat, time)
        self.since = max(time, self.since)

    def forgive(self, seconds: float, time: float) -> None:
        """So much of the time until now doesn't count."""
        self.since = min(self.since + seconds, max(time, self.since))

    def run(self, seats: list[int]) -> None:
        self.running = seats if self.clock else []

    def turn_ended(self, seat: int) -> None:
        if self.clock:
            self.left[seat] += self.clock.increment

    def next_to_fall(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
