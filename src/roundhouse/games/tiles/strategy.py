"""What a position is worth to a seat, in points: those it has and those it may hope for.

Hopes fade as fewer tiles are to come, so that at the end only the count is left.
Only what lies open is read, and the seat's own choices that are still held back.
"""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import missions, objectives
from roundhouse.games.tiles.outlook import Outlook, look_ahead, own_choices
from roundhouse.games.tiles.phases import PLACING
from roundhouse.games.tiles.shape import largest_rectangle
from roundhouse.games.tiles.survey import Crowd, Survey, ends_to_remain
from roundhouse.games.tiles.territory import NOWHERE, Territory
from roundhouse.games.tiles.tileset import CAR, TABLE, TILES, TRAVELLER
from roundhouse.games.tiles.weights import (
    AIRPORT,
    ALONE_AT_MOST,
    ALONE_PER_TILE,
    FURTHER_RIGHT,
    NEW_ENDS_AT_MOST,
    NEW_ENDS_PER_TILE,
    OBJECTIVE_IN_HAND,
    OBJECTIVE_SHARE,
    OBJECTIVE_TILES,
    PAIR_AT_MOST,
    PAIR_PER_TILE,
    SPARE_END,
    SPOT_AT_MOST,
    SPOT_PER_TILE,
    SQUARE_AT_MOST,
    SQUARE_PER_TILE,
    STADIUM_SPOT,
    STAR,
)

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def evaluate(table: "TilesState", seat: int) -> float:
    territory = table.territories[seat]
    outlook = look_ahead(table, seat)
    if column_untouched(table, seat):
        territory = lay_out(table, seat, territory, outlook)
    return worth(table, seat, territory, outlook)


def column_untouched(table: "TilesState", seat: int) -> bool:
    """The seat has taken a column and laid none of its tiles yet."""
    if table.phase != PLACING or table.actors[0] != seat:
        return False
    column = table.taken_by.index(seat)
    return len(table.hand) == TABLE.columns[table.seats][column]


def lay_out(table: "TilesState", seat: int, territory: Territory, outlook: Outlook) -> Territory:
    """The territory with the tiles of the hand on their best places, one after the other.

    So a column is judged by what can be built with it.
    """
    refusals = TABLE.refusals - len(table.refused[seat])
    for tile in table.hand:
        outlook.tiles -= 1.0
        best = territory
        best_worth = float("-inf")
        if refusals > 0:
            best_worth = worth(table, seat, territory, outlook)
            best_worth -= missions.refusal(table.challenge)
        fits = TILES.fits[tile]
        for index, cell in enumerate(territory.places):
            for turn in fits[territory.needs[index]]:
                after = territory.copy()
                after.lay(tile, cell, turn)
                value = worth(table, seat, after, outlook)
                if value > best_worth:
                    best_worth = value
                    best = after
        if best is territory:
            refusals -= 1
        territory = best
    return territory


def worth(table: "TilesState", seat: int, territory: Territory, outlook: Outlook) -> float:
    tiles = outlook.tiles
    survey = Survey(territory, own_choices(table, seat), table.challenge)
    value = float(table.pawn_points[seat] + table.column_points[seat] + survey.choice_points)
    value += people(survey, outlook, missions.most_together(table.challenge))
    value += cities(survey.towns, tiles)
    width, height = largest_rectangle(territory)
    value += width * height
    value += survey.squares * min(SQUARE_AT_MOST, SQUARE_PER_TILE * tiles)
    value -= interruptions(territory, tiles)
    if tiles > 0.0:
        left = TABLE.refusals - len(table.refused[seat])
        value += missions.refusal(table.challenge) * left
    if table.options["objectives"]:
        value += OBJECTIVE_IN_HAND * len(table.objectives[seat])
        for slot, design in enumerate(territory.designs):
            if design >= TILES.routes:
                value += objective(territory, slot, tiles)
    if table.seats == 1:
        value -= missions.missing(table.challenge, survey, outlook)
    elif table.round < TABLE.rounds and seat in table.taken_by:
        value -= FURTHER_RIGHT * table.taken_by.index(seat)
    return value


