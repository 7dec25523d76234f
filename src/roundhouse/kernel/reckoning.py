"""Reckoning the same on every machine: bots choose by numbers, and games repeat from their seed.

Sums, products, quotients and roots are the same everywhere; what a C library makes of exp, log or
pow differs in the last bit from one to the next, and Python adds floats by sum() in another way
since 3.12.
"""

from typing import Final

FARTHEST: Final = 700.0  # beyond it a number is too large, or too small, to be held
LOG2: Final = 1.4426950408889634  # of e
LN2_HIGH: Final = 0.693147180369123816490  # its last bits are 0, so that products with it are exact
LN2_LOW: Final = 1.90821492927058770002e-10
TERMS: Final = 13
ROOT: Final = 1.4142135623730951  # of 2
LOG_TERMS: Final = 23  # the last power


def _doubled() -> list[float]:
    """2 to the n, at ZERO + n."""
    found = [1.0]
    for _ in range(ZERO):
        found.append(found[-1] / 2)
    found.reverse()
    for _ in range(ZERO):
        found.append(found[-1] * 2)
    return found


ZERO: Final = 1020
TWO: Final = _doubled()


def exp(x: float) -> float:
    """e to the x, of x within FARTHEST: as 2 to a whole number and what is left of it."""
    x = min(max(x, -FARTHEST), FARTHEST)
    whole = int(x * LOG2 + (0.5 if x >= 0 else -0.5))
    rest = x - whole * LN2_HIGH - whole * LN2_LOW
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    return total * TWO[ZERO + whole]


def log(x: float) -> float:
    """Of a number above 0: halved or doubled until it is near 1, and the series of what is left."""
    whole = 0
    while x > ROOT:
        x /= 2
        whole += 1
    while x < 1 / ROOT:
        x *= 2
        whole -= 1
    part = (x - 1) / (x + 1)
    total = 0.0
    for power in range(LOG_TERMS, 0, -2):
        total = total * part * part + 1 / power
    return 2 * part * total + whole * LN2_LOW + whole * LN2_HIGH
