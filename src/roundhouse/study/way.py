"""Way: what a review tells of a seat. A host that reviews nothing names it, too."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    """A seat's way from its first chance to win to the last: luck, and what was decided by
    everybody; `lost` is what its own costly moves cost."""

    seat: int
    first: float
    last: float
    luck: float
    decided: float
    lost: float
    decisions: int
    good: int
