"""Positions for the tests of Small Railroad Empires: a known country, tracks laid by name."""

from typing import Any

import networkx as nx

from roundhouse.games.empires.game import game
from roundhouse.games.empires.rules import conglomerate, laying, rounds
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    CONTRACTS,
    COST,
    DESTINATIONS,
    FACTORIES,
    KINDS,
    NONE,
    PLACE,
    PLACES,
    TILES,
    VOCABULARY,
)
from roundhouse.games.empires.rules.phases import PHASES
from roundhouse.games.empires.rules.state import EmpiresState


def new_game(seats: int, seed: int = 0, **options: object) -> EmpiresState:
    state = game.new(seats, seed, options)
    assert isinstance(state, EmpiresState)
    return state


def table(seats: int, seed: int = 0, **options: object) -> EmpiresState:
    """Tiles 1, 3 and 4 (all four for three and four players), nothing built, seat 0 to begin."""
    known: dict[str, object] = {"tiles": ["1", "3", "4"], "triangle": 1}
    if seats > 2:
        known = {"rhombus": 1}
    state = new_game(seats, seed, **{**known, **options})
    state.order = list(range(seats))
    for company in range(state.companies):
        state.owned[company] = []
    state.pieces = [0] * len(state.pieces)
    state.prices = COST[:]
    state.border = [[] for _ in range(state.companies)]
    state.network = [[NONE] * len(state.pieces) for _ in range(state.companies)]
    state.achievements = []
    state.tops = []
    state.bottoms = []
    return state


def space(state: EmpiresState, name: str) -> int:
    return state.country.space_of[VOCABULARY.word(name)]


def own(state: EmpiresState, company: int, *names: str) -> None:
    """Tracks of a company on these spaces, taken from its supply."""
    for name in names:
        at = space(state, name)
        assert at != NONE, name
        if state.pieces[at] >> company & 1:
            continue
        laying.lay(state, company, at)
        if company < state.seats:
            state.tracks_left[company] -= 1


def train(state: EmpiresState, company: int, *cities: str) -> None:
    """A train of the company in each city, as after deliveries."""
    own(state, company, *cities)
    for city in cities:
        state.trains[space(state, city)] |= 1 << company
        if company < state.seats:
            state.trains_left[company] -= 1
            state.tracks_left[company] += 1


def land(state: EmpiresState) -> "nx.Graph[Any]":
    """Names of neighbouring spaces."""
    graph: nx.Graph[Any] = nx.Graph()
    for at in state.country.spaces:
        for other in state.country.beside[at]:
            graph.add_edge(state.country.name(at), state.country.name(other))
    return graph


def way(state: EmpiresState, *stops: str, around: tuple[str, ...] = ()) -> list[str]:
    """The names of the spaces on a shortest way over the map past all stops, avoiding some."""
    graph = land(state)
    graph.remove_nodes_from(around)
    found = [stops[0]]
    for start, end in zip(stops, stops[1:]):
        found += nx.shortest_path(graph, start, end)[1:]
    return found


def join(state: EmpiresState, company: int, *stops: str, around: tuple[str, ...] = ()) -> list[str]:
    """Tracks of a company along such a way."""
    found = way(state, *stops, around=around)
    own(state, company, *found)
    return found


def route_of_length(state: EmpiresState, seat: int, length: int, good: str) -> tuple[str, str]:
    """A straight-forward line of so many spaces, built from a factory to a city that demands it;
    the shortest way on the map, so no shorter route can be built by it."""
    graph = land(state)
    for factory in state.country.factories:
        start = PLACES.factories[factory]
        for city in state.country.cities:
            end = PLACES.cities[city]
            path = nx.shortest_path(graph, start, end)
            demanded = PLACES.demands[city] >> PLACES.goods.index(good) & 1
            if len(path) == length and demanded:
                own(state, seat, *path)
                stock(state, start, good)
                return start, end
    raise AssertionError(f"no route of {length}")


def terrain_spaces(state: EmpiresState, terrain: int) -> list[str]:
    there = state.country.spaces
    return [state.country.name(at) for at in there if TILES.terrain[at] == terrain]


def star_spaces(state: EmpiresState) -> list[str]:
    return [state.country.name(at) for at in state.country.spaces if TILES.star[at]]


def plain_neighbour(state: EmpiresState, name: str) -> str:
    """A space beside this one that is neither factory nor city."""
    for at in state.country.beside[space(state, name)]:
        if TILES.terrain[at] != PLACE:
            return state.country.name(at)
    raise AssertionError(name)


def stock(state: EmpiresState, factory: str, *goods: str) -> None:
    """Exactly these goods lie on the factory."""
    at = PLACES.factories.index(factory) * KINDS
    for kind, name in enumerate(PLACES.goods):
        state.supply[kind] += state.goods[at + kind]
        state.goods[at + kind] = goods.count(name)
        state.supply[kind] -= state.goods[at + kind]


def stock_of(state: EmpiresState, factory: str) -> list[str]:
    at = PLACES.factories.index(factory) * KINDS
    return [name for kind, name in enumerate(PLACES.goods) for _ in range(state.goods[at + kind])]


