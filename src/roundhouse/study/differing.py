"""Differing: how often two samples of the same thing differ by as much as these do."""

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt

from roundhouse.study.intervals import Estimate, student

CLOSE = 1e-12


def shares_differ(one: Estimate, other: Estimate) -> float:
    """Fisher's exact test, both tails: it holds for few cases, too. A share of a win is rounded
    towards the other side's."""
    if one.value > other.value:
        one, other = other, one
    few, many = _wins(one, up=True), _wins(other, up=False)
    if few * other.number >= many * one.number:
        return 1.0
    return fisher(few, one.number, many, other.number)


def share_is_not(of: Estimate, expected: float) -> float:
    """How often chance alone would take a share so far from what was to be expected, for as many
    cases as a normal distribution holds for: those of a study."""
    spread = expected * (1 - expected)
    if of.number == 0 or spread <= 0:
        return 1.0
    return erfc(abs(of.value - expected) / sqrt(2 * spread / of.number))


def corrected(chances: Sequence[float]) -> list[float]:
    """For as many as were looked at, by Holm's way: the surest counts as one of all of them, the
    next as one of those that are left, and none is surer than one before it."""
    found = [0.0] * len(chances)
    most = 0.0
    for at, line in enumerate(sorted(range(len(chances)), key=lambda one: chances[one])):
        most = max(most, min(1.0, chances[line] * (len(chances) - at)))
        found[line] = most
    return found


def _wins(of: Estimate, up: bool) -> int:
    wins = of.value * of.number
    near = round(wins)
    if abs(wins - near) < 1e-6:  # a whole number, however it was divided
        return near
    return int(wins) + up


def fisher(few: int, of: int, many: int, of_others: int) -> float:
    """Twice how often, of all wins, so few or fewer fall to the first."""
    wins = few + many

    def likely(here: int) -> float:
        ways = _log_ways(of, here) + _log_ways(of_others, wins - here)
        return exp(ways - _log_ways(of + of_others, wins))

    tail = 0.0
    for here in range(few, max(0, wins - of_others) - 1, -1):
        step = likely(here)
        tail += step
        if step < tail * CLOSE:
            break
    return min(1.0, 2 * tail)


def _log_ways(of: int, some: int) -> float:
    return lgamma(of + 1) - lgamma(some + 1) - lgamma(of - some + 1)


def means_differ(one: Estimate, other: Estimate) -> float:
    """Welch's test: the spreads may differ, and games count, not the seats in them. Where neither
    side ever varies, what is left to ask is how often so many would be all alike."""
    errors = [_error(of) ** 2 for of in (one, other)]
    apart = abs(one.value - other.value)
    if apart == 0:
        return 1.0
    if not any(errors):
        return fisher(0, one.games, other.games, other.games)
    free = sum(errors) ** 2 / sum(
        error * error / (of.games - 1) for error, of in zip(errors, (one, other))
    )
    return beyond(apart / sqrt(sum(errors)), free)


def _error(mean: Estimate) -> float:
    return (mean.high - mean.low) / 2 / student(mean.games - 1)


def beyond(t: float, free: float) -> float:
    """How much of Student's distribution lies beyond ±t: an incomplete beta function."""
    x = free / (free + t * t)
    a, b = free / 2, 0.5
    if x == 1.0:
        return 1.0
    front = exp(
        lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * (2 * log(t) - log(free + t * t))
    )
    if x < (a + 1) / (a + b + 2):
        return front / a * _fraction(a, b, x)
    return 1 - front / b * _fraction(b, a, 1 - x)


def _fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, from its front on (Lentz's way)."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 10_000):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d)
            c = 1 + term / c
            found *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return found
