"""From latitude and longitude to kilometres east and south of the map's centre.

Two projections are enough. `plane` keeps distances along the centre's parallel and is right to
a hundredth up to some 300 km; `conic` (Lambert's conformal cone) keeps shapes over a continent
of middle latitude. `turn` lays a slanting country straight on its sheet.
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
