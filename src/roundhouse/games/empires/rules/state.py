"""The table of Small Railroad Empires: everything that lies on it, and its copy."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from roundhouse.games.empires.rules.box import (
    CARDS,
    CONTRACTS,
    COST,
    FACTORIES,
    KINDS,
    NONE,
    PLACES,
    SPACES,
    TABLE,
    VOCABULARY,
)
from roundhouse.games.empires.rules.copies import fill_empires_state
from roundhouse.games.empires.rules.country import Country
from roundhouse.games.empires.rules.rivals import Rivals
from roundhouse.games.empires.rules.view import view_of
from roundhouse.kernel.fields import Replaced, Shared
from roundhouse.kernel.pieces import Bag, Deck, Hand, deal_anew
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.games.empires.view import View
    from roundhouse.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EmpiresState(State):
    """Companies are the seats; a lone player, 0, has black and yellow beside him, 1 and 2.

    Lists are by company, by space, by factory or by face-up achievement. Companies on a space are
    bits; a train stands in place of a track. By company: `border`, the spaces beside its network,
    in order; `network`, for every space the joined part that it belongs to, named by one of its
    spaces, or BORDER, or NONE.
    """

    ASIDE: ClassVar[tuple[str, ...]] = ("laid", "stock", "dealt", "claimed", "scored")

    def __init__(
        self, game: "Game[Any]", seats: int, options: dict[str, object], rng: Rng, country: Country
    ) -> None:
        State.__init__(self, game, seats, options, VOCABULARY, rng)
        self.companies: int = 3 if seats == 1 else seats
        self.country: Shared[Country] = country
        companies = range(self.companies)
        self.boom = False
        self.rural = False
        self.round = 0
        self.order: Replaced[list[int]] = []
        self.turn = 0  # index into the order
        self.ending = ""  # why the game ends after this round
        self.pieces = [0] * SPACES
        self.trains = [0] * SPACES
        self.prices = COST[:]  # for the next seat that builds on a space, or FULL
        self.owned: list[list[int]] = [[] for _ in companies]  # spaces, as built
        self.border: list[list[int]] = [[] for _ in companies]
        self.network: list[list[int]] = [[NONE] * SPACES for _ in companies]
        self.goods = [0] * (FACTORIES * KINDS)
        self.supply = [TABLE.goods_of_each_kind] * KINDS
        self.boxed = [0] * KINDS  # taken out of the game by the conglomerate
        # What the companies have.
        self.money = [TABLE.money_at_start] * seats
        self.prestige = [0] * self.companies
        self.tracks_left = [TABLE.tracks] * seats
        self.unlocked = [0] * seats
        self.trains_left = [TABLE.trains] * seats
        self.loans = [0] * seats
        self.loan_cards: int = TABLE.loan_cards
        self.hands: list[Hand] = [Hand(len(CARDS.names)) for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in companies]
        self.contracts: list[Hand] = [Hand(len(CONTRACTS.factory)) for _ in range(seats)]
        self.revealed = [NONE] * seats
        self.served = [0] * self.companies  # industries delivered from, as bits
        self.locomotives: list[list[int]] = [[] for _ in companies]  # colours found
        # Cards on the table.
        self.deck = Deck([1] * len(CARDS.names))
        self.returned = [False] * len(CARDS.names)  # shown on the market, now in the deck
        self.market: list[int] = []
        self.contract_deck = Deck([1] * len(CONTRACTS.factory))
        self.achievements: Shared[list[int]] = []
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
        self.sites: Replaced[list[int]] = []  # spaces where a track can be built and paid now
        self.new_routes: Replaced[list[int]] = []  # factories where one can start, unconnected
        self.offers: Replaced[list[int]] = []  # deliveries that can be made now, see delivery.py
        self.rivals = Rivals()
        # Raised by every change: what is shown of these is looked at again only then.
        self.laid = 0  # tracks
        self.stock = 0  # goods, trains, industries
        self.dealt = 0  # cards, contracts, locomotives
        self.claimed = 0  # achievements
        self.scored = 0  # all that counts in the end

    def copy(self) -> "EmpiresState":
        other = self.begin_copy()
        assert isinstance(other, EmpiresState)
        fill_empires_state(other, self)
        return other

    def view(self, seat: int | None) -> "View":
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
