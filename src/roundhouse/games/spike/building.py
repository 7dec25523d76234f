"""Building a connection to a new city, and the points for its commodity (SPK-A2 to A5, A9).

A build says the new city, then the ways from there until the line meets the network; the
cards are said next. One sentence for both would multiply thousands of lines by dozens of
payments when a hand is large.
"""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, EDGES, NO_EDGE, POINTS, WAYS
from roundhouse.games.spike.box import BUILD, IN, POINT0, ROWS, TABLE, WAY0, cards_said
from roundhouse.games.spike.payment import can_pay, covers
from roundhouse.games.spike.phases import NOBODY, PAYING
from roundhouse.games.spike.survey import SPACE, Survey, survey_of, ways_found
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


class Line:
    """A line being drawn from a new city towards the network, and what its cards come to.

    What `can_pay` counts is counted along, so that most lines are judged without looking at
    the whole hand: spaces that `lack` their colour, colours `short`, and `spare`, the spaces
    that sets could make.
    """

    def __init__(self, city: int, survey: Survey) -> None:
        self.points = [city]
        self.needs = [0] * COLOURS
        self.bill = 0
        self.hand = survey.hand
        self.cards = survey.cards
        self.lack = 0
        self.short = 0
        self.spare = survey.sets

    def add(self, edge: int) -> None:
        colour = BOARD.colour[edge]
        gap = self.hand[colour] - self.needs[colour]
        if gap > 1:
            self.spare -= 1
        elif gap <= 0:
            self.lack += 1
            if gap == 0:
                self.short += 1
        self.needs[colour] += 1
        self.bill += SPACE[colour]
        self.points.append(BOARD.ends[edge] - self.points[-1])

    def undo(self, edge: int) -> None:
        colour = BOARD.colour[edge]
        self.needs[colour] -= 1
        gap = self.hand[colour] - self.needs[colour]
        if gap > 1:
            self.spare += 1
        elif gap <= 0:
            self.lack -= 1
            if gap == 0:
                self.short -= 1
        self.bill -= SPACE[colour]
        self.points.pop()

    def payable(self) -> bool:
        if self.lack == 0 or self.spare < self.lack or self.short == 1:
            return self.spare >= self.lack
        return can_pay(self.hand, self.needs)


def can_finish(table: "SpikeState", line: Line, far: list[int], most: int) -> bool:
    """Whether the line can be led to the network and paid for; straight ways are tried first.

    A space takes a card, and a colour that is short takes one more, for a set.
    """
    points = line.points
    here = points[-1]
    length = len(points)
    owner = table.owner
    around, ends = BOARD.edges_of[here], BOARD.beyond[here]
    for nearer in (True, False):
        for at in range(len(around)):
            there = ends[at]
            left = far[there]
            if left < 0 or length + left > most or (left < far[here]) != nearer:
                continue
            edge = around[at]
            if owner[edge] != NOBODY:
                continue
            if left > 0 and (there < CITIES or there in points):
                continue
            line.add(edge)
            done = length + left + line.short <= line.cards and line.payable()
            if done and left > 0:
                done = can_finish(table, line, far, most)
            line.undo(edge)
            if done:
                return True
    return False


def possible(table: "SpikeState", seat: int) -> bool:
    """Most often a city next to the network settles it."""
    most = survey_of(table, seat).most
    if most == 0:
        return False
    if city_next_to(table, table.hands[seat].counts, seat):
        return True
    return most > 1 and len(new_cities(table, seat)) > 0


def city_next_to(table: "SpikeState", hand: list[int], seat: int) -> bool:
    """Whether a single space leads to a new city, paid by its colour or by two of another."""
    pair = False
    for count in hand:
        if count > 1:
            pair = True
    bit = 1 << seat
    owner, joined, colour = table.owner, table.joined, BOARD.colour
    for city in range(CITIES):
        if joined[city] & bit:
            continue
        around, ends = BOARD.edges_of[city], BOARD.beyond[city]
        for at in range(len(around)):
            if joined[ends[at]] & bit and owner[around[at]] == NOBODY:
                if pair or hand[colour[around[at]]] > 0:
                    return True
    return False


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    if len(said) == 1:
        return new_cities(table, seat)
    line = line_said(said, survey_of(table, seat))
    if table.joined[line.points[-1]] & 1 << seat:
        return []
    return next_ways(table, line, seat)


def new_cities(table: "SpikeState", seat: int) -> list[int]:
    survey = ways_found(table, seat)
    line = Line(0, survey)
    found: list[int] = []
    for city in range(CITIES):
        if survey.bill[city] > 0:
            found.append(POINT0 + city)
        elif survey.cut and survey.far[city] > 0:
            line.points[0] = city
            if can_finish(table, line, survey.far, survey.most):
                found.append(POINT0 + city)
    return found


def line_said(said: Move, survey: Survey) -> Line:
    line = Line(said[1] - POINT0, survey)
    for word in said[2:]:
        line.add(BOARD.edge_at[line.points[-1] * len(WAYS) + word - WAY0])
    return line


def next_ways(table: "SpikeState", line: Line, seat: int) -> list[int]:
    survey = ways_found(table, seat)
    most = survey.most
    found: list[int] = []
    points = line.points
    here = points[-1]
    for way in range(len(WAYS)):
        edge = BOARD.edge_at[here * len(WAYS) + way]
        if edge == NO_EDGE or table.owner[edge] != NOBODY:
            continue
        there = BOARD.ends[edge] - here
        home = table.joined[there] & 1 << seat != 0
        if not home and (there < CITIES or there in points):
            continue
        line.add(edge)
        leads = line.payable() and len(points) - 1 <= most
        if leads and not home and not survey.leads_home(points, line.bill):
            leads = can_finish(table, line, survey.far, most)
        if leads:
            found.append(WAY0 + way)
        line.undo(edge)
    return found


def all_builds(table: "SpikeState", seat: int) -> list[Move]:
    """Every build in the order of the words, which would look at the board for each word."""
    survey = ways_found(table, seat)
    most, far = survey.most, survey.far
    found: list[Move] = []
    for city in range(CITIES):
        if far[city] > 0:
            lead_on(table, Line(city, survey), (BUILD, POINT0 + city), far, most, seat, found)
    return found


def lead_on(
    table: "SpikeState",
    line: Line,
    said: Move,
    far: list[int],
    most: int,
    seat: int,
    found: list[Move],
) -> None:
    """All ways to go on with a line to the network."""
    here = line.points[-1]
    for way in range(len(WAYS)):
        edge = BOARD.edge_at[here * len(WAYS) + way]
        if edge == NO_EDGE or table.owner[edge] != NOBODY:
            continue
        there = BOARD.ends[edge] - here
        left = far[there]
        if left < 0 or len(line.points) + left > most:
            continue
        if left > 0 and (there < CITIES or there in line.points):
            continue
        line.add(edge)
        if line.payable():
            if left == 0:
                found.append((*said, WAY0 + way))
            else:
                lead_on(table, line, (*said, WAY0 + way), far, most, seat, found)
        line.undo(edge)


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
