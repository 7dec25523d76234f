"""Delivery: one good a turn, by the shortest route (SRE-D1 to D3, SRE-D6).

An offer is a number made of factory, kind of good and city.
"""

from typing import TYPE_CHECKING

from roundhouse.games.empires import money, production, routes
from roundhouse.games.empires.box import (
    CITIES,
    CITY0,
    COUNT,
    DELIVER,
    FACTORY0,
    GOOD0,
    KINDS,
    NONE,
    PASS,
    PLACE,
    PLACES,
    SPACES,
    TABLE,
    TILES,
    VOCABULARY,
)
from roundhouse.games.empires.phases import DELIVERING, PHASES
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def in_stock(table: "EmpiresState", factory: int) -> int:
    """The kinds of goods that lie on a factory, as bits."""
    kinds = 0
    for kind in range(KINDS):
        if table.goods[factory * KINDS + kind] > 0:
            kinds |= 1 << kind
    return kinds


def find_offers(table: "EmpiresState", seat: int) -> list[int]:
    """SRE-D1, SRE-D6: every delivery the seat can make, in the order of the words."""
    found: list[int] = []
    if table.trains_left[seat] == 0:
        return found
    bit = 1 << seat
    country = table.country
    factories: list[int] = []
    cities: list[int] = []
    wanted = 0
    for space in table.owned[seat]:
        if TILES.terrain[space] != PLACE:
            continue
        city = country.city_at[space]
        if city == NONE:
            factories.append(country.factory_at[space])
        elif table.trains[space] & bit == 0:
            cities.append(city)
            wanted |= PLACES.demands[city]
    if not cities:
        return found
    factories.sort()
    cities.sort()
    part = table.network[seat]
    for factory in factories:
        stock = in_stock(table, factory) & wanted
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


def begin(table: "EmpiresState", seat: int) -> bool:
    """Whether there is anything to deliver."""
    table.offers = find_offers(table, seat)
    return len(table.offers) > 0


