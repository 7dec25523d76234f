"""Observation: what a seat sees, as whole numbers under names, for programs that learn."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1
BYTE: Final = 255
ONE_MORE: Final = [*range(1, BYTE + 1), 0]  # for `through`, where -1 stands for nothing
# By seat a table for `bytes.translate`: whether that bit of a mask is set.
BIT: Final = [bytes([mask >> at & 1 for mask in range(BYTE + 1)]) for at in range(8)]

Bytes = bytes | bytearray


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Some numbers of an observation: from `start` on, shaped by `sizes`, the last axis fastest.

    An axis called like a section of the vocabulary ("place", "colour", …) runs in the order of
    its words; "player" begins with the seat that observes and goes around the table. No number is
    below `low` or above `high`; where nobody knows, these are what 32 bits hold.
    """

    def __init__(
        self,
        name: str,
        axes: list[str],
        sizes: list[int],
        start: int,
        meaning: str,
        low: int = LOWEST,
        high: int = HIGHEST,
    ) -> None:
        self.name = name
        self.axes = axes
        self.sizes = sizes
        self.start = start
        self.meaning = meaning
        self.low = low
        self.high = high

    @property
    def length(self) -> int:
        return product(self.sizes)


class Section:
    """Parts of an observation that are kept, and what they were made of."""

    def __init__(self, sources: list[Any]) -> None:
        self.sources = sources
        self.numbers = 0  # how many
        self.cells = 0
        self.inner = 0  # sections


