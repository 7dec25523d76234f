"""STM-A1 to A8, STM-D6."""

import pytest

from roundhouse.games.steam.rules.box import ACTIONS
from roundhouse.games.steam.rules.phases import CHOOSING
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    allowed,
    build_phase,
    found,
    goods_phase,
    offered,
    place,
    refused,
    say,
    table,
)


def play_turn(state, *choices):
    """Everybody chooses so, then nobody does anything."""
    turn = state.turn
    say(state, *choices)
    while state.turn == turn and state.result is None:
        say(state, "end" if offered(state, "end") else "pass")


def test_STM_A1_turn_order_plays_first_next_turn():
    state = table(3)
    last = state.order[2]
    play_turn(state, "choose engineer", "choose first-build", "choose turn-order")
    assert state.order[0] == last


def test_STM_A2_first_move_acts_first_in_both_goods_rounds():
    state = table(3)
    a, b, c = state.order
    say(state, "choose turn-order", "choose engineer", "choose first-move")
    say(state, "end", "end", "end")
    for _ in range(2):
        for seat in (c, a, b):
            assert state.actors == [seat]
            say(state, "pass")


def test_STM_A3_the_engineer_builds_four_and_pays_for_all():
    state = build_phase(table(), action="engineer", cash=10)
    say(state, "build @-1,1 gentle 1", "build @-1,2 straight 0", "build @-1,3 straight 0")
    say(state, "build @-1,4 gentle 0")
    assert state.cash[0] == 0
    assert refused(state, "build @1,0 straight 2").rule == "STM-B1"


def test_STM_A4_first_build_builds_before_everyone():
    state = table(3)
    a, b, c = state.order
    say(state, "choose turn-order", "choose first-move", "choose first-build")
    for seat in (c, a, b):
        assert state.actors == [seat]
        say(state, "end")


def test_STM_A5_city_growth_costs_two_when_chosen_and_works_in_the_build():
    state = table(3)
    seat = state.order[0]
    events = say(state, "choose city-growth", "choose engineer", "choose first-move")
    assert told(events, "paid") == [{"seat": seat, "euros": 2, "for": "city-growth"}]
    assert (state.income[seat], state.cash[seat]) == (-1, 3)
    cubes = sum(state.cubes)
    say(state, "grow albany 4")
    assert sum(state.cubes) == cubes + 2
    assert state.grown[place(state, "albany")]
    assert refused(state, "grow boston 5").rule == "STM-A5"  # once only


def test_STM_A6_locomotive_is_raised_at_once_for_four_and_the_new_level():
    state = table(3)
    seat = state.order[0]
    say(state, "choose locomotive")
    assert state.level[seat] == 2
    assert (state.income[seat], state.cash[seat]) == (-2, 4)  # 6 of 10


def test_STM_A6_not_at_level_six():
    state = table(3)
    state.level[state.order[0]] = 6
    illegal = refused(state, "choose locomotive")
    assert illegal.rule == "STM-A6" and illegal.facts["level"] == 6


def test_STM_A6_not_without_the_money():
    state = table(3)
    seat = state.order[0]
    state.income[seat] = -9
    illegal = refused(state, "choose locomotive")
    assert illegal.rule == "STM-A6" and illegal.facts == {"why": "means", "cost": 6, "raise": 5}


def test_STM_A7_urbanization_costs_six_and_needs_a_town_and_a_tile():
    state = table(3)
    seat = state.order[0]
    say(state, "choose urbanization")
    assert (state.income[seat], state.cash[seat]) == (-2, 4)


def without_new_cities(state):
    state.new_cities = [0] * 5
    return {"towns": len(state.land.towns), "new_cities": 0}


def without_towns(state):
    for town in state.land.towns:
        state.network.found_city(town)
    return {"towns": 0, "new_cities": 8}


def choosing(seats, rules):
    """The first choice of actions."""
    state = table(seats, rules=rules) if rules == "standard" else table(seats)
    while state.phase != CHOOSING:
        say(state, "pass")
    return state


USELESS = pytest.mark.parametrize("make_useless", [without_new_cities, without_towns])


@USELESS
@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("base", "choose urbanization"),
        ("base", "pass urbanization"),
        ("standard", "choose urbanization"),
    ],
)
def test_STM_A7_not_taken_without_a_town_and_a_new_city(rules, sentence, make_useless):
    state = choosing(3, rules)
    assert allowed(state, sentence)
    facts = make_useless(state)
    illegal = refused(state, sentence)
    assert illegal.rule == "STM-A7" and illegal.facts == {"why": "none-left", **facts}


FREE = ["choose turn-order", "choose first-move", "choose engineer", "choose first-build"]


@USELESS
def test_STM_A7_the_last_of_six_players_may_take_it_as_a_pass(make_useless):
    state = choosing(6, "base")
    last = state.order[5]
    facts = make_useless(state)
    say(state, *FREE, "pass city-growth")
    assert refused(state, "pass urbanization").facts == {"why": "none-left", **facts}
    state.income[last], state.cash[last] = -10, 5  # the Locomotive is too dear
    illegal = refused(state, "choose urbanization")
    assert illegal.rule == "STM-A7" and illegal.facts == {"why": "only-pass", **facts}
    assert state.words((), last) == [state.vocabulary.word("pass")]
    say(state, "pass urbanization")
    assert not state.effect[last]


