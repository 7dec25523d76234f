"""The board of Spike as data: points, and the coloured spaces of track between them."""

from typing import Any

from roundhouse.games.spike.rules.board import BOARD, WAYS
from roundhouse.games.spike.rules.box import TABLE


def layout() -> dict[str, Any]:
    """`q` and `r` are axial: odd rows of the board lie half a space further east."""
    names = BOARD.names
    return {
        "board": "eastern",
        "orientation": "points",
        "edges": WAYS,
        "spaces": [_point(point) for point in range(BOARD.points)],
        "places": [
            {
                "place": names[city],
                "name": BOARD.titles[city],
                "kind": "city",
                "space": names[city],
                "commodity": TABLE.commodities[BOARD.commodity[city]],
            }
            for city in range(BOARD.cities)
        ],
    }


def _point(point: int) -> dict[str, Any]:
    row = BOARD.rows[point]
    around: dict[str, str] = {}
    colours: dict[str, str] = {}
    tracks: dict[str, int] = {}
    for way, word in enumerate(WAYS):
        edge = BOARD.edge_at[point * len(WAYS) + way]
        if edge >= 0:
            around[word] = BOARD.names[BOARD.ends[edge] - point]
            colours[word] = BOARD.colours[BOARD.colour[edge]]
            tracks[word] = edge
    return {
        "space": BOARD.names[point],
        "q": BOARD.columns[point] - (row - row % 2) // 2,
        "r": row,
        "terrain": "city" if point < BOARD.cities else "junction",
        "neighbours": around,
        "colours": colours,
        "tracks": tracks,  # by their numbers in observations
    }
