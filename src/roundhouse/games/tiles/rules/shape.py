"""The shape of a territory: cities, the largest rectangle, holes."""

from roundhouse.games.tiles.rules.box import TABLE, TILES
from roundhouse.games.tiles.rules.territory import NOWHERE, ROWS, Territory


def urban_groups(territory: Territory) -> list[list[int]]:
    """Slots of urban tiles, in groups that touch along edges."""
    seen = [False] * len(territory.cells)
    found: list[list[int]] = []
    for start in range(len(territory.cells)):
        if seen[start] or not TILES.urban[territory.designs[start]]:
            continue
        group = [start]
        seen[start] = True
        at = 0
        while at < len(group):
            for edge in range(4):
                beyond = territory.next[4 * group[at] + edge]
                if beyond == NOWHERE or seen[beyond]:
                    continue
                if TILES.urban[territory.designs[beyond]]:
                    seen[beyond] = True
                    group.append(beyond)
            at += 1
        found.append(group)
    return found


def cities(territory: Territory) -> list[list[int]]:
    """TIL-E1: groups large enough to be a city."""
    return [group for group in urban_groups(territory) if len(group) >= TABLE.city_size]


def largest_rectangle(territory: Territory) -> tuple[int, int]:
    """TIL-E2: width and height of the largest full rectangle."""
    found = rectangle_at(territory)
    return found[1], found[2]


def rectangle_at(territory: Territory) -> tuple[int, int, int]:
    """TIL-E2: the slot in the north-western corner of the largest full rectangle, its width and
    its height.

    From each tile, run east row by row southwards; the narrowest row so far bounds the width.
    """
    next = territory.next
    tiles = len(territory.cells)
    runs = [0] * tiles  # tiles from here on eastwards
    for slot in range(tiles):
        if next[4 * slot + 1] == NOWHERE:
            run = 1
            west = slot
            while west != NOWHERE:
                runs[west] = run
                run += 1
                west = next[4 * west + 3]
    best = (0, 0, 0)
    for slot in range(tiles):
        width = runs[slot]
        height = 0
        below = slot
        while below != NOWHERE:
            width = min(width, runs[below])
            height += 1
            if width * height > best[1] * best[2]:
                best = (slot, width, height)
            below = next[4 * below + 2]
    return best


def holes(territory: Territory, size: int) -> int:
    """TIL-4: empty squares of exactly that size with tiles all around, at the corners too."""
    return sum([1 for cell in territory.places if _is_hole(territory, cell, size)])


def _is_hole(territory: Territory, corner: int, size: int) -> bool:
    """`corner` is the hole's own north-western cell."""
    for x in range(-1, size + 1):
        for y in range(-1, size + 1):
            inside = 0 <= x < size and 0 <= y < size
            if (territory.slot_at(corner + ROWS * x + y) == NOWHERE) != inside:
                return False
    return True
