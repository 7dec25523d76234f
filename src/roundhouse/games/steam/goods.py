"""Moving goods or improving the locomotive, two rounds (STM-G1 to G6)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam import actions
from roundhouse.games.steam.box import (
    COLOUR0,
    COLOURS,
    DELIVER,
    EDGE0,
    IMPROVE,
    PASS,
    TABLE,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.chain import owned_links
from roundhouse.rails.network import UNOWNED
from roundhouse.rails.routes import Terms, routes, stations

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState

TERMS: Final = Terms(unbeaten=True)
KINDS: Final = len(COLOURS)


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        verbs = [PASS]
        if _any_delivery(table, seat):
            verbs.append(DELIVER)
        if _may_improve(table, seat):
            verbs.append(IMPROVE)
        return verbs
    if said[0] != DELIVER:
        return []
    if len(said) == 1:
        return _colours(table, seat)
    if len(said) == 2:
        return _origins(table, said[1] - COLOUR0, seat)
    return _next_exits(table, said, seat)


def _may_improve(table: "SteamState", seat: int) -> bool:
    return table.level[seat] < TABLE.highest_level and not table.improved[seat]


def _routes(table: "SteamState", origin: int, colour: int, seat: int) -> list[tuple[int, ...]]:
    if table.cubes[origin * KINDS + colour] == 0 or not table.network.complete_at[origin]:
        return []
    return routes(table.network, origin, colour, seat, table.level[seat], TERMS)


def _any_delivery(table: "SteamState", seat: int) -> bool:
    """Quick no for a seat without a link of its own: one at least must be (STM-G5)."""
    if not owned_links(table.network, seat):
        return False
    for place in range(table.land.board.places):
        if table.network.complete_at[place]:
            for colour in range(KINDS):
                if table.cubes[place * KINDS + colour] and _routes(table, place, colour, seat):
                    return True
    return False


def _colours(table: "SteamState", seat: int) -> list[int]:
    found: list[int] = []
    for colour in range(KINDS):
        if _origins(table, colour, seat):
            found.append(COLOUR0 + colour)
    return found


def _origins(table: "SteamState", colour: int, seat: int) -> list[int]:
    found: list[int] = []
    for place in range(table.land.board.places):
        if _routes(table, place, colour, seat):
            found.append(table.land.place0 + place)
    return found


def _next_exits(table: "SteamState", said: Move, seat: int) -> list[int]:
    """The exits that go on along some route; none when the cube has arrived."""
    network = table.network
    place = said[2] - table.land.place0
    ways = _routes(table, place, said[1] - COLOUR0, seat)
    legs: list[int] = []
    for word in said[3:]:
        link = network.leaving(place, word - EDGE0)
        if link < 0:
            return []
        legs.append(link)
        place = network.other_end(link, place)
    so_far = tuple(legs)
    count = len(legs)
    found: list[int] = []
    for route in ways:
        if len(route) > count and route[:count] == so_far:
            exit_word = EDGE0 + network.exits_at(route[count], place)[0]
            if exit_word not in found:
                found.append(exit_word)
    found.sort()
    return found


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PASS:
        return None if len(move) == 1 else Illegal("STM-G1", {"why": "no-tiles"})
    if move[0] == IMPROVE:
        if table.improved[seat]:
            return Illegal("STM-G1", {"why": "improved"})
        if table.level[seat] >= TABLE.highest_level:
            return Illegal("STM-G1", {"why": "level", "level": table.level[seat]})
        return None
    return _judge_delivery(table, move, seat)


def _judge_delivery(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    """Along the route, leg by leg, without looking for others."""
    network = table.network
    slugs = network.board.place_slug
    colour = move[1] - COLOUR0
    here = move[2] - table.land.place0
    facts: dict[str, object] = {"colour": COLOURS[colour], "place": slugs[here]}
    if table.cubes[here * KINDS + colour] == 0:
        return Illegal("STM-G1", {**facts, "why": "no-cube"})
    if len(move) - 3 > table.level[seat]:
        return Illegal(
            "STM-G2", {"why": "level", "links": len(move) - 3, "level": table.level[seat]}
        )
    visited = [here]
    used = [0] * table.seats
    for word in move[3:]:
        facts["place"] = slugs[here]
        if len(visited) > 1 and table.colour[here] == colour:
            return Illegal("STM-G3", {**facts, "why": "must-stop"})
        edge = network.board.edge_words[word - EDGE0]
        link = network.leaving(here, word - EDGE0)
        if link < 0 or not network.complete(link):
            return Illegal("STM-G2", {**facts, "edge": edge, "why": "no-link"})
        here = network.end_a[link] if network.end_b[link] == here else network.end_b[link]
        if here in visited:
            return Illegal("STM-G4", {**facts, "place": slugs[here]})
        visited.append(here)
        if network.owner[link] != UNOWNED:
            used[network.owner[link]] += 1
    if table.colour[here] != colour:
        return Illegal("STM-G3", {**facts, "place": slugs[here], "why": "must-arrive"})
    rival = max([used[other] for other in range(table.seats) if other != seat])
    if used[seat] == 0 or rival > used[seat]:
        return Illegal("STM-G5", {"own": used[seat], "rival": rival})
    return None


def act(table: "SteamState", move: Move, seat: int) -> None:
    if move[0] == PASS:
        table.tell("passed", {"seat": seat})
    elif move[0] == IMPROVE:
        table.improved[seat] = True
        actions.raise_level(table, seat)
    else:
        _deliver(table, move, seat)


def _deliver(table: "SteamState", move: Move, seat: int) -> None:
    """STM-G6: a point per link to its owner; the cube goes back to the bag."""
    network = table.network
    colour = move[1] - COLOUR0
    origin = move[2] - table.land.place0
    here = origin
    route: list[int] = []
    for word in move[3:]:
        link = network.leaving(here, word - EDGE0)
        here = network.other_end(link, here)
        route.append(link)
    table.cubes[origin * KINDS + colour] -= 1
    table.bag.put(colour)
    owners = [network.owner[link] for link in route]
    for owner in owners:
        if owner != UNOWNED:
            table.track_points[owner] += 1
    slugs = network.board.place_slug
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[colour]}
    facts["places"] = [slugs[place] for place in stations(network, origin, tuple(route))]
    facts["owners"] = owners
    table.tell("cube-delivered", facts)
    table.deciding = [seat]
    table.deciding.extend(
        [other for other in table.order if other != seat and table.track_points[other] > 0]
    )
