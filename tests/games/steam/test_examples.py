"""The worked examples of the booklet, on the real map; positions are ours where it had pictures."""

import pytest

from roundhouse.games.steam.rules import income, rounds, scoring
from roundhouse.games.steam.rules.box import ACTIONS
from roundhouse.kernel.refusal import Refused
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    allowed,
    build_phase,
    found,
    goods_phase,
    hex_of,
    link_between,
    next_build,
    owner_between,
    owner_on,
    put_cube,
    refused,
    say,
    table,
    track,
)


def test_STM_M1_raising_eight_with_no_cash():
    state = build_phase(table(), cash=0)
    say(state, "build @-1,1 gentle 1", "build @-1,2 straight 0", "build @-1,3 straight 0")  # 4+2+2
    assert (state.income[0], state.cash[0]) == (-2, 2)


def test_STM_A6_locomotive_from_four_to_five_costs_nine():
    state = table()
    seat = state.actors[0]
    state.level[seat], state.cash[seat] = 4, 9
    say(state, "choose locomotive")
    assert (state.level[seat], state.cash[seat], state.income[seat]) == (5, 0, 0)


def three_builders():
    """First Build, Engineer and Urbanization, who build in this order."""
    state = table(3)
    state.order = [1, 2, 0]
    rounds.begin_phase(state, state.phase, state.order[:])
    state.cash = [20, 20, 20]
    say(state, "choose engineer", "choose urbanization", "choose first-build")
    return state


def test_STM_B7_first_build_three_four_three():
    state = three_builders()
    assert state.actors == [0]
    events = say(state, "build @0,1 straight 0", "build @0,2 town-straight 0")
    events += say(state, "build @0,3 straight 0")
    assert [built["euros"] for built in told(events, "track-built")] == [3, 4, 3]
    assert state.cash[0] == 10
    assert owner_between(state, "albany", "poughkeepsie") == 0
    assert owner_between(state, "poughkeepsie", "new-york") == 0
    assert refused(state, "build @1,0 straight 2").rule == "STM-B1"


def test_STM_B7_second_build_four_two_two_two():
    state = three_builders()
    say(
        state, "build @0,1 straight 0", "build @0,2 town-straight 0", "build @0,3 straight 0", "end"
    )
    assert state.actors == [1]
    events = say(state, "build @-1,1 gentle 1", "build @-1,2 straight 0")
    events += say(state, "build @-1,3 straight 0", "build @-1,4 gentle 0")
    assert [built["euros"] for built in told(events, "track-built")] == [4, 2, 2, 2]
    assert state.cash[1] == 10
    assert owner_between(state, "albany", "new-york") == 1


def test_STM_B16_third_build_two_four_two_and_six_for_the_city():
    state = three_builders()
    assert state.cash[2] == 14
    say(state, "end", "end")
    assert state.actors == [2]
    events = say(state, "build @1,0 straight 2", "build @2,0 gentle 3", "build @2,2 gentle 4")
    events += say(state, "urbanize new-haven grey 5")
    assert [built["euros"] for built in told(events, "track-built")] == [2, 4, 2]
    assert state.cash[2] == 20 - 14
    assert owner_between(state, "albany", "hartford") == 2
    assert owner_between(state, "hartford", "new-haven") == 2
    say(state, "end")


def test_STM_B9_crossing_upgrade_costs_four_and_no_terrain():
    """Green comes up from Providence; black's curve from Worcester to Boston is in the way."""
    state = table()
    track(state, 1, "worcester @4,-2 boston")
    track(state, 0, "hartford @3,1 providence", "providence @4,-1 @4,-2")
    build_phase(state, cash=9)
    assert state.land.board.river[hex_of(state, "@4,-2")]
    events = say(state, "build @4,-2 cross-mixed 2")
    assert told(events, "track-upgraded")[0]["euros"] == 4 and state.cash[0] == 5
    assert owner_between(state, "worcester", "boston") == 1
    assert owner_on(state, "@4,-2", "n") == 0


def test_STM_B10_double_tile_by_a_river_costs_five():
    state = table()
    track(state, 0, "hartford @3,0 @3,1")
    build_phase(state, cash=9)
    events = say(state, "build @3,1 cross-gentle 4")
    assert told(events, "track-built")[0]["euros"] == 5
    assert owner_on(state, "@3,1", "ne") == owner_on(state, "@3,1", "sw") == 0
    say(state, "end")


