"""The table of Steam: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.games.steam.rules.box import (
    COLOURS,
    FACES,
    LIMITS,
    TABLE,
)
from roundhouse.games.steam.rules.copies import fill_steam_state
from roundhouse.games.steam.rules.land import Land
from roundhouse.games.steam.rules.phases import (
    NO_ACTION,
    NO_BID,
    NOBODY,
    NOT_GROWN,
)
from roundhouse.games.steam.rules.steps import BuildStart, Step
from roundhouse.games.steam.rules.survey import Survey
from roundhouse.games.steam.rules.view import view_of
from roundhouse.kernel.fields import Replaced, Shared
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.rails.network import Links, Network
from roundhouse.rails.supply import Supply, full_supply

if TYPE_CHECKING:
    from roundhouse.games.steam.view import View
    from roundhouse.kernel.game import Game


@mypyc_attr(serializable=True)
class SteamState(State):
    """Lists are by seat, by place or by colour; cubes by place * 5 + colour, sets likewise."""

    ASIDE: ClassVar[tuple[str, ...]] = ("land", "survey", "stock")
    PIECES: ClassVar[tuple[type, ...]] = (BuildStart, Links)

    def __init__(
        self, game: "Game[Any]", seats: int, options: dict[str, object], land: Land, rng: Rng
    ) -> None:
        State.__init__(self, game, seats, options, land.vocabulary, rng)
        board = land.board
        self.land: Shared[Land] = land
        self.standard = False
        self.relaxed: Shared[list[bool]] = [False] * seats
        # Where the game stands.
        self.turn = 0
        self.turns: int = TABLE.turns[seats]
        self.order: list[int] = []  # seats still in the game, in turn order
        self.line: list[int] = []  # seats in the order they act in this phase
        self.at = 0  # whose turn it is in the line
        # The players.
        self.cash = [0] * seats
        self.income = [0] * seats
        self.points = [0] * seats
        self.level = [TABLE.first_level] * seats
        self.action = [NO_ACTION] * seats
        self.effect = [False] * seats  # City Growth or Urbanization still to be used
        self.out: list[int] = []  # bankrupts, the first one first
        # Auctions.
        self.bidders: list[int] = []
        self.bids = [0] * seats
        self.high_bid = NO_BID
        self.high_bidder = NOBODY
        self.opener = NOBODY
        self.dropped: list[int] = []
        self.pass_holder = NOBODY  # had the Turn Order tile last turn
        self.free_pass = False
        # The board.
        self.bag = Bag(TABLE.goods[:])
        self.cubes = [0] * (board.places * len(COLOURS))
        self.sets = [0] * (TABLE.spaces * len(COLOURS))
        self.stock = 0  # raised when cubes, the display, markers or New Cities have changed
        self.new_cities = TABLE.new_cities[:]
        self.colour = land.colour[:]
        self.grown = [False] * board.places
        self.network = Network(board, FACES)
        self.supply: Supply = full_supply(LIMITS)
        # The build in progress.
        self.builds_left = 0
        self.withdrawn = 0  # tiles taken back
        self.steps: list[Replaced[Step]] = []
        self.grew_after = NOT_GROWN  # steps taken when City Growth was used
        self.build_start: Replaced[BuildStart | None] = None
        # Found by looking, forgotten when something changes.
        self.survey: Replaced[Survey | None] = None
        # The goods phase.
        self.goods_round = 0
        self.improved = [False] * seats
        self.track_points = [0] * seats  # still to be taken as income or points
        self.deciding: list[int] = []

    def copy(self) -> "SteamState":
        other = self.begin_copy()
        assert isinstance(other, SteamState)
        fill_steam_state(other, self)
        return other

    def fixtures(self) -> dict[str, Any]:
        return {"board": self.land.board, "faces": FACES, "limits": LIMITS}

    def data_mark(self) -> str:
        return self.land.mark

    def view(self, seat: int | None) -> "View":
        return view_of(self)

    def imagine(self, seat: int | None, rng: Rng) -> "SteamState":
        """Nothing is hidden once the cubes are drawn."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        return other
