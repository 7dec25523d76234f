"""The track network worked out anew from all rails, slowly and in the plainest way."""

from typing import Any, NamedTuple

import networkx as nx

from roundhouse.rails.board import CITY, Board
from roundhouse.rails.faces import CENTRE, RAIL_ENDS, Faces
from roundhouse.rails.hexes import STEPS
from roundhouse.rails.network import GONE, OPEN, RING, UNOWNED, Network

Rail = tuple[int, int]  # hex and number


class Link(NamedTuple):
    rails: frozenset[Rail]
    owner: int
    ends: tuple[int, ...]


class Conflict(Exception):
    """One rail would join the links of two owners."""


class Track:
    def __init__(self, board: Board, faces: Faces) -> None:
        self.board = board
        self.faces = faces
        self.owner: dict[Rail, int] = {}
        self.cities = {p for p, kind in enumerate(board.place_kind) if kind == CITY}
        self.spot = {(board.q[h], board.r[h]): h for h in range(board.size)}

    def put(self, h: int, laid: int, owner: int) -> None:
        """Raises Conflict and changes nothing where two owners' links would become one."""
        wanted = set(self.faces.rails[laid]) if laid >= 0 else set()
        after = {
            (hx, number): whose
            for (hx, number), whose in self.owner.items()
            if hx != h or number in wanted
        }
        new = {(h, number) for number in wanted if (h, number) not in after}
        for chain in self.chains({*after, *new}):
            if chain & new:
                seats = {after[r] for r in chain - new} - {UNOWNED}
                if len(seats) > 1:
                    raise Conflict
                for r in chain:
                    after[r] = next(iter(seats), owner)
        self.owner = after

    def beside(self, h: int, edge: int) -> int | None:
        dq, dr = STEPS[self.board.orientation][edge]
        if self.board.closed[h * 6 + edge]:
            return None
        return self.spot.get((self.board.q[h] + dq, self.board.r[h] + dr))

    def met(self, rails: set[Rail], h: int, point: int) -> int | Rail:
        """What a rail meets at one of its points: a place, another rail or nothing."""
        if point == CENTRE:
            return self.board.place_at[h]
        n = self.beside(h, point)
        if n is None:
            return OPEN
        back = (point + 3) % 6
        place = self.board.place_at[n]
        if place in self.cities and self.board.place_exits[place] >> back & 1:
            return place
        return next(((n, k) for k in range(21) if (n, k) in rails and back in RAIL_ENDS[k]), OPEN)

    def chains(self, rails: set[Rail]) -> list[set[Rail]]:
        graph: nx.Graph[Any] = nx.Graph()
        graph.add_nodes_from(rails)
        for h, number in rails:
            for point in RAIL_ENDS[number]:
                met = self.met(rails, h, point)
                if isinstance(met, tuple):
                    graph.add_edge((h, number), met)
        return [set(chain) for chain in nx.connected_components(graph)]

    def links(self) -> set[Link]:
        links = set()
        rails = set(self.owner)
        for chain in self.chains(rails):
            meets = [self.met(rails, h, p) for h, number in chain for p in RAIL_ENDS[number]]
            ends = sorted(met for met in meets if isinstance(met, int))
            (owner,) = {self.owner[r] for r in chain}
            links.add(Link(frozenset(chain), owner, tuple(ends) or (RING, RING)))
        return links


def links_of(net: Network) -> set[Link]:
    """The network's land links in the same form, from its own tables."""
    return {
        Link(
            frozenset(net.rails_of(link)),
            net.owner[link],
            tuple(sorted((net.end_a[link], net.end_b[link]))),
        )
        for link in range(len(net.owner))
        if net.owner[link] != GONE and net.rails_of(link)
    }
