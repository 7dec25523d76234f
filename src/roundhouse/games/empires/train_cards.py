"""After a delivery: a train card is played, and a contract may be shown (SRE-D4, SRE-D5)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires import production
from roundhouse.games.empires.box import (
    CARD0,
    CARDS,
    CONTRACTS,
    NONE,
    PASS,
    PLACES,
    PLAY,
    REVEAL,
    TABLE,
)
from roundhouse.games.empires.phases import PHASES, PLAYING
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def met(card: int, good: int, length: int, terrains: int) -> bool:
    """SRE-D4: the good delivered, the length, or all terrains shown."""
    if CARDS.good[card] != NONE:
        return CARDS.good[card] == good
    if CARDS.long[card]:
        return length >= CARDS.length_needed
    return CARDS.terrains[card] & ~terrains == 0


def contract_of(table: "EmpiresState", seat: int) -> int:
    """The contract that a seat still holds, or NONE."""
    for contract, held in enumerate(table.contracts[seat].counts):
        if held:
            return contract
    return NONE


def begin(table: "EmpiresState", seat: int) -> bool:
    """SRE-D6: whether a card is due, or a contract still unshown.

    The contract's owner is asked whether it fits or not, so that nobody can tell.
    """
    return table.hands[seat].total > 0 or table.contracts[seat].total > 0


def words(table: "EmpiresState", said: Move, seat: int) -> list[int]:
    hand = table.hands[seat]
    if len(said) == 0:
        verbs = [PLAY] if hand.total > 0 else [PASS]
        contract = contract_of(table, seat)
        if contract != NONE and CONTRACTS.factory[contract] == table.source:
            verbs.append(REVEAL)
        return verbs
    if len(said) > 1 or said[0] != PLAY:
        return []
    return [CARD0 + card for card, held in enumerate(hand.counts) if held]


def judge(table: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PLAY:
        card = move[1] - CARD0
        if table.phase != PLAYING:
            return Illegal("SRE-D4", {"why": "phase", "phase": PHASES[table.phase]})
        if table.hands[seat].counts[card] == 0:
            return Illegal("SRE-D4", {"why": "not-in-hand", "card": CARDS.names[card]})
        return None
    if table.phase != PLAYING:
        return Illegal("SRE-D5", {"why": "phase", "phase": PHASES[table.phase]})
    if table.revealed[seat] != NONE:
        return Illegal("SRE-D5", {"why": "shown"})
    for contract, factory in enumerate(CONTRACTS.factory):
        if factory == table.source and table.contracts[seat].counts[contract] == 1:
            return None
    return Illegal("SRE-D5", {"why": "other", "factory": PLACES.factories[table.source]})


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    if move[0] == REVEAL:
        reveal(table, seat)
        return
    card = move[1] - CARD0
    table.hands[seat].play(card, table.rng)
    table.played[seat].append(card)
    fits = met(card, table.delivered, table.length, table.terrains)
    bonus = TABLE.card_bonus if fits else 0
    table.tell("card-played", {"seat": seat, "card": CARDS.names[card], "prestige": bonus})
    production.gain(table, seat, bonus)


def reveal(table: "EmpiresState", seat: int) -> None:
    contract = contract_of(table, seat)
    table.contracts[seat].play(contract, table.rng)
    table.revealed[seat] = contract
    prestige = CONTRACTS.prestige[contract]
    factory = PLACES.factories[CONTRACTS.factory[contract]]
    table.tell("contract-shown", {"seat": seat, "factory": factory, "prestige": prestige})
    production.gain(table, seat, prestige)
