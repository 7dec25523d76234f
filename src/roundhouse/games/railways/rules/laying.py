"""Track tiles: their price, and what laying one does (ROW-B1, B5 to B8, B10, B11)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import links, money
from roundhouse.games.railways.rules.box import FACES, TABLE
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import OPEN

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def new_rail(state: "RailwaysState", h: int, laid: int) -> int:
    """The rail that a tile brings to a hex."""
    old = state.network.tile[h]
    before = FACES.mask[old] if old >= 0 else 0
    for number in FACES.rails[laid]:
        if not before >> number & 1:
            return number
    raise AssertionError("a tile brings a rail")


def terrain_price(state: "RailwaysState", h: int) -> int:
    """ROW-B5; ROW-O3: a Land Grant makes open land free, a Tunnel Engineer halves mountains.

    Both still pay what a part adds in full.
    """
    land = state.land
    if state.granted and land.is_plain[h]:
        return land.surcharge[h]
    if state.tunnelled and land.is_mountain[h]:
        return land.ground[h] // TABLE.half + land.surcharge[h]
    return land.ground[h] + land.surcharge[h]


def ridge_price(state: "RailwaysState") -> int:
    return TABLE.ridge // TABLE.half if state.tunnelled else TABLE.ridge


def crosses_ridge(state: "RailwaysState", h: int, edge: int) -> bool:
    """ROW-B5: a ridge is crossed when track or a city lies on its other side already."""
    if not state.land.board.ridge[h * EDGES + edge]:
        return False
    return state.land.city_over[h * EDGES + edge] != NONE or state.network.beyond(h, edge) >= 0


def build_price(state: "RailwaysState", h: int, number: int) -> int:
    cost = terrain_price(state, h)
    for edge in RAIL_ENDS[number]:
        if crosses_ridge(state, h, edge):
            cost += ridge_price(state)
    return cost


def bill(state: "RailwaysState", h: int, number: int) -> dict[str, int]:
    """What `build_price` is the sum of, for whoever wants to see it: the ground, what a part adds
    to it, the ridges that are crossed."""
    added = state.land.surcharge[h]
    crossed = len([edge for edge in RAIL_ENDS[number] if crosses_ridge(state, h, edge)])
    parts = {"ground": terrain_price(state, h) - added}
    if added:
        parts["added"] = added
    if crossed:
        parts["ridges"] = crossed * ridge_price(state)
    return parts


def redirect_price(state: "RailwaysState", h: int, outer: int) -> int:
    """ROW-B7: the terrain again, a ridge only if it is newly crossed."""
    cost = terrain_price(state, h)
    return cost + ridge_price(state) if crosses_ridge(state, h, outer) else cost


def lay(state: "RailwaysState", h: int, laid: int, point: int, cost: int, seat: int) -> None:
    """Put a tile down and pay; `point` is an edge of the rail it brings."""
    network = state.network
    old = network.tile[h]
    if old >= 0:
        state.supply.give_back(FACES.face(old))
    state.supply.take(FACES.face(laid))
    network.put(h, laid, seat)
    state.survey = None
    state.tiles_left -= 1
    state.tiles_laid += 1
    state.building_link = network.link_at[h * EDGES + point]
    money.pay(state, seat, cost, "track")
    if network.complete(state.building_link):
        state.deliverable = {}
        links.completed(state, state.building_link, seat)


def remove_incomplete(state: "RailwaysState") -> None:
    """ROW-B6: tiles return to the box, crossings turn back into what they replaced."""
    network = state.network
    for link in network.links():
        if network.complete(link):
            continue
        owner = network.owner[link]
        start = max(network.end_a[link], network.end_b[link])
        assert start != OPEN
        for laid, rest in network.take_up(link):
            state.supply.give_back(FACES.face(laid))
            if rest >= 0:
                state.supply.take_anyway(FACES.face(rest))
        if state.heard:
            state.tell("link-removed", {"seat": owner, "from": state.land.board.place_slug[start]})
    state.survey = None
