"""Selection: a starting tile each, then a column each (TIL-S5, TIL-R2, TIL-1)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles.rules.box import NUMBER, TABLE, TILE, TILES, TURN, TURNS
from roundhouse.games.tiles.rules.phases import NOT_TAKEN
from roundhouse.games.tiles.rules.territory import ORIGIN
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


class Start(Action["TilesState"]):
    """TIL-S5: one of the starting tiles, any way round."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        if len(said) == 1:
            return TILE.words(sorted(state.starters))
        if len(said) == 2:
            return TURN.words(TILES.turns[TILE.of(said[1])])
        return []

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        design = TILE.of(move[1])
        if state.starters.count(design) == 0:
            return Illegal("TIL-S5", {"tile": TILES.names[design], "why": "not-there"})
        return repeated_turn(design, TURN.of(move[2]))

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        take_starter(state, TILE.of(move[1]), TURN.of(move[2]), seat)


class Take(Action["TilesState"]):
    """TIL-R2: a column that nobody has taken."""

    def words(self, state: "TilesState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [
            NUMBER.word(1 + column)
            for column, owner in enumerate(state.taken_by)
            if owner == NOT_TAKEN
        ]

    def judge(self, state: "TilesState", move: Move, seat: int) -> Illegal | None:
        number = NUMBER.of(move[1])
        if not 1 <= number <= len(state.columns):
            facts: dict[str, object] = {"column": number, "columns": len(state.columns)}
            return Illegal("TIL-R2", {**facts, "why": "no-column", "by": -1})
        owner = state.taken_by[number - 1]
        if owner != NOT_TAKEN:
            return Illegal("TIL-R2", {"column": number, "why": "taken", "by": owner})
        return None

    def act(self, state: "TilesState", move: Move, seat: int) -> None:
        take_column(state, NUMBER.of(move[1]) - 1, seat)


def repeated_turn(design: int, turn: int) -> Illegal | None:
    """TIL-R4: of turns that look alike only the first has a name."""
    edges = TILES.edges[design]
    same = edges.index(edges[turn])
    if same == turn:
        return None
    facts: dict[str, object] = {"tile": TILES.names[design], "turn": TURNS[turn]}
    return Illegal("TIL-R4", {**facts, "same": TURNS[same]})


def take_starter(state: "TilesState", design: int, turn: int, seat: int) -> None:
    """TIL-S5: in reverse turn order."""
    state.starters.remove(design)
    state.territory(seat).lay(design, ORIGIN, turn)
    state.tell("starter-taken", {"seat": seat, "tile": TILES.names[design], "turn": TURNS[turn]})


def take_column(state: "TilesState", column: int, seat: int) -> None:
    """TIL-R2: all tiles of a free column, and the stars on it."""
    state.taken_by[column] = seat
    state.hand = state.columns[column]
    state.columns[column] = []
    stars = state.column_stars[column]
    state.column_stars[column] = 0
    points = 0
    if state.seats == 1:
        stars, points = solo_reward(state, len(state.hand))
    state.stars[seat] += stars
    state.column_points[seat] += points
    if state.heard:
        names = [TILES.names[design] for design in state.hand]
        facts: dict[str, object] = {"seat": seat, "column": column + 1, "tiles": names}
        state.tell("column-taken", {**facts, "stars": stars, "points": points})


def solo_reward(state: "TilesState", tiles: int) -> tuple[int, int]:
    """TIL-1: a star for two tiles, a point for three; TIL-R15: a star only if one is left."""
    stars = min(TABLE.solo_stars.get(tiles, 0), state.star_supply)
    state.star_supply -= stars
    return stars, TABLE.solo_points.get(tiles, 0)
