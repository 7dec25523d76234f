"""Objective tiles: when they are placed, and what each of the seven asks."""

import pytest

from roundhouse.games.tiles.rules.box import TILES
from roundhouse.games.tiles.rules.phases import PLACING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import (
    design,
    drawn,
    finish_turn,
    last_move,
    new_game,
    placing,
    table,
    take_starters,
    token,
)

SETS = ["town-hall", "metropolis", "central-station"]


def called(picture: str, *tiles: str, objectives: list[str] = SETS) -> TilesState:
    """A flag calls seat 0 of two for an objective, besides these tiles of its column."""
    state = table(drawn(picture), drawn("─"), objectives=True, sets=SETS)
    placing(state, 0, *tiles)
    state.objectives[0] = [design(name) for name in objectives]
    state.objective_due = True
    return state


# When


def test_TIL_O2_a_flag_in_the_waiting_room_calls_for_an_objective() -> None:
    state = new_game(3, objectives=True, sets=SETS)
    take_starters(state)
    state.waiting_room = token("train", flag=True)
    for turn, column in enumerate((1, 2, 3)):
        play(state, f"take {column}")
        assert state.objective_due
        seat = state.order[turn]
        finish_turn(state, Rng(0))
        assert len(state.objectives[seat]) == 2


def test_TIL_O2_no_flag_no_objective() -> None:
    state = new_game(3, objectives=True, sets=SETS)
    take_starters(state)
    state.waiting_room = token("train", flag=False)
    state.active = [token("car", flag=True)]
    play(state, "take 1")
    assert not state.objective_due
    assert refused(state, "place town-hall 1 0 turn0") == Illegal(
        "TIL-O2", {"tile": "town-hall", "why": "not-due"}
    )
    finish_turn(state, Rng(0))
    assert len(state.objectives[state.order[0]]) == 3


def test_TIL_O2_one_objective_of_his_choice() -> None:
    state = called("║")
    assert {state.say(move).split()[1] for move in state.moves(0)} == set(SETS)
    assert told(play(state, "place metropolis 0 1 turn0"), "tile-placed") == [
        {"seat": 0, "tile": "metropolis", "column": 0, "row": 1, "turn": "turn0"}
    ]
    assert state.objectives[0] == [design("town-hall"), design("central-station")]
    assert state.phase == TAKING and state.actors == [1]


def test_TIL_O2_only_one() -> None:
    state = called("║", "rail-end")
    play(state, "place metropolis 0 1 turn0")
    assert refused(state, "place town-hall 0 2 turn0") == Illegal(
        "TIL-O2", {"tile": "town-hall", "why": "not-due"}
    )


def test_TIL_O2_an_objective_that_is_used_does_not_come_back() -> None:
    state = called("║", objectives=["town-hall"])
    assert refused(state, "place metropolis 0 1 turn0").rule == "TIL-O2"


def test_TIL_O2_the_same_rules_of_placing() -> None:
    state = called("║")
    illegal = refused(state, "place town-hall 0 1 turn1")
    assert illegal.rule == "TIL-R3"
    assert (illegal.facts["mine"], illegal.facts["theirs"]) == ("blank", "railway")
    assert refused(state, "place town-hall 2 2 turn0").facts["why"] == "alone"


def test_TIL_O2_if_none_fits_one_of_his_choice_is_discarded() -> None:
    state = called("╶╴", objectives=["metropolis", "central-station"])
    assert [state.say(move) for move in state.moves(0)] == [
        *("discard metropolis", "discard central-station")
    ]
    assert told(play(state, "discard central-station"), "tile-discarded") == [
        {"seat": 0, "tile": "central-station"}
    ]
    assert state.objectives[0] == [design("metropolis")]
    assert state.actors == [1]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_TIL_O2_three_flags_use_all_three_objectives(seats: int) -> None:
    state = new_game(seats, seed=seats, objectives=True)
    rng = Rng(1)
    rounds_called = set()
    while state.result is None:
        if state.objective_due:
            rounds_called.add(state.round)
        seat = state.actors[0]
        state.play(state.random_move(seat, rng), seat)
    assert len(rounds_called) == 3
    assert state.objectives == [[]] * seats


