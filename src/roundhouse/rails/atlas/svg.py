"""Small pieces of SVG that every layer of a map is put together from."""

from collections.abc import Iterable

from roundhouse.rails.atlas.lettering import RIVER_TENSION, pixel
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.plane import Point, corner, corners
from roundhouse.rails.atlas.shapes import Line, controls
from roundhouse.rails.atlas.style import PIPS
from roundhouse.rails.map_format import Compiled


def num(number: float) -> str:
    text = f"{number:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(points: Iterable[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def curve(points: Line) -> str:
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for first, second, end in controls(points, RIVER_TENSION):
        numbers = " ".join(num(part) for point in (first, second, end) for part in point)
        out.append("C" + numbers)
    return "".join(out)


def corner_px(picture: Picture, q: float, r: float, edge: int) -> Point:
    x, y = corner(picture["orientation"], q, r, edge)
    side, origin = picture["side"], picture["origin"]
    return (round(origin[0] + x * side, 1), round(origin[1] + y * side, 1))


def hex_path(picture: Picture, q: float, r: float, side: float) -> str:
    x, y = pixel(picture, q, r)
    shape = corners(picture["orientation"], 0, 0, side)
    return path((x + dx, y + dy) for dx, dy in shape)


def edge_path(compiled: Compiled, picture: Picture, edges: Iterable[tuple[int, int]]) -> str:
    """Edges as one path; edges that follow each other become one line."""
    ends: list[tuple[Point, Point]] = []
    for number, edge in edges:
        q, r = compiled["hexes"][number][1:3]
        ends.append((corner_px(picture, q, r, edge), corner_px(picture, q, r, edge + 1)))
    after: dict[Point, list[int]] = {}
    for index, (start, end) in enumerate(ends):
        after.setdefault(start, []).append(index)
        after.setdefault(end, []).append(index)
    used = [False] * len(ends)
    out: list[str] = []
    # begin at loose ends, so that chains come out whole
    order = sorted(range(len(ends)), key=lambda i: min(len(after[p]) for p in ends[i]))
    for index in order:
        if used[index]:
            continue
        start, end = ends[index]
        if len(after[start]) > len(after[end]):
            start, end = end, start
        chain = [start, end]
        used[index] = True
        while True:
            free = [i for i in after[chain[-1]] if not used[i]]
            if not free:
                break
            used[free[0]] = True
            a, b = ends[free[0]]
            chain.append(b if a == chain[-1] else a)
        out.append(path(chain, closed=False))
    return "".join(out)


def pip(x: float, y: float, radius: float, colour: str) -> str:
    shape = PIPS.get(colour, "")
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({num(radius)})" d="{shape}" '
        f'fill="var(--g-{colour}-t)" fill-rule="evenodd"/>'
    )


def held(width: float, adjust: str = "spacingAndGlyphs") -> str:
    """Keeps a text within its measured width where another face stands in for ours."""
    return f' textLength="{num(width)}" lengthAdjust="{adjust}"'
