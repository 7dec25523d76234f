"""How `make bench-compare` judges what it has measured."""

import math

import pytest

from bench import compare


def test_a_machine_that_slows_down_slows_both():
    """Only the pairs count: half the speed in the last rounds changes nothing."""
    middle, low, high = compare.ratio([100, 100, 50, 50], [110, 110, 55, 55])
    assert middle == pytest.approx(1.1)
    assert low == pytest.approx(1.1) and high == pytest.approx(1.1)
    assert "faster" in compare.verdict(low, high)


def test_the_interval_is_students():
    old, new = [100.0] * 3, [100 * math.exp(x) for x in (0.0, 0.1, 0.2)]
    middle, low, high = compare.ratio(old, new)
    assert math.log(middle) == pytest.approx(0.1)
    assert math.log(high) - 0.1 == pytest.approx(4.303 * 0.1 / math.sqrt(3))
    assert math.log(low) + math.log(high) == pytest.approx(0.2)
    assert compare.verdict(low, high) == "no difference seen"


def test_one_round_is_sure_of_nothing():
    assert compare.ratio([100], [50]) == (0.5, 0.0, math.inf)


def test_slower():
    _, low, high = compare.ratio([100, 101, 99], [80, 81, 79])
    assert "slower" in compare.verdict(low, high)


def test_a_revision_that_does_not_exist_ends_it():
    with pytest.raises(SystemExit, match="no revision"):
        compare.commit_of("no-such-revision")
