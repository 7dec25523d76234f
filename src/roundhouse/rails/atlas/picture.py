"""What a map's drawing needs: the same geography, in pixels."""

from itertools import pairwise
from typing import Final

from roundhouse.rails.atlas.ground import Ground, river_course
from roundhouse.rails.atlas.lettering import LABEL_STYLE, RIVER_TENSION, place_names
from roundhouse.rails.atlas.looks import PLAIN, Looks
from roundhouse.rails.atlas.model import Lettering, Picture, Range, River, Sea, Shape
from roundhouse.rails.atlas.plane import Hex, Point, axial, centre, corners, neighbour
from roundhouse.rails.atlas.shapes import Line, away, between, clip, distance_to_line, smooth, walk
from roundhouse.rails.atlas.source import Lane, Source, Stroke
from roundhouse.rails.map_format import Compiled

FORMAT: Final = 1
# A river keeps this far from the middle of its hexes, so that track beside it stays clear.
OFF_MIDDLE: Final = 0.27
# How far along an edge, from its middle, a river may cross it.
_ALONG: Final = 0.2
# Crossings whose chord passes further than this from the middle make a bend.
_BEND: Final = 0.2
# A river that begins or ends in a hex comes this near to its middle.
_WITHIN: Final = 0.45
# Tributaries end on the drawn line of a river that their typed line comes this near to.
_MEETING: Final = 0.8
# Geography is kept this far beyond the picture's edges, in pixels.
BEYOND: Final = 40.0
MIDST: Final = 5  # hexes round one that lies in the midst of them


def river_path(ground: Ground, stroke: Stroke, present: list[Hex]) -> Line:
    """A river as it is drawn: by its own line outside the map, through the bodies of hexes
    inside it, never along an edge."""
    course = river_course(ground, stroke)
    typed = ground.flow(stroke)
    crossings: list[Point] = []
    for (here, point), (there, after) in pairwise(course):
        a, b = centre(ground.orientation, *here), centre(ground.orientation, *there)
        middle, real = between(a, b, 0.5), between(point, after, 0.5)
        length = away(a, b)
        along = ((a[1] - b[1]) / length, (b[0] - a[0]) / length)
        shift = (real[0] - middle[0]) * along[0] + (real[1] - middle[1]) * along[1]
        shift = max(-_ALONG, min(_ALONG, shift))
        crossings.append((middle[0] + along[0] * shift, middle[1] + along[1] * shift))
    path = _end(ground, course[0][0], typed[0], present)
    for index, (here, point) in enumerate(course):
        known = here in present
        if 0 < index < len(course) - 1:
            middle = point
            if known:
                middle = _body(ground, here, point, crossings[index - 1], crossings[index])
            path.append(middle)
        if index < len(crossings) and (known or course[index + 1][0] in present):
            path.append(crossings[index])
    return path + _end(ground, course[-1][0], typed[-1], present)[::-1]


def _end(ground: Ground, here: Hex, typed: Point, present: list[Hex]) -> Line:
    """A river's first points: a spring near the border of its hex moves into the body, a mouth
    stays in its water and the body comes after it."""
    middle = centre(ground.orientation, *here)
    off = away(middle, typed)
    if here not in present or off <= _WITHIN:
        return [typed]
    body = between(middle, typed, _WITHIN / off)
    return [typed, body] if ground.wet(typed) else [body]


def _body(ground: Ground, here: Hex, point: Point, start: Point, end: Point) -> Point:
    middle = centre(ground.orientation, *here)
    length = away(start, end)
    across = ((start[1] - end[1]) / length, (end[0] - start[0]) / length)
    # In a bend the river keeps to the inside, else to the side where it really runs.
    chord = between(start, end, 0.5)
    off = (chord[0] - middle[0]) * across[0] + (chord[1] - middle[1]) * across[1]
    if abs(off) < _BEND:
        off = (point[0] - middle[0]) * across[0] + (point[1] - middle[1]) * across[1]
    side = OFF_MIDDLE if off >= 0 else -OFF_MIDDLE
    return (middle[0] + across[0] * side, middle[1] + across[1] * side)


