"""Reach: what every cube would bring, from each city, by the links that the locomotive may pass."""

from typing import Final

from roundhouse.games.steam.box import COLOURS, TABLE
from roundhouse.games.steam.weights import QUARTERS, RIVAL_QUARTERS
from roundhouse.rails.network import GONE, Network

KINDS: Final = len(COLOURS)
LENGTHS: Final = TABLE.highest_level + 1
ROW: Final = KINDS * LENGTHS  # figures of a place
ALL_KINDS: Final = (1 << KINDS) - 1

# A complete link as one number: its two places, the lower first, and its owner.
PLACES: Final = 1 << 12
OWNERS: Final = 8


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

    In quarters of a point, less a part of what rivals get; a place's figures are found when they
    are asked for.
    """

    def __init__(self, codes: list[int], accepts: list[int], seat: int, limit: int) -> None:
        self.accepts = accepts
        self.me = seat + 1
        self.limit = limit
        self.ways: list[list[int]] = [[] for _ in accepts]  # place beyond * OWNERS + owner + 1
        for code in codes:
            ends = code // OWNERS
            way = ends % PLACES * OWNERS + code % OWNERS
            if way not in self.ways[ends // PLACES]:  # two links side by side are as good as one
                self.ways[ends // PLACES].append(way)
                self.ways[ends % PLACES].append(ends // PLACES * OWNERS + code % OWNERS)
        self.best: list[int] = [0] * (len(accepts) * ROW)
        self.known: list[bool] = [False] * len(accepts)
        self.visited: list[bool] = [False] * len(accepts)
        self.used: list[int] = [0] * OWNERS  # links on the way, by owner + 1

    def look_from(self, origin: int) -> None:
        """Fill in the figures of a place."""
        self.known[origin] = True
        if not self.ways[origin]:
            return
        self.visited[origin] = True
        self._go_on(origin, origin * ROW, 1, ALL_KINDS)
        self.visited[origin] = False
        for at in range(origin * ROW, (origin + 1) * ROW):
            if at % LENGTHS > 0 and self.best[at] < self.best[at - 1]:
                self.best[at] = self.best[at - 1]

    def _go_on(self, here: int, row: int, links: int, kinds: int) -> None:
        """`kinds` are the colours that have passed no city of theirs yet."""
        used = self.used
        for way in self.ways[here]:
            there = way // OWNERS
            if self.visited[there]:
                continue
            owner = way % OWNERS
            used[owner] += 1
            if owner in (0, self.me) or used[owner] <= used[self.me] + self.limit - links:
                stops = self.accepts[there] & kinds
                if stops:
                    self._arrive(row, links, stops)
                if links < self.limit and kinds & ~stops:
                    self.visited[there] = True
                    self._go_on(there, row, links + 1, kinds & ~stops)
                    self.visited[there] = False
            used[owner] -= 1

    def _arrive(self, row: int, links: int, stops: int) -> None:
        """STM-G5, STM-G6: what the way to here brings."""
        used = self.used
        own = used[self.me]
        if own == 0:
            return
        others = 0
        for owner in range(1, OWNERS):
            if owner != self.me:
                if used[owner] > own:
                    return
                others += used[owner]
        value = own * QUARTERS - others * RIVAL_QUARTERS
        for kind in range(KINDS):
            if stops >> kind & 1:
                at = row + kind * LENGTHS + links
                self.best[at] = max(self.best[at], value)


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
