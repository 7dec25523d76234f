"""What barons pay for: one function for each aim, used by many cards (ROW-E2, ROW-E4)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import links, points
from roundhouse.games.railways.rules.box import KINDS
from roundhouse.games.railways.rules.cards import (
    ALL_JOINED,
    CIRCUIT,
    COLOURS_SERVED,
    FEWEST_BONDS,
    FIRST_TO_LEVEL,
    HIGHEST_LEVEL,
    HUB,
    JOINED,
    LARGEST,
    LINES,
    LINKS_AT,
    LONGEST,
    LONGEST_LINK,
    MOST_CITIES,
    MOST_INCOME,
    MOST_LINES,
    MOST_MONEY,
    MOST_OF_COLOUR,
    MOST_SEA_LINKS,
    MOST_TRACK,
    WESTERN_LINK,
    WIDEST,
)
from roundhouse.rails.chain import groups, joined, longest_chain, owned_links

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def worth(state: "RailwaysState", baron: int, seat: int) -> int:
    """The points that a baron would pay a seat now."""
    barons = state.land.barons
    aim = barons.aim[baron]
    each = barons.points[baron]
    if aim == LINKS_AT:
        return each * links.links_at(state, barons.places[baron][0], seat)
    if aim == JOINED:
        met = joined(state.network, seat, barons.places[baron])
    elif aim == FIRST_TO_LEVEL:
        met = state.first_level[barons.level[baron]] == seat
    elif aim == WESTERN_LINK:
        met = of_parts(state, aim, seat) > 0
    elif aim == LINES:
        met = state.line_owner.count(seat) >= barons.number[baron]
    elif aim == ALL_JOINED:
        met = all_joined(state, seat, barons.number[baron])
    elif aim == CIRCUIT:
        met = has_circuit(state, seat)
    elif aim == COLOURS_SERVED:
        met = colours_served(state, seat) >= barons.number[baron]
    else:
        colour = barons.colour[baron]
        figures = [measure(state, aim, colour, other) for other in range(state.seats)]
        met = leads(figures, seat, barons.shared[baron])
    return each if met else 0


def measure(state: "RailwaysState", aim: int, colour: int, seat: int) -> int:
    """The figure of a seat in a contest; the greatest wins."""
    if aim == LONGEST:
        return longest_chain(state.network, seat)
    if aim == LARGEST:
        return links.owned_links(state, seat)
    if aim == MOST_MONEY:
        return state.cash[seat]
    if aim == FEWEST_BONDS:
        return -state.bonds[seat]
    if aim == MOST_CITIES:
        return cities_served(state, seat)
    if aim == MOST_SEA_LINKS:
        return of_parts(state, aim, seat)
    if aim == MOST_INCOME:
        return points.income(state, seat)
    if aim == WIDEST:
        return widest(state, seat)
    if aim == HUB:
        return max([links.links_at(state, place, seat) for place in range(state.land.cities)])
    if aim == LONGEST_LINK:
        return max(tiles_of_links(state, seat), default=0)
    if aim == MOST_TRACK:
        return sum(tiles_of_links(state, seat))
    if aim == MOST_LINES:
        return state.line_owner.count(seat)
    if aim == MOST_OF_COLOUR:
        served = cities_of(state, seat)
        return len([place for place in served if state.colour[place] == colour])
    assert aim == HIGHEST_LEVEL
    return state.level[seat]


def of_parts(state: "RailwaysState", aim: int, seat: int) -> int:
    """What the map's parts have to count for an aim."""
    found = 0
    for part in state.parts:
        found += part.measure(state, aim, seat)
    return found


def leads(figures: list[int], seat: int, shared: bool) -> bool:
    """ROW-E2: alone in front, or with others where the card shares."""
    if figures[seat] < max(figures):
        return False
    return shared or figures.count(figures[seat]) == 1


def cities_of(state: "RailwaysState", seat: int) -> list[int]:
    """The cities to which a seat has a link."""
    return [place for place in range(state.land.cities) if links.links_at(state, place, seat) > 0]


def cities_served(state: "RailwaysState", seat: int) -> int:
    return len(cities_of(state, seat))


def colours_served(state: "RailwaysState", seat: int) -> int:
    """The colours of the cities to which a seat has a link; grey is none."""
    colours = [state.colour[place] for place in cities_of(state, seat)]
    return len([colour for colour in range(KINDS) if colour in colours])


def tiles_of_links(state: "RailwaysState", seat: int) -> list[int]:
    """The tiles of each complete link; one that touches no hex has none."""
    network = state.network
    return [len(network.rails_of(link)) for link in owned_links(network, seat)]


def widest(state: "RailwaysState", seat: int) -> int:
    """How many hexes apart two cities are, as the crow flies, that own links join."""
    board = state.land.board
    group = groups(state.network, seat)
    served = [place for place in cities_of(state, seat) if board.place_hex[place] >= 0]
    most = 0
    for a in served:
        for b in served:
            if a < b and group[a] == group[b]:
                one, other = board.place_hex[a], board.place_hex[b]
                q, r = board.q[one] - board.q[other], board.r[one] - board.r[other]
                most = max(most, abs(q), abs(r), abs(q + r))
    return most


def all_joined(state: "RailwaysState", seat: int, least: int) -> bool:
    """Whether all links of a seat, at least so many, hang together."""
    network = state.network
    owned = owned_links(network, seat)
    group = groups(network, seat)
    first = [group[network.end_a[link]] for link in owned]
    return len(owned) >= least and first.count(first[0]) == len(first)


def has_circuit(state: "RailwaysState", seat: int) -> bool:
    """Whether own links lead through three cities or more and back; two side by side don't.

    A network without one has a pair of joined cities less than it has cities.
    """
    network = state.network
    group = groups(network, seat)
    pairs: list[int] = []
    for link in owned_links(network, seat):
        low = min(network.end_a[link], network.end_b[link])
        pair = low * len(group) + max(network.end_a[link], network.end_b[link])
        if pair not in pairs:
            pairs.append(pair)
    for first in range(len(group)):
        own_pairs = len([pair for pair in pairs if group[pair // len(group)] == first])
        if own_pairs > 0 and own_pairs >= group.count(first):
            return True
    return False
