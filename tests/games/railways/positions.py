"""Positions for the tests of Railways of the World, on the real maps.

Hexes are named as on the map; pointy-topped: ne, e, se, sw, w, nw.
"""

from typing import TypeVar

from roundhouse.games.railways.game import game
from roundhouse.games.railways.rules import links, rounds
from roundhouse.games.railways.rules.box import COLOURS, FACES, KINDS
from roundhouse.games.railways.rules.parts.depots import FuelDepots, depots_in
from roundhouse.games.railways.rules.parts.industry import Industry, industry_in
from roundhouse.games.railways.rules.parts.mountains import Mountains
from roundhouse.games.railways.rules.parts.rotors import Rotors, rotors_in
from roundhouse.games.railways.rules.parts.western import Western, now, western_in
from roundhouse.games.railways.rules.phases import ACTIONS
from roundhouse.games.railways.rules.state import RailwaysState
from roundhouse.kernel.events import Event
from roundhouse.rails.faces import RAIL_ENDS, rail
from roundhouse.rails.hexes import EDGES
from tests.games.saying import say, seen

T = TypeVar("T")


def new(seats: int = 3, seed: int = 1, **options: object) -> RailwaysState:
    """A game as it is set up."""
    state = game.new(seats, seed, options)
    assert isinstance(state, RailwaysState)
    return state


def table(seats: int = 3, seed: int = 1, **options: object) -> RailwaysState:
    """The first round of a game: seat 0 plays first, nobody has cash, the display is empty."""
    state = keep_all(new(seats, seed, **options))
    state.order = list(range(seats))
    state.actors = [0]
    state.bidding.bidders = []
    state.cash = [0] * seats
    rounds.begin_round(state)
    deck = state.land.deck
    for kind in range(deck.kinds):
        state.deck.counts[kind] += state.display[kind]
        state.display[kind] = 0
    state.deck.total = sum(state.deck.counts)
    return state


def keep_all(state: RailwaysState) -> RailwaysState:
    """Everybody keeps the first of his barons."""
    for seat in range(state.seats):
        state.play(state.moves(seat)[0], seat)
    return state


def clear(state: RailwaysState, place: int) -> None:
    for colour in range(KINDS):
        while state.cubes[place * KINDS + colour]:
            state.cubes[place * KINDS + colour] -= 1
            state.bag.put(colour)


def place(state: RailwaysState, slug: str) -> int:
    return state.land.board.place_of[slug]


def came_before(state: RailwaysState, seat: int, city: str) -> None:
    """A seat came to this city of a Western Link in an earlier round."""
    reached(state, seat, city, 0)


def reached(state: RailwaysState, seat: int, city: str, since: int | None = None) -> None:
    """A seat came to this city of a Western Link in this round, or in another one."""
    part = west(state)
    cities = part.rule.cities
    at = seat * len(cities) + cities.index(place(state, city))
    part.reached[at] = now(state) if since is None else since


# The parts of a map, where it has them.


def west(state: RailwaysState) -> Western:
    return one(western_in(state))


def depots(state: RailwaysState) -> FuelDepots:
    return one(depots_in(state))


def industry(state: RailwaysState) -> Industry:
    return one(industry_in(state))


def rotors(state: RailwaysState) -> Rotors:
    return one(rotors_in(state))


def mountains(state: RailwaysState) -> Mountains:
    return next(part for part in state.parts if isinstance(part, Mountains))


def one(part: T | None) -> T:
    assert part is not None
    return part


def cubes_of(state: RailwaysState, colour: str, city: str) -> int:
    return state.cubes[place(state, city) * KINDS + COLOURS.index(colour)]


def put(state: RailwaysState, colour: str, city: str, number: int = 1) -> None:
    for _ in range(number):
        state.cubes[place(state, city) * KINDS + COLOURS.index(colour)] += 1
        state.bag.take(COLOURS.index(colour))


def only(state: RailwaysState, colour: str, city: str, number: int = 1) -> None:
    """These are the only cubes of a city."""
    clear(state, place(state, city))
    put(state, colour, city, number)


def recolour(state: RailwaysState, city: str, colour: str) -> None:
    """A city takes cubes of this colour."""
    state.colour[place(state, city)] = COLOURS.index(colour)
    state.network.set_accepts(place(state, city), 1 << COLOURS.index(colour))
    state.deliverable = {}


def show(state: RailwaysState, *cards: str) -> None:
    """Cards join the display; a bounty that has left the game comes back."""
    for card in cards:
        kind = state.land.deck.slug.index(card)
        if state.deck.counts[kind] > 0:
            state.deck.take(kind)
        state.display[kind] += 1


def give(state: RailwaysState, seat: int, *cards: str) -> None:
    """A seat has these cards already."""
    deck = state.land.deck
    for card in cards:
        kind = deck.slug.index(card)
        state.deck.take(kind)
        state.cards[seat * deck.kinds + kind] += 1
    state.survey = None


def cards_of(state: RailwaysState, seat: int) -> list[str]:
    return list(seen(state)["players"][seat]["cards"])


def baron(state: RailwaysState, seat: int, slug: str) -> None:
    """A seat has this baron; whoever had it has the seat's."""
    wanted = state.land.barons.slug.index(slug)
    mine = state.barons[seat][0]
    for other in range(state.seats):
        if state.barons[other] == [wanted]:
            state.barons[other] = [mine]
        if state.rejected[other] == wanted:
            state.rejected[other] = mine
    state.barons[seat] = [wanted]


