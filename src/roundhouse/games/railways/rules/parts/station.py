"""Shinbashi Station: a promo card in place of another, and its first cube (ROW-M7)."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import cubes
from roundhouse.games.railways.rules.box import COLOURS
from roundhouse.games.railways.rules.land import wish
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState


OPTION: Final = wish(
    "shinbashi",
    False,
    "The promo card Shinbashi Station takes the place of Railroad Era Begins.",
    "shinbashi",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shinbashi(Rule):
    """The city with a cube that is not drawn, and its colour."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.city: int = land.board.place_of[facts["city"]]
        self.colour: int = COLOURS.index(facts["colour"])

    def begin(self, state: "RailwaysState") -> Part | None:
        return Station(self) if state.options["shinbashi"] else None


@mypyc_attr(serializable=True)
class Station(Part):
    def __init__(self, rule: Shinbashi) -> None:
        self.rule = rule

    def cards(self, state: "RailwaysState", cards: list[int], barons: list[int]) -> None:
        deck = state.land.deck
        for kind in range(deck.kinds):
            if deck.replaces[kind] != NONE:
                cards[kind] = deck.count[kind]
                cards[deck.replaces[kind]] = 0

    def first_cubes(self, state: "RailwaysState", place: int) -> int:
        if place != self.rule.city:
            return 0
        return cubes.choose_cubes(state, place, self.rule.colour, 1)
