"""Hours: when somebody is left in peace, and when his mails come together, by the clock on his
wall."""

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from roundhouse.tables.store.addresses import Hours

DAY = 24 * 60


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def at_minute(day: datetime, minute: int) -> datetime:
    """Of that day, as its clocks show it: an hour that summer time leaves out comes with the
    next."""
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)


def peace_ends(hours: Hours, now: float) -> float | None:
    """When somebody may be told again; None if he may now."""
    if hours.quiet is None or hours.awake is None or hours.quiet == hours.awake:
        return None
    local = datetime.fromtimestamp(now, zone(hours.zone))
    minute = local.hour * 60 + local.minute
    if (minute - hours.quiet) % DAY >= (hours.awake - hours.quiet) % DAY:
        return None
    return _next(local, hours.awake)


def _next(local: datetime, minute: int) -> float:
    ends = at_minute(local, minute)
    if ends <= local:
        ends = at_minute(local + timedelta(days=1), minute)
    return ends.timestamp()


def last_digest(hours: Hours, now: float) -> float | None:
    """When mails last came together; None where each comes by itself."""
    if hours.digest is None:
        return None
    local = datetime.fromtimestamp(now, zone(hours.zone))
    last = at_minute(local, hours.digest)
    if last > local:
        last = at_minute(local - timedelta(days=1), hours.digest)
    return last.timestamp()


def next_digest(hours: Hours, now: float) -> float:
    assert hours.digest is not None
    return _next(datetime.fromtimestamp(now, zone(hours.zone)), hours.digest)
