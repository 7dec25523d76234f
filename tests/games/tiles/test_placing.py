"""Placing the tiles of a column: edges, turns, discards and refusals."""

import pytest

from roundhouse.games.tiles.rules.box import BLANK, RAIL, ROAD, TILES
from roundhouse.games.tiles.rules.phases import PLACING, TAKING
from roundhouse.games.tiles.rules.state import TilesState
from roundhouse.games.tiles.rules.territory import Territory
from roundhouse.kernel.refusal import Illegal
from tests.games.saying import play, refused, told
from tests.games.tiles.positions import (
    design,
    drawn,
    new_game,
    placing,
    play_round,
    table,
    take_starters,
)


def at_hand(picture: str, *tiles: str, **key: str) -> TilesState:
    """Seat 0 of two has this territory and these tiles to place."""
    return placing(table(drawn(picture, **key), drawn("─")), 0, *tiles)


def clash(tile: str, column: int, row: int, side: str, mine: str, theirs: str) -> Illegal:
    where: dict[str, object] = {"tile": tile, "column": column, "row": row, "why": "edge"}
    return Illegal("TIL-R3", {**where, "side": side, "mine": mine, "theirs": theirs})


def misplaced(tile: str, column: int, row: int, why: str) -> Illegal:
    return Illegal("TIL-R3", {"tile": tile, "column": column, "row": row, "why": why})


# Edges


def test_TIL_R3_railway_goes_on_as_railway() -> None:
    state = at_hand("═", "rail-curve")
    assert told(play(state, "place rail-curve 1 0 turn2"), "tile-placed") == [
        {"seat": 0, "tile": "rail-curve", "column": 1, "row": 0, "turn": "turn2"}
    ]
    assert state.territories[0].slot_at(state.territories[0].cells[1]) == 1
    assert state.hand == []


def test_TIL_R3_highway_goes_on_as_highway() -> None:
    play(at_hand("─", "highway-curve"), "place highway-curve 1 0 turn3")


def test_TIL_R3_blank_lies_against_blank() -> None:
    play(at_hand("─", "rail-straight"), "place rail-straight 0 1 turn1")


def test_TIL_R3_blank_against_highway_is_refused() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "place highway-straight 1 0 turn0") == clash(
        "highway-straight", 1, 0, "west", "blank", "highway"
    )


def test_TIL_R3_blank_against_railway_is_refused() -> None:
    state = at_hand("║", "rail-curve")
    assert refused(state, "place rail-curve 0 -1 turn0") == clash(
        "rail-curve", 0, -1, "south", "blank", "railway"
    )


def test_TIL_R3_railway_against_highway_is_refused() -> None:
    state = at_hand("─", "rail-straight")
    assert refused(state, "place rail-straight -1 0 turn1") == clash(
        "rail-straight", -1, 0, "east", "railway", "highway"
    )


def test_TIL_R3_highway_against_blank_is_refused() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "place highway-straight 0 1 turn0") == clash(
        "highway-straight", 0, 1, "north", "highway", "blank"
    )


def test_TIL_R3_every_touching_edge_must_match_not_only_one() -> None:
    """The place in the corner has a highway to its north and a railway to its west."""
    corner = """
        ╶┐
        ═.
        """
    state = at_hand(corner, "highway-curve", "station-curve-car")
    assert refused(state, "place highway-curve 1 1 turn0") == clash(
        "highway-curve", 1, 1, "west", "blank", "railway"
    )
    assert refused(state, "place highway-curve 1 1 turn3") == clash(
        "highway-curve", 1, 1, "west", "highway", "railway"
    )
    play(state, "place station-curve-car 1 1 turn3")


def test_TIL_R3_a_hole_asks_for_all_four_sides() -> None:
    """Highway to the north and south, railway to the west, blank to the east."""
    ring = """
        ╶┬╴
        ═.B
        ╶┴╴
        """
    tiles = ("station-highway-branch-car", "station-cross-car")
    state = at_hand(ring, *tiles, B="rail-end turn1")
    said = [state.say(move) for move in state.moves(0)]
    assert [text for text in said if " 1 1 " in text] == [
        "place station-highway-branch-car 1 1 turn2"
    ]
    assert refused(state, "place station-cross-car 1 1 turn1") == clash(
        "station-cross-car", 1, 1, "east", "railway", "blank"
    )