class Pieces:
    """A board in pieces, such as hexes, of which only those that have changed are written."""

    def __init__(self, count: int) -> None:
        self.marks: list[int] = [0] * count  # what each was marked by when it was written; 0 empty
        self.marked: list[int] = []  # those that aren't empty


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """A game writes its parts one after another, always the same ones for the same seats and
    options. Where something may be missing, 0 says so and numbers of things begin with 1.
    What never leaves 0 to 255 is kept apart, in `board`, and follows the other `numbers`: most of
    it is of that kind, and bytes are quick to make, to copy and to learn from.

    Seats are turned so that the observer is the first: `order` are the seats as he counts them;
    `who` numbers a seat from 1, which is himself, and nobody (-1) as 0.

    One that is `kept` is written again and again, of any position of the same seats and options:
    what was made of the same numbers last time stays as it is.
    """

    def __init__(self, seats: int, seat: int, described: bool = False, kept: bool = False) -> None:
        self.seats = seats
        self.seat = seat
        self.order: list[int] = [(seat + step) % seats for step in range(seats)]
        self.who: list[int] = [1 + (other - seat) % seats for other in range(seats)] + [0]
        self.numbers: list[int] = []
        self.board = bytearray()
        self.described = described  # names cost time that a player of millions wants back
        self.parts: list[Part] = []  # of numbers, until `settle` adds those of the board
        self.board_parts: list[Part] = []
        self.kept = kept
        self.small_ones: list[list[int]] = []  # what small parts outside sections were told last
        self.inside = False  # a section, whose sources tell whether it is written at all
        self.sections: list[Section] = []
        self.pieces: Pieces | None = None
        self.again()

    def again(self) -> None:
        """From the beginning: where the next number, cell, small part and section are written."""
        self.number = 0
        self.cell = 0
        self.small_one = 0
        self.section = 0

    def one(
        self, name: str, number: int, meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        if self.described:
            self.piecewise(name, "", [], meaning, low, high)
        self._put(number)

    def add(
        self,
        name: str,
        axes: str,
        sizes: list[int],
        numbers: list[int],
        meaning: str,
        low: int = LOWEST,
        high: int = HIGHEST,
    ) -> None:
        """`axes` are names, the outermost first, parted by spaces."""
        self.piecewise(name, axes, sizes, meaning, low, high)
        self.piece(numbers)

    def piecewise(
        self,
        name: str,
        axes: str,
        sizes: list[int],
        meaning: str,
        low: int = LOWEST,
        high: int = HIGHEST,
    ) -> None:
        """A part whose numbers are told by `piece`, in as many as its writer likes."""
        if self.described:
            self._describe(self.parts, len(self.numbers), name, axes, sizes, meaning, low, high)

    def piece(self, numbers: list[int]) -> None:
        for number in numbers:
            self._put(number)

    def small(
        self, name: str, axes: str, sizes: list[int], numbers: list[int], meaning: str
    ) -> None:
        """Numbers from 0 to 255; one that grows out of these is cut off."""
        self.small_piecewise(name, axes, sizes, meaning)
        self.small_piece(numbers)

    def small_piecewise(self, name: str, axes: str, sizes: list[int], meaning: str) -> None:
        if self.described:
            self._describe(self.board_parts, len(self.board), name, axes, sizes, meaning, 0, BYTE)

    def small_piece(self, numbers: list[int]) -> None:
        if self.kept and not self.inside and self._as_before(numbers):
            self.cell += len(numbers)
            return
        try:
            self.board_piece(bytes(numbers))
        except ValueError:
            self.board_piece(bytes([min(max(number, 0), BYTE) for number in numbers]))

    def through(
        self,
        name: str,
        axes: str,
        sizes: list[int],
        numbers: list[int],
        table: list[int],
        meaning: str,
    ) -> None:
        """Small numbers, each shown as a table says, whose last is for -1. The table never changes:
        only cells whose number has are written. Not for sections, which are written whole."""
        assert not self.inside
        self.small_piecewise(name, axes, sizes, meaning)
        start = self.cell
        known = self.small_one
        self.small_one += 1
        self.cell += len(numbers)
        if not self.kept or known == len(self.small_ones):
            self.small_ones.append(numbers[:])
            self.board[start : self.cell] = bytes([table[number] for number in numbers])
            return
        before = self.small_ones[known]
        if before != numbers:
            for at, number in enumerate(numbers):
                if before[at] != number:
                    before[at] = number
                    self.board[start + at] = table[number]

    def add_board(self, name: str, axes: str, sizes: list[int], cells: Bytes, meaning: str) -> None:
        self.small_piecewise(name, axes, sizes, meaning)
        self.board_piece(cells)

    def board_piece(self, cells: Bytes) -> None:
        start = self.cell
        self.cell += len(cells)
        if start == len(self.board):
            self.board += cells
        else:
            self.board[start : self.cell] = cells

    def room(self, name: str, axes: str, sizes: list[int], meaning: str) -> int:
        """A part of the board that is written in place, over what was written last: where its cells
        begin. They are 0 at first."""
        self.small_piecewise(name, axes, sizes, meaning)
        start = self.cell
        self.cell += product(sizes)
        if start == len(self.board):
            self.board += bytes(product(sizes))
        return start

    def in_pieces(self, count: int) -> Pieces:
        """What is remembered of the one board that is written in pieces."""
        if self.pieces is None:
            self.pieces = Pieces(count)
        return self.pieces

    def players(
        self, name: str, by_seat: list[int], meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        """A number of each player, from a list by seat."""
        if self.described:
            self.piecewise(name, "player", [self.seats], meaning, low, high)
        for seat in self.order:
            self._put(by_seat[seat])

    def made_of(
        self, sources: list[Any], write: "Callable[[Any, Observation], None]", subject: Any
    ) -> None:
        """Parts, or pieces of them, that `write` makes of nothing but these lists of plain values
        of its subject: while they are equal to what they were, all stays as it is."""
        at = self.section
        self.section += 1
        if at < len(self.sections):
            section = self.sections[at]
            if section.sources == sources:
                self._skip(section)
            else:
                section.sources = [source[:] for source in sources]
                self._write(write, subject)
        elif self.kept:
            new = Section([source[:] for source in sources])
            self.sections.append(new)
            self._measure(new, -1)
            self._write(write, subject)
            self._measure(new, 1)
        else:
            write(subject, self)

    def settle(self) -> None:
        """When all is written, its parts are put in their order."""
        check_lengths(self.parts, len(self.numbers))
        check_lengths(self.board_parts, len(self.board))
        for part in self.board_parts:
            part.start += len(self.numbers)
        self.parts += self.board_parts

    def listed(self) -> list[int]:
        """All of it."""
        return [*self.numbers, *self.board]

    def _put(self, number: int) -> None:
        """To look is quicker than to write, and most stay as they were."""
        at = self.number
        self.number = at + 1
        numbers = self.numbers
        if at == len(numbers):
            numbers.append(number)
        elif numbers[at] != number:
            numbers[at] = number

    def _write(self, write: "Callable[[Any, Observation], None]", subject: Any) -> None:
        outside = not self.inside
        self.inside = True
        write(subject, self)
        self.inside = not outside

    def _as_before(self, numbers: list[int]) -> bool:
        """Whether the next small part is what it was; remembered if not."""
        at = self.small_one
        self.small_one += 1
        if at == len(self.small_ones):
            self.small_ones.append(numbers[:])
            return False
        if self.small_ones[at] == numbers:
            return True
        self.small_ones[at] = numbers[:]
        return False

    def _measure(self, section: Section, sign: int) -> None:
        section.numbers += sign * self.number
        section.cells += sign * self.cell
        section.inner += sign * self.section

    def _skip(self, section: Section) -> None:
        self.number += section.numbers
        self.cell += section.cells
        self.section += section.inner

    def _describe(
        self,
        parts: list[Part],
        start: int,
        name: str,
        axes: str,
        sizes: list[int],
        meaning: str,
        low: int,
        high: int,
    ) -> None:
        part = Part(name, axes.split(), sizes, start, meaning, low, high)
        assert len(part.axes) == len(sizes), name
        parts.append(part)


def product(sizes: list[int]) -> int:
    found = 1
    for size in sizes:
        found *= size
    return found


def check_lengths(parts: list[Part], length: int) -> None:
    """Every part has as many numbers as its shape says."""
    end = length
    for part in reversed(parts):
        assert part.start + part.length == end, part.name
        end = part.start
