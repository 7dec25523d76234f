"""Objectives: what each special tile asks of the territory around it (TIL-O3)."""

from typing import Final

from roundhouse.games.tiles.rules.box import CAR, ROAD, TILES, TRAIN, TRAVELLER
from roundhouse.games.tiles.rules.networks import RAILS_ONLY, longest_path, reach, stations_in
from roundhouse.games.tiles.rules.shape import cities
from roundhouse.games.tiles.rules.territory import NOWHERE, STEPS, Territory, column_of, row_of

AROUND: Final = [-129, -128, -127, -1, 1, 127, 128, 129]


def town_hall(territory: Territory, slot: int) -> int:
    """Tiles in an unbroken line in the shortest of the four directions."""
    shortest = len(territory.cells)
    for step in STEPS:
        length = 0
        cell = territory.cells[slot] + step
        while territory.slot_at(cell) != NOWHERE:
            length += 1
            cell += step
        shortest = min(shortest, length)
    return shortest


def metropolis(territory: Territory, slot: int) -> int:
    """Urban tiles in its city."""
    for city in cities(territory):
        if slot in city:
            return len(city)
    return 0


def central_station(territory: Territory, slot: int) -> int:
    """Other stations joined to it by railway alone."""
    return stations_in(territory, reach(territory, [2 * slot], RAILS_ONLY)) - 1


def around(territory: Territory, slot: int) -> list[int]:
    slots = [territory.slot_at(territory.cells[slot] + step) for step in AROUND]
    return [beside for beside in slots if beside != NOWHERE]


def stadium(territory: Territory, slot: int) -> int:
    """Travellers on the eight tiles around."""
    return sum([1 for beside in around(territory, slot) if territory.pawns[beside] == TRAVELLER])


def airport(territory: Territory, slot: int) -> int:
    """City tiles in its row and column."""
    cell = territory.cells[slot]
    found = 0
    for city in cities(territory):
        for member in city:
            other = territory.cells[member]
            if member != slot and (
                column_of(other) == column_of(cell) or row_of(other) == row_of(cell)
            ):
                found += 1
    return found


def temple(territory: Territory, slot: int) -> int:
    """Car and train positions, taken or free, on the eight tiles around."""
    spots = [TILES.spot[territory.designs[beside]] for beside in around(territory, slot)]
    return sum([1 for spot in spots if spot == CAR or spot == TRAIN])


def service_station(territory: Territory, slot: int, needs: int) -> int:
    """Segments of the longest highway path through it; counting stops at what it needs."""
    return longest_path(territory, ROAD, needs, slot)


def measure(territory: Territory, slot: int) -> int:
    """The figure that the objective on this slot is judged by."""
    name = TILES.names[territory.designs[slot]]
    if name == "town-hall":
        return town_hall(territory, slot)
    if name == "metropolis":
        return metropolis(territory, slot)
    if name == "central-station":
        return central_station(territory, slot)
    if name == "stadium":
        return stadium(territory, slot)
    if name == "airport":
        return airport(territory, slot)
    if name == "temple":
        return temple(territory, slot)
    needs = TILES.needs[territory.designs[slot] - TILES.routes]
    return service_station(territory, slot, needs)


def fulfilled(territory: Territory, slot: int) -> bool:
    needs = TILES.needs[territory.designs[slot] - TILES.routes]
    have = measure(territory, slot)
    if TILES.names[territory.designs[slot]] == "temple":
        return have <= needs
    return have >= needs


def points(territory: Territory) -> int:
    """TIL-O3, TIL-E5: for the objective tiles that lie in the territory."""
    total = 0
    for slot, design in enumerate(territory.designs):
        if design >= TILES.routes and fulfilled(territory, slot):
            total += TILES.objective_points[design - TILES.routes]
    return total