def test_TIL_R3_touching_at_a_corner_is_not_enough() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "place highway-straight 1 1 turn1") == misplaced(
        "highway-straight", 1, 1, "alone"
    )


def test_TIL_R3_an_occupied_place_is_refused() -> None:
    state = at_hand("──", "highway-straight")
    assert refused(state, "place highway-straight 1 0 turn1") == misplaced(
        "highway-straight", 1, 0, "occupied"
    )


def test_TIL_R3_a_tile_placed_this_turn_is_an_earlier_tile() -> None:
    state = at_hand("─", "highway-straight", "highway-straight")
    assert refused(state, "place highway-straight 2 0 turn1").facts["why"] == "alone"
    play(state, "place highway-straight 1 0 turn1")
    play(state, "place highway-straight 2 0 turn1")


def test_TIL_R3_tiles_of_another_player_do_not_count() -> None:
    """Seat 1 has a tile at 5 0, seat 0 has not."""
    state = placing(table(drawn("─"), drawn("──────")), 0, "highway-straight")
    assert refused(state, "place highway-straight 6 0 turn1").facts["why"] == "alone"


# Turning and flipping


@pytest.mark.parametrize(
    ("turn", "edges"),
    [
        ("turn0", [RAIL, RAIL, ROAD, BLANK]),
        ("turn1", [BLANK, RAIL, RAIL, ROAD]),
        ("turn2", [ROAD, BLANK, RAIL, RAIL]),
        ("turn3", [RAIL, ROAD, BLANK, RAIL]),
        ("flip0", [RAIL, BLANK, ROAD, RAIL]),
        ("flip1", [RAIL, RAIL, BLANK, ROAD]),
        ("flip2", [ROAD, RAIL, RAIL, BLANK]),
        ("flip3", [BLANK, ROAD, RAIL, RAIL]),
    ],
)
def test_TIL_R4_turned_clockwise_and_flipped(turn: str, edges: list[int]) -> None:
    """A railway from north to east and a highway to the south, laid first, all eight ways."""
    state = placing(table(Territory()), 0, "station-rail-bend-traveller")
    play(state, f"place station-rail-bend-traveller 0 0 {turn}")
    (packed,) = state.territories[0].edges
    assert [packed >> 2 * edge & 3 for edge in range(4)] == edges


def test_TIL_R4_the_back_fits_where_the_front_does_not() -> None:
    """West highway, north railway: the front of this station has its highway on the right."""
    state = at_hand("╶", "station-curve-car")
    there = [state.say(move) for move in state.moves(0) if " 1 0 " in state.say(move)]
    assert there == [f"place station-curve-car 1 0 {turn}" for turn in ("turn2", "flip0")]
    play(state, "place station-curve-car 1 0 flip0")
    assert state.territories[0].edges[1] & 3 == RAIL


def test_TIL_R4_a_turn_that_looks_like_another_has_one_name() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "place highway-straight 1 0 turn3") == Illegal(
        "TIL-R4", {"tile": "highway-straight", "turn": "turn3", "same": "turn1"}
    )
    assert refused(state, "place highway-straight 1 0 flip1").facts["same"] == "turn1"


def test_TIL_R4_each_look_of_each_tile_is_offered_once() -> None:
    for tile, name in enumerate(TILES.names):
        looks = [TILES.edges[tile][turn] for turn in TILES.turns[tile]]
        assert sorted(set(TILES.edges[tile])) == sorted(looks), name


# A tile that fits nowhere. Two dead ends face each other: every side outside is blank.

CLOSED = "╶╴"


def test_TIL_R5_a_tile_that_fits_nowhere_is_discarded() -> None:
    state = at_hand(CLOSED, "rail-cross-train")
    assert refused(state, "place rail-cross-train 2 0 turn0") == clash(
        "rail-cross-train", 2, 0, "west", "railway", "blank"
    )
    events = play(state, "discard rail-cross-train")
    assert told(events, "tile-discarded") == [{"seat": 0, "tile": "rail-cross-train"}]
    assert len(state.territories[0].cells) == 2
    assert state.phase == TAKING and state.actors == [1]


