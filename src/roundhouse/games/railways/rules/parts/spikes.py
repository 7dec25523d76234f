"""Golden spikes: the transcontinental variant of the decks that have such cards (ROW-M6d)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import rewards
from roundhouse.games.railways.rules.cards import FIRST_JOINED, SPIKE
from roundhouse.games.railways.rules.land import wish
from roundhouse.games.railways.rules.part import Part, Rule
from roundhouse.rails import chain

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


OPTION: Final = wish(
    "golden_spikes",
    False,
    "Transcontinental variant: cards and barons with a golden spike join the game.",
    "golden_spikes",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldenSpikes(Rule):
    def begin(self, state: "RailwaysState") -> Part | None:
        return Spikes() if state.options["golden_spikes"] else None


@mypyc_attr(serializable=True)
class Spikes(Part):
    def cards(self, state: "RailwaysState", cards: list[int], barons: list[int]) -> None:
        land = state.land
        for kind in range(land.deck.kinds):
            if land.deck.class_of[kind] == SPIKE:
                cards[kind] = land.deck.count[kind]
        for baron in range(land.barons.count):
            if land.barons.spike[baron]:
                barons[baron] = 1

    def link_completed(self, state: "RailwaysState", link: int, seat: int) -> None:
        """The first whose own links join a card's cities drives it."""
        deck = state.land.deck
        for kind in range(deck.kinds):
            if deck.effect[kind] == FIRST_JOINED and state.display[kind] > 0:
                if chain.joined(state.network, seat, deck.places[kind]):
                    rewards.claim(state, kind, seat)
