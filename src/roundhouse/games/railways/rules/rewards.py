"""What cards on the table pay when something happens: one function for each occasion (ROW-O3)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import points
from roundhouse.games.railways.rules.cards import (
    CAPITAL_CHARTER,
    FIRST_ARRIVAL,
    FIRST_DELIVERY,
    FIRST_LEVEL,
    HOTEL,
)
from roundhouse.games.railways.rules.phases import NOBODY
from roundhouse.games.railways.rules.trip import Trip
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def holder(state: "RailwaysState", kind: int) -> int:
    """The seat with a card of which there is only one, or NOBODY."""
    kinds = state.land.deck.kinds
    for seat in range(state.seats):
        if state.cards[seat * kinds + kind] > 0:
            return seat
    return NOBODY


def claim(state: "RailwaysState", kind: int, seat: int) -> None:
    """ROW-O2: the first who meets a card on display is rewarded, and the card leaves the game."""
    deck = state.land.deck
    state.shown += 1
    state.display[kind] -= 1
    state.tell("card-claimed", {"seat": seat, "card": deck.slug[kind]})
    points.score(state, seat, deck.points[kind], deck.slug[kind])


def link_completed(state: "RailwaysState", place: int) -> None:
    """Somebody has completed a link to a city: the owner of its Capital Charter is paid."""
    deck = state.land.deck
    for kind in range(deck.kinds):
        if deck.effect[kind] == CAPITAL_CHARTER and deck.place[kind] == place:
            owner = holder(state, kind)
            if owner != NOBODY:
                points.score(state, owner, deck.points[kind], deck.slug[kind])


def level_reached(state: "RailwaysState", seat: int) -> None:
    """ROW-O2: only the step to the very level of a card wins it, not a later one past it."""
    deck = state.land.deck
    for kind in range(deck.kinds):
        if deck.effect[kind] == FIRST_LEVEL and state.display[kind] > 0:
            if state.level[seat] == deck.level[kind]:
                claim(state, kind, seat)


def cube_delivered(state: "RailwaysState", trip: Trip, seat: int) -> None:
    """Hotels in the city, what lies along the way, its bounty, and the first to deliver so far."""
    deck = state.land.deck
    there = trip.here
    for kind in range(deck.kinds):
        if deck.effect[kind] == HOTEL and deck.place[kind] == there:
            owner = holder(state, kind)
            if owner != NOBODY:
                points.score(state, owner, deck.points[kind], deck.slug[kind])
    for part in state.parts:
        part.travelled(state, trip.route)
    for kind in range(deck.kinds):
        if state.display[kind] == 0:
            continue
        if deck.effect[kind] == FIRST_ARRIVAL and deck.place[kind] == there:
            claim(state, kind, seat)
        elif deck.effect[kind] == FIRST_DELIVERY:
            if len(trip.route) < deck.links[kind] or deck.place[kind] not in (NONE, trip.origin):
                continue
            if deck.colour[kind] in (NONE, trip.colour):
                claim(state, kind, seat)
