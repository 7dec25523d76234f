"""What is still to come for a seat: tiles, pawns that the tokens offer, stars to spend."""

from typing import TYPE_CHECKING

from roundhouse.games.tiles.phases import NO_TOKEN, PLACING, POPULATING
from roundhouse.games.tiles.tileset import CAR, EITHER, TABLE, TRAIN
from roundhouse.games.tiles.weights import TILES_A_ROUND

if TYPE_CHECKING:
    from roundhouse.games.tiles.state import TilesState


class Outlook:
    def __init__(self, tiles: float, pawns: list[float], stars: int) -> None:
        self.tiles = tiles
        self.pawns = pawns  # by kind, with half of what a token of two kinds offers
        self.stars = stars


def look_ahead(table: "TilesState", seat: int) -> Outlook:
    rounds = TABLE.rounds - table.round
    if seat not in table.taken_by:
        rounds += 1
    tiles = rounds * TILES_A_ROUND
    if table.phase == PLACING and table.actors[0] == seat:
        tiles += len(table.hand)
    stars = table.stars[seat]
    for choice in own_choices(table, seat):
        stars -= choice[3]
    return Outlook(tiles, pawns_to_come(table, seat), stars)


def own_choices(table: "TilesState", seat: int) -> list[tuple[int, ...]]:
    """Pawns that the seat has chosen and that are not shown yet."""
    return table.held.choices[seat] if table.phase == POPULATING else []


def pawns_to_come(table: "TilesState", seat: int) -> list[float]:
    """Pawns that the tokens will offer, by kind; a token in the stack counts by its share."""
    pawns = [0.0] * (EITHER + 1)
    if table.result is not None:
        return pawns
    later = TABLE.rounds - table.round
    now = chooses_yet(table, seat)
    for index, token in enumerate(table.active):
        kind = TABLE.token_kind[token]
        if now and not used_up(table, seat, index):
            pawns[kind] += 1.0
        if index == 0 and later > 0:
            pawns[kind] += 1.0
    if table.waiting_room != NO_TOKEN:
        pawns[TABLE.token_kind[table.waiting_room]] += min(2, later)
    total = 0
    for entered in range(1, table.stack.total + 1):
        total += min(2, max(0, later - entered))
    for token, count in enumerate(table.stack.counts):
        if count:
            pawns[TABLE.token_kind[token]] += total / table.stack.total
    pawns[CAR] += pawns[EITHER] / 2
    pawns[TRAIN] += pawns[EITHER] / 2
    return pawns


def chooses_yet(table: "TilesState", seat: int) -> bool:
    """The seat may still place pawns in this round."""
    if table.phase != POPULATING or seat in table.held.waiting:
        return True
    for batch in table.batches:
        if seat in batch:
            return True
    return False


def used_up(table: "TilesState", seat: int, token: int) -> bool:
    for choice in own_choices(table, seat):
        if choice[0] == token:
            return True
    return False
