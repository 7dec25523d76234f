"""The table of Spike: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from roundhouse.games.spike.rules import building, setting_up, turn
from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS, EDGES, POINTS
from roundhouse.games.spike.rules.box import BUILD, GOODS, PARTS, TABLE, VOCABULARY
from roundhouse.games.spike.rules.copies import fill_spike_state
from roundhouse.games.spike.rules.free_track import FreeTrack, free_track
from roundhouse.games.spike.rules.phases import (
    NOBODY,
    NOTHING,
    OPEN,
    PAYING,
    TURNS,
    WAITING,
)
from roundhouse.games.spike.rules.survey import Survey, payments_found
from roundhouse.games.spike.rules.view import view_of
from roundhouse.kernel.fields import Forgotten, Replaced, Shared
from roundhouse.kernel.pieces import Deck, Hand, Held
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.view import View
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SpikeState(State):
    """Lists are by seat, by point, by edge or by commodity; seats of a point are bits."""

    ASIDE: ClassVar[tuple[str, ...]] = (
        *("survey", "alone", "laid", "free"),
        *("worked_out", "worked_before", "line"),
    )

    def __init__(self, game: "Game[Any]", seats: int, options: dict[str, object], rng: Rng) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        self.advanced = False
        self.turn_limit: int = TABLE.turns
        self.first = 0
        self.round = 1
        # Railway cards.
        of_each = TABLE.of_each_colour - (TABLE.removed_with_two if seats == 2 else 0)
        self.deck = Deck([of_each] * COLOURS)
        self.display: list[int] = []
        self.top_half = 0  # cards above the half with the time cards
        self.times_in_deck = 0
        self.times_drawn = 0
        self.hands: list[Hand] = [Hand(COLOURS) for _ in range(seats)]
        # The card that the first player gave to the last one: both know it.
        self.gift = NOTHING
        # Route cards.
        self.routes: list[list[int]] = [[] for _ in range(seats)]
        self.rejected: list[int] = [NOTHING] * seats
        # By commodity: its place on the market (column * rows + row), its contract.
        self.market: list[int] = list(range(GOODS))  # by place: the commodity there
        self.card_of: Shared[list[int]] = [0] * GOODS
        self.side_of: list[int] = [0] * GOODS
        self.holder: Shared[list[int]] = [NOBODY] * GOODS
        self.load: list[int] = [WAITING] * GOODS
        self.held = Held(seats)
        # The board.
        self.owner: Replaced[list[int]] = [NOBODY] * EDGES
        self.joined: Replaced[list[i64]] = [0] * POINTS
        self.alone: Forgotten[bool] = False  # no copy shares these two, so they change in place
        self.laid = 0  # raised whenever one of them changes
        self.free: Replaced[FreeTrack | None] = None  # as the owners say, once it is asked for
        # What bots have worked out from these, now and before the last connection; and that
        # connection: whose it is, then its points from the new city on.
        self.worked_out: Replaced[dict[int, list[int]]] = {}
        self.worked_before: Replaced[dict[int, list[int]]] = {}
        self.line: Replaced[list[int]] = []
        self.served: list[int] = [0] * CITIES
        # The players.
        self.money: list[int] = [0] * seats
        self.market_money: list[int] = [0] * seats
        self.contract_money: list[int] = [0] * seats
        self.track_left: list[int] = [TABLE.track] * seats
        self.connected: list[int] = [0] * seats  # cities
        self.levels: list[int] = [0] * (seats * len(PARTS))
        self.train: list[int] = [NOTHING] * seats  # space
        self.aboard: list[int] = [0] * seats  # loads
        self.turns_taken: list[int] = [0] * seats
        # The turn.
        self.stage = OPEN
        self.rolled = False
        self.began_in_city = False
        self.drawn = 0
        self.needs: list[int] = [0] * COLOURS  # of a connection still to be paid
        self.last_round_by = NOBODY  # who had nothing left to build and deliver
        # Found by looking, forgotten with the next move.
        self.survey: Forgotten[Survey | None] = None

    def copy(self) -> "SpikeState":
        other = self.begin_copy()
        assert isinstance(other, SpikeState)
        self.alone = False
        fill_spike_state(other, self)
        return other

    def changes_track(self) -> None:
        """Before a piece is laid: the map may be shared with those who copied it."""
        if not self.alone:
            self.owner = self.owner[:]
            self.joined = self.joined[:]
            self.alone = True
        self.laid += 1
        self.free = None
        self.worked_before = self.worked_out
        self.worked_out = {}
        self.line = []

    def lay(self, edges: list[int], seat: int) -> None:
        """Track between points, all of which then belong to the seat's network."""
        free = free_track(self)
        self.changes_track()
        joined, bit = self.joined, 1 << seat
        for edge in edges:
            self.owner[edge] = seat
            a, b = BOARD.start[edge], BOARD.end[edge]
            joined[a] = joined[a] | bit
            joined[b] = joined[b] | bit
        self.free = free.after(self.owner, edges)

    def level(self, seat: int, part: int) -> int:
        """What a part of the seat's train is good for: arrows, cards or cars."""
        return TABLE.levels[part][self.levels[seat * len(PARTS) + part]]

    def moves(self, seat: int) -> list[Move]:
        """All of them; with a large hand there can be millions of ways to build."""
        return self.moves_within(seat, TABLE.track, TABLE.track)

    def moves_within(self, seat: int, spaces: int, detour: int) -> list[Move]:
        """As the words give them, with no connection longer than this, nor longer by more than the
        detour than the city is away; builds and payments are found in one go."""
        if self.phase != TURNS or seat not in self.actors:
            return State.moves(self, seat)
        if self.stage == PAYING:
            return payments_found(self, seat)[:]
        found: list[Move] = []
        for verb in turn.verbs(self, seat):
            if verb == BUILD:
                found += building.all_builds(self, seat, spaces, detour)
            else:
                self.finish([verb], seat, found)
        return found

    def view(self, seat: int | None) -> "View":
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "SpikeState":
        """Hidden are hands, the deck, route cards and sides not yet shown."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        setting_up.deal_cards_anew(other, seat, rng)
        setting_up.deal_routes_anew(other, seat, rng)
        setting_up.choose_sides_anew(other, seat, rng)
        return other
