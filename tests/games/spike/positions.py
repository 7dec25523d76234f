"""Positions for the tests of Spike: networks, hands, contracts and decks as wanted."""

from typing import Any

from roundhouse.games.spike.game import game
from roundhouse.games.spike.rules.board import BOARD, COLOURS, POINTS, WAYS
from roundhouse.games.spike.rules.box import CONTRACTS, PARTS, ROUTES, ROWS, SIDES, TABLE
from roundhouse.games.spike.rules.phases import NOBODY, TURNS, WAITING
from roundhouse.games.spike.rules.rounds import begin_turn
from roundhouse.games.spike.rules.state import SpikeState
from roundhouse.kernel.result import Result
from roundhouse.kernel.words import Move


def new_game(seats: int, seed: int = 0, **options: object) -> SpikeState:
    state = game.new(seats, seed, options)
    assert isinstance(state, SpikeState)
    return state


def point(name: str) -> int:
    return BOARD.names.index(name)


def good(name: str) -> int:
    return TABLE.commodities.index(name)


def edge(name: str, way: str) -> int:
    found = BOARD.edge_at[point(name) * len(WAYS) + WAYS.index(way)]
    assert found >= 0, (name, way)
    return found


def turns(*homes: str, seed: int = 0, **options: object) -> SpikeState:
    """The first turn, seat 0's; trains in these cities, nothing in hand, no contract is yours."""
    state = new_game(len(homes), seed, **options)
    state.first = 0
    state.gift = -1
    while len(state.display) < TABLE.display:
        state.display.append(state.deck.down.draw(state.rng))
    for seat, home in enumerate(homes):
        state.train[seat] = point(home)
        state.joined[point(home)] |= 1 << seat
        state.connected[seat] = 1
        state.routes[seat] = [seat]
        hold(state, seat)
    state.holder = [NOBODY] * len(state.holder)
    state.held.ask([])
    state.phase = TURNS
    begin_turn(state, 0)
    return state


def counts(text: str) -> list[int]:
    """`2-red 1-white` as numbers of cards."""
    found = [0] * COLOURS
    for word in text.split():
        number, colour = word.split("-")
        found[BOARD.colours.index(colour)] += int(number)
    return found


def hold(state: SpikeState, seat: int, text: str = "", known: bool = False) -> None:
    """Exchange a hand for these cards, all from the deck."""
    hand = state.hands[seat]
    for colour in range(COLOURS):
        for _ in range(hand.counts[colour]):
            state.deck.down.put(colour)
        hand.counts[colour] = hand.known[colour] = 0
    hand.total = 0
    for colour, number in enumerate(counts(text)):
        for _ in range(number):
            state.deck.down.take(colour)
            hand.add(colour, known)


def show(state: SpikeState, *colours: str) -> None:
    """Exchange the display for these cards."""
    for colour in state.display:
        state.deck.down.put(colour)
    state.display = [BOARD.colours.index(colour) for colour in colours]
    for colour in state.display:
        state.deck.down.take(colour)


def leave_in_deck(state: SpikeState, number: int) -> None:
    """Only so many cards are left in the deck; the others are discarded."""
    while state.deck.down.total > number:
        state.deck.discard(state.deck.down.draw(state.rng))


def lay(state: SpikeState, seat: int, line: str) -> None:
    """Track from a point along these ways; the cities on it are joined."""
    name, *ways = line.split()
    here = point(name)
    state.changes_track()
    state.joined[here] |= 1 << seat
    for way in ways:
        track = BOARD.edge_at[here * len(WAYS) + WAYS.index(way)]
        assert track >= 0 and state.owner[track] == NOBODY, (line, way)
        state.owner[track] = seat
        state.track_left[seat] -= 1
        here = BOARD.ends[track] - here
        state.joined[here] |= 1 << seat
    cities = [city for city in range(BOARD.cities) if state.joined[city] >> seat & 1]
    state.connected[seat] = len(cities)


def needs(line: str) -> list[int]:
    """The cards of the right colours for the spaces of a line, as numbers."""
    name, *ways = line.split()
    here, found = point(name), [0] * COLOURS
    for way in ways:
        track = BOARD.edge_at[here * len(WAYS) + WAYS.index(way)]
        found[BOARD.colour[track]] += 1
        here = BOARD.ends[track] - here
    return found


def said(cards: list[int]) -> str:
    return " ".join(f"{n}-{BOARD.colours[c]}" for c, n in enumerate(cards) if n)


def on_track(state: SpikeState, seat: int, name: str, way: str) -> None:
    """The train stands on that piece of track, and the seat's turn begins."""
    state.train[seat] = POINTS + edge(name, way)
    begin_turn(state, seat)


def contract(state: SpikeState, seat: int, commodity: str, **pays: int) -> None:
    """The seat holds the contract that names these cities; - is written _."""
    wanted = {name.replace("_", "-"): dollars for name, dollars in pays.items()}
    for card in range(TABLE.cards_of_each):
        for side in range(len(SIDES)):
            face = CONTRACTS.face(good(commodity), card, side)
            cities = [BOARD.names[city] for city in CONTRACTS.cities[face]]
            there = dict(zip(cities, CONTRACTS.pays[face], strict=True))
            if wanted.items() <= there.items():
                state.card_of[good(commodity)] = card
                state.side_of[good(commodity)] = side
                state.holder[good(commodity)] = seat
                state.load[good(commodity)] = WAITING
                return
    raise AssertionError(f"no such contract: {commodity} {wanted}")


def market(state: SpikeState, column: int, *goods: str) -> None:
    """These commodities in a column, the top row first; they change places with others."""
    for row, name in zip(range(ROWS - 1, -1, -1), goods, strict=True):
        here, there = column * ROWS + row, state.market.index(good(name))
        state.market[here], state.market[there] = state.market[there], state.market[here]


def column(state: SpikeState, number: int) -> list[str]:
    """A column of the market, the top row first."""
    at = number * ROWS
    return [TABLE.commodities[state.market[at + row]] for row in range(ROWS - 1, -1, -1)]


def upgrade(state: SpikeState, seat: int, part: str, level: int) -> None:
    names: list[str] = [*PARTS]
    state.levels[seat * len(PARTS) + names.index(part)] = level


def route(state: SpikeState, seat: int, start: str) -> None:
    state.routes[seat] = [ROUTES.from_city[point(start)]]


def offered(state: SpikeState, move: Move, seat: int) -> bool:
    """Whether the words lead to the move, one after the other, and no further."""
    for at, word in enumerate(move):
        if word not in state.words(move[:at], seat):
            return False
    return state.words(move, seat) == []


def verbs(state: SpikeState) -> set[str]:
    return {state.say((word,)) for word in state.words((), state.actors[0])}


def seen(state: SpikeState, eye: int | None) -> Any:
    """What a seat or a visitor sees, to be looked into."""
    return state.view(eye)


def ended(state: SpikeState) -> Result:
    assert state.result is not None
    return state.result
