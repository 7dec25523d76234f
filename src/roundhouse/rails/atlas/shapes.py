"""Lines and polygons: inside or not, how far, rougher, smoother."""

import math

from roundhouse.rails.atlas.hexes import Point

Line = list[Point]


def inside(point: Point, polygon: Line) -> bool:
    x, y = point
    odd = False
    before = polygon[-1]
    for here in polygon:
        if (here[1] > y) != (before[1] > y):
            if x < (before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0]:
                odd = not odd
        before = here
    return odd


def between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def away(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    if length2 == 0.0:
        return away(point, a)
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length2
    return away(point, between(a, b, min(1.0, max(0.0, share))))


def distance_to_line(point: Point, line: Line) -> float:
    return min(distance_to_segment(point, line[i], line[i + 1]) for i in range(len(line) - 1))


def walk(line: Line, step: float) -> Line:
    """Points along the line, no further apart than `step`, its own points among them."""
    out = [line[0]]
    for i in range(len(line) - 1):
        a, b = line[i], line[i + 1]
        parts = max(1, math.ceil(away(a, b) / step))
        out.extend(between(a, b, k / parts) for k in range(1, parts + 1))
    return out


def grain(x: int, y: int, seed: int) -> float:
    """A number in [0, 1) that depends on nothing but its arguments."""
    h = (x * 374761393 + y * 668265263 + seed * 1274126177) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return (h ^ (h >> 16)) / 4294967296


def rough(polygon: Line, amount: float, seed: int, shortest: float) -> Line:
    """A typed coast made to look like one: each stretch's middle is pushed aside, again and
    again, until the stretches are short. The same stretch is always pushed the same way."""
    points = [*polygon, polygon[0]]
    for depth in range(6):
        out: Line = []
        split = False
        for i in range(len(points) - 1):
            a, b = points[i], points[i + 1]
            out.append(a)
            length = away(a, b)
            if length > shortest:
                split = True
                mark = grain(round(a[0] * 7 + b[0] * 3), round(a[1] * 5 + b[1] * 11), seed + depth)
                push = (mark - 0.5) * 2 * amount
                out.append(
                    (
                        (a[0] + b[0]) / 2 - (b[1] - a[1]) * push,
                        (a[1] + b[1]) / 2 + (b[0] - a[0]) * push,
                    )
                )
        out.append(points[-1])
        points = out
        if not split:
            break
    return points[:-1]
