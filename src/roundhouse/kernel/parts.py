"""Parts of an observation: which numbers they are, how they are shaped and what they mean."""

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
        return product(self.sizes)


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
