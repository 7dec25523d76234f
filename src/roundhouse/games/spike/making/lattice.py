"""The lattice of the board: points on dry land, cities on the nearest of them, edges between."""

import math
from typing import Any, Final

from roundhouse.rails.atlas.plane import Point
from roundhouse.rails.atlas.projection import Project, projection
from roundhouse.rails.atlas.shapes import Line, away, between, distance_to_line, inside

Node = tuple[int, int]  # column and row; odd rows lie half a space further east

WAYS: Final = ("e", "ne", "nw", "w", "sw", "se")
FAR: Final = 12  # columns and rows tried on either side of the middle
BEYOND: Final = 3000.0  # km, outside every picture


def neighbour(node: Node, way: str) -> Node:
    column, row = node
    shift = row % 2
    if way == "e":
        return (column + 1, row)
    if way == "w":
        return (column - 1, row)
    if way == "ne":
        return (column + shift, row - 1)
    if way == "nw":
        return (column + shift - 1, row - 1)
    if way == "se":
        return (column + shift, row + 1)
    return (column + shift - 1, row + 1)


class Ground:
    """Land and water in kilometres."""

    def __init__(self, source: dict[str, Any]) -> None:
        given = source["projection"]
        lattice = source["lattice"]
        self.project: Project = projection(
            given["kind"], tuple(given["centre"]), tuple(given["parallels"])
        )
        self.coast: Line = self.line(source["land"]["coast"])
        self.island: Line = self.line(source["land"]["island"])
        north, west = (self.coast[-1][0], -BEYOND), (-BEYOND, self.coast[0][1])
        self.land: Line = [*self.coast, north, (-BEYOND, -BEYOND), west]
        self.lakes: dict[str, Line] = {
            name: self.line(shape) for name, shape in source["lakes"].items()
        }
        self.rivers: dict[str, Line] = {
            name: self.line(shape) for name, shape in source["rivers"].items()
        }
        self.border: Line = self.line(lattice["border"])
        self.spacing: float = lattice["spacing_km"]
        self.origin: list[float] = lattice["origin_km"]
        self.sea: float = lattice["sea_km"]
        self.lake: float = lattice["lake_km"]

    def line(self, points: list[list[float]]) -> Line:
        return [self.project((latitude, longitude)) for latitude, longitude in points]

    def at(self, node: Node) -> Point:
        column, row = node
        x = (column + (row % 2) / 2) * self.spacing + self.origin[0]
        return (x, row * self.spacing * math.sqrt(3.0) / 2 + self.origin[1])

    def dry(self, point: Point) -> bool:
        for lake in self.lakes.values():
            if inside(point, lake) and distance_to_line(point, [*lake, lake[0]]) > self.lake:
                return False
        return inside(point, self.land) or distance_to_line(point, self.coast) <= self.sea

    def dry_between(self, here: Node, there: Node) -> bool:
        a, b = self.at(here), self.at(there)
        return all([self.dry(between(a, b, share)) for share in (0.3, 0.5, 0.7)])


class Lattice:
    """Points by number, cities first; names, places and edges."""

    def __init__(self, source: dict[str, Any]) -> None:
        ground = Ground(source)
        nodes = [
            (column, row)
            for row in range(-FAR, FAR + 1)
            for column in range(-FAR, FAR + 1)
            if inside(ground.at((column, row)), ground.border)
            and ground.dry(ground.at((column, row)))
        ]
        cities: list[Point] = [
            ground.project((city["where"][0], city["where"][1])) for city in source["city"]
        ]
        homes = housed(ground, nodes, cities, source["lattice"]["city_km"])
        kept = without_dead_ends(ground, nodes, homes)
        west = min([column for column, _ in kept])
        north = min([row for _, row in kept])
        north -= north % 2  # so that odd rows stay odd
        junctions = [node for node in kept if node not in homes]
        self.nodes: list[Node] = [*homes, *junctions]
        self.places: list[Node] = [(column - west, row - north) for column, row in self.nodes]
        self.names: list[str] = [slug(city["name"]) for city in source["city"]]
        for column, row in self.places[len(homes) :]:
            self.names.append("abcdefghijklmnopqrstuvwxyz"[column] + str(row + 1))
        self.cities = len(homes)
        self.titles: list[str] = [city["name"] for city in source["city"]]
        self.goods: list[str] = [city["commodity"] for city in source["city"]]
        self.edges: list[tuple[int, str, int]] = []  # from, way (e, se or sw), to
        for number, node in enumerate(self.nodes):
            for way in ("e", "se", "sw"):
                beyond = neighbour(node, way)
                if beyond in self.nodes and ground.dry_between(node, beyond):
                    self.edges.append((number, way, self.nodes.index(beyond)))
        self.far: list[list[int]] = [self.distances(point) for point in range(len(self.nodes))]
        # Kilometres east and south of the centre, where column 0 and row 0 of the picture are.
        self.corner: Point = ground.at((west, north))

    def distances(self, start: int) -> list[int]:
        """Spaces from a point to every other; -1 if there is no way."""
        far = [-1] * len(self.nodes)
        far[start] = 0
        line = [start]
        for here in line:
            for a, _, b in self.edges:
                for there in (b,) if a == here else (a,) if b == here else ():
                    if far[there] < 0:
                        far[there] = far[here] + 1
                        line.append(there)
        return far


def slug(name: str) -> str:
    return name.lower().replace(".", "").replace(" ", "-")


def housed(ground: Ground, nodes: list[Node], cities: list[Point], limit: float) -> list[Node]:
    """A point for every city, all different, so that the squares of the ways are least.

    Nearest pairs first, then exchanges as long as one makes it better.
    """
    pairs: list[tuple[float, int, int]] = []
    for city, where in enumerate(cities):
        for index, node in enumerate(nodes):
            pairs.append((away(where, ground.at(node)) ** 2, city, index))
    cost = [[0.0] * len(nodes) for _ in cities]
    for squared, city, index in pairs:
        cost[city][index] = squared
    home = [-1] * len(cities)
    guest = [-1] * len(nodes)
    for _, city, index in sorted(pairs):
        if home[city] < 0 and guest[index] < 0:
            home[city], guest[index] = index, city
    better = True
    while better:
        better = False
        for city in range(len(cities)):
            for index in range(len(nodes)):
                old, other = home[city], guest[index]
                gain = cost[city][old] - cost[city][index]
                if other >= 0:
                    gain += cost[other][index] - cost[other][old]
                if gain > 1e-6:
                    home[city], guest[index], guest[old] = index, city, other
                    if other >= 0:
                        home[other] = old
                    better = True
    for city, index in enumerate(home):
        assert cost[city][index] <= limit**2, (city, cost[city][index])
    return [nodes[index] for index in home]


def without_dead_ends(ground: Ground, nodes: list[Node], homes: list[Node]) -> list[Node]:
    """A junction where only one edge ends leads nowhere."""
    kept = nodes[:]
    while True:
        useful = [
            node
            for node in kept
            if node in homes
            or sum(
                [
                    1
                    for way in WAYS
                    if neighbour(node, way) in kept
                    and ground.dry_between(node, neighbour(node, way))
                ]
            )
            > 1
        ]
        if len(useful) == len(kept):
            return kept
        kept = useful
