"""Intervals: held against figures from textbooks, and against many draws."""

from math import inf

import pytest

from roundhouse.kernel.rng import Rng
from roundhouse.study.intervals import Sum, share, share_of_deals, student


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
        values.add([value])
    found = values.mean()
    assert found.value == 5
    assert found.high - 5 == 5 - found.low == pytest.approx(2.365 * (32 / 7 / 8) ** 0.5)


@pytest.mark.parametrize(
    ("free", "t"), [(1, 12.706), (9, 2.262), (10, 2.228), (15, 2.131), (30, 2.042), (10**6, 1.960)]
)
def test_few_cases_take_students_distribution(free: int, t: float):
    assert student(free) == pytest.approx(t, abs=0.003)


def test_one_game_does_not_tell_how_much_games_differ():
    one = Sum()
    one.add([3, 5])
    assert (one.mean().value, one.mean().low, one.mean().high) == (4, -inf, inf)


def test_cases_that_were_never_added_are_zero():
    some, all_ = Sum(), Sum()
    for values in ([3, 0], [0, 0], [1, 2], [0]):
        all_.add(values)
        if any(values):
            some.add([value for value in values if value], len(values))
    assert some.mean(all_) == all_.mean()
    assert all_.mean().high > all_.mean().value


def test_a_mean_counts_games_not_the_seats_in_them():
    """Two seats that always do alike tell no more than one."""
    once, twice = Sum(), Sum()
    for value in (2, 4, 9):
        once.add([value])
        twice.add([value, value])
    assert twice.mean().number == 6
    assert twice.mean().low == pytest.approx(once.mean().low)


def test_seats_that_differ_in_a_game_are_not_taken_to_be_alike():
    """By hand: the mean is 3, the games have 4 - 2·3, 9 - 2·3 and 2 - 1·3 too much."""
    values = Sum()
    for game in ([1, 3], [4, 5], [2]):
        values.add(game)
    error = ((4 + 9 + 1) * 3 / 2) ** 0.5 / 5
    assert values.mean().high == pytest.approx(3 + 4.303 * error)


def test_games_of_one_deal_that_end_alike_count_as_one():
    alike = share_of_deals([[1, 1], [0, 0], [1, 1], [0, 0]])
    assert (alike.number, alike.value) == (8, 0.5)
    apart = share_of_deals([[1, 0], [0, 1], [1, 0], [0, 1]])
    assert apart == share(4, 8)
    fewer = share(2, 4)
    assert alike.low < fewer.low < apart.low
    assert share_of_deals([]) == share(0, 0) and share_of_deals([[1, 1]]) == share(2, 2)


def test_nineteen_of_twenty_intervals_of_paired_deals_hold_the_truth():
    """A deal decides half of its games by itself."""
    rng = Rng(2)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(30):
            given = rng.below(10) < 6
            deals.append([float(given if rng.below(2) else rng.below(10) < 6) for _ in range(3)])
        found = share_of_deals(deals)
        held += found.low <= 0.6 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_nineteen_of_twenty_intervals_hold_the_truth():
    rng = Rng(1)
    held = 0
    for _ in range(400):
        found = share(sum(rng.below(10) < 3 for _ in range(60)), 60)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98
