"""Lines and polygons: inside or not, how far, rougher, smoother."""

import math

from roundhouse.rails.atlas.plane import Point

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


class Region:
    """A polygon that is asked about many points: each looks only at the sides at its height."""

    def __init__(self, polygon: Line) -> None:
        self.sides: dict[int, list[tuple[Point, Point]]] = {}
        before = polygon[-1]
        for here in polygon:
            low, high = sorted((before[1], here[1]))
            for height in range(math.floor(low), math.floor(high) + 1):
                self.sides.setdefault(height, []).append((before, here))
            before = here

    def even(self, low: Point, high: Point) -> bool:
        """Whether no side comes into this box, so that all of it is inside or none."""
        for height in range(math.floor(low[1]), math.floor(high[1]) + 1):
            for a, b in self.sides.get(height, ()):
                if not (max(a[0], b[0]) < low[0] or min(a[0], b[0]) > high[0]):
                    return False
        return True

    def holds(self, point: Point) -> bool:
        """What `inside` says, sooner."""
        x, y = point
        odd = False
        for before, here in self.sides.get(math.floor(y), ()):
            if (here[1] > y) != (before[1] > y):
                if x < (before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0]:
                    odd = not odd
        return odd


def twice_area(ring: Line) -> float:
    """Positive where the ring runs as the edges of a hex do."""
    return sum(
        ring[i - 1][0] * point[1] - point[0] * ring[i - 1][1] for i, point in enumerate(ring)
    )


def over_each_other(rings: list[Line]) -> bool:
    """Whether one of them lies over another. Coasts of a strait may touch by a point or two."""
    boxes = [(*map(min, zip(*ring)), *map(max, zip(*ring))) for ring in rings]
    return any(
        one is not other
        and west < far_east
        and far_west < east
        and north < far_south
        and far_north < south
        and sum(inside(point, other) for point in one) > 2
        for one, (west, north, east, south) in zip(rings, boxes)
        for other, (far_west, far_north, far_east, far_south) in zip(rings, boxes)
    )


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


def clip(polygon: Line, low: Point, high: Point) -> Line:
    """The part of a polygon inside a box (Sutherland and Hodgman)."""
    out = polygon
    for axis in (0, 1):
        for bound, sign in ((low[axis], 1), (high[axis], -1)):
            points, out = out, []
            for i, here in enumerate(points):
                before = points[i - 1]
                now, then = sign * (here[axis] - bound), sign * (before[axis] - bound)
                if (now >= 0) != (then >= 0):
                    out.append(between(before, here, then / (then - now)))
                if now >= 0:
                    out.append(here)
    return out


def rough(polygon: Line, amount: float, seed: int, shortest: float, frame: Line) -> Line:
    """A typed coast made to look like one: each stretch's middle is pushed aside, again and
    again, until the stretches are short. The same stretch is always pushed the same way.
    Stretches along the frame, where the picture ends, stay straight."""
    (left, top), (right, bottom) = frame

    def framed(a: Point, b: Point) -> bool:
        return (
            max(a[0], b[0]) <= left
            or min(a[0], b[0]) >= right
            or max(a[1], b[1]) <= top
            or min(a[1], b[1]) >= bottom
        )

    points = [*polygon, polygon[0]]
    for depth in range(5):
        out: Line = []
        for i in range(len(points) - 1):
            a, b = points[i], points[i + 1]
            out.append(a)
            if away(a, b) > shortest and not framed(a, b):
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
    return points[:-1]


def controls(line: Line, tightness: float) -> list[tuple[Point, Point, Point]]:
    """A smooth curve through points: for each stretch its two handles and its end."""
    out = []
    for i in range(len(line) - 1):
        a, b, c = line[max(0, i - 1)], line[i], line[i + 1]
        d = line[min(len(line) - 1, i + 2)]
        first = (b[0] + (c[0] - a[0]) * tightness, b[1] + (c[1] - a[1]) * tightness)
        second = (c[0] - (d[0] - b[0]) * tightness, c[1] - (d[1] - b[1]) * tightness)
        out.append((first, second, c))
    return out


def smooth(line: Line, tightness: float, parts: int = 6) -> Line:
    """The curve of `controls` as a line of short stretches."""
    out = [line[0]]
    for start, (first, second, end) in zip(line, controls(line, tightness)):
        for k in range(1, parts + 1):
            t = k / parts
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            out.append(
                (
                    a * start[0] + b * first[0] + c * second[0] + d * end[0],
                    a * start[1] + b * first[1] + c * second[1] + d * end[1],
                )
            )
    return out
