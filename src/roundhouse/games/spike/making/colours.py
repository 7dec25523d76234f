"""The colour of every edge, spread so that no colour rules a city or a region.

The rules: every colour on as many edges as any other, give or take one; two edges that meet
at an angle of 60 degrees differ; at a city no colour has more than two edges, and none has
more than one where three or fewer edges meet; every quarter of the board has its share of
every colour, give or take a third.
"""

from typing import Final

from roundhouse.games.spike.making.lattice import WAYS, Lattice, neighbour
from roundhouse.kernel.rng import Rng

CLASH: Final = 4
ROUNDS: Final = 400_000


def paint(lattice: Lattice, colours: int, rng: Rng) -> list[int]:
    """Exchange the colours of two edges as long as that breaks no more rules than before."""
    edges = len(lattice.edges)
    paints = [edge % colours for edge in range(edges)]
    rng.shuffle(paints)
    sharp, around = neighbours(lattice)
    quarter = quarters(lattice)
    crowd = [[0] * colours for _ in range(4)]
    for edge in range(edges):
        crowd[quarter[edge]][paints[edge]] += 1
    sizes = [quarter.count(part) for part in range(4)]
    for _ in range(ROUNDS):
        a, b = rng.below(edges), rng.below(edges)
        if paints[a] == paints[b]:
            continue
        before = broken(a, b, paints, sharp, around) + uneven(crowd, sizes, quarter[a], quarter[b])
        exchange(a, b, paints, crowd, quarter)
        after = broken(a, b, paints, sharp, around) + uneven(crowd, sizes, quarter[a], quarter[b])
        if after > before:
            exchange(a, b, paints, crowd, quarter)
    total = sum([broken(edge, edge, paints, sharp, around) for edge in range(edges)])
    total += uneven(crowd, sizes, 0, 1) + uneven(crowd, sizes, 2, 3)
    assert total == 0, total
    return paints


def exchange(a: int, b: int, paints: list[int], crowd: list[list[int]], quarter: list[int]) -> None:
    for edge, step in ((a, -1), (b, -1)):
        crowd[quarter[edge]][paints[edge]] += step
    paints[a], paints[b] = paints[b], paints[a]
    for edge in (a, b):
        crowd[quarter[edge]][paints[edge]] += 1


def neighbours(lattice: Lattice) -> tuple[list[list[int]], list[list[list[int]]]]:
    """By edge: those that meet it at 60 degrees, and all edges of each city at its ends."""
    number: dict[tuple[int, int], int] = {}
    for edge, (a, _, b) in enumerate(lattice.edges):
        number[a, b] = number[b, a] = edge
    at = {node: point for point, node in enumerate(lattice.nodes)}
    sharp: list[list[int]] = [[] for _ in lattice.edges]
    around: list[list[list[int]]] = [[] for _ in lattice.edges]
    for point, node in enumerate(lattice.nodes):
        round_it = [number.get((point, at.get(neighbour(node, way), -1)), -1) for way in WAYS]
        there = [edge for edge in round_it if edge >= 0]
        for turn, edge in enumerate(round_it):
            beside = round_it[(turn + 1) % len(WAYS)]
            if edge >= 0 and beside >= 0:
                sharp[edge].append(beside)
                sharp[beside].append(edge)
            if edge >= 0 and point < lattice.cities:
                around[edge].append(there)
    return sharp, around


def quarters(lattice: Lattice) -> list[int]:
    """By edge: west or east, north or south of the middle of all points."""
    columns = sorted([2 * column + row % 2 for column, row in lattice.places])
    rows = sorted([row for _, row in lattice.places])
    middle, waist = columns[len(columns) // 2], rows[len(rows) // 2]
    found: list[int] = []
    for a, _, _ in lattice.edges:
        column, row = lattice.places[a]
        found.append((2 if row >= waist else 0) + (1 if 2 * column + row % 2 >= middle else 0))
    return found


def broken(
    a: int, b: int, paints: list[int], sharp: list[list[int]], around: list[list[list[int]]]
) -> int:
    """How much is wrong at two edges."""
    wrong = 0
    for edge in (a, b):
        paint = paints[edge]
        wrong += CLASH * len([other for other in sharp[edge] if paints[other] == paint])
        for city in around[edge]:
            most = 1 if len(city) <= 3 else 2
            same = len([other for other in city if paints[other] == paint])
            wrong += CLASH * max(0, same - most)
    return wrong


def uneven(crowd: list[list[int]], sizes: list[int], here: int, there: int) -> int:
    """How many edges too many or too few of a colour two quarters have."""
    wrong = 0
    for part in (here, there):
        fair = sizes[part] / len(crowd[part])
        for number in crowd[part]:
            wrong += int(max(0.0, abs(number - fair) - fair / 3))
    return wrong