def test_TIL_R5_a_discard_is_not_a_refusal() -> None:
    state = at_hand(CLOSED, "rail-cross-train", "highway-cross-car", "rail-cross-urban")
    for tile in ("rail-cross-train", "highway-cross-car", "rail-cross-urban"):
        play(state, f"discard {tile}")
    assert state.refused[0] == []


def test_TIL_R5_a_tile_that_fits_is_not_discarded() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "discard highway-straight") == Illegal(
        "TIL-R5", {"tile": "highway-straight", "fits": "highway-straight", "why": "fits"}
    )


def test_TIL_R5_not_while_another_tile_fits_which_may_make_room() -> None:
    state = at_hand(CLOSED, "rail-cross-train", "rail-end")
    assert refused(state, "discard rail-cross-train") == Illegal(
        "TIL-R5", {"tile": "rail-cross-train", "fits": "rail-end", "why": "fits"}
    )
    play(state, "place rail-end 2 0 turn1")
    assert refused(state, "discard rail-cross-train") == Illegal(
        "TIL-R5", {"tile": "rail-cross-train", "fits": "rail-cross-train", "why": "fits"}
    )
    play(state, "place rail-cross-train 3 0 turn0")


# Refusals


def test_TIL_R6_a_tile_may_be_refused_even_if_it_fits() -> None:
    state = at_hand("─", "highway-straight", "rail-end")
    assert told(play(state, "refuse highway-straight"), "tile-refused") == [
        {"seat": 0, "tile": "highway-straight", "left": 1}
    ]
    assert state.phase == PLACING and state.hand == [design("rail-end")]
    assert len(state.territories[0].cells) == 1


def test_TIL_R6_refused_tiles_are_kept_in_view_of_everybody() -> None:
    state = at_hand("─", "highway-straight", "rail-end")
    play(state, "refuse highway-straight")
    for seat in (0, 1, None):
        players = state.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["refused"] == ["highway-straight"]
        assert players[0]["refusals_left"] == 1


def test_TIL_R6_at_any_moment_of_the_placing() -> None:
    state = at_hand("─", "highway-straight", "highway-curve", "rail-end")
    play(state, "place highway-straight 1 0 turn1")
    play(state, "refuse highway-curve")
    play(state, "place rail-end 0 1 turn1")
    assert state.actors == [1]


def test_TIL_R6_a_third_refusal_is_refused() -> None:
    state = at_hand("─", "highway-straight", "highway-straight", "highway-straight")
    play(state, "refuse highway-straight")
    play(state, "refuse highway-straight")
    assert refused(state, "refuse highway-straight") == Illegal(
        "TIL-R6", {"tile": "highway-straight", "left": 0}
    )


def test_TIL_R6_two_in_a_game_for_each_player() -> None:
    state = new_game(2)
    take_starters(state)
    first, second = state.order
    play(state, "take 1")
    for tile in state.hand[:]:
        play(state, f"refuse {TILES.names[tile]}")
    assert len(state.refused[first]) == 2
    play(state, "take 2")
    assert state.actors == [second]
    play(state, f"refuse {TILES.names[state.hand[0]]}")
    placing(state, second, "rail-end")
    play(state, "refuse rail-end")
    assert state.round == 2 and state.actors == [first]
    play(state, "take 1")
    assert refused(state, f"refuse {TILES.names[state.hand[0]]}").rule == "TIL-R6"


def test_TIL_R6_a_tile_that_fits_nowhere_may_be_refused_or_discarded() -> None:
    state = at_hand(CLOSED, "rail-cross-train")
    assert [state.say(move) for move in state.moves(0)] == [
        *("refuse rail-cross-train", "discard rail-cross-train")
    ]


def test_TIL_R6_only_a_tile_of_the_own_column() -> None:
    state = at_hand("─", "highway-straight")
    assert refused(state, "refuse rail-end") == Illegal(
        "TIL-R2", {"tile": "rail-end", "why": "not-in-hand"}
    )


def test_TIL_R6_refused_tiles_do_not_come_back() -> None:
    state = new_game(2)
    take_starters(state)
    in_bag = state.bag.total
    play(state, "take 1")
    for tile in state.hand[:]:
        play(state, f"refuse {TILES.names[tile]}")
    play_round(state, 4)
    assert state.bag.total == in_bag - 2 - 4 - 3
