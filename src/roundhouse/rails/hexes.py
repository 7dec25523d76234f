"""Hex geometry: six edges, numbered clockwise, in both orientations."""

from typing import Final

EDGES: Final = 6
FLAT: Final = 0
POINTY: Final = 1
ORIENTATIONS: Final = ["flat", "pointy"]

# for each orientation: the words of its edges, and the axial step over each
EDGE_WORDS: Final = [
    ["n", "ne", "se", "s", "sw", "nw"],
    ["ne", "e", "se", "sw", "w", "nw"],
]
STEPS: Final = [
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)],
    [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)],
]


def opposite(edge: int) -> int:
    """The number the same edge has in the hex on its other side."""
    return (edge + 3) % EDGES
