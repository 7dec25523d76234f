"""The table of Steam: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.steam import (
    actions,
    building,
    capital,
    first_order,
    goods,
    order_auction,
    rounds,
    sharing,
)
from roundhouse.games.steam.box import (
    BID,
    CHOOSE,
    COLOURS,
    DELIVER,
    END,
    FACES,
    IMPROVE,
    INCOME,
    LIMITS,
    PASS,
    POINTS,
    RAISE,
    TABLE,
)
from roundhouse.games.steam.maps import Land
from roundhouse.games.steam.phases import (
    BUILDING,
    CAPITAL,
    CHOOSING,
    ENDED,
    FIRST_ORDER,
    GOODS,
    NO_ACTION,
    NO_BID,
    NOBODY,
    NOT_GROWN,
    ORDER,
    SHARING,
    wrong_phase,
)
from roundhouse.games.steam.steps import BuildStart, Step
from roundhouse.games.steam.survey import Survey
from roundhouse.games.steam.view import view_of
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.rails.network import Network
from roundhouse.rails.supply import full_supply

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(serializable=True)
class SteamState(State):
    """Lists are by seat, by place or by colour; cubes by place * 5 + colour, sets likewise."""

    def __init__(
        self, game: "Game", seats: int, options: dict[str, object], land: Land, rng: Rng
    ) -> None:
        State.__init__(self, game, seats, options, land.vocabulary, rng)
        board = land.board
        self.land = land
        self.standard = False
        self.relaxed = [False] * seats
        # Where the game stands.
        self.phase = FIRST_ORDER
        self.turn = 0
        self.turns = TABLE.turns[seats]
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
        self.new_cities = TABLE.new_cities[:]
        self.colour = land.colour[:]
        self.grown = [False] * board.places
        self.network = Network(board, FACES)
        self.supply = full_supply(LIMITS)
        # The build in progress.
        self.builds_left = 0
        self.withdrawn = 0  # tiles taken back
        self.steps: list[Step] = []
        self.grew_after = NOT_GROWN  # steps taken when City Growth was used
        self.build_start: BuildStart | None = None
        self.survey: Survey | None = None  # found by looking, forgotten when something changes
        # The goods phase.
        self.goods_round = 0
        self.improved = [False] * seats
        self.track_points = [0] * seats  # still to be taken as income or points
        self.deciding: list[int] = []

    def copy(self) -> "SteamState":
        other = self.begin_copy()
        assert isinstance(other, SteamState)
        other.land = self.land
        other.standard = self.standard
        other.relaxed = self.relaxed
        other.phase = self.phase
        other.turn = self.turn
        other.turns = self.turns
        other.order = self.order[:]
        other.line = self.line[:]
        other.at = self.at
        other.cash = self.cash[:]
        other.income = self.income[:]
        other.points = self.points[:]
        other.level = self.level[:]
        other.action = self.action[:]
        other.effect = self.effect[:]
        other.out = self.out[:]
        other.bidders = self.bidders[:]
        other.bids = self.bids[:]
        other.high_bid = self.high_bid
        other.high_bidder = self.high_bidder
        other.opener = self.opener
        other.dropped = self.dropped[:]
        other.pass_holder = self.pass_holder
        other.free_pass = self.free_pass
        other.bag = self.bag.copy()
        other.cubes = self.cubes[:]
        other.sets = self.sets[:]
        other.new_cities = self.new_cities[:]
        other.colour = self.colour[:]
        other.grown = self.grown[:]
        other.network = self.network.copy()
        other.supply = self.supply.copy()
        other.builds_left = self.builds_left
        other.withdrawn = self.withdrawn
        other.steps = self.steps[:]
        other.grew_after = self.grew_after
        other.build_start = self.build_start  # never changed, only replaced
        other.survey = self.survey  # likewise
        other.goods_round = self.goods_round
        other.improved = self.improved[:]
        other.track_points = self.track_points[:]
        other.deciding = self.deciding[:]
        return other

    def words(self, said: Move, seat: int) -> list[int]:
        if self.result is not None or seat not in self.actors:
            return []
        if self.phase == BUILDING:
            return building.words(self, said, seat)
        if self.phase == GOODS:
            return goods.words(self, said, seat)
        if self.phase == SHARING:
            return sharing.words(said)
        if self.phase == CHOOSING:
            return actions.words(self, said, seat)
        if self.phase == CAPITAL:
            return capital.words(self, said, seat)
        if self.phase == ORDER:
            return order_auction.words(self, said, seat)
        return first_order.words(self, said, seat)

    def judge(self, move: Move, seat: int) -> Illegal | None:
        """A verb out of its phase is refused under the rule that the verb belongs to."""
        verb = move[0]
        phase = self.phase
        if verb == PASS:
            if phase == BUILDING or phase == SHARING:
                return wrong_phase(phase, "STM-B1" if phase == BUILDING else "STM-G7")
        elif verb == BID:
            if phase != FIRST_ORDER and phase != ORDER:
                return wrong_phase(phase, "STM-D3" if self.standard else "STM-S5")
        elif verb == RAISE:
            if phase != CAPITAL:
                return wrong_phase(phase, "STM-D2" if self.standard else "STM-M1")
        elif verb == CHOOSE:
            if phase != CHOOSING:
                return wrong_phase(phase, "STM-A1")
        elif verb == DELIVER or verb == IMPROVE:
            if phase != GOODS:
                return wrong_phase(phase, "STM-G1")
        elif verb == INCOME or verb == POINTS:
            return None if phase == SHARING else wrong_phase(phase, "STM-G7")
        elif phase != BUILDING:
            return wrong_phase(phase, "STM-B1")
        if phase == BUILDING:
            return building.judge(self, move, seat)
        if phase == GOODS:
            return goods.judge(self, move, seat)
        if phase == CHOOSING:
            return actions.judge(self, move, seat)
        if phase == CAPITAL:
            return capital.judge(self, move, seat)
        if phase == ORDER:
            return order_auction.judge(self, move, seat)
        return first_order.judge(self, move, seat)

    def act(self, move: Move, seat: int) -> None:
        phase = self.phase
        assert phase != ENDED
        if phase == BUILDING:
            building.act(self, move, seat)
        elif phase == GOODS:
            goods.act(self, move, seat)
        elif phase == SHARING:
            sharing.act(self, move, seat)
        elif phase == CHOOSING:
            actions.act(self, move, seat)
        elif phase == CAPITAL:
            capital.act(self, move, seat)
        elif phase == ORDER:
            order_auction.act(self, move, seat)
        else:
            first_order.act(self, move, seat)
        rounds.go_on(self, phase, move[0] == END)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self)

    def imagine(self, seat: int | None, rng: Rng) -> "SteamState":
        """Nothing is hidden once the cubes are drawn."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        return other