def _join(ground: Ground, strokes: list[Stroke], paths: list[Line], rivers: int) -> None:
    """Lead the mouth of each tributary, and both ends of a canal, onto the river it meets."""
    for index, stroke in enumerate(strokes):
        for at in (-1,) if index < rivers else (0, -1):
            end = ground.flow(stroke)[at]
            meetings = [
                (
                    round(
                        distance_to_line(
                            end, paths[number] if other.through else ground.line(other.line)
                        ),
                        6,
                    ),
                    number,
                )
                for number, other in enumerate(strokes)
                if number != index
            ]
            if not meetings or min(meetings)[0] > _MEETING:
                continue
            drawn = smooth(paths[min(meetings)[1]], RIVER_TENSION)
            off, near = min((round(away(point, end), 6), point) for point in drawn)
            if off < 1.0:
                paths[index][at] = near


class Frame:
    """From the hex plane to the picture's pixels, with a margin around hexes and islands."""

    def __init__(self, ground: Ground, source: Source, present: list[Hex], islands: Line) -> None:
        self.ground = ground
        self.side = source.side
        self.origin, self.size = _frame(
            source.orientation, present, source.side, source.margin, islands
        )

    def point(self, point: Point) -> Point:
        x, y = self.origin
        return (round(x + point[0] * self.side, 1), round(y + point[1] * self.side, 1))

    def line(self, points: Line) -> list[list[float]]:
        return [list(self.point(point)) for point in points]

    def typed(self, line: Line) -> list[list[float]]:
        """A line of the source."""
        return self.line(self.ground.line(line))


def make_picture(source: Source, compiled: Compiled, looks: Looks = PLAIN) -> Picture:
    ground = Ground(source)
    present: list[Hex] = [(entry[1], entry[2]) for entry in compiled["hexes"]]
    islands = {place.slug: ground.place(place) for place in source.places if place.off}
    frame = Frame(ground, source, present, [*islands.values()])
    picture: Picture = {
        "format": FORMAT,
        "name": source.name,
        "orientation": source.orientation,
        "side": source.side,
        "origin": list(frame.origin),
        "size": frame.size,
        "lands": _shapes(frame, source.lands),
        "lakes": _shapes(frame, source.lakes),
        "rivers": _rivers(frame, source, present),
        "ranges": _ranges(frame, source),
        "labels": _labels(frame, source),
        "sides": {},
    }
    _add_rare(picture, frame, source, present, islands)
    wanted = {place.slug: place.label for place in source.places}
    picture["sides"] = place_names(compiled, picture, wanted, looks)
    return picture


def _shapes(frame: Frame, strokes: list[Stroke]) -> list[Shape]:
    """Closed lines as far as the picture shows them."""
    low = (-BEYOND, -BEYOND)
    high = (frame.size[0] + BEYOND, frame.size[1] + BEYOND)
    found: list[Shape] = []
    for stroke in strokes:
        for line in frame.ground.rings(stroke):
            ring = clip([frame.point(point) for point in line], low, high)
            if ring:
                rounded = [[round(x, 1), round(y, 1)] for x, y in ring]
                shape: Shape = {"name": stroke.name, "rough": stroke.rough, "line": rounded}
                found.append({**shape, "hexes": True} if stroke.hexes else shape)
    return found


def _rivers(frame: Frame, source: Source, present: list[Hex]) -> list[River]:
    flows = [*source.rivers, *source.canals]
    paths = [river_path(frame.ground, stroke, present) for stroke in flows]
    _join(frame.ground, flows, paths, len(source.rivers))
    return [
        {
            "name": stroke.name,
            "width": stroke.width,
            "canal": index >= len(source.rivers),
            "path": frame.line(paths[index]),
        }
        for index, stroke in enumerate(flows)
    ]


def _ranges(frame: Frame, source: Source) -> list[Range]:
    return [
        {
            "name": stroke.name,
            "width": round(stroke.width / frame.ground.unit_km * frame.side, 1),
            "relief": stroke.relief,
            "line": frame.typed(stroke.line),
        }
        for stroke in source.ranges
    ]


