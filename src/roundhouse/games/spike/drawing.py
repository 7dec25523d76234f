"""Drawing railway cards, one at a time (SPK-A1, SPK-R1, SPK-R4)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, COLOURS
from roundhouse.games.spike.box import CARD0, DECK
from roundhouse.games.spike.phases import DRAWING, NOTHING
from roundhouse.games.spike.rounds import deck_ran_out, deck_size, next_round, turn_up
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def possible(table: "SpikeState") -> bool:
    return len(table.display) > 0 or deck_size(table) > 0


def words(table: "SpikeState") -> list[int]:
    shown = 0
    for colour in table.display:
        shown |= 1 << colour
    found = [CARD0 + colour for colour in range(COLOURS) if shown >> colour & 1]
    if deck_size(table) > 0:
        found.append(DECK)
    return found


def judge(table: "SpikeState", move: Move) -> Illegal | None:
    if move[1] == DECK:
        if table.deck.down.total == 0 and table.times_in_deck == 0:
            return Illegal("SPK-R4", {"why": "deck"})
        return None
    colour = move[1] - CARD0
    if table.display.count(colour) == 0:
        return Illegal("SPK-A1", {"why": "not-shown", "card": BOARD.colours[colour]})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    table.stage = DRAWING
    table.drawn += 1
    if move[1] != DECK:
        colour = move[1] - CARD0
        table.display.remove(colour)
        table.hands[seat].add(colour, True)
        table.tell("card-taken", {"seat": seat, "card": BOARD.colours[colour]})
        return
    colour = turn_up(table)
    if colour == NOTHING:
        return
    table.hands[seat].add(colour, False)
    table.tell("card-drawn", {"seat": seat})
    table.tell("card-seen", {"seat": seat, "card": BOARD.colours[colour]}, seat)
    if deck_ran_out(table):
        next_round(table)
