"""Population: tokens, stars, what a pawn scores, and who chooses when."""

from typing import Any

import pytest

from roundhouse.games.tiles.rules.box import CAR, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.phases import POPULATING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import Territory
from roundhouse.kernel.refusal import Illegal
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import drawn, new_game, placing, populating, table, take_starters

# Capital letters: a pawn stands there. Small letters: the position is free.
ROWS = {
    "C": "highway-straight-car turn1 car",
    "c": "highway-straight-car turn1",
    "T": "rail-straight-train turn1 train",
    "t": "rail-straight-train turn1",
    "W": "highway-straight-traveller turn1 traveller",
    "w": "highway-straight-traveller turn1",
    "R": "rail-straight-traveller turn1 traveller",
    "r": "rail-straight-traveller turn1",
}


def idle() -> Territory:
    """A territory without a position: its owner is never asked."""
    return drawn("─")


def alone(picture: str, *tokens: str, **key: str) -> TilesState:
    """Seat 0 of two populates this territory; seat 1 can place nothing."""
    return populating(table(drawn(picture, **{**ROWS, **key}), idle()), *tokens)


def points(state: TilesState, text: str) -> list[int]:
    """What the pawns score that are shown after this move."""
    return [args["points"] for args in told(play(state, text), "pawn-placed")]


def no(why: str, token: str, pawn: str, *place: int, rule: str = "TIL-R7") -> Illegal:
    facts: dict[str, object] = {"token": token, "pawn": pawn}
    if place:
        facts["column"], facts["row"] = place
    return Illegal(rule, {**facts, "why": why})


def player(state: TilesState, owner: int, seat: int | None) -> Any:
    players = state.view(seat)["players"]
    assert isinstance(players, list)
    found: Any = players[owner]
    return found


# Tokens


def test_TIL_R7_a_pawn_from_the_supply_on_a_free_position() -> None:
    state = alone("─c─", "car")
    assert told(play(state, "put car car 1 0"), "pawn-placed") == [
        {"seat": 0, "pawn": "car", "column": 1, "row": 0, "points": 1, "stars": 0}
    ]
    assert state.territories[0].pawns == [0, CAR, 0]
    assert state.supply[CAR] == 17
    assert state.pawn_points == [1, 0]


def test_TIL_R7_one_pawn_for_each_active_token() -> None:
    state = alone("cc", "car")
    play(state, "put car car 0 0")
    assert state.phase == TAKING
    assert state.territories[0].pawns == [CAR, 0]
    state = alone("ccc", "car", "car")
    play(state, "put car car 0 0")
    play(state, "put car car 1 0")
    assert state.phase == TAKING
    assert state.territories[0].pawns == [CAR, CAR, 0]


def test_TIL_R7_a_token_is_used_once() -> None:
    state = alone("cc", "car", "traveller")
    play(state, "put car car 0 0")
    assert refused(state, "put car car 1 0") == no("no-token", "car", "car")


def test_TIL_R7_only_kinds_that_are_active() -> None:
    state = alone("c", "car")
    assert refused(state, "put train train 0 0") == no("no-token", "train", "train")


def test_TIL_R7_the_icon_must_be_of_that_kind() -> None:
    state = alone("cw", "car")
    assert refused(state, "put car car 1 0") == no("no-icon", "car", "car", 1, 0)


def test_TIL_R7_a_tile_without_an_icon_takes_no_pawn() -> None:
    state = alone("c─", "car")
    assert refused(state, "put car car 1 0") == no("no-icon", "car", "car", 1, 0)


def test_TIL_R7_the_icon_must_be_empty() -> None:
    state = alone("cC", "car")
    assert refused(state, "put car car 1 0") == no("occupied", "car", "car", 1, 0)


def test_TIL_R7_in_the_own_territory_only() -> None:
    state = populating(table(drawn("c", **ROWS), drawn("─c", **ROWS)), "car")
    assert refused(state, "put car car 1 0", 0) == no("no-tile", "car", "car", 1, 0)


