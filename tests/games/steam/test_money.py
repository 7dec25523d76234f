"""STM-M1 to M4."""

from typing import cast

from roundhouse.games.steam.rules.phases import BUILDING
from roundhouse.kernel.game import game
from roundhouse.kernel.rng import Rng
from tests.games.saying import seen, told
from tests.games.steam.positions import (
    allowed,
    build_phase,
    goods_phase,
    put_cube,
    refused,
    say,
    table,
    track,
)

SHARES = ("income", "points")


def test_STM_M1_own_cash_goes_first_and_only_the_fewest_steps_are_taken():
    state = build_phase(table(), cash=2)
    say(state, "build @-1,1 gentle 1")  # 4
    assert (state.cash[0], state.income[0]) == (3, -1)
    events = say(state, "build @-1,2 straight 0")  # 2
    assert (state.cash[0], state.income[0]) == (1, -1)
    assert not told(events, "cash-raised")


def test_STM_M1_a_base_player_cannot_raise_cash_without_need():
    state = build_phase(table())
    assert refused(state, "raise 1").rule == "STM-M1"
    assert refused(table(), "raise 1").rule == "STM-M1"


def test_STM_M2_at_the_lowest_income_money_costs_points():
    state = build_phase(table(), cash=0)
    state.income[0], state.points[0] = -9, 5
    say(state, "build @-1,1 gentle 1", "build @-1,2 straight 0")  # 4, then 2
    assert (state.income[0], state.points[0], state.cash[0]) == (-10, 3, 4)


def test_STM_M2_with_fewer_than_two_points_nothing_more_can_be_raised():
    state = build_phase(table(), cash=1)
    state.income[0], state.points[0] = -10, 1
    illegal = refused(state, "build @1,0 straight 2")
    assert illegal.rule == "STM-B18" and illegal.facts == {"cost": 2, "raise": 1}
    state.points[0] = 2
    state.survey = None
    say(state, "build @1,0 straight 2")
    assert (state.points[0], state.cash[0]) == (0, 4)


def test_STM_M3_cash_is_public_and_income_ends_at_ten():
    state = goods_phase(table(), level=3)
    assert [player["cash"] for player in seen(state)["players"]] == state.cash
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york")
    put_cube(state, "blue", "albany")
    state.income[0] = 9
    say(state, "deliver blue albany s s")
    assert "2 to take · 1 lost as income" in str(state)
    foreseen = {word: state.game.forecast(state, state.hear(word), 0) for word in SHARES}
    assert foreseen["income"] == {"before": 9, "after": 10, "lost": 1}
    assert foreseen["points"] == {"before": 0, "after": 2, "lost": 0}
    events = say(state, "income")
    assert state.income[0] == 10
    assert told(events, "income-taken") == [{"seat": 0, "amount": 1, "lost": 1}]


def test_STM_M4_points_have_no_ceiling():
    state = goods_phase(table(), level=3)
    track(state, 0, "albany @0,1 poughkeepsie @0,3 new-york")
    put_cube(state, "blue", "albany")
    state.points[0] = 50
    say(state, "deliver blue albany s s", "points")
    assert state.points[0] == 52


def test_STM_M4_in_play_points_never_sink_below_zero():
    state = build_phase(table(), cash=0)
    state.income[0], state.points[0] = -10, 3
    assert allowed(state, "build @0,1 straight 0")
    say(state, "build @0,1 straight 0")
    assert state.points[0] == 1
    state.cash[0] = 0
    state.survey = None
    assert refused(state, "build @1,0 straight 2").rule == "STM-B18"


def test_STM_B7_a_forecast_is_what_the_tile_costs():
    steam = game("steam")
    told = {"track-built", "track-upgraded", "track-redirected"}
    seen: set[str] = set()
    for seed in (3, 4):
        state = steam.new(4, seed)
        rng = Rng(seed)
        while state.result is None and state.moves_made < 240:
            seat = state.actors[0]
            for move in state.moves(seat) if state.phase == BUILDING else []:
                bill = steam.forecast(state, move, seat)
                events = [one for one in state.copy().play(move, seat) if one.name in told]
                assert sum(bill.values()) == sum([cast(int, one.args["euros"]) for one in events])
                seen |= {f"{one.name} {part}" for one in events for part in bill}
            state.play(state.random_move(seat, rng), seat)
    assert {"track-built ground", "track-built town", "track-upgraded exits"} <= seen
