"""Reach: what the best delivery of a cube would bring a seat over given links."""

from typing import Final

from roundhouse.games.railways.weights import (
    FUEL_QUARTERS,
    QUARTERS,
    RIVAL_QUARTERS,
    SEARCH,
    TWO_ACTIONS,
)
from roundhouse.rails.network import GONE, Network

# A complete link as one number: its two places, the lower first, and its owner.
PLACES: Final = 1 << 10
OWNERS: Final = 8


def link_code(a: int, b: int, owner: int) -> int:
    return (min(a, b) * PLACES + max(a, b)) * OWNERS + owner


def complete_links(network: Network) -> list[int]:
    """The codes of all complete links, sorted."""
    codes: list[int] = []
    for link in range(len(network.owner)):
        if network.owner[link] != GONE and network.end_a[link] >= 0 and network.end_b[link] >= 0:
            codes.append(link_code(network.end_a[link], network.end_b[link], network.owner[link]))
    codes.sort()
    return codes


class Reach:
    """By place the places beyond its links: `own` of the seat, `other` of rivals.

    `accepts` are the colours that each place takes, as masks; `depots` the Fuel Depots of the seat
    by place, or none at all.
    """

    def __init__(self, codes: list[int], accepts: list[int], seat: int, depots: list[int]) -> None:
        self.accepts = accepts
        self.depots = depots
        self.own: list[list[int]] = [[] for _ in accepts]
        self.other: list[list[int]] = [[] for _ in accepts]
        self.links = 0
        for code in codes:
            a = code // OWNERS // PLACES
            b = code // OWNERS % PLACES
            ways = self.other
            if code % OWNERS == seat:
                ways = self.own
                self.links += 1
            if b not in ways[a]:  # two links side by side are as good as one
                ways[a].append(b)
                ways[b].append(a)
        self.visited: list[bool] = [False] * len(accepts)
        self.known: dict[int, int] = {}
        self.best = 0
        self.steps = 0
        self.wanted = 0

    def delivery(self, origin: int, colour: int, level: int) -> int:
        """The most that a cube brings from here, in quarters; 0 if it can't be delivered."""
        if not self.own[origin]:
            return 0
        key = (origin * 8 + colour) * 16 + level
        known = self.known.get(key)
        if known is None:
            self.best = 0
            self.steps = SEARCH
            self.wanted = colour
            self.visited[origin] = True
            self._leave(origin, level, 0, False)
            self.visited[origin] = False
            known = self.best
            self.known[key] = known
        return known

    def onward(self, visited: list[int], colour: int, level: int, value: int) -> int:
        """The most that a waiting cube brings, which has been to these places for this value."""
        self.best = 0
        self.steps = SEARCH
        self.wanted = colour
        for place in visited:
            self.visited[place] = True
        self._leave(visited[-1], level, value, False)
        for place in visited:
            self.visited[place] = False
        return self.best

    def _leave(self, here: int, level: int, value: int, stopped: bool) -> None:
        """The first link of an action is an own one."""
        for there in self.own[here]:
            if self.depots:
                self._enter_fuelled(there, level - 1, value + QUARTERS, level, stopped)
            else:
                self._enter(there, level - 1, value + QUARTERS)

    def _enter_fuelled(self, here: int, left: int, value: int, level: int, stopped: bool) -> None:
        """ROW-M8a: as far as depots help; one stop is thought of, which takes another action."""
        if self.visited[here]:
            return
        fuel = self.depots[here]
        if self.accepts[here] >> self.wanted & 1:
            self.best = max(self.best, value * TWO_ACTIONS // 100 if stopped else value)
            if fuel == 0:
                return
            fuel -= 1
            value -= FUEL_QUARTERS
        self.steps -= 1
        if self.steps < 0:
            return
        self.visited[here] = True
        if left > 0:
            for there in self.own[here]:
                self._enter_fuelled(there, left - 1, value + QUARTERS, level, stopped)
            for there in self.other[here]:
                self._enter_fuelled(there, left - 1, value - RIVAL_QUARTERS, level, stopped)
        if fuel > 0 and not stopped:
            self._leave(here, level, value - FUEL_QUARTERS, True)
        self.visited[here] = False

    def _enter(self, here: int, left: int, value: int) -> None:
        if self.visited[here]:
            return
        if self.accepts[here] >> self.wanted & 1:
            self.best = max(self.best, value)
            return
        self.steps -= 1
        if left == 0 or self.steps < 0 or value + left * QUARTERS <= self.best:
            return
        self.visited[here] = True
        for there in self.own[here]:
            self._enter(there, left - 1, value + QUARTERS)
        for there in self.other[here]:
            self._enter(there, left - 1, value - RIVAL_QUARTERS)
        self.visited[here] = False