def _labels(frame: Frame, source: Source) -> list[Lettering]:
    return [
        {
            "kind": label.kind,
            "slug": label.slug,
            "text": label.text,
            "at": list(frame.point(frame.ground.point(label.where))),
            "angle": label.angle,
            "size": label.size,
            "spacing": label.spacing if label.spacing >= 0 else LABEL_STYLE[label.kind][1],
        }
        for label in source.labels
    ]


def _add_rare(
    picture: Picture, frame: Frame, source: Source, present: list[Hex], islands: dict[str, Point]
) -> None:
    """What only some maps have."""
    if islands:
        picture["off"] = {
            slug: [round(part, 3) for part in axial(source.orientation, point)]
            for slug, point in islands.items()
        }
    if source.lanes:
        picture["lanes"] = [
            _lane(lane, frame.typed(lane.line), frame.side) for lane in source.lanes
        ]
    black = [
        list(override.at)
        for override in source.overrides
        if override.absent and len(_beside(source, override.at, present)) >= MIDST
    ]
    if black:
        picture["black"] = black
    if source.zones:
        picture["zones"] = list(dict.fromkeys(stroke.tag for stroke in source.zones))
    if source.printed:
        picture["shore"] = True
    if source.inset:
        picture["inset"] = {
            "names": [source.inset.name, source.inset.rest],
            "land": frame.typed(source.inset.line),
            "shift": [round(part * frame.side, 1) for part in source.inset.shift],
            "rim": frame.line(source.inset.rim),
        }


def _beside(source: Source, at: Hex, present: list[Hex]) -> list[Hex]:
    around = [neighbour(source.orientation, at, edge) for edge in range(6)]
    return [there for there in around if there in present]


def _lane(lane: Lane, path: list[list[float]], side: float) -> Sea:
    """Its spaces stand side by side across the middle of the way."""
    course = walk([(x, y) for x, y in path], 1.0)
    (ax, ay), (bx, by) = course[len(course) // 2 - 1], course[len(course) // 2]
    x, y = (ax + bx) / 2, (ay + by) / 2
    length = away((ax, ay), (bx, by))
    across = ((by - ay) / length, (ax - bx) / length)
    spots = []
    for space in range(lane.spaces):
        shift = (space - (lane.spaces - 1) / 2) * side
        spots.append([round(x + across[0] * shift, 1), round(y + across[1] * shift, 1)])
    return {"slug": lane.slug, "line": path, "spots": spots}


def bare_picture(compiled: Compiled, side: float = 33.0, margin: float = 60.0) -> Picture:
    """A picture of a compiled map alone, without the geography around it."""
    orientation = compiled["orientation"]
    present: list[Hex] = [(entry[1], entry[2]) for entry in compiled["hexes"]]
    origin, size = _frame(orientation, present, side, margin, [])
    picture: Picture = {
        "format": FORMAT,
        "name": compiled["name"],
        "orientation": orientation,
        "side": side,
        "origin": list(origin),
        "size": size,
        "lands": [],
        "lakes": [],
        "rivers": [],
        "ranges": [],
        "labels": [],
        "sides": {},
    }
    islands = [place["slug"] for place in compiled["places"] if place["hex"] is None]
    if islands:  # nobody says where: in a row above the others
        q, r = min(q for q, _ in present), min(r for _, r in present)
        picture["off"] = {slug: [q + 2.0 * i, r - 2.0] for i, slug in enumerate(islands)}
    picture["sides"] = place_names(compiled, picture, {})
    return picture


def _frame(
    orientation: str, present: list[Hex], side: float, margin: float, islands: Line
) -> tuple[Point, list[int]]:
    """Where the hex 0, 0 lies and how large the picture is, with a margin around the hexes."""
    outline = [point for here in present for point in corners(orientation, *here)]
    outline += islands
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    origin = (float(round(margin - left * side)), float(round(margin - top * side)))
    size = [
        round((right - left) * side + 2 * margin),
        round((bottom - top) * side + 2 * margin),
    ]
    return origin, size
