"""What barons pay for: one function for each aim, used by many cards (ROW-E2, ROW-E4)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import links, sea
from roundhouse.games.railways.cards import (
    FEWEST_BONDS,
    FIRST_TO_LEVEL,
    HIGHEST_LEVEL,
    JOINED,
    LARGEST,
    LINKS_AT,
    LONGEST,
    MOST_CITIES,
    MOST_MONEY,
    MOST_SEA_LINKS,
    WESTERN_LINK,
)
from roundhouse.rails.chain import joined, longest_chain

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def worth(table: "RailwaysState", baron: int, seat: int) -> int:
    """The points that a baron would pay a seat now."""
    barons = table.land.barons
    aim = barons.aim[baron]
    each = barons.points[baron]
    if aim == LINKS_AT:
        return each * links_at(table, barons.places[baron][0], seat)
    if aim == JOINED:
        met = joined(table.network, seat, barons.places[baron])
    elif aim == FIRST_TO_LEVEL:
        met = table.first_level[barons.level[baron]] == seat
    elif aim == WESTERN_LINK:
        met = seat in table.west_owner
    else:
        figures = [measure(table, aim, other) for other in range(table.seats)]
        met = leads(figures, seat, barons.shared[baron])
    return each if met else 0


def measure(table: "RailwaysState", aim: int, seat: int) -> int:
    """The figure of a seat in a contest; the greatest wins."""
    if aim == LONGEST:
        return longest_chain(table.network, seat)
    if aim == LARGEST:
        return links.owned_links(table, seat)
    if aim == MOST_MONEY:
        return table.cash[seat]
    if aim == FEWEST_BONDS:
        return -table.bonds[seat]
    if aim == MOST_CITIES:
        return cities_served(table, seat)
    if aim == MOST_SEA_LINKS:
        return sea.owned(table, seat)
    assert aim == HIGHEST_LEVEL
    return table.level[seat]


def leads(figures: list[int], seat: int, shared: bool) -> bool:
    """ROW-E2: alone in front, or with others where the card shares."""
    if figures[seat] < max(figures):
        return False
    return shared or figures.count(figures[seat]) == 1


def links_at(table: "RailwaysState", place: int, seat: int) -> int:
    network = table.network
    return len([link for link in network.complete_at[place] if network.owner[link] == seat])


def cities_served(table: "RailwaysState", seat: int) -> int:
    """The cities to which a seat has a link."""
    return len([p for p in range(table.land.cities) if links_at(table, p, seat) > 0])
