"""A map from afar, to choose it by: a handful of paths on a grid fine enough for whole numbers.

Colours are the page's.
"""

from collections.abc import Iterable
from typing import Any, Final

from roundhouse.rails.atlas.lettering import pixel
from roundhouse.rails.atlas.looks import Looks
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.places import colour_of
from roundhouse.rails.atlas.plane import Point, corners, neighbour
from roundhouse.rails.map_format import Compiled

WIDE: Final = 384
HIGH: Final = 288
MARGIN: Final = 20
TOLERANCE: Final = 3.0  # how far a line may be from the true one
LEAST: Final = 14.0  # what is smaller isn't seen
WIDE_RIVER: Final = 1.25
FAR: Final = 10_000.0


class Frame:
    """From the picture's pixels to the drawing, with the hexes in its middle."""

    def __init__(self, compiled: Compiled, picture: Picture) -> None:
        spots = [pixel(picture, entry[1], entry[2]) for entry in compiled["hexes"]]
        stands: dict[str, list[float]] = picture.get("off", {})
        spots += [pixel(picture, *at) for at in stands.values()]
        low = min(x for x, _ in spots), min(y for _, y in spots)
        high = max(x for x, _ in spots), max(y for _, y in spots)
        room = WIDE - 2 * MARGIN, HIGH - 2 * MARGIN
        self.scale = min(room[0] / (high[0] - low[0]), room[1] / (high[1] - low[1]))
        self.left = WIDE / 2 - self.scale * (low[0] + high[0]) / 2
        self.top = HIGH / 2 - self.scale * (low[1] + high[1]) / 2

    def put(self, x: float, y: float) -> Point:
        return self.left + self.scale * x, self.top + self.scale * y


