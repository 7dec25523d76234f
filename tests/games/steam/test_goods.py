"""STM-G1 to G7."""

from pathlib import Path
from typing import cast

import pytest

from roundhouse.games.steam.game import game
from roundhouse.games.steam.rules.box import DELIVER, INCOME, POINTS
from roundhouse.games.steam.rules.phases import GOODS, SHARING
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.kernel.record import read
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move
from roundhouse.server.playing import finished
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    allowed,
    found,
    goods_phase,
    link_between,
    offered,
    put_cube,
    refused,
    say,
    table,
    track,
)

LINE = "albany @0,1 poughkeepsie @0,3 new-york"
RECORDS = Path(__file__).parent / "records"
EVERY = 3  # moves between two positions
MOST = 40  # deliveries of a position that are tried


def test_STM_G1_one_thing_each_in_two_rounds():
    state = goods_phase(table(3))
    order = state.line[:]
    for turn in range(2):
        assert seen(state)["round"] == turn + 1
        for seat in order if turn == 0 else state.order:
            assert state.actors == [seat]
            say(state, "pass")
    assert state.turn == 2


def test_STM_G1_the_locomotive_improves_once_a_turn_for_free():
    state = goods_phase(table(3))
    state.line = [0, 0]
    cash = state.cash[0]
    say(state, "improve")
    assert (state.level[0], state.cash[0], state.income[0]) == (2, cash, 0)
    assert refused(state, "improve").facts == {"why": "improved"}


def test_STM_G1_not_beyond_level_six():
    state = goods_phase(table(3), level=6)
    assert refused(state, "improve").rule == "STM-G1"


def test_STM_G1_only_a_cube_that_lies_there_moves():
    state = goods_phase(table(), level=2)
    track(state, 0, LINE)
    put_cube(state, "blue", "albany")
    assert refused(state, "deliver red albany s s").rule == "STM-G1"
    assert allowed(state, "deliver blue albany s s")


def test_STM_G2_at_most_as_many_links_as_the_level():
    state = goods_phase(table(), level=1)
    track(state, 0, LINE)
    put_cube(state, "blue", "albany")
    illegal = refused(state, "deliver blue albany s s")
    assert illegal.rule == "STM-G2" and illegal.facts == {"why": "level", "links": 2, "level": 1}


def test_STM_G2_over_complete_links_only():
    state = goods_phase(table(), level=3)
    track(state, 0, "albany @0,1 poughkeepsie", "new-york @0,3 @0,2")
    put_cube(state, "blue", "albany")
    put_cube(state, "purple", "new-york")
    assert refused(state, "deliver blue albany s s").rule == "STM-G2"
    assert refused(state, "deliver purple new-york n").rule == "STM-G2"
    assert not offered(state, "deliver blue albany s")


def test_STM_G3_it_stops_at_the_first_city_of_its_colour_and_nowhere_else():
    state = goods_phase(table(), level=3)
    track(state, 0, LINE, "hartford @2,0 @1,0 albany")
    found(state, "poughkeepsie", "blue")
    put_cube(state, "blue", "albany")
    put_cube(state, "blue", "hartford")
    assert refused(state, "deliver blue albany s s").facts["why"] == "must-stop"
    assert refused(state, "deliver blue hartford n").facts["why"] == "must-arrive"
    assert allowed(state, "deliver blue albany s")
    assert allowed(state, "deliver blue hartford n s")


def test_STM_G3_a_town_is_no_destination():
    state = goods_phase(table(), level=2)
    track(state, 0, LINE)
    put_cube(state, "blue", "albany")
    assert refused(state, "deliver blue albany s").rule == "STM-G3"


def test_STM_G3_grey_cubes_go_to_grey_new_cities():
    state = goods_phase(table(), level=2)
    track(state, 0, LINE)
    put_cube(state, "grey", "albany")
    assert not offered(state, "deliver grey albany s s")
    found(state, "poughkeepsie", "grey")
    assert allowed(state, "deliver grey albany s")


def test_STM_G4_no_place_twice_and_not_back_to_the_origin():
    state = goods_phase(table(), level=6)
    track(state, 0, LINE, "albany @1,0 @2,0 hartford @2,2 new-haven new-york")
    found(state, "poughkeepsie", "grey")
    put_cube(state, "purple", "albany")  # Albany itself is purple
    assert refused(state, "deliver purple albany s n").rule == "STM-G4"
    assert refused(state, "deliver purple albany s s ne ne n nw").rule == "STM-G4"
    assert not offered(state, "deliver purple albany se s sw nw n n")


def test_STM_G4_no_town_and_no_link_twice():
    """Our ruling; the published rules speak of cities alone."""
    state = goods_phase(table(), level=6)
    track(state, 0, LINE, "poughkeepsie @1,1 hartford", "poughkeepsie @1,2 hartford")
    put_cube(state, "blue", "albany")
    assert allowed(state, "deliver blue albany s s")
    for sentence in ("deliver blue albany s ne sw s", "deliver blue albany s ne nw s"):
        illegal = refused(state, sentence)
        assert illegal.rule == "STM-G4" and illegal.facts["place"] == "poughkeepsie"


