"""Ferry lines: hexes that only a card can build on (ROW-M6b, ROW-M9)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.cards import FERRY_LINE
from roundhouse.kernel.refusal import Illegal
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def covered(table: "RailwaysState", seat: int) -> int:
    """The ferry hexes that a seat can build on, by the card in use and those that it has."""
    deck = table.land.deck
    hexes = table.ferries_left
    for kind in range(deck.kinds):
        if deck.hexes[kind] > 0:
            hexes += deck.hexes[kind] * table.cards[seat * deck.kinds + kind]
    return hexes


def judge(table: "RailwaysState", h: int, seat: int) -> Illegal | None:
    """ROW-M6b: a tile on a ferry hex, a new or a redirected one, asks for a card."""
    deck = table.land.deck
    if not table.land.is_ferry[h] or table.ferries_left > 0:
        return None
    held = table.cards[seat * deck.kinds : (seat + 1) * deck.kinds]
    for kind, cards in enumerate(held):
        if cards > 0 and deck.effect[kind] == FERRY_LINE:
            return None
    return Illegal("ROW-M6b", {"hex": table.land.board.slug[h]})


def run(table: "RailwaysState", h: int, seat: int) -> None:
    """A tile comes to a hex; on a ferry hex a card pays for it, the one that covers least first."""
    if not table.land.is_ferry[h]:
        return
    if table.ferries_left == 0:
        deck = table.land.deck
        used = NONE
        for kind in range(deck.kinds):
            if deck.hexes[kind] > 0 and table.cards[seat * deck.kinds + kind] > 0:
                if used == NONE or deck.hexes[kind] < deck.hexes[used]:
                    used = kind
        table.cards[seat * deck.kinds + used] -= 1
        table.tell("card-played", {"seat": seat, "card": deck.slug[used]})
        table.ferries_left = deck.hexes[used]
    table.ferries_left -= 1
