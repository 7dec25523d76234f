"""Chains: what a player's complete links make together."""

from roundhouse.rails.network import Network


def owned_links(net: Network, seat: int) -> list[int]:
    """The complete links of a seat."""
    return [link for link, owner in enumerate(net.owner) if owner == seat and net.complete(link)]


def groups(net: Network, seat: int) -> list[int]:
    """For each place the lowest place that the seat's own complete links join it to."""
    group = list(range(net.board.places))
    for start in range(len(group)):
        if group[start] != start:
            continue
        queue = [start]
        for place in queue:
            for link in net.complete_at[place]:
                other = net.other_end(link, place)
                if net.owner[link] == seat and group[other] > start:
                    group[other] = start
                    queue.append(other)
    return group


def joined(net: Network, seat: int, a: int, b: int) -> bool:
    """ROW-B11: whether the seat's own links join two places, through any others."""
    group = groups(net, seat)
    return group[a] == group[b]


def traced(net: Network, seat: int) -> list[bool]:
    """STM-B2: for each place, whether it is a city or a town joined to one over own links."""
    group = groups(net, seat)
    rooted = [False] * len(group)
    for place, is_city in enumerate(net.is_city):
        if is_city:
            rooted[group[place]] = True
    return [rooted[first] for first in group]


def link_is_traced(net: Network, link: int, reached: list[bool]) -> bool:
    """STM-B2, STM-B14: whether a link begins at a place that `traced` has reached."""
    a = net.end_a[link]
    b = net.end_b[link]
    return (a >= 0 and reached[a]) or (b >= 0 and reached[b])


def longest_chain(net: Network, seat: int) -> int:
    """ROW-E4: the most links in a row of one owner, none twice; places may be passed again."""
    best = 0
    for links in _connected(net, owned_links(net, seat)):
        if len(links) > best:
            best = max(best, _Trail(net, links).longest(best))
    return best


def _connected(net: Network, links: list[int]) -> list[list[int]]:
    """The links sorted into parts that hang together."""
    parts: list[list[int]] = []
    for link in links:
        ends = (net.end_a[link], net.end_b[link])
        part = [link]
        apart: list[list[int]] = []
        for other in parts:
            if any(net.end_a[k] in ends or net.end_b[k] in ends for k in other):
                part = other + part
            else:
                apart.append(other)
        parts = [*apart, part]
    return parts


class _Trail:
    """The longest trail in a connected graph of links, by a walk that knows when to give up.

    A place with an odd number of links left keeps one of them unused, unless the trail ends there
    or is there now. So of n links, with k such places elsewhere, at most n - k // 2 can be walked.
    """

    def __init__(self, net: Network, links: list[int]) -> None:
        self.ends_a: list[int] = [net.end_a[link] for link in links]
        self.ends_b: list[int] = [net.end_b[link] for link in links]
        self.links_at: list[list[int]] = [[] for _ in range(net.board.places)]
        self.left_at: list[int] = [0] * net.board.places
        for k in range(len(links)):
            a = self.ends_a[k]
            b = self.ends_b[k]
            self.links_at[a].append(k)
            if b != a:
                self.links_at[b].append(k)
            self.left_at[a] += 1
            self.left_at[b] += 1
        self.places: list[int] = [p for p, left in enumerate(self.left_at) if left]
        self.used: list[bool] = [False] * len(links)
        self.tried: set[tuple[int, int]] = set()
        self.best = 0

    def longest(self, known: int) -> int:
        """The length of the longest trail, or `known` if none is longer."""
        self.best = known
        odd = [place for place in self.places if self.left_at[place] % 2]
        most = len(self.used) - max(len(odd) - 2, 0) // 2
        for start in odd + [place for place in self.places if place not in odd]:
            if self.best < most:
                self.walk(start, 0, 0)
        return self.best

    def walk(self, here: int, length: int, mask: int) -> None:
        """Go on from here; `mask` are the links used, so that no position is tried twice."""
        self.best = max(self.best, length)
        if length + self._hope(here) <= self.best or (mask, here) in self.tried:
            return
        self.tried.add((mask, here))
        for k in self.links_at[here]:
            if not self.used[k]:
                there = self.ends_b[k] if self.ends_a[k] == here else self.ends_a[k]
                self.used[k] = True
                self.left_at[here] -= 1
                self.left_at[there] -= 1
                self.walk(there, length + 1, mask | 1 << k)
                self.used[k] = False
                self.left_at[here] += 1
                self.left_at[there] += 1

    def _hope(self, here: int) -> int:
        """No trail from here over unused links is longer than this."""
        reached = [here]
        ends = 0
        odd = 0
        for place in reached:
            ends += self.left_at[place]
            odd += self.left_at[place] % 2 if place != here else 0
            for k in self.links_at[place]:
                if not self.used[k]:
                    other = self.ends_b[k] if self.ends_a[k] == place else self.ends_a[k]
                    if other not in reached:
                        reached.append(other)
        return ends // 2 - odd // 2
