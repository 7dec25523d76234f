"""What comes next: steps of a turn, turns of a round, the end (SRE-S7, SRE-E1, SRE-G2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules import (
    achievements,
    conglomerate,
    construction,
    delivery,
    market,
    production,
    scoring,
    train_cards,
)
from roundhouse.games.empires.rules.box import NONE, TABLE
from roundhouse.games.empires.rules.phases import (
    BUYING,
    CLAIMING,
    CONSTRUCTING,
    DELIVERING,
    ENDED,
    PLAYING,
    STARTING,
    UNLOCKING,
)

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def begin_game(state: "EmpiresState") -> None:
    """SRE-S7: starting tracks counterclockwise; the order of play runs the other way."""
    first = state.rng.below(state.seats)
    state.order = [(first + 1 + i) % state.seats for i in range(state.seats)]
    state.phase = STARTING
    state.turn = state.seats - 1
    state.actors = [state.order[state.turn]]


def begin_round(state: "EmpiresState") -> None:
    state.round += 1
    state.tell("round-began", {"round": state.round})
    state.turn = 0
    begin_turn(state)


def begin_turn(state: "EmpiresState") -> None:
    seat = state.order[state.turn]
    state.actors = [seat]
    state.built = 0
    state.top_claimed = False
    state.length = 0
    state.delivered = NONE
    state.source = NONE
    state.terrains = 0
    construct(state, seat)


def construct(state: "EmpiresState", seat: int) -> None:
    if construction.begin(state, seat):
        state.phase = CONSTRUCTING
    elif construction.begin_unlocking(state, seat):
        state.phase = UNLOCKING
    else:
        deliver(state, seat)


def deliver(state: "EmpiresState", seat: int) -> None:
    if delivery.begin(state, seat):
        state.phase = DELIVERING
    else:
        claim(state, seat)


def show(state: "EmpiresState", seat: int) -> None:
    if train_cards.begin(state, seat):
        state.phase = PLAYING
    else:
        finish_delivery(state, seat)


def finish_delivery(state: "EmpiresState", seat: int) -> None:
    """SRE-V2: the industry moves last."""
    production.move_industry(state, seat, state.source)
    claim(state, seat)


def claim(state: "EmpiresState", seat: int) -> None:
    if achievements.begin(state, seat):
        state.phase = CLAIMING
    else:
        buy(state, seat)


def buy(state: "EmpiresState", seat: int) -> None:
    if market.begin(state, seat):
        state.phase = BUYING
    else:
        end_turn(state, seat)


def trigger(state: "EmpiresState", seat: int, reason: str) -> None:
    """SRE-E1, SRE-G2: the round is played to its end; a lone player has twelve of them."""
    if state.ending == "" and state.seats > 1:
        state.ending = reason
        state.tell("end-triggered", {"seat": seat, "reason": reason})


def end_turn(state: "EmpiresState", seat: int) -> None:
    if state.deck.down.total == 0:
        trigger(state, seat, "last-card")
    state.turn += 1
    if state.turn < state.seats:
        begin_turn(state)
        return
    if state.seats == 1:
        conglomerate.take_turn(state)
        if state.round == TABLE.rounds_alone:
            end_game(state, "last-round")
            return
    elif state.ending != "":
        end_game(state, state.ending)
        return
    begin_round(state)


def end_game(state: "EmpiresState", reason: str) -> None:
    state.phase = ENDED
    state.actors = []
    state.sites = []
    state.new_routes = []
    state.offers = []
    state.result = scoring.final_count(state, reason)
    state.tell("game-ended", {"scores": state.result.scores, "places": state.result.places})
