"""From latitude and longitude to kilometres east and south of the map's centre.

`plane` keeps distances along the centre's parallel and is right to
a hundredth up to some 300 km; `conic` (Lambert's conformal cone) keeps shapes over a continent
of middle latitude. `turn` lays a slanting country straight on its sheet. A printed board was bent
by its artist: `fitted` bends the geography after the cities, whose hexes are known.
"""

import math
from collections.abc import Callable
from typing import Final

from roundhouse.rails.atlas.plane import Point

EARTH_KM: Final = 6371.0
# One metre: far finer than a hex, far coarser than what two machines' sines differ by.
DIGITS: Final = 3

Project = Callable[[Point], Point]


def _plane(lat0: float, lon0: float) -> Project:
    degree = math.radians(1.0) * EARTH_KM
    narrow = math.cos(math.radians(lat0))

    def project(where: Point) -> Point:
        return ((where[1] - lon0) * degree * narrow, (lat0 - where[0]) * degree)

    return project


def _conic(lat0: float, lon0: float, south: float, north: float) -> Project:
    first, second = math.radians(south), math.radians(north)

    def steepness(latitude: float) -> float:
        return math.tan(math.pi / 4 + latitude / 2)

    if abs(second - first) < 1e-9:
        n = math.sin(first)
    else:
        n = math.log(math.cos(first) / math.cos(second)) / math.log(
            steepness(second) / steepness(first)
        )
    scale = EARTH_KM * math.cos(first) * steepness(first) ** n / n
    middle = scale / steepness(math.radians(lat0)) ** n

    def project(where: Point) -> Point:
        radius = scale / steepness(math.radians(where[0])) ** n
        angle = n * math.radians(where[1] - lon0)
        return (radius * math.sin(angle), radius * math.cos(angle) - middle)

    return project


Anchor = tuple[Point, Point]  # latitude and longitude, kilometres on the sheet
# The pull of an anchor on what lies around it, by distance in degrees.
_PULL: Final = 1.5
_NEAREST: Final = 0.02  # square degrees: within a few kilometres an anchor rules alone


def _straight(anchors: list[Anchor], axis: int) -> list[float]:
    """The three numbers of the even map nearest to the anchors: a·latitude + b·longitude + c."""
    rows = [[0.0] * 4 for _ in range(3)]
    for where, sheet in anchors:
        terms = (where[0], where[1], 1.0)
        for i in range(3):
            for j in range(3):
                rows[i][j] += terms[i] * terms[j]
            rows[i][3] += terms[i] * sheet[axis]
    for i in range(3):
        rows[i] = [part / rows[i][i] for part in rows[i]]
        for k in range(3):
            if k != i:
                rows[k] = [part - rows[k][i] * own for part, own in zip(rows[k], rows[i])]
    return [row[3] for row in rows]


def fitted(anchors: list[Anchor]) -> Project:
    """The even map nearest to the anchors, and what is left of each by distance from it."""
    x_terms, y_terms = _straight(anchors, 0), _straight(anchors, 1)

    def straight(where: Point) -> Point:
        return (
            x_terms[0] * where[0] + x_terms[1] * where[1] + x_terms[2],
            y_terms[0] * where[0] + y_terms[1] * where[1] + y_terms[2],
        )

    left: list[Anchor] = []
    for where, sheet in anchors:
        x, y = straight(where)
        left.append((where, (sheet[0] - x, sheet[1] - y)))

    def project(where: Point) -> Point:
        x, y = straight(where)
        total = off_x = off_y = 0.0
        for there, off in left:
            wide, high = (there[1] - where[1]) * 0.77, there[0] - where[0]
            pull = (wide * wide + high * high + _NEAREST) ** -_PULL
            total += pull
            off_x += pull * off[0]
            off_y += pull * off[1]
        return (round(x + off_x / total, DIGITS), round(y + off_y / total, DIGITS))

    return project


def projection(
    kind: str, centre: Point, parallels: tuple[float, float], turn: float = 0.0
) -> Project:
    """A function from (latitude, longitude) to (km east, km south), rounded to the metre."""
    flat = _plane(*centre) if kind == "plane" else _conic(*centre, *parallels)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def project(where: Point) -> Point:
        x, y = flat(where)
        return (round(x * cos - y * sin, DIGITS), round(x * sin + y * cos, DIGITS))

    return project
