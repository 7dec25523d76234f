"""What a position is worth to a seat, in dollars: those it has and those it may hope for.

Hopes are contracts and the route card. Each is thought through as turns: spaces still to be
built, and the train's way to the source and on to the city that pays. What takes longer than
the cards are likely to last is worth nothing. Only what the seat can see is read.
"""

from typing import TYPE_CHECKING

from roundhouse.games.spike.bot.hopes import Hopes, building_turns, chance
from roundhouse.games.spike.bot.ways import UNREACHED, spaces_needed
from roundhouse.games.spike.bot.weights import SECOND_LEVEL, WORTH
from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, FROM_CITY, POINTS
from roundhouse.games.spike.rules.box import (
    CONTRACTS,
    DELIVER,
    DROP,
    GOOD,
    GOODS,
    LOAD,
    PARTS,
    ROUTES,
    ROWS,
    TABLE,
    TENDER,
)
from roundhouse.games.spike.rules.phases import (
    DELIVERED,
    DRAWING,
    NOTHING,
    OPEN,
    PAYING,
    TURNS,
)
from roundhouse.games.spike.rules.scoring import route_money
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def evaluate(state: "SpikeState", seat: int) -> float:
    tally = Tally()
    add_up(state, seat, tally)
    return tally.total


def add_up(state: "SpikeState", seat: int, tally: Tally) -> None:
    tally.add("delivered", WORTH.delivered * delivered(state, seat))
    if state.result is not None:
        tally.add("money", float(state.result.scores[seat]))
        return
    turns = turns_left(state)
    tally.add("money", float(state.money[seat]))
    tally.add("cards", hand_worth(state, seat) * min(1.0, turns / WORTH.spending_turns))
    if state.phase != TURNS and state.train[seat] == NOTHING:
        tally.add("contracts", best_home(state, seat, turns))
        return
    for part in range(len(PARTS)):
        level = state.levels[seat * len(PARTS) + part]
        if level > 0:
            worth = 1.0 + SECOND_LEVEL * (level - 1)
            tally.add("train", WORTH.parts[part] * turns * worth)
    needed = spaces_needed(state, seat)
    dollars = market_dollars(state)
    if state.actors[0] == seat:
        tally.add("turn", turn_to_come(state, seat, needed, dollars))
    tally.add("contracts", Hopes(state, seat, needed, turns).contracts())
    tally.add("route", best_route(state, seat, needed, turns))
    tally.add("openings", openings(state, seat, needed, dollars))
    tally.add("track", WORTH.track * min(float(state.track_left[seat]), turns))


def sensible(state: "SpikeState", seat: int, moves: list[Move]) -> list[Move]:
    """A delivery that gains costs nothing, nor does a load: they are made before all else. Nothing
    is dropped for which a city would still pay: it would only be fetched again."""
    for verb in (DELIVER, LOAD):
        free = [move for move in moves if move[0] == verb]
        now = evaluate(state, seat) if free else 0.0
        gaining = [move for move in free if worth_of(state, seat, move) > now]
        if gaining:
            return gaining
    if state.aboard[seat] == 0:
        return moves
    found = [move for move in moves if move[0] != DROP or not sellable(state, seat, move)]
    return found or moves


def worth_of(state: "SpikeState", seat: int, move: Move) -> float:
    after = state.copy()
    after.play(move, seat)
    return evaluate(after, seat)


def sellable(state: "SpikeState", seat: int, drop: Move) -> bool:
    good = GOOD.of(drop[1])
    face = CONTRACTS.face(good, state.card_of[good], state.side_of[good])
    return any([not state.served[city] & 1 << seat for city in CONTRACTS.cities[face]])


def market_dollars(state: "SpikeState") -> list[int]:
    """By commodity: what a new city with it brings now."""
    dollars = [0] * GOODS
    for place, good in enumerate(state.market):
        dollars[good] = TABLE.values[place % ROWS]
    return dollars


