"""Building a connection to a new city, and the points for its commodity (SPK-A2 to A5, A9).

A build says the new city, then the ways from there until the line meets the network; the
cards are said next. One sentence for both would multiply thousands of lines by dozens of
payments when a hand is large.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from roundhouse.games.spike.rules.board import (
    BOARD,
    CITIES,
    CITIES_FROM,
    COLOURS,
    EDGES,
    NO_EDGE,
    NOWHERE,
    POINTS,
    WAYS,
)
from roundhouse.games.spike.rules.box import BUILD, IN, POINT, ROWS, TABLE, WAY, cards_said
from roundhouse.games.spike.rules.free_track import free_track
from roundhouse.games.spike.rules.payment import covers
from roundhouse.games.spike.rules.phases import NOBODY, PAYING
from roundhouse.games.spike.rules.survey import ways_found
from roundhouse.games.spike.rules.ways import UNREACHED, Ways, one_space, spaces_in
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


# With so many spaces to spare, and no more, trying every way is quicker than looking ahead.
LOOSE: Final = 4


def possible(state: "SpikeState", seat: int) -> bool:
    """Most often a city next to the network settles it."""
    cards, track = state.hands[seat].total, state.track_left[seat]
    if cards == 0 or track == 0:
        return False
    if city_next_to(state, seat):
        return True
    return cards > 1 and track > 1 and any_new_city(ways_found(state, seat))


def city_next_to(state: "SpikeState", seat: int) -> bool:
    """Whether a single space leads to a new city, paid by its colour or by two of another.

    The train is on the network, so cities near the train are asked first.
    """
    hand = state.hands[seat].counts
    pair = False
    for count in hand:
        if count > 1:
            pair = True
            break
    bit: i64 = 1 << seat
    train = state.train[seat]
    cities = CITIES_FROM[train if train < CITIES else BOARD.start[train - POINTS]]
    joined, free, colour_at = state.joined, free_track(state).beyond, BOARD.colour_at
    last: i64 = len(cities)
    for nth in range(last):
        city: i64 = cities[nth]
        seats: i64 = joined[city]
        if seats & bit:
            continue
        for at in range(city * 6, city * 6 + 6):
            there: i64 = free[at]
            if there == NOWHERE:
                continue
            seats = joined[there]
            if seats & bit and (pair or hand[colour_at[at]] > 0):
                return True
    return False


class Build(Action["SpikeState"]):
    """SPK-A2: a connection to a new city."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        ways = ways_found(state, seat)
        if len(said) == 1:
            return POINT.words(new_cities(ways))
        here = POINT.of(said[1])
        passed = [here]
        needs: i64 = 0
        for word in said[2:]:
            at = here * len(WAYS) + WAY.of(word)
            needs += one_space(BOARD.colour_at[at])
            here = BOARD.beyond[at]
            passed.append(here)
        if state.joined[here] & 1 << seat:
            return []
        return ways_on(ways, passed, needs)

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        city = POINT.of(move[1])
        if state.joined[city] >> seat & 1:
            return Illegal("SPK-A2", {**facts([city]), "why": "not-new"})
        here = city
        passed = [city]
        needs = [0] * COLOURS
        at = 2
        while at < len(move):
            if at > 2 and state.joined[here] >> seat & 1:
                return Illegal("SPK-A2", {**ends_here(passed), "why": "goes-on"})
            edge = NO_EDGE if move[at] == IN else BOARD.edge_at[here * len(WAYS) + WAY.of(move[at])]
            if edge == NO_EDGE:
                return Illegal("SPK-A2", {**ends_here(passed), "why": "no-edge"})
            there = BOARD.end[edge] if BOARD.start[edge] == here else BOARD.start[edge]
            passed.append(there)
            if state.owner[edge] != NOBODY:
                return Illegal("SPK-A9", {**facts(passed), "by": state.owner[edge]})
            if passed.index(there) < len(passed) - 1:
                return Illegal("SPK-A2", {**facts(passed), "why": "loop"})
            if there < CITIES and not state.joined[there] >> seat & 1:
                return Illegal("SPK-A2", {**facts(passed), "why": "city-between"})
            needs[BOARD.colour[edge]] = needs[BOARD.colour[edge]] + 1
            here = there
            at += 1
        if not state.joined[here] >> seat & 1:
            return Illegal("SPK-A2", {**ends_here(passed), "why": "not-joined"})
        spaces = len(passed) - 1
        if spaces > state.track_left[seat]:
            limit: dict[str, object] = {"spaces": spaces, "left": state.track_left[seat]}
            return Illegal("SPK-A2", {**facts(passed), "why": "track", **limit})
        if not covers(state.hands[seat].counts[:], needs):
            return Illegal("SPK-A4", {"why": "unpayable", "needs": cards_said(needs)})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        """The track is laid and the city scores; the cards are still to be said."""
        edges: list[int] = []
        city = POINT.of(move[1])
        here = city
        line = [seat, city]
        needs = state.needs
        for word in move[2:]:
            edge = BOARD.edge_at[here * len(WAYS) + WAY.of(word)]
            here = BOARD.ends[edge] - here
            needs[BOARD.colour[edge]] = needs[BOARD.colour[edge]] + 1
            edges.append(edge)
            line.append(here)
        state.lay(edges, seat)
        state.line = line
        state.track_left[seat] -= len(edges)
        state.connected[seat] += 1
        state.stage = PAYING
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "station": BOARD.names[city]}
            facts["spaces"] = len(edges)
            facts["edges"] = edges
            state.tell("built", facts)
        score_commodity(state, BOARD.commodity[city], seat)


