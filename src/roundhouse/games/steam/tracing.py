"""Tracing track back to a city, as the judge does it (STM-B2, STM-B5)."""

from roundhouse.rails.board import NONE
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, RING, TIPS, Network


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


def reaches(network: Network, town: int, seat: int) -> bool:
    """STM-B2: whether a seat's own track joins a town to a city."""
    for link in network.complete_at[town]:
        if network.owner[link] == seat and traces(network, link, seat):
            return True
    return False


def comes_back(network: Network, link: int) -> bool:
    """STM-B5: whether a link runs into itself, or both its ends are, or look, at one place."""
    if network.end_a[link] == RING:
        return True
    first = _place_at_tip(network, network.end_a[link], network.tip_a[link])
    return first != NONE and first == _place_at_tip(
        network, network.end_b[link], network.tip_b[link]
    )


def _place_at_tip(network: Network, end: int, tip: int) -> int:
    if end != OPEN:
        return end
    beyond = network.board.neighbour[tip // TIPS * EDGES + tip % TIPS]
    return network.board.place_at[beyond]


def untraced(network: Network, seat: int) -> list[int]:
    """The links of a seat that lead back to no city."""
    found: list[int] = []
    for link, owner in enumerate(network.owner):
        if owner == seat and owner != GONE and not traces(network, link, seat):
            found.append(link)
    return found
