"""Ways: how a seat's network can be led on with the cards in hand (SPK-A2, SPK-A4).

What a line needs is one number: a field of bits for each colour, and above them all its spaces. So
all colours are looked at in one step, and thousands of lines cost no list of their own. The highest
bit of a field stays free: set before a subtraction, it is still set after it where the colour had
enough, and lent out where it had not, so no colour borrows from another.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.games.spike.rules.board import (
    BOARD,
    CITIES,
    COLOURS,
    NEAREST,
    NOWHERE,
    POINTS,
)
from roundhouse.games.spike.rules.box import TABLE
from roundhouse.games.spike.rules.free_track import free_track
from roundhouse.games.spike.rules.payment import can_pay
from roundhouse.kernel.bits import HIGHEST, TOP

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState

FIELD: Final = 7  # bits of a colour
COUNT: Final = 63  # all of them but the free one: the most that a field can count
TOTAL: Final = 42  # the spaces of all colours begin here
SPACE: Final = 1 << TOTAL
BEFORE: Final = 48  # of a way that is kept, the point before its last begins here
NEEDS: Final = (1 << BEFORE) - 1
UNREACHED: Final = 255  # further than any line; compiled, a number below 0 is slow to read
ONES: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001
FREE: Final = 0b1000000_1000000_1000000_1000000_1000000_1000000
# A line is never longer than a player's track, so neither is what it needs of a colour; and all
# cards together fit above the fields.
assert TOTAL == FIELD * COLOURS and max(TABLE.track, TABLE.of_each_colour) <= COUNT
assert TABLE.of_each_colour * COLOURS < 1 << 62 - TOTAL
assert TABLE.track < 1 << BEFORE - TOTAL and POINTS < 1 << 62 - BEFORE


def one_space(colour: i64) -> i64:
    return SPACE + (TOP >> HIGHEST - FIELD * colour)


def spaces_in(needs: i64) -> i64:
    return needs >> TOTAL


def all_enough(rest: i64) -> bool:
    """Whether nothing was lent: after a subtraction from fields with their free bits set."""
    return rest & FREE == FREE


def no_less(needs: i64, other: i64) -> bool:
    """Whether one line needs as much of every colour as the other, or more."""
    return all_enough((needs | FREE) - other)


def colours_enough(rest: i64) -> i64:
    """How many colours had enough: the six fields are laid on three, those on one."""
    marks = (rest & FREE) >> FIELD - 1
    marks += marks >> 3 * FIELD
    return marks + (marks >> FIELD) + (marks >> 2 * FIELD) & COUNT


@mypyc_attr(serializable=True)
class Ways:
    """Ways from the network through free edges, and through junctions only.

    By point, `far`: the fewest spaces, UNREACHED where there is no way, and for the points of a
    line while it is led on, for it passes none twice. One way that can be paid is `kept` for a
    point, the first found: what it needs and above that the point before, 0 where there is none.
    `cut` if a way was left out that might have led on.
    """

    def __init__(self, state: "SpikeState", seat: int) -> None:
        hand = state.hands[seat]
        self.seat = seat
        self.hand: list[int] = hand.counts
        self.cards: i64 = hand.total
        self.most: i64 = min(hand.total, state.track_left[seat])
        self.lent: i64 = FREE  # the hand, as needs, with the free bits to borrow
        for colour in range(COLOURS):
            self.lent += hand.counts[colour] << FIELD * colour
        self.free: bytes = free_track(state).beyond
        self.far: list[i64] = [UNREACHED] * POINTS
        self.kept: list[i64] = [0] * POINTS
        self.cut = False
        self.look(state)

    def bar(self, passed: list[int]) -> list[i64]:
        """A line's points are out of reach while it is led on, until `unbar` puts them back."""
        far = self.far
        away = [far[point] for point in passed]
        for point in passed:
            far[point] = UNREACHED
        return away

    def unbar(self, passed: list[int], away: list[i64]) -> None:
        far = self.far
        for nth in range(len(passed)):
            far[passed[nth]] = away[nth]

    def payable(self, needs: i64, left: i64) -> bool:
        """Whether a line can be paid for, and `left` spaces more by number alone.

        As `can_pay`, most often by two counts: colours that are short, and colours left over.
        Sets come of what is left over, less a card for each colour of it; every colour that is
        short takes a set.
        """
        gaps = self.lent - needs
        extra = self.cards - spaces_in(needs)
        if all_enough(gaps):
            return extra >= left
        short = COLOURS - colours_enough(gaps)
        spare = extra - colours_enough(gaps - ONES)
        if spare < 0 or extra < short + left:
            return False
        if spare >= short - 1:
            return True
        return can_pay(self.hand, [needs >> FIELD * colour & COUNT for colour in range(COLOURS)])

    def look(self, state: "SpikeState") -> None:
        """All ways at once, space by space."""
        most = self.most
        first_junction: i64 = CITIES
        far, kept = self.far, self.kept
        free, colour_at, nearest = self.free, BOARD.colour_at, NEAREST
        joined = state.joined
        bit: i64 = 1 << self.seat
        line: list[i64] = []
        for point, seats in enumerate(joined):
            if seats & bit:
                far[point] = 0
                line.append(point)
        for here in line:
            steps = far[here]
            spent = kept[here] & NEEDS
            goes_on = spaces_in(spent) < most if spent != 0 else steps == 0
            for at in range(here * 6, here * 6 + 6):
                there: i64 = free[at]
                if there == NOWHERE or steps + nearest[there] >= most:
                    continue
                reached = far[there]
                if reached == 0:
                    continue
                city = there < first_junction
                if reached == UNREACHED:
                    far[there] = steps + 1
                    if not city:
                        line.append(there)
                if not goes_on:
                    continue
                known = kept[there]
                if known != 0 and (self.cut or city):
                    continue
                needs = spent + one_space(colour_at[at])
                if known != 0 and no_less(needs, known):
                    continue
                if not self.payable(needs, nearest[there]):
                    continue
                if known != 0:
                    self.cut = True
                    continue
                if reached != UNREACHED and not city:
                    line.append(there)
                kept[there] = needs + (here << BEFORE)

    def leads_home(self, point: i64, spent: i64) -> bool:
        """Whether the way kept for the line's last point meets no other of it and can be paid."""
        kept = self.kept
        way = kept[point]
        if way == 0:
            return False
        total = spent + (way & NEEDS)
        if spaces_in(total) > self.most or not self.payable(total, 0):
            return False
        here = way >> BEFORE
        while kept[here] != 0:
            if self.far[here] == UNREACHED:
                return False
            here = kept[here] >> BEFORE
        return True

    def line_kept(self, point: int) -> list[int]:
        """The ways, as numbers, of the line that is kept for a point."""
        found: list[int] = []
        while self.kept[point] != 0:
            there = int(self.kept[point] >> BEFORE)
            at = point * 6
            while BOARD.beyond[at] != there:
                at += 1
            found.append(at % 6)
            point = there
        return found
