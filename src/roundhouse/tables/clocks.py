"""Clocks: time to think, worked out from the times of the journal."""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from roundhouse.tables import hours
from roundhouse.tables.header import Clock
from roundhouse.tables.hours import Hours

DAY = 24 * 3600.0
WARNING = 0.8  # of what a seat had when it was asked
LEAST = 0.001  # seconds: sums of many days aren't exact
COURTESY = 20  # a prompt that asks nothing is free for this part of a clock


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


class SeatTime(Struct, frozen=True):
    """What a seat has left, as of the clocks' `since`.

    `had` is what it had when it was asked, `days` its bank of holidays, `rests` the end of the one
    it is on, `free` that of a prompt which asks nothing. `hours` are when its person plays; those
    that are `wanted` count when it is asked next. For moves up to `paid` it has had its increment.
    """

    left: float
    had: float
    days: int
    hours: Hours | None = None
    wanted: Hours | None = None
    rests: float = 0.0
    free: float = 0.0
    extended: bool = False
    warned: bool = False
    paid: int = 0


class Clocks:
    """The time of each seat, as of `since`; those in `running` are being used up. `nothing` are
    the seats that are asked nothing: there is only one answer."""

    def __init__(self, clock: Clock | None, seats: int, since: float) -> None:
        self.clock = clock
        self.times = (
            [SeatTime(float(clock.seconds), float(clock.seconds), clock.holiday)] * seats
            if clock
            else []
        )
        self.running: list[int] = []
        self.nothing: frozenset[int] = frozenset()
        self.since = since

    def copy(self) -> "Clocks":
        other = Clocks.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.times = self.times[:]
        other.running = self.running[:]
        return other

    @property
    def left(self) -> list[float]:
        return [one.left for one in self.times]

    def change(self, seat: int, **changes: object) -> None:
        self.times[seat] = replace(self.times[seat], **changes)

    # Reading.

    def _starts(self, seat: int) -> float:
        """From when on time is counted."""
        one = self.times[seat]
        return max(self.since, one.rests, one.free)

    def left_at(self, seat: int, time: float) -> float:
        one = self.times[seat]
        used = hours.played(one.hours, self._starts(seat), time) if seat in self.running else 0.0
        left = one.left - used
        return left if left > LEAST else 0.0

    def _used_up(self, seat: int, seconds: float) -> float:
        return hours.after(self.times[seat].hours, self._starts(seat), max(0.0, seconds))

    def falls(self, seat: int) -> float:
        """When the seat's clock runs out."""
        return self._used_up(seat, self.times[seat].left)

    def warns(self, seat: int) -> float:
        """When most of what the seat had is used up."""
        one = self.times[seat]
        return self._used_up(seat, one.left - one.had * (1 - WARNING))

    def goes_on(self, seat: int, time: float) -> float:
        """When the seat's clock goes again; `time` itself where it does."""
        return hours.opens(self.times[seat].hours, max(self._starts(seat), time))

    def on_holiday(self, seat: int, time: float) -> bool:
        return time < self.times[seat].rests

    def next_to_fall(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        return min(((self.falls(seat), seat) for seat in self.running), default=None)

    def next_due(self) -> tuple[float, int] | None:
        """When something is to be done about a clock, and about whose."""
        return min(((self._due(seat), seat) for seat in self.running), default=None)

    def _due(self, seat: int) -> float:
        one = self.times[seat]
        if seat in self.nothing:
            return max(one.free, one.rests)
        by_rule = self.clock is not None and self.clock.kept and not one.warned
        return self.warns(seat) if by_rule else self.falls(seat)

    # Changing.

    def pass_time(self, time: float) -> None:
        for seat in self.running:
            self.change(seat, left=self.left_at(seat, time))
        self.since = max(time, self.since)

    def forgive(self, seconds: float, time: float) -> None:
        """So much of the time until now doesn't count."""
        self.since = min(self.since + seconds, max(time, self.since))

    def run(self, seats: list[int]) -> None:
        """Those that weren't asked before are from now on, with all that they have."""
        if self.clock is None:
            return
        for seat in seats:
            if seat not in self.running:
                self._ask(seat)
        self.running = seats

    def _ask(self, seat: int) -> None:
        one = self.times[seat]
        self.change(seat, had=one.left, warned=False, hours=one.wanted)

    def ask_nothing(self, seats: Collection[int], only: Collection[int]) -> None:
        """A new question; to these `seats` it is none. Of them some have `only` one answer: the
        others' secrets may leave them more, but nobody shall see that by their clocks."""
        assert self.clock is not None
        courtesy = self.since + self.clock.seconds / COURTESY
        for seat in self.running:
            self.change(seat, free=courtesy if seat in seats else 0.0)
        self.nothing = frozenset(only) & frozenset(seats)

    def turn_ended(self, seat: int, move: int) -> None:
        """An increment for each turn, once: not again for one that was taken back."""
        clock = self.clock
        if clock is None or (clock.form > 1 and move <= self.times[seat].paid):
            return
        left = self.times[seat].left + clock.increment
        left = left if clock.cap is None else max(self.times[seat].left, min(left, clock.cap))
        self.change(seat, left=left, paid=move, rests=0.0)
        self._ask(seat)

    def extend(self, seat: int, seconds: float) -> None:
        left = self.times[seat].left + seconds
        self.change(seat, left=left, had=left, extended=True, warned=False)

    def rest(self, seat: int, days: int, time: float) -> None:
        """The clock stands for so many days; it is as it was afterwards."""
        one = self.times[seat]
        self.change(seat, days=one.days - days, rests=max(time, one.rests) + days * DAY)

    def keep_hours(self, seat: int, wanted: Hours | None) -> None:
        """Not during a turn: else nobody's clock would ever go."""
        self.change(seat, wanted=wanted)
        if seat not in self.running:
            self.change(seat, hours=wanted)

    def come_back(self, seat: int) -> None:
        """To a seat that a bot has kept: with time for a turn."""
        if self.clock is not None:
            least = float(self.clock.increment or self.clock.seconds / COURTESY)
            self.change(seat, left=max(self.times[seat].left, least), rests=0.0)

    def begin_anew(self, seat: int) -> None:
        """Another person, with all the time that one begins with."""
        if self.clock is not None:
            seconds = float(self.clock.seconds)
            self.times[seat] = SeatTime(seconds, seconds, self.clock.holiday)
