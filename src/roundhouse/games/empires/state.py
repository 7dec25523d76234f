"""The table of Small Railroad Empires: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.empires import (
    achievements,
    construction,
    delivery,
    market,
    rounds,
    starting,
    train_cards,
)
from roundhouse.games.empires.box import (
    BUILD,
    BUY,
    CARDS,
    CLAIM,
    CONTRACTS,
    COST,
    DELIVER,
    FACTORIES,
    KINDS,
    NONE,
    PLACES,
    PLAY,
    REVEAL,
    ROUTE,
    SPACES,
    START,
    TABLE,
    UNLOCK,
    VOCABULARY,
)
from roundhouse.games.empires.country import Country
from roundhouse.games.empires.phases import (
    BUYING,
    CLAIMING,
    CONSTRUCTING,
    DELIVERING,
    PLAYING,
    STARTING,
    UNLOCKING,
)
from roundhouse.games.empires.view import view_of
from roundhouse.kernel.pieces import Bag, Deck, Hand, deal_anew
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EmpiresState(State):
    """Companies are the seats; a lone player, 0, has black and yellow beside him, 1 and 2.

    Lists are by company, by space, by factory or by face-up achievement.
    """

    def __init__(
        self, game: "Game", seats: int, options: dict[str, object], rng: Rng, country: Country
    ) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        companies = 3 if seats == 1 else seats
        self.country = country
        self.companies = companies
        self.boom = False
        self.rural = False
        self.phase = STARTING
        self.round = 0
        self.order: list[int] = []
        self.turn = 0  # index into the order
        self.ending = ""  # why the game ends after this round
        # The map. Companies on a space are bits; a train stands in place of a track.
        self.pieces = [0] * SPACES
        self.trains = [0] * SPACES
        self.prices = COST[:]  # for the next seat that builds on a space, or FULL
        self.owned: list[list[int]] = [[] for _ in range(companies)]  # spaces, as built
        # By company: the spaces that border on its network, in order; and for every space the
        # joined part of the network that it belongs to, named by one of its spaces, or BORDER,
        # or NONE.
        self.border: list[list[int]] = [[] for _ in range(companies)]
        self.network: list[list[int]] = [[NONE] * SPACES for _ in range(companies)]
        self.goods = [0] * (FACTORIES * KINDS)
        self.supply = [TABLE.goods_of_each_kind] * KINDS
        self.boxed = [0] * KINDS  # taken out of the game by the conglomerate
        # What the companies have.
        self.money = [TABLE.money_at_start] * seats
        self.prestige = [0] * companies
        self.tracks_left = [TABLE.tracks] * seats
        self.unlocked = [0] * seats
        self.trains_left = [TABLE.trains] * seats
        self.loans = [0] * seats
        self.loan_cards = TABLE.loan_cards
        self.hands: list[Hand] = [Hand(len(CARDS.names)) for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(companies)]
        self.contracts: list[Hand] = [Hand(len(CONTRACTS.factory)) for _ in range(seats)]
        self.revealed = [NONE] * seats
        self.served = [0] * companies  # industries delivered from, as bits
        self.locomotives: list[list[int]] = [[] for _ in range(companies)]  # colours found
        # Cards on the table.
        self.deck = Deck([1] * len(CARDS.names))
        self.returned = [False] * len(CARDS.names)  # shown on the market, now in the deck
        self.market: list[int] = []
        self.contract_deck = Deck([1] * len(CONTRACTS.factory))
        self.achievements: list[int] = []
        self.tops: list[int] = []  # company, or NONE
        self.bottoms: list[int] = []  # companies, as bits
        self.produced = 0  # production spaces of the prestige track that were reached
        self.industry = [0] * len(PLACES.industries)
        self.tokens = Bag([])  # rural tokens not yet turned up
        self.token_on = [False] * SPACES
        # The turn.
        self.built = 0
        self.top_claimed = False
        self.length = 0  # of this turn's delivery; 0 before it
        self.delivered = NONE  # the good of this turn's delivery
        self.source = NONE  # and its factory
        self.terrains = 0  # and its terrains, as bits
        self.sites: list[int] = []  # spaces where a track can be built and paid now
        self.new_routes: list[int] = []  # factories where an unconnected route can start now
        self.offers: list[int] = []  # deliveries that can be made now, see delivery.py
        # The conglomerate.
        self.actions: list[Bag] = []  # by era
        self.action_row: list[int] = []
        self.destinations = Bag([])
        self.destination = NONE
        self.targets = [NONE, NONE]  # cities that black and yellow build to
        self.lines: list[list[int]] = [[], []]  # their routes, origin first

    def copy(self) -> "EmpiresState":
        other = self.begin_copy()
        assert isinstance(other, EmpiresState)
        other.country = self.country
        other.companies = self.companies
        other.boom = self.boom
        other.rural = self.rural
        other.phase = self.phase
        other.round = self.round
        other.order = self.order
        other.turn = self.turn
        other.ending = self.ending
        other.pieces = self.pieces[:]
        other.trains = self.trains[:]
        other.prices = self.prices[:]
        other.owned = [spaces[:] for spaces in self.owned]
        other.border = [spaces[:] for spaces in self.border]
        other.network = [spaces[:] for spaces in self.network]
        other.goods = self.goods[:]
        other.supply = self.supply[:]
        other.boxed = self.boxed[:]
        other.money = self.money[:]
        other.prestige = self.prestige[:]
        other.tracks_left = self.tracks_left[:]
        other.unlocked = self.unlocked[:]
        other.trains_left = self.trains_left[:]
        other.loans = self.loans[:]
        other.loan_cards = self.loan_cards
        other.hands = [hand.copy() for hand in self.hands]
        other.played = [cards[:] for cards in self.played]
        other.contracts = [hand.copy() for hand in self.contracts]
        other.revealed = self.revealed[:]
        other.served = self.served[:]
        other.locomotives = [found[:] for found in self.locomotives]
        other.deck = self.deck.copy()
        other.returned = self.returned[:]
        other.market = self.market[:]
        other.contract_deck = self.contract_deck.copy()
        other.achievements = self.achievements
        other.tops = self.tops[:]
        other.bottoms = self.bottoms[:]
        other.produced = self.produced
        other.industry = self.industry[:]
        other.tokens = self.tokens.copy()
        other.token_on = self.token_on[:]
        other.built = self.built
        other.top_claimed = self.top_claimed
        other.length = self.length
        other.delivered = self.delivered
        other.source = self.source
        other.terrains = self.terrains
        other.sites = self.sites  # made anew, never changed
        other.new_routes = self.new_routes
        other.offers = self.offers
        other.actions = [bag.copy() for bag in self.actions]
        other.action_row = self.action_row[:]
        other.destinations = self.destinations.copy()
        other.destination = self.destination
        other.targets = self.targets[:]
        other.lines = self.lines[:]  # lines are made anew, never changed
        return other

    def words(self, said: Move, seat: int) -> list[int]:
        if self.result is not None or seat not in self.actors:
            return []
        phase = self.phase
        if phase == CONSTRUCTING or phase == UNLOCKING:
            return construction.words(self, said)
        if phase == DELIVERING:
            return delivery.words(self, said, seat)
        if phase == PLAYING:
            return train_cards.words(self, said, seat)
        if phase == CLAIMING:
            return achievements.words(self, said, seat)
        if phase == BUYING:
            return market.words(self, said, seat)
        return starting.words(self, said)

    def judge(self, move: Move, seat: int) -> Illegal | None:
        verb = move[0]
        if verb == BUILD or verb == UNLOCK or verb == ROUTE:
            return construction.judge(self, move, seat)
        if verb == DELIVER:
            return delivery.judge(self, move, seat)
        if verb == PLAY or verb == REVEAL:
            return train_cards.judge(self, move, seat)
        if verb == CLAIM:
            return achievements.judge(self, move, seat)
        if verb == BUY:
            return market.judge(self, move, seat)
        if verb == START:
            return starting.judge(self, move)
        return rounds.judge_pass(self, seat)

    def act(self, move: Move, seat: int) -> None:
        verb = move[0]
        if verb == BUILD or verb == UNLOCK or verb == ROUTE:
            construction.act(self, move, seat)
        elif verb == DELIVER:
            delivery.act(self, move, seat)
        elif verb == PLAY or verb == REVEAL:
            train_cards.act(self, move, seat)
        elif verb == CLAIM:
            achievements.act(self, move, seat)
        elif verb == BUY:
            market.act(self, move, seat)
        elif verb == START:
            starting.act(self, move, seat)
        rounds.go_on(self, seat, verb)

    def view(self, seat: int | None) -> dict[str, object]:
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "EmpiresState":
        """Hidden are the others' hands and contracts, and what will be drawn.

        A card that was shown and went back into the deck can't have been dealt before.
        """
        other = self.copy()
        other.rng = self.rng.fresh(rng)
        back = [card for card, there in enumerate(self.returned) if there]
        for card in back:
            other.deck.down.take(card)
        deal_anew(other.deck, other.hands, seat, rng)
        for card in back:
            other.deck.down.put(card)
        deal_anew(other.contract_deck, other.contracts, seat, rng)
        return other
