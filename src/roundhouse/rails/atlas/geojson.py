"""GeoJSON: coasts, lakes, rivers and places that others have drawn, made fit for a map source.

Nothing in such a file is trusted: it may be huge, wrong, at the poles, over the date line or not
GeoJSON at all. What can be used is simplified; all that can't is told, with the feature it is in.
"""

import json
import math
from collections.abc import Callable
from typing import Any, Final

from roundhouse.rails.atlas.plane import Point
from roundhouse.rails.atlas.reader import SLUG, Fault, slug_of
from roundhouse.rails.atlas.shapes import Line, away, between, distance_to_segment
from roundhouse.rails.atlas.writing import Tables

MOST_FEATURES: Final = 5_000
MOST_GIVEN: Final = 200_000  # points in the file
MOST_KEPT: Final = 6_000  # points that are left
MOST_FAULTS: Final = 100
FARTHEST: Final = 85.0  # degrees of latitude that a map can show
FINEST: Final = 0.001  # degrees
COARSER: Final = 1.6  # when too much is left
# what a feature says that it is, by words in its properties
SAID: Final = {"water": ("lake", "water", "reservoir", "lagoon"), "coast": ("coast", "shore")}


class Import:
    """What has been found so far."""

    def __init__(self) -> None:
        self.lands: list[tuple[str, Line]] = []
        self.lakes: list[tuple[str, Line]] = []
        self.rivers: list[tuple[str, Line]] = []
        self.places: list[tuple[str, Point]] = []
        self.faults: list[Fault] = []
        self.points = 0

    def fault(self, feature: int, rule: str, text: str) -> None:
        """Line 0 is none: what is told is the feature, counted from one."""
        if len(self.faults) < MOST_FAULTS:
            facts = (("number", feature),)
            self.faults.append(Fault(0, f"feature {feature}: {text}", rule, (), facts))


def read_geojson(
    text: str, bounds: tuple[Point, Point] | None = None
) -> tuple[Tables, list[Fault]]:
    """Tables for a source, `land`, `lake`, `river` and `town`; and what was left out, and why.
    Within `bounds`, south-west and north-east, if they are given."""
    found = Import()
    try:
        given = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        return {}, [Fault(0, f"not JSON: {error}"[:200], "geojson-unread")]
    features = _features(given, found)
    for number, feature in enumerate(features[:MOST_FEATURES], 1):
        _feature(found, number, feature)
    if len(features) > MOST_FEATURES:
        found.fault(MOST_FEATURES + 1, "geojson-many", f"only {MOST_FEATURES} features are read")
    if bounds is not None:
        _within(found, bounds)
    _simplify(found)
    tables = {
        "land": [{"name": name, "line": _rounded(line)} for name, line in found.lands],
        "lake": [{"name": name, "line": _rounded(line)} for name, line in found.lakes],
        "river": [{"name": name, "line": _rounded(line)} for name, line in found.rivers],
        "town": [_town(name, *_rounded([at])[0]) for name, at in found.places],
    }
    return {key: rows for key, rows in tables.items() if rows}, found.faults


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")


def _features(given: Any, found: Import) -> list[Any]:
    if isinstance(given, dict) and isinstance(given.get("features"), list):
        return list(given["features"])
    if isinstance(given, dict) and given.get("type") in (*GEOMETRIES, "Feature"):
        return [given]
    found.faults.append(Fault(0, "neither features nor a geometry", "geojson-unread"))
    return []


def _feature(found: Import, number: int, feature: Any) -> None:
    """A feature, or a bare geometry."""
    if not isinstance(feature, dict):
        return found.fault(number, "geojson-shape", "should be a feature")
    about = feature.get("properties")
    about = about if isinstance(about, dict) else {}
    name = next((about[key] for key in ("name", "NAME", "Name") if about.get(key)), "")
    name = "".join(one for one in str(name)[:60] if one.isprintable()) or f"No. {number}"
    kinds = [str(about.get(key, "")).lower() for key in ("kind", "natural", "featurecla", "water")]
    said = [what for what, words in SAID.items() if any(w in kind for kind in kinds for w in words)]
    _geometry(found, number, feature.get("geometry", feature), name, "".join(said[:1]), 0)


def _geometry(found: Import, number: int, shape: Any, name: str, said: str, depth: int) -> None:
    kind = shape.get("type") if isinstance(shape, dict) else None
    if kind == "GeometryCollection" and isinstance(shape.get("geometries"), list) and depth < 4:
        for inner in shape["geometries"][:MOST_FEATURES]:
            _geometry(found, number, inner, name, said, depth + 1)
    elif kind in GEOMETRIES:
        GEOMETRIES[kind](found, number, shape.get("coordinates"), name, said)
    else:
        found.fault(number, "geojson-shape", f"no geometry: {str(kind)[:40]}")


