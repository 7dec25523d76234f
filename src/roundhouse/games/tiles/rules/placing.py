"""Placing the tiles of a column, and an objective tile when one is due (TIL-R3 to R6, TIL-O2)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roundhouse.games.tiles.rules import challenges, selection
from roundhouse.games.tiles.rules.box import (
    DISCARD,
    EDGE_NAMES,
    NUMBER,
    PLACE,
    REFUSE,
    TABLE,
    TILE,
    TILES,
    TURN,
    TURNS,
)
from roundhouse.games.tiles.rules.phases import PLACING
from roundhouse.games.tiles.rules.territory import (
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
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


def begin(state: "TilesState", seat: int) -> None:
    """TIL-O2: a flag in the waiting room calls for an objective tile as well."""
    state.phase = PLACING
    state.actors = [seat]
    flag = TABLE.token_flag[state.waiting_room] if state.waiting_room >= 0 else False
    state.objective_due = flag and len(state.objectives[seat]) > 0


class Place(Action["TilesState"]):
    """TIL-R3: a tile on an empty place that it fits."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        territory = state.territories[seat]
        if len(said) > 1:
            return _where(territory, said)
        found: list[int] = []
        for tile in _to_place(state, seat):
            if territory.fits_somewhere(tile):
                _add_once(found, TILE.word(tile))
        return found

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        missing = _not_there(state, TILE.of(move[1]), seat)
        return _judge_place(state.territories[seat], move) if missing is None else missing

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        tile = TILE.of(move[1])
        _use(state, tile, seat)
        turn, column, row = TURN.of(move[4]), NUMBER.of(move[2]), NUMBER.of(move[3])
        state.territory(seat).lay(tile, cell_at(column, row), turn)
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "tile": TILES.names[tile]}
            facts["column"] = column
            facts["row"] = row
            facts["turn"] = TURNS[turn]
            state.tell("tile-placed", facts)
        challenges.watch(state, seat)


class Refuse(Action["TilesState"]):
    """TIL-R6: a tile of the column is left, so often in a game."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        return _tile_words(state.hand) if len(said) == 1 else []

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        tile = TILE.of(move[1])
        missing = _not_there(state, tile, seat)
        if missing is not None:
            return missing
        left = TABLE.refusals - len(state.refused[seat])
        return None if left > 0 else Illegal("TIL-R6", {"tile": TILES.names[tile], "left": left})

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        tile = TILE.of(move[1])
        _use(state, tile, seat)
        facts: dict[str, object] = {"seat": seat, "tile": TILES.names[tile]}
        state.refused[seat].append(tile)
        facts["left"] = TABLE.refusals - len(state.refused[seat])
        state.tell("tile-refused", facts)


class Discard(Action["TilesState"]):
    """TIL-R5: a tile that fits nowhere."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        tiles = state.hand if state.hand else state.objectives[seat]
        return _tile_words(tiles)

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        missing = _not_there(state, TILE.of(move[1]), seat)
        return _judge_discard(state, TILE.of(move[1]), seat) if missing is None else missing

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        tile = TILE.of(move[1])
        _use(state, tile, seat)
        state.tell("tile-discarded", {"seat": seat, "tile": TILES.names[tile]})


def _where(territory: Territory, said: Move) -> list[int]:
    fits = TILES.fits[TILE.of(said[1])]
    needs = territory.needs
    found: list[int] = []
    if len(said) == 2:
        for index, cell in enumerate(territory.places):
            if fits[needs[index]]:
                _add_once(found, NUMBER.word(column_of(cell)))
    elif len(said) == 3:
        top = cell_at(NUMBER.of(said[2]), -SHIFT)
        for index, cell in enumerate(territory.places):
            if top <= cell < top + ROWS and fits[needs[index]]:
                _add_once(found, NUMBER.word(row_of(cell)))
    elif len(said) == 4:
        at = territory.at.get(cell_at(NUMBER.of(said[2]), NUMBER.of(said[3])), 0)
        if at < 0:
            return TURN.words(fits[territory.needs[-1 - at]])
    return found


def verbs(state: "TilesState", seat: int) -> list[int]:
    territory = state.territories[seat]
    found: list[int] = []
    if _fits_any(territory, state.hand) or (
        state.objective_due and _fits_any(territory, state.objectives[seat])
    ):
        found.append(PLACE)
    if state.hand and len(state.refused[seat]) < TABLE.refusals:
        found.append(REFUSE)
    if not found or found[0] == REFUSE:
        found.append(DISCARD)
    return found


def _fits_any(territory: Territory, tiles: list[int]) -> bool:
    for tile in tiles:
        if territory.fits_somewhere(tile):
            return True
    return False


def _tile_words(tiles: list[int]) -> list[int]:
    found: list[int] = []
    for tile in tiles:
        _add_once(found, TILE.word(tile))
    return found


def _add_once(words: list[int], word: i64) -> None:
    """Into its place, if it isn't there: of few words, mostly the same ones, this is quicker than
    sorting them."""
    at: i64 = len(words)
    while at > 0:
        before: i64 = words[at - 1]
        if before == word:
            return
        if before < word:
            break
        at -= 1
    words.insert(at, word)


def _to_place(state: "TilesState", seat: int) -> list[int]:
    """TIL-O4: an objective tile may go before, between or after the column's tiles."""
    if state.objective_due:
        return state.hand + state.objectives[seat]
    return state.hand


def _not_there(state: "TilesState", tile: int, seat: int) -> Illegal | None:
    """TIL-R2, TIL-O2: the tile is not of the column, nor an objective that is due."""
    name = TILES.names[tile]
    objective = tile >= TILES.routes
    if objective and not (state.objective_due and tile in state.objectives[seat]):
        return Illegal("TIL-O2", {"tile": name, "why": "not-due"})
    if not objective and tile not in state.hand:
        return Illegal("TIL-R2", {"tile": name, "why": "not-in-hand"})
    return None


def _judge_place(territory: Territory, move: Move) -> Illegal | None:
    tile = TILE.of(move[1])
    cell = cell_at(NUMBER.of(move[2]), NUMBER.of(move[3]))
    turn = TURN.of(move[4])
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


def _judge_discard(state: "TilesState", tile: int, seat: int) -> Illegal | None:
    """TIL-R5, TIL-O4: nothing is thrown away while something still fits."""
    territory = state.territories[seat]
    tiles = state.hand[:]
    if state.objective_due:
        tiles += state.objectives[seat]
    for other in tiles:
        if _has_room(territory, other):
            rule = "TIL-O4" if tile >= TILES.routes else "TIL-R5"
            fits: dict[str, object] = {"tile": TILES.names[tile], "fits": TILES.names[other]}
            return Illegal(rule, {**fits, "why": "fits"})
    if tile >= TILES.routes and state.hand:
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


def _use(state: "TilesState", tile: int, seat: int) -> None:
    """The tile leaves the hand, whatever becomes of it."""
    if tile >= TILES.routes:
        state.objectives[seat].remove(tile)
        state.objective_due = False
    else:
        state.hand.remove(tile)
