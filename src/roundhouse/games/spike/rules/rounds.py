"""Whose turn it is, and how decks make rounds (SPK-R1 to R4)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules import goods, scoring
from roundhouse.games.spike.rules.board import BOARD, CITIES
from roundhouse.games.spike.rules.box import CONTRACTS, GOODS, TABLE, TENDER
from roundhouse.games.spike.rules.phases import (
    ABOARD,
    ACTED,
    DELIVERED,
    DRAWING,
    ENDED,
    NOBODY,
    NOTHING,
    OPEN,
)

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


# The deck.


def deck_size(state: "SpikeState") -> int:
    return state.deck.down.total + state.times_in_deck


def turn_up(state: "SpikeState") -> int:
    """The top card's colour; NOTHING if it was the third time card, which ends the game.

    SPK-R2: a time card is laid out and replaced by the next card. The time cards lie anywhere
    among the cards of the lower half, so they are drawn for when it is reached.
    """
    while state.top_half == 0 and state.times_in_deck > 0:
        if state.rng.below(deck_size(state)) >= state.times_in_deck:
            break
        state.times_in_deck -= 1
        state.times_drawn += 1
        state.tell("time-card", {"number": state.times_drawn, "all": TABLE.time_cards})
        if state.times_drawn == TABLE.time_cards:
            end_game(state, "third-time-card")
            return NOTHING
    if state.top_half > 0:
        state.top_half -= 1
    return state.deck.down.draw(state.rng)


def deck_ran_out(state: "SpikeState") -> bool:
    """In the last round the game ends before the deck does."""
    return state.round < TABLE.time_cards and state.deck.down.total == 0


def reveal(state: "SpikeState") -> bool:
    """Fill the display as far as there are cards; False if the game ended meanwhile."""
    shown: list[str] = []
    while len(state.display) < TABLE.display and deck_size(state) > 0:
        colour = turn_up(state)
        if colour == NOTHING:
            return False
        state.display.append(colour)
        shown.append(BOARD.colours[colour])
        if deck_ran_out(state):
            break
    if shown:
        if state.heard:
            state.tell("display-filled", {"cards": shown})
    return True


def refill(state: "SpikeState") -> None:
    """SPK-A1: after all cards are drawn. SPK-R1: the last card ends the round."""
    had_cards = deck_size(state) > 0
    if reveal(state) and had_cards and deck_ran_out(state):
        next_round(state)


def next_round(state: "SpikeState") -> None:
    """SPK-R1: discards and display make the new deck. SPK-R2: in the third, with time cards."""
    state.round += 1
    state.tell("round-began", {"round": state.round})
    for card in state.display:
        state.deck.discard(card)
    state.display = []
    for card in state.deck.discards:
        state.deck.down.put(card)
    state.deck.discards = []
    reveal(state)
    if state.round == TABLE.time_cards:
        state.top_half = state.deck.down.total // 2
        state.times_in_deck = TABLE.time_cards


# The turn.


def begin_turn(state: "SpikeState", seat: int) -> None:
    state.actors = [seat]
    state.stage = OPEN
    state.rolled = False
    state.began_in_city = state.train[seat] < CITIES
    state.drawn = 0


def go_on(state: "SpikeState", seat: int, done: bool) -> None:
    """After a move: the same seat again, or the next one; `done` says that the turn is over."""
    if state.stage == DRAWING and state.phase != ENDED and drawing_over(state, seat):
        finish_drawing(state)
    if state.stage == ACTED and state.phase != ENDED:
        if done or not goods.more_to_do(state, seat):
            end_turn(state, seat)


def drawing_over(state: "SpikeState", seat: int) -> bool:
    """SPK-A1, SPK-R4: the tender is full, or there is no card."""
    if state.drawn == state.level(seat, TENDER):
        return True
    return not state.display and deck_size(state) == 0


def finish_drawing(state: "SpikeState") -> None:
    state.stage = ACTED
    refill(state)


def end_turn(state: "SpikeState", seat: int) -> None:
    state.turns_taken[seat] += 1
    if deck_ran_out(state) and state.deck.discards:
        next_round(state)  # SPK-R4: it began with an empty deck
    if state.last_round_by == NOBODY and nothing_left(state, seat):
        state.last_round_by = seat
        state.tell("last-turns", {"seat": seat})
    following = (seat + 1) % state.seats
    if following == state.last_round_by:
        end_game(state, "nothing-left")
    elif following == state.first and state.turns_taken[following] == state.turn_limit:
        end_game(state, "turn-limit")
    else:
        begin_turn(state, following)


def nothing_left(state: "SpikeState", seat: int) -> bool:
    """SPK-R3: all track is laid, and no delivery is possible any more."""
    if state.track_left[seat] > 0:
        return False
    for good in range(GOODS):
        if state.holder[good] == seat and state.load[good] != DELIVERED:
            if deliverable(state, good, seat):
                return False
    return True


def deliverable(state: "SpikeState", good: int, seat: int) -> bool:
    """The load is aboard or has a source on the network, and so has a city that pays."""
    bit = 1 << seat
    found = state.load[good] == ABOARD
    for city in BOARD.sources[good]:
        if state.joined[city] & bit:
            found = True
    if not found:
        return False
    for city in CONTRACTS.cities[CONTRACTS.face(good, state.card_of[good], state.side_of[good])]:
        if state.joined[city] & bit and not state.served[city] & bit:
            return True
    return False


def end_game(state: "SpikeState", reason: str) -> None:
    state.phase = ENDED
    state.actors = []
    scoring.show_routes(state)
    state.result = scoring.final_count(state, reason)
    state.tell("game-ended", {"scores": state.result.scores, "places": state.result.places})