def facts(passed: list[int]) -> dict[str, object]:
    """The city that a line was to join, and its last space so far."""
    found: dict[str, object] = {"station": BOARD.names[passed[0]]}
    if len(passed) > 1:
        found["here"] = BOARD.names[passed[-2]]
        found["there"] = BOARD.names[passed[-1]]
    return found


def ends_here(passed: list[int]) -> dict[str, object]:
    return {**facts(passed), "here": BOARD.names[passed[-1]]}


def any_new_city(ways: Ways) -> bool:
    for city in range(CITIES):
        if ways.kept[city] != 0:
            return True
    return len(new_cities(ways)) > 0


def new_cities(ways: Ways) -> list[int]:
    found: list[int] = []
    kept, far = ways.kept, ways.far
    last: i64 = CITIES
    for city in range(last):
        away = far[city]
        if away == 0 or away == UNREACHED:
            continue
        if kept[city] != 0 or (ways.cut and can_finish(ways, city, 0)):
            found.append(city)
    return found


def ways_on(ways: Ways, passed: list[int], spent: i64) -> list[int]:
    """The words by which a line can be led on to the network and be paid for."""
    far = ways.far
    away = ways.bar(passed)
    found: list[int] = []
    start: i64 = passed[-1] * 6
    for at in range(start, start + 6):
        needs = with_space(ways, spent, at, ways.most)
        if needs != 0:
            there: i64 = ways.free[at]
            if far[there] == 0 or ways.leads_home(there, needs) or can_finish(ways, there, needs):
                found.append(WAY.word(at - start))
    ways.unbar(passed, away)
    return found


def can_finish(ways: Ways, here: i64, spent: i64) -> bool:
    """Whether the line that has come here can be led to the network and paid for."""
    far = ways.far
    away = far[here]
    far[here] = UNREACHED
    done = goes_home(ways, here, away, spent)
    far[here] = away
    return done


def goes_home(ways: Ways, here: i64, away: i64, spent: i64) -> bool:
    """Straight ways are tried first. As `with_space` for every way, but what is the same for all is
    looked up once."""
    far, free, colour_at = ways.far, ways.free, BOARD.colour_at
    first_junction: i64 = CITIES
    most = ways.most - spaces_in(spent) - 1
    if most > away + LOOSE:
        total = way_out(ways, here, spent)
        if total == 0 or spaces_in(total) > ways.most:
            return False
        if ways.payable(total, 0):
            return True
    detours = False  # are tried when there are any
    for detour in range(2):
        if detour == 1 and not detours:
            break
        for at in range(here * 6, here * 6 + 6):
            there: i64 = free[at]
            if there == NOWHERE:
                continue
            left = far[there]
            if left > most:
                continue
            if (left < away) == (detour == 1):
                detours = True
                continue
            if left > 0 and there < first_junction:
                continue
            needs = spent + one_space(colour_at[at])
            if not ways.payable(needs, left):
                continue
            if left == 0 or can_finish(ways, there, needs):
                return True
    return False


def way_out(ways: Ways, start: i64, spent: i64) -> i64:
    """What the line needs with the shortest way to the network that it hasn't barred itself; 0 if
    there is none."""
    far, free, colour_at = ways.far, ways.free, BOARD.colour_at
    first_junction: i64 = CITIES
    needs: list[i64] = [0] * POINTS
    needs[start] = spent
    line = [start]
    for here in line:
        for at in range(here * 6, here * 6 + 6):
            there: i64 = free[at]
            if there == NOWHERE or needs[there] != 0 or far[there] == UNREACHED:
                continue
            total = needs[here] + one_space(colour_at[at])
            if far[there] == 0:
                return total
            if there >= first_junction:
                needs[there] = total
                line.append(there)
    return 0


