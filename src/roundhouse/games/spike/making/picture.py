"""The board's still picture, from the same geography as its lattice.

A triangular lattice is the middles of pointy hexes, so the atlas can draw it as a map that has
no hexes: land and water alone.
"""

import math
from typing import Any, Final

from roundhouse.games.spike.making.lattice import BEYOND, Ground, Lattice, slug
from roundhouse.rails.atlas.draw import draw_map
from roundhouse.rails.atlas.model import Lettering, Picture, Range, River, Shape
from roundhouse.rails.atlas.picture import BEYOND as FRAME
from roundhouse.rails.atlas.picture import FORMAT
from roundhouse.rails.atlas.plane import Point
from roundhouse.rails.atlas.relief import shade
from roundhouse.rails.atlas.shapes import Line, clip
from roundhouse.rails.map_format import Compiled

NAME: Final = "eastern"
WIDE_RIVERS: Final = {"mississippi": 1.3, "ohio": 1.0, "missouri": 1.0}
NARROW: Final = 0.75
BARE: Final[Compiled] = {
    "format": FORMAT,
    "name": NAME,
    "title": "Eastern United States",
    "origin": "ours",
    "orientation": "pointy",
    "hexes": [],
    "places": [],
    "closed": [],
    "ridges": [],
    "lines": {},
    "facts": {},
}


class Sheet:
    """From kilometres to pixels of the picture."""

    def __init__(self, lattice: Lattice, spacing: float, spacing_km: float, margin: list[float]):
        self.scale = spacing / spacing_km
        self.corner = lattice.corner
        self.margin = margin
        right = max([column + (row % 2) / 2 for column, row in lattice.places])
        bottom = max([row for _, row in lattice.places])
        self.size = [
            round(right * spacing + 2 * margin[0]),
            round(bottom * spacing * math.sqrt(3.0) / 2 + 2 * margin[1]),
        ]

    def at(self, point: Point) -> Point:
        x = (point[0] - self.corner[0]) * self.scale + self.margin[0]
        y = (point[1] - self.corner[1]) * self.scale + self.margin[1]
        return (round(x, 1), round(y, 1))

    def line(self, points: Line) -> list[list[float]]:
        return [list(self.at(point)) for point in points]

    def shape(self, name: str, points: Line) -> Shape:
        high = (self.size[0] + FRAME, self.size[1] + FRAME)
        framed = clip([self.at(point) for point in points], (-FRAME, -FRAME), high)
        return {"name": name, "rough": 1.0, "line": [[round(x, 1), round(y, 1)] for x, y in framed]}


def make(source: dict[str, Any]) -> Picture:
    ground = Ground(source)
    wanted = source["picture"]
    sheet = Sheet(Lattice(source), wanted["spacing"], ground.spacing, wanted["margin"])
    south, north = ground.line(wanted["south"]), ground.line(wanted["north"])
    mainland = [*south, *ground.coast[:-1], *north, (BEYOND, -BEYOND), (-BEYOND, -BEYOND)]
    mainland.append((-BEYOND, BEYOND))
    lands = [sheet.shape("mainland", mainland), sheet.shape("island", ground.island)]
    rivers: list[River] = [
        {
            "name": name,
            "width": WIDE_RIVERS.get(name, NARROW),
            "canal": False,
            "path": sheet.line(line),
        }
        for name, line in ground.rivers.items()
    ]
    ranges: list[Range] = [
        {
            "name": one["name"],
            "width": round(one["width_km"] * sheet.scale, 1),
            "relief": 1.4,
            "line": sheet.line(ground.line(one["line"])),
        }
        for one in wanted["range"]
    ]
    labels: list[Lettering] = [
        {
            "kind": "water",
            "slug": slug(one["text"]),
            "text": one["text"],
            "at": list(sheet.at(ground.project((one["where"][0], one["where"][1])))),
            "angle": one["angle"],
            "size": one["size"],
            "spacing": one["spacing"],
        }
        for one in wanted["label"]
    ]
    return {
        "format": FORMAT,
        "name": NAME,
        "orientation": BARE["orientation"],
        "side": round(wanted["spacing"] / math.sqrt(3.0), 3),
        "origin": list(wanted["margin"]),
        "size": sheet.size,
        "lands": lands,
        "lakes": [sheet.shape(name, line) for name, line in ground.lakes.items()],
        "rivers": rivers,
        "ranges": ranges,
        "labels": labels,
        "sides": {},
    }


def drawing(source: dict[str, Any]) -> str:
    picture = make(source)
    return draw_map(BARE, picture, shade(BARE, picture))
