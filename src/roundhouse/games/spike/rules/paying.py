"""Paying for a connection that has just been laid (SPK-A4).

The cards are always asked for: leaving that out where there is no choice would tell the
others something about the hand.
"""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules.board import BOARD, COLOURS
from roundhouse.games.spike.rules.box import cards_said, pay_colour, pay_count
from roundhouse.games.spike.rules.payment import covers, superfluous
from roundhouse.games.spike.rules.phases import ACTED, NOTHING, PAYING
from roundhouse.games.spike.rules.survey import payments_found
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


class Pay(Action["SpikeState"]):
    """SPK-A4: the cards for a connection that has just been laid."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        """The next colour with its number of cards, of all payments that begin as said."""
        found: list[int] = []
        at = len(said)
        latest = -1
        for move in payments_found(state, seat):
            if at < len(move) and move[at] != latest and (at == 1 or move[:at] == said):
                latest = move[at]
                found.append(latest)
        return found

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        """Exact, without a card too many; said in the order of the colours."""
        if state.stage != PAYING:
            return Illegal("SPK-A4", {"why": "nothing-due"})
        cards = [0] * COLOURS
        latest = -1
        for word in move[1:]:
            if pay_colour(word) <= latest:
                return Illegal("SPK-A4", {"why": "order"})
            latest = pay_colour(word)
            cards[latest] = pay_count(word)
            held = state.hands[seat].counts[latest]
            if held < cards[latest]:
                card = BOARD.colours[latest]
                return Illegal("SPK-A4", {"why": "hand", "card": card, "held": held})
        few = not covers(cards, state.needs[:])
        spare = -1 if few else superfluous(cards, state.needs[:])
        if not few and spare < 0:
            return None
        facts: dict[str, object] = {"cards": cards_said(cards), "needs": cards_said(state.needs)}
        if few:
            return Illegal("SPK-A4", {**facts, "why": "too-few"})
        return Illegal("SPK-A4", {**facts, "why": "too-many", "card": BOARD.colours[spare]})

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        cards = [0] * COLOURS
        for word in move[1:]:
            cards[pay_colour(word)] = pay_count(word)
        pay(state, cards, seat)


def pay(state: "SpikeState", cards: list[int], seat: int) -> None:
    """SPK-A2: discarded face up."""
    for colour in range(COLOURS):
        for _ in range(cards[colour]):
            play_card(state, colour, seat)
    state.needs = [0] * COLOURS
    state.stage = ACTED
    if state.heard:
        state.tell("paid", {"seat": seat, "cards": cards_said(cards)})


def play_card(state: "SpikeState", colour: int, seat: int) -> None:
    """The giver no longer knows of the card he gave once it may have been played."""
    hand = state.hands[seat]
    if colour == state.gift and hand.known[colour] == 0:
        if seat == (state.first - 1) % state.seats:
            state.gift = NOTHING
    hand.play(colour, state.rng)
    state.deck.discard(colour)
