"""The track on a board, as numbers."""

from roundhouse.kernel.observation import Observation
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import Network
from roundhouse.rails.supply import Supply


def observe_track(network: Network, seen: Observation) -> None:
    """By hex and edge: whose rail leaves there, and where it leads inside the hex."""
    seen.made_of([[network.edition]], write_track, network)


def write_track(network: Network, seen: Observation) -> None:
    sides = network.board.size * EDGES
    owners = bytearray(sides)
    leads = bytearray(sides)
    partner = network.faces.partner
    for h in network.laid:
        first = h * EDGES
        inside = network.tile[h] * EDGES
        for edge in range(EDGES):
            to = partner[inside + edge]
            if to < 0:
                continue
            leads[first + edge] = 1 + to
            link = network.link_at[first + edge]
            if link >= 0:
                owners[first + edge] = 1 + seen.who[network.owner[link]]
    sizes = [network.board.size, EDGES]
    meaning = (
        "whose rail leaves the hex there: 0 no rail, 1 nobody's, 2 yours, 3 the next player's, …"
    )
    seen.add_board("track_owner", "hex edge", sizes, owners, meaning)
    meaning = (
        "where that rail leads: 0 no rail, 1 + the edge it comes from, 7 the town in the middle"
    )
    seen.add_board("track_to", "hex edge", sizes, leads, meaning)


def observe_box(supply: Supply, seen: Observation) -> None:
    faces = len(supply.limits.of_face)
    box = [supply.available(face) for face in range(faces)]
    seen.small("box", "face", [faces], box, "how many tiles can still show a face")
