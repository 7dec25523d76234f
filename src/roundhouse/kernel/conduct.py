"""Conduct: how somebody plays, in figures that a player of the game would name.

A game's `conduct.py` watches whole games and writes into a ledger; its `conduct.toml` says what
each figure means and within which bounds a good player stays. `roundhouse conduct` shows it.
"""

from mypy_extensions import mypyc_attr

from roundhouse.kernel.events import Event
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


class Ledger:
    """Each figure is so much of so much: 3 links lost of 40 begun, 61 bonds at 16 seats."""

    def __init__(self) -> None:
        self.amounts: dict[str, float] = {}
        self.of: dict[str, float] = {}

    def note(self, name: str, amount: float, of: float = 1.0) -> None:
        self.amounts[name] = self.amounts.get(name, 0.0) + amount
        self.of[name] = self.of.get(name, 0.0) + of

    def add(self, other: "Ledger") -> None:
        for name in other.amounts:
            self.note(name, other.amounts[name], other.of[name])

    def figure(self, name: str) -> float | None:
        """None where there was nothing to be counted."""
        of = self.of.get(name, 0.0)
        return self.amounts[name] / of if of else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct:
    """Watches one game from its first position on. It sees all, as readers of a record do."""

    def __init__(self, ledger: Ledger, state: State) -> None:
        self.ledger = ledger
        self.seats = state.seats

    def before(self, state: State, seat: int, move: Move) -> None:
        """A move is about to be made in this position."""

    def heard(self, seat: int, event: Event) -> None:
        """Something that the move of a seat brought about."""

    def over(self, state: State) -> None:
        """The last position."""
