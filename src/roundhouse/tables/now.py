"""Now: the time of day at every table.

A machine's clock may be set while people play. Ours goes on as it was until that has been noted as
time in which nobody could play, so nobody's time runs out by it.
"""

import time


def machines_ahead() -> float:
    """Of the clock that nobody can set."""
    return time.time() - time.monotonic()


class Wall:
    """The clock on the wall of this process."""

    def __init__(self) -> None:
        self.ahead = machines_ahead()

    def now(self) -> float:
        return time.monotonic() + self.ahead

    def jump(self) -> float:
        """Seconds by which the machine's clock has been set ahead, or back."""
        return machines_ahead() - self.ahead


WALL = Wall()
now = WALL.now