def with_space(ways: Ways, spent: i64, at: i64, most: i64) -> i64:
    """What a line needs with one space more; 0 if it can't be led there, within the `most` spaces
    that it may have, or not be paid."""
    there: i64 = ways.free[at]
    if there == NOWHERE:
        return 0
    left = ways.far[there]
    needs = spent + one_space(BOARD.colour_at[at])
    if spaces_in(needs) + left > most or (left > 0 and there < CITIES):
        return 0
    return needs if ways.payable(needs, left) else 0


def all_builds(state: "SpikeState", seat: int, spaces: int, detour: int) -> list[Move]:
    """Every build of at most so many spaces, and so many more than the city is away, in the order
    of the words, which would look at the board for each word; to a city for which there is none,
    the one way that is known."""
    ways = ways_found(state, seat)
    found: list[Move] = []
    for city in range(CITIES):
        if 0 < ways.far[city] < UNREACHED:
            most = min(ways.most, spaces, ways.far[city] + detour)
            before = len(found)
            lead_on(ways, city, 0, (BUILD, POINT.word(city)), most, found)
            if len(found) == before and ways.kept[city] != 0:
                found.append((BUILD, POINT.word(city), *WAY.words(ways.line_kept(city))))
    return found


def lead_on(ways: Ways, here: i64, spent: i64, said: Move, most: i64, found: list[Move]) -> None:
    """All ways to go on with a line to the network."""
    far = ways.far
    away = far[here]
    far[here] = UNREACHED
    start = here * 6
    for at in range(start, start + 6):
        needs = with_space(ways, spent, at, most)
        if needs == 0:
            continue
        there: i64 = ways.free[at]
        longer = (*said, WAY.word(at - start))
        if far[there] == 0:
            found.append(longer)
        else:
            lead_on(ways, there, needs, longer, most, found)
    far[here] = away


# For the judge of a pass.


def some_line(state: "SpikeState", seat: int) -> bool:
    """Whether any connection could be built: tried outwards from every point of the network.

    Where no free track leads to a new city at all, no hand has to be tried on all the ways.
    """
    if not free_way_out(state, seat):
        return False
    for point in range(POINTS):
        if state.joined[point] >> seat & 1:
            if leads_out(state, [point], [0] * COLOURS, seat):
                return True
    return False


def free_way_out(state: "SpikeState", seat: int) -> bool:
    """Whether a new city can be reached from the network over track that nobody owns."""
    reached = [state.joined[point] >> seat & 1 == 1 for point in range(POINTS)]
    spread = True
    while spread:
        spread = False
        for edge in range(EDGES):
            a, b = BOARD.start[edge], BOARD.end[edge]
            if state.owner[edge] != NOBODY or reached[a] == reached[b]:
                continue
            if (b if reached[a] else a) < CITIES:
                return True
            reached[a] = reached[b] = spread = True
    return False


def leads_out(state: "SpikeState", passed: list[int], needs: list[int], seat: int) -> bool:
    if len(passed) > state.track_left[seat]:
        return False
    for edge in range(EDGES):
        if state.owner[edge] != NOBODY or passed[-1] not in (BOARD.start[edge], BOARD.end[edge]):
            continue
        there = BOARD.end[edge] if BOARD.start[edge] == passed[-1] else BOARD.start[edge]
        if there in passed or state.joined[there] >> seat & 1:
            continue
        further = needs[:]
        further[BOARD.colour[edge]] += 1
        if covers(state.hands[seat].counts[:], further):
            if there < CITIES or leads_out(state, [*passed, there], further, seat):
                return True
    return False


# The effect.


def market_value(state: "SpikeState", good: int) -> int:
    return TABLE.values[state.market.index(good) % ROWS]


def score_commodity(state: "SpikeState", good: int, seat: int) -> None:
    """SPK-A5: its value, then it drops to the lowest row and those below it rise."""
    dollars = market_value(state, good)
    state.money[seat] += dollars
    state.market_money[seat] += dollars
    place = state.market.index(good)
    column = place - place % ROWS
    while place > column:
        state.market[place] = state.market[place - 1]
        place -= 1
    state.market[column] = good
    if state.heard:
        facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
        facts["dollars"] = dollars
        state.tell("commodity-scored", facts)
