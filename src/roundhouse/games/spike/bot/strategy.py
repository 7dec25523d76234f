"""What a position is worth to a seat, in dollars: those it has and those it may hope for.

Hopes are contracts and the route card. Each is thought through as turns: spaces still to be
built, and the train's way to the source and on to the city that pays. What takes longer than
the cards are likely to last is worth nothing. Only what the seat can see is read.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.spike.bot.weights import SECOND_LEVEL, WORTH
from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, EDGES, FROM_CITY, POINTS
from roundhouse.games.spike.rules.box import (
    CONTRACTS,
    DELIVER,
    DROP,
    GOOD,
    GOODS,
    LOAD,
    LOCOMOTIVE,
    PARTS,
    ROUTES,
    ROWS,
    TABLE,
    TENDER,
)
from roundhouse.games.spike.rules.phases import (
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
from roundhouse.games.spike.rules.scoring import route_money
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState

UNREACHED: Final = 99
SPACES: Final = POINTS + EDGES  # where a train can stand
WAYS: Final = 100  # what is worked out for a train is kept by numbers from here on


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
    tally.add("cards", hand_worth(state, seat))
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
    tally.add("contracts", contracts(state, seat, needed, turns))
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


def spaces_needed(state: "SpikeState", seat: int) -> list[int]:
    """By point: spaces to build to join it, over free edges; own track costs nothing.

    After an own connection only what has come nearer is looked at.
    """
    known = state.worked_out.get(seat)
    if known is not None:
        return known
    needed = state.worked_before.get(seat)
    line: list[int] = []
    if needed is not None and state.line and state.line[0] == seat:
        needed = needed[:]
        line = [point for point in state.line[1:] if needed[point] > 0]
        for point in line:
            needed[point] = 0
    else:
        needed = [UNREACHED] * POINTS
        bit = 1 << seat
        for point, seats in enumerate(state.joined):
            if seats & bit:
                needed[point] = 0
                line.append(point)
    owner, edges_of, ends = state.owner, BOARD.edges_of, BOARD.ends
    for near in line:
        here: i64 = near
        spaces: i64 = needed[here] + 1
        for edge in edges_of[here]:
            there: i64 = ends[edge] - here
            if needed[there] > spaces and owner[edge] == NOBODY:
                needed[there] = spaces
                line.append(there)
    state.worked_out[seat] = needed
    return needed


def way_from(state: "SpikeState", seat: int, at: int) -> list[int]:
    """By point: spaces for a train that stands here over own track; where it can't get, UNREACHED.

    Behind them stand the cities that it can get to.
    """
    key = WAYS + seat * SPACES + at
    way = state.worked_out.get(key)
    if way is None:
        way = state.worked_before.get(key) if state.line else None
        if way is None:
            way = way_found(state, seat, at)
        elif state.line[0] == seat:
            way = way_further(state, seat, way)
        state.worked_out[key] = way
    return way


def way_further(state: "SpikeState", seat: int, way: list[int]) -> list[int]:
    """With the last connection, which leads from the network to a new city and shortens no way."""
    way = way[:]
    line = state.line
    far = way[line[-1]]
    for at in range(len(line) - 2, 0, -1):
        far += 1
        way[line[at]] = far
    new = line[1]
    way.append(new)
    from_new = FROM_CITY[new]
    bit = 1 << seat
    for city in range(CITIES):  # ways thought of to cities that it can't get to
        if way[city] != UNREACHED and not state.joined[city] & bit:
            way[city] = min(way[city], far + from_new[city])
    return way


def way_found(state: "SpikeState", seat: int, at: int) -> list[int]:
    far = [UNREACHED] * POINTS
    line: list[int] = []
    if at < CITIES:
        far[at] = 0
        line.append(at)
    else:
        for end in (BOARD.start[at - POINTS], BOARD.end[at - POINTS]):
            far[end] = 0
            line.append(end)
    owner, edges_of, ends = state.owner, BOARD.edges_of, BOARD.ends
    for near in line:
        here: i64 = near
        spaces: i64 = far[here] + 1
        for edge in edges_of[here]:
            if owner[edge] == seat:
                there: i64 = ends[edge] - here
                if far[there] == UNREACHED:
                    far[there] = spaces
                    line.append(there)
    return far + [city for city in line if city < CITIES]


def spaces_to(city: int, way: list[int], needed: list[int]) -> int:
    """The train's way to a city, over track that is still to be built if need be."""
    spaces = way[city]
    if spaces == UNREACHED:
        from_city = FROM_CITY[city]
        for at in range(POINTS, len(way)):
            near: i64 = way[at]
            spaces = min(spaces, way[near] + from_city[near])
        if spaces == UNREACHED:
            spaces = needed[city]
        way[city] = spaces  # no city that it can get to: those stand behind
    return spaces


def delivered(state: "SpikeState", seat: int) -> int:
    """Loads delivered: each is worth what a load aboard is besides its payout, and a little more,
    so that a train in the city that pays waits for nothing."""
    found = 0
    for good in range(GOODS):
        if state.holder[good] == seat and state.load[good] == DELIVERED:
            found += 1
    return found


def contracts(state: "SpikeState", seat: int, needed: list[int], turns: float) -> float:
    """The train is on its way for one contract, the one that promises most from where it is. The
    others begin at their source, and each further one counts less. A city pays but once, so no two
    count on the same."""
    way = way_from(state, seat, state.train[seat])
    hopes: list[tuple[float, int, int]] = []
    gain = 0.0
    main = -1
    taken = 0
    for good in range(GOODS):
        if state.holder[good] == seat and state.load[good] != DELIVERED:
            now, to, later, city = hope(state, good, seat, needed, way, turns, 0)
            hopes.append((later, good, city))
            if now - WORTH.later * later > gain:
                gain = now - WORTH.later * later
                main = good
                taken = 1 << to
    hopes.sort(reverse=True)
    value = gain
    share = WORTH.later
    for later, good, city in hopes:
        worth = later
        if good != main:
            there = city
            if taken >> there & 1:
                _, _, worth, there = hope(state, good, seat, needed, way, turns, taken)
            taken |= 1 << there
        value += share * worth
        share *= WORTH.contract_fades
    return value


