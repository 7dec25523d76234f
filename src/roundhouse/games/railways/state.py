"""The table of Railways of the World: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.railways import actions, auction, rounds, setting_up
from roundhouse.games.railways.box import BID, KEEP, KINDS, PASS, TABLE
from roundhouse.games.railways.maps import NO_MINES, Land
from roundhouse.games.railways.phases import (
    AUCTION,
    BARONS,
    ENDED,
    NEVER,
    NO_BID,
    NOBODY,
    NORMAL,
    wrong_phase,
)
from roundhouse.games.railways.survey import Survey
from roundhouse.games.railways.view import view_of
from roundhouse.kernel.pieces import Bag
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import Faces
from roundhouse.rails.network import Network
from roundhouse.rails.supply import full_supply

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(serializable=True)
class RailwaysState(State):
    """Lists are by seat, by place or by colour; cubes by place * 5 + colour, cards by
    seat * kinds + kind."""

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: dict[str, object],
        land: Land,
        faces: Faces,
        rng: Rng,
    ) -> None:
        State.__init__(self, game, seats, options, land.vocabulary, rng)
        board = land.board
        western = 0 if land.western is None else len(land.western.cities)
        self.land = land
        # The variants.
        self.auction = NORMAL
        self.redirecting = True
        self.stars = True
        self.spikes = False
        self.track: list[int] = land.track
        self.mountains_closed = False  # two players may not yet build beyond them
        self.fuel = False  # Fuel Depots are played
        self.most_idle_turns = 0
        # Where the game stands.
        self.phase = BARONS
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
        self.barons: list[list[int]] = [[] for _ in range(seats)]
        self.rejected = [NOBODY] * seats
        self.first_level = [NOBODY] * (TABLE.highest_level + 1)
        # The auction.
        self.bidders: list[int] = []
        self.bids = [NO_BID] * seats
        self.high_bid = NO_BID
        self.high_bidder = NOBODY
        self.dropped: list[int] = []
        # The board.
        self.bag = Bag(TABLE.goods[:])
        self.cubes = [0] * (board.places * KINDS)
        self.marker = [False] * board.places
        self.mined: list[bool] = [False] * (0 if land.mine_price == NO_MINES else board.places)
        self.markers = 0
        self.markers_needed = land.markers[seats]
        self.new_cities = land.new_cities[:]
        self.colour = land.colour[:]
        self.network = Network(board, faces)
        self.supply = full_supply(land.limits)
        self.line_owner = [NOBODY] * len(land.lines)
        self.west_owner = [NOBODY] * western
        self.reached = [NEVER] * (seats * western)  # the round in which a seat came there
        spaces = 0 if land.sea is None else len(land.sea.slug)
        self.sea_link = [NONE] * spaces  # by space
        self.linked: list[int] = []  # who has completed his one link of this turn to that city
        self.industrial = False  # the age has begun
        # The cards.
        kinds = land.deck.kinds
        self.deck = Bag([0] * kinds)
        self.display = [0] * kinds
        self.cards = [0] * (seats * kinds)
        self.used = [0] * (seats * kinds)  # in this turn
        self.charter_owner = [NOBODY] * board.places
        self.depot_link: list[int] = []
        self.depot_owner: list[int] = []
        self.depot_card: list[int] = []
        # City Rotors: the colours they show; none where they aren't played.
        self.rotor: list[int] = []
        # Fuel Depots, by place; the cubes that wait at one, by seat, and their trips so far.
        self.fuel_owner = [NOBODY] * board.places
        self.fuel_count = [0] * board.places
        self.waiting_at = [NONE] * seats
        self.waiting_from = [NONE] * seats
        self.waiting_colour = [0] * seats
        self.waiting_route: list[list[int]] = [[] for _ in range(seats)]
        # The build in progress.
        self.building_link = NONE
        self.tiles_left = 0
        self.tiles_laid = 0
        self.granted = False
        self.tunnelled = False
        self.engineered = False
        self.ferries_left = 0  # hexes that a ferry card in use still covers
        self.fuelled = False  # Fuel Depots have been placed in it
        # Found by looking, forgotten when something changes.
        self.survey: Survey | None = None
        self.deliverable: dict[int, int] = {}

    def copy(self) -> "RailwaysState":
        other = self.begin_copy()
        assert isinstance(other, RailwaysState)
        other.land = self.land
        other.auction = self.auction
        other.redirecting = self.redirecting
        other.stars = self.stars
        other.spikes = self.spikes
        other.track = self.track  # shared, never changed
        other.mountains_closed = self.mountains_closed
        other.fuel = self.fuel
        other.most_idle_turns = self.most_idle_turns
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.order = self.order[:]
        other.at = self.at
        other.actions_left = self.actions_left
        other.delivered = self.delivered
        other.idle_turns = self.idle_turns
        other.ending = self.ending
        other.cash = self.cash[:]
        other.bonds = self.bonds[:]
        other.points = self.points[:]
        other.level = self.level[:]
        other.barons = self.barons[:]  # its lists are replaced, never changed
        other.rejected = self.rejected[:]
        other.first_level = self.first_level[:]
        other.bidders = self.bidders[:]
        other.bids = self.bids[:]
        other.high_bid = self.high_bid
        other.high_bidder = self.high_bidder
        other.dropped = self.dropped[:]
        other.bag = self.bag.copy()
        other.cubes = self.cubes[:]
        other.marker = self.marker[:]
        other.mined = self.mined[:]
        other.markers = self.markers
        other.markers_needed = self.markers_needed
        other.new_cities = self.new_cities[:]
        other.colour = self.colour[:]
        other.network = self.network.copy()
        other.supply = self.supply.copy()
        other.line_owner = self.line_owner[:]
        other.west_owner = self.west_owner[:]
        other.reached = self.reached[:]
        other.sea_link = self.sea_link[:]
        other.linked = self.linked  # replaced, never changed
        other.industrial = self.industrial
        other.deck = self.deck.copy()
        other.display = self.display[:]
        other.cards = self.cards[:]
        other.used = self.used[:]
        other.charter_owner = self.charter_owner[:]
        other.depot_link = self.depot_link[:]
        other.depot_owner = self.depot_owner[:]
        other.depot_card = self.depot_card[:]
        other.rotor = self.rotor[:]
        other.fuel_owner = self.fuel_owner[:]
        other.fuel_count = self.fuel_count[:]
        other.waiting_at = self.waiting_at[:]
        other.waiting_from = self.waiting_from[:]
        other.waiting_colour = self.waiting_colour[:]
        other.waiting_route = self.waiting_route[:]  # its lists are replaced, never changed
        other.building_link = self.building_link
        other.tiles_left = self.tiles_left
        other.tiles_laid = self.tiles_laid
        other.granted = self.granted
        other.tunnelled = self.tunnelled
        other.engineered = self.engineered
        other.ferries_left = self.ferries_left
        other.fuelled = self.fuelled
        other.survey = self.survey  # replaced, or completed with what holds for both
        other.deliverable = self.deliverable  # likewise
        return other

    def words(self, said: Move, seat: int) -> list[int]:
        if self.result is not None or seat not in self.actors:
            return []
        if self.phase == AUCTION:
            return auction.words(self, said)
        if self.phase == BARONS:
            return setting_up.words(self, said, seat)
        return actions.words(self, said, seat)

    def judge(self, move: Move, seat: int) -> Illegal | None:
        verb = move[0]
        if verb == KEEP:
            if self.phase != BARONS:
                return wrong_phase(self.phase, "ROW-S4")
            return setting_up.judge(self, move[1] - self.land.baron0, seat)
        if verb == BID or (verb == PASS and self.phase == AUCTION):
            if self.phase != AUCTION:
                return wrong_phase(self.phase, "ROW-T1")
            return auction.judge(self, move)
        return actions.judge(self, move, seat)

    def act(self, move: Move, seat: int) -> None:
        assert self.phase != ENDED
        if self.phase == BARONS:
            setting_up.keep(self, move[1] - self.land.baron0, seat)
            if not self.actors:
                rounds.begin_turn(self)
        elif self.phase == AUCTION:
            auction.act(self, move, seat)
            rounds.auction_moved(self)
        elif actions.act(self, move, seat):
            rounds.acted(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "RailwaysState":
        """Hidden are the others' barons; the deck is drawn from at the moment of drawing."""
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        setting_up.deal_barons_anew(other, seat, rng)
        return other
