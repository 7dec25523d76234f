"""The table of Railroad Tiles: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.tiles import placing, population, rounds, selection
from roundhouse.games.tiles.phases import NO_TOKEN, NOT_TAKEN, PLACING, POPULATING, STARTING
from roundhouse.games.tiles.territory import Territory
from roundhouse.games.tiles.tileset import START, TABLE, TAKE, TILES, VOCABULARY
from roundhouse.games.tiles.view import view_of
from roundhouse.kernel.pieces import Bag, Held
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TilesState(State):
    """Lists are by seat, by column of the station board or by kind of pawn."""

    def __init__(self, game: "Game", seats: int, options: dict[str, object], rng: Rng) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        columns = len(TABLE.columns[seats])
        self.phase = STARTING
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
        self.star_supply = TABLE.stars
        # The players.
        self.territories: list[Territory] = [Territory() for _ in range(seats)]
        self.owned = [True] * seats  # False: shared with a copy, see `territory`
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
        other.phase = self.phase
        other.round = self.round
        other.order = self.order[:]
        other.turn = self.turn
        other.challenge = self.challenge
        other.bag = self.bag.copy()
        other.stack = self.stack.copy()
        other.waiting_room = self.waiting_room
        other.active = self.active[:]
        other.columns = [column[:] for column in self.columns]
        other.column_stars = self.column_stars[:]
        other.taken_by = self.taken_by[:]
        other.starters = self.starters[:]
        other.supply = self.supply[:]
        other.star_supply = self.star_supply
        other.territories = self.territories[:]
        self.owned = [False] * self.seats
        other.owned = [False] * self.seats
        other.stars = self.stars[:]
        other.pawn_points = self.pawn_points[:]
        other.column_points = self.column_points[:]
        other.refused = [refused[:] for refused in self.refused]
        other.objectives = [tiles[:] for tiles in self.objectives]
        other.hand = self.hand[:]
        other.objective_due = self.objective_due
        other.limit_broken = self.limit_broken
        other.batches = [batch[:] for batch in self.batches]
        other.held = self.held.copy()
        return other

    def territory(self, seat: int) -> Territory:
        """A seat's territory, to change it: copies share territories until then."""
        if not self.owned[seat]:
            self.territories[seat] = self.territories[seat].copy()
            self.owned[seat] = True
        return self.territories[seat]

    def words(self, said: Move, seat: int) -> list[int]:
        if self.result is not None or seat not in self.actors:
            return []
        if self.phase == PLACING:
            return placing.words(self, said, seat)
        if self.phase == POPULATING:
            return population.words(self, said, seat)
        return selection.words(self, said)

    def judge(self, move: Move, seat: int) -> Illegal | None:
        if move[0] == START or move[0] == TAKE:
            return selection.judge(self, move)
        if self.phase == POPULATING:
            return population.judge(self, move, seat)
        return placing.judge(self, move, seat)

    def act(self, move: Move, seat: int) -> None:
        if self.phase == PLACING:
            placing.act(self, move, seat)
        elif self.phase == POPULATING:
            population.act(self, move, seat)
        else:
            selection.act(self, move, seat)
        rounds.go_on(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "TilesState":
        """Hidden are the future draws and what others have chosen but not yet shown."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        population.choose_anew(other, seat, rng)
        return other
