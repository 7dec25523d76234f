"""Building a connection to a new city, and the points for its commodity (SPK-A2 to A5, A9).

A build says the new city, then the ways from there until the line meets the network; the
cards are said next. One sentence for both would multiply thousands of lines by dozens of
payments when a hand is large.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roundhouse.games.spike.board import (
    BOARD,
    CITIES,
    CITIES_FROM,
    COLOURS,
    EDGES,
    NO_EDGE,
    NOWHERE,
    POINTS,
    WAYS,
    among,
)
from roundhouse.games.spike.box import BUILD, IN, POINT0, ROWS, TABLE, WAY0, cards_said
from roundhouse.games.spike.payment import covers
from roundhouse.games.spike.phases import NOBODY, PAYING
from roundhouse.games.spike.survey import ways_found
from roundhouse.games.spike.ways import FIELD, Ways, spaces_in
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def possible(table: "SpikeState", seat: int) -> bool:
    """Most often a city next to the network settles it."""
    cards, track = table.hands[seat].total, table.track_left[seat]
    if cards == 0 or track == 0:
        return False
    if city_next_to(table, seat):
        return True
    return cards > 1 and track > 1 and len(new_cities(table, ways_found(table, seat))) > 0


def city_next_to(table: "SpikeState", seat: int) -> bool:
    """Whether a single space leads to a new city, paid by its colour or by two of another.

    The train is on the network, so cities near the train are asked first.
    """
    hand = table.hands[seat].counts
    pair = False
    for count in hand:
        if count > 1:
            pair = True
            break
    bit = 1 << seat
    train = table.train[seat]
    cities = CITIES_FROM[train if train < CITIES else BOARD.start[train - POINTS]]
    owner, joined, edge_at = table.owner, table.joined, BOARD.edge_at
    beyond, colour_at = BOARD.beyond, BOARD.colour_at
    last: i64 = len(cities)
    for nth in range(last):
        city: i64 = cities[nth]
        if joined[city] & bit:
            continue
        start = city * 6
        for at in range(start, start + 6):
            there: i64 = beyond[at]
            if there != NOWHERE and joined[there] & bit and owner[edge_at[at]] == NOBODY:
                if pair or hand[colour_at[at]] > 0:
                    return True
    return False


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    ways = ways_found(table, seat)
    if len(said) == 1:
        return new_cities(table, ways)
    points = [said[1] - POINT0]
    needs: i64 = 0
    for word in said[2:]:
        at = points[-1] * len(WAYS) + word - WAY0
        needs += 1 << FIELD * BOARD.colour_at[at]
        points.append(BOARD.beyond[at])
    if table.joined[points[-1]] & 1 << seat:
        return []
    return [WAY0 + way for way in range(len(WAYS)) if leads(table, ways, points, needs, way)]


def new_cities(table: "SpikeState", ways: Ways) -> list[int]:
    found: list[int] = []
    for city in range(CITIES):
        reached = ways.needs[city] > 0
        if not reached and ways.cut and ways.far[city] > 0:
            reached = can_finish(table, ways, [city], 0)
        if reached:
            found.append(POINT0 + city)
    return found


def leads(table: "SpikeState", ways: Ways, points: list[int], spent: i64, way: i64) -> bool:
    """Whether a line can be led on this way, then to the network, and be paid for."""
    needs = with_space(table, ways, points, spent, points[-1] * 6 + way)
    if needs == 0:
        return False
    there = BOARD.beyond[points[-1] * 6 + way]
    if ways.far[there] == 0:
        return True
    points.append(there)
    done = ways.leads_home(points, needs) or can_finish(table, ways, points, needs)
    points.pop()
    return done


def can_finish(table: "SpikeState", ways: Ways, points: list[int], spent: i64) -> bool:
    """Whether the line can be led to the network and paid for; straight ways are tried first.

    As `with_space` for every way, but what is the same for all is looked up once.
    """
    here: i64 = points[-1]
    owner, far = table.owner, ways.far
    beyond, colour_at, edge_at = BOARD.beyond, BOARD.colour_at, BOARD.edge_at
    first_junction: i64 = CITIES
    away: i64 = far[here]
    most = ways.most - spaces_in(spent) - 1
    for straight in range(2):
        for at in range(here * 6, here * 6 + 6):
            there: i64 = beyond[at]
            if there == NOWHERE:
                continue
            left: i64 = far[there]
            if left < 0 or left > most or (left < away) == (straight == 1):
                continue
            if owner[edge_at[at]] != NOBODY:
                continue
            if left > 0 and (there < first_junction or among(points, there)):
                continue
            needs = spent + (1 << FIELD * colour_at[at])
            if not ways.payable(needs, left):
                continue
            if left == 0:
                return True
            points.append(there)
            done = can_finish(table, ways, points, needs)
            points.pop()
            if done:
                return True
    return False


def with_space(table: "SpikeState", ways: Ways, points: list[int], spent: i64, at: i64) -> i64:
    """What a line needs with one space more; 0 if it can't be led there or not be paid."""
    there = BOARD.beyond[at]
    if there == NOWHERE:
        return 0
    left: i64 = ways.far[there]
    needs = spent + (1 << FIELD * BOARD.colour_at[at])
    if left < 0 or spaces_in(needs) + left > ways.most:
        return 0
    if table.owner[BOARD.edge_at[at]] != NOBODY:
        return 0
    if left > 0 and (there < CITIES or among(points, there)):
        return 0
    return needs if ways.payable(needs, left) else 0


