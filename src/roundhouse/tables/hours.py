"""Hours: when somebody plays. Outside of them his clock stands."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from roundhouse.kernel.refusal import refuse

DAY = 24 * 60  # minutes
LEAST = 6 * 60  # minutes of a day on which one plays
MOST_OFF = 3  # days of a week
FURTHEST = timedelta(days=800)  # no clock runs longer


class Hours(Struct, frozen=True, omit_defaults=True):
    """From minute `begin` of the day to minute `end`, of the next day where that isn't later, in
    a `zone` by its IANA name; never on the weekdays that are `off`, Monday being 0."""

    zone: str
    begin: int = 0
    end: int = DAY
    off: tuple[int, ...] = ()

    @property
    def minutes(self) -> int:
        """Of a day on which one plays."""
        return (self.end - self.begin) % DAY or DAY


@lru_cache(256)
def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise refuse("unknown-zone", {"zone": name[:40]}) from None


def check(hours: Hours) -> Hours:
    """Enough of them that a game goes on."""
    zone_of(hours.zone)
    off = tuple(sorted(set(hours.off)))
    real = 0 <= hours.begin < DAY and 0 < hours.end <= DAY
    if not real or any(one not in range(7) for one in off):
        raise refuse("unknown-hours")
    if hours.minutes < LEAST or len(off) > MOST_OFF:
        raise refuse("too-few-hours", {"hours": LEAST // 60, "days": 7 - MOST_OFF})
    return Hours(hours.zone, hours.begin, hours.end, off)


def _windows(hours: Hours, since: float) -> Iterator[tuple[float, float]]:
    """The times in which one plays, from the one that may have begun before `since`."""
    zone = zone_of(hours.zone)
    today = datetime.fromtimestamp(since, UTC).astimezone(zone).date()
    last = today + FURTHEST
    day = today - timedelta(days=1)
    while day < last:
        if day.weekday() not in hours.off:
            began = _at(day, hours.begin, zone)
            yield began, max(began, _at(day, hours.begin + hours.minutes, zone))
        day += timedelta(days=1)


def _at(day: date, minute: int, zone: ZoneInfo) -> float:
    """By the clock on the wall, whatever summer does to it."""
    return (datetime.combine(day, time(0), zone) + timedelta(minutes=minute)).timestamp()


def played(hours: Hours | None, since: float, until: float) -> float:
    """Seconds of one's hours between the two."""
    if until <= since:
        return 0.0
    if hours is None:
        return until - since
    seconds = 0.0
    for began, ended in _windows(hours, since):
        if began >= until:
            break
        seconds += max(0.0, min(ended, until) - max(began, since))
    return seconds


def after(hours: Hours | None, since: float, seconds: float) -> float:
    """When so many seconds of one's hours have passed."""
    if hours is None:
        return since + seconds
    at = since
    for began, ended in _windows(hours, since):
        begins = max(began, at)
        if ended <= begins:
            continue
        if begins + seconds <= ended:
            return begins + seconds
        seconds -= ended - begins
        at = ended
    return at


def opens(hours: Hours | None, at: float) -> float:
    """The first moment from then on at which one plays."""
    if hours is None:
        return at
    return next((max(began, at) for began, ended in _windows(hours, at) if ended > at), at)
