"""Lists kept in order do what sorting, `in` and `remove` do."""

from roundhouse.kernel.rng import Rng
from roundhouse.rails import ordered


def test_adding_and_dropping_keep_the_order():
    luck = Rng(4)
    kept: list[int] = []
    plain: list[int] = []
    for _ in range(400):
        one = 300 + luck.below(40)
        if one in plain:
            assert ordered.holds(kept, one)
            ordered.drop(kept, one)
            plain.remove(one)
        else:
            assert not ordered.holds(kept, one)
            ordered.add(kept, one)
            plain.append(one)
        assert kept == sorted(plain)
