"""The board as a graph and as planes: for networks that know what lies beside what."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.observation import Observation
from roundhouse.kernel.state import State


@dataclass(frozen=True)
class Graph:
    """`nodes` are spaces by the words that moves call them, with axial coordinates `at` and a
    number for their `terrain` (`terrains` has the words). `edges` are pairs of nodes, both ways,
    and `directions` say over which edge of the first (`ways` has the words).

    In an observation a node stands in its row of `rows`, on the axis of the board's spaces; where
    track has an axis of its own, the track of an edge has the number in `tracks`, elsewhere -1.
    """

    nodes: list[str]
    at: NDArray[np.int32]
    terrain: NDArray[np.int32]
    terrains: list[str]
    edges: NDArray[np.int32]
    directions: NDArray[np.int32]
    ways: list[str]
    rows: NDArray[np.int32]
    tracks: NDArray[np.int32]


def graph_of(table: State) -> Graph | None:
    """None where there is no board before the game."""
    layout = table.game.layout(table)
    if not layout:
        return None
    spaces: list[dict[str, Any]] = layout["spaces"]
    nodes = [one["space"] for one in spaces]
    number = {space: at for at, space in enumerate(nodes)}
    terrains = sorted({one["terrain"] for one in spaces})
    ways = list(layout["edges"])
    joined = [
        (number[one["space"]], number[there], ways.index(way), one.get("tracks", {}).get(way, -1))
        for one in spaces
        for way, there in one["neighbours"].items()
    ]
    edges = np.array(joined, np.int32).reshape(-1, 4)
    return Graph(
        nodes,
        np.array([(one["q"], one["r"]) for one in spaces], np.int32),
        np.array([terrains.index(one["terrain"]) for one in spaces], np.int32),
        terrains,
        edges[:, :2],
        edges[:, 2],
        ways,
        np.array(layout.get("rows", range(len(nodes))), np.int32),
        edges[:, 3],
    )


def planes_of(table: State, seat: int) -> NDArray[np.uint8] | None:
    """What the seat sees as layers of a picture, for games that are laid on an open table: player,
    layer, row, column. None elsewhere."""
    seen = Observation(table.seats, seat, described=True)
    table.game.planes(table, seen)
    if not seen.board_parts:
        return None
    return np.frombuffer(seen.board, np.uint8).reshape(seen.board_parts[0].sizes)
