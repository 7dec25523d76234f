"""Golden spikes: the transcontinental variant of the decks that have such cards (ROW-M6d)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import rewards
from roundhouse.games.railways.cards import FIRST_JOINED
from roundhouse.rails import chain

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def driven(table: "RailwaysState", seat: int) -> None:
    """A seat has completed a link: the first whose own links join a card's cities drives it."""
    if not table.spikes:
        return
    deck = table.land.deck
    for kind in range(deck.kinds):
        if deck.effect[kind] == FIRST_JOINED and table.display[kind] > 0:
            if chain.joined(table.network, seat, deck.places[kind]):
                rewards.claim(table, kind, seat)
