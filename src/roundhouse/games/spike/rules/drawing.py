"""Drawing railway cards, one at a time (SPK-A1, SPK-R1, SPK-R4)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.rules.board import BOARD, COLOURS
from roundhouse.games.spike.rules.box import CARD, DECK, TENDER
from roundhouse.games.spike.rules.phases import DRAWING, NOTHING
from roundhouse.games.spike.rules.rounds import deck_ran_out, deck_size, next_round, turn_up
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


# The words for the colours that are shown, which are bits: alone, and with the deck.
SHOWN: Final = [
    [CARD.word(colour) for colour in range(COLOURS) if shown >> colour & 1]
    for shown in range(1 << COLOURS)
]
OR_DECK: Final = [[*words, DECK] for words in SHOWN]


def possible(state: "SpikeState") -> bool:
    return len(state.display) > 0 or deck_size(state) > 0


class Draw(Action["SpikeState"]):
    """SPK-A1: a card of the display or the deck, as many as the tender holds."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        shown = 0
        for colour in state.display:
            shown |= 1 << colour
        return OR_DECK[shown] if deck_size(state) > 0 else SHOWN[shown]

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        limit = state.level(seat, TENDER)
        if state.drawn >= limit:
            return Illegal("SPK-A1", {"why": "tender", "cards": limit})
        if move[1] == DECK:
            if state.deck.down.total == 0 and state.times_in_deck == 0:
                return Illegal("SPK-R4", {"why": "deck"})
            return None
        colour = CARD.of(move[1])
        if state.display.count(colour) == 0:
            return Illegal("SPK-A1", {"why": "not-shown", "card": BOARD.colours[colour]})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        state.stage = DRAWING
        state.drawn += 1
        if move[1] != DECK:
            colour = CARD.of(move[1])
            state.display.remove(colour)
            state.hands[seat].add(colour, True)
            if state.heard:
                state.tell("card-taken", {"seat": seat, "card": BOARD.colours[colour]})
            return
        colour = turn_up(state)
        if colour == NOTHING:
            return
        state.hands[seat].add(colour, False)
        if state.heard:
            state.tell("card-drawn", {"seat": seat})
            state.tell("card-seen", {"seat": seat, "card": BOARD.colours[colour]}, seat)
        if deck_ran_out(state):
            next_round(state)
