"""The table of Railways of the World: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import setting_up
from roundhouse.games.railways.rules.auction import Bidding
from roundhouse.games.railways.rules.box import FACES, KINDS, TABLE
from roundhouse.games.railways.rules.copies import fill_railways_state
from roundhouse.games.railways.rules.course import course_of
from roundhouse.games.railways.rules.land import Land, mark_of
from roundhouse.games.railways.rules.part import Part
from roundhouse.games.railways.rules.phases import (
    NEVER,
    NOBODY,
    NORMAL,
)
from roundhouse.games.railways.rules.survey import Survey
from roundhouse.games.railways.rules.trip import Trip
from roundhouse.games.railways.rules.view import view_of
from roundhouse.kernel.fields import Replaced, Shared
from roundhouse.kernel.phases import Phases
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.rails.board import NONE
from roundhouse.rails.network import Network
from roundhouse.rails.supply import Supply, full_supply

if TYPE_CHECKING:
    from roundhouse.games.railways.view import View
    from roundhouse.kernel.game import Game


def parts_of(state: "RailwaysState") -> list[Part]:
    parts: list[Part] = []
    for rule in state.land.rules:
        part = rule.begin(state)
        if part is not None:
            parts.append(part)
    return parts


@mypyc_attr(serializable=True)
class RailwaysState(State):
    """Lists are by seat, by place or by colour; cubes by place * 5 + colour, cards by
    seat * kinds + kind."""

    ASIDE: ClassVar[tuple[str, ...]] = (
        *("land", "survey", "deliverable"),
        *("chosen", "stock", "dealt", "shown"),
    )
    PIECES: ClassVar[tuple[type, ...]] = (Trip,)

    def __init__(
        self, game: "Game[Any]", seats: int, options: dict[str, object], land: Land, rng: Rng
    ) -> None:
        State.__init__(self, game, seats, options, land.vocabulary, rng)
        self.land: Shared[Land] = land
        # The variants.
        self.auction = NORMAL
        self.redirecting = True
        self.without: Shared[list[str]] = []  # cards and barons that stay in the box
        self.track: Shared[list[int]] = land.track
        self.most_idle_turns = 0
        # Where the game stands.
        self.turn = 0
        self.round = 0
        self.order: list[int] = []
        self.at = 0  # whose turn it is in the order
        self.actions_left = 0
        self.delivered = False  # anything, in this turn
        self.idle_turns = 0
        self.ending = NEVER  # the last turn
        # The players.
        self.cash = [0] * seats
        self.bonds = [0] * seats
        self.points = [0] * seats
        self.level = [1] * seats
        self.barons: list[Replaced[list[int]]] = [[] for _ in range(seats)]
        self.rejected = [NOBODY] * seats
        self.chosen = 0  # raised when somebody has chosen his baron, and when all are shown
        self.first_level = [NOBODY] * (TABLE.highest_level + 1)
        self.bidding = Bidding([], seats)
        # The board.
        self.bag = Bag(TABLE.goods[:])
        self.cubes = [0] * (land.board.places * KINDS)
        self.marker = [False] * land.board.places
        self.markers = 0
        self.markers_needed: int = land.markers[seats]
        self.new_cities = land.new_cities[:]
        self.colour = land.colour[:]
        self.stock = 0  # raised when cubes, the bag, markers or cities have changed
        self.network = Network(land.board, FACES)
        self.supply: Supply = full_supply(land.limits)
        self.line_owner = [NOBODY] * len(land.lines)
        # The cards.
        kinds = land.deck.kinds
        self.deck = Bag([0] * kinds)
        self.display = [0] * kinds
        self.cards = [0] * (seats * kinds)
        self.used = [0] * (seats * kinds)  # in this turn
        self.dealt = 0  # raised when somebody's cards have changed
        self.shown = 0  # raised when the display or the deck has
        # The build in progress.
        self.building_link = NONE
        self.tiles_left = 0
        self.tiles_laid = 0
        self.granted = False
        self.tunnelled = False
        self.engineered = False
        # Found by looking, replaced when something changes, or completed with what holds for all.
        self.survey: Replaced[Survey | None] = None
        self.deliverable: Replaced[dict[int, list[int]]] = {}
        # What only some maps have, as far as it is played.
        self.parts: list[Part] = parts_of(self)

    def copy(self) -> "RailwaysState":
        other = self.begin_copy()
        assert isinstance(other, RailwaysState)
        fill_railways_state(other, self)
        return other

    def table_of_phases(self) -> Phases:
        return course_of(self.land)

    def fixtures(self) -> dict[str, Any]:
        return self.land.fixtures

    def data_mark(self) -> str:
        return mark_of(self.land, self.options)

    def view(self, seat: int | None) -> "View":
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "RailwaysState":
        """Hidden are the others' barons; the deck is drawn from at the moment of drawing."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        setting_up.deal_barons_anew(other, seat, rng)
        return other
