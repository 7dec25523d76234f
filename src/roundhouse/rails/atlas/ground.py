"""Ground: a source's geography laid on the hex plane; how rivers and border lines run there."""

import heapq
import math
from typing import Final

from roundhouse.rails.atlas.outline import outlines
from roundhouse.rails.atlas.plane import (
    ROOT3,
    Hex,
    Point,
    centre,
    corner,
    distance,
    hex_at,
    neighbour,
)
from roundhouse.rails.atlas.projection import Project, fitted, projection
from roundhouse.rails.atlas.reader import Broken, Fault, fault_of, said
from roundhouse.rails.atlas.shapes import Line, Region, away, between, distance_to_line, walk
from roundhouse.rails.atlas.source import Place, Source, Stroke

# A river that cuts less than this off a hex (in hex sides) does not run through it.
TOUCH: Final = 0.9
_STEP: Final = 0.04
MOST_REACH: Final = 1500.0  # hex sides from the middle of the map that a line may run
# How dearly a ridge or shore pays for straying from its typed line, per hex side squared.
_STRAY: Final = 8.0


class Ground:
    """The source's geography laid on the hex plane, in hex sides."""

    def __init__(self, source: Source) -> None:
        self.orientation = source.orientation
        self.unit_km = source.hex_km / ROOT3
        self.laid: dict[int, tuple[Line, Line]] = {}
        self.project: Project = self._projection(source)
        self._bounded(source)
        self.lands = [Region(ring) for stroke in source.lands for ring in self.rings(stroke)]
        self.lakes = [Region(ring) for stroke in source.lakes for ring in self.rings(stroke)]
        self.border = self.line(source.border)
        self.calm: dict[Hex, bool] = {}  # by hex, once asked
        # The hex seen through 61 points, spread evenly.
        other = "pointy" if source.orientation == "flat" else "flat"
        self.samples = [
            centre(other, q, r)
            for q in range(-4, 5)
            for r in range(-4, 5)
            if distance((0, 0), (q, r)) <= 4
        ]

    def _projection(self, source: Source) -> Project:
        if source.kind != "fitted":
            return projection(source.kind, source.centre, source.parallels, source.turn)
        anchors = []
        for place in source.places:
            if place.at and place.where:
                x, y = centre(source.orientation, *place.at)
                anchors.append((place.where, (x * self.unit_km, y * self.unit_km)))
        if len(anchors) < 3:
            raise Broken([Fault(1, "a fitted map needs three places with at = [q, r]")])
        return fitted(anchors)

    def _bounded(self, source: Source) -> None:
        """A line that runs on for ever would be followed for ever."""
        strokes = [*source.lands, *source.lakes, *source.rivers, *source.canals, *source.ranges]
        strokes += [*source.areas, *source.ridges, *source.closed, *source.zones]
        faults = []
        for stroke in strokes:
            line = self.line(stroke.line)
            reach = max((max(abs(x), abs(y)) for x, y in line), default=0.0)
            reach = max([reach, *(max(abs(q), abs(r)) * 2.0 for q, r in stroke.hexes)])
            if not reach <= MOST_REACH:
                sentence = (
                    f"{stroke.name}: runs {reach:.0f} hexes away from the map's middle, at most "
                    f"{MOST_REACH:.0f}; cut it off, or make hexes larger"
                )
                faults.append(fault_of(stroke.number, said(sentence, "endless", name=stroke.name)))
        if faults:
            raise Broken(faults)

    def point(self, where: Point) -> Point:
        x, y = self.project(where)
        return (x / self.unit_km, y / self.unit_km)

    def place(self, place: Place) -> Point:
        """Where a place lies: by its coordinates, else in the middle of its hex."""
        if place.where is not None:
            return self.point(place.where)
        assert place.at is not None
        return centre(self.orientation, *place.at)

    def rings(self, stroke: Stroke) -> list[Line]:
        """The closed lines of a land or a lake: as typed, and round the hexes that it names."""
        typed = [self.line(stroke.line)] if stroke.line else []
        return typed + outlines(self.orientation, stroke.hexes)

    def line(self, line: Line) -> Line:
        """Laid out once: every hex asks for the same ones."""
        found = self.laid.get(id(line))
        if found is None or found[0] is not line:
            found = self.laid[id(line)] = (line, [self.point(where) for where in line])
        return found[1]

    def flow(self, stroke: Stroke) -> Line:
        """A river's line; one that only names its hexes begins and ends in their middles."""
        if stroke.line:
            return self.line(stroke.line)
        return [centre(self.orientation, *stroke.through[at]) for at in (0, -1)]

    def wet(self, point: Point) -> bool:
        if any(lake.holds(point) for lake in self.lakes):
            return True
        return bool(self.lands) and not any(land.holds(point) for land in self.lands)

    def land_share(self, place: Hex) -> float:
        x, y = centre(self.orientation, *place)
        if self.even(place):
            return 0.0 if self.wet((x, y)) else 1.0
        dry = sum(not self.wet((x + dx / 8, y + dy / 8)) for dx, dy in self.samples)
        return dry / len(self.samples)

    def even(self, place: Hex) -> bool:
        """Whether no shore comes near a hex: then one point tells of all."""
        if place not in self.calm:
            x, y = centre(self.orientation, *place)
            low, high = (x - 1.01, y - 1.01), (x + 1.01, y + 1.01)
            self.calm[place] = all(one.even(low, high) for one in (*self.lands, *self.lakes))
        return self.calm[place]

    def wet_share(self, place: Hex, edge: int) -> float:
        if self.even(place):
            return float(self.wet(centre(self.orientation, *place)))
        a = corner(self.orientation, *place, edge)
        b = corner(self.orientation, *place, edge + 1)
        return sum(self.wet(between(a, b, k / 10)) for k in range(1, 10)) / 9


