"""The shape of a territory: cities, the largest rectangle, holes."""

from roundhouse.games.tiles.territory import NOWHERE, ROWS, STEPS, Territory
from roundhouse.games.tiles.tileset import TABLE, TILES


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
    """TIL-E2: width and height of the largest full rectangle.

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
    best = (0, 0)
    for slot in range(tiles):
        width = runs[slot]
        height = 0
        below = slot
        while below != NOWHERE:
            width = min(width, runs[below])
            height += 1
            if width * height > best[0] * best[1]:
                best = (width, height)
            below = next[4 * below + 2]
    return best


def holes(territory: Territory, size: int) -> int:
    """TIL-4: empty squares of that size with a tile on every side; corners may be open."""
    found = 0
    for cell in sorted(territory.places):
        inside = [cell + ROWS * x + y for x in range(size) for y in range(size)]
        if all([_hole_part(territory, part, inside) for part in inside]):
            found += 1
    return found


def _hole_part(territory: Territory, cell: int, inside: list[int]) -> bool:
    if territory.slot_at(cell) != NOWHERE:
        return False
    for step in STEPS:
        if cell + step not in inside and territory.slot_at(cell + step) == NOWHERE:
            return False
    return True
