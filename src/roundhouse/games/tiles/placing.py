"""Placing the tiles of a column, and an objective tile when one is due (TIL-R3 to R6, TIL-O2)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import challenges, selection
from roundhouse.games.tiles.phases import PLACING
from roundhouse.games.tiles.territory import (
    ALONE,
    NOWHERE,
    ORIGIN,
    ROWS,
    SHIFT,
    STEPS,
    Territory,
    cell_at,
    column_of,
    row_of,
)
from roundhouse.games.tiles.tileset import (
    DISCARD,
    EDGE_NAMES,
    PLACE,
    REFUSE,
    TABLE,
    TILE0,
    TILES,
    TURN0,
    TURNS,
    ZERO,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def begin(table: "TilesState", seat: int) -> None:
    """TIL-O2: a flag in the waiting room calls for an objective tile as well."""
    table.phase = PLACING
    table.actors = [seat]
    flag = TABLE.token_flag[table.waiting_room] if table.waiting_room >= 0 else False
    table.objective_due = flag and len(table.objectives[seat]) > 0


def words(table: "TilesState", said: Move, seat: int) -> list[int]:
    territory = table.territories[seat]
    if len(said) == 0:
        return _verbs(table, territory, seat)
    verb = said[0]
    if len(said) == 1:
        if verb == PLACE:
            tiles = [tile for tile in _to_place(table, seat) if territory.fits_somewhere(tile)]
        elif verb == REFUSE or table.hand:
            tiles = table.hand
        else:
            tiles = table.objectives[seat]
        return _each_once([TILE0 + tile for tile in tiles])
    if verb != PLACE:
        return []
    return _where(territory, said)


def _where(territory: Territory, said: Move) -> list[int]:
    fits = TILES.fits[said[1] - TILE0]
    found: list[int] = []
    if len(said) == 2:
        for index, need in enumerate(territory.needs):
            if fits[need]:
                found.append(ZERO + column_of(territory.places[index]))
        return _each_once(found)
    if len(said) == 3:
        top = cell_at(said[2] - ZERO, -SHIFT)
        for index, cell in enumerate(territory.places):
            if top <= cell < top + ROWS and fits[territory.needs[index]]:
                found.append(ZERO + row_of(cell))
        found.sort()
    elif len(said) == 4:
        at = territory.at.get(cell_at(said[2] - ZERO, said[3] - ZERO), 0)
        if at < 0:
            return [TURN0 + turn for turn in fits[territory.needs[-1 - at]]]
    return found


def _verbs(table: "TilesState", territory: Territory, seat: int) -> list[int]:
    verbs: list[int] = []
    if _fits_any(territory, table.hand) or (
        table.objective_due and _fits_any(territory, table.objectives[seat])
    ):
        verbs.append(PLACE)
    if table.hand and len(table.refused[seat]) < TABLE.refusals:
        verbs.append(REFUSE)
    if not verbs or verbs[0] == REFUSE:
        verbs.append(DISCARD)
    return verbs


def _fits_any(territory: Territory, tiles: list[int]) -> bool:
    for tile in tiles:
        if territory.fits_somewhere(tile):
            return True
    return False


def _each_once(words: list[int]) -> list[int]:
    """In order, without repetitions; sorts what it is given."""
    words.sort()
    found: list[int] = []
    last = -1
    for word in words:
        if word != last:
            found.append(word)
            last = word
    return found


def _to_place(table: "TilesState", seat: int) -> list[int]:
    """TIL-O4: an objective tile may go before, between or after the column's tiles."""
    if table.objective_due:
        return table.hand + table.objectives[seat]
    return table.hand