def test_TIL_R7_also_on_tiles_of_earlier_rounds() -> None:
    state = placing(table(drawn("c", **ROWS), idle()), 1, "highway-end")
    state.active = [0]
    play(state, "place highway-end 1 0 turn3")
    assert state.phase == POPULATING and state.actors == [0]
    play(state, "put car car 0 0")


def test_TIL_R7_a_tile_of_this_round_takes_a_pawn() -> None:
    state = placing(table(idle(), idle()), 1, "highway-straight-car")
    state.active = [0]
    play(state, "place highway-straight-car 1 0 turn1")
    play(state, "put car car 1 0", 1)


@pytest.mark.parametrize(("pawn", "column"), [("car", 0), ("train", 2)])
def test_TIL_R7_the_dual_token_offers_train_or_car(pawn: str, column: int) -> None:
    key = {"s": "station-straight-traveller turn1"}
    state = alone("cst", "either", **key)
    assert points(state, f"put either {pawn} {column} 0") == [1]
    assert state.phase == TAKING


def test_TIL_R7_the_dual_token_offers_no_traveller() -> None:
    state = alone("cw", "either")
    assert refused(state, "put either traveller 1 0") == no(
        "star-needed", "either", "traveller", rule="TIL-R8"
    )


def test_TIL_R7_a_pawn_has_one_kind() -> None:
    state = alone("c", "either")
    assert refused(state, "put either either 0 0") == no("no-pawn", "either", "either")


def test_TIL_R7_a_player_may_leave_tokens_unused() -> None:
    state = alone("cw", "car", "traveller")
    assert points(state, "done") == []
    assert state.territories[0].pawns == [0, 0]
    assert state.pawn_points == [0, 0]
    assert state.phase == TAKING


def test_TIL_R7_without_a_free_icon_nothing_is_placed() -> None:
    """Seat 1 has no car position left and isn't asked; nobody else can: the round ends."""
    state = populating(table(drawn("c", **ROWS), drawn("C", **ROWS)), "car")
    assert state.actors == [0]
    state = placing(table(drawn("Cw", **ROWS), drawn("C", **ROWS)), 1, "highway-end")
    state.active = [0]
    state.stars = [0, 0]
    play(state, "refuse highway-end")
    assert state.round == 2 and state.phase == TAKING


def test_TIL_R7_without_a_pawn_in_the_supply_nothing_is_placed() -> None:
    state = table(drawn("cw", **ROWS), idle())
    state.supply[CAR] = 0
    populating(state, "car", "traveller")
    assert refused(state, "put car car 0 0") == no("supply", "car", "car")
    play(state, "put traveller traveller 1 0")


def test_TIL_R7_the_last_pawn_of_a_kind_can_be_placed_only_once() -> None:
    state = table(drawn("ccw", **ROWS), idle())
    state.supply[CAR] = 1
    state.stars[0] = 0
    populating(state, "car", "car")
    assert points(state, "put car car 0 0") == [1]
    assert state.supply[CAR] == 0


@pytest.mark.parametrize(
    "moves",
    [
        ["put car car 0 0", "put traveller traveller 1 0"],
        ["put traveller traveller 1 0", "put car car 0 0"],
    ],
)
def test_TIL_R7_tokens_in_the_order_the_player_likes(moves: list[str]) -> None:
    state = alone("cw", "car", "traveller")
    play(state, moves[0])
    events = play(state, moves[1])
    said = [
        f"put {args['pawn']} {args['pawn']} {args['column']} {args['row']}"
        for args in told(events, "pawn-placed")
    ]
    assert said == moves


def test_TIL_R7_nobody_populates_in_the_first_round() -> None:
    state = new_game(2)
    take_starters(state)
    placing(state, state.order[0], "highway-straight-car")
    play(state, "refuse highway-straight-car")
    state.taken_by[:2] = state.order
    placing(state, state.order[1], "highway-straight-car")
    play(state, "refuse highway-straight-car")
    assert state.round == 2


# Stars


