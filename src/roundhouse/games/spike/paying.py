"""Paying for a connection that has just been laid (SPK-A4).

The cards are always asked for: leaving that out where there is no choice would tell the
others something about the hand.
"""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, COLOURS
from roundhouse.games.spike.box import cards_said, pay_colour, pay_count
from roundhouse.games.spike.payment import covers, superfluous
from roundhouse.games.spike.phases import ACTED, NOTHING
from roundhouse.games.spike.survey import payments_found
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    """The next colour with its number of cards, of all payments that begin as said."""
    found: list[int] = []
    at = len(said)
    latest = -1
    for move in payments_found(table, seat):
        if at < len(move) and move[at] != latest and (at == 1 or move[:at] == said):
            latest = move[at]
            found.append(latest)
    return found


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    """Exact, without a card too many; said in the order of the colours."""
    cards = [0] * COLOURS
    latest = -1
    for word in move[1:]:
        if pay_colour(word) <= latest:
            return Illegal("SPK-A4", {"why": "order"})
        latest = pay_colour(word)
        cards[latest] = pay_count(word)
        held = table.hands[seat].counts[latest]
        if held < cards[latest]:
            card = BOARD.colours[latest]
            return Illegal("SPK-A4", {"why": "hand", "card": card, "held": held})
    facts: dict[str, object] = {"cards": cards_said(cards), "needs": cards_said(table.needs)}
    if not covers(cards, table.needs[:]):
        return Illegal("SPK-A4", {**facts, "why": "too-few"})
    spare = superfluous(cards, table.needs[:])
    if spare >= 0:
        return Illegal("SPK-A4", {**facts, "why": "too-many", "card": BOARD.colours[spare]})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    cards = [0] * COLOURS
    for word in move[1:]:
        cards[pay_colour(word)] = pay_count(word)
    pay(table, cards, seat)


def pay(table: "SpikeState", cards: list[int], seat: int) -> None:
    """SPK-A2: discarded face up."""
    for colour in range(COLOURS):
        for _ in range(cards[colour]):
            play_card(table, colour, seat)
    table.needs = [0] * COLOURS
    table.stage = ACTED
    table.tell("paid", {"seat": seat, "cards": cards_said(cards)})


def play_card(table: "SpikeState", colour: int, seat: int) -> None:
    """The giver no longer knows of the card he gave once it may have been played."""
    hand = table.hands[seat]
    if colour == table.gift and hand.known[colour] == 0:
        if seat == (table.first - 1) % table.seats:
            table.gift = NOTHING
    hand.play(colour, table.rng)
    table.deck.discard(colour)
