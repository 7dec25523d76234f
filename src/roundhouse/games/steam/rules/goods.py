"""Moving goods or improving the locomotive, two rounds (STM-G1 to G6)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.rules import actions
from roundhouse.games.steam.rules.box import COLOUR, COLOURS, DELIVER, IMPROVE, PASS, TABLE
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.chain import owned_links
from roundhouse.rails.network import UNOWNED
from roundhouse.rails.routes import Terms, by_seat, owners, routes, stations

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

TERMS: Final = Terms(unbeaten=True)
KINDS: Final = len(COLOURS)


class Deliver(Action["SteamState"]):
    """STM-G2: a cube along complete links to a city of its colour."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) == 1:
            return _colours(state, seat)
        if len(said) == 2:
            return _origins(state, COLOUR.of(said[1]), seat)
        return _next_exits(state, said, seat)

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        return _judge_delivery(state, move, seat)

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        _deliver(state, move, seat)


class Improve(Action["SteamState"]):
    """STM-G1: one level in place of a delivery, once a turn."""

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.improved[seat]:
            return Illegal("STM-G1", {"why": "improved"})
        if state.level[seat] >= TABLE.highest_level:
            return Illegal("STM-G1", {"why": "level", "level": state.level[seat]})
        return None

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        state.improved[seat] = True
        actions.raise_level(state, seat)


def verbs(state: "SteamState", seat: int) -> list[int]:
    found = [PASS]
    if _any_delivery(state, seat):
        found.append(DELIVER)
    if _may_improve(state, seat):
        found.append(IMPROVE)
    return found


def _may_improve(state: "SteamState", seat: int) -> bool:
    return state.level[seat] < TABLE.highest_level and not state.improved[seat]


def routes_of(state: "SteamState", origin: int, colour: int, seat: int) -> list[tuple[int, ...]]:
    if state.cubes[origin * KINDS + colour] == 0 or not state.network.complete_at[origin]:
        return []
    return routes(state.network, origin, colour, seat, state.level[seat], TERMS)


def _any_delivery(state: "SteamState", seat: int) -> bool:
    """Quick no for a seat without a link of its own: one at least must be (STM-G5)."""
    if not owned_links(state.network, seat):
        return False
    for place in range(state.land.board.places):
        if state.network.complete_at[place]:
            for colour in range(KINDS):
                if state.cubes[place * KINDS + colour] and routes_of(state, place, colour, seat):
                    return True
    return False


def _colours(state: "SteamState", seat: int) -> list[int]:
    found: list[int] = []
    for colour in range(KINDS):
        if _origins(state, colour, seat):
            found.append(COLOUR.word(colour))
    return found


def _origins(state: "SteamState", colour: int, seat: int) -> list[int]:
    found: list[int] = []
    for place in range(state.land.board.places):
        if routes_of(state, place, colour, seat):
            found.append(state.land.place.word(place))
    return found


def _next_exits(state: "SteamState", said: Move, seat: int) -> list[int]:
    """The exits that go on along some route; none when the cube has arrived."""
    network = state.network
    place = state.land.place.of(said[2])
    ways = routes_of(state, place, COLOUR.of(said[1]), seat)
    legs: list[int] = []
    for word in said[3:]:
        link = network.leaving(place, state.land.edge.of(word))
        if link < 0:
            return []
        legs.append(link)
        place = network.other_end(link, place)
    so_far = tuple(legs)
    count = len(legs)
    found: list[int] = []
    for route in ways:
        if len(route) > count and route[:count] == so_far:
            exit_word = state.land.edge.word(network.exits_at(route[count], place)[0])
            if exit_word not in found:
                found.append(exit_word)
    found.sort()
    return found


def _judge_delivery(state: "SteamState", move: Move, seat: int) -> Illegal | None:
    """Along the route, leg by leg, without looking for others."""
    network = state.network
    slugs = network.board.place_slug
    colour = COLOUR.of(move[1])
    here = state.land.place.of(move[2])
    facts: dict[str, object] = {"colour": COLOURS[colour], "place": slugs[here]}
    if state.cubes[here * KINDS + colour] == 0:
        return Illegal("STM-G1", {**facts, "why": "no-cube"})
    if len(move) - 3 > state.level[seat]:
        return Illegal(
            "STM-G2", {"why": "level", "links": len(move) - 3, "level": state.level[seat]}
        )
    visited = [here]
    used = [0] * state.seats
    for word in move[3:]:
        facts["place"] = slugs[here]
        if len(visited) > 1 and state.colour[here] == colour:
            return Illegal("STM-G3", {**facts, "why": "must-stop"})
        edge = network.board.edge_words[state.land.edge.of(word)]
        link = network.leaving(here, state.land.edge.of(word))
        if link < 0 or not network.complete(link):
            return Illegal("STM-G2", {**facts, "edge": edge, "why": "no-link"})
        here = network.end_a[link] if network.end_b[link] == here else network.end_b[link]
        if here in visited:
            return Illegal("STM-G4", {**facts, "place": slugs[here]})
        visited.append(here)
        if network.owner[link] != UNOWNED:
            used[network.owner[link]] += 1
    if state.colour[here] != colour:
        return Illegal("STM-G3", {**facts, "place": slugs[here], "why": "must-arrive"})
    rival = max([used[other] for other in range(state.seats) if other != seat])
    if used[seat] == 0 or rival > used[seat]:
        return Illegal("STM-G5", {"own": used[seat], "rival": rival})
    return None


def forecast(state: "SteamState", move: Move) -> dict[str, int]:
    """What each player gets of a delivery."""
    return by_seat(earned(state, _route(state, move))) if move[0] == DELIVER else {}


def earned(state: "SteamState", route: tuple[int, ...]) -> list[int]:
    """STM-G6: by seat, a point per link to its owner."""
    found = [0] * state.seats
    for owner in owners(state.network, route):
        if owner != UNOWNED:
            found[owner] += 1
    return found


def _route(state: "SteamState", move: Move) -> tuple[int, ...]:
    network = state.network
    here = state.land.place.of(move[2])
    route: list[int] = []
    for word in move[3:]:
        link = network.leaving(here, state.land.edge.of(word))
        here = network.other_end(link, here)
        route.append(link)
    return tuple(route)


def _deliver(state: "SteamState", move: Move, seat: int) -> None:
    """STM-G6: everybody gets what he has earned; the cube goes back to the bag."""
    network = state.network
    colour = COLOUR.of(move[1])
    origin = state.land.place.of(move[2])
    route = _route(state, move)
    state.cubes[origin * KINDS + colour] -= 1
    state.bag.put(colour)
    state.stock += 1
    for owner, points in enumerate(earned(state, route)):
        state.track_points[owner] += points
    slugs = network.board.place_slug
    facts: dict[str, object] = {"seat": seat, "colour": COLOURS[colour]}
    facts["places"] = [slugs[place] for place in stations(network, origin, route)]
    facts["owners"] = owners(network, route)
    state.tell("cube-delivered", facts)
    state.deciding = [seat]
    state.deciding.extend(
        [other for other in state.order if other != seat and state.track_points[other] > 0]
    )
