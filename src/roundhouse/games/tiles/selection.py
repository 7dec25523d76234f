"""Selection: a starting tile each, then a column each (TIL-S5, TIL-R2, TIL-1)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles.phases import NOT_TAKEN, PHASES, STARTING, TAKING
from roundhouse.games.tiles.territory import ORIGIN
from roundhouse.games.tiles.tileset import (
    START,
    TABLE,
    TAKE,
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


def words(table: "TilesState", said: Move) -> list[int]:
    if table.phase == STARTING:
        if len(said) == 0:
            return [START]
        if len(said) == 1:
            return [TILE0 + design for design in sorted(table.starters)]
        if len(said) == 2:
            return [TURN0 + turn for turn in TILES.turns[said[1] - TILE0]]
        return []
    if len(said) == 0:
        return [TAKE]
    if len(said) == 1:
        return [
            ZERO + 1 + column for column, owner in enumerate(table.taken_by) if owner == NOT_TAKEN
        ]
    return []


def judge(table: "TilesState", move: Move) -> Illegal | None:
    if move[0] == START:
        if table.phase != STARTING:
            return wrong_phase(table, "TIL-S5")
        design = move[1] - TILE0
        if table.starters.count(design) == 0:
            return Illegal("TIL-S5", {"tile": TILES.names[design], "why": "not-there"})
        return repeated_turn(design, move[2] - TURN0)
    if table.phase != TAKING:
        return wrong_phase(table, "TIL-R2")
    number = move[1] - ZERO
    if not 1 <= number <= len(table.columns):
        facts: dict[str, object] = {"column": number, "columns": len(table.columns)}
        return Illegal("TIL-R2", {**facts, "why": "no-column", "by": -1})
    owner = table.taken_by[number - 1]
    if owner != NOT_TAKEN:
        return Illegal("TIL-R2", {"column": number, "why": "taken", "by": owner})
    return None


def wrong_phase(table: "TilesState", rule: str) -> Illegal:
    return Illegal(rule, {"why": "phase", "phase": PHASES[table.phase]})


def repeated_turn(design: int, turn: int) -> Illegal | None:
    """TIL-R4: of turns that look alike only the first has a name."""
    edges = TILES.edges[design]
    same = edges.index(edges[turn])
    if same == turn:
        return None
    facts: dict[str, object] = {"tile": TILES.names[design], "turn": TURNS[turn]}
    return Illegal("TIL-R4", {**facts, "same": TURNS[same]})


def act(table: "TilesState", move: Move, seat: int) -> None:
    if move[0] == START:
        take_starter(table, move[1] - TILE0, move[2] - TURN0, seat)
    else:
        take_column(table, move[1] - ZERO - 1, seat)


def take_starter(table: "TilesState", design: int, turn: int, seat: int) -> None:
    """TIL-S5: in reverse turn order."""
    table.starters.remove(design)
    table.territory(seat).lay(design, ORIGIN, turn)
    table.tell("starter-taken", {"seat": seat, "tile": TILES.names[design], "turn": TURNS[turn]})


def take_column(table: "TilesState", column: int, seat: int) -> None:
    """TIL-R2: all tiles of a free column, and the stars on it."""
    table.taken_by[column] = seat
    table.hand = table.columns[column]
    table.columns[column] = []
    stars = table.column_stars[column]
    table.column_stars[column] = 0
    points = 0
    if table.seats == 1:
        stars, points = solo_reward(table, len(table.hand))
    table.stars[seat] += stars
    table.column_points[seat] += points
    names = [TILES.names[design] for design in table.hand]
    facts: dict[str, object] = {"seat": seat, "column": column + 1, "tiles": names}
    table.tell("column-taken", {**facts, "stars": stars, "points": points})


def solo_reward(table: "TilesState", tiles: int) -> tuple[int, int]:
    """TIL-1: a star for two tiles, a point for three; TIL-R15: a star only if one is left."""
    stars = min(TABLE.solo_stars.get(tiles, 0), table.star_supply)
    table.star_supply -= stars
    return stars, TABLE.solo_points.get(tiles, 0)
