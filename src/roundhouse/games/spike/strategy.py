"""What a position is worth to a seat, in dollars: those it has and those it may hope for.

Hopes are contracts and the route card. Each is thought through as turns: spaces still to be
built, and the train's way to the source and on to the city that pays. What takes longer than
the cards are likely to last is worth nothing. Only what the seat can see is read.
"""

import math
from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, FROM_CITY, POINTS
from roundhouse.games.spike.box import (
    CONTRACTS,
    GOODS,
    LOCOMOTIVE,
    PARTS,
    ROUTES,
    ROWS,
    TABLE,
    TENDER,
)
from roundhouse.games.spike.phases import (
    ABOARD,
    DELIVERED,
    DRAWING,
    NOBODY,
    NOTHING,
    OPEN,
    PAYING,
    SIDES_PHASE,
    TURNS,
)
from roundhouse.games.spike.scoring import route_money
from roundhouse.games.spike.weights import (
    ACTION,
    BUILT,
    CARD,
    CARD_LESS,
    CITY_TURNS,
    CONTRACT_FADES,
    DRAW,
    DRAWN_PER_TURN,
    LAST_DECK,
    LATER,
    LEAST,
    LEVEL,
    LONE_COLOUR,
    NEIGHBOUR,
    ON_BOARD,
    PER_SPACE,
    PER_TURN,
    ROLLED,
    ROUTE_HOPE,
    SPACE_TURNS,
    SPENT,
    START,
    TRACK,
)

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

UNREACHED: Final = 99


def evaluate(table: "SpikeState", seat: int) -> float:
    if table.result is not None:
        return float(table.result.scores[seat])
    turns = turns_left(table)
    value = float(table.money[seat]) + hand_worth(table, seat)
    if table.phase != TURNS and table.train[seat] == NOTHING:
        return value + best_home(table, seat, turns)
    for part in range(len(PARTS)):
        level = table.levels[seat * len(PARTS) + part]
        for step in range(level):
            value += LEVEL[part] * turns * (1.0 if step == 0 else 0.7)
    needed = spaces_needed(table, seat)
    if table.actors[0] == seat:
        value += turn_to_come(table, seat, needed)
    value += hopes(table, seat, needed, turns)
    value += openings(table, seat, needed)
    return value + TRACK * min(float(table.track_left[seat]), turns)


def turn_to_come(table: "SpikeState", seat: int, needed: list[int]) -> float:
    """What the rest of the turn is still good for, so that free things are done first."""
    if table.stage == DRAWING:
        return DRAW * (table.level(seat, TENDER) - table.drawn)
    if table.stage != OPEN:
        return 0.0
    best = ACTION
    cards = min(table.hands[seat].total, table.track_left[seat])
    for city in range(CITIES):
        if 0 < needed[city] <= cards:
            place = table.market.index(BOARD.commodity[city])
            best = max(best, TABLE.values[place % ROWS] + BUILT - SPENT * needed[city])
    return best + (ROLLED if table.rolled else 0.0)


def turns_left(table: "SpikeState") -> float:
    """Turns that this seat still has, by the cards that are to be drawn."""
    total = TABLE.of_each_colour * COLOURS
    if table.seats == 2:
        total -= TABLE.removed_with_two * COLOURS
    held = 0
    for hand in table.hands:
        held += hand.total
    deck = max(total - held - TABLE.display, TABLE.display)
    cards = float(table.deck.down.total)
    if table.round == TABLE.time_cards:
        cards -= (1.0 - LAST_DECK) * (cards - table.top_half)
    else:
        cards += deck * (TABLE.time_cards - 1 - table.round + LAST_DECK)
    return cards / (DRAWN_PER_TURN * table.seats)


def hand_worth(table: "SpikeState", seat: int) -> float:
    """Cards, less those that a connection just laid will cost."""
    hand = table.hands[seat]
    cards = hand.total
    value = 0.0
    if table.stage == PAYING and table.actors[0] == seat:
        for colour in range(COLOURS):
            cards -= table.needs[colour]
            if table.needs[colour] > hand.counts[colour]:
                cards -= 1
    else:
        for count in hand.counts:
            if count > 0:
                value += LONE_COLOUR
    for number in range(cards):
        value += max(0.1, CARD - CARD_LESS * number)
    return value


def spaces_needed(table: "SpikeState", seat: int) -> list[int]:
    """By point: spaces to build to join it, over free edges; own track costs nothing."""
    bit = 1 << seat
    needed = [UNREACHED] * POINTS
    line: list[int] = []
    for point in range(POINTS):
        if table.joined[point] & bit:
            needed[point] = 0
            line.append(point)
    for here in line:
        for edge in BOARD.edges_of[here]:
            if table.owner[edge] == NOBODY:
                there = BOARD.ends[edge] - here
                if needed[there] == UNREACHED:
                    needed[there] = needed[here] + 1
                    line.append(there)
    return needed


def way_of_train(table: "SpikeState", seat: int) -> list[int]:
    """By point: spaces for the train over own track; where it can't get, UNREACHED."""
    far = [UNREACHED] * POINTS
    line: list[int] = []
    at = table.train[seat]
    if at < CITIES:
        far[at] = 0
        line.append(at)
    else:
        for end in (BOARD.start[at - POINTS], BOARD.end[at - POINTS]):
            far[end] = 0
            line.append(end)
    for here in line:
        for edge in BOARD.edges_of[here]:
            if table.owner[edge] == seat:
                there = BOARD.ends[edge] - here
                if far[there] == UNREACHED:
                    far[there] = far[here] + 1
                    line.append(there)
    return far


