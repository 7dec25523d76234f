"""The table of Railroad Tiles: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.games.tiles.rules import population
from roundhouse.games.tiles.rules.box import TABLE, TILES, VOCABULARY
from roundhouse.games.tiles.rules.copies import fill_tiles_state
from roundhouse.games.tiles.rules.phases import NO_TOKEN, NOT_TAKEN
from roundhouse.games.tiles.rules.territory import Territory
from roundhouse.games.tiles.rules.view import view_of
from roundhouse.kernel.fields import Replaced
from roundhouse.kernel.pieces import Bag, Held
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.games.tiles.view import View
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TilesState(State):
    """Lists are by seat, by column of the station board or by kind of pawn."""

    ASIDE: ClassVar[tuple[str, ...]] = ("owned",)

    def __init__(self, game: "Game[Any]", seats: int, options: dict[str, object], rng: Rng) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        columns = len(TABLE.columns[seats])
        self.round = 0
        self.order: list[int] = []
        self.turn = 0  # index into the order
        self.challenge = ""
        # The station board and the supply.
        self.bag = Bag(TILES.counts[:])
        self.stack = Bag([1] * len(TABLE.token_kind))
        self.waiting_room = NO_TOKEN
        self.active: list[int] = []  # tokens, left space first
        self.columns: list[list[int]] = [[] for _ in range(columns)]
        self.column_stars = [0] * columns
        self.taken_by = [NOT_TAKEN] * columns
        self.starters: list[int] = []
        self.supply = [0, TABLE.pawns, TABLE.pawns, TABLE.pawns]
        self.star_supply: int = TABLE.stars
        # The players.
        # Shared with copies but for those that are `owned`, as bits: see `territory`.
        self.territories: list[Replaced[Territory]] = [Territory() for _ in range(seats)]
        self.owned: int = (1 << seats) - 1
        self.stars = [0] * seats
        self.pawn_points = [0] * seats
        self.column_points = [0] * seats
        self.refused: list[list[int]] = [[] for _ in range(seats)]
        self.objectives: list[list[int]] = [[] for _ in range(seats)]  # still in hand
        self.hand: list[int] = []  # tiles of the column being placed
        self.objective_due = False
        self.limit_broken = False
        # The population phase.
        self.batches: list[list[int]] = []
        self.held = Held(seats)

    def copy(self) -> "TilesState":
        other = self.begin_copy()
        assert isinstance(other, TilesState)
        fill_tiles_state(other, self)
        self.owned = other.owned = 0
        return other

    def territory(self, seat: int) -> Territory:
        """A seat's territory, to change it: copies share territories until then."""
        if not self.owned >> seat & 1:
            self.territories[seat] = self.territories[seat].copy()
            self.owned |= 1 << seat
        return self.territories[seat]

    def view(self, seat: int | None) -> "View":
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "TilesState":
        """Hidden are the future draws and what others have chosen but not yet shown."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        population.choose_anew(other, seat, rng)
        return other
