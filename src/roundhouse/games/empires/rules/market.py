"""The train market: three cards at $0, $1 and $2 (SRE-T1, SRE-T2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import CARDS, SLOT, TABLE
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def begin(state: "EmpiresState", seat: int) -> bool:
    """The leftmost card costs nothing, so room in the hand is all it takes."""
    return state.hands[seat].total < TABLE.hand_limit and len(state.market) > 0


class Buy(Action["EmpiresState"]):
    """SRE-T1: a card of the market at the price of its place."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        purse = state.money[seat]
        return [SLOT.word(slot) for slot in range(len(state.market)) if TABLE.market[slot] <= purse]

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        slot = SLOT.of(move[1])
        if slot >= len(state.market):
            return Illegal("SRE-T1", {"why": "empty", "slot": slot + 1})
        price = TABLE.market[slot]
        if price > state.money[seat]:
            facts: dict[str, object] = {"cost": price, "money": state.money[seat]}
            return Illegal("SRE-T1", {"why": "money", **facts})
        return None

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        slot = SLOT.of(move[1])
        card = take(state, slot)
        state.money[seat] -= TABLE.market[slot]
        state.hands[seat].add(card, True)
        state.dealt += 1
        facts: dict[str, object] = {"seat": seat, "card": CARDS.names[card]}
        state.tell("card-bought", {**facts, "cost": TABLE.market[slot]})
        fill(state)


def full_hand(state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    """Why there was nothing to buy, where that is why."""
    held = state.hands[seat].total
    return Illegal("SRE-T1", {"why": "hand", "cards": held}) if held >= TABLE.hand_limit else None


def take(state: "EmpiresState", slot: int) -> int:
    """The others slide left."""
    state.dealt += 1
    return state.market.pop(slot)


def fill(state: "EmpiresState") -> None:
    """SRE-T1, SRE-T2: up to three cards, and anew while all three have one colour."""
    draw(state)
    while one_colour(state.market) and another_colour(state):
        state.tell("market-returned", {"colour": CARDS.colours[CARDS.colour[state.market[0]]]})
        for card in state.market:
            state.deck.down.put(card)
            state.returned[card] = True
        state.market = []
        state.dealt += 1
        draw(state)


def draw(state: "EmpiresState") -> None:
    drawn: list[str] = []
    while len(state.market) < len(TABLE.market) and state.deck.down.total > 0:
        card = state.deck.down.draw(state.rng)
        state.returned[card] = False
        state.market.append(card)
        drawn.append(CARDS.names[card])
    if drawn:
        state.dealt += 1
        state.tell("market-filled", {"cards": drawn, "left": state.deck.down.total})


def one_colour(market: list[int]) -> bool:
    if len(market) < len(TABLE.market):
        return False
    for card in market:
        if CARDS.colour[card] != CARDS.colour[market[0]]:
            return False
    return True


def another_colour(state: "EmpiresState") -> bool:
    """SRE-T2: a redraw can help only if the deck holds another colour."""
    colour = CARDS.colour[state.market[0]]
    for card, there in enumerate(state.deck.down.counts):
        if there and CARDS.colour[card] != colour:
            return True
    return False
