"""From a map source to a hex map: land, terrain, rivers, places, closed edges and ridges."""

import heapq
import math
from typing import Any, Final

from roundhouse.rails.atlas.model import Compiled
from roundhouse.rails.atlas.plane import (
    EDGE_WORDS,
    ROOT3,
    Hex,
    Point,
    centre,
    corner,
    distance,
    hex_at,
    neighbour,
    slugs,
)
from roundhouse.rails.atlas.projection import Project, fitted, projection
from roundhouse.rails.atlas.reader import Broken, Fault
from roundhouse.rails.atlas.shapes import (
    Line,
    Region,
    away,
    between,
    distance_to_line,
    inside,
    walk,
)
from roundhouse.rails.atlas.source import Place, Source, Stroke

FORMAT: Final = 1
# A river that cuts less than this off a hex (in hex sides) does not run through it.
TOUCH: Final = 0.9
_STEP: Final = 0.04
# How dearly a ridge or shore pays for straying from its typed line, per hex side squared.
_STRAY: Final = 8.0
# More than this is a mistyped hex size or border, not a board.
MOST_HEXES: Final = 5000


class Ground:
    """The source's geography laid on the hex plane, in hex sides."""

    def __init__(self, source: Source) -> None:
        self.orientation = source.orientation
        self.unit_km = source.hex_km / ROOT3
        self.project: Project = self._projection(source)
        self.lands = [Region(self.line(stroke.line)) for stroke in source.lands]
        self.lakes = [Region(self.line(stroke.line)) for stroke in source.lakes]
        self.border = self.line(source.border)
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
            if place.at:
                x, y = centre(source.orientation, *place.at)
                anchors.append((place.where, (x * self.unit_km, y * self.unit_km)))
        if len(anchors) < 3:
            raise Broken([Fault(1, "a fitted map needs three places with at = [q, r]")])
        return fitted(anchors)

    def point(self, where: Point) -> Point:
        x, y = self.project(where)
        return (x / self.unit_km, y / self.unit_km)

    def line(self, line: Line) -> Line:
        return [self.point(where) for where in line]

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
        dry = sum(not self.wet((x + dx / 8, y + dy / 8)) for dx, dy in self.samples)
        return dry / len(self.samples)

    def wet_share(self, place: Hex, edge: int) -> float:
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


def _snap(source: Source, ground: Ground) -> tuple[list[tuple[Place, Hex]], list[Fault]]:
    """Each place's hex. Two places on one hex, or one put far away, are faults."""
    taken: dict[Hex, Place] = {}
    seated: list[tuple[Place, Hex]] = []
    faults: list[Fault] = []
    for place in source.places:
        if place.off:
            continue
        point = ground.point(place.where)
        here = place.at or hex_at(source.orientation, point)
        off = away(point, centre(source.orientation, *here)) / ROOT3
        if off > 1.0:
            faults.append(
                Fault(
                    place.line,
                    f"{place.kind} {place.name}: at = {list(here)} is {off:.1f} hexes from where "
                    f"it really lies, {list(hex_at(source.orientation, point))}",
                )
            )
        if here in taken:
            faults.append(
                Fault(
                    place.line,
                    f"{place.kind} {place.name} falls on hex {list(here)}, which "
                    f"{taken[here].name} (line {taken[here].line}) holds; leave one out or move "
                    "one with at = [q, r]",
                )
            )
        taken.setdefault(here, place)
        seated.append((place, here))
    return seated, faults


def _too_large(ground: Ground) -> bool:
    if not ground.border:
        return False
    wide = max(x for x, _ in ground.border) - min(x for x, _ in ground.border)
    high = max(y for _, y in ground.border) - min(y for _, y in ground.border)
    return wide * high / (1.5 * ROOT3) > MOST_HEXES


def _buildable(source: Source, ground: Ground, seated: list[tuple[Place, Hex]]) -> list[Hex]:
    if source.printed:
        return sorted(source.printed.hexes())
    ring = [*ground.border, ground.border[0]]
    corners = [hex_at(source.orientation, point) for point in walk(ring, 0.5)]
    corners += [here for _, here in seated]
    corners += [override.at for override in source.overrides]
    least_q, most_q = min(q for q, _ in corners), max(q for q, _ in corners)
    least_r, most_r = min(r for _, r in corners), max(r for _, r in corners)
    cities = [here for _, here in seated]
    forced = {override.at: override.present for override in source.overrides}
    gone = [override.at for override in source.overrides if override.absent]
    found = []
    for q in range(least_q, most_q + 1):
        for r in range(least_r, most_r + 1):
            here = (q, r)
            if here in gone:
                continue
            if (
                here in cities
                or forced.get(here)
                or (
                    inside(centre(source.orientation, q, r), ground.border)
                    and ground.land_share(here) >= source.land_share
                )
            ):
                found.append(here)
    return found


def _terrain(source: Source, ground: Ground, here: Hex) -> str:
    middle = centre(source.orientation, *here)
    terrain = "plain"
    for area in source.areas:
        if inside(middle, ground.line(area.line)):
            terrain = area.terrain
    for rise in source.ranges:
        reach = rise.width / 2 / ground.unit_km
        if terrain != "mountain" and distance_to_line(middle, ground.line(rise.line)) <= reach:
            terrain = rise.terrain
    return terrain


