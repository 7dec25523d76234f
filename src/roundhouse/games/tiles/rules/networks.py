"""Networks: what is joined to what by railways, highways and stations.

A node is one kind of line on one tile: 2 * slot for its railway, 2 * slot + 1 for its
highway. TIL-S2: a station joins the two on its tile; otherwise they only pass each other.
"""

from typing import Final

from roundhouse.games.tiles.rules.box import CAR, RAIL, ROAD, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.territory import NOWHERE, Territory

RAILS_ONLY: Final = 1
ROADS_ONLY: Final = 2
BOTH: Final = 3


def has_line(territory: Territory, node: int) -> bool:
    design = territory.designs[node >> 1]
    return (TILES.roads[design] if node & 1 else TILES.rails[design]) > 0


def home_nodes(territory: Territory, slot: int, kind: int) -> list[int]:
    """TIL-R14: the nodes on which a pawn or spot of that kind lies."""
    design = territory.designs[slot]
    if kind == CAR:
        return [2 * slot + 1]
    if kind == TRAIN:
        return [2 * slot]
    nodes: list[int] = []
    if TILES.rails[design]:
        nodes.append(2 * slot)
    if TILES.roads[design]:
        nodes.append(2 * slot + 1)
    return nodes


def neighbours(territory: Territory, node: int) -> list[int]:
    """The same kind of line on the tiles beyond this one."""
    slot = node >> 1
    line = ROAD if node & 1 else RAIL
    edges = territory.edges[slot]
    found: list[int] = []
    for edge in range(4):
        if edges >> 2 * edge & 3 == line:
            beyond = territory.next[4 * slot + edge]
            if beyond != NOWHERE:
                found.append(2 * beyond + (node & 1))
    return found


def reach(territory: Territory, nodes: list[int], lines: int) -> list[int]:
    """Every node joined to these, by the lines allowed; stations let change where both are."""
    seen = [False] * (2 * len(territory.cells))
    found: list[int] = []
    for node in nodes:
        if lines >> (node & 1) & 1 and not seen[node]:
            seen[node] = True
            found.append(node)
    at = 0
    while at < len(found):
        node = found[at]
        at += 1
        for beyond in neighbours(territory, node):
            if not seen[beyond]:
                seen[beyond] = True
                found.append(beyond)
        if lines == BOTH:
            other = node ^ 1
            station = TILES.station[territory.designs[node >> 1]]
            if station and not seen[other] and has_line(territory, other):
                seen[other] = True
                found.append(other)
    return found


def alone(territory: Territory, nodes: list[int]) -> list[int]:
    """TIL-2, tired travellers: every node joined to these by one kind of line alone."""
    return reach(territory, nodes, RAILS_ONLY) + reach(territory, nodes, ROADS_ONLY)


def lines_of(kind: int) -> int:
    """TIL-R9: cars go by highway, trains by railway, travellers by both."""
    if kind == CAR:
        return ROADS_ONLY
    return RAILS_ONLY if kind == TRAIN else BOTH


def slots_with(territory: Territory, nodes: list[int], kind: int) -> list[int]:
    """Slots whose pawn of that kind lies on these nodes, all of lines it uses; each once."""
    slots: list[int] = []
    for node in nodes:
        slot = node >> 1
        if territory.pawns[slot] == kind and slot not in slots:
            slots.append(slot)
    return slots


def joined_pawns(territory: Territory, slot: int, kind: int, tired: bool) -> int:
    """Other pawns of that kind joined to a slot.

    TIL-2, tired travellers: only those reached by one kind of line alone.
    """
    home = home_nodes(territory, slot, kind)
    if tired and kind == TRAVELLER:
        nodes = alone(territory, home)
    else:
        nodes = reach(territory, home, lines_of(kind))
    slots = slots_with(territory, nodes, kind)
    return len(slots) - (1 if slot in slots else 0)


def groups(territory: Territory, lines: int) -> list[list[int]]:
    """All nodes of the lines, in joined groups."""
    seen = [False] * (2 * len(territory.cells))
    found: list[list[int]] = []
    for node in range(2 * len(territory.cells)):
        if seen[node] or not lines >> (node & 1) & 1 or not has_line(territory, node):
            continue
        group = reach(territory, [node], lines)
        for member in group:
            seen[member] = True
        found.append(group)
    return found


def most_stations(territory: Territory) -> int:
    """The most stations on one network."""
    best = 0
    for group in groups(territory, BOTH):
        best = max(best, stations_in(territory, group))
    return best


def stations_in(territory: Territory, nodes: list[int]) -> int:
    return len({node >> 1 for node in nodes if TILES.station[territory.designs[node >> 1]]})


def most_joined(territory: Territory, kind: int) -> int:
    """The most pawns of one kind on one network."""
    best = 0
    for group in groups(territory, lines_of(kind)):
        best = max(best, len(slots_with(territory, group, kind)))
    return best


def longest_path(territory: Territory, line: int, wanted: int, through: int) -> int:
    """TIL-4: segments on the longest path of one line, each tile once, at most `wanted`.

    `through` is a slot that the path must touch, or NOWHERE.
    """
    best = 0
    side = 1 if line == ROAD else 0
    for group in groups(territory, ROADS_ONLY if line == ROAD else RAILS_ONLY):
        if through != NOWHERE and 2 * through + side not in group:
            continue
        if len(group) <= best:
            continue
        graph: list[list[int]] = [[] for _ in range(len(group))]
        index = {node: i for i, node in enumerate(group)}
        for i, node in enumerate(group):
            graph[i] = [index[beyond] for beyond in neighbours(territory, node)]
        must = NOWHERE if through == NOWHERE else index[2 * through + side]
        walk = Walk(graph, wanted, must)
        best = max(best, walk.longest())
        if best >= wanted:
            break
    return best


class Walk:
    """A search for the longest simple path that gives up on hopeless beginnings."""

    def __init__(self, graph: list[list[int]], wanted: int, must: int) -> None:
        self.graph = graph
        self.wanted = min(wanted, len(graph))
        self.must = must
        self.best = 0
        self.used = bytearray(len(graph))

    def longest(self) -> int:
        """From the ends of the network first: long paths tend to start there."""
        order = sorted(range(len(self.graph)), key=lambda node: (len(self.graph[node]), node))
        for node in order:
            self._walk(node, 1)
            if self.best >= self.wanted:
                break
        return self.best

    def _walk(self, node: int, length: int) -> None:
        self.used[node] = 1
        if length > self.best and (self.must == NOWHERE or self.used[self.must]):
            self.best = length
        if self.best < self.wanted and length + self._ahead(node) > self.best:
            for beyond in self.graph[node]:
                if not self.used[beyond]:
                    self._walk(beyond, length + 1)
                    if self.best >= self.wanted:
                        break
        self.used[node] = 0

    def _ahead(self, node: int) -> int:
        """Tiles that can still be reached: more than the path can ever use."""
        seen = self.used[:]
        found = [node]
        at = 0
        while at < len(found):
            for beyond in self.graph[found[at]]:
                if not seen[beyond]:
                    seen[beyond] = 1
                    found.append(beyond)
            at += 1
        if self.must != NOWHERE and not seen[self.must]:
            return -len(self.graph)
        return len(found) - 1