def river_course(ground: Ground, stroke: Stroke) -> list[tuple[Hex, Point]]:
    """The hexes a river runs through, each with the river's middle point in it."""
    typed = ground.flow(stroke)
    if not stroke.through:
        return _course(ground, typed)
    named = [(here, centre(ground.orientation, *here)) for here in stroke.through]
    before = _course(ground, [*typed[:-1], named[0][1]])
    after = _course(ground, [named[-1][1], typed[-1]])
    return [*before[:-1], *named, *after[1:]]


def _course(ground: Ground, line: Line) -> list[tuple[Hex, Point]]:
    runs: list[tuple[Hex, Line]] = []
    for point in walk(line, _STEP):
        place = hex_at(ground.orientation, point)
        if runs and runs[-1][0] == place:
            runs[-1][1].append(point)
        else:
            runs.append((place, [point]))
    index = 1
    while index < len(runs) - 1:
        before, after = runs[index - 1][0], runs[index + 1][0]
        # Never out of a hex the way it came in, nor over a mere corner.
        touch = len(runs[index][1]) * _STEP < TOUCH
        if before == after:
            runs[index - 1][1].extend(runs[index + 1][1])
            del runs[index : index + 2]
            index = max(1, index - 1)
        elif touch and distance(before, after) == 1:
            del runs[index]
            index = max(1, index - 1)
        else:
            index += 1
    return [(place, points[len(points) // 2]) for place, points in runs]


def _corner_key(orientation: str, point: Point) -> tuple[int, int]:
    if orientation == "flat":
        return (round(point[0] * 2), round(point[1] * 2 / ROOT3))
    return (round(point[0] * 2 / ROOT3), round(point[1] * 2))


def edges_along(ground: Ground, line: Line) -> list[tuple[Hex, int]]:
    """The chain of hex edges that follows a line best, from its first point to its last."""
    orientation = ground.orientation
    near: list[Hex] = []
    for point in walk(line, 0.5):
        here = hex_at(orientation, point)
        for place in (here, *(neighbour(orientation, here, edge) for edge in range(6))):
            if place not in near:
                near.append(place)
    spots: dict[tuple[int, int], Point] = {}
    ways: dict[tuple[int, int], list[tuple[tuple[int, int], float, Hex, int]]] = {}
    for place in near:
        for edge in range(6):
            a = corner(orientation, *place, edge)
            b = corner(orientation, *place, edge + 1)
            key_a, key_b = _corner_key(orientation, a), _corner_key(orientation, b)
            spots[key_a] = a
            stray = distance_to_line(between(a, b, 0.5), line)
            cost = round(1 + _STRAY * stray * stray, 6)
            ways.setdefault(key_a, []).append((key_b, cost, place, edge))
            ways.setdefault(key_b, []).append((key_a, cost, place, edge))
    start = min(spots, key=lambda key: (round(away(spots[key], line[0]), 6), key))
    end = min(spots, key=lambda key: (round(away(spots[key], line[-1]), 6), key))
    best: dict[tuple[int, int], float] = {start: 0.0}
    came: dict[tuple[int, int], tuple[tuple[int, int], Hex, int]] = {}
    queue = [(0.0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if cost > best[here]:
            continue
        for there, price, place, edge in ways.get(here, []):
            total = round(cost + price, 6)
            if total < best.get(there, math.inf):
                best[there] = total
                came[there] = (here, place, edge)
                heapq.heappush(queue, (total, there))
    chain: list[tuple[Hex, int]] = []
    while end != start:
        end, place, edge = came[end]
        chain.append((place, edge))
    return chain[::-1]
