"""Intervals: held against figures from textbooks, and against many draws."""

import pytest

from roundhouse.kernel.rng import Rng
from roundhouse.study.intervals import Sum, share


@pytest.mark.parametrize(
    ("wins", "number", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson(wins: int, number: int, low: float, high: float):
    found = share(wins, number)
    assert found.value == wins / number
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_nothing_played_says_nothing():
    found = share(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_the_interval_of_a_mean():
    values = Sum()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        values.add(value)
    found = values.mean()
    assert found.value == 5
    assert found.high - 5 == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)


def test_cases_that_were_never_added_are_zero():
    some, all_ = Sum(), Sum()
    for value in (3, 0, 1, 0):
        all_.add(value)
        if value:
            some.add(value)
    assert some.mean(4) == all_.mean()


def test_nineteen_of_twenty_intervals_hold_the_truth():
    rng = Rng(1)
    held = 0
    for _ in range(400):
        found = share(sum(rng.below(10) < 3 for _ in range(60)), 60)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98
