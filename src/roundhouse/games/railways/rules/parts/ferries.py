"""Ferry lines: hexes that only a card can build on (ROW-M6b, ROW-M9)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.cards import FERRY_LINE
from roundhouse.games.railways.rules.ground import Closed
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.games.railways.rules.phases import BUILDING
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.refusal import Illegal
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import Build


@mypyc_attr(allow_interpreted_subclasses=True)
class FerryHexes(Rule):
    """The hexes with ferries, which cost a card and no money at all, not even in the snow."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.hexes: list[bool] = land.board.tagged(facts["tag"])
        self.closed = Closed(land, self.hexes)

    def lay_out(self, land: "Land") -> None:
        for h, wet in enumerate(self.hexes):
            if wet:
                land.ground[h] = 0
                land.surcharge[h] = 0

    def begin(self, state: "RailwaysState") -> Part | None:
        return Ferries(self.closed, 0)


@mypyc_attr(serializable=True)
class Ferries(Part):
    """The ferry hexes, and how many of them a card in use still covers."""

    def __init__(self, closed: Closed, left: int) -> None:
        self.without_card = closed
        self.left = left

    def copy(self) -> Part:
        return Ferries(self.without_card, self.left)

    def covered(self, state: "RailwaysState", seat: int) -> int:
        """The ferry hexes that a seat can build on, by the card in use and those that it has."""
        deck = state.land.deck
        hexes = self.left
        for kind in range(deck.kinds):
            if deck.hexes[kind] > 0:
                hexes += deck.hexes[kind] * state.cards[seat * deck.kinds + kind]
        return hexes

    def closed(self, state: "RailwaysState", seat: int) -> Closed | None:
        return None if self.covered(state, seat) > 0 else self.without_card

    def judge_tile(self, state: "RailwaysState", h: int, seat: int) -> Illegal | None:
        """ROW-M6b: a tile on a ferry hex, a new or a redirected one, asks for a card."""
        deck = state.land.deck
        if not self.without_card.hexes[h] or self.left > 0:
            return None
        held = state.cards[seat * deck.kinds : (seat + 1) * deck.kinds]
        for kind, cards in enumerate(held):
            if cards > 0 and deck.effect[kind] == FERRY_LINE:
                return None
        return Illegal("ROW-M6b", {"hex": state.land.board.slug[h]})

    def tile_comes(self, state: "RailwaysState", h: int, seat: int) -> None:
        """On a ferry hex a card pays for it, the one that covers least first."""
        if not self.without_card.hexes[h]:
            return
        if self.left == 0:
            deck = state.land.deck
            used = NONE
            for kind in range(deck.kinds):
                if deck.hexes[kind] > 0 and state.cards[seat * deck.kinds + kind] > 0:
                    if used == NONE or deck.hexes[kind] < deck.hexes[used]:
                        used = kind
            state.dealt += 1
            state.cards[seat * deck.kinds + used] -= 1
            state.tell("card-played", {"seat": seat, "card": deck.slug[used]})
            self.left = deck.hexes[used]
        self.left -= 1

    def build_ended(self) -> None:
        self.left = 0

    def in_use(self, effect: int) -> bool:
        return effect == FERRY_LINE and self.left > 0

    def card_played(self, state: "RailwaysState", kind: int) -> None:
        if state.land.deck.effect[kind] == FERRY_LINE:
            self.left = state.land.deck.hexes[kind]

    def view_build(self, view: "Build") -> None:
        view["ferries"] = self.left

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        meaning = "ferry hexes that a card in use still covers"
        seen.one("ferries", self.left if state.phase == BUILDING else 0, meaning)


def ferries_in(state: "RailwaysState") -> Ferries | None:
    return part_of(state, Ferries)


def ferry_hexes(land: "Land") -> list[bool]:
    """By hex whether a ferry runs there."""
    for rule in land.rules:
        if isinstance(rule, FerryHexes):
            return rule.hexes
    return [False] * land.board.size
