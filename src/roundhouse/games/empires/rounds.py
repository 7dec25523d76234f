"""What comes next: steps of a turn, turns of a round, the end (SRE-S7, SRE-E1, SRE-G2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires import (
    achievements,
    conglomerate,
    construction,
    delivery,
    market,
    production,
    scoring,
    train_cards,
)
from roundhouse.games.empires.box import NONE, PASS, REVEAL, TABLE
from roundhouse.games.empires.phases import (
    BUYING,
    CLAIMING,
    CONSTRUCTING,
    DELIVERING,
    ENDED,
    PLAYING,
    STARTING,
    UNLOCKING,
)
from roundhouse.kernel.refusal import Illegal

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def begin_game(table: "EmpiresState") -> None:
    """SRE-S7: starting tracks counterclockwise; the order of play runs the other way."""
    first = table.rng.below(table.seats)
    table.order = [(first + 1 + i) % table.seats for i in range(table.seats)]
    table.phase = STARTING
    table.turn = table.seats - 1
    table.actors = [table.order[table.turn]]


def judge_pass(table: "EmpiresState", seat: int) -> Illegal | None:
    """Construction, the card after a delivery and the start can't be passed over."""
    if table.phase == CONSTRUCTING:
        return Illegal("SRE-C7")
    if table.phase == STARTING:
        return Illegal("SRE-S7", {"why": "compulsory"})
    if table.phase == PLAYING and table.hands[seat].total > 0:
        return Illegal("SRE-D4", {"why": "compulsory", "cards": table.hands[seat].total})
    return None


def go_on(table: "EmpiresState", seat: int, verb: int) -> None:
    """After a move: the same step again, the next one, the next seat or the next round."""
    phase = table.phase
    if phase == STARTING:
        table.turn -= 1
        if table.turn < 0:
            begin_round(table)
        else:
            table.actors = [table.order[table.turn]]
    elif phase == CONSTRUCTING:
        if table.tracks_left[seat] == 0:
            trigger(table, seat, "last-track")
        construct(table, seat)
    elif phase == UNLOCKING:
        deliver(table, seat)
    elif phase == DELIVERING:
        if verb == PASS:
            claim(table, seat)
        else:
            if delivery.cities_full(table):
                trigger(table, seat, "cities-full")
            show(table, seat)
    elif phase == PLAYING:
        if verb != REVEAL or table.hands[seat].total == 0:
            finish_delivery(table, seat)
    elif phase == CLAIMING:
        if verb == PASS:
            buy(table, seat)
        else:
            claim(table, seat)
    else:
        end_turn(table, seat)


def begin_round(table: "EmpiresState") -> None:
    table.round += 1
    table.tell("round-began", {"round": table.round})
    table.turn = 0
    begin_turn(table)


def begin_turn(table: "EmpiresState") -> None:
    seat = table.order[table.turn]
    table.actors = [seat]
    table.built = 0
    table.top_claimed = False
    table.length = 0
    table.delivered = NONE
    table.source = NONE
    table.terrains = 0
    construct(table, seat)


def construct(table: "EmpiresState", seat: int) -> None:
    if construction.begin(table, seat):
        table.phase = CONSTRUCTING
    elif construction.begin_unlocking(table, seat):
        table.phase = UNLOCKING
    else:
        deliver(table, seat)


def deliver(table: "EmpiresState", seat: int) -> None:
    if delivery.begin(table, seat):
        table.phase = DELIVERING
    else:
        claim(table, seat)


def show(table: "EmpiresState", seat: int) -> None:
    if train_cards.begin(table, seat):
        table.phase = PLAYING
    else:
        finish_delivery(table, seat)


def finish_delivery(table: "EmpiresState", seat: int) -> None:
    """SRE-V2: the industry moves last."""
    production.move_industry(table, seat, table.source)
    claim(table, seat)


def claim(table: "EmpiresState", seat: int) -> None:
    if achievements.begin(table, seat):
        table.phase = CLAIMING
    else:
        buy(table, seat)


def buy(table: "EmpiresState", seat: int) -> None:
    if market.begin(table, seat):
        table.phase = BUYING
    else:
        end_turn(table, seat)


def trigger(table: "EmpiresState", seat: int, reason: str) -> None:
    """SRE-E1, SRE-G2: the round is played to its end; a lone player has twelve of them."""
    if table.ending == "" and table.seats > 1:
        table.ending = reason
        table.tell("end-triggered", {"seat": seat, "reason": reason})


def end_turn(table: "EmpiresState", seat: int) -> None:
    if table.deck.down.total == 0:
        trigger(table, seat, "last-card")
    table.turn += 1
    if table.turn < table.seats:
        begin_turn(table)
        return
    if table.seats == 1:
        conglomerate.take_turn(table)
        if table.round == TABLE.rounds_alone:
            end_game(table, "last-round")
            return
    elif table.ending != "":
        end_game(table, table.ending)
        return
    begin_round(table)


def end_game(table: "EmpiresState", reason: str) -> None:
    table.phase = ENDED
    table.actors = []
    table.sites = []
    table.new_routes = []
    table.offers = []
    table.result = scoring.final_count(table, reason)
    table.tell("game-ended", {"scores": table.result.scores, "places": table.result.places})
