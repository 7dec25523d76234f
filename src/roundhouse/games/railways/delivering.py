"""Delivering a cube (ROW-D1 to D4)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways import cubes, points, rewards, rotors, sea, western
from roundhouse.games.railways.box import (
    COLOUR0,
    COLOURS,
    HEX0,
    KINDS,
    MOST_SEATS,
    REFUEL,
    TABLE,
)
from roundhouse.games.railways.phases import EXPRESS_RUN, NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.network import Network
from roundhouse.rails.routes import Terms, search, stations, stops_for

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState

TERMS: Final = Terms(first_link_own=True)
LEVELS: Final = TABLE.highest_level + 1


def takes(table: "RailwaysState", place: int, colour: int) -> bool:
    """Whether a place takes cubes of this colour: its own, or the one that its rotor shows."""
    return table.network.accepts[place] >> colour & 1 == 1


def possible(table: "RailwaysState", seat: int) -> bool:
    for place in range(table.land.cities):
        if _leaving(table, place, seat):
            return True
    return False


def leaves(table: "RailwaysState", place: int, colour: int, seat: int) -> bool:
    """Whether the seat can deliver a cube of this colour from a place."""
    if table.cubes[place * KINDS + colour] == 0:
        return False
    return _wanted_from(table, place, seat) >> colour & 1 == 1


def _leaving(table: "RailwaysState", place: int, seat: int) -> int:
    """The colours of the cubes that the seat can deliver from a place, as a mask."""
    wanted = _wanted_from(table, place, seat)
    if wanted:
        for colour in range(KINDS):
            if table.cubes[place * KINDS + colour] == 0:
                wanted &= ~(1 << colour)
    return wanted


def _wanted_from(table: "RailwaysState", place: int, seat: int) -> int:
    """The colours that are taken somewhere within the seat's reach of a place, as a mask.

    Any way to the nearest city of a colour is a route: it meets no other before.
    """
    network = table.network
    own = False
    for link in network.complete_at[place]:
        own = own or network.owner[link] == seat
    if not own:
        return 0
    level = table.level[seat]
    key = _key(place, 0, seat, level)
    known = table.deliverable.get(key)
    if known is None:
        known = 0
        seen = [False] * table.land.board.places
        seen[place] = True
        edge = _beyond(network, place, seat, seen)
        for _ in range(level - 1):
            further: list[int] = []
            for here in edge:
                known |= network.accepts[here]
                further.extend(_beyond(network, here, NOBODY, seen))
            edge = further
        for here in edge:
            known |= network.accepts[here]
        table.deliverable[key] = known
    return known


def _beyond(network: Network, here: int, owner: int, seen: list[bool]) -> list[int]:
    """The places not seen yet at the other ends of links from here: an owner's, or NOBODY: all."""
    found: list[int] = []
    for link in network.complete_at[here]:
        if owner != NOBODY and network.owner[link] != owner:
            continue
        there = network.other_end(link, here)
        if not seen[there]:
            seen[there] = True
            found.append(there)
    return found


def _key(place: int, colour: int, seat: int, level: int) -> int:
    """What is known of chances is kept under this number, of a cube's with an Express below 0."""
    return ((place * KINDS + colour) * MOST_SEATS + seat) * LEVELS + level


def _ways_on(
    table: "RailwaysState", here: int, colour: int, left: int, visited: list[bool], first: int
) -> list[int]:
    """The links from here that lead to the cube's colour in so many; `first` owns them or is −1."""
    network = table.network
    found: list[int] = []
    if left == 0:
        return found
    for link in network.complete_at[here]:
        if first >= 0 and network.owner[link] != first:
            continue
        there = network.other_end(link, here)
        if visited[there]:
            continue
        if takes(table, there, colour) or _arrives(table, there, colour, left - 1, visited):
            found.append(link)
    return found


