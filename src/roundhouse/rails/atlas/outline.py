"""Outlines: the coast of a land that somebody drew hex by hex."""

from typing import Final

from roundhouse.rails.atlas.plane import Hex, Point, centre, corner, neighbour
from roundhouse.rails.atlas.shapes import Line, away, between, twice_area

# The land goes on this far around its hexes, in hex sides, so that a rough coast cuts none of them.
_AROUND: Final = 0.16

Key = tuple[int, int]  # of a corner, in thousandths: hexes that share it agree


def outlines(orientation: str, hexes: list[Hex]) -> list[Line]:
    """The rings round some hexes, a little outside them; a gap in their midst is filled."""
    present = set(hexes)
    after: dict[Key, list[tuple[Point, Point, Point]]] = {}
    for here in dict.fromkeys(hexes):
        for edge in range(6):
            if neighbour(orientation, here, edge) not in present:
                a, b = corner(orientation, *here, edge), corner(orientation, *here, edge + 1)
                heart, middle = centre(orientation, *here), between(a, b, 0.5)
                reach = away(heart, middle)
                out = ((middle[0] - heart[0]) / reach, (middle[1] - heart[1]) / reach)
                after.setdefault(_key(a), []).append((a, b, out))
    rings: list[Line] = []
    while after:
        ring = _ring(after)
        if twice_area(ring) > 0:  # those of gaps run the other way round
            rings.append(ring)
    return rings


def _key(point: Point) -> Key:
    return (round(point[0] * 1000), round(point[1] * 1000))


def _ring(after: dict[Key, list[tuple[Point, Point, Point]]]) -> Line:
    """One chain of edges, taken out of those that are left, each corner pushed outwards."""
    start = next(iter(after))
    key = start
    walked: list[tuple[Point, Point, Point]] = []
    while True:
        edges = after[key]
        walked.append(edges.pop())
        if not edges:
            del after[key]
        key = _key(walked[-1][1])
        if key == start or key not in after:
            break
    ring: Line = []
    for index, (a, _, out) in enumerate(walked):
        before = walked[index - 1][2]
        push = (out[0] + before[0], out[1] + before[1])
        length = max(away((0.0, 0.0), push), 1e-9)
        ring.append((a[0] + push[0] / length * _AROUND, a[1] + push[1] / length * _AROUND))
    return ring
