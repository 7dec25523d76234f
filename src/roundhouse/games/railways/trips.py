"""Deliveries where Fuel Depots are played, in one action or in several (ROW-M8a, ROW-D1 to D4).

In a city with depots of the mover a call says what the cube does there: `refuel` passes a city of
its colour, `halt` lets it wait for the next action, `unload` delivers it after all.
"""

from typing import TYPE_CHECKING

from roundhouse.games.railways import cubes, delivering, depots
from roundhouse.games.railways.box import (
    COLOUR0,
    COLOURS,
    CONTINUE,
    DELIVER,
    EDGE0,
    HALT,
    KINDS,
    MOST_SEATS,
    REFUEL,
    TABLE,
    UNLOAD,
)
from roundhouse.games.railways.phases import EXPRESS_RUN
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.routes import stations

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


# --- what may be said ---


def express_now(table: "RailwaysState") -> int:
    """Cities of its colour that a cube passes freely in this action, and must."""
    return 1 if table.phase == EXPRESS_RUN else 0


def possible(table: "RailwaysState", seat: int, passing: int) -> bool:
    """Whether the seat can deliver any cube, or bring one to a depot."""
    for place in range(table.land.cities):
        if table.network.complete_at[place]:
            for colour in range(KINDS):
                if _leaves(table, place, colour, seat, passing):
                    return True
    return False


def may_continue(table: "RailwaysState", seat: int, passing: int) -> bool:
    """Whether a cube waits that can be taken on."""
    here = table.waiting_at[seat]
    if here == NONE:
        return False
    colour = table.waiting_colour[seat]
    visited = _visited(table, seat)
    return len(_ways_on(table, here, colour, table.level[seat], visited, passing, seat, True)) > 0


def express_verbs(table: "RailwaysState", seat: int) -> list[int]:
    """What an Express that has been played can be used for."""
    found = [DELIVER] if possible(table, seat, 1) else []
    return [*found, CONTINUE] if may_continue(table, seat, 1) else found


def _visited(table: "RailwaysState", seat: int) -> list[bool]:
    """Where the waiting cube has been."""
    visited = [False] * table.land.board.places
    for place in trip_places(table, seat):
        visited[place] = True
    return visited


def trip_places(table: "RailwaysState", seat: int) -> list[int]:
    route = tuple(table.waiting_route[seat])
    return stations(table.network, table.waiting_from[seat], route)


def _leaves(table: "RailwaysState", place: int, colour: int, seat: int, passing: int) -> bool:
    if table.cubes[place * KINDS + colour] == 0 or not table.network.complete_at[place]:
        return False
    level = table.level[seat]
    key = (place * KINDS + colour) * MOST_SEATS + seat
    key = (key * (TABLE.highest_level + 1) + level) * 2 + passing
    known = table.deliverable.get(key)
    if known is None:
        visited = [False] * table.land.board.places
        visited[place] = True
        ways = _ways_on(table, place, colour, level, visited, passing, seat, True)
        known = int(len(ways) > 0)
        table.deliverable[key] = known
    return known == 1


def _ways_on(
    table: "RailwaysState",
    here: int,
    colour: int,
    left: int,
    visited: list[bool],
    passing: int,
    seat: int,
    first: bool,
) -> list[int]:
    """The links from here over which the cube comes to a place where it can end its action."""
    network = table.network
    found: list[int] = []
    if left == 0:
        return found
    for link in network.complete_at[here]:
        if first and network.owner[link] != seat:
            continue
        there = network.other_end(link, here)
        if not visited[there] and _ends(table, there, colour, left - 1, visited, passing, seat):
            found.append(link)
    return found


def _ends(
    table: "RailwaysState",
    there: int,
    colour: int,
    left: int,
    visited: list[bool],
    passing: int,
    seat: int,
) -> bool:
    """Whether a cube that comes to a place can end its action there or behind it."""
    if passing == 0:
        if delivering.takes(table, there, colour) or depots.mine(table, there, seat) > 0:
            return True
        return _reaches(table, there, colour, left, visited, seat)
    if delivering.takes(table, there, colour):
        if depots.mine(table, there, seat) > 0:
            return True
        return _reaches(table, there, colour, left, visited, seat)
    visited[there] = True
    found = len(_ways_on(table, there, colour, left, visited, passing, seat, False)) > 0
    visited[there] = False
    return found


