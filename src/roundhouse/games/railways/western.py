"""The Western Link, a rule of the maps that name one (ROW-M1a, M1b)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import cubes, money
from roundhouse.games.railways.box import COLOURS, TABLE
from roundhouse.games.railways.phases import NEVER, NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def now(table: "RailwaysState") -> int:
    """The number of the round, through all turns."""
    return table.turn * TABLE.rounds + table.round


def reached(table: "RailwaysState", place: int, seat: int) -> None:
    """A seat has completed a link to a place: from the next round on it may go west there."""
    rule = table.land.western
    if rule is not None and place in rule.cities:
        at = seat * len(rule.cities) + rule.cities.index(place)
        if table.reached[at] == NEVER:
            table.reached[at] = now(table)


def open_to_the_west(table: "RailwaysState", seat: int) -> list[int]:
    """The cities from which the seat may build a Western Link now."""
    rule = table.land.western
    found: list[int] = []
    if rule is not None:
        for at, place in enumerate(rule.cities):
            since = table.reached[seat * len(rule.cities) + at]
            if table.west_owner[at] == NOBODY and since != NEVER and since != now(table):
                found.append(place)
    return found


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `west`."""
    if len(said) > 1:
        return []
    return sorted([table.land.place0 + place for place in open_to_the_west(table, seat)])


def judge(table: "RailwaysState", place: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
    rule = table.land.western
    if rule is None or place not in rule.cities:
        return Illegal("ROW-M1a", {**facts, "why": "not-there"})
    at = rule.cities.index(place)
    if table.west_owner[at] != NOBODY:
        return Illegal("ROW-M1a", {**facts, "why": "built", "owner": table.west_owner[at]})
    since = table.reached[seat * len(rule.cities) + at]
    if since == NEVER:
        return Illegal("ROW-M1a", {**facts, "why": "no-link"})
    if since == now(table):
        return Illegal("ROW-M1a", {**facts, "why": "next-round"})
    return None


def act(table: "RailwaysState", place: int, seat: int) -> None:
    """The link leads to a place off the map that no cube wants; red cubes come over it."""
    rule = table.land.western
    assert rule is not None
    at = rule.cities.index(place)
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell("western-link-built", facts)
    money.pay(table, seat, rule.price, "western-link")
    table.west_owner[at] = seat
    table.network.open_sea_link(place, rule.termini[at], seat)
    table.deliverable = {}
    came = cubes.choose_cubes(table, place, rule.colour, rule.cubes)
    table.tell("cubes-came", {"place": facts["place"], "cubes": [COLOURS[rule.colour]] * came})
    cubes.fill(table, place)


def delivered(table: "RailwaysState", origin: int, colour: int, there: int) -> None:
    """Red cubes out of the West make the market grow, whoever delivers them."""
    rule = table.land.western
    if rule is None or there != rule.market or colour != rule.colour:
        return
    if origin in rule.cities and table.west_owner[rule.cities.index(origin)] != NOBODY:
        came = cubes.draw_cubes(table, there, rule.market_cubes)
        place = table.land.board.place_slug[there]
        table.tell("cubes-came", {"place": place, "cubes": came})
        cubes.fill(table, there)


def in_group(table: "RailwaysState", seat: int, group: list[int], first: int) -> bool:
    """Whether own links join a Western Link of the seat to the places of this group."""
    rule = table.land.western
    if rule is None:
        return False
    for at, place in enumerate(rule.cities):
        if table.west_owner[at] == seat and group[place] == first:
            return True
    return False
