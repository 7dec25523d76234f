"""The board: points, of which the first are cities, and the coloured edges between them.

Edges leave a point by six ways, numbered anticlockwise from the east. A *space* is where a
train can stand: the number of a city, or POINTS and the number of an edge.
"""

from typing import Any, Final

from roundhouse.kernel.data import read_toml

PACKAGE: Final = "roundhouse.games.spike"

WAYS: Final = ["e", "ne", "nw", "w", "sw", "se"]
NO_EDGE: Final = -1
NOWHERE: Final = 255


class Board:
    def __init__(self) -> None:
        data = read_toml(PACKAGE, "data/board.toml")
        goods: list[str] = read_toml(PACKAGE, "data/table.toml")["commodities"]
        cities: list[list[Any]] = data["cities"]
        junctions: list[list[Any]] = data["junctions"]
        self.colours: list[str] = data["colours"]
        self.cities = len(cities)
        self.points = len(cities) + len(junctions)
        self.names: list[str] = [one[0] for one in [*cities, *junctions]]
        self.titles: list[str] = [city[1] for city in cities]
        self.titles += [junction[0].upper() for junction in junctions]
        self.columns: list[int] = [city[2] for city in cities] + [one[1] for one in junctions]
        self.rows: list[int] = [city[3] for city in cities] + [one[2] for one in junctions]
        self.commodity: list[int] = [goods.index(city[4]) for city in cities]
        self.sources: list[list[int]] = [[] for _ in goods]
        for city, good in enumerate(self.commodity):
            self.sources[good].append(city)
        # By edge.
        edges: list[list[str]] = data["edges"]
        self.edges = len(edges)
        self.start: list[int] = [self.names.index(edge[0]) for edge in edges]
        self.way: list[int] = [WAYS.index(edge[1]) for edge in edges]
        # What a space of track is called: the point and the way by which a move names it.
        self.tracks: list[str] = [f"{edge[0]}-{edge[1]}" for edge in edges]
        self.colour: list[int] = [self.colours.index(edge[2]) for edge in edges]
        self.end: list[int] = [self._beyond(edge) for edge in range(self.edges)]
        # By point and way, by point, and where an edge leads from a point.
        self.edge_at: list[int] = [NO_EDGE] * (self.points * len(WAYS))
        for edge in range(self.edges):
            self.edge_at[self.start[edge] * len(WAYS) + self.way[edge]] = edge
            self.edge_at[self.end[edge] * len(WAYS) + (self.way[edge] + 3) % len(WAYS)] = edge
        self.edges_of: list[list[int]] = [
            [edge for edge in self._around(point) if edge != NO_EDGE]
            for point in range(self.points)
        ]
        self.ends: list[int] = [
            self.start[edge] + self.end[edge] for edge in range(self.edges)
        ]  # less one end is the other
        # The same as bytes, which are the quickest to read: where the edge leads, its colour.
        self.beyond = bytes([self._led_to(at) for at in range(len(self.edge_at))])
        self.colour_at = bytes([self.colour[edge] if edge >= 0 else 0 for edge in self.edge_at])

    def _around(self, point: int) -> list[int]:
        return self.edge_at[point * len(WAYS) : (point + 1) * len(WAYS)]

    def _led_to(self, at: int) -> int:
        edge = self.edge_at[at]
        return NOWHERE if edge == NO_EDGE else self.ends[edge] - at // len(WAYS)

    def _beyond(self, edge: int) -> int:
        """The point at the other end; odd rows lie half a space further east."""
        column, row = self.columns[self.start[edge]], self.rows[self.start[edge]]
        way = WAYS[self.way[edge]]
        if way == "e":
            column += 1
        else:
            assert way in ("se", "sw"), way
            column += row % 2 - (1 if way == "sw" else 0)
            row += 1
        for point in range(self.points):
            if self.columns[point] == column and self.rows[point] == row:
                return point
        raise AssertionError(f"{self.names[self.start[edge]]} {way} leads nowhere")


BOARD: Final = Board()
POINTS: Final = BOARD.points
CITIES: Final = BOARD.cities
EDGES: Final = BOARD.edges
COLOURS: Final = len(BOARD.colours)


def among(numbers: list[int], one: int) -> bool:
    """As `in`, which compares objects: compiled, this is three times as fast."""
    for other in numbers:
        if other == one:
            return True
    return False


def distances(start: int) -> list[int]:
    """Spaces from a point to every point, over all edges."""
    far = [-1] * POINTS
    far[start] = 0
    line = [start]
    for here in line:
        for edge in BOARD.edges_of[here]:
            there = BOARD.ends[edge] - here
            if far[there] < 0:
                far[there] = far[here] + 1
                line.append(there)
    return far


FROM_CITY: Final = [distances(city) for city in range(CITIES)]


def cities_from(point: int) -> list[int]:
    """The cities, the nearest to a point first."""
    far = sorted([FROM_CITY[city][point] * CITIES + city for city in range(CITIES)])
    return [one % CITIES for one in far]


CITIES_FROM: Final = [bytes(cities_from(point)) for point in range(POINTS)]
NEAREST: Final = bytes([FROM_CITY[CITIES_FROM[point][0]][point] for point in range(POINTS)])
