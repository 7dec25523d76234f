"""The conglomerate's way: few changes of direction, then few spaces (SRE-G3, SRE-G7).

A cost is changes * TURN + steps. Directions are numbered clockwise from north.
"""

from typing import Final

from roundhouse.games.empires.rules.box import NONE, SPACES
from roundhouse.games.empires.rules.country import Country
from roundhouse.rails.hexes import EDGES

TURN: Final = 1000
FAR: Final = 1000 * TURN


def costs(country: Country, end: int) -> list[int]:
    """The least cost to a space from [space * 6 + direction of the first step].

    Straight lines run out from the end, then from every space they reached, and so on: each time
    with one more change of direction.
    """
    if country.line_costs[end]:
        return country.line_costs[end]
    neighbours = country.neighbours
    cost = [FAR] * (SPACES * EDGES)
    best = [FAR] * SPACES
    best[end] = -TURN
    turning = [end]
    while turning:
        reached: list[int] = []
        for corner in turning:
            for edge in range(EDGES):
                back = (edge + 3) % EDGES
                steps = best[corner] + TURN
                space = neighbours[corner * EDGES + back]
                while space != NONE and space != end:
                    steps += 1
                    if steps >= cost[space * EDGES + edge]:
                        break
                    cost[space * EDGES + edge] = steps
                    if best[space] == FAR:
                        reached.append(space)
                    best[space] = min(best[space], steps)
                    space = neighbours[space * EDGES + back]
        turning = reached
    country.line_costs[end] = cost
    return cost


def least(cost: list[int], space: int) -> int:
    return min(cost[space * EDGES : space * EDGES + EDGES])


def line(country: Country, start: int, end: int) -> list[int]:
    return follow(country, start, end, costs(country, end))


def follow(country: Country, start: int, end: int, cost: list[int]) -> list[int]:
    """SRE-G7: of equal routes the one with the longest straight, then the first direction
    clockwise from north; looked at straight by straight from the start."""
    left = least(cost, start)
    route = [start]
    heading = NONE
    while route[-1] != end:
        space = route[-1]
        longest: list[int] = []
        towards = NONE
        for edge in range(EDGES):
            if edge != heading and cost[space * EDGES + edge] == left:
                straight = _straight(country, cost, space, edge, end)
                if len(straight) > len(longest):
                    longest = straight
                    towards = edge
        route += longest
        heading = towards
        left -= len(longest) + TURN
    return route


def _straight(country: Country, cost: list[int], space: int, edge: int, end: int) -> list[int]:
    """As far as one can go this way and still be on a best route; the last space may be the end."""
    left = cost[space * EDGES + edge]
    spaces: list[int] = []
    longest = 0
    while True:
        space = country.neighbours[space * EDGES + edge]
        if space == NONE:
            break
        spaces.append(space)
        left -= 1
        if space == end:
            if left == 0:
                longest = len(spaces)
            break
        if _turns_off(cost, space, edge, left):
            longest = len(spaces)
        if cost[space * EDGES + edge] > left:
            break
    return spaces[:longest]


def _turns_off(cost: list[int], space: int, edge: int, left: int) -> bool:
    """Whether a best route changes direction here."""
    for other in range(EDGES):
        if other != edge and cost[space * EDGES + other] + TURN == left:
            return True
    return False
