"""The day's challenge: from the date alone, so the same in every house of this version.

Every game of the house comes once in as many days, in an order of its own each time; which of its
challenges, and what is dealt, is drawn too. `docs/challenges.md` tells the rule to people.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import blake2b

from roundhouse.kernel.game import games_of_the_house
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.rng import KEY_BITS, keyed
from roundhouse.tables.challenges import Challenge, challenges

FIRST = date(2026, 6, 28)  # number 1
FORGIVEN = 7  # in so many days, one without a try


@dataclass(frozen=True)
class Day:
    date: date
    number: int
    challenge: Challenge
    seed: int


def drawn(*said: object) -> int:
    """A number that follows from what is said, anywhere."""
    text = " ".join(map(str, said)).encode()
    return int.from_bytes(blake2b(text, digest_size=KEY_BITS // 8, person=b"day").digest(), "big")


def number_of(when: date) -> int:
    return (when - FIRST).days + 1


@cache
def day_of(when: date) -> Day:
    number = number_of(when)
    if number < 1:
        raise refuse("no-such-day", {"value": when.isoformat(), "there": FIRST.isoformat()})
    able = {id: [one for one in challenges(id) if one.for_a_day] for id in games_of_the_house()}
    games = [id for id, found in able.items() if found]
    time, at = divmod(number - 1, len(games))
    game = sorted(games, key=lambda id: drawn("game", time, id))[at]
    one = able[game][drawn("challenge", number) % len(able[game])]
    return day_with(when, one)


def day_with(when: date, one: Challenge) -> Day:
    """A day whose challenge is known: it may have been another one before ours were changed."""
    number = number_of(when)
    return Day(when, number, one, keyed(drawn("seed", number)))


def day_named(text: str, today: date) -> Day:
    """The day of a date in words; what is to come isn't told."""
    try:
        when = date.fromisoformat(text) if text else today
    except ValueError:
        when = date.max
    if when > today:
        raise refuse("no-such-day", {"value": text[:40], "there": FIRST.isoformat()})
    return day_of(when)


def today() -> date:
    """It begins everywhere at once."""
    return datetime.now(UTC).date()


def in_a_row(days: Collection[date], now: date) -> tuple[int, int]:
    """How many days have a try, up to now and at most ever; one without is forgiven in seven, and
    the present one isn't over yet."""
    row = longest = 0
    missed: date | None = None
    when = min(days, default=now)
    while when <= now:
        if when in days:
            row += 1
            longest = max(longest, row)
        elif when < now and missed is not None and (when - missed).days < FORGIVEN:
            row, missed = 0, None
        elif when < now:
            missed = when if row else None
        when += timedelta(1)
    return row, longest