def _surface(
    source: Source, ground: Ground, present: list[Hex], cities: list[Hex]
) -> tuple[dict[Hex, str], dict[Hex, list[str]]]:
    """Terrain and tags of each hex: as printed, or as the geography has it."""
    if source.printed:
        printed = source.printed.hexes()
        return (
            {here: printed[here][0] for here in present},
            {here: printed[here][1:] for here in present},
        )
    terrain = {
        here: "plain" if here in cities else _terrain(source, ground, here) for here in present
    }
    tags: dict[Hex, list[str]] = {here: [] for here in present}
    for stroke in source.rivers:
        for here, _ in river_course(ground, stroke):
            if here in tags:
                tags[here].append("river")
    for stroke in source.canals:
        for here, _ in river_course(ground, stroke):
            if here in tags:
                tags[here] += ["river", "canal"]  # a canal counts as a river
    for here in present:
        if ground.land_share(here) < 1 - source.coast_share:
            tags[here].append("coast")
    return terrain, tags


WET: Final = ("river", "canal", "coast")


def _overridden(
    source: Source,
    terrain: dict[Hex, str],
    tags: dict[Hex, list[str]],
    cities: list[Hex],
) -> None:
    """Single hexes put right; then water rules a plain that is still wet, where it has a price."""
    for override in source.overrides:
        if override.at in tags:
            kept = [tag for tag in tags[override.at] if tag not in override.drop]
            tags[override.at] = kept + override.add
    for here, words in tags.items():
        if terrain[here] == "plain" and here not in cities and any(tag in WET for tag in words):
            terrain[here] = source.water_terrain
    for override in source.overrides:
        if override.at in tags:
            terrain[override.at] = override.terrain or terrain[override.at]


class _Edges:
    """A set of undirected edges in the order of the compiled map."""

    def __init__(self, orientation: str, numbers: dict[Hex, int]) -> None:
        self.orientation = orientation
        self.numbers = numbers
        self.found: dict[tuple[int, int], bool] = {}

    def key(self, here: Hex, edge: int) -> tuple[int, int] | None:
        """An edge is named from its lower hex; one between two absent hexes has no name."""
        there = neighbour(self.orientation, here, edge)
        sides = [
            (self.numbers[place], turn)
            for place, turn in ((here, edge), (there, (edge + 3) % 6))
            if place in self.numbers
        ]
        return min(sides) if sides else None

    def add(self, here: Hex, edge: int) -> None:
        key = self.key(here, edge)
        if key:
            self.found[key] = True

    def remove(self, here: Hex, edge: int) -> None:
        key = self.key(here, edge)
        if key:
            self.found.pop(key, None)

    def add_stroke(self, ground: Ground, stroke: Stroke) -> None:
        if stroke.line:
            for here, edge in edges_along(ground, ground.line(stroke.line)):
                self.add(here, edge)
        for q, r, word in stroke.edges:
            self.add((q, r), EDGE_WORDS[self.orientation].index(word))

    def list(self) -> "list[list[int]]":
        return [list(key) for key in sorted(self.found)]


def compile_map(source: Source) -> Compiled:
    """The hex map of a source, or Broken with what doesn't fit."""
    ground = Ground(source)
    if _too_large(ground):
        raise Broken([Fault(1, f"the border holds more than {MOST_HEXES} hexes of this size")])
    seated, faults = _snap(source, ground)
    present = _buildable(source, ground, seated)
    if not present:
        raise Broken([Fault(1, "no hex lies inside the border and on land")])
    numbers = {here: index for index, here in enumerate(present)}
    for override in source.overrides:
        if override.at not in numbers and not override.absent:
            faults.append(
                Fault(override.number, f"override {list(override.at)}: no hex of the map")
            )
    if faults:
        raise Broken(sorted(faults))

    cities = [here for place, here in seated if place.kind == "city"]
    terrain, tags = _surface(source, ground, present, cities)
    for stroke in source.zones:
        ring = ground.line(stroke.line)
        for here in present:
            if inside(centre(source.orientation, *here), ring):
                tags[here] = [*tags[here], stroke.tag]
    _overridden(source, terrain, tags, cities)

    closed = _Edges(source.orientation, numbers)
    for here in present if not source.printed else []:
        for edge in range(6):
            there = neighbour(source.orientation, here, edge)
            if here < there and there in numbers:
                if ground.wet_share(here, edge) >= source.closed_share:
                    closed.add(here, edge)
    for override in source.overrides:
        for word in override.open:
            closed.remove(override.at, EDGE_WORDS[source.orientation].index(word))
    for stroke in source.closed:
        closed.add_stroke(ground, stroke)
    ridges = _Edges(source.orientation, numbers)
    for stroke in source.ridges:
        ridges.add_stroke(ground, stroke)

    def exits(place: Place, here: Hex) -> dict[str, Any]:
        """A city's connections: its own, or over every edge that leads to a hex."""
        if not source.connections or place.kind != "city" or "exits" in place.facts:
            return {}
        words = EDGE_WORDS[source.orientation]
        return {
            "exits": [
                word
                for edge, word in enumerate(words)
                if neighbour(source.orientation, here, edge) in numbers
                and closed.key(here, edge) not in closed.found
            ]
        }

    at = {place.slug: here for place, here in seated}
    names = slugs(source.orientation, present)
    places: list[dict[str, Any]] = [
        {
            "slug": place.slug,
            "name": place.name,
            "kind": place.kind,
            "hex": None if place.off else numbers[at[place.slug]],
            **place.facts,
            **({} if place.off else exits(place, at[place.slug])),
        }
        for place in source.places
    ]
    return {
        "format": FORMAT,
        "name": source.name,
        "title": source.title,
        "origin": source.origin,
        "orientation": source.orientation,
        "hexes": [
            [name, q, r, terrain[q, r], sorted(set(tags[q, r]))]
            for name, (q, r) in zip(names, present)
        ],
        "places": places,
        "closed": closed.list(),
        "ridges": ridges.list(),
        "lines": source.lines,
        "facts": source.facts,
    }
