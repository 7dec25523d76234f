"""City Charters: cards that keep others out of a city (ROW-O3)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.cards import CITY_CHARTER
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.games.railways.rules.phases import NOBODY
from roundhouse.games.railways.rules.rewards import holder
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class ChartersOfDeck(Rule):
    """The kinds of cards that are charters."""

    def __init__(self, land: "Land", facts: Any) -> None:
        effect = land.deck.effect
        self.kinds: list[int] = [k for k in range(land.deck.kinds) if effect[k] == CITY_CHARTER]

    def begin(self, state: "RailwaysState") -> Part | None:
        return Charters(self, [[] for _ in range(state.seats)])


@mypyc_attr(serializable=True)
class Charters(Part):
    """A charter lies before its owner for good. By seat the cities of others' charters, which the
    generator asks for with every survey; never changed, so that copies share them."""

    def __init__(self, rule: ChartersOfDeck, shut: list[list[int]]) -> None:
        self.rule = rule
        self.shut = shut

    def card_taken(self, state: "RailwaysState", kind: int, move: Move, seat: int) -> None:
        if kind in self.rule.kinds:
            place = state.land.deck.place[kind]
            shut = [
                places if owner == seat else [*places, place]
                for owner, places in enumerate(self.shut)
            ]
            state.parts[state.parts.index(self)] = Charters(self.rule, shut)

    def barred(self, state: "RailwaysState", seat: int) -> list[int]:
        return self.shut[seat]

    def judge_link(self, state: "RailwaysState", place: int, seat: int) -> Illegal | None:
        deck = state.land.deck
        for kind in self.rule.kinds:
            if deck.place[kind] == place and holder(state, kind) not in (NOBODY, seat):
                facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
                return Illegal("ROW-O3", {"why": "charter", **facts, "owner": holder(state, kind)})
        return None

    def view(self, state: "RailwaysState", view: "View") -> None:
        for kind in self.rule.kinds:
            owner = holder(state, kind)
            if owner != NOBODY:
                view["places"][state.land.deck.place[kind]]["charter"] = owner