def judge(table: "TilesState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if table.phase != PLACING:
        return selection.wrong_phase(table, "TIL-R2")
    if verb not in (PLACE, REFUSE, DISCARD):
        return selection.wrong_phase(table, "TIL-R7")
    tile = move[1] - TILE0
    name = TILES.names[tile]
    objective = tile >= TILES.routes
    if objective and not (table.objective_due and tile in table.objectives[seat]):
        return Illegal("TIL-O2", {"tile": name, "why": "not-due"})
    if not objective and tile not in table.hand:
        return Illegal("TIL-R2", {"tile": name, "why": "not-in-hand"})
    if verb == REFUSE:
        left = TABLE.refusals - len(table.refused[seat])
        return None if left > 0 else Illegal("TIL-R6", {"tile": name, "left": left})
    if verb == DISCARD:
        return _judge_discard(table, tile, seat)
    return _judge_place(table.territories[seat], move)


def _judge_place(territory: Territory, move: Move) -> Illegal | None:
    tile = move[1] - TILE0
    cell = cell_at(move[2] - ZERO, move[3] - ZERO)
    turn = move[4] - TURN0
    if territory.slot_at(cell) != NOWHERE:
        return _misplaced("TIL-R3", "occupied", tile, cell)
    if not territory.cells and cell != ORIGIN:
        return _misplaced("TIL-1", "first", tile, cell)
    edge = territory.mismatch(tile, cell, turn)
    if edge == ALONE and territory.cells:
        return _misplaced("TIL-R3", "alone", tile, cell)
    if edge < 0:
        return selection.repeated_turn(tile, turn)
    illegal = _misplaced("TIL-R3", "edge", tile, cell)
    beyond = territory.slot_at(cell + STEPS[edge])
    illegal.facts["side"] = ["north", "east", "south", "west"][edge]
    illegal.facts["mine"] = EDGE_NAMES[TILES.edges[tile][turn] >> 2 * edge & 3]
    illegal.facts["theirs"] = EDGE_NAMES[territory.edges[beyond] >> 2 * ((edge + 2) % 4) & 3]
    return illegal


def _misplaced(rule: str, why: str, tile: int, cell: int) -> Illegal:
    where: dict[str, object] = {"column": column_of(cell), "row": row_of(cell)}
    return Illegal(rule, {"tile": TILES.names[tile], **where, "why": why})


def _judge_discard(table: "TilesState", tile: int, seat: int) -> Illegal | None:
    """TIL-R5, TIL-O4: nothing is thrown away while something still fits."""
    territory = table.territories[seat]
    tiles = table.hand[:]
    if table.objective_due:
        tiles += table.objectives[seat]
    for other in tiles:
        if _has_room(territory, other):
            rule = "TIL-O4" if tile >= TILES.routes else "TIL-R5"
            fits: dict[str, object] = {"tile": TILES.names[tile], "fits": TILES.names[other]}
            return Illegal(rule, {**fits, "why": "fits"})
    if tile >= TILES.routes and table.hand:
        return Illegal("TIL-O4", {"tile": TILES.names[tile], "why": "column-first"})
    return None


def _has_room(territory: Territory, tile: int) -> bool:
    """Tries every empty side of every tile, every way round."""
    if not territory.cells:
        return True
    for cell in territory.cells:
        for step in STEPS:
            if territory.slot_at(cell + step) != NOWHERE:
                continue
            for turn in range(8):
                if territory.mismatch(tile, cell + step, turn) == NOWHERE:
                    return True
    return False


def act(table: "TilesState", move: Move, seat: int) -> None:
    verb = move[0]
    tile = move[1] - TILE0
    facts: dict[str, object] = {"seat": seat, "tile": TILES.names[tile]}
    if tile >= TILES.routes:
        table.objectives[seat].remove(tile)
        table.objective_due = False
    else:
        table.hand.remove(tile)
    if verb == PLACE:
        turn = move[4] - TURN0
        table.territory(seat).lay(tile, cell_at(move[2] - ZERO, move[3] - ZERO), turn)
        facts["column"] = move[2] - ZERO
        facts["row"] = move[3] - ZERO
        facts["turn"] = TURNS[turn]
        table.tell("tile-placed", facts)
        challenges.watch(table, seat)
    elif verb == REFUSE:
        table.refused[seat].append(tile)
        facts["left"] = TABLE.refusals - len(table.refused[seat])
        table.tell("tile-refused", facts)
    else:
        table.tell("tile-discarded", facts)
