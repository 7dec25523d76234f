import json

import pytest
from hypothesis import given

from roundhouse.rails.board import ALL_EXITS, CITY, NONE, TOWN, Board, load_board
from roundhouse.rails.hexes import EDGE_WORDS, STEPS, opposite
from tests.rails.samples import boards, map_source, place

AROUND = {  # where each edge word points on a map with north at the top: right, down
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}


def sign(x: float) -> int:
    return (x > 0) - (x < 0)


@pytest.mark.parametrize("orientation", [0, 1])
def test_steps_go_where_the_edge_words_point(orientation: int) -> None:
    for word, (q, r) in zip(EDGE_WORDS[orientation], STEPS[orientation]):
        right, down = (q, r + q / 2) if orientation == 0 else (q + r / 2, r)
        assert (sign(right), sign(down)) == AROUND[word]


@given(boards())
def test_neighbours_are_mutual_over_the_opposite_edge(board: Board) -> None:
    for side, h in enumerate(board.beside):
        back = h * 6 + opposite(side % 6)
        if h != NONE:
            assert board.beside[back] == side // 6
            assert board.closed[back] == board.closed[side]
        assert board.neighbour[side] == (NONE if board.closed[side] else h)


def test_a_compiled_map_is_read_in_full() -> None:
    source = map_source(
        [(0, 0), (0, 1), (1, 0)],
        1,
        [
            place("albany", "city", 0, colour="red", exits=["e", "se"]),
            place("troy", "town", 2),
            place("azores", "city", None),
        ],
        ridges=[[0, 1]],
        closed=[[0, 2], [1, 3]],
        facts={"players": [3, 4]},
    )
    source["hexes"][1][3] = "hill"
    source["hexes"][1][4] = ["canal", "coast"]
    board = load_board(json.dumps(source))
    assert board.size == 3
    assert board.edge_words == ["ne", "e", "se", "sw", "w", "nw"]
    assert board.beside[:6] == [NONE, 2, 1, NONE, NONE, NONE]
    assert board.neighbour[:6] == [NONE, 2, NONE, NONE, NONE, NONE]
    assert board.neighbour[1 * 6 + 5] == NONE
    assert [side for side in range(18) if board.ridge[side]] == [1, 2 * 6 + 4]
    assert [side for side in range(18) if board.closed[side]] == [2, 6 + 3, 6 + 5]
    assert [board.terrains[code] for code in board.terrain] == ["plain", "hill", "plain"]
    assert board.river == [False, True, False]
    assert board.tagged("coast") == [False, True, False]
    assert board.hex_of["h2"] == 2
    assert board.place_kind == [CITY, TOWN, CITY]
    assert board.place_hex == [0, 2, NONE]
    assert board.place_at == [0, NONE, 1]
    assert board.place_exits == [0b000110, ALL_EXITS, ALL_EXITS]
    assert board.place_facts[board.place_of["albany"]]["colour"] == "red"
    assert board.facts == {"players": [3, 4]}


def test_another_map_format_is_refused() -> None:
    with pytest.raises(ValueError, match="map format 2"):
        Board(map_source([(0, 0)], format=2))
