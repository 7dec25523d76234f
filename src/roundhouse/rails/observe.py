"""The track on a board, as numbers."""

from typing import Final

from roundhouse.kernel.observation import Observation
from roundhouse.kernel.parts import BYTE
from roundhouse.rails.faces import RAIL_A
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import Network
from roundhouse.rails.supply import Supply

WHO: Final = 8  # more than there are owners to tell apart
TILES: Final = 4096  # more than there are
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
            _write_hex(network, h, 0, pieces.marks[h], seen, owners, leads)
            pieces.marks[h] = 0
    for h in network.laid:
        mark = _mark(network, h, seen.who)
        if pieces.marks[h] != mark:
            _write_hex(network, h, mark, pieces.marks[h], seen, owners, leads)
            pieces.marks[h] = mark
    pieces.marked = network.laid[:]


def _write_hex(
    network: Network, h: int, mark: int, before: int, seen: Observation, owners: int, leads: int
) -> None:
    """A tile has few rails: where neither it nor the one before has any, nothing is written."""
    now = _leads(network, mark)
    then = _leads(network, before)
    for edge in range(EDGES):
        side = h * EDGES + edge
        if now[edge] != then[edge]:
            seen.put(leads + side, now[edge])
        if now[edge] != 0:
            seen.put(owners + side, _whose(network, side, seen.who))
        elif then[edge] != 0:
            seen.put(owners + side, 0)


def _leads(network: Network, mark: int) -> bytes:
    return network.faces.leads[mark % TILES - 1] if mark > 0 else NO_RAILS


def _whose(network: Network, side: int, who: list[int]) -> int:
    link = network.link_at[side]
    return 0 if link < 0 else 1 + who[network.owner[link]]


def _mark(network: Network, h: int, who: list[int]) -> int:
    """One number for the tile of a hex and the owners of its rails."""
    tile = network.tile[h]
    owners = 0
    for number in network.faces.rails[tile]:
        owners = owners * WHO + _whose(network, h * EDGES + RAIL_A[number], who)
    return owners * TILES + 1 + tile


def observe_box(supply: Supply, seen: Observation) -> None:
    if seen.since(supply.edition, supply):
        write_box(supply, seen)
        seen.done()


def write_box(supply: Supply, seen: Observation) -> None:
    faces = len(supply.limits.of_face)
    start = seen.room("box", "face", [faces], "how many tiles can still show a face")
    told = seen.told(start, faces)
    for face in range(faces):
        number = min(supply.available(face), BYTE)
        if told[face] != number:
            told[face] = number
            seen.put(start + face, number)
