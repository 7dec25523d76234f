"""Reach: what every cube would bring, from each city, by the links that the locomotive may pass."""

from typing import Final

from mypy_extensions import i64

from roundhouse.games.steam.bot.weights import QUARTERS, RIVAL_QUARTERS, STEPS_AHEAD
from roundhouse.games.steam.rules.box import COLOURS, TABLE
from roundhouse.kernel.bits import HIGHEST, TOP
from roundhouse.rails.board import NONE
from roundhouse.rails.network import GONE, Network

KINDS: Final = len(COLOURS)
LENGTHS: Final = TABLE.highest_level + 1
ROW: Final = KINDS * LENGTHS  # figures of a place

# A complete link as one number: its two places, the lower first, and its owner.
PLACES: Final = 1 << 12
OWNERS: Final = 8

# In the numbers that a search goes with: nodes at most, and the bits of an owner's links.
MOST_NODES: Final = HIGHEST + 1
BITS: Final = 4
COUNT: Final = (1 << BITS) - 1


def link_code(a: int, b: int, owner: int) -> int:
    return (min(a, b) * PLACES + max(a, b)) * OWNERS + owner + 1


def complete_links(network: Network) -> list[int]:
    """The codes of all complete links."""
    codes: list[int] = []
    for link in range(len(network.owner)):
        if network.owner[link] != GONE and network.end_a[link] >= 0 and network.end_b[link] >= 0:
            codes.append(link_code(network.end_a[link], network.end_b[link], network.owner[link]))
    return codes


class Reach:
    """By place, colour and links at most: the most that a delivery of the seat brings it.

    In quarters of a point, less a part of what rivals get. Figures are found when they are asked
    for, and hold for at most `limit` links and STEPS_AHEAD fewer. Joined places are numbered, so
    that those on the way are the bits of a number; so are the links on it, by owner.
    """

    def __init__(self, codes: list[int], accepts: list[int], seat: int, limit: int) -> None:
        self.limit = limit
        # of the search in hand: the nodes that it looks for, its row, and what a way may lose and
        # still be better than the best
        self.wanted = 0
        self.room = 0
        self.row = 0
        self.accepts = accepts
        self.me = seat + 1
        self.node: list[int] = [NONE] * len(accepts)
        self.ways: list[list[int]] = []  # node beyond * OWNERS + owner + 1
        self.takes: list[int] = [0] * KINDS  # nodes that take a colour
        for code in codes:
            a = self._number(code // OWNERS // PLACES)
            b = self._number(code // OWNERS % PLACES)
            way = b * OWNERS + code % OWNERS
            if a < MOST_NODES and b < MOST_NODES and way not in self.ways[a]:
                self.ways[a].append(way)
                self.ways[b].append(a * OWNERS + code % OWNERS)
        self.far: list[int] = self._far()
        self.best: list[int] = [0] * (len(accepts) * ROW)
        self.known: list[bool] = [False] * (len(accepts) * KINDS)
        self.hopes: dict[tuple[int, int, int, bytes], float] = {}  # see prospects.py

    def delivery(self, origin: int, kind: int, level: int) -> int:
        """The most that a cube brings from here over at most so many links."""
        at = origin * KINDS + kind
        if not self.known[at]:
            self.known[at] = True
            node = self.node[origin]
            if 0 <= node < MOST_NODES and self.far[node] < self.limit:
                self.wanted = self.takes[kind]
                self.row = at * LENGTHS
                self.room = self.limit * QUARTERS
                start: i64 = node
                self._go_on(start, 1, TOP >> HIGHEST - start, 0, 0)
        return self.best[at * LENGTHS + level]

    def _number(self, place: int) -> int:
        node = self.node[place]
        if node == NONE:
            node = len(self.ways)
            self.node[place] = node
            self.ways.append([])
            for kind in range(KINDS):
                if self.accepts[place] >> kind & 1 and node < MOST_NODES:
                    self.takes[kind] |= 1 << node
        return node

    def _far(self) -> list[int]:
        """By node the links to the nearest one with own track."""
        far = [self.limit] * len(self.ways)
        near: list[int] = []
        for node, ways in enumerate(self.ways):
            for way in ways:
                if way % OWNERS == self.me and far[node] > 0:
                    far[node] = 0
                    near.append(node)
        for node in near:
            for way in self.ways[node]:
                there = way // OWNERS
                if far[there] > far[node] + 1:
                    far[there] = far[node] + 1
                    near.append(there)
        return far

    def _go_on(self, here: i64, links: i64, seen: i64, used: i64, lost: i64) -> None:
        """Over one link more; `lost` is what the way so far brings less than own links would."""
        me: i64 = self.me
        wanted: i64 = self.wanted
        left = self.limit - links
        for number in self.ways[here]:
            way: i64 = number
            there = way // OWNERS
            if seen >> there & 1:
                continue
            owner = way % OWNERS
            uses = used + (TOP >> HIGHEST - owner * BITS)
            nearest: i64 = self.far[there]
            most = uses >> me * BITS & COUNT  # own links at the end
            if left > nearest:
                most += left - nearest
            if most == 0 or (owner != 0 and uses >> owner * BITS & COUNT > most):
                continue
            loses = lost
            if owner != me:
                loses += QUARTERS if owner == 0 else QUARTERS + RIVAL_QUARTERS
            if wanted >> there & 1:
                self._arrive(links, uses, loses)
            elif left > 0 and loses < self.room:
                self._go_on(there, links + 1, seen | TOP >> HIGHEST - there, uses, loses)

    def _arrive(self, links: i64, used: i64, lost: i64) -> None:
        """STM-G5, STM-G6: what the way to here brings."""
        row = self.row
        value = int(links * QUARTERS - lost)
        me: i64 = self.me
        own = used >> me * BITS & COUNT
        if own == 0 or value <= self.best[row + int(links)]:
            return
        owner: i64 = 1
        while owner < OWNERS:
            if used >> owner * BITS & COUNT > own:
                return
            owner += 1
        for most in range(int(links), LENGTHS):
            self.best[row + most] = max(self.best[row + most], value)
        self.room = 0
        for most in range(max(1, self.limit - STEPS_AHEAD), self.limit + 1):
            self.room = max(self.room, most * QUARTERS - self.best[row + most])


class _Kept:
    """Reaches seen before; the last one is asked for again and again."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[int, ...], Reach] = {}
        self.codes: list[int] = []
        self.last = Reach([], [], 0, 0)


_MOST_KEPT: Final = 2000
_kept: Final = _Kept()


def reach_of(codes: list[int], accepts: list[int], seat: int, limit: int) -> Reach:
    """The reach of a seat over these links; that of links seen before is remembered."""
    last = _kept.last
    if last.me == seat + 1 and last.limit == limit:
        if _kept.codes == codes and last.accepts == accepts:
            return last
    key = (seat, limit, *sorted(codes), *accepts)
    reach = _kept.by_key.get(key)
    if reach is None:
        if len(_kept.by_key) >= _MOST_KEPT:
            _kept.by_key.clear()
        reach = Reach(codes, accepts[:], seat, limit)
        _kept.by_key[key] = reach
    _kept.codes = codes
    _kept.last = reach
    return reach
