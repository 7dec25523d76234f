"""Whose turn it is, and how decks make rounds (SPK-R1 to R4)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike import goods, scoring
from roundhouse.games.spike.board import BOARD, CITIES
from roundhouse.games.spike.box import CONTRACTS, GOODS, TABLE, TENDER
from roundhouse.games.spike.phases import (
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
    from roundhouse.games.spike.state import SpikeState


# The deck.


def deck_size(table: "SpikeState") -> int:
    return table.deck.down.total + table.times_in_deck


def turn_up(table: "SpikeState") -> int:
    """The top card's colour; NOTHING if it was the third time card, which ends the game.

    SPK-R2: a time card is laid out and replaced by the next card. The time cards lie anywhere
    among the cards of the lower half, so they are drawn for when it is reached.
    """
    while table.top_half == 0 and table.times_in_deck > 0:
        if table.rng.below(deck_size(table)) >= table.times_in_deck:
            break
        table.times_in_deck -= 1
        table.times_drawn += 1
        table.tell("time-card", {"number": table.times_drawn, "all": TABLE.time_cards})
        if table.times_drawn == TABLE.time_cards:
            end_game(table, "third-time-card")
            return NOTHING
    if table.top_half > 0:
        table.top_half -= 1
    return table.deck.down.draw(table.rng)


def deck_ran_out(table: "SpikeState") -> bool:
    """In the last round the game ends before the deck does."""
    return table.round < TABLE.time_cards and table.deck.down.total == 0


def reveal(table: "SpikeState") -> bool:
    """Fill the display as far as there are cards; False if the game ended meanwhile."""
    shown: list[str] = []
    while len(table.display) < TABLE.display and deck_size(table) > 0:
        colour = turn_up(table)
        if colour == NOTHING:
            return False
        table.display.append(colour)
        shown.append(BOARD.colours[colour])
        if deck_ran_out(table):
            break
    if shown:
        table.tell("display-filled", {"cards": shown})
    return True


def refill(table: "SpikeState") -> None:
    """SPK-A1: after all cards are drawn. SPK-R1: the last card ends the round."""
    had_cards = deck_size(table) > 0
    if reveal(table) and had_cards and deck_ran_out(table):
        next_round(table)


def next_round(table: "SpikeState") -> None:
    """SPK-R1: discards and display make the new deck. SPK-R2: in the third, with time cards."""
    table.round += 1
    table.tell("round-began", {"round": table.round})
    for card in table.display:
        table.deck.discard(card)
    table.display = []
    for card in table.deck.discards:
        table.deck.down.put(card)
    table.deck.discards = []
    reveal(table)
    if table.round == TABLE.time_cards:
        table.top_half = table.deck.down.total // 2
        table.times_in_deck = TABLE.time_cards


# The turn.


def begin_turn(table: "SpikeState", seat: int) -> None:
    table.actors = [seat]
    table.stage = OPEN
    table.rolled = False
    table.began_in_city = table.train[seat] < CITIES
    table.drawn = 0
    table.dropped = 0


def go_on(table: "SpikeState", seat: int, done: bool) -> None:
    """After a move: the same seat again, or the next one; `done` says that the turn is over."""
    if table.stage == DRAWING and table.phase != ENDED and drawing_over(table, seat):
        finish_drawing(table)
    if table.stage == ACTED and table.phase != ENDED:
        if done or not goods.more_to_do(table, seat):
            end_turn(table, seat)


def drawing_over(table: "SpikeState", seat: int) -> bool:
    """SPK-A1, SPK-R4: the tender is full, or there is no card."""
    if table.drawn == table.level(seat, TENDER):
        return True
    return not table.display and deck_size(table) == 0


def finish_drawing(table: "SpikeState") -> None:
    table.stage = ACTED
    refill(table)


def end_turn(table: "SpikeState", seat: int) -> None:
    table.turns_taken[seat] += 1
    if deck_ran_out(table) and table.deck.discards:
        next_round(table)  # SPK-R4: it began with an empty deck
    if table.last_round_by == NOBODY and nothing_left(table, seat):
        table.last_round_by = seat
        table.tell("last-turns", {"seat": seat})
    following = (seat + 1) % table.seats
    if following == table.last_round_by:
        end_game(table, "nothing-left")
    elif following == table.first and table.turns_taken[following] == table.turn_limit:
        end_game(table, "turn-limit")
    else:
        begin_turn(table, following)


def nothing_left(table: "SpikeState", seat: int) -> bool:
    """SPK-R3: all track is laid, and no delivery is possible any more."""
    if table.track_left[seat] > 0:
        return False
    for good in range(GOODS):
        if table.holder[good] == seat and table.load[good] != DELIVERED:
            if deliverable(table, good, seat):
                return False
    return True


def deliverable(table: "SpikeState", good: int, seat: int) -> bool:
    """The load is aboard or has a source on the network, and so has a city that pays."""
    bit = 1 << seat
    found = table.load[good] == ABOARD
    for city in BOARD.sources[good]:
        if table.joined[city] & bit:
            found = True
    if not found:
        return False
    for city in CONTRACTS.cities[CONTRACTS.face(good, table.card_of[good], table.side_of[good])]:
        if table.joined[city] & bit and not table.served[city] & bit:
            return True
    return False


def end_game(table: "SpikeState", reason: str) -> None:
    table.phase = ENDED
    table.actors = []
    scoring.show_routes(table)
    table.result = scoring.final_count(table, reason)
    table.tell("game-ended", {"scores": table.result.scores, "places": table.result.places})
