"""The turn: auction, three rounds, income; and the end (ROW-T1 to T4, ROW-I1, ROW-E1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import auction, laying, money, points, scoring
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.phases import ACTIONS, BEGINNERS, ENDED

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def begin_turn(state: "RailwaysState") -> None:
    state.turn += 1
    state.round = 0
    state.delivered = False
    if any(state.used):
        state.dealt += 1
        state.used = [0] * len(state.used)
    for part in state.parts:
        part.turn_began()
    if state.turn == state.ending:
        state.tell("last-turn-began", {"turn": state.turn})
    else:
        state.tell("turn-began", {"turn": state.turn})
    if state.turn == 1 and state.auction == BEGINNERS:
        hand_out(state)
        begin_round(state)
    else:
        auction.begin(state)


def hand_out(state: "RailwaysState") -> None:
    """ROW-T2: no auction; who plays later gets a little cash."""
    state.tell("order-set", {"order": state.order[:]})
    for place, seat in enumerate(state.order):
        if place > 0:
            state.cash[seat] += place * TABLE.beginners_dollars
            state.tell("cash-received", {"seat": seat, "dollars": place * TABLE.beginners_dollars})


def begin_round(state: "RailwaysState") -> None:
    state.phase = ACTIONS
    state.at = 0
    begin_actions(state)


def begin_actions(state: "RailwaysState") -> None:
    state.actors = [state.order[state.at]]
    state.actions_left = 1
    state.survey = None


def acted(state: "RailwaysState") -> None:
    """ROW-T4: an action is over."""
    state.actions_left -= 1
    if state.actions_left > 0:
        return
    state.at += 1
    if state.at < state.seats:
        begin_actions(state)
        return
    state.round += 1
    if state.round < TABLE.rounds:
        begin_round(state)
    else:
        end_turn(state)


def end_turn(state: "RailwaysState") -> None:
    laying.remove_incomplete(state)
    collect(state)
    state.idle_turns = 0 if state.delivered else state.idle_turns + 1
    if state.turn == state.ending:
        end_game(state, "empty-cities")
    elif state.idle_turns >= state.most_idle_turns:
        end_game(state, "move-limit")
    else:
        draw_card(state)
        for part in state.parts:
            part.turn_ended(state)
        begin_turn(state)


def collect(state: "RailwaysState") -> None:
    """ROW-I1: income, then interest; new bonds cost nothing yet."""
    for seat in state.order:
        dollars = points.income(state, seat)
        state.cash[seat] += dollars
        if state.heard:
            state.tell("income-received", {"seat": seat, "dollars": dollars})
        money.pay(state, seat, state.bonds[seat] * TABLE.interest, "interest")


def draw_card(state: "RailwaysState") -> None:
    """ROW-O4: one more card joins the display."""
    if state.deck.total > 0:
        kind = state.deck.draw(state.rng)
        state.shown += 1
        state.display[kind] += 1
        state.tell("card-drawn", {"card": state.land.deck.slug[kind]})


def end_game(state: "RailwaysState", reason: str) -> None:
    state.phase = ENDED
    state.actors = []
    for part in state.parts:
        part.game_ended(state)
    state.rng.showing()  # the barons
    for seat in range(state.seats):
        baron = state.barons[seat][0]
        gained = scoring.baron_points(state, seat)
        facts: dict[str, object] = {"seat": seat, "baron": state.land.barons.slug[baron]}
        state.tell("baron-revealed", {**facts, "points": gained})
    state.result = scoring.final_count(state, reason)
    state.chosen += 1
    state.tell("game-ended", {"scores": state.result.scores})