def turn_to_come(state: "SpikeState", seat: int, needed: list[int], dollars: list[int]) -> float:
    """What the rest of the turn is still good for, so that free things are done first."""
    if state.stage == DRAWING:
        return WORTH.draw * (state.level(seat, TENDER) - state.drawn)
    if state.stage != OPEN:
        return 0.0
    best = WORTH.action
    cards = min(state.hands[seat].total, state.track_left[seat])
    for city in range(CITIES):
        spaces = needed[city]
        if 0 < spaces <= cards:
            brings = dollars[BOARD.commodity[city]] + WORTH.built - WORTH.spent * spaces
            best = max(best, brings)
    return best + (WORTH.rolled if state.rolled else 0.0)


def turns_left(state: "SpikeState") -> float:
    """Turns that this seat still has, by the cards that are to be drawn."""
    total = TABLE.of_each_colour * COLOURS
    if state.seats == 2:
        total -= TABLE.removed_with_two * COLOURS
    held = 0
    for hand in state.hands:
        held += hand.total
    deck = max(total - held - TABLE.display, TABLE.display)
    cards = float(state.deck.down.total)
    if state.round == TABLE.time_cards:
        cards -= (1.0 - WORTH.last_deck) * (cards - state.top_half)
    else:
        cards += deck * (TABLE.time_cards - 1 - state.round + WORTH.last_deck)
    return cards / (WORTH.drawn_per_turn * state.seats)


def hand_worth(state: "SpikeState", seat: int) -> float:
    """Cards, less those that a connection just laid will cost."""
    hand = state.hands[seat]
    cards = hand.total
    value = 0.0
    if state.stage == PAYING and state.actors[0] == seat:
        for colour in range(COLOURS):
            cards -= state.needs[colour]
            if state.needs[colour] > hand.counts[colour]:
                cards -= 1
    else:
        for count in hand.counts:
            if count > 0:
                value += WORTH.lone_colour
    return value + WORTH.hands[cards] if cards > 0 else value


def delivered(state: "SpikeState", seat: int) -> int:
    """Loads delivered: each is worth what a load aboard is besides its payout, and a little more,
    so that a train in the city that pays waits for nothing."""
    found = 0
    for good in range(GOODS):
        if state.holder[good] == seat and state.load[good] == DELIVERED:
            found += 1
    return found


def best_route(state: "SpikeState", seat: int, needed: list[int], turns: float) -> float:
    best = 0.0
    for route in state.routes[seat]:
        best = max(best, route_worth(state, route, seat, needed, turns))
    return best


def route_worth(
    state: "SpikeState", route: int, seat: int, needed: list[int], turns: float
) -> float:
    """What the card brings now, or would with the start and the cities that are within reach."""
    start = needed[ROUTES.start[route]]
    value = float(route_money(state, route, seat))
    if start == UNREACHED:
        return value
    best = 0.0
    further = 0.0
    for index, city in enumerate(ROUTES.cities[route]):
        if needed[city] == UNREACHED:
            continue
        likely = chance(building_turns(start) + building_turns(needed[city]), turns)
        best = max(best, ROUTES.values[index] * likely)
        further += TABLE.each_further * likely
    return max(value, WORTH.route_hope * (best + max(0.0, further - 1.0)))


def openings(state: "SpikeState", seat: int, needed: list[int], dollars: list[int]) -> float:
    """New cities close by, by what their commodity is worth now; the two best count."""
    first = 0.0
    second = 0.0
    if state.track_left[seat] == 0:
        return 0.0
    for city in range(CITIES):
        spaces = needed[city]
        if 0 < spaces < 4:
            worth = dollars[BOARD.commodity[city]] * (4 - spaces) / 3.0
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return WORTH.neighbour * (first + second)


def best_home(state: "SpikeState", seat: int, turns: float) -> float:
    """Before the train is placed: what the best city to begin in promises."""
    best = 0.0
    for city in range(CITIES):
        state.train[seat] = city
        needed = [FROM_CITY[city][point] for point in range(POINTS)]
        hopes = Hopes(state, seat, needed, turns).contracts() + best_route(
            state, seat, needed, turns
        )
        best = max(best, hopes)
    state.train[seat] = NOTHING
    return best
