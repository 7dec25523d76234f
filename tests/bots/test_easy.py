"""The easy bot: a beginner who overlooks things, and never plays nonsense."""

from collections import Counter

import roundhouse as rh
from roundhouse.bots.easy import FIRST_FEW, OVERLOOKS, EasyBot, slip_of

THINGS = 8
VERBS = [f"take-{at}" for at in range(THINGS)]
WORDS = rh.Vocabulary([("verb", VERBS)], {verb: [] for verb in VERBS})


class Shelf(rh.State):
    """Things to take one of."""

    def __init__(self, game, worth):
        super().__init__(game, 1, {}, WORDS, rh.Rng(1))
        self.worth = worth
        self.has = 0.0
        self.actors = [0]

    def words(self, said, seat):
        return [] if said else list(range(len(self.worth)))

    def judge(self, move, seat):
        return None

    def act(self, move, seat):
        self.has = self.worth[move[0]]

    def copy(self):
        other = self.begin_copy()
        assert isinstance(other, Shelf)
        other.worth, other.has = self.worth, self.has
        return other


class Shop(rh.Game):
    def evaluate(self, state, seat):
        return state.has


SHOP = Shop("shop", "Shop", 1, (1, 1), ())
GAMES = 2000
LITTLE = slip_of("shop") / 4  # worse by so much is still good


def taken(*worth: float) -> Counter[int]:
    shelf = Shelf(SHOP, list(worth))
    return Counter(EasyBot(seed).choose(shelf, 0)[0] for seed in range(GAMES))


def test_what_is_far_better_than_all_others_is_never_overlooked():
    """Nobody ruins himself by a move that he sees to be ruinous, though there be only two."""
    assert set(taken(0, 0, 0, 100, 0, 0, 0, 0)) == {3}
    assert set(taken(0, 100)) == {1}


def test_what_is_a_little_better_is_overlooked():
    """Half the time it sees but one of two, and else takes either."""
    found = taken(0, LITTLE)
    assert abs(found[1] / GAMES - 1 / 2) < 0.05


def test_of_the_good_ones_it_takes_any_of_the_first_few():
    found = taken(*[-LITTLE * at / FIRST_FEW for at in range(THINGS)])
    firsts = [found[at] for at in range(FIRST_FEW)]
    assert min(firsts) > 0.15 * GAMES
    assert 0 < found[FIRST_FEW + 1] < min(firsts)  # when some of the first were overlooked


def test_it_takes_nothing_that_looks_much_worse():
    """Whichever of the two good ones it sees; if neither, the best."""
    found = taken(10, 10 - LITTLE, 0, 0, 0, 0, 0, 0)
    assert set(found) == {0, 1}
    neither = 1 / OVERLOOKS**2
    assert abs(found[0] / GAMES - (1 + neither) / 2) < 0.05
