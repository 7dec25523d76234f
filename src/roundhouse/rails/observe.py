"""The track on a board, as numbers."""

from typing import Final

from roundhouse.kernel.observation import Observation
from roundhouse.rails.faces import RAIL_A
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import Network
from roundhouse.rails.supply import Supply

WHO: Final = 8  # more than there are owners to tell apart
NO_RAILS: Final = bytes(EDGES)


def observe_track(network: Network, seen: Observation) -> None:
    """By hex and edge: whose rail leaves there, and where it leads inside the hex."""
    if seen.since(network.edition, network):
        write_track(network, seen)
        seen.done()


def write_track(network: Network, seen: Observation) -> None:
    """Hex by hex, those alone on which track has changed since the observer last looked."""
    sizes = [network.board.size, EDGES]
    meaning = (
        "whose rail leaves the hex there: 0 no rail, 1 nobody's, 2 yours, 3 the next player's, …"
    )
    owners = seen.room("track_owner", "hex edge", sizes, meaning)
    meaning = (
        "where that rail leads: 0 no rail, 1 + the edge it comes from, 7 the town in the middle"
    )
    leads = seen.room("track_to", "hex edge", sizes, meaning)
    pieces = seen.in_pieces(owners, network.board.size)
    for h in pieces.marked:
        if network.tile[h] < 0:
            pieces.marks[h] = 0
            seen.write(owners + h * EDGES, NO_RAILS)
            seen.write(leads + h * EDGES, NO_RAILS)
    for h in network.laid:
        mark = _mark(network, h, seen.who)
        if pieces.marks[h] != mark:
            pieces.marks[h] = mark
            seen.write(owners + h * EDGES, _owners(network, h, seen.who))
            seen.write(leads + h * EDGES, network.faces.leads[network.tile[h]])
    pieces.marked = network.laid[:]


def _whose(network: Network, side: int, who: list[int]) -> int:
    link = network.link_at[side]
    return 0 if link < 0 else 1 + who[network.owner[link]]


def _mark(network: Network, h: int, who: list[int]) -> int:
    """One number for the tile of a hex and the owners of its rails."""
    tile = network.tile[h]
    mark = 1 + tile
    for number in network.faces.rails[tile]:
        mark = mark * WHO + _whose(network, h * EDGES + RAIL_A[number], who)
    return mark


def _owners(network: Network, h: int, who: list[int]) -> bytes:
    found = [0] * EDGES
    for edge in range(EDGES):
        if network.faces.partner[network.tile[h] * EDGES + edge] >= 0:
            found[edge] = _whose(network, h * EDGES + edge, who)
    return bytes(found)


def observe_box(supply: Supply, seen: Observation) -> None:
    if seen.other([supply.left]):
        faces = len(supply.limits.of_face)
        box = [supply.available(face) for face in range(faces)]
        seen.small("box", "face", [faces], box, "how many tiles can still show a face")
        seen.done()