@pytest.mark.parametrize(
    "moves",
    [
        ["place town-hall 0 1 turn0", "place rail-end 1 0 turn1", "place rail-straight 0 -1 turn0"],
        ["place rail-end 1 0 turn1", "place town-hall 0 1 turn0", "place rail-straight 0 -1 turn0"],
        ["place rail-end 1 0 turn1", "place rail-straight 0 -1 turn0", "place town-hall 0 1 turn0"],
    ],
)
def test_TIL_O4_before_between_or_after_the_tiles_of_the_column(moves: list[str]) -> None:
    state = called("║", "rail-end", "rail-straight")
    for text in moves:
        assert state.phase == PLACING and state.actors == [0]
        play(state, text)
    assert state.phase == TAKING and state.actors == [1]


def test_TIL_O4_an_objective_that_fits_is_not_discarded() -> None:
    state = called("║")
    assert refused(state, "discard town-hall") == Illegal(
        "TIL-O4", {"tile": "town-hall", "fits": "town-hall", "why": "fits"}
    )


def test_TIL_O4_not_while_another_objective_fits() -> None:
    state = called("╶╴", objectives=["town-hall", "metropolis"])
    assert refused(state, "discard metropolis") == Illegal(
        "TIL-O4", {"tile": "metropolis", "fits": "town-hall", "why": "fits"}
    )


def test_TIL_O4_not_while_a_tile_of_the_column_fits() -> None:
    state = called("╶╴", "rail-end", objectives=["metropolis"])
    assert refused(state, "discard metropolis") == Illegal(
        "TIL-O4", {"tile": "metropolis", "fits": "rail-end", "why": "fits"}
    )
    play(state, "place rail-end 2 0 turn1")
    play(state, "place metropolis 3 0 turn1")


def test_TIL_O4_the_column_is_discarded_before_the_objective() -> None:
    state = called("╶╴", "rail-cross-train", objectives=["metropolis"])
    assert refused(state, "discard metropolis") == Illegal(
        "TIL-O4", {"tile": "metropolis", "why": "column-first"}
    )
    play(state, "discard rail-cross-train")
    play(state, "discard metropolis")
    assert state.actors == [1]


def test_TIL_R5_no_tile_is_discarded_while_an_objective_fits() -> None:
    state = called("╶╴", "rail-cross-train", objectives=["town-hall"])
    assert refused(state, "discard rail-cross-train") == Illegal(
        "TIL-R5", {"tile": "rail-cross-train", "fits": "town-hall", "why": "fits"}
    )


def test_TIL_R6_an_objective_cannot_be_refused() -> None:
    state = called("║")
    assert refused(state, "refuse town-hall") == Illegal(
        "wrong-word", {"word": "town-hall", "expected": "tile"}
    )


# What each one asks


def objective_points(picture: str, **key: str) -> int:
    state = table(drawn(picture, **key), drawn("─"), objectives=True)
    return last_move(state).breakdown[0]["objectives"]


CROSS = """
    ..║..
    ..║..
    ║║H║║
    ..║..
    ..║..
    """


def test_TIL_O3_town_hall_two_tiles_in_each_direction() -> None:
    assert objective_points(CROSS, H="town-hall turn0") == 5


@pytest.mark.parametrize(
    "cross",
    [
        "..║.. ║║H║║ ..║.. ..║..",
        "..║.. ..║.. ║║H║. ..║.. ..║..",
        "..║.. ..║.. ║║H║║ ..║..",
        "..║.. ..║.. .║H║║ ..║.. ..║..",
    ],
)
def test_TIL_O3_town_hall_one_direction_too_short(cross: str) -> None:
    assert objective_points(cross, H="town-hall turn0") == 0


def test_TIL_O3_town_hall_the_line_is_unbroken() -> None:
    """To the east there is one tile, a gap, and another tile."""
    broken = """
        ..║║║║
        ..║║.║
        ║║H║.║
        ..║...
        ..║...
        """
    assert objective_points(broken, H="town-hall turn0") == 0


@pytest.mark.parametrize(("picture", "points"), [("U U M U U", 5), ("U U M U", 0)])
def test_TIL_O3_metropolis_a_city_of_five_itself_among_them(picture: str, points: int) -> None:
    key = {"U": "rail-straight-urban turn0", "M": "metropolis turn0"}
    assert objective_points(picture, **key) == points


def test_TIL_O3_metropolis_must_be_part_of_that_city() -> None:
    key = {"U": "rail-straight-urban turn0", "M": "metropolis turn0"}
    assert objective_points("U U U U U ║ M", **key) == 0


