"""The easy bot: a beginner who overlooks things, and never plays nonsense."""

from collections import Counter

import roundhouse as rh
from roundhouse.bots.easy import FIRST_FEW, OVERLOOKS, SLIP, EasyBot
from roundhouse.bots.tuning import tuning_of

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
LITTLE = SLIP * tuning_of("shop").scale / 4  # worse by so much is still good


def taken(*worth: float) -> Counter[int]:
    shelf = Shelf(SHOP, list(worth))
    return Counter(EasyBot(seed).choose(shelf, 0)[0] for seed in range(GAMES))


def test_the_best_is_overlooked_one_time_of_four():
    """What is left is far worse, so it takes the best whenever it sees it."""
    found = taken(0, 0, 0, 100, 0, 0, 0, 0)
    assert abs(found[3] / GAMES - (1 - 1 / OVERLOOKS)) < 0.05


def test_of_the_good_ones_it_takes_any_of_the_first_few():
    found = taken(*[-LITTLE * at / FIRST_FEW for at in range(THINGS)])
    assert set(found) == set(range(THINGS))  # the last ones when the first were overlooked
    firsts = [found[at] for at in range(FIRST_FEW)]
    assert min(firsts) > 0.15 * GAMES
    assert found[THINGS - 1] < 0.02 * GAMES


def test_it_takes_nothing_that_looks_much_worse():
    """Of the others it sees, the two good ones are in the first few, and nothing else is."""
    found = taken(10, 10 - LITTLE, 0, 0, 0, 0, 0, 0)
    assert abs(found[0] + found[1] - GAMES * (1 - 1 / OVERLOOKS**2)) < 0.05 * GAMES
    assert abs(found[0] - found[1]) < 0.1 * GAMES
