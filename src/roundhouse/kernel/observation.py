"""Observation: what a seat sees, as whole numbers under names, for programs that learn."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.kernel.canvas import Bytes, Canvas, change, write_first, write_next
from roundhouse.kernel.parts import BYTE, HIGHEST, LOWEST, Part, check_lengths, product

ONE_MORE: Final = [*range(1, BYTE + 1), 0]  # for `through`, where -1 stands for nothing
# By seat a table for `bytes.translate`: whether that bit of a mask is set.
BIT: Final = [bytes([mask >> at & 1 for mask in range(BYTE + 1)]) for at in range(8)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Canvas):
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
        Canvas.__init__(self, kept)
        self.seats = seats
        self.seat = seat
        self.order: list[int] = [(seat + step) % seats for step in range(seats)]
        self.who: list[int] = [1 + (other - seat) % seats for other in range(seats)] + [0]
        self.by_seat: list[int] = [0] * seats  # to count in
        self.described = described  # names cost time that a player of millions wants back
        self.parts: list[Part] = []  # of numbers, until `settle` adds those of the board
        self.board_parts: list[Part] = []

    def one(
        self, name: str, number: int, meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        if self.described:
            self.piecewise(name, "", [], meaning, low, high)
        write_next(self, number)

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

    def players(
        self,
        name: str,
        by_seat: list[int],
        meaning: str,
        low: int = LOWEST,
        high: int = HIGHEST,
        more: int = 0,
    ) -> None:
        """A number of each player, from a list by seat; so much `more` is shown."""
        if self.described:
            self.piecewise(name, "player", [self.seats], meaning, low, high)
        at = self.number
        seats: i64 = self.seats
        self.number = at + seats
        if at == len(self.numbers):
            for one in self.order:
                write_first(self, by_seat[one] + more)
            return
        if more != 0:
            by_seat = [number + more for number in by_seat]
        numbers: list[Any] = self.numbers
        told: list[Any] = by_seat
        seat: i64 = self.seat
        end = at + seats
        while at < end:
            # most are the same objects: to compare numbers takes three times as long
            if numbers[at] is not told[seat] and numbers[at] != told[seat]:
                change(self, at, by_seat[seat])
            at += 1
            seat += 1
            if seat == seats:
                seat = 0

    def flags(self, name: str, by_seat: list[bool], meaning: str) -> None:
        """The same of what is so or not: 1 or 0."""
        if self.described:
            self.piecewise(name, "player", [self.seats], meaning)
        for one in self.order:
            write_next(self, 1 if by_seat[one] else 0)

    def among(
        self, name: str, some: list[int], meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        """Of each player whether he is among some seats: 1 or 0."""
        if len(some) == 0:
            self._nobody(name, meaning, low, high)
            return
        found = self.by_seat
        for seat in range(self.seats):
            found[seat] = 0
        for seat in some:
            found[seat] = 1
        self.players(name, found, meaning, low, high)

    def places(
        self, name: str, line: list[int], meaning: str, start: int = 0, number: int = 1
    ) -> None:
        """Of each player the place in a line of seats from `start` on, the first of which has this
        number; 0 for who isn't in it."""
        if start >= len(line):
            self._nobody(name, meaning, LOWEST, HIGHEST)
            return
        found = self.by_seat
        for seat in range(self.seats):
            found[seat] = 0
        for at in range(start, len(line)):
            found[line[at]] = at - start + number
        self.players(name, found, meaning)

    def _nobody(self, name: str, meaning: str, low: int, high: int) -> None:
        if self.described:
            self.piecewise(name, "player", [self.seats], meaning, low, high)
        seats: i64 = self.seats
        while seats > 0:
            write_next(self, 0)
            seats -= 1

    def small(
        self, name: str, axes: str, sizes: list[int], numbers: list[int], meaning: str
    ) -> None:
        """Numbers from 0 to 255; one that grows out of these is cut off."""
        if self.described:
            self.small_piecewise(name, axes, sizes, meaning)
        self.small_piece(numbers)

    def small_piecewise(self, name: str, axes: str, sizes: list[int], meaning: str) -> None:
        if self.described:
            self._describe(self.board_parts, len(self.board), name, axes, sizes, meaning, 0, BYTE)

    def through(
        self,
        name: str,
        axes: str,
        sizes: list[int],
        numbers: list[int],
        table: list[int],
        meaning: str,
    ) -> None:
        """Small numbers, each shown as a table says, whose last is for -1. It never changes."""
        if self.described:
            self.small_piecewise(name, axes, sizes, meaning)
        self.small_piece(numbers, table)

    def add_board(self, name: str, axes: str, sizes: list[int], cells: Bytes, meaning: str) -> None:
        if self.described:
            self.small_piecewise(name, axes, sizes, meaning)
        self.board_piece(cells)

    def room(self, name: str, axes: str, sizes: list[int], meaning: str) -> int:
        """A part of the board that is written in place, over what was written last: where its cells
        begin. They are 0 at first."""
        if self.described:
            self.small_piecewise(name, axes, sizes, meaning)
        start = self.cell
        self.cell += product(sizes)
        if start == len(self.board):
            self.board += bytes(product(sizes))
        return start

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
