"""Intervals: how sure a share or a mean is. All of them are of 95 %."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A share or a mean of `number` cases, and the interval it lies in."""

    number: int
    value: float
    low: float
    high: float


def share(wins: float, number: int) -> Estimate:
    """Wilson's interval, which also holds for few cases; a shared win is part of one."""
    if number == 0:
        return Estimate(0, 0.0, 0.0, 1.0)
    found = wins / number
    middle = (found + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = sqrt(found * (1 - found) / number + Z * Z / (4 * number * number))
    half *= Z / (1 + Z * Z / number)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate(number, found, min(low, found), max(high, found))  # however it is rounded


@dataclass
class Sum:
    """Values as they come, of which only number, sum and squares are kept."""

    number: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def mean(self, number: int | None = None) -> Estimate:
        """Of `number` cases, those that were never added being zero."""
        n = self.number if number is None else number
        if n == 0:
            return Estimate(0, 0.0, 0.0, 0.0)
        mean = self.total / n
        variance = max(0.0, self.squares - n * mean * mean) / max(1, n - 1)
        half = Z * sqrt(variance / n)
        return Estimate(n, mean, mean - half, mean + half)
