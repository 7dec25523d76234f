"""Tracing track back to a city, as the judge does it (STM-B2, STM-B5)."""

from roundhouse.games.steam.rules.box import FACES
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import CENTRE
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, RING, TIPS, Network, tip_side


def traces(network: Network, link: int, seat: int) -> bool:
    """STM-B2: whether a link begins at a city, or at a town that own track joins to one."""
    seen_links = [link]
    towns = [end for end in (network.end_a[link], network.end_b[link]) if end >= 0]
    for place in towns:
        if network.is_city[place]:
            return True
        for other in network.complete_at[place]:
            if network.owner[other] == seat and other not in seen_links:
                seen_links.append(other)
                towns.append(network.other_end(other, place))
    return False


def joined_to_city(
    network: Network, places: list[int], new_links: list[tuple[int, int]], seat: int
) -> bool:
    """STM-B2: whether a seat's complete links, and new ones, join one of these places to a city."""
    seen = places[:]
    for place in seen:
        if network.is_city[place]:
            return True
        for link in network.complete_at[place]:
            if network.owner[link] == seat and network.other_end(link, place) not in seen:
                seen.append(network.other_end(link, place))
        for a, b in new_links:
            if place == a and b not in seen:
                seen.append(b)
            if place == b and a not in seen:
                seen.append(a)
    return False


def end_over(network: Network, h: int, laid: int, first: int) -> tuple[int, int]:
    """Where track would lead over an edge of a hex with this tile: its end, and what that looks at.

    The end is a place, OPEN or RING; what it looks at, if it is open, a place or NONE. The way may
    come back to the hex and go on over another rail of the tile.
    """
    board = network.board
    edge = first
    while True:
        link = network.beyond(h, edge)
        if link < 0:
            city = network.city_beyond(h, edge)
            return city if city >= 0 else OPEN, board.place_at[board.neighbour[h * EDGES + edge]]
        near_side = board.facing[h * EDGES + edge]
        near = near_side // EDGES * TIPS + near_side % EDGES
        end = network.end_b[link] if network.tip_a[link] == near else network.end_a[link]
        if end != OPEN:
            return end, end
        tip = network.tip_b[link] if network.tip_a[link] == near else network.tip_a[link]
        far_side = board.facing[tip_side(tip)]
        into = far_side // EDGES
        edge = FACES.partner[laid * EDGES + far_side % EDGES] if into == h else NONE
        if edge == NONE:
            return OPEN, board.place_at[into]
        if edge == CENTRE:
            return board.place_at[h], board.place_at[h]
        if edge == first:
            return RING, NONE


def untraced(network: Network, seat: int) -> list[int]:
    """The links of a seat that lead back to no city."""
    found: list[int] = []
    for link, owner in enumerate(network.owner):
        if owner == seat and owner != GONE and not traces(network, link, seat):
            found.append(link)
    return found