def words(table: "EmpiresState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return [DELIVER, PASS]
    if said[0] == PASS:
        return []
    if len(said) >= 4:
        return _route_words(table, said, seat)
    found: list[int] = []
    for offer in table.offers:
        factory = FACTORY0 + offer // (KINDS * CITIES)
        good = GOOD0 + offer // CITIES % KINDS
        word = factory
        if len(said) > 1:
            if said[1] != factory:
                continue
            word = good
        if len(said) > 2:
            if said[2] != good:
                continue
            word = CITY0 + offer % CITIES
        if not found or found[-1] != word:
            found.append(word)
    return found


def _route_words(table: "EmpiresState", said: Move, seat: int) -> list[int]:
    country = table.country
    chosen = [country.space_of[word] for word in said[4:]]
    start = country.space_of[said[1]]
    ways = routes.forks(table, seat, start, country.space_of[said[3]], chosen)
    return [country.word_of[space] for space in ways]


def judge(table: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    factory = move[1] - FACTORY0
    kind = move[2] - GOOD0
    city = move[3] - CITY0
    named: dict[str, object] = {
        "factory": PLACES.factories[factory],
        "good": PLACES.goods[kind],
        "city": PLACES.cities[city],
    }
    if table.phase != DELIVERING:
        return Illegal("SRE-D1", {**named, "why": "phase", "phase": PHASES[table.phase]})
    if table.trains_left[seat] < 1:
        return Illegal("SRE-D6", named)
    start = table.country.factory_space[factory]
    end = table.country.city_space[city]
    if start == NONE or table.pieces[start] & 1 << seat == 0:
        return Illegal("SRE-D1", {**named, "why": "factory"})
    if end == NONE or table.pieces[end] & 1 << seat == 0:
        return Illegal("SRE-D1", {**named, "why": "city"})
    if table.trains[end] >> seat & 1:
        return Illegal("SRE-D1", {**named, "why": "train"})
    if table.goods[factory * KINDS + kind] == 0:
        return Illegal("SRE-D1", {**named, "why": "sold-out"})
    if PLACES.demands[city] >> kind & 1 == 0:
        return Illegal("SRE-D1", {**named, "why": "demand"})
    layers = _layers(table, seat, start, end)
    if not layers:
        return Illegal("SRE-D1", {**named, "why": "apart"})
    return _judge_forks(table, layers, move, named)


def _layers(table: "EmpiresState", seat: int, start: int, end: int) -> list[list[int]]:
    """By steps from the factory, the spaces that lie on a shortest route; none if not joined."""
    beside = table.country.beside
    step = [NONE] * SPACES
    step[start] = 0
    reached = [[start]]
    while step[end] == NONE:
        ring: list[int] = []
        for before in reached[-1]:
            for space in beside[before]:
                if step[space] == NONE and table.pieces[space] & 1 << seat:
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
    table: "EmpiresState", layers: list[list[int]], move: Move, named: dict[str, object]
) -> Illegal | None:
    """Every fork is named, in order, and nothing else is."""
    at = 4
    space = layers[0][0]
    for ring in layers[1:]:
        ways = [other for other in ring if other in table.country.beside[space]]
        if len(ways) == 1:
            space = ways[0]
            continue
        if at == len(move):
            return Illegal("SRE-D1", {**named, "why": "fork", "ways": _names(table, ways)})
        space = table.country.space_of[move[at]]
        if space not in ways:
            place = VOCABULARY.slugs[move[at]]
            facts: dict[str, object] = {"place": place, "ways": _names(table, ways)}
            return Illegal("SRE-D1", {**named, **facts, "why": "way"})
        at += 1
    if at < len(move):
        place = VOCABULARY.slugs[move[at]]
        return Illegal("SRE-D1", {**named, "why": "no-fork", "place": place})
    return None


def _names(table: "EmpiresState", spaces: list[int]) -> list[str]:
    return [table.country.name(space) for space in sorted(spaces)]


def length(table: "EmpiresState", company: int, route: list[int]) -> int:
    """SRE-D2: a space counts one, and a train on it takes two away."""
    total = len(route)
    for space in route:
        if table.trains[space] >> company & 1:
            total -= 2
    return total


def terrains(route: list[int]) -> int:
    """The terrains passed, as bits; factories and cities are none."""
    found = 0
    for space in route:
        found |= 1 << TILES.terrain[space]
    return found & ~(1 << PLACE)


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    country = table.country
    factory = move[1] - FACTORY0
    kind = move[2] - GOOD0
    city = move[3] - CITY0
    chosen = [country.space_of[word] for word in move[4:]]
    end = country.city_space[city]
    route = routes.follow(table, seat, country.factory_space[factory], end, chosen)
    long = length(table, seat, route)
    earned = TABLE.money_for[long] if long > 0 else 0
    prestige = TABLE.prestige_for[long] if long > 0 else 0
    table.goods[factory * KINDS + kind] -= 1
    table.supply[kind] += 1
    table.length = long
    table.delivered = kind
    table.source = factory
    table.terrains = terrains(route)
    money.earn(table, seat, earned)
    table.tell(
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
    production.gain(table, seat, prestige)
    arrive(table, seat, end)


def arrive(table: "EmpiresState", seat: int, end: int) -> None:
    """SRE-D3: the track becomes a train; the first there and the second get a bonus."""
    before = table.trains[end]
    table.trains[end] |= 1 << seat
    table.trains_left[seat] -= 1
    table.tracks_left[seat] += 1
    if table.seats == 1:
        return
    bonus = TABLE.city_bonus[0] if before == 0 else TABLE.city_bonus[1]
    money.earn(table, seat, bonus)
    facts: dict[str, object] = {"seat": seat, "money": bonus}
    table.tell("city-bonus", {**facts, "city": PLACES.cities[table.country.city_at[end]]})


def cities_full(table: "EmpiresState") -> bool:
    """SRE-E1: two trains in every city."""
    for city in table.country.cities:
        if COUNT[table.trains[table.country.city_space[city]]] < 2:
            return False
    return True