def best_route(state: "SpikeState", seat: int, needed: list[int], turns: float) -> float:
    best = 0.0
    for route in state.routes[seat]:
        best = max(best, route_worth(state, route, seat, needed, turns))
    return best


def face_of(state: "SpikeState", good: int, seat: int) -> int:
    """The face in force, or the one that the seat has just chosen."""
    side = state.side_of[good]
    if state.phase == SIDES_PHASE:
        for choice in state.held.choices[seat]:
            if choice[0] == good:
                side = choice[1]
    return CONTRACTS.face(good, state.card_of[good], side)


def building_turns(spaces: int) -> float:
    return 0.0 if spaces == 0 else WORTH.space_turns * spaces + WORTH.city_turns


def hope(
    state: "SpikeState",
    good: int,
    seat: int,
    needed: list[int],
    way: list[int],
    turns: float,
    taken: int,
) -> tuple[float, int, float, int]:
    """What a contract promises now and where, and what for a train at its source and where. A load
    aboard promises no less than it would at its source. Cities that are taken don't count."""
    now, to, later, city = contract_worths(state, good, seat, needed, way, turns, taken)
    if state.load[good] == ABOARD:
        now, to = load_worth(state, good, seat, needed, way, turns, taken)
        if now > later:
            return now, to, now, to
    return now, to, later, city


def load_worth(
    state: "SpikeState",
    good: int,
    seat: int,
    needed: list[int],
    way: list[int],
    turns: float,
    taken: int,
) -> tuple[float, int]:
    """The best that a city promises for a load that is aboard, and which."""
    face = face_of(state, good, seat)
    speed = state.level(seat, LOCOMOTIVE)
    starts = 1.0 if state.train[seat] < CITIES else 0.0  # to leave a city takes an action
    bit = 1 << seat
    best = 0.0
    to = 0
    for index, city in enumerate(CONTRACTS.cities[face]):
        if state.served[city] & bit or taken >> city & 1 or needed[city] == UNREACHED:
            continue
        pays = float(CONTRACTS.pays[face][index]) + WORTH.on_board
        if pays <= best:
            continue
        if state.train[seat] == city:
            worth = promise(pays, 0, speed, 0.0, needed[city], turns)
        else:
            ride = 1 + spaces_to(city, way, needed)
            worth = promise(pays, ride, speed, starts, needed[city], turns)
        if worth > best:
            best = worth
            to = city
    return best, to


def contract_worths(
    state: "SpikeState",
    good: int,
    seat: int,
    needed: list[int],
    way: list[int],
    turns: float,
    taken: int,
) -> tuple[float, int, float, int]:
    """The best that a source and a paying city promise, less what it takes to get there: for our
    train, which has to get to the source and start, and for one that stands there; each with the
    city. The ride is the way of a load aboard, so that to arrive and to load is never a loss. What
    could not do better as the crow flies is not looked at."""
    face = face_of(state, good, seat)
    speed = state.level(seat, LOCOMOTIVE)
    stands = 1.0 if state.train[seat] < CITIES else 0.0
    bit = 1 << seat
    later = now = 0.0
    to = where = 0
    for index, city in enumerate(CONTRACTS.cities[face]):
        if state.served[city] & bit or taken >> city & 1 or needed[city] == UNREACHED:
            continue
        pays = float(CONTRACTS.pays[face][index])
        if pays <= now:  # nothing promises more than it pays
            continue
        for source in BOARD.sources[good]:
            if needed[source] == UNREACHED:
                continue
            spaces = needed[source] + needed[city]
            approach = 0
            starts = 1.0
            if state.train[seat] != source:
                approach = 1 + spaces_to(source, way, needed)
                starts += stands
            ride = 1 + FROM_CITY[source][city]
            if needed[source] == 0 and state.phase == TURNS:
                if (
                    promise(pays, ride, speed, 1.0, spaces, turns) <= later
                    and promise(pays, ride + approach, speed, starts, spaces, turns) <= now
                ):
                    continue
                ride = 1 + spaces_to(city, way_from(state, seat, source), needed)
            there = promise(pays, ride, speed, 1.0, spaces, turns)
            if there > later:
                later = there
                where = city
            if there > now:  # who is there already can't do worse
                here = promise(pays, ride + approach, speed, starts, spaces, turns)
                if here > now:
                    now = here
                    to = city
    return now, to, later, where


def promise(pays: float, ride: int, speed: int, starts: float, spaces: int, turns: float) -> float:
    """A payout, the less the more turns and track it takes, and less the actions to start."""
    likely = chance(max(float(ride) / speed, building_turns(spaces)) + starts, turns)
    if likely <= 0.0:
        return 0.0
    worth = likely * pays * WORTH.ridden[speed][ride] * WORTH.built_up[spaces]
    return max(worth - WORTH.start * starts, WORTH.least * worth)


def chance(time: float, turns: float) -> float:
    """What is left of a promise that takes so many of the turns that are left."""
    if time >= turns:
        return 0.0
    return 1.0 - time / turns * time / turns


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
        hopes = contracts(state, seat, needed, turns) + best_route(state, seat, needed, turns)
        best = max(best, hopes)
    state.train[seat] = NOTHING
    return best