def all_builds(table: "SpikeState", seat: int) -> list[Move]:
    """Every build in the order of the words, which would look at the board for each word."""
    ways = ways_found(table, seat)
    found: list[Move] = []
    for city in range(CITIES):
        if ways.far[city] > 0:
            lead_on(table, ways, [city], 0, (BUILD, POINT0 + city), found)
    return found


def lead_on(
    table: "SpikeState",
    ways: Ways,
    points: list[int],
    spent: i64,
    said: Move,
    found: list[Move],
) -> None:
    """All ways to go on with a line to the network."""
    start: i64 = points[-1] * 6
    for at in range(start, start + 6):
        needs = with_space(table, ways, points, spent, at)
        if needs == 0:
            continue
        there = BOARD.beyond[at]
        longer = (*said, WAY0 + at - start)
        if ways.far[there] == 0:
            found.append(longer)
        else:
            points.append(there)
            lead_on(table, ways, points, needs, longer, found)
            points.pop()


# The judge.


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    city = move[1] - POINT0
    facts: dict[str, object] = {"station": BOARD.names[city]}
    if table.joined[city] >> seat & 1:
        return Illegal("SPK-A2", {**facts, "why": "not-new"})
    here = city
    passed = [city]
    needs = [0] * COLOURS
    at = 2
    while at < len(move):
        if at > 2 and table.joined[here] >> seat & 1:
            return Illegal("SPK-A2", {**facts, "why": "goes-on", "here": BOARD.names[here]})
        edge = NO_EDGE if move[at] == IN else BOARD.edge_at[here * len(WAYS) + move[at] - WAY0]
        if edge == NO_EDGE:
            return Illegal("SPK-A2", {**facts, "why": "no-edge", "here": BOARD.names[here]})
        there = BOARD.end[edge] if BOARD.start[edge] == here else BOARD.start[edge]
        facts["here"] = BOARD.names[here]
        facts["there"] = BOARD.names[there]
        if table.owner[edge] != NOBODY:
            return Illegal("SPK-A9", {**facts, "by": table.owner[edge]})
        if there in passed:
            return Illegal("SPK-A2", {**facts, "why": "loop"})
        if there < CITIES and not table.joined[there] >> seat & 1:
            return Illegal("SPK-A2", {**facts, "why": "city-between"})
        passed.append(there)
        needs[BOARD.colour[edge]] += 1
        here = there
        at += 1
    if not table.joined[here] >> seat & 1:
        return Illegal("SPK-A2", {**facts, "why": "not-joined", "here": BOARD.names[here]})
    spaces = len(passed) - 1
    if spaces > table.track_left[seat]:
        left = table.track_left[seat]
        return Illegal("SPK-A2", {**facts, "why": "track", "spaces": spaces, "left": left})
    if spaces > TABLE.longest:
        most = TABLE.longest
        return Illegal("SPK-A2", {**facts, "why": "long", "spaces": spaces, "most": most})
    if not covers(table.hands[seat].counts[:], needs):
        return Illegal("SPK-A4", {"why": "unpayable", "needs": cards_said(needs)})
    return None


def some_line(table: "SpikeState", seat: int) -> bool:
    """Whether any connection could be built: tried outwards from every point of the network."""
    for point in range(POINTS):
        if table.joined[point] >> seat & 1:
            if leads_out(table, [point], [0] * COLOURS, seat):
                return True
    return False


def leads_out(table: "SpikeState", passed: list[int], needs: list[int], seat: int) -> bool:
    if len(passed) > min(TABLE.longest, table.track_left[seat]):
        return False
    for edge in range(EDGES):
        if table.owner[edge] != NOBODY or passed[-1] not in (BOARD.start[edge], BOARD.end[edge]):
            continue
        there = BOARD.end[edge] if BOARD.start[edge] == passed[-1] else BOARD.start[edge]
        if there in passed or table.joined[there] >> seat & 1:
            continue
        further = needs[:]
        further[BOARD.colour[edge]] += 1
        if covers(table.hands[seat].counts[:], further):
            if there < CITIES or leads_out(table, [*passed, there], further, seat):
                return True
    return False


# The effect.


def act(table: "SpikeState", move: Move, seat: int) -> None:
    """The track is laid and the city scores; the cards are still to be said."""
    edges: list[int] = []
    city = move[1] - POINT0
    here = city
    table.joined[here] |= 1 << seat
    for word in move[2:]:
        edge = BOARD.edge_at[here * len(WAYS) + word - WAY0]
        here = BOARD.ends[edge] - here
        table.owner[edge] = seat
        table.joined[here] |= 1 << seat
        table.needs[BOARD.colour[edge]] += 1
        edges.append(edge)
    table.track_left[seat] -= len(edges)
    table.connected[seat] += 1
    table.stage = PAYING
    facts: dict[str, object] = {"seat": seat, "station": BOARD.names[city]}
    facts["spaces"] = len(edges)
    facts["edges"] = edges
    table.tell("built", facts)
    score_commodity(table, BOARD.commodity[city], seat)


def market_value(table: "SpikeState", good: int) -> int:
    return TABLE.values[table.market.index(good) % ROWS]


def score_commodity(table: "SpikeState", good: int, seat: int) -> None:
    """SPK-A5: its value, then it drops to the lowest row and those below it rise."""
    dollars = market_value(table, good)
    table.money[seat] += dollars
    table.market_money[seat] += dollars
    place = table.market.index(good)
    column = place - place % ROWS
    while place > column:
        table.market[place] = table.market[place - 1]
        place -= 1
    table.market[column] = good
    facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
    facts["dollars"] = dollars
    table.tell("commodity-scored", facts)
