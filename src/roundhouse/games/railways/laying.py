"""Track tiles: their price, and what laying one does (ROW-B1, B5 to B8, B10, B11)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import links, money
from roundhouse.games.railways.box import FACES, TABLE
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import OPEN

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def new_rail(table: "RailwaysState", h: int, laid: int) -> int:
    """The rail that a tile brings to a hex."""
    old = table.network.tile[h]
    before = FACES.mask[old] if old >= 0 else 0
    for number in FACES.rails[laid]:
        if not before >> number & 1:
            return number
    raise AssertionError("a tile brings a rail")


def terrain_price(table: "RailwaysState", h: int) -> int:
    """ROW-B5; ROW-O3: a Land Grant makes open land free, a Tunnel Engineer halves mountains.

    ROW-M6d: both still pay for the snow in full.
    """
    land = table.land
    if table.granted and land.is_plain[h]:
        return land.snow[h]
    if table.tunnelled and land.is_mountain[h]:
        return (land.ground[h] - land.snow[h]) // TABLE.half + land.snow[h]
    return land.ground[h]


def ridge_price(table: "RailwaysState") -> int:
    return TABLE.ridge // TABLE.half if table.tunnelled else TABLE.ridge


def crosses_ridge(table: "RailwaysState", h: int, edge: int) -> bool:
    """ROW-B5: a ridge is crossed when track or a city lies on its other side already."""
    if not table.land.board.ridge[h * EDGES + edge]:
        return False
    return table.land.city_over[h * EDGES + edge] != NONE or table.network.beyond(h, edge) >= 0


def build_price(table: "RailwaysState", h: int, number: int) -> int:
    cost = terrain_price(table, h)
    for edge in RAIL_ENDS[number]:
        if crosses_ridge(table, h, edge):
            cost += ridge_price(table)
    return cost


def redirect_price(table: "RailwaysState", h: int, outer: int) -> int:
    """ROW-B7: the terrain again, a ridge only if it is newly crossed."""
    cost = terrain_price(table, h)
    return cost + ridge_price(table) if crosses_ridge(table, h, outer) else cost


def lay(table: "RailwaysState", h: int, laid: int, point: int, cost: int, seat: int) -> None:
    """Put a tile down and pay; `point` is an edge of the rail it brings."""
    network = table.network
    old = network.tile[h]
    if old >= 0:
        table.supply.give_back(FACES.face(old))
    table.supply.take(FACES.face(laid))
    network.put(h, laid, seat)
    table.survey = None
    table.tiles_left -= 1
    table.tiles_laid += 1
    table.building_link = network.link_at[h * EDGES + point]
    money.pay(table, seat, cost, "track")
    if network.complete(table.building_link):
        table.deliverable = {}
        links.completed(table, table.building_link, seat)


def remove_incomplete(table: "RailwaysState") -> None:
    """ROW-B6: tiles return to the box, crossings turn back into what they replaced."""
    network = table.network
    for link in network.links():
        if network.complete(link):
            continue
        owner = network.owner[link]
        start = max(network.end_a[link], network.end_b[link])
        assert start != OPEN
        for h, number in network.rails_of(link):
            laid = network.tile[h]
            table.supply.give_back(FACES.face(laid))
            rest = FACES.without(laid, number)
            if rest >= 0:
                table.supply.take_anyway(FACES.face(rest))
            network.put(h, rest, owner)
        table.tell("link-removed", {"seat": owner, "from": table.land.board.place_slug[start]})
    table.survey = None
