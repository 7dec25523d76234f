"""Ways: how a seat's network can be led on with the cards in hand (SPK-A2, SPK-A4).

What a line needs is one number: a field of bits for each colour. So all colours are looked at in
one step, and thousands of lines cost no list of their own.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, NEAREST, NOWHERE, POINTS
from roundhouse.games.spike.box import TABLE
from roundhouse.games.spike.payment import can_pay
from roundhouse.games.spike.phases import NOBODY

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

FIELD: Final = 5  # bits of a colour, the highest left free for a carry
COUNT: Final = 15
ONES: Final = 0b00001_00001_00001_00001_00001_00001
FREE: Final = 0b10000_10000_10000_10000_10000_10000
TOP: Final = 25  # the last field begins here
assert TOP == FIELD * (COLOURS - 1) and max(TABLE.longest, TABLE.of_each_colour) <= COUNT

NOT_YET: Final[list[int]] = []  # never changed
HOME: Final[list[int]] = [0]  # the network itself: a way that needs nothing


def spaces_in(needs: i64) -> i64:
    """The sum of all fields: the product gathers it in the last one."""
    return needs * ONES >> TOP & 31


def worse(needs: i64, kept: list[int]) -> bool:
    """Whether one of those kept needs no more of any colour: no field has to borrow."""
    lent = needs | FREE
    for other in kept:
        if lent - other & FREE == FREE:
            return True
    return False


@mypyc_attr(serializable=True)
class Ways:
    """A *way* leads from the network through free edges and junctions to a point, and can be paid.

    By point, `needs`: what its ways need. To a city one is enough. To a junction those are kept
    that need less of some colour than any other: whatever can go on from a way, can go on from
    one of these.
    """

    def __init__(self, table: "SpikeState", seat: int) -> None:
        hand = table.hands[seat]
        self.seat = seat
        self.hand: list[int] = hand.counts
        self.cards: i64 = hand.total
        self.most: i64 = min(hand.total, table.track_left[seat], TABLE.longest)
        self.lent: i64 = FREE  # the hand, as needs, with the free bits to borrow
        for colour in range(COLOURS):
            self.lent += hand.counts[colour] << FIELD * colour
        self.needs = [NOT_YET] * POINTS
        self.cities: list[int] = []  # that a line can be built to
        self.look(table)

    def payable(self, needs: i64) -> bool:
        """As `can_pay`, most often by two counts: colours that are short, and colours left over.

        Sets come of what is left over, less a card for each colour of it.
        """
        gaps = self.lent - needs
        if gaps & FREE == FREE:
            return True
        paid = spaces_in((gaps & FREE) >> 4)
        spare = self.cards - spaces_in(needs) - spaces_in((gaps - ONES & FREE) >> 4)
        if spare < 0 or spare + paid >= COLOURS - 1:
            return spare >= 0
        return can_pay(self.hand, [needs >> FIELD * colour & COUNT for colour in range(COLOURS)])

    def look(self, table: "SpikeState") -> None:
        """All ways at once: those that are new at a point are led on together."""
        bit = 1 << self.seat
        most = self.most
        first_junction: i64 = CITIES
        owner, joined = table.owner, table.joined
        beyond, colour_at, edge_at = BOARD.beyond, BOARD.colour_at, BOARD.edge_at
        nearest = NEAREST
        ways = self.needs
        led_on = [0] * POINTS  # how many of them
        line: list[int] = []
        for point in range(POINTS):
            if joined[point] & bit:
                ways[point] = HOME
                line.append(point)
        for here in line:
            fresh = ways[here]
            before = led_on[here]
            led_on[here] = len(fresh)
            if before > 0:
                fresh = fresh[before:]
            start: i64 = here * 6
            for at in range(start, start + 6):
                there: i64 = beyond[at]
                if there == NOWHERE:
                    continue
                kept = ways[there]
                if kept is HOME or owner[edge_at[at]] != NOBODY:
                    continue
                city = there < first_junction
                if city and kept:
                    continue
                longest = most - nearest[there]
                space = 1 << FIELD * colour_at[at]
                for spent in fresh:
                    needs: i64 = spent + space
                    if spaces_in(needs) > longest or worse(needs, kept) or not self.payable(needs):
                        continue
                    if city:
                        ways[there] = [needs]
                        self.cities.append(there)
                        break
                    if led_on[there] == len(kept):
                        line.append(there)
                    if kept:
                        kept.append(needs)
                    else:
                        kept = [needs]
                        ways[there] = kept
        self.cities.sort()

    def can_go_on(self, here: int, spent: i64) -> bool:
        """Whether some way from the point that a line has come to can be paid along with it."""
        for needs in self.needs[here]:
            total = spent + needs
            if spaces_in(total) <= self.most and self.payable(total):
                return True
        return False