def _shore(found: Import, number: int, line: Line, name: str, wet: bool) -> None:
    if line[:1] == line[-1:]:
        line = line[:-1]
    if len(line) >= 3:
        if crossing(line):
            found.fault(number, "geojson-crossing", "its line crosses itself")
        (found.lakes if wet else found.lands).append((name, line))


def _polygon(found: Import, number: int, rings: Any, name: str, said: str) -> None:
    """The first ring is a shore, those in it are what it has none of."""
    for index, ring in enumerate(rings if isinstance(rings, list) else [None]):
        line = _line(found, number, ring, 4)
        _shore(found, number, line, name, said == "water" or index > 0)


def _polygons(found: Import, number: int, parts: Any, name: str, said: str) -> None:
    for rings in parts if isinstance(parts, list) else [None]:
        _polygon(found, number, rings, name, said)


def _string(found: Import, number: int, points: Any, name: str, said: str) -> None:
    """A closed line is a shore, and so is one that says it; it closes itself. Others are rivers."""
    line = _line(found, number, points, 2)
    if len(line) > 3 and (line[0] == line[-1] or said == "coast"):
        _shore(found, number, line, name, said == "water")
    elif len(line) >= 2:
        found.rivers.append((name, line))


def _strings(found: Import, number: int, parts: Any, name: str, said: str) -> None:
    for points in parts if isinstance(parts, list) else [None]:
        _string(found, number, points, name, said)


def _spot(found: Import, number: int, point: Any, name: str, said: str) -> None:
    line = _line(found, number, [point], 1)
    if line:
        found.places.append((name, line[0]))


def _spots(found: Import, number: int, points: Any, name: str, said: str) -> None:
    for point in points if isinstance(points, list) else [None]:
        _spot(found, number, point, name, said)


GEOMETRIES: Final = {
    "Polygon": _polygon,
    "MultiPolygon": _polygons,
    "LineString": _string,
    "MultiLineString": _strings,
    "Point": _spot,
    "MultiPoint": _spots,
}


def _line(found: Import, number: int, points: Any, least: int) -> Line:
    """Points as a source has them, latitude first; nothing, where one can't be used."""
    if not isinstance(points, list) or len(points) < least:
        found.fault(number, "geojson-shape", f"needs {least} points or more")
        return []
    found.points += len(points)
    if found.points > MOST_GIVEN:
        found.fault(number, "geojson-many", f"more than {MOST_GIVEN} points in all")
        return []
    line: Line = []
    for point in points:
        if not isinstance(point, list) or len(point) < 2 or not all(map(_number, point[:2])):
            found.fault(number, "geojson-shape", "a point should be [longitude, latitude]")
            return []
        lon, lat = float(point[0]), float(point[1])
        if abs(lat) > FARTHEST or abs(lon) > 180:
            found.fault(number, "geojson-pole", f"[{lon:g}, {lat:g}] can't be on a map")
            return []
        if line and abs(lon - line[-1][1]) > 180:
            found.fault(number, "geojson-date-line", "it crosses the date line")
            return []
        line.append((lat, lon))
    return line


def _number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < 1e6 and math.isfinite(value)


def _within(found: Import, bounds: tuple[Point, Point]) -> None:
    """What doesn't come near the region is none of its map: how many parts it is, is told. Shores
    and rivers run on round it, as far off as it is wide: a continent would be followed to its other
    end."""
    (south, west), (north, east) = bounds
    low = (2 * south - north, 2 * west - east)
    high = (2 * north - south, 2 * east - west)

    def near(line: Line) -> bool:
        return not (
            max(lat for lat, _ in line) < south
            or min(lat for lat, _ in line) > north
            or max(lon for _, lon in line) < west
            or min(lon for _, lon in line) > east
        )

    def shore(line: Line) -> list[Line]:
        left = cut(line, low, high)
        return [left] if left else []

    def river(line: Line) -> list[Line]:
        return [part for part in parts_in(line, low, high) if near(part)]

    def spot(place: Point) -> list[Point]:
        return [place] if near([place]) else []

    groups: list[tuple[list[tuple[str, Any]], Callable[[Any], list[Any]]]] = [
        *((found.lands, shore), (found.lakes, shore)),
        *((found.rivers, river), (found.places, spot)),
    ]
    whole = gone = 0
    for group, left_of in groups:
        parts = [(name, left_of(one)) for name, one in group]
        whole += len(parts)
        gone += sum(not some for _, some in parts)
        group[:] = [(name, part) for name, some in parts for part in some]
    if gone:
        rule = "geojson-nowhere" if gone == whole else "geojson-elsewhere"
        text = f"{gone} of {whole} parts lie outside the region"
        found.faults.append(Fault(0, text, rule, (), (("count", gone),)))


