"""Where cubes can go, as the generator sees it (ROW-D1, ROW-D2, ROW-M8a)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.rules.box import (
    CALL,
    HALT,
    KINDS,
    REFUEL,
    TABLE,
    UNLOAD,
)
from roundhouse.games.railways.rules.phases import NOBODY
from roundhouse.games.railways.rules.trip import (
    Trip,
    from_city,
    fuel,
    leg_word,
    link_by,
    takes,
    to_pass,
)
from roundhouse.kernel.words import Move
from roundhouse.rails.network import Network

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

LEVELS: Final = TABLE.highest_level + 1
UNKNOWN: Final = -1


def stops_of(state: "RailwaysState", seat: int) -> list[int]:
    """By place, as masks, the colours that can end an action there. Don't change the list."""
    stops = state.network.accepts
    for part in state.parts:
        stops = part.stops(stops, seat)
    return stops


# --- which cubes can leave ---


def possible(state: "RailwaysState", seat: int, passing: int) -> bool:
    """Whether the seat can deliver any cube, or bring one to where it can wait: from an end of
    one of its own links."""
    network, cities = state.network, state.land.cities
    for link in range(len(network.owner)):
        if network.owner[link] == seat and network.complete(link):
            a, b = network.end_a[link], network.end_b[link]
            if a < cities and leaving(state, a, seat, passing):
                return True
            if b < cities and leaving(state, b, seat, passing):
                return True
    return False


def leaving(state: "RailwaysState", place: int, seat: int, passing: int) -> int:
    """The colours of the cubes that can leave a place, as a mask."""
    found = 0
    wanted = _wanted_from(state, place, seat)
    if wanted:
        for colour in range(KINDS):
            if wanted >> colour & 1 and state.cubes[place * KINDS + colour] > 0:
                if passing == 0 or _express_leaves(state, place, colour, seat):
                    found |= 1 << colour
    return found


def leaves(state: "RailwaysState", place: int, colour: int, seat: int, passing: int) -> bool:
    """Whether a cube of this colour can leave a place."""
    if state.cubes[place * KINDS + colour] == 0:
        return False
    if not _wanted_from(state, place, seat) >> colour & 1:
        return False
    return passing == 0 or _express_leaves(state, place, colour, seat)


def _wanted_from(state: "RailwaysState", place: int, seat: int) -> int:
    """The colours that can stop somewhere within the seat's reach of a place, as a mask.

    Any way to the nearest stop of a colour is a trip: it meets no other before.
    """
    network = state.network
    if not network.complete_at[place]:
        return 0
    known = _known(state, _whose(state, seat), state.land.board.places)
    wanted = known[place]
    if wanted == UNKNOWN:
        wanted = 0
        stops = stops_of(state, seat)
        seen = [False] * state.land.board.places
        seen[place] = True
        line: list[int] = []
        _look_beyond(network, place, seat, seen, line)
        begin = 0
        for left in range(state.level[seat] - 1, -1, -1):
            end = len(line)
            for at in range(begin, end):
                wanted |= stops[line[at]]
                if left > 0:
                    _look_beyond(network, line[at], NOBODY, seen, line)
            begin = end
        known[place] = wanted
    return wanted


def _look_beyond(
    network: Network, here: int, owner: int, seen: list[bool], line: list[int]
) -> None:
    """Add the places not seen yet at the other ends of an owner's links, or NOBODY: of all."""
    for link in network.complete_at[here]:
        if owner != NOBODY and network.owner[link] != owner:
            continue
        there = network.other_end(link, here)
        if not seen[there]:
            seen[there] = True
            line.append(there)


def _express_leaves(state: "RailwaysState", place: int, colour: int, seat: int) -> bool:
    """Whether an Express can carry a cube of this colour, which something takes, from a place."""
    if state.level[seat] == 1 and stops_of(state, seat) is state.network.accepts:
        return False  # without fuel it takes two links
    known = _known(state, -1 - _whose(state, seat), state.land.board.places * KINDS)
    at = place * KINDS + colour
    if known[at] == UNKNOWN:
        known[at] = int(goes_on(state, from_city(colour, place), 1, seat))
    return known[at] == 1