def test_TIL_R8_a_star_places_another_kind_and_returns_to_the_supply() -> None:
    state = alone("cw", "car")
    supply = state.star_supply
    assert told(play(state, "star car traveller 1 0"), "pawn-placed") == [
        {"seat": 0, "pawn": "traveller", "column": 1, "row": 0, "points": 1, "stars": 1}
    ]
    assert state.territories[0].pawns == [0, TRAVELLER]
    assert state.stars[0] == 0
    assert state.star_supply == supply + 1 - 1  # back in the supply, and on to a column


def test_TIL_R8_another_kind_without_a_star_is_refused() -> None:
    state = alone("cw", "car")
    assert refused(state, "put car traveller 1 0") == no(
        "star-needed", "car", "traveller", rule="TIL-R8"
    )


def test_TIL_R8_without_a_star_there_is_no_other_kind() -> None:
    state = alone("cw", "car")
    state.stars[0] = 0
    assert refused(state, "star car traveller 1 0") == no(
        "no-star", "car", "traveller", rule="TIL-R8"
    )


def test_TIL_R8_one_star_for_each_token() -> None:
    state = alone("cwww", "car", "car")
    state.stars[0] = 2
    play(state, "star car traveller 1 0")
    assert refused(state, "star traveller car 0 0").facts["why"] == "no-token"
    assert points(state, "star car traveller 2 0") == [1, 2]
    assert state.stars[0] == 0
    assert state.phase == TAKING


def test_TIL_R8_a_star_already_promised_is_spent() -> None:
    state = alone("cwww", "car", "car")
    state.stars[0] = 1
    play(state, "star car traveller 1 0")
    assert refused(state, "star car traveller 2 0").facts["why"] == "no-star"
    play(state, "put car car 0 0")
    assert state.stars[0] == 0


def test_TIL_R8_a_star_gives_no_pawn_of_its_own() -> None:
    state = alone("cww", "car")
    state.stars[0] = 3
    play(state, "star car traveller 1 0")
    assert state.phase == TAKING
    assert state.stars[0] == 2


def test_TIL_R8_the_icon_must_be_of_the_pawns_kind() -> None:
    state = alone("cw", "car")
    assert refused(state, "star car traveller 0 0") == no("no-icon", "car", "traveller", 0, 0)


def test_TIL_R8_a_star_for_the_kind_shown_would_be_wasted() -> None:
    state = alone("cw", "either")
    for kind in ("car", "train"):
        assert refused(state, f"star either {kind} 0 0") == no(
            "star-wasted", "either", kind, rule="TIL-R8"
        )
    play(state, "star either traveller 1 0")


def test_TIL_R8_a_kind_that_has_run_out_leaves_the_others_to_a_star() -> None:
    state = table(drawn("cw", **ROWS), idle())
    state.supply[CAR] = 0
    populating(state, "car")
    assert [state.say(move) for move in state.moves(0)] == ["star car traveller 1 0", "done"]


# What a pawn scores


@pytest.mark.parametrize(("others", "score"), [(0, 1), (1, 2), (3, 4), (4, 5), (5, 5), (7, 5)])
@pytest.mark.parametrize(
    ("kind", "stands", "free"), [("car", "C", "c"), ("train", "T", "t"), ("traveller", "R", "r")]
)
def test_TIL_R9_one_and_one_for_each_other_joined_at_most_five(
    kind: str, stands: str, free: str, others: int, score: int
) -> None:
    state = alone(stands * others + free, kind)
    place = f"{others} 0"
    assert points(state, f"put {kind} {kind} {place}") == [score]
    assert state.pawn_points[0] == score


def test_TIL_R9_other_kinds_of_pawn_do_not_count() -> None:
    state = alone("CWcW", "car")
    assert points(state, "put car car 2 0") == [2]


def test_TIL_R9_pawns_do_not_interrupt_a_network() -> None:
    state = alone("CWWc", "car")
    assert points(state, "put car car 3 0") == [2]


def test_TIL_R9_stations_do_not_interrupt_a_network() -> None:
    state = alone("CSSc", "car", S="station-cross-car turn0")
    assert points(state, "put car car 3 0") == [2]