def hopes(table: "SpikeState", seat: int, needed: list[int], turns: float) -> float:
    """The contracts, and the route card.

    The train is on its way for one contract, the one that promises most from where it is. The
    others begin at their source, and each further one counts less.
    """
    way = way_of_train(table, seat)
    worths: list[float] = []
    gain = 0.0
    for good in range(GOODS):
        if table.holder[good] == seat and table.load[good] != DELIVERED:
            later = contract_worth(table, good, seat, needed, way, turns, False)
            now = contract_worth(table, good, seat, needed, way, turns, True)
            worths.append(later)
            gain = max(gain, now - LATER * later)
    worths.sort(reverse=True)
    value = gain
    share = LATER
    for worth in worths:
        value += share * worth
        share *= CONTRACT_FADES
    best = 0.0
    for route in table.routes[seat]:
        best = max(best, route_worth(table, route, seat, needed, turns))
    return value + best


def face_of(table: "SpikeState", good: int, seat: int) -> int:
    """The face in force, or the one that the seat has just chosen."""
    side = table.side_of[good]
    if table.phase == SIDES_PHASE:
        for choice in table.held.choices[seat]:
            if choice[0] == good:
                side = choice[1]
    return CONTRACTS.face(good, table.card_of[good], side)


def building_turns(spaces: int) -> float:
    return 0.0 if spaces == 0 else SPACE_TURNS * spaces + CITY_TURNS


def contract_worth(
    table: "SpikeState",
    good: int,
    seat: int,
    needed: list[int],
    way: list[int],
    turns: float,
    now: bool,
) -> float:
    """The best that a source and a paying city promise, less what it takes to get there.

    `now` counts the train's way to the source, too, and the action to start it.
    """
    face = face_of(table, good, seat)
    speed = float(table.level(seat, LOCOMOTIVE))
    standing = 1.0 if table.train[seat] < CITIES else 0.0
    bit = 1 << seat
    best = 0.0
    for index, city in enumerate(CONTRACTS.cities[face]):
        if table.served[city] & bit or needed[city] == UNREACHED:
            continue
        pays = float(CONTRACTS.pays[face][index])
        if table.load[good] == ABOARD:
            ride = 0.0
            starts = 0.0
            pays += ON_BOARD
            if table.train[seat] != city:
                ride = float(1 + spaces_to(city, way, needed)) / speed
                starts = standing
            best = max(best, promise(pays, ride, starts, needed[city], turns))
            continue
        for source in BOARD.sources[good]:
            if needed[source] == UNREACHED:
                continue
            ride = float(FROM_CITY[source][city] + 1) / speed
            starts = 1.0
            if now and table.train[seat] != source:
                ride += float(1 + spaces_to(source, way, needed)) / speed
                starts += standing
            spaces = needed[source] + needed[city]
            best = max(best, promise(pays, ride, starts, spaces, turns))
    return best


def spaces_to(city: int, way: list[int], needed: list[int]) -> int:
    """The train's way to a city, over track that is still to be built if need be."""
    return way[city] if way[city] < UNREACHED else nearest(way, needed, city)


def promise(pays: float, ride: float, starts: float, spaces: int, turns: float) -> float:
    """A payout, the less the more turns and track it takes, and less the actions to start."""
    likely = chance(max(ride, building_turns(spaces)) + starts, turns)
    worth = likely * pays * math.exp(-PER_TURN * ride - PER_SPACE * spaces)
    return max(worth - START * starts, LEAST * worth)


def nearest(way: list[int], needed: list[int], city: int) -> int:
    """Spaces for the train to a city that isn't joined yet."""
    spaces = UNREACHED
    for other in range(CITIES):
        if way[other] < UNREACHED:
            spaces = min(spaces, way[other] + FROM_CITY[city][other])
    return spaces if spaces < UNREACHED else needed[city]


def chance(time: float, turns: float) -> float:
    """What is left of a promise that takes so many of the turns that are left."""
    if time >= turns:
        return 0.0
    return 1.0 - time / turns * time / turns


def route_worth(
    table: "SpikeState", route: int, seat: int, needed: list[int], turns: float
) -> float:
    """What the card brings now, or would with the start and the cities that are within reach."""
    start = needed[ROUTES.start[route]]
    value = float(route_money(table, route, seat))
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
    return max(value, ROUTE_HOPE * (best + max(0.0, further - 1.0)))


def openings(table: "SpikeState", seat: int, needed: list[int]) -> float:
    """New cities close by, by what their commodity is worth now; the two best count."""
    first = 0.0
    second = 0.0
    if table.track_left[seat] == 0:
        return 0.0
    for city in range(CITIES):
        if 0 < needed[city] < 4:
            place = table.market.index(BOARD.commodity[city])
            worth = TABLE.values[place % ROWS] * (4 - needed[city]) / 3.0
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return NEIGHBOUR * (first + second)


def best_home(table: "SpikeState", seat: int, turns: float) -> float:
    """Before the train is placed: what the best city to begin in promises."""
    best = 0.0
    for city in range(CITIES):
        table.train[seat] = city
        needed = [FROM_CITY[city][point] for point in range(POINTS)]
        best = max(best, hopes(table, seat, needed, turns))
    table.train[seat] = NOTHING
    return best