FIVE = "deliver yellow albany s s sw sw n"


def five_links(state, owners):
    """Albany – Poughkeepsie – New York – Trenton – Philadelphia – Wilkes-Barre."""
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york @-1,5 trenton philadelphia")
    track(state, 0, "philadelphia @-3,6 @-4,6 wilkes-barre")
    names = ["albany", "poughkeepsie", "new-york", "trenton", "philadelphia", "wilkes-barre"]
    for a, b, owner in zip(names, names[1:], owners, strict=False):
        state.network.set_owner(link_between(state, a, b), owner)
    put_cube(state, "yellow", "albany")
    return state


def test_STM_G7_five_links_split_three_and_two_with_separate_choices():
    state = five_links(goods_phase(table(), level=5), [0, 1, 0, 1, 0])
    say(state, FIVE)
    assert state.track_points == [3, 2, 0, 0]
    say(state, "income", "points")
    assert (state.income[0], state.points[0]) == (3, 0)
    assert (state.income[1], state.points[1]) == (0, 2)


def test_STM_G5_two_own_two_and_one_is_allowed_two_own_and_three_refused():
    assert allowed(five_links(goods_phase(table(), level=5), [0, 1, 0, 1, 2]), FIVE)
    state = five_links(goods_phase(table(), level=5), [0, 1, 0, 1, 1])
    illegal = refused(state, FIVE)
    assert illegal.rule == "STM-G5" and illegal.facts == {"own": 2, "rival": 3}


def test_STM_I1_income_minus_one_with_no_cash():
    state = table(3)
    a, b, _ = state.order
    state.cash = [0, 0, 0]
    state.income[a], state.income[b] = 2, -1
    income.collect(state)
    assert state.cash[a] == 2
    assert (state.income[b], state.cash[b]) == (-2, 4)


def test_STM_T1_next_order_two_four_six_seven():
    state = table(4)
    bridget, loren, roger, guido = state.order
    state.cash = [20] * 4
    say(state, "choose locomotive", "choose first-build", "choose urbanization")
    say(state, "choose first-move")
    while state.turn == 1:
        seat = state.actors[0]
        if state.effect[seat]:
            say(state, "urbanize utica grey 1")
        say(state, "end" if seen(state)["phase"] == "build" else "pass")
    assert state.order == [guido, loren, bridget, roger]


def test_STM_E1_final_score_37_minus_2_plus_10():
    state = table(3)
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york @-1,5 trenton philadelphia")
    track(state, 0, "philadelphia @-3,6 @-4,6 wilkes-barre", "albany @1,0 @2,0 hartford")
    track(state, 0, "hartford @3,0 worcester @4,-2 boston", "hartford @3,1 providence")
    track(state, 0, "hartford @2,2 new-haven")
    state.points[0], state.income[0] = 37, -1
    parts = scoring.breakdown(state, 0)
    assert parts == {"points": 37, "income": -2, "links": 10}
    state.action = [0, 1, 2]
    rounds.end_game(state, "last-turn")
    assert state.result is not None and state.result.scores[0] == 45


def test_STM_D5_the_standard_auction_with_the_pass_tile_pays_three_none_one_none():
    state = table(4, rules="standard")
    davide, luigi, camillo, guido = state.order
    say(state, *["raise 2"] * 4)
    state.pass_holder, state.free_pass = guido, True
    say(state, "bid 0", "bid 2", "pass", "pass", "bid 3", "pass", "pass")
    assert state.order == [davide, guido, luigi, camillo]
    assert [10 - state.cash[seat] for seat in state.order] == [3, 0, 1, 0]


def test_STM_B4_placements_A_and_B_are_legal_C_to_H_are_not():
    state = table()
    track(state, 0, "albany @-1,1 @-1,2")
    build_phase(state)
    assert allowed(state, "build @-1,2 straight 0")  # A: on with own track
    assert allowed(state, "build @0,3 straight 0")  # B: out of a city
    assert refused(state, "build @-1,2 straight 1").rule == "STM-B2"  # E: joined to nothing
    assert refused(state, "build @2,1 straight 0").rule == "STM-B4"  # H: a city
    with pytest.raises(Refused, match="unknown-word"):  # G: the sea is no hex and has no name
        say(state, "build z99 straight 0")
    say(state, "build @0,1 sharp 0")
    assert refused(state, "build @1,0 sharp 4").rule == "STM-B5"  # C: a ring
    # D, F: thick black edges, one beside Toronto and one south-east of Providence
    assert refused(state, "build @-9,3 gentle 3").facts["why"] == "closed"
    assert refused(state, "build @4,0 town-straight 2").rule == "STM-B4"


