"""STM-T1, STM-E1, STM-E2."""

import pytest

from roundhouse.games.steam.rules import rounds, scoring
from roundhouse.games.steam.rules.box import ACTIONS
from tests.games.steam.positions import goods_phase, say, table, track


def test_STM_T1_tiles_return_and_the_marker_advances():
    state = table(3)
    a, b, c = state.order
    say(state, "choose urbanization", "choose first-build", "choose first-move")
    say(state, "end", "urbanize utica grey 1", "end", "end", *["pass"] * 6)
    assert state.order == [c, b, a]
    assert state.turn == 2 and state.action == [-1] * 3


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_STM_T1_the_last_turn_ends_after_income(rules):
    state = goods_phase(table(3, rules=rules) if rules == "standard" else table(3))
    state.turn = state.turns
    state.income = [6, 0, 0]
    state.cash = [9, 9, 9]
    while state.result is None:
        say(state, "pass")
    assert state.result.reason == "last-turn"
    assert state.cash[0] == 15 - (1 if rules == "standard" else 0)
    assert state.actors == [] and state.moves(0) == []


@pytest.mark.parametrize(
    ("income", "points"), [(5, 2), (4, 2), (1, 0), (0, 0), (-1, -2), (-2, -4), (10, 5), (-10, -20)]
)
def test_STM_E1_income_at_the_end(income, points):
    assert scoring.income_points(income) == points


def test_STM_E1_a_point_per_complete_link_and_nothing_for_incomplete_ones():
    state = table(3)
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york", "albany @1,0 @2,0")
    assert scoring.breakdown(state, 0) == {"points": 0, "income": 0, "links": 2}


def ended(points, income, actions):
    state = table(3)
    state.points, state.income = points, income
    state.action = [ACTIONS.index(action) for action in actions]
    rounds.end_game(state, "last-turn")
    return state.result


def test_STM_E2_the_higher_income_breaks_a_tie():
    result = ended([10, 11, 0], [2, 0, 0], ["urbanization", "turn-order", "engineer"])
    assert result.scores == [11, 11, 0] and result.places == [1, 2, 3]


def test_STM_E2_then_the_lower_action_tile():
    result = ended([10, 10, 10], [2, 2, 2], ["urbanization", "first-move", "engineer"])
    assert result.places == [3, 1, 2]


def test_STM_M4_the_final_score_may_be_negative():
    assert ended([1, 0, 0], [-3, 0, 0], ["turn-order", "engineer", "first-move"]).scores[0] == -5


def test_nothing_is_offered_when_the_game_is_over():
    state = table(3)
    state.action = [0, 1, 2]
    rounds.end_game(state, "last-turn")
    assert [state.words((), seat) for seat in range(3)] == [[], [], []]
    illegal = state.check(state.hear("pass"), 0)
    assert illegal is not None and illegal.rule == "game-over"