def hex_of(state: RailwaysState, word: str) -> int:
    board = state.land.board
    if word in board.place_of:
        return board.place_hex[board.place_of[word]]
    return board.hex_of[word]


def edge_to(state: RailwaysState, h: int, other: int) -> int:
    return next(e for e in range(EDGES) if state.land.board.neighbour[h * EDGES + e] == other)


def tile(state: RailwaysState, before: str, here: str, after: str) -> str:
    """The words of a tile that leads from one neighbour of a hex to another: `d7 gentle 2`."""
    h = hex_of(state, here)
    number = rail(edge_to(state, h, hex_of(state, before)), edge_to(state, h, hex_of(state, after)))
    old = state.network.tile[h]
    laid = FACES.showing(1 << number | (FACES.mask[old] if old >= 0 else 0))
    assert laid >= 0, "no such tile"
    return f"{here} {FACES.slug[laid // EDGES]} {laid % EDGES}"


def build(state: RailwaysState, way: str) -> list[Event]:
    """The seat to move builds along a way: `new-york x6 w5 albany`; its ends get no tile."""
    names = way.split()
    events: list[Event] = []
    for at in range(1, len(names) - 1):
        events += say(state, "build " + tile(state, *names[at - 1 : at + 2]))
    return events


def track(state: RailwaysState, owner: int, *ways: str) -> None:
    """Track that lies already, paid for; nothing is scored for it."""
    for way in ways:
        names = way.split()
        for at in range(1, len(names) - 1):
            h, face, turns = tile(state, *names[at - 1 : at + 2]).split()
            here = hex_of(state, h)
            laid = FACES.lay(FACES.face_of[face], int(turns))
            old = state.network.tile[here]
            if old >= 0:
                state.supply.give_back(FACES.face(old))
            state.supply.take(FACES.face(laid))
            state.network.put(here, laid, owner)
    state.survey = None
    state.deliverable = {}


def link(state: RailwaysState, owner: int, *cities: str) -> None:
    """Complete links from each of these cities to the next, by a shortest free way."""
    for a, b in zip(cities, cities[1:], strict=False):
        track(state, owner, way_between(state, a, b))
        assert links_between(state, a, b), (a, b)


def way_between(state: RailwaysState, a: str, b: str) -> str:
    """A shortest way over empty hexes, without sharp turns."""
    board = state.land.board
    land = state.land
    start, goal = place(state, a), place(state, b)
    queue: list[list[int]] = []
    for edge in range(EDGES):
        if board.place_exits[start] >> edge & 1:
            n = board.neighbour[board.place_hex[start] * EDGES + edge]
            if n >= 0 and board.place_at[n] < 0 and state.network.tile[n] < 0:
                queue.append([board.place_hex[start], n])
    reached: set[tuple[int, int]] = set()
    for way in queue:
        before, here = way[-2:]
        into = edge_to(state, here, before)
        for number in land.rails[here]:
            ends = RAIL_ENDS[number]
            if into not in ends:
                continue
            out = ends[0] if ends[1] == into else ends[1]
            n = board.neighbour[here * EDGES + out]
            if land.city_over[here * EDGES + out] == goal:
                return " ".join([a, *(board.slug[h] for h in way[1:]), b])
            free = board.place_at[n] < 0 and state.network.tile[n] < 0 and n not in way
            if free and state.network.beyond(here, out) < 0 and (here, n) not in reached:
                reached.add((here, n))
                queue.append([*way, n])
    raise AssertionError(f"no way from {a} to {b}")


def links_between(state: RailwaysState, a: str, b: str) -> list[int]:
    network = state.network
    here, there = place(state, a), place(state, b)
    return [one for one in network.complete_at[here] if network.other_end(one, here) == there]


def exit_to(state: RailwaysState, a: str, b: str) -> str:
    """The edge by which the only link from a city to another leaves it."""
    (one,) = links_between(state, a, b)
    return state.land.board.edge_words[state.network.exits_at(one, place(state, a))[0]]


def route(state: RailwaysState, colour: str, *cities: str) -> str:
    """A delivery along these cities, as it is said."""
    exits = [exit_to(state, a, b) for a, b in zip(cities, cities[1:], strict=False)]
    return f"deliver {colour} {cities[0]} {' '.join(exits)}"


def owned(state: RailwaysState, seat: int) -> int:
    return links.owned_links(state, seat)


def to_round(state: RailwaysState, number: int, seat: int = 0) -> RailwaysState:
    """Everybody passes until this round, and then until this seat is to move."""
    while state.round != number - 1 or state.actors != [seat]:
        assert state.phase == ACTIONS
        say(state, "pass")
    return state


def until(state: RailwaysState, seat: int) -> RailwaysState:
    """Everybody passes, bids too, until this seat has an action."""
    while state.phase != ACTIONS or state.actors != [seat]:
        say(state, "pass")
    return state


def pass_turn(state: RailwaysState) -> list[Event]:
    """Everybody passes until the turn is over."""
    events: list[Event] = []
    turn = state.turn
    while state.turn == turn and state.result is None:
        events += say(state, "pass")
    return events


def next_turn(state: RailwaysState) -> list[Event]:
    """The rest of this turn and the next auction go by without a word."""
    events = pass_turn(state)
    while state.result is None and state.phase != ACTIONS:
        events += say(state, "pass")
    return events


def beside(state: RailwaysState, word: str, edge: str) -> str:
    """The hex over an edge."""
    board = state.land.board
    return board.slug[board.neighbour[hex_of(state, word) * EDGES + board.edge_words.index(edge)]]
