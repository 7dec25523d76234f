"""What cards on the table pay when something happens: one function for each occasion (ROW-O3)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import points
from roundhouse.games.railways.cards import (
    CAPITAL_CHARTER,
    FIRST_DELIVERY,
    FIRST_LEVEL,
    FIRST_LINK,
    HOTEL,
)
from roundhouse.games.railways.phases import NOBODY
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def holder(table: "RailwaysState", kind: int) -> int:
    """The seat with a card of which there is only one, or NOBODY."""
    kinds = table.land.deck.kinds
    for seat in range(table.seats):
        if table.cards[seat * kinds + kind] > 0:
            return seat
    return NOBODY


def claim(table: "RailwaysState", kind: int, seat: int) -> None:
    """ROW-O2: the first who meets a card on display is rewarded, and the card leaves the game."""
    deck = table.land.deck
    table.display[kind] -= 1
    table.tell("card-claimed", {"seat": seat, "card": deck.slug[kind]})
    points.score(table, seat, deck.points[kind], deck.slug[kind])


def link_completed(table: "RailwaysState", place: int, seat: int) -> None:
    """A seat has completed a link to a city: its bounty, and the owner of its Capital Charter."""
    deck = table.land.deck
    for kind in range(deck.kinds):
        if deck.place[kind] != place:
            continue
        if deck.effect[kind] == FIRST_LINK and table.display[kind] > 0:
            claim(table, kind, seat)
        elif deck.effect[kind] == CAPITAL_CHARTER:
            owner = holder(table, kind)
            if owner != NOBODY:
                points.score(table, owner, deck.points[kind], deck.slug[kind])


def level_reached(table: "RailwaysState", seat: int) -> None:
    deck = table.land.deck
    for kind in range(deck.kinds):
        if deck.effect[kind] == FIRST_LEVEL and table.display[kind] > 0:
            if table.level[seat] >= deck.level[kind]:
                claim(table, kind, seat)


def cube_delivered(
    table: "RailwaysState", origin: int, colour: int, route: list[int], there: int, seat: int
) -> None:
    """Hotels in the city, depots along the way, and the first to deliver so far."""
    deck = table.land.deck
    for kind in range(deck.kinds):
        if deck.effect[kind] == HOTEL and deck.place[kind] == there:
            owner = holder(table, kind)
            if owner != NOBODY:
                points.score(table, owner, deck.points[kind], deck.slug[kind])
    for at, link in enumerate(table.depot_link):
        if link in route:
            card = table.depot_card[at]
            points.score(table, table.depot_owner[at], deck.points[card], deck.slug[card])
    for kind in range(deck.kinds):
        if deck.effect[kind] == FIRST_DELIVERY and table.display[kind] > 0:
            if len(route) < deck.links[kind] or deck.place[kind] not in (NONE, origin):
                continue
            if deck.colour[kind] in (NONE, colour):
                claim(table, kind, seat)
