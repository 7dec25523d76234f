"""The board as data: for programs that draw it or learn from it.

`spaces` are what track is built on, by the words that moves call them, with axial coordinates and,
by the word of the edge, the space that rails can run to; `places` are cities and the like.
"""

from typing import Any

from roundhouse.rails.board import KINDS, NONE, Board
from roundhouse.rails.hexes import EDGES, ORIENTATIONS

Layout = dict[str, Any]


def layout_of(board: Board) -> Layout:
    return {
        "board": board.name,
        "orientation": ORIENTATIONS[board.orientation],
        "edges": board.edge_words,
        "spaces": [_space(board, h) for h in range(board.size)],
        "places": [_place(board, place) for place in range(board.places)],
    }


def _space(board: Board, h: int) -> dict[str, Any]:
    around: dict[str, str] = {}
    ridges: list[str] = []
    for edge, word in enumerate(board.edge_words):
        side = h * EDGES + edge
        if board.neighbour[side] != NONE:
            around[word] = board.slug[board.neighbour[side]]
        if board.ridge[side]:
            ridges.append(word)
    return {
        "space": board.slug[h],
        "q": board.q[h],
        "r": board.r[h],
        "terrain": board.terrains[board.terrain[h]],
        "tags": board.tags[h],
        "neighbours": around,
        "ridges": ridges,
    }


def _place(board: Board, place: int) -> dict[str, Any]:
    """With what else the map says of it, such as its colour."""
    facts = board.place_facts[place]
    known = {name: facts[name] for name in facts if name not in ("slug", "name", "hex", "exits")}
    h = board.place_hex[place]
    return {
        "place": board.place_slug[place],
        "name": board.place_name[place],
        "kind": KINDS[board.place_kind[place]],
        "space": None if h == NONE else board.slug[h],
        "exits": [
            word
            for edge, word in enumerate(board.edge_words)
            if board.place_exits[place] >> edge & 1
        ],
        **known,
    }
