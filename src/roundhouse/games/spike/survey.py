"""Survey: what a seat can build, pay and reach now, as the generator sees it (SPK-A2, SPK-A4).

Needs of a line are packed into one number, its bill: a field of bits per colour, and the
number of spaces above them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, POINTS
from roundhouse.games.spike.box import PAY, TABLE, pay_word
from roundhouse.games.spike.payment import can_pay, payments
from roundhouse.games.spike.phases import NOBODY
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

FIELD: Final = 5  # bits of a colour, the highest left free
COUNT: Final = 15
SPACES: Final = FIELD * COLOURS
SPACE: Final = [1 << SPACES | 1 << FIELD * colour for colour in range(COLOURS)]

FREE: Final = sum([16 << FIELD * colour for colour in range(COLOURS)])


def asks_no_more(bill: int, other: int) -> bool:
    """Whether a bill needs no more of any colour than another: no field borrows its free bit."""
    return (other | FREE) - (bill & (1 << SPACES) - 1) & FREE == FREE


def payable(hand: list[int], bill: int) -> bool:
    """As `can_pay`, quickly for most bills."""
    missing = 0
    short = 0
    spare = 0
    for colour in range(COLOURS):
        gap = hand[colour] - (bill >> FIELD * colour & COUNT)
        if gap < 0:
            missing -= gap
            short += 1
        elif gap > 1:
            spare += gap - 1
    if missing == 0:
        return True
    if spare < missing:
        return False
    if short == 1:
        return True
    return can_pay(hand, [bill >> FIELD * colour & COUNT for colour in range(COLOURS)])


@mypyc_attr(serializable=True)
class Survey:
    """Made once for a position and forgotten with the next move.

    By point, `far`: the fewest free edges to the network, through junctions only; -1 where it is
    out of reach. One payable way is kept for a point, the first found: its `bill` and the point
    `before`; 0 where there is none. `cut` if a way was left out that might have led on.
    """

    def __init__(self, table: "SpikeState", seat: int) -> None:
        self.seat = seat
        self.hand: list[int] = table.hands[seat].counts
        self.cards = table.hands[seat].total
        self.most = min(self.cards, table.track_left[seat], TABLE.longest)
        self.sets = 0  # spaces that sets could pay, one set of each colour
        for held in self.hand:
            if held > 1:
                self.sets += held - 1
        self.far: list[int] = []
        self.bill: list[int] = []
        self.before: list[int] = []
        self.cut = False
        self.payments: list[Move] = []
        # Where the train can get to, by the verb that it was looked for.
        self.verb = -1
        self.found: list[int] = []
        self.entered: list[int] = []

    def look(self, table: "SpikeState") -> None:
        """All ways at once, space by space.

        With every way goes what `can_pay` counts, so that one more space is quickly judged:
        spaces `missing` their colour, colours `short`, spaces that sets could make `spare`.
        """
        bit = 1 << self.seat
        hand, most = self.hand, self.most
        owner, joined, colours = table.owner, table.joined, BOARD.colour
        edges_of, beyond = BOARD.edges_of, BOARD.beyond
        far = [-1] * POINTS
        bill = [0] * POINTS
        before = [0] * POINTS
        missing = [0] * POINTS
        short = [0] * POINTS
        spare = [self.sets] * POINTS
        line: list[int] = []
        for point in range(POINTS):
            if joined[point] & bit:
                far[point] = 0
                line.append(point)
        for here in line:
            steps = far[here]
            if steps == most or (steps > 0 and here < CITIES):
                continue
            spent = bill[here]
            payable_here = (steps == 0 or spent > 0) and spent >> SPACES < most
            around, ends = edges_of[here], beyond[here]
            for i in range(len(around)):
                there = ends[i]
                edge = around[i]
                if far[there] == 0 or owner[edge] != NOBODY:
                    continue
                new = far[there] < 0
                if new:
                    far[there] = steps + 1
                    line.append(there)
                if not payable_here:
                    continue
                colour = colours[edge]
                further = spent + SPACE[colour]
                kept = bill[there]
                if kept > 0 and (self.cut or there < CITIES or asks_no_more(kept, further)):
                    continue
                gap = hand[colour] - (spent >> FIELD * colour & COUNT)
                lack, lacking, more = missing[here], short[here], spare[here]
                if gap > 1:
                    more -= 1
                elif gap <= 0:
                    lack += 1
                    if gap == 0:
                        lacking += 1
                if more < lack or (lacking > 1 and not payable(hand, further)):
                    continue
                if kept > 0:
                    self.cut = True
                    continue
                if not new:
                    line.append(there)
                bill[there] = further
                before[there] = here
                missing[there] = lack
                short[there] = lacking
                spare[there] = more
        self.far = far
        self.bill = bill
        self.before = before

    def leads_home(self, points: list[int], spent: int) -> bool:
        """Whether the way kept for the last of these points meets no other and can be paid."""
        here = points[-1]
        total = spent + self.bill[here]
        if self.bill[here] == 0 or total >> SPACES > self.most or not payable(self.hand, total):
            return False
        here = self.before[here]
        while self.bill[here] > 0:
            if here in points:
                return False
            here = self.before[here]
        return True


def survey_of(table: "SpikeState", seat: int) -> Survey:
    survey = table.survey
    if survey is None or survey.seat != seat:
        survey = Survey(table, seat)
        table.survey = survey
    return survey


def ways_found(table: "SpikeState", seat: int) -> Survey:
    survey = survey_of(table, seat)
    if not survey.far:
        survey.look(table)
    return survey


def payments_found(table: "SpikeState", seat: int) -> list[Move]:
    """All payments for the connection that was laid, in the order of the words."""
    survey = survey_of(table, seat)
    if not survey.payments:
        found: list[Move] = []
        for payment in payments(survey.hand, table.needs):
            said = [
                pay_word(colour, payment[colour]) for colour in range(COLOURS) if payment[colour]
            ]
            found.append((PAY, *said))
        found.sort()
        survey.payments = found
    return survey.payments
