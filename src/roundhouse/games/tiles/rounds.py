"""The round: preparation, who acts next, its end (TIL-S3 to S5, TIL-R1, R10 to R12)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles import placing, population, scoring
from roundhouse.games.tiles.phases import (
    ACTIVE_SPACES,
    ENDED,
    NO_TOKEN,
    NOT_TAKEN,
    PLACING,
    STARTING,
    TAKING,
)
from roundhouse.games.tiles.tileset import KINDS, TABLE, TILES

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


def begin_game(table: "TilesState") -> None:
    """TIL-S3, TIL-S4: random order, a star each, starting tiles with different patterns."""
    table.order = list(range(table.seats))
    table.rng.shuffle(table.order)
    table.stars = [TABLE.stars_at_start] * table.seats
    table.star_supply -= TABLE.stars_at_start * table.seats
    if table.seats > 1:
        draw_starters(table)
    prepare(table)
    if table.seats == 1:
        begin_taking(table)
        return
    table.phase = STARTING
    table.turn = table.seats - 1
    table.actors = [table.order[table.turn]]


def draw_starters(table: "TilesState") -> None:
    """TIL-S3: a tile whose pattern is there already goes back, and another is drawn."""
    patterns: list[int] = []
    while len(table.starters) < table.seats:
        tile = table.bag.draw(table.rng)
        if TILES.pattern[tile] in patterns:
            table.bag.put(tile)
            continue
        patterns.append(TILES.pattern[tile])
        table.starters.append(tile)


def prepare(table: "TilesState") -> None:
    """TIL-R1: columns filled to their sizes, tokens pushed one space on."""
    table.round += 1
    table.tell("round-began", {"round": table.round})
    for column, size in enumerate(TABLE.columns[table.seats]):
        drawn: list[str] = []
        while len(table.columns[column]) < size:
            tile = table.bag.draw(table.rng)
            table.columns[column].append(tile)
            drawn.append(TILES.names[tile])
        if drawn:
            table.tell("column-filled", {"column": column + 1, "tiles": drawn})
    push_tokens(table)


def push_tokens(table: "TilesState") -> None:
    if table.waiting_room != NO_TOKEN:
        table.active.insert(0, table.waiting_room)
        table.waiting_room = NO_TOKEN
    if len(table.active) > ACTIVE_SPACES:
        gone = table.active.pop()
        table.tell("token-left", {"token": KINDS[TABLE.token_kind[gone]]})
    if table.stack.total > 0:
        table.waiting_room = table.stack.draw(table.rng)
        kind = KINDS[TABLE.token_kind[table.waiting_room]]
        flag = TABLE.token_flag[table.waiting_room]
        table.tell("token-entered", {"token": kind, "flag": flag})


def begin_taking(table: "TilesState") -> None:
    table.phase = TAKING
    table.turn = 0
    table.actors = [table.order[0]]


def go_on(table: "TilesState", seat: int) -> None:
    """After a move: the same seat again, the next one, the next phase or the next round."""
    if table.phase == STARTING:
        table.turn -= 1
        if table.turn < 0:
            begin_taking(table)
        else:
            table.actors = [table.order[table.turn]]
    elif table.phase == TAKING:
        if table.seats == 1:
            for column in range(len(table.columns)):
                discard_column(table, column)
        placing.begin(table, seat)
    elif table.phase == PLACING:
        if not table.hand and not table.objective_due:
            next_seat(table)
    elif not table.held.waiting:
        population.show_choices(table)
        if not population.ask_next(table):
            end_round(table)


def next_seat(table: "TilesState") -> None:
    """The next in turn order takes a column; after the last one, all populate."""
    table.turn += 1
    if table.turn < table.seats:
        table.phase = TAKING
        table.actors = [table.order[table.turn]]
        return
    population.begin(table)
    if not population.ask_next(table):
        end_round(table)


def end_round(table: "TilesState") -> None:
    """TIL-R10: a star on the column nobody took, and the new order from the left."""
    if table.seats > 1:
        reward_the_left_over(table)
    table.order = [seat for seat in table.taken_by if seat != NOT_TAKEN]
    if table.round == TABLE.rounds:
        end_game(table)
        return
    if table.seats > 1:
        table.tell("order-changed", {"order": table.order[:]})
    table.taken_by = [NOT_TAKEN] * len(table.columns)
    prepare(table)
    begin_taking(table)


def reward_the_left_over(table: "TilesState") -> None:
    """TIL-R11: of two such columns a coin discards one; TIL-R15: a star only if one is left."""
    free = [column for column, seat in enumerate(table.taken_by) if seat == NOT_TAKEN]
    if len(free) == 2:
        gone = free.pop(table.rng.below(2))
        discard_column(table, gone)
    if table.star_supply > 0:
        table.star_supply -= 1
        table.column_stars[free[0]] += 1
        table.tell("star-placed", {"column": free[0] + 1})


def discard_column(table: "TilesState", column: int) -> None:
    """Its tiles leave the game; stars on it stay."""
    names = [TILES.names[tile] for tile in table.columns[column]]
    if names:
        table.columns[column] = []
        table.tell("column-discarded", {"column": column + 1, "tiles": names})


def end_game(table: "TilesState") -> None:
    table.phase = ENDED
    table.actors = []
    table.result = scoring.final_count(table)
    table.tell("game-ended", {"scores": table.result.scores, "places": table.result.places})