def _whose(state: "RailwaysState", seat: int) -> int:
    """What is known of a seat's chances is kept under this number, of those by Express below 0."""
    return seat * LEVELS + state.level[seat]


def _known(state: "RailwaysState", whose: int, size: int) -> list[int]:
    known = state.deliverable.get(whose)
    if known is None:
        known = [UNKNOWN] * size
        state.deliverable[whose] = known
    return known


# --- where they go ---


def goes_on(state: "RailwaysState", trip: Trip, passing: int, seat: int) -> bool:
    """Whether the seat can take a cube on from where it is."""
    search = Search(state, trip, seat)
    return len(search.ways(trip.here, state.level[seat], passing, seat)) > 0


class Search:
    """A search for stops of one cube; `visited` are the places where it can't go again."""

    def __init__(self, state: "RailwaysState", trip: Trip, seat: int) -> None:
        self.state = state
        self.network = state.network
        self.colour = trip.colour
        self.seat = seat
        self.stops = stops_of(state, seat)
        self.visited = [False] * state.land.board.places
        self.visited[trip.origin] = True
        if trip.route:
            for place in trip.places(state.network):
                self.visited[place] = True

    def ways(self, here: int, left: int, passing: int, owner: int) -> list[int]:
        """The links from here, of an owner or NOBODY: all, that lead to a stop in so many links."""
        network = self.network
        found: list[int] = []
        if left == 0:
            return found
        for link in network.complete_at[here]:
            if owner != NOBODY and network.owner[link] != owner:
                continue
            there = network.other_end(link, here)
            if self.visited[there]:
                continue
            if passing > 0:
                if self._passes(there, left - 1):
                    found.append(link)
            elif self.stops[there] >> self.colour & 1 or self._stops_behind(there, left - 1):
                found.append(link)
        return found

    def _passes(self, there: int, left: int) -> bool:
        """Whether an Express that comes to a place can pass a city of its colour and stop then."""
        if takes(self.state, there, self.colour):
            return fuel(self.state, there, self.seat) > 0 or self._stops_behind(there, left)
        self.visited[there] = True
        ways = self.ways(there, left, 1, NOBODY)
        self.visited[there] = False
        return len(ways) > 0

    def _stops_behind(self, start: int, left: int) -> bool:
        """Whether a stop lies within so many links of a place.

        The way to the nearest passes no other, so it needs no fuel.
        """
        network = self.network
        stops = self.stops
        colour = self.colour
        seen = self.visited[:]
        seen[start] = True
        edge = [start]
        while left > 0 and edge:
            left -= 1
            further: list[int] = []
            for here in edge:
                for link in network.complete_at[here]:
                    there = network.other_end(link, here)
                    if not seen[there]:
                        if stops[there] >> colour & 1:
                            return True
                        seen[there] = True
                        further.append(there)
            edge = further
        return False


def words_on(state: "RailwaysState", trip: Trip, said: Move, first: int, seat: int) -> list[int]:
    """What may follow the legs and calls that are said, from the word numbered `first` on."""
    search = Search(state, trip, seat)
    here = trip.here
    passing = to_pass(state)
    legs = 0
    held = False  # the city takes the cube, and nothing yet lets it pass
    spent = 0
    for at in range(first, len(said)):
        if said[at] == REFUEL:
            held = False
            spent = 1
            continue
        if CALL.has(said[at]):
            return []
        link = link_by(state, said[at], here)
        if link < 0:
            return []
        here = state.network.other_end(link, here)
        search.visited[here] = True
        legs += 1
        spent = 0
        held = takes(state, here, trip.colour)
        if held and passing > 0:
            passing = 0
            held = False
    spare = 0 if legs == 0 else fuel(state, here, seat) - spent
    if held and spare == 0:
        return []
    ways = search.ways(here, state.level[seat] - legs, passing, seat if legs == 0 else NOBODY)
    if held:
        return [REFUEL, UNLOAD] if spare > 1 or ways else [UNLOAD]
    found = sorted([leg_word(state, link, here) for link in ways])
    if spare > 0 and passing == 0:
        found.append(HALT)
    return found
