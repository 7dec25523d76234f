"""Delivery: one good a turn, by the shortest route (SRE-D1 to D3, SRE-D6).

An offer is a number made of factory, kind of good and city.
"""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules import money, production, routes
from roundhouse.games.empires.rules.box import (
    CITIES,
    CITY,
    COUNT,
    FACTORY,
    GOOD,
    KINDS,
    NONE,
    PLACE,
    PLACES,
    SPACES,
    TABLE,
    TILES,
    VOCABULARY,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def in_stock(state: "EmpiresState", factory: int) -> int:
    """The kinds of goods that lie on a factory, as bits."""
    kinds = 0
    for kind in range(KINDS):
        if state.goods[factory * KINDS + kind] > 0:
            kinds |= 1 << kind
    return kinds


def find_offers(state: "EmpiresState", seat: int) -> list[int]:
    """SRE-D1, SRE-D6: every delivery the seat can make, in the order of the words."""
    found: list[int] = []
    if state.trains_left[seat] == 0:
        return found
    bit = 1 << seat
    country = state.country
    factories: list[int] = []
    cities: list[int] = []
    wanted = 0
    for space in state.owned[seat]:
        if TILES.terrain[space] != PLACE:
            continue
        city = country.city_at[space]
        if city == NONE:
            factories.append(country.factory_at[space])
        elif state.trains[space] & bit == 0:
            cities.append(city)
            wanted |= PLACES.demands[city]
    if not cities:
        return found
    factories.sort()
    cities.sort()
    part = state.network[seat]
    for factory in factories:
        stock = in_stock(state, factory) & wanted
        if stock == 0:
            continue
        mine = part[country.factory_space[factory]]
        for kind in range(KINDS):
            if stock & 1 << kind == 0:
                continue
            for city in cities:
                if PLACES.demands[city] & 1 << kind and part[country.city_space[city]] == mine:
                    found.append((factory * KINDS + kind) * CITIES + city)
    return found


def begin(state: "EmpiresState", seat: int) -> bool:
    """Whether there is anything to deliver."""
    state.offers = find_offers(state, seat)
    return len(state.offers) > 0


class Deliver(Action["EmpiresState"]):
    """SRE-D1: a good from a factory to a city; where shortest routes part, the way is named."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) >= 4:
            return _route_words(state, said, seat)
        origin = FACTORY.of(said[1]) if len(said) > 1 else NONE
        carried = GOOD.of(said[2]) if len(said) > 2 else NONE
        found: list[int] = []
        for offer in state.offers:
            factory = offer // (KINDS * CITIES)
            kind = offer // CITIES % KINDS
            number = factory
            if origin != NONE:
                if origin != factory:
                    continue
                number = kind
            if carried != NONE:
                if carried != kind:
                    continue
                number = offer % CITIES
            if not found or found[-1] != number:
                found.append(number)
        if len(said) == 1:
            return FACTORY.words(found)
        return GOOD.words(found) if len(said) == 2 else CITY.words(found)

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        factory = FACTORY.of(move[1])
        kind = GOOD.of(move[2])
        city = CITY.of(move[3])
        named: dict[str, object] = {
            "factory": PLACES.factories[factory],
            "good": PLACES.goods[kind],
            "city": PLACES.cities[city],
        }
        if state.trains_left[seat] < 1:
            return Illegal("SRE-D6", named)
        start = state.country.factory_space[factory]
        end = state.country.city_space[city]
        if start == NONE or state.pieces[start] & 1 << seat == 0:
            return Illegal("SRE-D1", {**named, "why": "factory"})
        if end == NONE or state.pieces[end] & 1 << seat == 0:
            return Illegal("SRE-D1", {**named, "why": "city"})
        if state.trains[end] >> seat & 1:
            return Illegal("SRE-D1", {**named, "why": "train"})
        if state.goods[factory * KINDS + kind] == 0:
            return Illegal("SRE-D1", {**named, "why": "sold-out"})
        if PLACES.demands[city] >> kind & 1 == 0:
            return Illegal("SRE-D1", {**named, "why": "demand"})
        layers = _layers(state, seat, start, end)
        if not layers:
            return Illegal("SRE-D1", {**named, "why": "apart"})
        return _judge_forks(state, layers, move, named)

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        country = state.country
        factory = FACTORY.of(move[1])
        kind = GOOD.of(move[2])
        city = CITY.of(move[3])
        chosen = [country.space_of[word] for word in move[4:]]
        end = country.city_space[city]
        route = routes.follow(state, seat, country.factory_space[factory], end, chosen)
        long = length(state, seat, route)
        earned = TABLE.money_for[long] if long > 0 else 0
        prestige = TABLE.prestige_for[long] if long > 0 else 0
        state.goods[factory * KINDS + kind] -= 1
        state.supply[kind] += 1
        state.stock += 1
        state.length = long
        state.delivered = kind
        state.source = factory
        state.terrains = terrains(route)
        money.earn(state, seat, earned)
        state.tell(
            "good-delivered",
            {
                "seat": seat,
                "good": PLACES.goods[kind],
                "factory": PLACES.factories[factory],
                "city": PLACES.cities[city],
                "route": [country.name(space) for space in route],
                "length": long,
                "money": earned,
                "prestige": prestige,
            },
        )
        production.gain(state, seat, prestige)
        arrive(state, seat, end)


def _route_words(state: "EmpiresState", said: Move, seat: int) -> list[int]:
    country = state.country
    chosen = [country.space_of[word] for word in said[4:]]
    start = country.space_of[said[1]]
    ways = routes.forks(state, seat, start, country.space_of[said[3]], chosen)
    return [country.word_of[space] for space in ways]


def _layers(state: "EmpiresState", seat: int, start: int, end: int) -> list[list[int]]:
    """By steps from the factory, the spaces that lie on a shortest route; none if not joined."""
    beside = state.country.beside
    step = [NONE] * SPACES
    step[start] = 0
    reached = [[start]]
    while step[end] == NONE:
        ring: list[int] = []
        for before in reached[-1]:
            for space in beside[before]:
                if step[space] == NONE and state.pieces[space] & 1 << seat:
                    step[space] = len(reached)
                    ring.append(space)
        if not ring:
            return []
        reached.append(ring)
    layers = [[end]]
    for i in range(step[end] - 1, -1, -1):
        kept: list[int] = []
        for after in layers[-1]:
            for space in beside[after]:
                if step[space] == i:
                    step[space] = NONE  # kept once
                    kept.append(space)
        layers.append(kept)
    layers.reverse()
    return layers


def _judge_forks(
    state: "EmpiresState", layers: list[list[int]], move: Move, named: dict[str, object]
) -> Illegal | None:
    """Every fork is named, in order, and nothing else is."""
    at = 4
    space = layers[0][0]
    for ring in layers[1:]:
        ways = [other for other in ring if other in state.country.beside[space]]
        if len(ways) == 1:
            space = ways[0]
            continue
        if at == len(move):
            return Illegal("SRE-D1", {**named, "why": "fork", "ways": _names(state, ways)})
        space = state.country.space_of[move[at]]
        if space not in ways:
            place = VOCABULARY.slugs[move[at]]
            facts: dict[str, object] = {"place": place, "ways": _names(state, ways)}
            return Illegal("SRE-D1", {**named, **facts, "why": "way"})
        at += 1
    if at < len(move):
        place = VOCABULARY.slugs[move[at]]
        return Illegal("SRE-D1", {**named, "why": "no-fork", "place": place})
    return None


def _names(state: "EmpiresState", spaces: list[int]) -> list[str]:
    return [state.country.name(space) for space in sorted(spaces)]


def length(state: "EmpiresState", company: int, route: list[int]) -> int:
    """SRE-D2: a space counts one, and a train on it takes two away."""
    total = len(route)
    for space in route:
        if state.trains[space] >> company & 1:
            total -= 2
    return total


def terrains(route: list[int]) -> int:
    """The terrains passed, as bits; factories and cities are none."""
    found = 0
    for space in route:
        found |= 1 << TILES.terrain[space]
    return found & ~(1 << PLACE)


def arrive(state: "EmpiresState", seat: int, end: int) -> None:
    """SRE-D3: the track becomes a train; the first there and the second get a bonus."""
    before = state.trains[end]
    state.trains[end] |= 1 << seat
    state.stock += 1
    state.trains_left[seat] -= 1
    state.tracks_left[seat] += 1
    if state.seats == 1:
        return
    bonus = TABLE.city_bonus[0] if before == 0 else TABLE.city_bonus[1]
    money.earn(state, seat, bonus)
    facts: dict[str, object] = {"seat": seat, "money": bonus}
    state.tell("city-bonus", {**facts, "city": PLACES.cities[state.country.city_at[end]]})


def cities_full(state: "EmpiresState") -> bool:
    """SRE-E1: two trains in every city."""
    for city in state.country.cities:
        if COUNT[state.trains[state.country.city_space[city]]] < 2:
            return False
    return True