def people(survey: Survey, outlook: Outlook, most: int) -> float:
    """Pawns to come, each on the spot where it brings most; stars change their kind."""
    chance = min(SPOT_AT_MOST, SPOT_PER_TILE * outlook.tiles)
    value = 0.0
    tokens = 0.0
    for kind in range(CAR, TRAVELLER + 1):
        tokens += outlook.pawns[kind]
        value += newcomers(survey.crowds[kind], outlook.pawns[kind], chance, most)
    return value + STAR * min(float(outlook.stars), tokens)


def newcomers(crowd: Crowd, count: float, chance: float, most: int) -> float:
    """Points of so many pawns; where no spot is free, a new one may come to an open network.

    `most` is how many pawns a network may hold.
    """
    pawns = crowd.pawns[:]
    spots = crowd.spots[:]
    value = 0.0
    while count > 0.0:
        best = NOWHERE
        open_pawns = 0
        for i in range(len(pawns)):
            if pawns[i] >= most:
                continue
            if spots[i] > 0 and (
                best == NOWHERE
                or pawns[i] > pawns[best]
                or (pawns[i] == pawns[best] and spots[i] > spots[best])
            ):
                best = i
            if crowd.ends[i] > 0 and pawns[i] > open_pawns:
                open_pawns = pawns[i]
        hoped = chance * min(1 + open_pawns, TABLE.pawn_points_max)
        sure = 0.0
        if best != NOWHERE:
            sure = float(min(1 + pawns[best], TABLE.pawn_points_max))
        part = min(1.0, count)
        count -= 1.0
        if sure > hoped:
            value += part * sure
            pawns[best] += 1
            spots[best] -= 1
        else:
            value += part * hoped
    return value


def cities(sizes: list[int], tiles: float) -> float:
    """TIL-E1, and groups that may still become cities."""
    value = 0.0
    for size in sizes:
        if size >= TABLE.city_size:
            value += TABLE.city_points
        elif size == TABLE.city_size - 1:
            value += min(PAIR_AT_MOST, PAIR_PER_TILE * tiles)
        else:
            value += min(ALONE_AT_MOST, ALONE_PER_TILE * tiles)
    return value


def interruptions(territory: Territory, tiles: float) -> float:
    """TIL-E3, by the open ends to be expected."""
    remain = ends_to_remain(territory, tiles)
    remain += min(NEW_ENDS_AT_MOST, NEW_ENDS_PER_TILE * tiles)
    cost = max(0.0, remain - TABLE.free_interruptions)
    return cost + SPARE_END * remain if tiles > 0.0 else cost


def objective(territory: Territory, slot: int, tiles: float) -> float:
    points = float(TILES.objective_points[territory.designs[slot] - TILES.routes])
    if objectives.fulfilled(territory, slot):
        return points
    share = OBJECTIVE_SHARE * min(1.0, tiles / OBJECTIVE_TILES)
    return points * share * objective_progress(territory, slot)


def objective_progress(territory: Territory, slot: int) -> float:
    """From 0 to 1, for an objective that is not fulfilled."""
    design = territory.designs[slot]
    needs = TILES.needs[design - TILES.routes]
    name = TILES.names[design]
    if name == "town-hall":
        return tiles_in_lines(territory, slot, needs) / (4 * needs)
    if name == "stadium":
        return min(1.0, travellers_around(territory, slot) / needs)
    if name == "airport":
        return AIRPORT
    if name == "temple":
        return 0.0  # a spot beside it stays
    return objectives.measure(territory, slot) / needs


def tiles_in_lines(territory: Territory, slot: int, needs: int) -> int:
    """Tiles in the four directions, as far as the town hall counts them."""
    found = 0
    for edge in range(4):
        beyond = territory.next[4 * slot + edge]
        for _ in range(needs):
            if beyond == NOWHERE:
                break
            found += 1
            beyond = territory.next[4 * beyond + edge]
    return found


def travellers_around(territory: Territory, slot: int) -> float:
    found = 0.0
    for beside in objectives.around(territory, slot):
        if territory.pawns[beside] == TRAVELLER:
            found += 1.0
        elif TILES.spot[territory.designs[beside]] == TRAVELLER:
            found += STADIUM_SPOT
    return found
