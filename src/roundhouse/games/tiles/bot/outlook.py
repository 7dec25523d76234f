"""What is still to come for a seat: tiles, pawns that the tokens offer, stars to spend."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles.bot.weights import TILES_A_ROUND
from roundhouse.games.tiles.rules.box import CAR, EITHER, TABLE, TRAIN
from roundhouse.games.tiles.rules.phases import NO_TOKEN, PLACING, POPULATING

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState


class Outlook:
    def __init__(self, tiles: float, pawns: list[float], stars: int) -> None:
        self.tiles = tiles
        self.pawns = pawns  # by kind, with half of what a token of two kinds offers
        self.stars = stars


def look_ahead(state: "TilesState", seat: int) -> Outlook:
    rounds = TABLE.rounds - state.round
    if seat not in state.taken_by:
        rounds += 1
    tiles = rounds * TILES_A_ROUND
    if state.phase == PLACING and state.actors[0] == seat:
        tiles += len(state.hand)
    stars = state.stars[seat]
    for choice in own_choices(state, seat):
        stars -= choice[3]
    return Outlook(tiles, pawns_to_come(state, seat), stars)


def own_choices(state: "TilesState", seat: int) -> list[tuple[int, ...]]:
    """Pawns that the seat has chosen and that are not shown yet."""
    return state.held.choices[seat] if state.phase == POPULATING else []


def pawns_to_come(state: "TilesState", seat: int) -> list[float]:
    """Pawns that the tokens will offer, by kind; a token in the stack counts by its share."""
    pawns = [0.0] * (EITHER + 1)
    if state.result is not None:
        return pawns
    later = TABLE.rounds - state.round
    now = chooses_yet(state, seat)
    for index, token in enumerate(state.active):
        kind = TABLE.token_kind[token]
        if now and not used_up(state, seat, index):
            pawns[kind] += 1.0
        if index == 0 and later > 0:
            pawns[kind] += 1.0
    if state.waiting_room != NO_TOKEN:
        pawns[TABLE.token_kind[state.waiting_room]] += min(2, later)
    total = 0
    for entered in range(1, state.stack.total + 1):
        total += min(2, max(0, later - entered))
    for token, count in enumerate(state.stack.counts):
        if count:
            pawns[TABLE.token_kind[token]] += total / state.stack.total
    pawns[CAR] += pawns[EITHER] / 2
    pawns[TRAIN] += pawns[EITHER] / 2
    return pawns


def chooses_yet(state: "TilesState", seat: int) -> bool:
    """The seat may still place pawns in this round."""
    if state.phase != POPULATING or seat in state.held.waiting:
        return True
    for batch in state.batches:
        if seat in batch:
            return True
    return False


def used_up(state: "TilesState", seat: int, token: int) -> bool:
    for choice in own_choices(state, seat):
        if choice[0] == token:
            return True
    return False
