"""Routes of a company along its own tracks and trains: the shortest ones (SRE-D1).

Own pieces on neighbouring spaces are always joined, so a route is a chain of own spaces.
"""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import NONE, SPACES

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def distances(state: "EmpiresState", company: int, start: int) -> list[int]:
    """Steps from a space to every own space that is joined to it, NONE to the others."""
    bit = 1 << company
    pieces = state.pieces
    beside = state.country.beside
    away = [NONE] * SPACES
    away[start] = 0
    reached = [start]
    for space in reached:
        further = away[space] + 1
        for other in beside[space]:
            if pieces[other] & bit and away[other] == NONE:
                away[other] = further
                reached.append(other)
    return away


def nearer(state: "EmpiresState", away: list[int], space: int) -> list[int]:
    """The spaces beside this one that are a step closer, in order."""
    wanted = away[space] - 1
    found: list[int] = []
    for other in state.country.beside[space]:
        if away[other] == wanted:
            found.append(other)
    found.sort()
    return found


def forks(
    state: "EmpiresState", company: int, start: int, end: int, chosen: list[int]
) -> list[int]:
    """Where the next fork among the shortest routes leads, the chosen ones passed; else nothing."""
    away = distances(state, company, end)
    space = start
    passed = 0
    while space != end:
        ways = nearer(state, away, space)
        if len(ways) > 1:
            if passed == len(chosen):
                return ways
            space = chosen[passed]
            passed += 1
        else:
            space = ways[0]
    return []


def follow(
    state: "EmpiresState", company: int, start: int, end: int, chosen: list[int]
) -> list[int]:
    """The shortest route from one space to another, both included, by the choices at its forks."""
    away = distances(state, company, end)
    route = [start]
    passed = 0
    while route[-1] != end:
        ways = nearer(state, away, route[-1])
        if len(ways) > 1:
            route.append(chosen[passed])
            passed += 1
        else:
            route.append(ways[0])
    return route


def named(route: list[str], routes: list[list[str]]) -> list[str]:
    """The spaces of a route that are said: where it parts from others."""
    return [
        space
        for at, space in enumerate(route)
        if len({other[at] for other in routes if other[:at] == route[:at]}) > 1
    ]


def all_shortest(state: "EmpiresState", company: int, start: int, end: int) -> list[list[int]]:
    """Every shortest route, in the order of its forks."""
    away = distances(state, company, end)
    if away[start] == NONE:
        return []
    routes = [[start]]
    for _ in range(away[start]):
        longer: list[list[int]] = []
        for route in routes:
            for space in nearer(state, away, route[-1]):
                longer.append([*route, space])
        routes = longer
    return routes
