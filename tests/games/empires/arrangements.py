"""Every way to join map tiles so that as many dots touch as can: tried out, not reasoned."""

from functools import cache
from itertools import combinations, product

from roundhouse.games.empires.rules.box import PACKAGE
from roundhouse.kernel.data import read_toml

Step = tuple[int, int]
Placed = tuple[int, int, int]  # where a tile's middle lies, and its turn

STEPS: list[Step] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
EDGES = ["n", "ne", "se", "s", "sw", "nw"]
SPACES: dict[str, Step] = {}
for q, first, last in ((-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)):
    for r in range(first, last + 1):
        SPACES["abcdefghijklmnopqrs"[len(SPACES)]] = (q, r)


def turned(at: Step, turn: int) -> Step:
    """Clockwise by sixths."""
    q, r = at
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def printed_dots() -> dict[int, list[tuple[Step, int]]]:
    found = {}
    for tile in read_toml(PACKAGE, "data/map_tiles.toml")["tile"]:
        marks = [dot.split() for dot in tile["dots"]]
        found[tile["number"]] = [(SPACES[space], EDGES.index(edge)) for space, edge in marks]
    return found


DOTS = printed_dots()


@cache
def land(placed: Placed) -> frozenset[Step]:
    return frozenset({(q + placed[0], r + placed[1]) for q, r in SPACES.values()})


@cache
def dots(tile: int, placed: Placed) -> set[tuple[Step, int]]:
    found = set()
    for at, edge in DOTS[tile]:
        q, r = turned(at, placed[2])
        found.add(((q + placed[0], r + placed[1]), (edge + placed[2]) % 6))
    return found


def touching(a: set[tuple[Step, int]], b: set[tuple[Step, int]]) -> int:
    """Dots of one that lie on the same edge as dots of the other."""
    return sum(
        ((q + STEPS[edge][0], r + STEPS[edge][1]), (edge + 3) % 6) in b for (q, r), edge in a
    )


@cache
def beside(tile: int, placed: Placed, other: int) -> list[Placed]:
    """Where another tile can lie with a dot on one of this tile's dots."""
    found = set()
    for (at, edge), (mark, towards) in product(dots(tile, placed), DOTS[other]):
        turn = (edge + 3 - towards) % 6
        dq, dr = turned(mark, turn)
        q, r = at[0] + STEPS[edge][0] - dq, at[1] + STEPS[edge][1] - dr
        if not land((q, r, turn)) & land(placed):
            found.add((q, r, turn))
    return sorted(found)


def joined(tiles: tuple[int, ...]) -> tuple[int, list[tuple[Placed, ...]]]:
    """The most dots that can touch, and every arrangement of these tiles in which they do.

    Countries that differ by turning the whole are one: the first tile is never turned.
    """
    grown: dict[tuple[Placed | None, ...], int] = {((0, 0, 0),) + (None,) * (len(tiles) - 1): 0}
    for _ in tiles[1:]:
        bigger: dict[tuple[Placed | None, ...], int] = {}
        for laid, count in grown.items():
            lying = [(tiles[i], one) for i, one in enumerate(laid) if one is not None]
            taken = set().union(*[land(one) for _, one in lying])
            for i, tile in enumerate(tiles):
                if laid[i] is not None:
                    continue
                places = {place for other, one in lying for place in beside(other, one, tile)}
                for place in places:
                    if land(place) & taken:
                        continue
                    mine = dots(tile, place)
                    more = sum(touching(mine, dots(other, one)) for other, one in lying)
                    bigger[(*laid[:i], place, *laid[i + 1 :])] = count + more
        grown = bigger
    best = max(grown.values())
    found: list[tuple[Placed, ...]] = []
    for laid, count in grown.items():
        if count == best:
            found.append(tuple([one for one in laid if one is not None]))
    return best, sorted(found)


def choices(count: int) -> list[tuple[int, ...]]:
    return list(combinations(sorted(DOTS), count))
