"""Reach: what the best delivery of a cube would bring a seat over given links."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.railways.bot.weights import (
    FUEL_QUARTERS,
    QUARTERS,
    RIVAL_QUARTERS,
    SEARCH,
    STEPS_AHEAD,
    TWO_ACTIONS,
)
from roundhouse.games.railways.rules.box import KINDS
from roundhouse.kernel.bits import HIGHEST, TOP
from roundhouse.rails.board import NONE
from roundhouse.rails.network import GONE, Network

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land

# A complete link as one number: its two places, the lower first, and its owner.
PLACES: Final = 1 << 10
OWNERS: Final = 8
# Where no link leads; never changed. Most places are so, and a list for each of them, of all that
# is kept, would be looked through by Python's collector of garbage again and again.
NOWHERE: Final[list[int]] = []
# In the number that a search goes with.
MOST_NODES: Final = HIGHEST + 1


def link_code(a: int, b: int, owner: int) -> int:
    return (min(a, b) * PLACES + max(a, b)) * OWNERS + owner


def lead(ways: list[list[int]], here: int, there: int) -> None:
    if ways[here]:
        ways[here].append(there)
    else:
        ways[here] = [there]


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
    by place, or none at all. Deliveries are looked for over at most `limit` links, or STEPS_AHEAD
    fewer; places with links are numbered, so that those on the way are the bits of a number.
    """

    def __init__(
        self, codes: list[int], accepts: list[int], seat: int, depots: list[int], limit: int
    ) -> None:
        self.limit = limit
        # of the search in hand
        self.room = 0  # what a way may lose and still be better than the best
        self.steps = 0
        self.found: list[int] = []
        self.visited: list[bool] = [False] * len(accepts)
        self.best = 0
        self.wanted = 0
        self.accepts = accepts
        self.depots = depots
        self.own: list[list[int]] = [NOWHERE] * len(accepts)
        self.other: list[list[int]] = [NOWHERE] * len(accepts)
        self.rivals: list[int] = [0] * len(accepts)  # those with links there, as bits
        self.links = 0
        for code in codes:
            a = code // OWNERS // PLACES
            b = code // OWNERS % PLACES
            ways = self.other
            if code % OWNERS == seat:
                ways = self.own
                self.links += 1
            else:
                self.rivals[a] |= 1 << code % OWNERS
                self.rivals[b] |= 1 << code % OWNERS
            if b not in ways[a]:  # two links side by side are as good as one
                lead(ways, a, b)
                lead(ways, b, a)
        self.node: list[int] = [NONE] * len(accepts)
        self.ways: list[list[int]] = []  # by node those beyond, times two, and 1 for a rival's link
        self.takes: list[int] = [0] * KINDS  # nodes that take a colour, as bits
        self._number()
        self.known: dict[int, list[int]] = {}  # by place and colour: the most over so many links
        self.builds: dict[int, list[int]] = {}  # by place: see lines.py

    def _number(self) -> None:
        places = [place for place, ways in enumerate(self.own) if ways or self.other[place]]
        for node, place in enumerate(places[:MOST_NODES]):
            self.node[place] = node
            for colour in range(KINDS):
                if self.accepts[place] >> colour & 1:
                    self.takes[colour] |= 1 << node
        for place in places[:MOST_NODES]:
            own = [self.node[there] * 2 for there in self.own[place] if self.node[there] != NONE]
            rivals = [there for there in self.other[place] if self.node[there] != NONE]
            self.ways.append(own + [self.node[there] * 2 + 1 for there in rivals])

    def links_at(self, place: int) -> int:
        """Neighbours over own links, and over those of rivals."""
        return len(self.own[place]) + len(self.other[place])

    def delivery(self, origin: int, colour: int, level: int) -> int:
        """The most that a cube brings from here, in quarters; 0 if it can't be delivered."""
        if not self.own[origin]:
            return 0
        if self.depots:
            return self._fuelled(origin, colour, level)
        key = origin * KINDS + colour
        found = self.known.get(key)
        if found is None:
            found = [0] * (self.limit + 1)
            self.known[key] = found
            start: i64 = self.node[origin]
            if start >= 0:
                self.found = found
                self.room = self.limit * QUARTERS
                self.steps = SEARCH
                takes: i64 = self.takes[colour]
                self._go_on(start, 1, TOP >> HIGHEST - start, takes, 0)
        return found[level]

    def _go_on(self, here: i64, links: i64, seen: i64, takes: i64, lost: i64) -> None:
        """Over one link more, the first of them an own one; `lost` is what the way so far brings
        less than own links would."""
        for number in self.ways[here]:
            way: i64 = number
            there = way >> 1
            if seen >> there & 1:
                continue
            loses = lost
            if way & 1:
                if links == 1:
                    continue
                loses += QUARTERS + RIVAL_QUARTERS
            if takes >> there & 1:
                self._arrive(int(links), int(links * QUARTERS - loses))
                continue
            self.steps -= 1
            if links < self.limit and loses < self.room and self.steps >= 0:
                self._go_on(there, links + 1, seen | TOP >> HIGHEST - there, takes, loses)

    def _arrive(self, links: int, value: int) -> None:
        found = self.found
        if value <= found[links]:
            return
        room = 0
        for most in range(links, len(found)):
            found[most] = max(found[most], value)
        for most in range(max(1, len(found) - 1 - STEPS_AHEAD), len(found)):
            room = max(room, most * QUARTERS - found[most])
        self.room = room

    def _fuelled(self, origin: int, colour: int, level: int) -> int:
        """The same with Fuel Depots, level by level."""
        key = (origin * KINDS + colour) * 16 + level
        found = self.known.get(key)
        if found is None:
            found = [self.onward([origin], colour, level, 0)]
            self.known[key] = found
        return found[0]

    def supplied(self, there: int, cubes: list[int], level: int) -> bool:
        """Whether some cube of the table can be delivered to a place: looked for from its end."""
        for colour in range(KINDS):
            if self.accepts[there] >> colour & 1 and self._source(there, colour, cubes, level):
                return True
        return False

    def _source(self, there: int, colour: int, cubes: list[int], level: int) -> bool:
        """Whether a cube of the colour lies within so many links, the first of them own."""
        seen = [there]
        first = 0
        for _ in range(level):
            last = len(seen)
            for place in seen[first:last]:
                for here in self.own[place]:
                    if here != there and cubes[here * KINDS + colour] > 0:
                        return True
                for here in self.own[place] + self.other[place]:
                    if here not in seen and not self.accepts[here] >> colour & 1:
                        seen.append(here)
            first = last
        return False

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
            self._enter(there, level - 1, value + QUARTERS, level, stopped)

    def _enter(self, here: int, left: int, value: int, level: int, stopped: bool) -> None:
        """ROW-M8a: as far as depots help; one stop is thought of, which takes another action."""
        if self.visited[here]:
            return
        fuel = self.depots[here] if self.depots else 0
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
                self._enter(there, left - 1, value + QUARTERS, level, stopped)
            for there in self.other[here]:
                self._enter(there, left - 1, value - RIVAL_QUARTERS, level, stopped)
        if fuel > 0 and not stopped:
            self._leave(here, level, value - FUEL_QUARTERS, True)
        self.visited[here] = False


_kept: Final[dict[tuple[object, ...], Reach]] = {}
_MOST_KEPT: Final = 600


def reach_of(
    land: "Land", codes: list[int], accepts: list[int], seat: int, depots: list[int], limit: int
) -> Reach:
    """What was found over the same links of a map serves again, whatever cubes lie there: `codes`
    are sorted."""
    key = (land, tuple(codes), limit * OWNERS + seat)
    found = _kept.get(key)
    if found is None or found.accepts != accepts or found.depots != depots:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[key] = Reach(codes, accepts, seat, depots, limit)
    return found
