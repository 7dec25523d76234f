"""Fuel Depots: placing and spending them, and the cube that waits at one (ROW-M8a).

A rule of the maps that name them, played if wished. A depot lies on a city, which holds those of
one player only; what is not on the map is in its owner's stock.
"""

from typing import TYPE_CHECKING

from roundhouse.games.railways import barons, money
from roundhouse.games.railways.box import COLOURS, NUMBER0
from roundhouse.games.railways.phases import BUILDING, NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def stock(table: "RailwaysState", seat: int) -> int:
    """The depots that a seat can still place."""
    rule = table.land.fuel
    assert rule is not None
    left = rule.each
    for place in range(table.land.cities):
        left -= mine(table, place, seat)
    return left


def mine(table: "RailwaysState", place: int, seat: int) -> int:
    """The depots of a seat in a place."""
    return table.fuel_count[place] if table.fuel_owner[place] == seat else 0


# --- placing ---


def may_place(table: "RailwaysState", seat: int) -> bool:
    """After a tile of this build, once, and as long as the build lasts."""
    if table.phase != BUILDING or table.tiles_laid == 0 or table.fuelled:
        return False
    return stock(table, seat) > 0 and len(_open_cities(table, seat)) > 0


def _open_cities(table: "RailwaysState", seat: int) -> list[int]:
    """Cities with a link of the seat, without a depot and without a link under construction."""
    network = table.network
    unfinished: list[int] = []
    for link in network.links():
        if not network.complete(link):
            unfinished.append(max(network.end_a[link], network.end_b[link]))
    found: list[int] = []
    for place in range(table.land.cities):
        if table.fuel_owner[place] == NOBODY and place not in unfinished:
            if any([network.owner[link] == seat for link in network.complete_at[place]]):
                found.append(place)
    return found


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `depot`."""
    if not may_place(table, seat):
        return []
    if len(said) == 1:
        return [table.land.place0 + place for place in _open_cities(table, seat)]
    if len(said) == 2:
        rule = table.land.fuel
        assert rule is not None
        return [NUMBER0 + n for n in range(1, min(rule.most, stock(table, seat)) + 1)]
    return []


def judge(table: "RailwaysState", place: int, number: int, seat: int) -> Illegal | None:
    network = table.network
    rule = table.land.fuel
    facts: dict[str, object] = {"place": network.board.place_slug[place]}
    if rule is None or not table.fuel:
        return Illegal("ROW-M8a", {"why": "not-played"})
    if table.tiles_laid == 0:
        return Illegal("ROW-M8a", {"why": "tile-first"})
    if table.fuelled:
        return Illegal("ROW-M8a", {"why": "once"})
    if table.fuel_owner[place] != NOBODY:
        return Illegal("ROW-M8a", {**facts, "why": "taken", "owner": table.fuel_owner[place]})
    if barons.links_at(table, place, seat) == 0:
        return Illegal("ROW-M8a", {**facts, "why": "not-joined"})
    for link in network.links():
        if place in (network.end_a[link], network.end_b[link]) and not network.complete(link):
            return Illegal("ROW-M8a", {**facts, "why": "under-construction"})
    most = min(rule.most, rule.each - sum([mine(table, p, seat) for p in range(table.land.cities)]))
    if not 1 <= number <= most:
        return Illegal("ROW-M8a", {**facts, "why": "number", "number": number, "most": most})
    return None


def act(table: "RailwaysState", place: int, number: int, seat: int) -> None:
    rule = table.land.fuel
    assert rule is not None
    table.fuel_owner[place] = seat
    table.fuel_count[place] = number
    table.fuelled = True
    table.deliverable = {}
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell("depots-placed", {**facts, "depots": number})
    money.pay(table, seat, rule.price, "fuel-depots")


# --- using ---


def spend(table: "RailwaysState", place: int, seat: int) -> None:
    """A depot goes back to its owner's stock."""
    table.fuel_count[place] -= 1
    if table.fuel_count[place] == 0:
        table.fuel_owner[place] = NOBODY
    table.deliverable = {}
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell("depot-spent", {**facts, "left": table.fuel_count[place]})


def lose_cube(table: "RailwaysState", seat: int) -> None:
    """A cube that is not taken on in the next action is lost; the depot stays (ruling)."""
    if table.waiting_at[seat] == NONE:
        return
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[table.waiting_colour[seat]]}
    facts["place"] = table.land.board.place_slug[table.waiting_at[seat]]
    table.tell("cube-lost", facts)
    table.bag.put(table.waiting_colour[seat])
    stop_waiting(table, seat)


def stop_waiting(table: "RailwaysState", seat: int) -> None:
    table.waiting_at[seat] = NONE
    table.waiting_from[seat] = NONE
    table.waiting_route[seat] = []
