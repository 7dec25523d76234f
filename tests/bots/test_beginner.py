"""The beginner, who likes what scores at once, and the anchor below, who thinks of nothing else."""

from collections import Counter

import pytest

import roundhouse as rh
from roundhouse.bots.beginner import SHARE, BeginnerBot
from roundhouse.bots.roster import ANCHORS, BOTS, check, let_in, make
from roundhouse.tables.levels import bots_for
from tests.bots.test_easy import Shelf

TIMES = 400


class Market(rh.Game):
    """A thing scores what is written on it; what it is good for is worth the rest."""

    def evaluate(self, state, seat):
        return state.has

    def figures(self, state):
        return {"points": [int(state.has)]}


class Promises(Market):
    """Only what is worth less than two scores at once."""

    def figures(self, state):
        return {"points": [int(state.has) if state.has < 2 else 0]}


MARKET = Market("market", "Market", 1, (1, 1), ())
PROMISES = Promises("promises", "Promises", 1, (1, 1), ())


def taken(bot: str, *worth: float) -> Counter[int]:
    shelf = Shelf(MARKET, list(worth))
    return Counter(make(bot, seed).choose(shelf, 0)[0] for seed in range(TIMES))


@pytest.mark.parametrize("bot", ["points", "beginner"])
def test_what_scores_most_at_once_is_taken(bot):
    assert taken(bot, 1.9, 3.0, 2.5) == {1: TIMES}


def test_of_those_that_score_alike_only_the_beginner_thinks_about_some():
    worth = [at / 10 for at in range(8)]
    assert taken("beginner", *worth)[7] > TIMES * 0.4
    assert max(taken("points", *worth).values()) < TIMES * 0.25


def test_of_each_kind_of_move_he_sees_one():
    """However many ways there are to spend money: to pass is among what he thinks about."""
    bids = [(1, euros) for euros in range(50)]
    for seed in range(TIMES):
        few = BeginnerBot(seed).some([*bids, (2,)])
        assert (2,) in few and len(few) == len(set(few)) == len(bids) // SHARE


def test_a_promise_that_is_worth_much_more_is_taken_before_a_point():
    """Or he would take points for a whole game of Steam, and go bankrupt over his income."""
    for worth, choice in [([1.5, 2.6], 1), ([1.5, 2.4], 0)]:
        shelf = Shelf(PROMISES, worth)
        assert {BeginnerBot(seed).choose(shelf, 0)[0] for seed in range(TIMES)} == {choice}


@pytest.mark.parametrize("seed", range(6))
def test_his_bids_ruin_nobody(seed: int):
    """For the first turn order of Steam a few euros are offered, not fifty."""
    state = rh.game("steam").new(3, seed)
    while state.game.round(state) == 0:
        seat = state.actors[0]
        state.play(make("beginner", seed).choose(state, seat), seat)
    assert min(state.game.figures(state)["income"]) >= -2


def test_an_anchor_is_no_level_and_no_name_for_a_program():
    assert not set(ANCHORS) & {*BOTS, *bots_for(rh.game("tiles"))}
    check("points")
    with pytest.raises(rh.Refused):
        let_in("points", "true")