def test_STM_G5_at_least_one_link_is_yours():
    state = goods_phase(table(), level=2)
    track(state, 1, LINE)
    put_cube(state, "blue", "albany")
    illegal = refused(state, "deliver blue albany s s")
    assert illegal.rule == "STM-G5" and illegal.facts == {"own": 0, "rival": 2}
    state.network.set_owner(link_between(state, "albany", "poughkeepsie"), 0)
    assert allowed(state, "deliver blue albany s s")


def test_STM_G6_unowned_links_are_open_give_nothing_and_count_for_nobody():
    state = goods_phase(table(), level=3)
    track(state, -1, LINE)
    track(state, 0, "albany @1,0 @2,0 hartford")
    put_cube(state, "blue", "hartford")
    put_cube(state, "blue", "albany")
    bag = state.bag.counts[3]
    assert refused(state, "deliver blue albany s s").rule == "STM-G5"
    events = say(state, "deliver blue hartford n s s")
    assert told(events, "cube-delivered") == [
        {
            "seat": 0,
            "colour": "blue",
            "places": ["hartford", "albany", "poughkeepsie", "new-york"],
            "owners": [0, -1, -1],
        }
    ]
    assert state.track_points[0] == 1 and state.deciding == [0]
    assert state.bag.counts[3] == bag + 1
    assert refused(state, "deliver blue albany s s").rule == "STM-G1"


def brought(state: SteamState, move: Move, seat: int, rng: Rng) -> dict[str, int]:
    """By seat, as a forecast names it: what all take of a delivery that is made, as they like."""
    table = state.copy()
    events = table.play(move, seat)
    while table.result is None and table.phase == SHARING:
        share = (INCOME, POINTS)[rng.below(2)]
        events += table.play((share,), table.actors[0])
    found: dict[str, int] = {}
    for one in events:
        if one.name in ("points-taken", "income-taken"):
            facts = cast(dict[str, int], one.args)
            found[f"seat-{facts['seat']}"] = facts["amount"] + facts.get("lost", 0)
    return found


def regrouped(state: SteamState, rng: Rng) -> SteamState:
    """The same table with every link somebody's at random, or nobody's."""
    table = state.copy()
    for link in table.network.links():
        table.network.set_owner(link, rng.below(state.seats + 1) - 1)
    return table


@pytest.mark.parametrize("name", ["northeast-base", "ruhr-standard", "italy-base"])
def test_STM_G6_a_forecast_is_what_a_delivery_then_pays(name: str):
    rng = Rng(7)
    tried, shared = 0, 0
    record = read((RECORDS / f"{name}.record").read_text("utf-8"))
    for number, (_, _, state) in enumerate(record.steps()):
        assert isinstance(state, SteamState)
        if number % EVERY or state.phase != GOODS:
            continue
        seat = state.actors[0]
        for there in (state, regrouped(state, rng)):
            if DELIVER not in there.words((), seat):
                continue
            for move in finished(there, (DELIVER,), seat, MOST):
                told = game.forecast(there, move, seat)
                assert told == brought(there, move, seat, rng), there.say(move)
                tried, shared = tried + 1, shared + (len(told) > 1)
    assert tried > 100 and shared > 20


@pytest.mark.parametrize(("word", "income", "points"), [("income", 2, 0), ("points", 0, 2)])
def test_STM_G7_all_as_income_or_all_as_points(word, income, points):
    state = goods_phase(table(), level=2)
    track(state, 0, LINE)
    put_cube(state, "blue", "albany")
    say(state, "deliver blue albany s s")
    assert state.actors == [0]
    assert refused(state, "pass").rule == "STM-G7"
    say(state, word)
    assert (state.income[0], state.points[0]) == (income, points)
    assert state.actors == [state.line[1]]


def test_STM_G7_the_mover_decides_first_then_the_others_in_turn_order():
    state = goods_phase(table(4), level=4)
    state.order = [2, 3, 0, 1]
    track(state, 0, LINE)
    track(state, 3, "hartford @2,0 @1,0 albany")
    state.network.set_owner(link_between(state, "poughkeepsie", "new-york"), 2)
    put_cube(state, "blue", "hartford")
    say(state, "deliver blue hartford n s s")
    assert state.deciding == [0, 2, 3]
    say(state, "points")
    assert state.actors == [2]
    say(state, "income")
    assert state.actors == [3]
    say(state, "points")
    assert state.points == [1, 0, 0, 1] and state.income == [0, 0, 1, 0]


def test_sentences_name_a_leg_by_its_exit_and_parallel_links_differ():
    state = goods_phase(table(), level=2)
    track(state, 0, "albany @0,1 poughkeepsie", "poughkeepsie @0,3 new-york")
    track(state, 1, "albany @-1,1 @-1,2 poughkeepsie")
    put_cube(state, "blue", "albany")
    assert allowed(state, "deliver blue albany s s")
    events = say(state, "deliver blue albany sw s")
    assert told(events, "cube-delivered")[0]["owners"] == [1, 0]
