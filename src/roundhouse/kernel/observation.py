"""Observation: what a seat sees, as whole numbers under names, for programs that learn."""

from typing import Final

from mypy_extensions import mypyc_attr

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1
BYTE: Final = 255

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
        product = 1
        for size in self.sizes:
            product *= size
        return product


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """A game writes its parts one after another, always the same ones for the same seats and
    options. Where something may be missing, 0 says so and numbers of things begin with 1.
    What never leaves 0 to 255 is kept apart, in `board`, and follows the other `numbers`: most of
    it is of that kind, and bytes are quick to make, to copy and to learn from.

    Seats are turned so that the observer is the first: `order` are the seats as he counts them;
    `who` numbers a seat from 1, which is himself, and nobody (-1) as 0.
    """

    def __init__(self, seats: int, seat: int, described: bool = False) -> None:
        self.seats = seats
        self.seat = seat
        self.order: list[int] = [(seat + step) % seats for step in range(seats)]
        self.who: list[int] = [1 + (other - seat) % seats for other in range(seats)] + [0]
        self.numbers: list[int] = []
        self.board = bytearray()
        self.described = described  # names cost time that a player of millions wants back
        self.parts: list[Part] = []  # of numbers, until `settle` adds those of the board
        self.board_parts: list[Part] = []

    def one(
        self, name: str, number: int, meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        if self.described:
            self._describe(name, "", [], 1, meaning, low, high)
        self.numbers.append(number)

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
        if self.described:
            self._describe(name, axes, sizes, len(numbers), meaning, low, high)
        self.numbers += numbers

    def small(
        self, name: str, axes: str, sizes: list[int], numbers: list[int], meaning: str
    ) -> None:
        """Numbers from 0 to 255; one that grows out of these is cut off."""
        try:
            cells = bytes(numbers)
        except ValueError:
            cells = bytes([min(max(number, 0), BYTE) for number in numbers])
        self.add_board(name, axes, sizes, cells, meaning)

    def add_board(self, name: str, axes: str, sizes: list[int], cells: Bytes, meaning: str) -> None:
        if self.described:
            part = Part(name, axes.split(), sizes, len(self.board), meaning, 0, BYTE)
            assert part.length == len(cells) and len(part.axes) == len(sizes), name
            self.board_parts.append(part)
        self.board += cells

    def players(
        self, name: str, by_seat: list[int], meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        """A number of each player, from a list by seat."""
        turned = [by_seat[seat] for seat in self.order]
        self.add(name, "player", [self.seats], turned, meaning, low, high)

    def settle(self) -> None:
        """When all is written, its parts are put in their order."""
        for part in self.board_parts:
            part.start += len(self.numbers)
        self.parts += self.board_parts

    def listed(self) -> list[int]:
        """All of it."""
        return [*self.numbers, *self.board]

    def _describe(
        self, name: str, axes: str, sizes: list[int], length: int, meaning: str, low: int, high: int
    ) -> None:
        part = Part(name, axes.split(), sizes, len(self.numbers), meaning, low, high)
        assert part.length == length and len(part.axes) == len(sizes), name
        self.parts.append(part)