def _reaches(
    table: "RailwaysState", start: int, colour: int, left: int, visited: list[bool], seat: int
) -> bool:
    """Whether a city of the colour or with a depot lies within so many links, past none visited.

    The way to the nearest of them passes no other, so it needs no depot.
    """
    network = table.network
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
                    if delivering.takes(table, there, colour):
                        return True
                    if depots.mine(table, there, seat) > 0:
                        return True
                    seen[there] = True
                    further.append(there)
        edge = further
    return False


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `deliver` and `continue`."""
    passing = express_now(table)
    if said[0] == CONTINUE:
        if table.waiting_at[seat] == NONE:
            return []
        visited = _visited(table, seat)
        return _words_on(
            table, said[1:], table.waiting_at[seat], table.waiting_colour[seat], visited, seat
        )
    cities = range(table.land.cities)
    if len(said) == 1:
        return [
            COLOUR0 + colour
            for colour in range(KINDS)
            if any([_leaves(table, place, colour, seat, passing) for place in cities])
        ]
    colour = said[1] - COLOUR0
    if len(said) == 2:
        return [
            table.land.place0 + place
            for place in cities
            if _leaves(table, place, colour, seat, passing)
        ]
    here = said[2] - table.land.place0
    visited = [False] * table.land.board.places
    visited[here] = True
    return _words_on(table, said[3:], here, colour, visited, seat)


def _words_on(
    table: "RailwaysState", said: Move, here: int, colour: int, visited: list[bool], seat: int
) -> list[int]:
    """What may follow the edges and calls said so far."""
    network = table.network
    passing = express_now(table)
    legs = 0
    held = False  # the city takes the cube, and nothing yet lets it pass
    spent = 0
    for word in said:
        if word == REFUEL:
            held = False
            spent = 1
            continue
        if word > REFUEL:
            return []
        link = network.leaving(here, word - EDGE0)
        if link < 0:
            return []
        here = network.other_end(link, here)
        visited[here] = True
        legs += 1
        spent = 0
        held = delivering.takes(table, here, colour)
        if held and passing > 0:
            passing = 0
            held = False
    left = table.level[seat] - legs
    first = legs == 0
    spare = 0 if first else depots.mine(table, here, seat) - spent
    if held and spare == 0:
        return []
    ways = _ways_on(table, here, colour, left, visited, passing, seat, first)
    if held:
        return [REFUEL, UNLOAD] if spare > 1 or ways else [UNLOAD]
    found = sorted([EDGE0 + network.exits_at(link, here)[0] for link in ways])
    if spare > 0 and passing == 0:
        found.append(HALT)
    return found


# --- why not ---


def judge(table: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    """Along the trip, word by word, without looking for others."""
    slugs = table.network.board.place_slug
    if move[0] == CONTINUE:
        if not table.fuel:
            return Illegal("ROW-M8a", {"why": "not-played"})
        if table.waiting_at[seat] == NONE:
            return Illegal("ROW-M8a", {"why": "nothing-waits"})
        places = trip_places(table, seat)
        return _judge_trip(table, move[1:], places, table.waiting_colour[seat], seat)
    colour = move[1] - COLOUR0
    here = move[2] - table.land.place0
    if table.cubes[here * KINDS + colour] == 0:
        facts: dict[str, object] = {"colour": COLOURS[colour], "place": slugs[here]}
        return Illegal("ROW-D1", {**facts, "why": "no-cube"})
    return _judge_trip(table, move[3:], [here], colour, seat)


def _judge_trip(
    table: "RailwaysState", said: Move, visited: list[int], colour: int, seat: int
) -> Illegal | None:
    network = table.network
    slugs = network.board.place_slug
    level = table.level[seat]
    legs = len([word for word in said if word < REFUEL])
    if legs > level:
        return Illegal("ROW-D1", {"why": "level", "links": legs, "level": level})
    express = table.phase == EXPRESS_RUN
    wanted = False  # the city where the cube is takes it
    spent = 0
    for at, word in enumerate(said):
        here = visited[-1]
        facts: dict[str, object] = {"colour": COLOURS[colour], "place": slugs[here]}
        if word >= REFUEL:
            if at == 0:
                return Illegal("ROW-M8a", {**facts, "why": "not-left"})
            wrong = _judge_call(table, word, here, wanted, spent, seat)
            if wrong is not None:
                return wrong
            if word == REFUEL:
                wanted = False
                spent = 1
            elif at < len(said) - 1:
                return Illegal("ROW-M8a", {**facts, "why": "over"})
            elif express:
                return Illegal("ROW-O3", {"why": "express-passes", "colour": COLOURS[colour]})
            else:
                return None
            continue
        if wanted:
            return Illegal("ROW-D1", {**facts, "why": "must-stop"})
        edge = network.board.edge_words[word - EDGE0]
        link = network.leaving(here, word - EDGE0)
        if link < 0 or not network.complete(link):
            return Illegal("ROW-D1", {**facts, "edge": edge, "why": "no-link"})
        if at == 0 and network.owner[link] != seat:
            return Illegal("ROW-D3", {**facts, "edge": edge, "owner": network.owner[link]})
        there = network.other_end(link, here)
        if there in visited:
            return Illegal("ROW-D2", {**facts, "place": slugs[there]})
        visited = [*visited, there]
        spent = 0
        wanted = delivering.takes(table, there, colour)
        if wanted and express:
            express = False
            wanted = False
    facts = {"colour": COLOURS[colour], "place": slugs[visited[-1]]}
    if spent > 0:
        return Illegal("ROW-M8a", {**facts, "why": "goes-on"})
    if not wanted:
        return Illegal("ROW-D1", {**facts, "why": "must-arrive"})
    if depots.mine(table, visited[-1], seat) > 0:
        return Illegal("ROW-M8a", {**facts, "why": "say-unload"})
    return None


def _judge_call(
    table: "RailwaysState", word: int, here: int, wanted: bool, spent: int, seat: int
) -> Illegal | None:
    """A call in a city: whether it is of use there, and whether there are depots for it."""
    there = depots.mine(table, here, seat)
    facts: dict[str, object] = {"place": table.network.board.place_slug[here], "depots": there}
    if there == 0:
        return Illegal("ROW-M8a", {**facts, "why": "no-depot"})
    if word == HALT:
        if wanted:
            return Illegal("ROW-M8a", {**facts, "why": "refuel-first"})
        if there - spent < 1:
            return Illegal("ROW-M8a", {**facts, "why": "two-needed"})
    elif not wanted:
        return Illegal("ROW-M8a", {**facts, "why": "no-need"})
    return None


# --- what it does ---


def act(table: "RailwaysState", move: Move, seat: int) -> None:
    """The cube leaves its city, or the depot where it waited; it waits again or is delivered."""
    going_on = move[0] == CONTINUE
    network = table.network
    if going_on:
        here = table.waiting_at[seat]
        origin = table.waiting_from[seat]
        colour = table.waiting_colour[seat]
        route = table.waiting_route[seat][:]
        depots.spend(table, here, seat)
        depots.stop_waiting(table, seat)
    else:
        colour = move[1] - COLOUR0
        origin = move[2] - table.land.place0
        here = origin
        route = []
    for word in move[1:] if going_on else move[3:]:
        if word == REFUEL:
            depots.spend(table, here, seat)
        elif word < REFUEL:
            link = network.leaving(here, word - EDGE0)
            here = network.other_end(link, here)
            route.append(link)
    if move[-1] == HALT:
        _wait(table, origin, colour, route, here, seat)
        if not going_on:
            cubes.send_off(table, origin, colour)
        return
    delivering.arrive(table, origin, colour, route, seat)
    if going_on:
        table.bag.put(colour)
    else:
        cubes.take_cube(table, origin, colour)
    delivering.brought(table, origin, colour, here)


def _wait(
    table: "RailwaysState", origin: int, colour: int, route: list[int], here: int, seat: int
) -> None:
    """Nothing is scored before the cube is delivered."""
    table.waiting_at[seat] = here
    table.waiting_from[seat] = origin
    table.waiting_colour[seat] = colour
    table.waiting_route[seat] = route
    slugs = table.network.board.place_slug
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[colour]}
    facts["places"] = [slugs[place] for place in trip_places(table, seat)]
    table.tell("cube-waits", facts)