def test_STM_A7_city_growth_as_a_pass_is_another_tile():
    state = choosing(6, "base")
    state.new_cities = [0] * 5
    state.level[state.order[5]] = 6
    say(state, "choose locomotive", *FREE)
    assert refused(state, "pass urbanization").facts["why"] == "none-left"
    say(state, "pass city-growth")


@USELESS
def test_STM_D6_the_last_of_six_players_may_choose_it_without_effect(make_useless):
    state = choosing(6, "standard")
    last = state.order[5]
    facts = make_useless(state)
    say(state, *FREE, "choose city-growth")
    assert refused(state, "choose urbanization").facts == {"why": "none-left", **facts}
    state.level[last] = 6
    say(state, "choose urbanization")
    assert not seen(state)["players"][last]["effect_due"]
    while state.actors != [last]:
        say(state, "end")
    assert refused(state, "urbanize poughkeepsie red 1").rule == "STM-A7"
    say(state, "end")


@pytest.mark.parametrize("action", ["city-growth", "urbanization"])
def test_STM_A8_a_pass_is_free_has_no_effect_and_keeps_the_number(action):
    state = table(3)
    seat = state.order[0]
    say(state, f"pass {action}", "choose first-move", "choose engineer")
    assert (state.income[seat], state.cash[seat]) == (0, 0)
    sentence = "grow albany 1" if action == "city-growth" else "urbanize poughkeepsie red 1"
    assert refused(state, sentence).rule in ("STM-A5", "STM-A7")
    for _ in range(3):
        say(state, "end")
    for _ in range(6):
        say(state, "pass")
    assert state.order[2] == seat


@pytest.mark.parametrize("action", [a for a in ACTIONS if a not in ("city-growth", "urbanization")])
def test_STM_A8_other_tiles_are_no_pass(action):
    assert refused(table(3), f"pass {action}").rule == "STM-A8"


def test_STM_A8_pass_names_a_tile():
    assert refused(table(3), "pass").rule == "STM-A8"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [("city-growth", "grow albany 3"), ("urbanization", "urbanize poughkeepsie grey 3")],
)
def test_STM_A8_who_paid_must_use_it_before_the_build_ends(action, sentence):
    state = build_phase(table(), action=action)
    illegal = refused(state, "end")
    assert illegal.rule == "STM-A8" and illegal.facts["action"] == action
    say(state, sentence, "end")


@pytest.mark.parametrize(
    ("action", "full", "empty"),
    [
        ("city-growth", "grow albany 3", "grow albany 0"),
        ("urbanization", "urbanize poughkeepsie grey 3", "urbanize poughkeepsie grey 0"),
    ],
)
def test_STM_A8_with_an_empty_display_the_effect_still_happens(action, full, empty):
    state = build_phase(table(), action=action)
    assert refused(state, empty).facts["set"] == 0
    state.sets = [0] * len(state.sets)
    assert refused(state, full).facts["why"] == "empty"
    cubes = state.cubes[:]
    say(state, empty, "end")
    assert state.cubes == cubes


def test_STM_A8_when_every_city_is_marked_city_growth_is_only_a_pass():
    state = table(3)
    found(state, "poughkeepsie", "grey")
    for city in state.land.cities:
        state.grown[city] = True
    assert refused(state, "choose city-growth").rule == "STM-A8"
    assert allowed(state, "pass city-growth")


def test_STM_A1_a_tile_is_taken_once():
    state = table(3)
    seat = state.actors[0]
    say(state, "choose turn-order")
    illegal = refused(state, "choose turn-order")
    assert illegal.rule == "STM-A1" and illegal.facts["by"] == seat


def test_STM_D6_in_the_standard_game_tiles_are_free():
    state = table(3, rules="standard")
    say(state, "pass", "pass", "pass", "pass", "pass")
    seat = state.actors[0]
    assert refused(state, "pass city-growth").rule == "STM-A8"
    say(state, "choose locomotive")
    assert (state.level[seat], state.cash[seat], state.income[seat]) == (2, 0, 0)
    say(state, "choose urbanization")


@pytest.mark.parametrize("action", ["city-growth", "urbanization"])
def test_STM_D6_effects_may_be_declined_when_building(action):
    state = build_phase(table(3, rules="standard"), action=action)
    assert allowed(state, "end")
    sentence = "grow albany 1" if action == "city-growth" else "urbanize poughkeepsie red 1"
    assert allowed(state, sentence)
    say(state, "end")
    assert not state.effect[0]


def test_STM_D6_locomotive_is_still_barred_at_level_six():
    state = table(3, rules="standard")
    say(state, "pass", "pass", "pass", "pass", "pass")
    state.level[state.actors[0]] = 6
    assert refused(state, "choose locomotive").rule == "STM-A6"


def test_verbs_out_of_their_phase_are_refused_under_their_rule():
    choosing, building, moving = table(), build_phase(table()), goods_phase(table())
    assert refused(choosing, "build @0,1 straight 0").rule == "STM-B1"
    assert refused(choosing, "improve").rule == "STM-G1"
    assert refused(choosing, "income").rule == "STM-G7"
    assert refused(choosing, "bid 3").rule == "STM-S5"
    assert refused(building, "pass").rule == "STM-B1"
    assert refused(building, "choose engineer").rule == "STM-A1"
    assert refused(moving, "end").rule == "STM-B1"
    assert refused(moving, "withdraw @0,1").rule == "STM-B1"
    assert refused(moving, "pass engineer").rule == "STM-G1"