def test_TIL_R9_cars_on_another_highway_do_not_count() -> None:
    """Neighbours, but the highways run side by side without meeting."""
    state = alone("c C", "car")
    assert points(state, "put car car 0 0") == [1]


def test_TIL_R9_a_car_never_goes_by_railway() -> None:
    """Highway, station, railway, station, highway."""
    stations = {"a": "station-straight-traveller turn1", "b": "station-straight-traveller turn3"}
    state = alone("Ca═bc", "car", **stations)
    assert points(state, "put car car 4 0") == [1]


def test_TIL_R9_a_train_never_goes_by_highway() -> None:
    stations = {"a": "station-straight-traveller turn1", "b": "station-straight-traveller turn3"}
    state = alone("Tb─at", "train", **stations)
    assert points(state, "put train train 4 0") == [1]


def test_TIL_R9_a_traveller_changes_at_stations() -> None:
    stations = {"a": "station-straight-train turn1", "b": "station-straight-train turn3"}
    state = alone("Wa═bw", "traveller", **stations)
    assert points(state, "put traveller traveller 4 0") == [2]


def test_TIL_R9_a_traveller_does_not_change_on_an_overpass() -> None:
    land = """
        .v.
        WXw
        .R.
        """
    key = {"v": "rail-end-urban-traveller turn2", "R": "rail-end-urban-traveller turn0 traveller"}
    state = alone(land, "traveller", **key, X="overpass turn0")
    assert points(state, "put traveller traveller 0 0") == [2]
    state = alone(land, "traveller", **key, X="overpass turn0")
    assert points(state, "put traveller traveller 1 1") == [2]
    state = alone(land, "traveller", **key, X="station-cross-car turn0")
    assert points(state, "put traveller traveller 1 1") == [3]


def test_TIL_R9_a_network_that_runs_in_a_ring_counts_each_pawn_once() -> None:
    ring = """
        ┌C┐
        │.│
        └c┘
        """
    assert points(alone(ring, "car"), "put car car 1 2") == [2]


def test_TIL_R9_of_two_pawns_the_second_counts_the_first() -> None:
    state = alone("Cccc", "car", "car")
    play(state, "put car car 3 0")
    assert points(state, "put car car 1 0") == [2, 3]
    assert state.pawn_points[0] == 5


def test_TIL_R9_a_pawn_never_scores_again() -> None:
    state = alone("cc", "car")
    play(state, "put car car 0 0")
    assert state.pawn_points[0] == 1
    state.taken_by = [0, 1, -1, -1]
    populating(state, "car")
    play(state, "put car car 1 0")
    assert state.pawn_points[0] == 1 + 2


def test_TIL_R9_pawns_of_another_player_do_not_count() -> None:
    state = populating(table(drawn("CC", **ROWS), drawn("─c", **ROWS)), "car")
    assert points(state, "put car car 1 0") == [1]


# On which network a position lies


def test_TIL_R14_a_car_on_a_station_tile_lies_on_its_highway() -> None:
    state = alone("Cs", "car", s="station-straight-urban-car turn1")
    assert points(state, "put car car 1 0") == [2]


def test_TIL_R14_a_train_on_a_station_tile_lies_on_its_railway() -> None:
    state = alone("Ts", "train", s="station-straight-train turn3")
    assert points(state, "put train train 1 0") == [2]


def test_TIL_R14_a_traveller_on_a_station_tile_belongs_to_both() -> None:
    state = alone("WsR", "traveller", s="station-straight-traveller turn1")
    assert points(state, "put traveller traveller 1 0") == [3]


def test_TIL_R14_on_an_overpass_each_pawn_lies_on_its_own_line() -> None:
    """The car's highway runs west to east, the railway above and below is not his."""
    land = """
        .v.
        C╫c
        """
    key = {"╫": "overpass-car turn0 car", "v": "rail-end turn2"}
    assert points(alone(land, "car", **key), "put car car 1 1") == [3]
    land = """
        .N.
        ─X─
        .n.
        """
    key = {
        "N": "rail-end-train turn2 train",
        "n": "rail-end-train turn0",
        "X": "overpass-train turn0 train",
    }
    assert points(alone(land, "train", **key), "put train train 0 2") == [3]