def test_STM_B16_two_straights_and_a_new_city_on_poughkeepsie():
    state = build_phase(table(), action="urbanization")
    say(state, "build @0,1 straight 0", "build @0,3 straight 0", "urbanize poughkeepsie red 2")
    assert scoring.links_owned(state, 0) == 2
    assert state.builds_left == 1
    assert allowed(state, "build @1,0 straight 2")


@pytest.mark.parametrize("extended", [True, False])
def test_STM_B13_track_south_of_syracuse_is_lost_unless_extended(extended):
    state = build_phase(table(), 1)
    say(state, "build @-4,2 straight 0", "end")  # towards Binghamton
    next_build(state, 1)
    if extended:
        say(state, "build @-4,3 town-end 0")
    say(state, "end")
    assert owner_on(state, "@-4,2", "n") == (1 if extended else -1)


def test_STM_G1_locomotive_tile_and_free_step_in_one_turn_to_level_six():
    state = table(3)
    larry = state.order[0]
    state.level[larry], state.cash[larry] = 4, 9
    say(state, "choose locomotive", "choose turn-order", "choose engineer", "end", "end", "end")
    say(state, "pass", "pass", "pass")
    assert state.actors == [larry] and state.level[larry] == 5
    say(state, "improve")
    assert (state.level[larry], state.points[larry]) == (6, 0)
    assert ACTIONS[state.action[larry]] == "locomotive"


def network_of_green_and_black(level, black):
    state = goods_phase(table(), level=level)
    track(state, 0, "hartford @3,0 worcester", "worcester @4,-2 boston")
    track(state, 0, "albany @1,0 @2,0 hartford", "albany @0,1 poughkeepsie @0,3 new-york")
    track(state, 0, "hartford @3,1 providence", "hartford @2,2 new-haven @1,2 poughkeepsie")
    track(state, 0, "new-york @-1,5 trenton")
    found(state, "worcester", "red")
    found(state, "poughkeepsie", "purple")
    if black:
        track(state, 1, "providence @5,-1 boston", "trenton philadelphia")
        track(state, 1, "philadelphia @-3,6 @-4,6 wilkes-barre")
    put_cube(state, "red", "hartford")
    put_cube(state, "blue", "hartford")
    put_cube(state, "purple", "boston")
    put_cube(state, "yellow", "albany")
    return state


RED_ONE = "deliver red hartford ne"
RED_TWO = "deliver red hartford ne ne"
BLUE_THREE = "deliver blue hartford n s s"
RED_BLACK = "deliver red hartford se ne"
PURPLE_FOUR = "deliver purple boston s sw s n"
YELLOW_FIVE = "deliver yellow albany s s sw sw n"


def test_STM_G3_on_own_links_red_one_not_two_and_blue_three():
    state = network_of_green_and_black(3, black=False)
    assert allowed(state, RED_ONE)
    assert refused(state, RED_TWO).rule == "STM-G3"
    assert allowed(state, BLUE_THREE)
    state = network_of_green_and_black(6, black=False)
    assert not allowed(state, PURPLE_FOUR) and not allowed(state, YELLOW_FIVE)


@pytest.mark.parametrize(
    ("sentence", "level", "green", "black"),
    [
        (RED_BLACK, 2, 1, 1),
        (BLUE_THREE, 3, 3, 0),
        (PURPLE_FOUR, 4, 3, 1),
        (YELLOW_FIVE, 5, 3, 2),
    ],
)
def test_STM_G6_with_blacks_links(sentence, level, green, black):
    state = network_of_green_and_black(level - 1, black=True)
    assert refused(state, sentence).rule == "STM-G2"
    state = network_of_green_and_black(level, black=True)
    say(state, sentence)
    assert state.track_points[:2] == [green, black]


def test_STM_E1_income_five_gives_two_and_minus_two_takes_four():
    assert scoring.income_points(5) == 2 and scoring.income_points(-2) == -4