def cut(ring: Line, low: Point, high: Point) -> Line:
    """A ring without what lies beyond a box, along whose sides it then runs (Sutherland and
    Hodgman)."""
    for axis, limit, sign in ((0, low[0], 1), (0, high[0], -1), (1, low[1], 1), (1, high[1], -1)):
        kept: Line = []
        for before, point in zip([*ring[-1:], *ring[:-1]], ring):
            was, is_in = ((one[axis] - limit) * sign >= 0 for one in (before, point))
            if was != is_in:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append(between(before, point, share))
            if is_in:
                kept.append(point)
        ring = kept
    return ring


def parts_in(line: Line, low: Point, high: Point) -> list[Line]:
    """The parts of a line that lie in a box, in its direction."""
    parts: list[Line] = []
    for start, end in zip(line, line[1:]):
        first, last = 0.0, 1.0  # shares of the way (Liang and Barsky)
        for axis in (0, 1):
            step = end[axis] - start[axis]
            ways = (low[axis] - start[axis], high[axis] - start[axis])
            if step == 0:
                if ways[0] > 0 or ways[1] < 0:
                    first = 2.0
            else:
                enters, leaves = sorted(way / step for way in ways)
                first, last = max(first, enters), min(last, leaves)
        if first > last:
            continue
        enter = start if first == 0 else between(start, end, first)
        leave = end if last == 1 else between(start, end, last)
        if parts and parts[-1][-1] == enter:
            parts[-1].append(leave)
        else:
            parts.append([enter, leave])
    return parts


def _simplify(found: Import) -> None:
    """As fine as the whole can be kept."""
    groups = (found.lands, found.lakes, found.rivers)
    finest = FINEST
    while True:
        for group in groups:
            group[:] = [(name, simpler(line, finest)) for name, line in group]
            group[:] = [one for one in group if len(one[1]) >= (2 if group is found.rivers else 3)]
        if sum(len(line) for group in groups for _, line in group) <= MOST_KEPT:
            return
        finest *= COARSER


def simpler(line: Line, least: float) -> Line:
    """Without points that stray less from the way past them (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    kept = [False] * len(line)
    kept[0] = kept[-1] = True
    if line[0] == line[-1] or away(line[0], line[-1]) < least:  # a ring: its far end stays
        far = max(range(len(line)), key=lambda index: away(line[0], line[index]))
        kept[far] = True
        spans = [(0, far), (far, len(line) - 1)]
    else:
        spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        worst, at = 0.0, first
        for index in range(first + 1, last):
            off = distance_to_segment(line[index], line[first], line[last])
            if off > worst:
                worst, at = off, index
        if worst >= least:
            kept[at] = True
            spans += [(first, at), (at, last)]
    return [point for index, point in enumerate(line) if kept[index]]


def crossing(ring: Line, most: int = 600) -> Point | None:
    """Near where two of its sides cross, if any do. One of many points is looked at coarsely."""
    points = ring[:: max(1, len(ring) // most)]
    sides = [(points[i - 1], points[i]) for i in range(len(points))]
    order = sorted(range(len(sides)), key=lambda i: min(sides[i][0][0], sides[i][1][0]))
    for n, i in enumerate(order):
        a, b = sides[i]
        for j in order[n + 1 :]:
            c, d = sides[j]
            if min(c[0], d[0]) > max(a[0], b[0]):
                break
            beside = abs(i - j) in (0, 1, len(sides) - 1)
            if not beside and _cross(a, b, c, d):
                return between(a, b, 0.5)
    return None


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def _town(name: str, lat: float, lon: float) -> Tables:
    """What its name gives no word for, in another alphabet, is called by where it lies."""
    if SLUG.fullmatch(slug_of(name)):
        return {"name": name, "where": [lat, lon]}
    half, side = "s" if lat < 0 else "n", "w" if lon < 0 else "e"
    slug = slug_of(f"at-{abs(lat):.4f}{half}-{abs(lon):.4f}{side}")
    return {"name": name, "where": [lat, lon], "slug": slug}


def _rounded(line: Line) -> list[list[float]]:
    return [[round(lat, 4), round(lon, 4)] for lat, lon in line]
