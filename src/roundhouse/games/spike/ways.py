"""Ways: how a seat's network can be led on with the cards in hand (SPK-A2, SPK-A4).

What a line needs is one number: a field of bits for each colour. So all colours are looked at in
one step, and thousands of lines cost no list of their own.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS, NEAREST, NOWHERE, POINTS, among
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


def spaces_in(needs: i64) -> i64:
    """The sum of all fields: the product gathers it in the last one."""
    return needs * ONES >> TOP & 31


@mypyc_attr(serializable=True)
class Ways:
    """Ways from the network through free edges, and through junctions only.

    By point, `far`: the fewest spaces, -1 where it is out of reach. One way that can be paid is
    kept for a point, the first found: what it `needs`, 0 where there is none, and the point
    `before`. `cut` if a way was left out that might have led on.
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
        self.far = [-1] * POINTS
        self.needs = [0] * POINTS
        self.before = [0] * POINTS
        self.cut = False
        self.look(table)

    def payable(self, needs: i64, left: i64) -> bool:
        """Whether a line can be paid for, and `left` spaces more by number alone.

        As `can_pay`, most often by two counts: colours that are short, and colours left over.
        Sets come of what is left over, less a card for each colour of it; every colour that is
        short takes a set.
        """
        gaps = self.lent - needs
        extra = self.cards - spaces_in(needs)
        if gaps & FREE == FREE:
            return extra >= left
        short = COLOURS - spaces_in((gaps & FREE) >> 4)
        spare = extra - spaces_in((gaps - ONES & FREE) >> 4)
        if spare < 0 or extra < short + left:
            return False
        if spare >= short - 1:
            return True
        return can_pay(self.hand, [needs >> FIELD * colour & COUNT for colour in range(COLOURS)])

    def look(self, table: "SpikeState") -> None:
        """All ways at once, space by space."""
        bit = 1 << self.seat
        most = self.most
        first_junction: i64 = CITIES
        far, kept, before = self.far, self.needs, self.before
        owner, joined = table.owner, table.joined
        beyond, colour_at, edge_at = BOARD.beyond, BOARD.colour_at, BOARD.edge_at
        nearest = NEAREST
        line: list[int] = []
        for point, seats in enumerate(joined):
            if seats & bit:
                far[point] = 0
                line.append(point)
        for here in line:
            steps: i64 = far[here]
            spent: i64 = kept[here]
            goes_on = steps == 0 or (spent > 0 and spaces_in(spent) < most)
            start: i64 = here * 6
            for at in range(start, start + 6):
                there: i64 = beyond[at]
                if there == NOWHERE or steps + nearest[there] >= most:
                    continue
                reached: i64 = far[there]
                if reached == 0 or owner[edge_at[at]] != NOBODY:
                    continue
                city = there < first_junction
                if reached < 0:
                    far[there] = steps + 1
                    if not city:
                        line.append(there)
                if not goes_on:
                    continue
                needs = spent + (1 << FIELD * colour_at[at])
                other: i64 = kept[there]
                if other > 0 and (self.cut or city or (needs | FREE) - other & FREE == FREE):
                    continue
                if not self.payable(needs, nearest[there]):
                    continue
                if other > 0:
                    self.cut = True
                    continue
                if reached > 0 and not city:
                    line.append(there)
                kept[there] = needs
                before[there] = here

    def leads_home(self, points: list[int], spent: i64) -> bool:
        """Whether the way kept for the last of these points meets no other and can be paid."""
        here = points[-1]
        total = spent + self.needs[here]
        if self.needs[here] == 0 or spaces_in(total) > self.most or not self.payable(total, 0):
            return False
        here = self.before[here]
        while self.needs[here] > 0:
            if among(points, here):
                return False
            here = self.before[here]
        return True
