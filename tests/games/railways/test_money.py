"""Bonds and income (ROW-F1, ROW-F2, ROW-I1)."""

from roundhouse.games.railways.rules import money, rounds
from tests.games.railways.positions import build, next_turn, pass_turn, table
from tests.games.saying import say, seen, told


def test_ROW_F1_owing_16_without_cash_allows_4_bonds():
    assert money.bonds_for(0, 16) == 4
    assert money.bonds_for(1, 16) == 3
    assert money.bonds_for(16, 16) == 0
    assert money.bonds_for(20, 16) == 0


def test_ROW_F1_bonds_come_with_the_payment_and_are_no_action():
    state = table()
    events = say(state, "improve")
    assert told(events, "bonds-issued") == [{"seat": 0, "bonds": 1, "dollars": 5}]
    assert (state.bonds[0], state.cash[0]) == (1, 0)
    assert state.actors == [1]


def test_ROW_F1_tile_by_tile_no_more_bonds_than_for_the_whole_build():
    state = table()
    build(state, "albany v4 u5 u6 t6 s6")  # 4, 4+4, 4+4, 4
    paid = 4 + 8 + 8 + 4
    assert state.bonds[0] == money.bonds_for(0, paid) == 5
    assert state.cash[0] == 25 - paid


def test_ROW_F1_without_limit_in_the_auction_too():
    state = table()
    pass_turn(state)
    say(state, "bid 50", "pass", "pass")
    assert state.order[0] == 0 and state.bonds[0] == 10 and state.cash[0] == 0


def test_ROW_F2_each_bond_costs_1_per_turn_and_1_point_at_the_end():
    state = table()
    state.bonds[1] = 4
    state.cash[1] = 10
    next_turn(state)
    assert state.cash[1] == 6
    assert seen(state)["players"][1]["score"] == {"points": 0, "bonds": -4}
    assert seen(state)["players"][1]["bonds"] == 4  # everybody knows


def test_ROW_I1_income_first_then_interest():
    state = table()
    state.points = [12, 3, 0]
    state.bonds = [6, 7, 0]
    events = pass_turn(state)
    assert state.cash == [8, 3, 0]
    assert state.bonds == [6, 8, 0]  # the new bond's interest starts next turn
    received = [(one["seat"], one["dollars"]) for one in told(events, "income-received")]
    assert received == [(0, 14), (1, 5), (2, 0)]


def test_ROW_I1_a_bond_issued_for_interest_costs_from_the_next_turn_on():
    state = table()
    state.bonds[2] = 5
    rounds.collect(state)
    assert (state.bonds[2], state.cash[2]) == (6, 0)
    rounds.collect(state)
    assert (state.bonds[2], state.cash[2]) == (8, 4)
