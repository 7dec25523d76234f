"""Pieces, starting tiles, turn order and objectives before the first round."""

from itertools import permutations

import pytest

from roundhouse.games.tiles.rules import rounds
from roundhouse.games.tiles.rules.box import CAR, KINDS, TABLE, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.phases import STARTING, TAKING
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.refusal import Illegal, Refused
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import (
    design,
    drawn,
    new_game,
    placing,
    play_round,
    populating,
    table,
    take_starters,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_TIL_S1_every_piece_of_the_box_is_somewhere(seats: int) -> None:
    state = new_game(seats)
    lying = state.starters + [tile for column in state.columns for tile in column]
    counts = [state.bag.counts[tile] + lying.count(tile) for tile in range(TILES.routes)]
    assert counts == TILES.counts
    assert sum(counts) == 106
    assert state.stack.total == 6 and state.waiting_room >= 0
    assert [state.supply[kind] for kind in (CAR, TRAIN, TRAVELLER)] == [18, 18, 18]
    assert state.star_supply + sum(state.stars) == 10


def test_TIL_S1_the_seven_tokens_come_in_any_order() -> None:
    first = {new_game(2, seed).waiting_room for seed in range(60)}
    assert len(first) == 7
    assert sorted(KINDS[TABLE.token_kind[token]] for token in first) == [
        *("car", "car", "either", "train", "train", "traveller", "traveller")
    ]


def test_TIL_S2_one_position_holds_one_pawn() -> None:
    land = drawn("CC", C="highway-straight-car turn1")
    state = populating(table(land, drawn("─")), "car", "car")
    play(state, "put car car 0 0", 0)
    assert refused(state, "put car car 0 0", 0) == Illegal(
        "TIL-R7",
        {"token": "car", "pawn": "car", "column": 0, "row": 0, "why": "occupied"},
    )


@pytest.mark.parametrize(
    ("crossing", "points"), [("station-cross-car turn0", 2), ("overpass turn0", 1)]
)
def test_TIL_S2_only_a_station_joins_railway_and_highway(crossing: str, points: int) -> None:
    land = drawn(
        """
        .R
        HX
        """,
        R="rail-end-urban-traveller turn2 traveller",
        H="highway-end-urban-traveller turn1",
        X=crossing,
    )
    state = populating(table(land, drawn("─")), "traveller")
    events = play(state, "put traveller traveller -1 1")
    assert [args["points"] for args in told(events, "pawn-placed")] == [points]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TIL_S3_as_many_starting_tiles_as_players_all_different(seats: int) -> None:
    for seed in range(40):
        starters = new_game(seats, seed).starters
        assert len(starters) == seats
        looks = {min(TILES.edges[tile]) for tile in starters}
        assert len(looks) == seats


def only(**counts: int) -> Bag:
    """A bag with just these tiles, named with _ for -."""
    names = {name.replace("_", "-"): count for name, count in counts.items()}
    return Bag([names.get(TILES.names[tile], 0) for tile in range(TILES.routes)])


def test_TIL_S3_a_repeat_goes_back_and_another_is_drawn() -> None:
    """Nine railway straights, on whatever ground, and one curve: the curve always comes up."""
    for seed in range(20):
        state = new_game(2, seed)
        state.starters = []
        state.bag = only(rail_straight=5, rail_straight_urban=4, highway_curve=1)
        rounds.draw_starters(state)
        shapes = sorted(TILES.names[tile].split("-")[0] for tile in state.starters)
        assert shapes == ["highway", "rail"]
        assert state.bag.total == 8
        assert state.bag.counts[design("highway-curve")] == 0


def test_TIL_S3_ground_station_and_position_make_no_other_pattern() -> None:
    for seed in range(20):
        state = new_game(2, seed)
        state.starters = []
        state.bag = only(overpass=3, station_cross_car=3, rail_end=1)
        rounds.draw_starters(state)
        assert design("rail-end") in state.starters


def test_TIL_S3_turned_or_mirrored_is_the_same_pattern() -> None:
    """The pattern is one of a tile's own eight looks, and any of them leads to it."""
    for tile in range(len(TILES.names)):
        twins = [
            other
            for other in range(len(TILES.names))
            if set(TILES.edges[other]) & set(TILES.edges[tile])
        ]
        assert {TILES.pattern[other] for other in twins} == {TILES.pattern[tile]}
    strangers = {TILES.pattern[design(name)] for name in ("rail-curve", "rail-straight")}
    assert len(strangers) == 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_TIL_S4_a_star_each(seats: int) -> None:
    state = new_game(seats)
    assert state.stars == [1] * seats
    assert state.star_supply == 10 - seats


def test_TIL_S4_any_starting_order_can_come() -> None:
    orders = {tuple(new_game(3, seed).order) for seed in range(80)}
    assert orders == set(permutations(range(3)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TIL_S5_starting_tiles_go_in_reverse_turn_order(seats: int) -> None:
    state = new_game(seats, seed=5)
    takers = []
    while state.phase == STARTING:
        takers += state.actors
        tile = TILES.names[state.starters[-1]]
        assert told(play(state, f"start {tile} turn0"), "starter-taken") == [
            {"seat": takers[-1], "tile": tile, "turn": "turn0"}
        ]
        assert state.territories[takers[-1]].designs == [design(tile)]
    assert takers == state.order[::-1]
    assert state.starters == []
    assert state.phase == TAKING and state.actors == [state.order[0]]


def test_TIL_S5_the_columns_are_filled_before_starting_tiles_are_taken() -> None:
    state = new_game(3)
    assert state.phase == STARTING
    assert [len(column) for column in state.columns] == [2, 3, 3, 4]
    assert refused(state, "take 1") == Illegal("TIL-R2", {"why": "phase", "phase": "start"})


def test_TIL_S5_a_starting_tile_lies_any_way_round() -> None:
    state = new_game(2)
    state.starters = [design("rail-curve"), design("station-rail-bend-traveller")]
    assert len(state.moves(state.actors[0])) == 4 + 8
    seat = state.actors[0]
    play(state, "start station-rail-bend-traveller flip3")
    assert state.territories[seat].edges == [TILES.edges[design("station-rail-bend-traveller")][7]]


def test_TIL_S5_a_tile_that_another_took_is_refused() -> None:
    state = new_game(2)
    tile = TILES.names[state.starters[0]]
    play(state, f"start {tile} turn0")
    assert refused(state, f"start {tile} turn0") == Illegal(
        "TIL-S5", {"tile": tile, "why": "not-there"}
    )


def test_TIL_S5_out_of_turn_is_refused() -> None:
    state = new_game(2)
    tile = TILES.names[state.starters[0]]
    assert refused(state, f"start {tile} turn0", state.order[0]).rule == "not-your-turn"


def test_TIL_S5_in_the_first_round_only() -> None:
    state = new_game(2)
    take_starters(state)
    play_round(state, 1, 2)
    assert state.round == 2 and state.phase == TAKING
    assert refused(state, "start rail-curve turn0") == Illegal(
        "TIL-S5", {"why": "phase", "phase": "take"}
    )


def test_TIL_R6_a_starting_tile_cannot_be_refused() -> None:
    state = new_game(2)
    tile = TILES.names[state.starters[0]]
    assert refused(state, f"refuse {tile}") == Illegal("TIL-R2", {"why": "phase", "phase": "start"})


# Objectives


def test_TIL_O1_three_chosen_sets_one_tile_of_each_for_everybody() -> None:
    sets = ["temple", "airport", "metropolis"]
    state = new_game(3, objectives=True, sets=sets)
    for mine in state.objectives:
        assert sorted(TILES.names[tile] for tile in mine) == sorted(sets)


def test_TIL_O1_three_sets_at_random_the_same_for_everybody() -> None:
    seen = set()
    for seed in range(40):
        first, second = new_game(2, seed, objectives=True).objectives
        assert first == second
        assert len(set(first)) == 3
        seen.update(first)
    assert sorted(TILES.names[tile] for tile in seen) == sorted(TILES.objectives)


@pytest.mark.parametrize(
    "sets",
    [
        ["temple", "airport"],
        ["temple", "airport", "airport"],
        ["temple", "airport", "rail-curve"],
        ["temple", "airport", "stadium", "town-hall"],
    ],
)
def test_TIL_O1_not_three_different_sets_is_refused(sets: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        new_game(2, objectives=True, sets=sets)
    assert refused.value.rule == "bad-option"


def test_TIL_O1_without_the_option_nobody_has_objectives() -> None:
    state = new_game(2)
    assert state.objectives == [[], []]
    take_starters(state)
    state.waiting_room = TABLE.token_flag.index(True)
    play(state, "take 1")
    assert not state.objective_due
    placing(state, state.actors[0], "rail-curve")
    assert refused(state, "place temple 1 0 turn0") == Illegal(
        "TIL-O2", {"tile": "temple", "why": "not-due"}
    )
