"""Clocks: time to think, worked out from the times of the journal."""

from roundhouse.tables.journal import Clock


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

    def run(self, seats: list[int]) -> None:
        self.running = seats if self.clock else []

    def turn_ended(self, seat: int) -> None:
        if self.clock:
            self.left[seat] += self.clock.increment

    def next_to_fall(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)
