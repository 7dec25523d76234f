"""The figures of a territory worked out anew, slowly, from its tiles as they are seen."""

from typing import Any

import networkx as nx

from roundhouse.games.tiles.rules.box import EDGE_NAMES, KINDS, TILES
from roundhouse.games.tiles.rules.territory import Territory, column_of, row_of

Place = tuple[int, int]
SIDES = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}


class Seen:
    """A tile as a player sees it: what runs to which side, ground, station and pawn."""

    def __init__(self, territory: Territory, slot: int) -> None:
        tile = territory.designs[slot]
        packed = TILES.edges[tile][territory.turns[slot]]
        self.sides = {side: EDGE_NAMES[packed >> 2 * side & 3] for side in SIDES}
        self.urban = TILES.urban[tile]
        self.station = TILES.station[tile]
        self.pawn = KINDS[territory.pawns[slot]]


def seen(territory: Territory) -> dict[Place, Seen]:
    return {
        (column_of(cell), row_of(cell)): Seen(territory, slot)
        for slot, cell in enumerate(territory.cells)
    }


def beside(place: Place, side: int) -> Place:
    return (place[0] + SIDES[side][0], place[1] + SIDES[side][1])


def lines(land: dict[Place, Seen], stations: bool) -> "nx.Graph[Any]":
    """A node for each line on each tile; stations join the two of their tile."""
    graph: nx.Graph[Any] = nx.Graph()
    for place, tile in land.items():
        for side, line in tile.sides.items():
            if line == "blank":
                continue
            graph.add_node((place, line))
            if beside(place, side) in land:
                graph.add_edge((place, line), (beside(place, side), line))
        if stations and tile.station:
            graph.add_edge((place, "railway"), (place, "highway"))
    return graph


def pawn_points(territory: Territory, place: Place) -> int:
    """TIL-R9, for the pawn that stands there."""
    land = seen(territory)
    pawn = land[place].pawn
    graph = lines(land, stations=pawn == "traveller")
    own = {"car": ["highway"], "train": ["railway"], "traveller": ["highway", "railway"]}[pawn]
    others = 0
    for other, tile in land.items():
        if other == place or tile.pawn != pawn:
            continue
        ways = [((place, a), (other, b)) for a in own for b in own]
        if any(a in graph and b in graph and nx.has_path(graph, a, b) for a, b in ways):
            others += 1
    return min(5, 1 + others)


def city_points(territory: Territory) -> int:
    land = seen(territory)
    graph: nx.Graph[Any] = nx.Graph()
    for place, tile in land.items():
        if tile.urban:
            graph.add_node(place)
            near = [beside(place, side) for side in SIDES]
            graph.add_edges_from((place, o) for o in near if o in land and land[o].urban)
    return 5 * sum(len(group) >= 3 for group in nx.connected_components(graph))


def rectangle(territory: Territory) -> int:
    """Every rectangle between two corners."""
    land = seen(territory)
    best = 0
    for left, top in land:
        for right, bottom in land:
            size = (right - left + 1) * (bottom - top + 1)
            if right >= left and bottom >= top and size > best:
                full = range(left, right + 1), range(top, bottom + 1)
                if all((x, y) in land for x in full[0] for y in full[1]):
                    best = size
    return best


def interruption_points(territory: Territory) -> int:
    land = seen(territory)
    ends = sum(
        line != "blank" and beside(place, side) not in land
        for place, tile in land.items()
        for side, line in tile.sides.items()
    )
    return min(0, 5 - ends)


def longest(territory: Territory, line: str) -> int:
    """Segments on the longest path of one line: every path from every tile."""
    graph = lines(seen(territory), stations=False)
    ends = [node for node in graph if node[1] == line]
    return max((_longest_from(graph, [node]) for node in ends), default=0)


def _longest_from(graph: "nx.Graph[Any]", path: list[Any]) -> int:
    best = len(path)
    for beyond in graph[path[-1]]:
        if beyond not in path:
            best = max(best, _longest_from(graph, [*path, beyond]))
    return best
