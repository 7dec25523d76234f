"""Intervals: how sure a share or a mean is. All of them are of 95 %."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

Z = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution
# Student's: standard errors on either side, by degrees of freedom from 1 on
T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


def student(free: int) -> float:
    """How many standard errors hold 95 %, where the spread itself is only estimated."""
    if free < 1:
        return inf
    if free <= len(T):
        return T[free - 1]
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)


@dataclass(frozen=True)
class Estimate:
    """A share or a mean of `number` cases, and the interval it lies in. Cases of one game may have
    much in common: `games` are those that tell by themselves."""

    number: int
    value: float
    low: float
    high: float
    games: int


def share(wins: float, number: int, effect: float = 1.0) -> Estimate:
    """Wilson's interval, which also holds for few cases; a shared win is part of one.

    `effect`: so many cases tell as much as one that is independent of the others.
    """
    if number == 0:
        return Estimate(0, 0.0, 0.0, 1.0, 0)
    found = wins / number
    n = number / effect
    middle = (found + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = sqrt(found * (1 - found) / n + Z * Z / (4 * n * n)) * Z / (1 + Z * Z / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    low, high = min(low, found), max(high, found)  # however it is rounded
    return Estimate(number, found, low, high, number)


def share_of_deals(deals: Sequence[Sequence[float]]) -> Estimate:
    """The share of wins where a deal was played several times. Where that makes its games end
    alike, they tell less than as many deals would; they are never taken to tell more."""
    number = sum(map(len, deals))
    wins = sum(map(sum, deals))
    alone = wins * (1 - wins / number) if number else 0.0  # the spread of so many separate games
    if len(deals) < 2 or alone == 0:
        return share(wins, number)
    spread = sum((sum(deal) - len(deal) * wins / number) ** 2 for deal in deals)
    return share(wins, number, max(1.0, spread * len(deals) / (len(deals) - 1) / alone))


@dataclass
class Sum:
    """Values as they come, game by game, of which only sums are kept.

    Who plays in one game has much in common, a rich board say: the interval goes by games.
    """

    games: int = 0
    number: int = 0
    total: float = 0
    squares: float = 0  # of a game's total
    products: float = 0  # of a game's total and its number of cases
    sizes: int = 0  # squares of a game's number of cases

    def add(self, values: Sequence[float], cases: int | None = None) -> None:
        """The values of one game; further cases of it are zero."""
        number = len(values) if cases is None else cases
        total = sum(values)
        self.games += 1
        self.number += number
        self.total += total
        self.squares += total * total
        self.products += total * number
        self.sizes += number * number

    def mean(self, of: "Sum | None" = None) -> Estimate:
        """Of all cases of another sum, those that were never added here being zero."""
        of = of or self
        if of.number == 0:
            return Estimate(0, 0.0, 0.0, 0.0, 0)
        mean = self.total / of.number
        if of.games < 2:
            return Estimate(of.number, mean, -inf, inf, of.games)
        spread = self.squares - 2 * mean * self.products + mean * mean * of.sizes
        error = sqrt(max(0.0, spread) * of.games / (of.games - 1)) / of.number
        half = student(of.games - 1) * error
        return Estimate(of.number, mean, mean - half, mean + half, of.games)
