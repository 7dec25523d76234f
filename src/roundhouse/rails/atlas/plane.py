"""Hexes on the plane: where they lie, what they are called, which one holds a point.

The unit is the hex side. x runs east, y runs south.
"""

import math
from typing import Final

from roundhouse.rails import hexes

Point = tuple[float, float]
Hex = tuple[int, int]

ROOT3: Final = math.sqrt(3.0)

# Axial steps and edge words by the orientation's name.
STEPS: Final[dict[str, list[Hex]]] = dict(zip(hexes.ORIENTATIONS, hexes.STEPS))
EDGE_WORDS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(words) for name, words in zip(hexes.ORIENTATIONS, hexes.EDGE_WORDS)
}
# Angle of edge 0's middle and of the corner before it, in degrees clockwise from east.
_EDGE_ZERO: Final[dict[str, float]] = {"flat": -90.0, "pointy": -60.0}


def centre(orientation: str, q: float, r: float) -> Point:
    if orientation == "flat":
        return (1.5 * q, ROOT3 * (r + q / 2))
    return (ROOT3 * (q + r / 2), 1.5 * r)


def corner(orientation: str, q: float, r: float, edge: int, side: float = 1.0) -> Point:
    """The corner at the anticlockwise end of an edge; its other end is that of edge + 1."""
    x, y = centre(orientation, q, r)
    angle = math.radians(_EDGE_ZERO[orientation] + 60.0 * edge - 30.0)
    return (x + side * math.cos(angle), y + side * math.sin(angle))


def corners(orientation: str, q: float, r: float, side: float = 1.0) -> list[Point]:
    return [corner(orientation, q, r, edge, side) for edge in range(6)]


def neighbour(orientation: str, place: Hex, edge: int) -> Hex:
    step = STEPS[orientation][edge]
    return (place[0] + step[0], place[1] + step[1])


def distance(here: Hex, there: Hex) -> int:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))


def axial(orientation: str, point: Point) -> Point:
    """q and r of a point, whole only in the middle of a hex."""
    x, y = point
    if orientation == "flat":
        return (x / 1.5, y / ROOT3 - x / 3)
    return (x / ROOT3 - y / 3, y / 1.5)


def hex_at(orientation: str, point: Point) -> Hex:
    """The hex that holds a point (cube rounding)."""
    q, r = axial(orientation, point)
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return (near_q, near_r)


def _letters(column: int) -> str:
    """0 is a, 25 is z, 26 is aa."""
    word = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, 26)
        word = chr(ord("a") + digit) + word
    return word


def _offset(orientation: str, place: Hex) -> tuple[int, int]:
    """Column and row; in each pair of lines the odd one lies half a hex further on."""
    q, r = place
    if orientation == "flat":
        return (q, r + (q - (q & 1)) // 2)
    return (q + (r - (r & 1)) // 2, r)


def slugs(orientation: str, places: list[Hex]) -> list[str]:
    """Column letters from the west, row numbers from the north."""
    offsets = [_offset(orientation, place) for place in places]
    west = min(column for column, _ in offsets)
    north = min(row for _, row in offsets)
    return [f"{_letters(column - west)}{row - north + 1}" for column, row in offsets]
