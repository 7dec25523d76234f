"""The state of Siding: everything that lies on the table, and its copy."""

from typing import TYPE_CHECKING, Any

from roundhouse.kernel.options import number_of
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse_siding.rules.box import TABLE, VOCABULARY
from roundhouse_siding.rules.view import view_of

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game
    from roundhouse_siding.view import View


class SidingState(State):
    """Lists are by seat."""

    def __init__(self, game: "Game[Any]", seats: int, options: dict[str, object], rng: Rng) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        self.depot = Bag(TABLE.counts[:])
        self.platform = 0  # the kind of the wagon that stands there
        self.left = number_of(options, "wagons")  # wagons still to come
        self.round = 0  # wagons that have come
        self.points = [0] * seats
        self.waits = [number_of(options, "waits")] * seats

    def copy(self) -> "SidingState":
        other = self.begin_copy()
        assert isinstance(other, SidingState)
        other.depot = self.depot.copy()
        other.platform = self.platform
        other.left = self.left
        other.round = self.round
        other.points = self.points[:]
        other.waits = self.waits[:]
        return other

    def view(self, seat: int | None) -> "View":
        return view_of(self)

    def imagine(self, seat: int | None, rng: Rng) -> "SidingState":
        """Nothing is hidden but the wagons to come."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        return other
