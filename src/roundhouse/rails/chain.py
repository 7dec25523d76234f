"""Chains: what a player's complete links make together."""

from roundhouse.rails.board import NONE
from roundhouse.rails.network import Network


def owned_links(net: Network, seat: int) -> list[int]:
    """The complete links of a seat."""
    return [link for link, owner in enumerate(net.owner) if owner == seat and net.complete(link)]


def links_owned(net: Network, seat: int) -> int:
    """How many these are."""
    count = 0
    for link, owner in enumerate(net.owner):
        if owner == seat and net.complete(link):
            count += 1
    return count


def groups(net: Network, seat: int) -> list[int]:
    """For each place the lowest place that the seat's own complete links join it to."""
    group = list(range(net.board.places))
    for start in range(len(group)):
        if group[start] != start or not net.complete_at[start]:
            continue
        queue = [start]
        for place in queue:
            for link in net.complete_at[place]:
                other = net.other_end(link, place)
                if net.owner[link] == seat and group[other] > start:
                    group[other] = start
                    queue.append(other)
    return group


def joined(net: Network, seat: int, places: list[int]) -> bool:
    """Whether the seat's own links join these places, through any others."""
    group = groups(net, seat)
    return all([group[place] == group[places[0]] for place in places])


def longest_chain(net: Network, seat: int) -> int:
    """The most links in a row of one owner, none twice; places may be passed again."""
    trails = _Trails(net, owned_links(net, seat))
    for place in trails.places:
        trails.seek(trails.joined_to(place, trails.all), NONE, NONE)
    return trails.best


class _Trails:
    """The longest trail in a graph of links, found by leaving out as few as possible.

    Links that hang together are one trail (Euler) when no place but the trail's two ends has an
    odd number of them. So while such a place exists, it is made an end, or it loses a link.
    Sets of links are masks.
    """

    def __init__(self, net: Network, links: list[int]) -> None:
        self.all: int = (1 << len(links)) - 1
        self.end_a: list[int] = [net.end_a[link] for link in links]
        self.end_b: list[int] = [net.end_b[link] for link in links]
        self.links_at: list[int] = [0] * net.board.places
        self.loops: int = 0  # links back to the same place: they change nothing there
        for k in range(len(links)):
            self.links_at[self.end_a[k]] |= 1 << k
            self.links_at[self.end_b[k]] |= 1 << k
            if self.end_a[k] == self.end_b[k]:
                self.loops |= 1 << k
        self.places: list[int] = [p for p, mask in enumerate(self.links_at) if mask]
        self.tried: set[tuple[int, int, int]] = set()
        self.best = 0

    def seek(self, links: int, one_end: int, other_end: int) -> None:
        """Look for a longer trail in links that hang together, with these ends or NONE yet."""
        count = links.bit_count()
        free_ends = int(one_end == NONE) + int(other_end == NONE)
        wrong = 0
        tightest = NONE  # the wrong place with the fewest ways out
        fewest = count + 1
        for place in self.places:
            here = links & self.links_at[place] & ~self.loops
            if (here.bit_count() % 2 == 1) != (place in (one_end, other_end)):
                wrong += 1
                if here.bit_count() < fewest:
                    fewest = here.bit_count()
                    tightest = place
        if wrong <= free_ends:
            self.best = max(self.best, count)
            return
        left_out = (max(wrong - free_ends, 0) + 1) // 2  # one link mends two places at most
        if count - left_out <= self.best or (links, one_end, other_end) in self.tried:
            return
        self.tried.add((links, one_end, other_end))
        here = links & self.links_at[tightest] & ~self.loops
        for k in range(len(self.end_a)):
            if here >> k & 1:
                self._leave_out(links, k, one_end, other_end)
        if free_ends and tightest not in (one_end, other_end):
            if one_end == NONE:
                self.seek(links, tightest, NONE)
            else:
                self.seek(links, min(one_end, tightest), max(one_end, tightest))

    def _leave_out(self, links: int, k: int, one_end: int, other_end: int) -> None:
        """Go on without a link, in each of the parts that it held together."""
        rest = links & ~(1 << k)
        part = self.joined_to(self.end_a[k], rest)
        self.seek(part, one_end, other_end)
        if part != rest:
            self.seek(rest & ~part, one_end, other_end)

    def joined_to(self, place: int, links: int) -> int:
        """Those of the links that hang together with a place."""
        part = 0
        queue = [place]
        for here in queue:
            new = links & self.links_at[here] & ~part
            part |= new
            for k in range(len(self.end_a)):
                if new >> k & 1:
                    queue.append(self.end_b[k] if self.end_a[k] == here else self.end_a[k])
        return part
