"""A survey of a territory for its evaluation: networks with their people, towns, open ends.

A few passes over the tiles, for it is done anew for every move that a bot thinks of.
"""

from typing import Final

from roundhouse.games.tiles.bot.weights import CLOSED_AT_MOST, CLOSED_PER_TILE
from roundhouse.games.tiles.rules.box import CAR, NOBODY, RAIL, TABLE, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.territory import NOWHERE, ROWS, Territory


def _open_sides(need: int) -> int:
    return sum([1 for side in range(4) if need >> 2 * side & 3 >= RAIL])


def _fitting(need: int) -> float:
    """The share of all tiles that fit a place with this need, some way round."""
    tiles = [tile for tile in range(TILES.routes) if TILES.fits[tile][need]]
    return sum([TILES.counts[tile] for tile in tiles]) / sum(TILES.counts)


def _closing(need: int) -> float:
    """The share of all tiles that fit there and open nothing new."""
    tiles = [
        tile
        for tile in range(TILES.routes)
        if TILES.fits[tile][need] and TILES.rails[tile] + TILES.roads[tile] == _open_sides(need)
    ]
    return sum([TILES.counts[tile] for tile in tiles]) / sum(TILES.counts)


OPEN_SIDES: Final = [_open_sides(need) for need in range(256)]
FITTING: Final = [_fitting(need) for need in range(256)]
CLOSING: Final = [_closing(need) for need in range(256)]


class Crowd:
    """One kind of pawn: on each of its networks the pawns, the free spots, the open ends."""

    def __init__(self) -> None:
        self.networks: list[int] = []
        self.pawns: list[int] = []
        self.spots: list[int] = []
        self.ends: list[int] = []

    def find(self, network: int) -> int:
        """Where the network stands in the lists, or NOWHERE."""
        for i in range(len(self.networks)):
            if self.networks[i] == network:
                return i
        return NOWHERE

    def enter(self, network: int) -> int:
        found = self.find(network)
        if found == NOWHERE:
            found = len(self.networks)
            self.networks.append(network)
            self.pawns.append(0)
            self.spots.append(0)
            self.ends.append(0)
        return found


class Survey:
    """Nodes are as in networks.py. Choices not yet shown stand on their spots already."""

    def __init__(
        self, territory: Territory, choices: list[tuple[int, ...]], challenge: str
    ) -> None:
        tiles = len(territory.cells)
        self.territory = territory
        self.pawns = territory.pawns
        self.choice_points = 0
        self.squares = 0  # full squares of four tiles
        self.groups = list(range(tiles))  # each urban tile's group, by one of its slots
        self.lines = list(range(2 * tiles))  # each node's network, by one of its nodes
        self.ends: list[int] = []  # nodes, once for each open end
        self._join()
        self.routes = self.lines  # the networks of travellers, who change at stations
        if challenge != "tired-travellers":
            self._join_at_stations()
        self.crowds = [Crowd(), Crowd(), Crowd(), Crowd()]  # by kind of pawn
        self._place_pawns(choices)
        self._count_spots(challenge == "strict-rules")
        self._count_ends()
        self.towns = self._town_sizes()

    def _join(self) -> None:
        """Links each tile to those that were laid before it."""
        territory = self.territory
        next = territory.next
        for slot, design in enumerate(territory.designs):
            edges = territory.edges[slot]
            for edge in range(4):
                beyond = next[4 * slot + edge]
                side = (edges >> 2 * edge & 3) - RAIL
                if beyond == NOWHERE:
                    if side >= 0:
                        self.ends.append(2 * slot + side)
                elif beyond < slot:
                    if side >= 0:
                        link(self.lines, 2 * slot + side, 2 * beyond + side)
                    if TILES.urban[design] and TILES.urban[territory.designs[beyond]]:
                        link(self.groups, slot, beyond)
            east = next[4 * slot + 1]
            if east != NOWHERE and next[4 * slot + 2] != NOWHERE:
                if next[4 * east + 2] != NOWHERE:
                    self.squares += 1

    def _join_at_stations(self) -> None:
        self.routes = self.lines[:]
        for slot, design in enumerate(self.territory.designs):
            if TILES.station[design]:
                link(self.routes, 2 * slot, 2 * slot + 1)

    def network(self, slot: int, kind: int) -> int:
        """The network of that kind of pawn on a tile.

        A tired traveller at a station is taken to stay on the railway.
        """
        if kind == TRAVELLER:
            design = self.territory.designs[slot]
            return root(self.routes, 2 * slot if TILES.rails[design] else 2 * slot + 1)
        return root(self.lines, 2 * slot + 1 if kind == CAR else 2 * slot)

    def _place_pawns(self, choices: list[tuple[int, ...]]) -> None:
        for slot, pawn in enumerate(self.pawns):
            if pawn != NOBODY:
                crowd = self.crowds[pawn]
                crowd.pawns[crowd.enter(self.network(slot, pawn))] += 1
        if not choices:
            return
        self.pawns = self.pawns[:]
        for choice in choices:
            slot = self.territory.at[choice[2]]
            crowd = self.crowds[choice[1]]
            at = crowd.enter(self.network(slot, choice[1]))
            self.pawns[slot] = choice[1]
            crowd.pawns[at] += 1
            self.choice_points += min(crowd.pawns[at], TABLE.pawn_points_max)

    def _count_spots(self, one_a_row: bool) -> None:
        """TIL-2, strict rules: of the spots of a kind in a row only one is of use."""
        cells = self.territory.cells
        used = bytearray(4 * ROWS)
        if one_a_row:
            for slot, pawn in enumerate(self.pawns):
                used[pawn * ROWS + cells[slot] % ROWS] = 1
        for slot, design in enumerate(self.territory.designs):
            kind = TILES.spot[design]
            if kind == NOBODY or self.pawns[slot] != NOBODY:
                continue
            if one_a_row:
                row = kind * ROWS + cells[slot] % ROWS
                if used[row]:
                    continue
                used[row] = 1
            crowd = self.crowds[kind]
            crowd.spots[crowd.enter(self.network(slot, kind))] += 1

    def _count_ends(self) -> None:
        for node in self.ends:
            crowd = self.crowds[CAR if node & 1 else TRAIN]
            at = crowd.find(root(self.lines, node))
            if at != NOWHERE:
                crowd.ends[at] += 1
            crowd = self.crowds[TRAVELLER]
            at = crowd.find(root(self.routes, node))
            if at != NOWHERE:
                crowd.ends[at] += 1

    def _town_sizes(self) -> list[int]:
        """Tiles in each urban group, the largest first."""
        counts = [0] * len(self.groups)
        for slot, design in enumerate(self.territory.designs):
            if TILES.urban[design]:
                counts[root(self.groups, slot)] += 1
        sizes = [count for count in counts if count]
        sizes.sort(reverse=True)
        return sizes


def root(parents: list[int], member: int) -> int:
    while parents[member] != member:
        member = parents[member]
    return member


def link(parents: list[int], one: int, other: int) -> None:
    one = root(parents, one)
    other = root(parents, other)
    if one < other:
        parents[other] = one
    else:
        parents[one] = other


def ends_to_remain(territory: Territory, tiles: float) -> float:
    """Of the open ends those that so many more tiles won't close; hard places keep theirs."""
    remain = 0.0
    for need in territory.needs:
        sides = OPEN_SIDES[need]
        if sides:
            closed = min(CLOSED_AT_MOST, CLOSED_PER_TILE * tiles * CLOSING[need])
            remain += sides * (1.0 - closed)
    return remain
