"""After a delivery: a train card is played, and a contract may be shown (SRE-D4, SRE-D5)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules import production
from roundhouse.games.empires.rules.box import (
    CARD,
    CARDS,
    CONTRACTS,
    NONE,
    PASS,
    PLACES,
    PLAY,
    REVEAL,
    TABLE,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def met(card: int, good: int, length: int, terrains: int) -> bool:
    """SRE-D4: the good delivered, the length, or all terrains shown."""
    if CARDS.good[card] != NONE:
        return CARDS.good[card] == good
    if CARDS.long[card]:
        return length >= CARDS.length_needed
    return CARDS.terrains[card] & ~terrains == 0


def contract_of(state: "EmpiresState", seat: int) -> int:
    """The contract that a seat still holds, or NONE."""
    for contract, held in enumerate(state.contracts[seat].counts):
        if held:
            return contract
    return NONE


def begin(state: "EmpiresState", seat: int) -> bool:
    """SRE-D6: whether a card is due, or a contract still unshown.

    The contract's owner is asked whether it fits or not, so that nobody can tell.
    """
    return state.hands[seat].total > 0 or state.contracts[seat].total > 0


class Play(Action["EmpiresState"]):
    """SRE-D4: a card of the hand, which pays if the delivery fits it."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return [CARD.word(card) for card, held in enumerate(state.hands[seat].counts) if held]

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        card = CARD.of(move[1])
        if state.hands[seat].counts[card] == 0:
            return Illegal("SRE-D4", {"why": "not-in-hand", "card": CARDS.names[card]})
        return None

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        card = CARD.of(move[1])
        state.hands[seat].play(card, state.rng)
        state.played[seat].append(card)
        state.dealt += 1
        fits = met(card, state.delivered, state.length, state.terrains)
        bonus = TABLE.card_bonus if fits else 0
        state.tell("card-played", {"seat": seat, "card": CARDS.names[card], "prestige": bonus})
        production.gain(state, seat, bonus)


class Reveal(Action["EmpiresState"]):
    """SRE-D5: the contract of the factory that was delivered from."""

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        if state.revealed[seat] != NONE:
            return Illegal("SRE-D5", {"why": "shown"})
        for contract, factory in enumerate(CONTRACTS.factory):
            if factory == state.source and state.contracts[seat].counts[contract] == 1:
                return None
        return Illegal("SRE-D5", {"why": "other", "factory": PLACES.factories[state.source]})

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        contract = contract_of(state, seat)
        state.contracts[seat].play(contract, state.rng)
        state.revealed[seat] = contract
        state.dealt += 1
        prestige = CONTRACTS.prestige[contract]
        factory = PLACES.factories[CONTRACTS.factory[contract]]
        state.tell("contract-shown", {"seat": seat, "factory": factory, "prestige": prestige})
        production.gain(state, seat, prestige)


class Keep(Action["EmpiresState"]):
    """To go on without showing the contract; a card in hand has to be played."""

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        cards = state.hands[seat].total
        return Illegal("SRE-D4", {"why": "compulsory", "cards": cards}) if cards > 0 else None


def verbs(state: "EmpiresState", seat: int) -> list[int]:
    found = [PLAY] if state.hands[seat].total > 0 else [PASS]
    contract = contract_of(state, seat)
    if contract != NONE and CONTRACTS.factory[contract] == state.source:
        found.append(REVEAL)
    return found
