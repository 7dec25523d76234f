"""The final count: cities, rectangle, interruptions, ties, and what belongs to a territory."""

import pytest

from roundhouse.games.tiles.rules.territory import Territory
from roundhouse.kernel.rng import Rng
from tests.games.saying import play, told
from tests.games.tiles import oracle
from tests.games.tiles.positions import drawn, last_move, new_game, placing, populating, table

# Tiles with one line from north to south fit side by side and one below the other.
U = "rail-straight-urban turn0"


def counted(territory: Territory) -> dict[str, int]:
    """What the final count gives for this territory, after a last move elsewhere."""
    return last_move(table(territory, drawn("─"))).breakdown[0]


# Cities


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("UUU", 5),
        ("UU", 0),
        ("║║║", 0),
        ("UUUUUU", 5),
        ("UU║UU", 0),
        ("UUU║UUU", 10),
        ("UU U║", 5),
        ("UU║ ║║U", 0),
        ("U║U UUU U║U", 5),
        ("UUU║ ║║║U ║UUU", 5 + 5),
    ],
)
def test_TIL_E1_each_group_of_three_urban_tiles_or_more_gives_five(
    picture: str, points: int
) -> None:
    assert counted(drawn(picture, U=U))["cities"] == points


def test_TIL_E1_roads_make_no_difference() -> None:
    """Three urban tiles in a row whose railways run past each other, and three along one."""
    assert counted(drawn("UUU", U=U))["cities"] == 5
    assert counted(drawn("UUU", U="rail-straight-urban turn1"))["cities"] == 5


# The largest rectangle


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("║", 1),
        ("║║║║║", 5),
        ("║ ║ ║ ║", 4),
        ("║║ ║║", 4),
        ("║║║ ║.║ ║║║", 3),
        ("║║║ ║║║ ║.║", 6),
        ("║║║. ║║║║ .║║║", 6),
        (".║║║. ║║║║║ ║║║║. .║║║║", 12),
        ("║║║║║ ║║║.. ║║║..", 9),
        ("║║║║║║║ ║║║.... ║......", 7),
    ],
)
def test_TIL_E2_one_for_each_tile_of_the_largest_full_rectangle(picture: str, points: int) -> None:
    assert counted(drawn(picture))["rectangle"] == points


# Interruptions


@pytest.mark.parametrize(
    ("picture", "open_ends", "points"),
    [
        ("║", 2, 0),
        ("║║", 4, 0),
        ("║╠═", 5, 0),
        ("║║║", 6, -1),
        ("║║╠═", 7, -2),
        ("║║║║║║", 12, -7),
        ("╶╴", 0, 0),
    ],
)
def test_TIL_E3_five_interruptions_are_free_each_further_one_costs_a_point(
    picture: str, open_ends: int, points: int
) -> None:
    land = drawn(picture)
    assert land.open_ends == open_ends
    assert counted(land)["interruptions"] == points


def test_TIL_E3_highway_ends_count_like_railway_ends() -> None:
    assert counted(drawn("│││║"))["interruptions"] == -3


def test_TIL_E3_an_end_that_looks_into_a_hole_is_open() -> None:
    assert counted(drawn("║║║ ║.║ ║║║"))["interruptions"] == -(2 + 4 + 2 - 5)


def test_TIL_E3_a_tile_in_between_closes_two_ends() -> None:
    state = placing(table(drawn("║║║ ║.║ ║║║"), drawn("─")), 0, "rail-straight")
    assert state.territories[0].open_ends == 8
    play(state, "place rail-straight 1 1 turn0")
    assert state.territories[0].open_ends == 6


# Who wins


def test_TIL_E4_most_prestige_wins() -> None:
    state = table(drawn("║"), drawn("║║"), drawn("║║ ║║"))
    state.pawn_points = [20, 10, 12]
    result = last_move(state)
    assert result.scores == [21, 12, 16]
    assert result.places == [1, 3, 2]
    assert result.winners == [0]


def test_TIL_E4_a_tie_goes_to_the_pawn_furthest_to_the_left_in_the_last_round() -> None:
    state = table(drawn("║"), drawn("║"), drawn("║"))
    state.pawn_points = [7, 9, 9]
    state.taken_by = [0, 2, -1, 1]
    assert last_move(state).places == [3, 2, 1]