def empty_factories(state: EmpiresState) -> None:
    for factory in range(FACTORIES):
        stock(state, PLACES.factories[factory])


def hold(state: EmpiresState, seat: int, *cards: str) -> None:
    """Exactly these train cards in hand; what was there goes under the deck."""
    hand = state.hands[seat]
    for card, held in enumerate(hand.counts):
        for _ in range(held):
            hand.counts[card] -= 1
            hand.known[card] = 0
            hand.total -= 1
            state.deck.down.put(card)
    for name in cards:
        take_card(state, name)
        hand.add(CARDS.names.index(name), False)


def take_card(state: EmpiresState, name: str) -> int:
    """A card out of wherever it is."""
    card = CARDS.names.index(name)
    if state.deck.down.counts[card]:
        state.deck.down.take(card)
    elif card in state.market:
        state.market.remove(card)
    else:
        for hand in state.hands:
            if hand.counts[card]:
                hand.counts[card] -= 1
                hand.known[card] = 0
                hand.total -= 1
    return card


def played(state: EmpiresState, company: int, *cards: str) -> None:
    for name in cards:
        state.played[company].append(take_card(state, name))


def lay_market(state: EmpiresState, *cards: str) -> None:
    for card in state.market:
        state.deck.down.put(card)
    state.market = []
    state.market = [take_card(state, name) for name in cards]


def contract(state: EmpiresState, seat: int, factory: str) -> None:
    """The seat holds this contract."""
    hand = state.contracts[seat]
    for one, held in enumerate(hand.counts):
        if held:
            hand.play(one, state.rng)
            state.contract_deck.down.put(one)
    wanted = CONTRACTS.factory.index(PLACES.factories.index(factory))
    state.contract_deck.down.take(wanted)
    hand.add(wanted, False)


def no_contract(state: EmpiresState, seat: int) -> None:
    hand = state.contracts[seat]
    for one, held in enumerate(hand.counts):
        if held:
            hand.play(one, state.rng)
            state.contract_deck.down.put(one)


def face_up(state: EmpiresState, *names: str) -> None:
    state.achievements = [ACHIEVEMENTS.names.index(name) for name in names]
    state.tops = [NONE] * len(names)
    state.bottoms = [0] * len(names)


def turn(state: EmpiresState, seat: int = 0) -> EmpiresState:
    """The turn of a seat begins."""
    if state.round == 0:
        state.round = 1
    state.turn = state.order.index(seat)
    rounds.begin_turn(state)
    return state


def delivering(state: EmpiresState, seat: int = 0) -> EmpiresState:
    """Construction is over for this turn."""
    turn(state, seat)
    state.built = 2
    rounds.deliver(state, seat)
    return state


def claiming(state: EmpiresState, seat: int = 0) -> EmpiresState:
    turn(state, seat)
    state.built = 2
    rounds.claim(state, seat)
    return state


def buying(state: EmpiresState, seat: int = 0) -> EmpiresState:
    turn(state, seat)
    state.built = 2
    rounds.buy(state, seat)
    return state


def phase(state: EmpiresState) -> str:
    return PHASES[state.phase]


def offered(state: EmpiresState, verb: str) -> list[str]:
    """What may follow a verb."""
    seat = state.actors[0]
    word = VOCABULARY.word(verb)
    if word not in state.words((), seat):
        return []
    return [VOCABULARY.slugs[after] for after in state.words((word,), seat)]


def destination(state: EmpiresState, black: str, yellow: str) -> None:
    """The card with these origins lies open; tracks on both, and the plans made."""
    origins = [PLACES.factories.index(black), PLACES.factories.index(yellow)]
    tiles = state.country.tiles
    card = next(
        card
        for card in range(len(DESTINATIONS.tiles))
        if DESTINATIONS.tiles[card] == tiles and DESTINATIONS.origin[card] == origins
    )
    state.rivals.destinations.counts = [int(one == tiles) for one in DESTINATIONS.tiles]
    state.rivals.destinations.total = 4
    state.rivals.destinations.take(card)
    state.rivals.destination = card
    own(state, 1, black)
    own(state, 2, yellow)
    conglomerate.plan(state)


def action(state: EmpiresState, black: int, yellow: int, left: str = "", right: str = "") -> int:
    """The next action card that turns up, with these numbers (and halves)."""
    era, before = 0, len(state.rivals.action_row)
    while before >= ACTIONS.played[era]:
        before -= ACTIONS.played[era]
        era += 1
    for card in range(len(ACTIONS.era)):
        fits = ACTIONS.tracks[card] == [black, yellow] and ACTIONS.era[card] == era
        fits = fits and left in ("", CARDS.colours[ACTIONS.left[card]])
        fits = fits and right in ("", CARDS.colours[ACTIONS.right[card]])
        if fits and card not in state.rivals.action_row:
            bag = state.rivals.actions[era]
            bag.counts = [int(one == card) for one in range(len(ACTIONS.era))]
            bag.total = 1
            return card
    raise AssertionError((black, yellow, left, right))
