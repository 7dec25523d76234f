"""STM-I1, STM-I2, STM-D7, STM-D8, STM-D9: income, expenses, bankruptcy."""

import pytest

from roundhouse.games.steam.game import game
from roundhouse.games.steam.rules import income
from roundhouse.study.transcript import result_lines
from roundhouse.texts import Texts
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    build_phase,
    goods_phase,
    owner_between,
    refused,
    say,
    table,
    track,
)


def collected(state):
    state.events = []
    income.collect(state)
    return state.events


def test_STM_I1_positive_income_is_received_and_debts_are_paid():
    state = table(4)
    a, b, c, d = state.order
    state.cash = [10] * 4
    state.income[a], state.income[b], state.income[c] = 3, -4, 0
    collected(state)
    assert [state.cash[seat] for seat in (a, b, c, d)] == [13, 6, 10, 10]


def test_STM_I1_steps_taken_to_pay_count_from_next_turn():
    state = table(3)
    seat = state.order[0]
    state.cash[seat], state.income[seat] = 0, -7
    collected(state)
    assert (state.income[seat], state.cash[seat]) == (-9, 3)  # 7 paid out of 10, not 9


def test_STM_I1_at_the_lowest_income_points_are_given():
    state = table(3)
    seat = state.order[0]
    state.cash[seat], state.income[seat], state.points[seat] = 0, -10, 5
    collected(state)
    assert (state.income[seat], state.points[seat], state.cash[seat]) == (-10, 1, 0)


def broke(state, seat):
    state.cash[seat], state.income[seat], state.points[seat] = 4, -10, 1


def test_STM_I2_bankrupt_links_are_nobodys():
    state = table(4)
    seat = state.order[0]
    track(state, seat, "albany @0,1 poughkeepsie", "albany @1,0 @2,0")
    broke(state, seat)
    events = collected(state)
    assert told(events, "bankrupt") == [{"seat": seat}]
    assert seat not in state.order and state.out == [seat]
    assert owner_between(state, "albany", "poughkeepsie") == -1
    # the incomplete one can be claimed, the complete one never
    other = state.order[0]
    build_phase(state, other)
    say(state, "build @2,0 gentle 3")
    assert owner_between(state, "albany", "hartford") == other
    assert owner_between(state, "albany", "poughkeepsie") == -1


def test_STM_I2_the_game_goes_on_without_him():
    state = goods_phase(table(3))
    broke(state, 0)
    first = state.line[0]
    assert first == 0
    while state.turn == 1:
        say(state, "pass")
    assert state.out == [0] and state.turns == 10
    assert 0 not in state.order
    assert seen(state)["players"][0]["bankrupt"]


@pytest.mark.parametrize("rules", ["base", "standard"])
def test_STM_I2_a_bankrupt_keeps_nothing(rules):
    state = goods_phase(table(3, rules=rules) if rules == "standard" else table(3), level=4)
    broke(state, 0)
    state.points[1:] = [3, 4]
    state.turn = state.turns
    while state.result is None:
        say(state, "pass")
    assert state.out == [0]
    player = seen(state)["players"][0]
    assert [player[name] for name in ("cash", "income", "points", "level")] == [0, 0, 0, 1]
    assert [figures[0] for figures in game.figures(state).values()] == [0, 0, 0, 0]
    assert state.result.scores[0] == 0 and state.result.places[0] == 3
    assert set(state.result.breakdown[0].values()) == {0}
    row = next(line for line in str(state).split("\n") if "player 1" in line)
    assert row.split()[:9] == ["A", "player", "1", *["–"] * 6] and "bankrupt" in row
    said = result_lines(Texts("en", "steam", ["Anna", "Bruno", "Chiara"]), state.result)
    assert said[3:] == ["3. Anna: –", "bankrupt: Anna"]


def test_STM_I2_a_last_survivor_wins_at_once():
    state = goods_phase(table(3))
    a, b, c = state.order
    broke(state, a)
    broke(state, b)
    broke(state, c)
    while state.result is None:
        say(state, "pass")
    assert state.result.reason == "last-survivor" and state.turn == 1
    # b went out later than a; c is never asked
    assert [state.result.places[seat] for seat in (a, b, c)] == [3, 2, 1]


def standard(**options):
    return table(3, rules="standard", **options)


@pytest.mark.parametrize(
    ("level", "earned", "cash"), [(3, 0, 7), (6, 2, 6), (2, 5, 13), (1, -4, 5)]
)
def test_STM_D7_a_euro_per_level_netted_with_income(level, earned, cash):
    state = standard()
    seat = state.order[0]
    state.level[seat], state.income[seat], state.cash[seat] = level, earned, 10
    collected(state)
    assert state.cash[seat] == cash


@pytest.mark.parametrize(
    ("cash", "points", "earned", "after"),
    [
        (1, 9, 0, (0, 7, 0)),  # 5 due, 4 short: two points
        (0, 9, 0, (1, 6, 0)),  # 5 short: three points, a euro back
        (0, 1, 0, (1, 0, -2)),  # one point, then two of income
        (0, 0, 0, (1, 0, -3)),
        (5, 3, 0, (0, 3, 0)),
    ],
)
def test_STM_D8_cash_then_points_then_income(cash, points, earned, after):
    state = standard()
    seat = state.order[0]
    state.level[seat] = 5
    state.cash[seat], state.points[seat], state.income[seat] = cash, points, earned
    collected(state)
    assert (state.cash[seat], state.points[seat], state.income[seat]) == after


def test_STM_D8_bankrupt_when_nothing_is_left():
    state = standard()
    seat = state.order[0]
    state.level[seat] = 1
    state.cash[seat], state.points[seat], state.income[seat] = 0, 5, -10
    assert told(collected(state), "bankrupt") == [{"seat": seat}]  # 11 due
    assert state.out == [seat]


def test_STM_D8_the_last_points_may_just_do():
    state = standard()
    seat = state.order[0]
    state.level[seat] = 1
    state.cash[seat], state.points[seat], state.income[seat] = 0, 6, -10
    collected(state)
    assert (state.points[seat], state.cash[seat]) == (0, 1) and state.out == []


def test_STM_D9_relaxed_players_raise_cash_for_upkeep():
    state = standard(relaxed="all")
    seat = state.order[0]
    state.level[seat] = 4
    state.cash[seat], state.points[seat] = 1, 9
    collected(state)
    assert (state.cash[seat], state.points[seat], state.income[seat]) == (2, 9, -1)


def test_STM_D9_and_give_up_points_where_raising_is_not_enough():
    state = standard(relaxed="all")
    seat = state.order[0]
    state.level[seat] = 2
    state.income[seat], state.points[seat], state.cash[seat] = -10, 3, 5
    collected(state)  # 12 due: 5 in hand, 5 for two points, 2 for the third
    assert (state.points[seat], state.cash[seat], state.out) == (0, 0, [])


def test_STM_D9_relaxed_players_raise_cash_for_track():
    state = build_phase(standard(relaxed="1"), 0, cash=0)
    say(state, "build @1,0 straight 2", "end")
    assert (state.income[0], state.cash[0]) == (-1, 3)
    build_phase(state, 1, cash=1)
    assert refused(state, "build @0,1 straight 0").facts == {"cost": 3, "raise": 1}
