"""The round: preparation, who acts next, its end (TIL-S3 to S5, TIL-R1, R10 to R12)."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles.rules import population, scoring
from roundhouse.games.tiles.rules.box import KINDS, TABLE, TILES
from roundhouse.games.tiles.rules.phases import (
    ACTIVE_SPACES,
    ENDED,
    NO_TOKEN,
    NOT_TAKEN,
    STARTING,
    TAKING,
)

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


def begin_game(state: "TilesState") -> None:
    """TIL-S3, TIL-S4: random order, a star each, starting tiles with different patterns."""
    state.order = list(range(state.seats))
    state.rng.shuffle(state.order)
    state.stars = [TABLE.stars_at_start] * state.seats
    state.star_supply -= TABLE.stars_at_start * state.seats
    if state.seats > 1:
        draw_starters(state)
    prepare(state)
    if state.seats == 1:
        begin_taking(state)
        return
    state.phase = STARTING
    state.turn = state.seats - 1
    state.actors = [state.order[state.turn]]


def draw_starters(state: "TilesState") -> None:
    """TIL-S3: a tile whose pattern is there already goes back, and another is drawn."""
    patterns: list[int] = []
    while len(state.starters) < state.seats:
        tile = state.bag.draw(state.rng)
        if TILES.pattern[tile] in patterns:
            state.bag.put(tile)
            continue
        patterns.append(TILES.pattern[tile])
        state.starters.append(tile)


def prepare(state: "TilesState") -> None:
    """TIL-R1: columns filled to their sizes, tokens pushed one space on."""
    state.round += 1
    state.tell("round-began", {"round": state.round})
    for column, size in enumerate(TABLE.columns[state.seats]):
        drawn: list[str] = []
        while len(state.columns[column]) < size:
            tile = state.bag.draw(state.rng)
            state.columns[column].append(tile)
            drawn.append(TILES.names[tile])
        if drawn and state.heard:
            state.tell("column-filled", {"column": column + 1, "tiles": drawn})
    push_tokens(state)


def push_tokens(state: "TilesState") -> None:
    if state.waiting_room != NO_TOKEN:
        state.active.insert(0, state.waiting_room)
        state.waiting_room = NO_TOKEN
    if len(state.active) > ACTIVE_SPACES:
        gone = state.active.pop()
        state.tell("token-left", {"token": KINDS[TABLE.token_kind[gone]]})
    if state.stack.total > 0:
        state.waiting_room = state.stack.draw(state.rng)
        kind = KINDS[TABLE.token_kind[state.waiting_room]]
        flag = TABLE.token_flag[state.waiting_room]
        state.tell("token-entered", {"token": kind, "flag": flag})


def begin_taking(state: "TilesState") -> None:
    state.phase = TAKING
    state.turn = 0
    state.actors = [state.order[0]]


def next_seat(state: "TilesState") -> None:
    """The next in turn order takes a column; after the last one, all populate."""
    state.turn += 1
    if state.turn < state.seats:
        state.phase = TAKING
        state.actors = [state.order[state.turn]]
        return
    population.begin(state)
    if not population.ask_next(state):
        end_round(state)


def end_round(state: "TilesState") -> None:
    """TIL-R10: a star on the column nobody took, and the new order from the left."""
    if state.seats > 1:
        reward_the_left_over(state)
    state.order = [seat for seat in state.taken_by if seat != NOT_TAKEN]
    if state.round == TABLE.rounds:
        end_game(state)
        return
    if state.seats > 1:
        state.tell("order-changed", {"order": state.order[:]})
    state.taken_by = [NOT_TAKEN] * len(state.columns)
    prepare(state)
    begin_taking(state)


def reward_the_left_over(state: "TilesState") -> None:
    """TIL-R11: of two such columns a coin discards one; TIL-R15: a star only if one is left."""
    free = [column for column, seat in enumerate(state.taken_by) if seat == NOT_TAKEN]
    if len(free) == 2:
        gone = free.pop(state.rng.below(2))
        discard_column(state, gone)
    if state.star_supply > 0:
        state.star_supply -= 1
        state.column_stars[free[0]] += 1
        state.tell("star-placed", {"column": free[0] + 1})


def discard_column(state: "TilesState", column: int) -> None:
    """Its tiles leave the game; stars on it stay."""
    names = [TILES.names[tile] for tile in state.columns[column]]
    if names:
        state.columns[column] = []
        state.tell("column-discarded", {"column": column + 1, "tiles": names})


def end_game(state: "TilesState") -> None:
    state.phase = ENDED
    state.actors = []
    state.result = scoring.final_count(state)
    state.tell("game-ended", {"scores": state.result.scores, "places": state.result.places})
