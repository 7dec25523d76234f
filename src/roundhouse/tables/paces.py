"""Paces: how fast people play who find each other in a queue, and which clocks there are."""

from msgspec import Struct
from msgspec.structs import replace

from roundhouse.kernel.game import Game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.tables.header import Clock

MINUTE, HOUR, DAY = 60, 3600, 86_400
FORM = 2  # of clocks that are made today
USUAL = 3  # seats, where the game allows it


class Pace(Struct, frozen=True):
    """Everybody says that he is here within `check_in` seconds before the game begins."""

    clock: Clock
    check_in: float


PACES = {
    "live": Pace(
        Clock(30 * MINUTE, 30, cap=40 * MINUTE, extension=3 * MINUTE, kept=True, form=FORM),
        90.0,
    ),
    "days": Pace(
        Clock(
            3 * DAY,
            12 * HOUR,
            cap=5 * DAY,
            hours=True,
            holiday=7,
            extension=12 * HOUR,
            kept=True,
            form=FORM,
        ),
        1.0 * DAY,
    ),
}


def pace(name: str) -> Pace:
    if name not in PACES:
        raise refuse("unknown-pace", {"pace": name[:40]})
    return PACES[name]


def checked(clock: Clock) -> Clock:
    """A clock as somebody wishes it, by today's rules: nothing lifts it above its cap."""
    most = max(clock.seconds, clock.increment, clock.extension)
    if clock.cap is not None and clock.cap < most:
        raise refuse("low-cap", {"cap": clock.cap, "most": most})
    if (clock.holiday or clock.extension) and not clock.kept:
        raise refuse("clock-without-bot")
    return replace(clock, form=FORM)


def usual_seats(known: Game[State]) -> int:
    """How many play where nobody has said: a middling number, and no fewer than two."""
    low, high = known.seats
    return min(high, max(low, 2, USUAL))
