"""The turn: auction, three rounds, income; and the end (ROW-T1 to T4, ROW-I1, ROW-E1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import auction, depots, harvest, laying, money, points, scoring
from roundhouse.games.railways.box import TABLE
from roundhouse.games.railways.phases import ACTIONS, BEGINNERS, ENDED

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def begin_turn(table: "RailwaysState") -> None:
    table.turn += 1
    table.round = 0
    table.delivered = False
    table.used = [0] * len(table.used)
    table.linked = []
    if table.turn == table.ending:
        table.tell("last-turn-began", {"turn": table.turn})
    else:
        table.tell("turn-began", {"turn": table.turn})
    if table.turn == 1 and table.auction == BEGINNERS:
        hand_out(table)
        begin_round(table)
    else:
        auction.begin(table)


def hand_out(table: "RailwaysState") -> None:
    """ROW-T2: no auction; who plays later gets a little cash."""
    table.tell("order-set", {"order": table.order[:]})
    for place, seat in enumerate(table.order):
        if place > 0:
            table.cash[seat] += place * TABLE.beginners_dollars
            table.tell("cash-received", {"seat": seat, "dollars": place * TABLE.beginners_dollars})


def begin_round(table: "RailwaysState") -> None:
    table.phase = ACTIONS
    table.at = 0
    begin_actions(table)


def begin_actions(table: "RailwaysState") -> None:
    table.actors = [table.order[table.at]]
    table.actions_left = 1
    table.survey = None


def auction_moved(table: "RailwaysState") -> None:
    if not table.bidders:
        begin_round(table)


def acted(table: "RailwaysState") -> None:
    """ROW-T4: an action is over."""
    table.actions_left -= 1
    if table.actions_left > 0:
        return
    table.at += 1
    if table.at < table.seats:
        begin_actions(table)
        return
    table.round += 1
    if table.round < TABLE.rounds:
        begin_round(table)
    else:
        end_turn(table)


def end_turn(table: "RailwaysState") -> None:
    laying.remove_incomplete(table)
    collect(table)
    table.idle_turns = 0 if table.delivered else table.idle_turns + 1
    if table.turn == table.ending:
        end_game(table, "empty-cities")
    elif table.idle_turns >= table.most_idle_turns:
        end_game(table, "move-limit")
    else:
        draw_card(table)
        harvest.gather(table)
        begin_turn(table)


def collect(table: "RailwaysState") -> None:
    """ROW-I1: income, then interest; new bonds cost nothing yet."""
    for seat in table.order:
        dollars = points.income(table, seat)
        table.cash[seat] += dollars
        table.tell("income-received", {"seat": seat, "dollars": dollars})
        money.pay(table, seat, table.bonds[seat] * TABLE.interest, "interest")


def draw_card(table: "RailwaysState") -> None:
    """ROW-O4: one more card joins the display."""
    if table.deck.total > 0:
        kind = table.deck.draw(table.rng)
        table.display[kind] += 1
        table.tell("card-drawn", {"card": table.land.deck.slug[kind]})


def end_game(table: "RailwaysState", reason: str) -> None:
    table.phase = ENDED
    table.actors = []
    if table.fuel:
        for seat in range(table.seats):
            depots.lose_cube(table, seat)
    table.rng.showing()  # the barons
    for seat in range(table.seats):
        baron = table.barons[seat][0]
        gained = scoring.baron_points(table, seat)
        facts: dict[str, object] = {"seat": seat, "baron": table.land.barons.slug[baron]}
        table.tell("baron-revealed", {**facts, "points": gained})
    table.result = scoring.final_count(table, reason)
    table.tell("game-ended", {"scores": table.result.scores})