@pytest.mark.parametrize(
    ("picture", "points"), [("KSSSSS", 5), ("KSSSS", 0), ("SSKS═══SS", 5), ("SSKS═══S", 0)]
)
def test_TIL_O3_central_station_five_other_stations_by_rail(picture: str, points: int) -> None:
    key = {"K": "central-station turn0", "S": "station-cross-car turn1"}
    assert objective_points(picture, **key) == points


def test_TIL_O3_central_station_a_station_reached_by_highway_does_not_count() -> None:
    """The lower station is joined by highway only."""
    key = {"K": "central-station turn0", "S": "station-cross-car turn1"}
    assert objective_points("KSSSS .S...", **key) == 0


STADIUM = {
    "Z": "stadium turn0",
    "N": "rail-straight-traveller turn0 traveller",
    "n": "rail-straight-traveller turn0",
    "D": "rail-end-urban-traveller turn0 traveller",
    "d": "rail-end-urban-traveller turn0",
    "E": "highway-straight-traveller turn1 traveller",
    "S": "rail-end-urban-traveller turn2 traveller",
    "C": "highway-straight-car turn1 car",
}


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("ND ZE", 5),
        ("Nd ZE", 0),
        ("nD ZE", 0),
        ("Nd. ZEE", 0),
        ("ND ZC", 0),
        ("ND Z. S.", 5),
        (".ND DZ.", 5),
    ],
)
def test_TIL_O3_stadium_three_travellers_on_the_eight_tiles_around(
    picture: str, points: int
) -> None:
    assert objective_points(picture, **STADIUM) == points


AIRPORT = {
    "P": "airport turn0",
    "Q": "airport turn1",
    "V": "highway-straight-urban turn1",
    "H": "highway-straight-urban turn0",
}


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("P─VVV", 5),
        ("P─VV", 0),
        ("P──", 0),
        ("Q.. │.. HHH", 5),
        ("Q. │. HH", 0),
        ("Q.HHH │.│.. └─┘..", 5),
        ("Q─┐.. ..│.. ..HHH", 0),
    ],
)
def test_TIL_O3_airport_in_the_row_or_column_of_a_city(picture: str, points: int) -> None:
    assert objective_points(picture, **AIRPORT) == points


TEMPLE = {
    "Z": "temple turn1",
    "T": "rail-straight-train turn1 train",
    "t": "rail-straight-train turn1",
    "w": "rail-straight-traveller turn1",
    "c": "highway-straight-car turn1",
}


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("Z═", 5),
        ("Zt", 0),
        ("ZT", 0),
        ("Zw", 5),
        ("Z═t", 5),
        ("Z═ .c", 0),
        ("c. Z═", 0),
        ("Z══ ..c", 5),
    ],
)
def test_TIL_O3_temple_no_car_or_train_position_on_the_eight_tiles_around(
    picture: str, points: int
) -> None:
    assert objective_points(picture, **TEMPLE) == points


@pytest.mark.parametrize(
    ("picture", "points"),
    [
        ("G───────", 5),
        ("G──────", 0),
        ("────G───", 5),
        ("───G───", 0),
        ("G──S════", 0),
        ("G───┬┐ ....└┘", 5),
        ("G──┬┐ ...└┘", 0),
        ("┌─┐ │.J └─┘", 5),
        ("┌┐ │J └┘", 0),
        ("───┬──── ...J....", 0),
        ("────┬──── ....J....", 0),
        ("──────┬── ......J..", 5),
    ],
)
def test_TIL_O3_service_station_on_a_highway_path_of_eight_segments(
    picture: str, points: int
) -> None:
    key = {
        "G": "service-station turn1",
        "J": "service-station turn0",
        "S": "station-straight-train turn1",
    }
    assert objective_points(picture, **key) == points


def test_TIL_O3_each_fulfilled_objective_gives_five() -> None:
    """A town hall in its cross, and a temple at the end of the line without neighbours."""
    land = CROSS + "    ..Z..\n"
    assert objective_points(land, H="town-hall turn0", Z="temple turn0") == 10


def test_TIL_O3_every_objective_of_the_box_is_judged() -> None:
    assert len(TILES.objectives) == 7
    for name in TILES.objectives:
        expected = 5 if name == "temple" else 0
        assert objective_points("X", X=f"{name} turn0") == expected, name
