"""What a position is worth to a seat, in points: those it has and those it may hope for.

Hopes fade as fewer tiles are to come, so that at the end only the count is left.
Only what lies open is read, and the seat's own choices that are still held back.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.bot import missions
from roundhouse.games.tiles.bot.outlook import Outlook, look_ahead, own_choices
from roundhouse.games.tiles.bot.survey import Crowd, Survey, ends_to_remain
from roundhouse.games.tiles.bot.weights import (
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
from roundhouse.games.tiles.rules import objectives
from roundhouse.games.tiles.rules.box import CAR, TABLE, TILES, TRAVELLER
from roundhouse.games.tiles.rules.phases import PLACING
from roundhouse.games.tiles.rules.shape import largest_rectangle
from roundhouse.games.tiles.rules.territory import NOWHERE, Territory
from roundhouse.kernel.tally import Tally

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


def evaluate(state: "TilesState", seat: int) -> float:
    tally = Tally()
    add_up(state, seat, tally)
    return tally.total


def add_up(state: "TilesState", seat: int, tally: Tally) -> None:
    territory = state.territories[seat]
    outlook = look_ahead(state, seat)
    if column_untouched(state, seat):
        territory = lay_out(state, seat, territory, outlook)
    add_territory(state, seat, territory, outlook, tally)


def column_untouched(state: "TilesState", seat: int) -> bool:
    """The seat has taken a column and laid none of its tiles yet."""
    if state.phase != PLACING or state.actors[0] != seat:
        return False
    column = state.taken_by.index(seat)
    return len(state.hand) == TABLE.columns[state.seats][column]


_laid_out: Final[dict[tuple[object, ...], Territory]] = {}
_MOST_KEPT: Final = 300


def lay_out(state: "TilesState", seat: int, territory: Territory, outlook: Outlook) -> Territory:
    """The territory with the tiles of the hand on their best places, one after the other.

    So a column is judged by what can be built with it. A search meets the same columns before the
    same territories again and again: what was laid out is remembered, by all that it goes by.
    """
    key = (
        tuple(territory.cells),
        tuple(territory.designs),
        tuple(territory.turns),
        tuple(territory.pawns),
        tuple(state.hand),
        tuple(outlook.pawns),
        (state.round, state.seats, state.taken_by.index(seat), state.challenge),
        (state.pawn_points[seat] + state.column_points[seat], outlook.stars),
        (len(state.refused[seat]), len(state.objectives[seat])),
        bool(state.options["objectives"]),
    )
    found = _laid_out.get(key)
    if found is None:
        if len(_laid_out) >= _MOST_KEPT:
            _laid_out.clear()
        found = best_laid(state, seat, territory, outlook)
        # where nothing is laid it is the state's own, which will change
        _laid_out[key] = found.copy() if found is territory else found
    else:
        outlook.tiles -= len(state.hand)
    return found


def best_laid(state: "TilesState", seat: int, territory: Territory, outlook: Outlook) -> Territory:
    refusals = TABLE.refusals - len(state.refused[seat])
    for tile in state.hand:
        outlook.tiles -= 1.0
        best = territory
        best_worth = float("-inf")
        if refusals > 0:
            best_worth = worth(state, seat, territory, outlook)
            best_worth -= missions.refusal(state.challenge)
        fits = TILES.fits[tile]
        for index, cell in enumerate(territory.places):
            for turn in fits[territory.needs[index]]:
                after = territory.copy()
                after.lay(tile, cell, turn)
                value = worth(state, seat, after, outlook)
                if value > best_worth:
                    best_worth = value
                    best = after
        if best is territory:
            refusals -= 1
        territory = best
    return territory


def worth(state: "TilesState", seat: int, territory: Territory, outlook: Outlook) -> float:
    tally = Tally()
    add_territory(state, seat, territory, outlook, tally)
    return tally.total


def add_territory(
    state: "TilesState", seat: int, territory: Territory, outlook: Outlook, tally: Tally
) -> None:
    tiles = outlook.tiles
    survey = Survey(territory, own_choices(state, seat), state.challenge)
    have = state.pawn_points[seat] + state.column_points[seat] + survey.choice_points
    tally.add("points", float(have))
    tally.add("people", people(survey, outlook, missions.most_together(state.challenge)))
    tally.add("cities", cities(survey.towns, tiles))
    width, height = largest_rectangle(territory)
    tally.add("rectangle", float(width * height))
    tally.add("rectangle", survey.squares * min(SQUARE_AT_MOST, SQUARE_PER_TILE * tiles))
    tally.add("ends", -interruptions(territory, tiles))
    if tiles > 0.0:
        left = TABLE.refusals - len(state.refused[seat])
        tally.add("refusals", missions.refusal(state.challenge) * left)
    if state.options["objectives"]:
        tally.add("objectives", OBJECTIVE_IN_HAND * len(state.objectives[seat]))
        for slot, design in enumerate(territory.designs):
            if design >= TILES.routes:
                tally.add("objectives", objective(territory, slot, tiles))
    if state.seats == 1:
        tally.add("challenge", -missions.missing(state.challenge, survey, outlook))
    elif state.round < TABLE.rounds and seat in state.taken_by:
        tally.add("column", -FURTHER_RIGHT * state.taken_by.index(seat))


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
