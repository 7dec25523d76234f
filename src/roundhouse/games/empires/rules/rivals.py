"""What lies on the table of black and yellow, a lone player's rivals (SRE-G1)."""

from mypy_extensions import mypyc_attr

from roundhouse.games.empires.rules.box import NONE
from roundhouse.games.empires.rules.copies import fill_rivals
from roundhouse.kernel.fields import Replaced, blank
from roundhouse.kernel.pieces import Bag


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rivals:
    """Action cards by era and those played, destination cards and the one that lies open; by
    company the city that it builds to and its route, origin first. Empty in a game of more."""

    def __init__(self) -> None:
        self.actions: list[Bag] = []
        self.action_row: list[int] = []
        self.destinations = Bag([])
        self.destination = NONE
        self.targets = [NONE, NONE]
        self.lines: list[Replaced[list[int]]] = [[], []]

    def copy(self) -> "Rivals":
        if not self.actions:
            return self  # nothing that could change
        other: Rivals = blank(Rivals)
        fill_rivals(other, self)
        return other
