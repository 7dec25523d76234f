"""Routes: the ways a cube may travel from a city over complete links.

A route is a tuple of links in travelling order. It never visits a place or a link twice, ends at
a place that takes the cube, and passes no such place before. What else a game asks of it is said
by `Terms`; `search` is for cubes that may pass a stop, and for trips in several legs.
"""

from typing import Final

from roundhouse.rails.network import Network

# what a place is to a cube
THROUGH: Final = 0  # it travels on
STOP: Final = 1  # it must stop
MAY_STOP: Final = 2  # it may stop or travel on
SHUT: Final = 3  # it may not enter

FAR: Final = 255  # more links than any route has; a number that Python keeps at hand

# What a search is remembered by is one number, so its parts have limits.
COLOURS: Final = 64
MOVERS: Final = 32
LEVELS: Final = 32
TERMS: Final = 4


def search_key(origin: int, colour: int, mover: int, level: int, terms: "Terms") -> int:
    assert colour < COLOURS and mover < MOVERS and level < LEVELS
    return (((origin * COLOURS + colour) * MOVERS + mover) * LEVELS + level) * TERMS + terms.number


class Terms:
    """What a game asks of a route, beyond what all games ask. `number` tells terms apart."""

    def __init__(self, first_link_own: bool = False, unbeaten: bool = False) -> None:
        self.first_link_own = first_link_own
        self.unbeaten = unbeaten  # one own link at least, and no rival has more
        self.number = int(first_link_own) + 2 * int(unbeaten)
        assert self.number < TERMS


def routes(
    net: Network, origin: int, colour: int, mover: int, level: int, terms: Terms
) -> list[tuple[int, ...]]:
    """Every route of a cube of this colour over at most `level` links. Don't change the list.

    The network remembers the answer until a complete link, its owner or a place's colours change.
    """
    key = search_key(origin, colour, mover, level, terms)
    found = net.found.get(key)
    if found is None:
        near = net.nearest.get(colour)
        if near is None:
            near = distances(net, stops_for(net, colour))
            net.nearest[colour] = near
        if near[origin] > level:
            found = []
        else:
            found = _walk(net, origin, mover, level, terms, stops_for(net, colour), near, 0)
        net.found[key] = found
    return found


def stops_for(net: Network, colour: int) -> list[int]:
    """What each place is to a cube of this colour: the cities that take it are stops."""
    bit = 1 << colour
    return [STOP if taken & bit else THROUGH for taken in net.accepts]


def search(
    net: Network,
    origin: int,
    mover: int,
    level: int,
    terms: Terms,
    stops: list[int],
    express: int = 0,
) -> list[tuple[int, ...]]:
    """Every route for a cube to which the places are `stops`; it may pass `express` that are STOP.

    A trip in several legs shuts the places it has visited.
    """
    return _walk(net, origin, mover, level, terms, stops, distances(net, stops), express)


def distances(net: Network, stops: list[int]) -> list[int]:
    """For each place the links to the nearest place where the cube could stop, or FAR."""
    near = [FAR] * len(stops)
    queue: list[int] = []
    for place, stop in enumerate(stops):
        if stop == STOP or stop == MAY_STOP:
            near[place] = 0
            queue.append(place)
    for place in queue:
        links = near[place] + 1
        if links == FAR:
            break
        for link in net.complete_at[place]:
            other = net.other_end(link, place)
            if near[other] == FAR and stops[other] != SHUT:
                near[other] = links
                queue.append(other)
    return near


def _walk(
    net: Network,
    origin: int,
    mover: int,
    level: int,
    terms: Terms,
    stops: list[int],
    near: list[int],
    express: int,
) -> list[tuple[int, ...]]:
    walk = _Walk(net, mover, terms, stops, near, express)
    walk.visited[origin] = True
    walk.go_on(origin, level, 0)
    return walk.found


class _Walk:
    """A depth-first walk that turns back where no stop is near enough."""

    def __init__(
        self,
        net: Network,
        mover: int,
        terms: Terms,
        stops: list[int],
        near: list[int],
        express: int,
    ) -> None:
        self.net = net
        self.mover = mover
        self.terms = terms
        self.stops = stops
        self.near = near
        self.express = express
        self.visited: list[bool] = [False] * len(stops)
        self.path: list[int] = []
        # links on the path, unowned ones first, then by seat
        highest = mover
        for owner in net.owner:
            highest = max(highest, owner)
        self.used: list[int] = [0] * (highest + 2)
        self.found: list[tuple[int, ...]] = []

    def go_on(self, here: int, left: int, passed: int) -> None:
        """Try every link from here, with so many links left and so many stops passed."""
        net = self.net
        for link in net.complete_at[here]:
            there = net.end_b[link] if net.end_a[link] == here else net.end_a[link]
            if self.visited[there] or self.near[there] >= left:
                continue
            stop = self.stops[there]
            owner = net.owner[link]
            if stop == SHUT or not (self.path or self._may_begin(owner)):
                continue
            self.path.append(link)
            self.used[owner + 1] += 1
            if stop != THROUGH and self._is_allowed():
                self.found.append(tuple(self.path))
            over = passed + int(stop == STOP)
            if left > 1 and over <= self.express:
                self.visited[there] = True
                self.go_on(there, left - 1, over)
                self.visited[there] = False
            self.used[owner + 1] -= 1
            self.path.pop()

    def _may_begin(self, owner: int) -> bool:
        return owner == self.mover or not self.terms.first_link_own

    def _is_allowed(self) -> bool:
        """Your links are at least one and at least as many as any opponent's."""
        if not self.terms.unbeaten:
            return True
        own = self.used[self.mover + 1]
        for seat in range(len(self.used) - 1):
            if self.used[seat + 1] > own:
                return False
        return own > 0


def stations(net: Network, origin: int, route: tuple[int, ...]) -> list[int]:
    """The places of a route in order, the origin first."""
    places = [origin]
    for link in route:
        places.append(net.other_end(link, places[-1]))
    return places


def by_seat(gains: list[int]) -> dict[str, int]:
    """What each player gets of a delivery, as forecasts name it: under `seat-0` and so on."""
    return {f"seat-{seat}": gain for seat, gain in enumerate(gains) if gain > 0}


def owners(net: Network, route: tuple[int, ...]) -> list[int]:
    """The owner of each link of a route, who scores for it; UNOWNED pays nobody."""
    return [net.owner[link] for link in route]