def test_TIL_E4_the_order_of_play_in_the_last_round_breaks_no_tie() -> None:
    """Seat 0 plays first, but on the rightmost column."""
    state = table(drawn("║"), drawn("║"))
    state.taken_by = [-1, 1, -1, 0]
    result = last_move(state)
    assert result.scores == [1, 1]
    assert result.places == [2, 1]


def test_TIL_E4_the_score_is_the_sum_of_its_parts() -> None:
    state = table(drawn("UUU║", U=U), drawn("─"))
    state.pawn_points = [11, 0]
    result = last_move(state)
    assert result.breakdown[0] == {"pawns": 11, "cities": 5, "rectangle": 4, "interruptions": -3}
    assert result.scores == [17, 1]


# What belongs to a territory


def test_TIL_E5_an_objective_tile_counts_for_rectangle_city_and_interruptions() -> None:
    """The town hall is urban and a straight railway."""
    sets = ["town-hall", "temple", "airport"]
    lands = (drawn("UU", U=U), drawn("║"))
    state = placing(table(*lands, objectives=True, sets=sets), 0)
    state.objective_due = True
    play(state, "place town-hall 2 0 turn0")
    parts = last_move(state).breakdown[0]
    assert (parts["rectangle"], parts["cities"], parts["interruptions"]) == (3, 5, -1)


def test_TIL_E5_an_objective_tile_carries_networks() -> None:
    land = drawn(
        "TMt",
        T="rail-straight-train turn1 train",
        M="metropolis turn1",
        t="rail-straight-train turn1",
    )
    state = populating(table(land, drawn("─")), "train")
    (placed,) = told(play(state, "put train train 2 0"), "pawn-placed")
    assert placed["points"] == 2


def test_TIL_E5_refused_and_discarded_tiles_do_not_count() -> None:
    state = placing(table(drawn("╶╴"), drawn("─")), 0, "rail-straight-urban", "rail-cross-urban")
    play(state, "refuse rail-straight-urban")
    play(state, "discard rail-cross-urban")
    parts = last_move(state).breakdown[0]
    assert parts == {"pawns": 0, "cities": 0, "rectangle": 2, "interruptions": 0}


def test_TIL_E5_an_objective_in_hand_or_discarded_scores_nothing() -> None:
    """Nothing is near it, so a temple would be fulfilled, if it lay there."""
    sets = ["temple", "stadium", "airport"]
    state = table(drawn("║"), drawn("║"), objectives=True, sets=sets)
    assert last_move(state).breakdown[0]["objectives"] == 0


def test_TIL_E5_a_total_may_be_below_zero() -> None:
    result = last_move(table(drawn("║║║║║║║║║"), drawn("║")))
    assert result.breakdown[0]["interruptions"] == -13
    assert result.scores == [9 - 13, 1]
    assert result.places == [2, 1]


# The same figures worked out anew


@pytest.mark.parametrize("seed", range(6))
def test_TIL_E1_E2_E3_R9_random_games_count_as_worked_out_by_hand(seed: int) -> None:
    seats = 2 + seed % 3
    state = new_game(seats, seed, objectives=True)
    rng = Rng(seed)
    pawns = [0] * seats
    while state.result is None:
        seat = state.actors[0]
        events = state.play(state.random_move(seat, rng), seat)
        placed = told(events, "pawn-placed")
        for pawn in placed:
            pawns[pawn["seat"]] += pawn["points"]
        last_of_each = {pawn["seat"]: pawn for pawn in placed}
        for owner, pawn in last_of_each.items():
            place = (pawn["column"], pawn["row"])
            assert pawn["points"] == oracle.pawn_points(state.territories[owner], place)
    for seat, territory in enumerate(state.territories):
        parts = state.result.breakdown[seat]
        assert parts["pawns"] == pawns[seat]
        assert parts["cities"] == oracle.city_points(territory)
        assert parts["rectangle"] == oracle.rectangle(territory)
        assert parts["interruptions"] == oracle.interruption_points(territory)
    assert sum(pawns) > 0
