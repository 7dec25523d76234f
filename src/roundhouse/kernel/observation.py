"""Observation: what a seat sees, as whole numbers under names, for programs that learn."""

from typing import Final

from mypy_extensions import mypyc_attr

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1
BYTE: Final = 255


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
    First come `numbers`, then `board`: what is large, mostly empty and never above 255.

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
        self.parts: list[Part] = []

    def one(
        self, name: str, number: int, meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        if self.described:
            self._describe(name, "", [], 1, meaning, low, high)
        assert not self.board, "boards come last"
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
        assert not self.board, "boards come last"
        self.numbers += numbers

    def add_board(
        self, name: str, axes: str, sizes: list[int], cells: bytearray, meaning: str
    ) -> None:
        if self.described:
            self._describe(name, axes, sizes, len(cells), meaning, 0, BYTE)
        self.board += cells

    def players(
        self, name: str, by_seat: list[int], meaning: str, low: int = LOWEST, high: int = HIGHEST
    ) -> None:
        """A number of each player, from a list by seat."""
        turned = [by_seat[seat] for seat in self.order]
        self.add(name, "player", [self.seats], turned, meaning, low, high)

    def listed(self) -> list[int]:
        """All of it."""
        return [*self.numbers, *self.board]

    def _describe(
        self, name: str, axes: str, sizes: list[int], length: int, meaning: str, low: int, high: int
    ) -> None:
        start = len(self.numbers) + len(self.board)
        part = Part(name, axes.split(), sizes, start, meaning, low, high)
        assert part.length == length and len(part.axes) == len(sizes), name
        self.parts.append(part)
