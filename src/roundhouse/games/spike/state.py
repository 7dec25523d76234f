"""The table of Spike: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.spike import building, rounds, setting_up, turn
from roundhouse.games.spike.board import CITIES, COLOURS, EDGES, POINTS
from roundhouse.games.spike.box import BEGIN, BUILD, DONE, GOODS, PARTS, TABLE, VOCABULARY
from roundhouse.games.spike.phases import NOBODY, NOTHING, OPEN, PAYING, SIDES_PHASE, TURNS, WAITING
from roundhouse.games.spike.survey import Survey, payments_found
from roundhouse.games.spike.view import view_of
from roundhouse.kernel.pieces import Deck, Hand, Held
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SpikeState(State):
    """Lists are by seat, by point, by edge or by commodity; seats of a point are bits."""

    def __init__(self, game: "Game", seats: int, options: dict[str, object], rng: Rng) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        self.phase = SIDES_PHASE
        self.advanced = False
        self.turn_limit = TABLE.turns
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
        self.card_of: list[int] = [0] * GOODS
        self.side_of: list[int] = [0] * GOODS
        self.holder: list[int] = [NOBODY] * GOODS
        self.load: list[int] = [WAITING] * GOODS
        self.held = Held(seats)
        # The board.
        self.owner: list[int] = [NOBODY] * EDGES
        self.joined: list[int] = [0] * POINTS
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
        self.dropped = 0  # commodities, as bits
        self.last_round_by = NOBODY  # who had nothing left to build and deliver
        self.survey: Survey | None = None  # found by looking, forgotten with the next move

    def copy(self) -> "SpikeState":
        other = self.begin_copy()
        assert isinstance(other, SpikeState)
        other.phase = self.phase
        other.advanced = self.advanced
        other.turn_limit = self.turn_limit
        other.first = self.first
        other.round = self.round
        other.deck = self.deck.copy()
        other.display = self.display[:]
        other.top_half = self.top_half
        other.times_in_deck = self.times_in_deck
        other.times_drawn = self.times_drawn
        other.hands = [hand.copy() for hand in self.hands]
        other.gift = self.gift
        other.routes = [cards[:] for cards in self.routes]
        other.rejected = self.rejected[:]
        other.market = self.market[:]
        other.card_of = self.card_of
        other.side_of = self.side_of[:]
        other.holder = self.holder
        other.load = self.load[:]
        other.held = self.held.copy()
        other.owner = self.owner[:]
        other.joined = self.joined[:]
        other.served = self.served[:]
        other.money = self.money[:]
        other.market_money = self.market_money[:]
        other.contract_money = self.contract_money[:]
        other.track_left = self.track_left[:]
        other.connected = self.connected[:]
        other.levels = self.levels[:]
        other.train = self.train[:]
        other.aboard = self.aboard[:]
        other.turns_taken = self.turns_taken[:]
        other.stage = self.stage
        other.rolled = self.rolled
        other.began_in_city = self.began_in_city
        other.drawn = self.drawn
        other.needs = self.needs[:]
        other.dropped = self.dropped
        other.last_round_by = self.last_round_by
        other.survey = None
        return other

    def level(self, seat: int, part: int) -> int:
        """What a part of the seat's train is good for: arrows, cards or cars."""
        return TABLE.levels[part][self.levels[seat * len(PARTS) + part]]

    def words(self, said: Move, seat: int) -> list[int]:
        if self.result is not None or seat not in self.actors:
            return []
        if self.phase == TURNS:
            return turn.words(self, said, seat)
        return setting_up.words(self, said, seat)

    def moves(self, seat: int) -> list[Move]:
        """As the words give them; builds and payments are found in one go."""
        if self.phase != TURNS or seat not in self.actors:
            return State.moves(self, seat)
        if self.stage == PAYING:
            return payments_found(self, seat)[:]
        found: list[Move] = []
        for verb in turn.verbs(self, seat):
            if verb == BUILD:
                found += building.all_builds(self, seat)
            else:
                self._finish((verb,), seat, found)
        return found

    def judge(self, move: Move, seat: int) -> Illegal | None:
        if move[0] <= BEGIN or self.phase != TURNS:
            return setting_up.judge(self, move, seat)
        return turn.judge(self, move, seat)

    def act(self, move: Move, seat: int) -> None:
        if self.phase == TURNS:
            turn.act(self, move, seat)
            self.survey = None
            rounds.go_on(self, seat, move[0] == DONE)
        else:
            setting_up.act(self, move, seat)
            setting_up.go_on(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "SpikeState":
        """Hidden are hands, the deck, route cards and sides not yet shown."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        setting_up.deal_cards_anew(other, seat, rng)
        setting_up.deal_routes_anew(other, seat, rng)
        setting_up.choose_sides_anew(other, seat, rng)
        return other