# Who chooses when


def test_TIL_R13_players_choose_together_and_show_when_the_last_has_chosen() -> None:
    state = populating(table(drawn("cc", **ROWS), drawn("Cc", **ROWS)), "car")
    assert state.actors == [0, 1]
    events = play(state, "put car car 1 0", 1)
    assert told(events, "pawn-placed") == []
    assert [event.audience for event in events if event.name == "pawn-chosen"] == [1]
    assert state.actors == [0]
    assert state.territories[1].pawns == [CAR, 0] and state.supply[CAR] == 18
    events = play(state, "put car car 0 0", 0)
    placed = told(events, "pawn-placed")
    assert [(args["seat"], args["points"]) for args in placed] == [(0, 1), (1, 2)]
    assert state.supply[CAR] == 16


def test_TIL_R13_pawns_are_shown_in_turn_order() -> None:
    state = table(drawn("c", **ROWS), drawn("c", **ROWS), drawn("c", **ROWS))
    state.order = [2, 0, 1]
    populating(state, "car")
    for seat in (0, 1):
        play(state, "put car car 0 0", seat)
    events = play(state, "put car car 0 0", 2)
    assert [args["seat"] for args in told(events, "pawn-placed")] == [2, 0, 1]


def test_TIL_R13_a_choice_is_seen_by_its_owner_alone_until_shown() -> None:
    state = populating(table(drawn("cc", **ROWS), drawn("cc", **ROWS)), "car")
    before = state.view(1)
    play(state, "put car car 1 0", 0)
    assert player(state, 0, 0)["chosen"] == [{"pawn": "car", "column": 1, "row": 0, "stars": 0}]
    for seat in (1, None):
        assert "chosen" not in player(state, 0, seat)
        assert player(state, 0, seat)["stars"] == 1
    assert state.view(1) == {**before, "actors": [1]}


def test_TIL_R13_once_shown_nothing_is_held_back_any_more() -> None:
    state = populating(table(drawn("c", **ROWS), drawn("c", **ROWS)), "car")
    play(state, "put car car 0 0", 0)
    play(state, "put car car 0 0", 1)
    assert state.phase == TAKING
    assert [("chosen" in player(state, seat, seat)) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize("kind", [CAR, TRAIN, TRAVELLER])
def test_TIL_R13_with_enough_of_each_kind_together_with_one_less_in_turn_order(kind: int) -> None:
    """Two players and two tokens may need four pawns, and a star may call for any kind."""
    for left, actors in ((4, [1, 0]), (3, [1])):
        state = table(drawn("cc", **ROWS), drawn("cc", **ROWS))
        state.order = [1, 0]
        state.supply[kind] = left
        assert populating(state, "car", "car").actors == actors


def test_TIL_R13_in_turn_order_the_last_pawn_goes_to_the_first() -> None:
    state = table(drawn("c", **ROWS), drawn("c", **ROWS))
    state.order = [1, 0]
    state.supply[CAR] = 1
    state.stars = [0, 0]
    populating(state, "car")
    assert state.actors == [1]
    assert points(state, "put car car 0 0") == [1]
    assert state.territories[0].pawns == [0]
    assert state.phase == TAKING, "nothing is left for the second: he isn't asked"


def test_TIL_R13_in_turn_order_the_second_sees_what_the_first_placed() -> None:
    state = table(drawn("cc", **ROWS), drawn("cc", **ROWS))
    state.supply[CAR] = 3
    populating(state, "car", "car")
    assert points(state, "done") == []
    assert state.actors == [1]
    assert refused(state, "put car car 0 0", 0).rule == "not-your-turn"
    play(state, "put car car 0 0")
    assert points(state, "put car car 1 0") == [1, 2]