def simpler(line: list[Point]) -> list[Point]:
    """Without the points that a straight line would miss by less than the tolerance."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5

    def off(at: int) -> float:
        x, y = line[at]
        if long == 0:
            return float(((x - ax) ** 2 + (y - ay) ** 2) ** 0.5)
        return float(abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long)

    far = max(range(1, len(line) - 1), key=off)
    if off(far) <= TOLERANCE:
        return [line[0], line[-1]]
    return simpler(line[: far + 1])[:-1] + simpler(line[far:])


def clipped(ring: list[Point]) -> list[Point]:
    """A closed line within the drawing and a little more, side by side."""
    for axis, limit, keeps in (
        (0, -MARGIN, 1),
        (0, WIDE + MARGIN, -1),
        (1, -MARGIN, 1),
        (1, HIGH + MARGIN, -1),
    ):
        found: list[Point] = []
        for at, point in enumerate(ring):
            before = ring[at - 1]
            inside = [(one[axis] - limit) * keeps >= 0 for one in (before, point)]
            if inside[0] != inside[1]:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                found.append(
                    (
                        before[0] + share * (point[0] - before[0]),
                        before[1] + share * (point[1] - before[1]),
                    )
                )
            if inside[1]:
                found.append(point)
        ring = found
    return ring


def path(line: Iterable[Point], closed: bool) -> str:
    """Whole numbers, each from the one before."""
    points = [(round(x), round(y)) for x, y in line]
    if not points:
        return ""
    steps = [(x - px, y - py) for (px, py), (x, y) in zip(points, points[1:], strict=False)]
    moves = "".join(f"{dx}{'' if dy < 0 else ' '}{dy} " for dx, dy in steps if dx or dy).rstrip()
    start = f"M{points[0][0]} {points[0][1]}"
    return f"{start}l{moves}{'z' if closed else ''}" if moves else ""


def beyond(picture: Picture, line: list[Any]) -> list[Point]:
    """Land that the picture cuts off goes on beside it: a drawing may be wider than its picture."""
    size = picture["size"]

    def on(value: float, end: float) -> float:
        return -FAR if value < 0 else FAR if value > end else value

    return [(on(x, size[0]), on(y, size[1])) for x, y in line]


def ring_path(frame: Frame, ring: list[Any]) -> str:
    line = clipped([frame.put(x, y) for x, y in ring])
    if len(line) < 3:
        return ""
    spread = max(max(p[i] for p in line) - min(p[i] for p in line) for i in (0, 1))
    middle = len(line) // 2
    thin = simpler(line[: middle + 1])[:-1] + simpler([*line[middle:], line[0]])[:-1]
    return path(thin, closed=True) if spread >= LEAST and len(thin) > 2 else ""


def outline(
    frame: Frame, compiled: Compiled, picture: Picture, inside: set[tuple[int, int]]
) -> str:
    """Round groups of hexes."""
    turn = compiled["orientation"]
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    spots: dict[tuple[int, int], Point] = {}
    side = picture["side"]
    for q, r in sorted(inside):
        x, y = pixel(picture, q, r)
        zero = corners(turn, 0, 0)
        around = [(x + side * a, y + side * b) for a, b in zero]
        for edge in range(6):
            if neighbour(turn, (q, r), edge) in inside:
                continue
            ends = [around[edge], around[(edge + 1) % 6]]
            keys = [(round(px * 2), round(py * 2)) for px, py in ends]
            for key, spot in zip(keys, ends, strict=True):
                spots.setdefault(key, spot)
            after.setdefault(keys[0], []).append(keys[1])
    drawn = ""
    while after:
        start = next(iter(after))
        ring = [spots[start]]
        here = after[start].pop()
        if not after[start]:
            del after[start]
        while here != start:
            ring.append(spots[here])
            onward = after[here].pop()
            if not after[here]:
                del after[here]
            here = onward
        drawn += ring_path(frame, ring)
    return drawn


def rim(frame: Frame, compiled: Compiled, picture: Picture, tag: str) -> str:
    """The line between hexes with a tag and those without."""
    turn = compiled["orientation"]
    tagged = {(entry[1], entry[2]): tag in entry[4] for entry in compiled["hexes"]}
    spots = []
    for (q, r), inside in tagged.items():
        for edge in range(6):
            there = neighbour(turn, (q, r), edge)
            if inside and tagged.get(there) is False:
                (ax, ay), (bx, by) = pixel(picture, q, r), pixel(picture, *there)
                spots.append(frame.put((ax + bx) / 2, (ay + by) / 2))
    return path(simpler(sorted(spots)), closed=False)


def drawing(compiled: Compiled, picture: Picture, looks: Looks) -> dict[str, Any]:
    frame = Frame(compiled, picture)
    hexes = {(entry[1], entry[2]) for entry in compiled["hexes"]}
    high = {
        (entry[1], entry[2]) for entry in compiled["hexes"] if entry[3] in ("mountain", "hills")
    }
    stands: dict[str, list[float]] = picture.get("off", {})
    cities: dict[str, str] = {}
    for place in compiled["places"]:
        if place["kind"] != "city":
            continue
        at = stands.get(place["slug"]) or compiled["hexes"][place["hex"]][1:3]
        x, y = frame.put(*pixel(picture, *at))
        colour = colour_of(place)
        cities[colour] = cities.get(colour, "") + f"M{round(x)} {round(y)}h0"
    parts = {
        "lands": "".join(
            ring_path(frame, beyond(picture, one["line"])) for one in picture["lands"]
        ),
        "hexes": outline(frame, compiled, picture, hexes),
        "hills": outline(frame, compiled, picture, high),
        "lakes": "".join(ring_path(frame, one["line"]) for one in picture["lakes"]),
        "rivers": "".join(
            path(simpler([frame.put(x, y) for x, y in one["path"]]), closed=False)
            for one in picture["rivers"]
            if one["width"] >= WIDE_RIVER
        ),
        "lanes": "".join(
            path(simpler([frame.put(x, y) for x, y in one["line"]]), closed=False)
            for one in picture.get("lanes", [])
        ),
        **{tag: rim(frame, compiled, picture, tag) for tag in looks.cover},
    }
    return {
        "players": compiled["facts"].get("players", {}),
        "cities": dict(sorted(cities.items())),
        **{name: drawn for name, drawn in parts.items() if drawn},
    }