def _arrives(
    table: "RailwaysState", start: int, colour: int, left: int, visited: list[bool]
) -> bool:
    """Whether a city of the colour lies within so many links of a place, past none visited."""
    network = table.network
    accepts = network.accepts
    seen = visited[:]
    seen[start] = True
    edge = [start]
    while left > 0 and edge:
        left -= 1
        further: list[int] = []
        for here in edge:
            for link in network.complete_at[here]:
                there = network.other_end(link, here)
                if not seen[there]:
                    if accepts[there] >> colour & 1:
                        return True
                    seen[there] = True
                    further.append(there)
        edge = further
    return False


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `deliver`."""
    if table.phase == EXPRESS_RUN:
        return _express_words(table, said, seat)
    if len(said) == 1:
        return _colours(table, seat)
    if len(said) == 2:
        return _origins(table, said[1] - COLOUR0, seat)
    network = table.network
    colour = said[1] - COLOUR0
    here = said[2] - table.land.place0
    visited = [False] * table.land.board.places
    visited[here] = True
    for at in range(3, len(said)):
        link = sea.link_by(table, said[at], here)
        if link < 0:
            return []
        here = network.other_end(link, here)
        visited[here] = True
    legs = len(said) - 3
    if legs > 0 and takes(table, here, colour):
        return []
    first = seat if legs == 0 else -1
    ways = _ways_on(table, here, colour, table.level[seat] - legs, visited, first)
    return sorted([sea.leg_word(table, link, here) for link in ways])


def _colours(table: "RailwaysState", seat: int) -> list[int]:
    """The words of the colours of which some cube can be delivered."""
    leaving = 0
    for place in range(table.land.cities):
        leaving |= _leaving(table, place, seat)
    return [COLOUR0 + colour for colour in range(KINDS) if leaving >> colour & 1]


def _origins(table: "RailwaysState", colour: int, seat: int) -> list[int]:
    """The words of the places from which a cube of this colour can leave."""
    found: list[int] = []
    for place in range(table.land.cities):
        if leaves(table, place, colour, seat):
            found.append(table.land.place0 + place)
    return found


# With an Express the cube passes the first city of its colour and stops at the second.


def express_routes(
    table: "RailwaysState", place: int, colour: int, seat: int
) -> list[tuple[int, ...]]:
    network = table.network
    found: list[tuple[int, ...]] = []
    stops = stops_for(network, colour)
    for route in search(network, place, seat, table.level[seat], TERMS, stops, 1):
        passed = [there for there in stations(network, place, route)[1:-1] if stops[there]]
        if len(passed) == 1:
            found.append(route)
    return found


def express_leaves(table: "RailwaysState", place: int, colour: int, seat: int) -> bool:
    """Whether an Express can carry a cube of this colour from a place: over two links at least."""
    level = table.level[seat]
    if (
        table.cubes[place * KINDS + colour] == 0
        or level < 2
        or not table.network.complete_at[place]
    ):
        return False
    key = -1 - _key(place, colour, seat, level)
    known = table.deliverable.get(key)
    if known is None:
        known = int(len(express_routes(table, place, colour, seat)) > 0)
        table.deliverable[key] = known
    return known == 1


def express_possible(table: "RailwaysState", seat: int) -> bool:
    for place in range(table.land.cities):
        for colour in range(KINDS):
            if express_leaves(table, place, colour, seat):
                return True
    return False


def _express_words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    network = table.network
    found: list[int] = []
    if len(said) == 1:
        for colour in range(KINDS):
            if any([express_leaves(table, p, colour, seat) for p in range(table.land.cities)]):
                found.append(COLOUR0 + colour)
        return found
    colour = said[1] - COLOUR0
    if len(said) == 2:
        for place in range(table.land.cities):
            if express_leaves(table, place, colour, seat):
                found.append(table.land.place0 + place)
        return found
    here = said[2] - table.land.place0
    if not express_leaves(table, here, colour, seat):
        return []
    routes = express_routes(table, here, colour, seat)
    legs: list[int] = []
    for word in said[3:]:
        link = sea.link_by(table, word, here)
        if link < 0:
            return []
        legs.append(link)
        here = network.other_end(link, here)
    so_far = tuple(legs)
    for route in routes:
        if len(route) > len(legs) and route[: len(legs)] == so_far:
            word = sea.leg_word(table, route[len(legs)], here)
            if word not in found:
                found.append(word)
    found.sort()
    return found


def judge(table: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    """Along the route, leg by leg, without looking for others."""
    network = table.network
    slugs = network.board.place_slug
    colour = move[1] - COLOUR0
    here = move[2] - table.land.place0
    facts: dict[str, object] = {"colour": COLOURS[colour], "place": slugs[here]}
    if table.cubes[here * KINDS + colour] == 0:
        return Illegal("ROW-D1", {**facts, "why": "no-cube"})
    if any([REFUEL <= word < HEX0 for word in move[3:]]):
        return Illegal("ROW-M8a", {"why": "not-played"})
    level = table.level[seat]
    if len(move) - 3 > level:
        return Illegal("ROW-D1", {"why": "level", "links": len(move) - 3, "level": level})
    passing = 1 if table.phase == EXPRESS_RUN else 0
    visited = [here]
    for word in move[3:]:
        facts["place"] = slugs[here]
        if len(visited) > 1 and takes(table, here, colour):
            if passing == 0:
                return Illegal("ROW-D1", {**facts, "why": "must-stop"})
            passing -= 1
        edge = table.land.vocabulary.slugs[word]
        link = sea.link_by(table, word, here)
        if link < 0 or not network.complete(link):
            why = "no-link" if word < table.land.sea0 else "no-sea-link"
            return Illegal("ROW-D1", {**facts, "edge": edge, "why": why})
        if len(visited) == 1 and network.owner[link] != seat:
            return Illegal("ROW-D3", {**facts, "edge": edge, "owner": network.owner[link]})
        here = network.other_end(link, here)
        if here in visited:
            return Illegal("ROW-D2", {**facts, "place": slugs[here]})
        visited.append(here)
    if not takes(table, here, colour):
        return Illegal("ROW-D1", {**facts, "place": slugs[here], "why": "must-arrive"})
    if passing > 0:
        return Illegal("ROW-O3", {"why": "express-passes", "colour": COLOURS[colour]})
    return None


def act(table: "RailwaysState", move: Move, seat: int) -> None:
    network = table.network
    colour = move[1] - COLOUR0
    origin = move[2] - table.land.place0
    here = origin
    route: list[int] = []
    for word in move[3:]:
        link = sea.link_by(table, word, here)
        here = network.other_end(link, here)
        route.append(link)
    arrive(table, origin, colour, route, seat)
    cubes.take_cube(table, origin, colour)  # ruling: may trigger the end, whatever then comes
    brought(table, origin, colour, here)


def arrive(table: "RailwaysState", origin: int, colour: int, route: list[int], seat: int) -> None:
    """ROW-D3: a point per link to its owner, and what cards pay; the cube is still there."""
    network = table.network
    slugs = network.board.place_slug
    places = stations(network, origin, tuple(route))
    owners = [network.owner[link] for link in route]
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[colour]}
    facts["places"] = [slugs[place] for place in places]
    facts["owners"] = owners
    table.tell("cube-delivered", facts)
    for owner in range(table.seats):
        if owners.count(owner) > 0:
            points.score(table, owner, owners.count(owner), "delivery")
    table.delivered = True
    rewards.cube_delivered(table, origin, colour, route, places[-1], seat)


def brought(table: "RailwaysState", origin: int, colour: int, there: int) -> None:
    """What a city does once the cube is back in the bag."""
    rotors.delivered(table, there)
    western.delivered(table, origin, colour, there)
