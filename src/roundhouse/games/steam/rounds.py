"""The turn: who acts next, the phases in their order, the end (STM-S5 to S8, STM-T1, STM-D1)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import (
    actions,
    building,
    first_order,
    income,
    order_auction,
    scoring,
)
from roundhouse.games.steam.box import (
    ACTION_NUMBER,
    ACTIONS,
    COLOURS,
    FIRST_BUILD,
    FIRST_MOVE,
    TABLE,
    TURN_ORDER,
)
from roundhouse.games.steam.phases import (
    BUILDING,
    CAPITAL,
    CHOOSING,
    ENDED,
    FIRST_ORDER,
    GOODS,
    NO_ACTION,
    NOBODY,
    ORDER,
    SHARING,
)
from roundhouse.kernel.pieces import Bag

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def begin_game(table: "SteamState", beginners: bool) -> None:
    deal_goods(table)
    if not table.standard and not beginners:
        first_order.begin(table, table.rng.below(table.seats))
        return
    drawn = draw_actions(table)
    if table.standard:
        table.order = sorted(range(table.seats), key=lambda seat: drawn[seat])
    else:
        first = drawn.index(min(drawn))
        table.order = [(first + place) % table.seats for place in range(table.seats)]
        for place, seat in enumerate(table.order):
            table.cash[seat] = place * TABLE.beginners_euros
    begin_turn(table)


def deal_goods(table: "SteamState") -> None:
    """STM-S1, STM-S2: random cubes on the cities and on the supply display."""
    kinds = len(COLOURS)
    for place in table.land.cities:
        for _ in range(table.land.cubes[place] - table.land.fewer[table.seats]):
            table.cubes[place * kinds + table.bag.draw(table.rng)] += 1
    for space in range(TABLE.spaces):
        for _ in range(TABLE.cubes_per_space[table.seats]):
            table.sets[space * kinds + table.bag.draw(table.rng)] += 1


def draw_actions(table: "SteamState") -> list[int]:
    """STM-S6, STM-S7: everybody draws an action tile; their numbers by seat."""
    tiles = Bag([1] * len(ACTIONS))
    return [ACTION_NUMBER[tiles.draw(table.rng)] for _ in range(table.seats)]


def begin_turn(table: "SteamState") -> None:
    table.turn += 1
    table.action = [NO_ACTION] * table.seats
    table.effect = [False] * table.seats
    table.improved = [False] * table.seats
    table.goods_round = 0
    facts: dict[str, object] = {"turn": table.turn, "turns": table.turns}
    table.tell("turn-began", {**facts, "order": table.order[:]})
    begin_phase(table, CAPITAL if table.standard else CHOOSING, table.order[:])


def begin_phase(table: "SteamState", phase: int, line: list[int]) -> None:
    table.phase = phase
    table.line = line
    table.at = -1
    next_in_line(table)


def next_in_line(table: "SteamState") -> bool:
    """Whether somebody is left to act in this phase."""
    table.at += 1
    if table.at == len(table.line):
        return False
    table.actors = [table.line[table.at]]
    if table.phase == BUILDING:
        building.begin(table, table.line[table.at])
    return True


def go_on(table: "SteamState", phase: int, ended: bool) -> None:
    """After a move made in this phase: the same seat again, the next, or the next phase.

    `ended` says that the seat has ended its build.
    """
    if phase == FIRST_ORDER:
        if not table.bidders:
            begin_turn(table)
    elif phase == ORDER:
        if not table.bidders:
            begin_phase(table, CHOOSING, table.order[:])
    elif phase == BUILDING:
        if ended and not next_in_line(table):
            begin_goods(table)
    elif phase == CAPITAL:
        if not next_in_line(table):
            order_auction.begin(table)
    elif phase == CHOOSING:
        if not next_in_line(table):
            begin_phase(table, BUILDING, actions.in_action_order(table, FIRST_BUILD))
    elif table.deciding:
        table.phase = SHARING
        table.actors = [table.deciding[0]]
    else:
        table.phase = GOODS
        if not next_in_line(table):
            end_goods_round(table)


def begin_goods(table: "SteamState") -> None:
    begin_phase(table, GOODS, actions.in_action_order(table, FIRST_MOVE))


def end_goods_round(table: "SteamState") -> None:
    table.goods_round += 1
    if table.goods_round < TABLE.goods_rounds:
        begin_goods(table)
        return
    income.collect(table)
    if len(table.order) == 1:
        end_game(table, "last-survivor")
    elif table.turn == table.turns:
        end_game(table, "last-turn")
    else:
        end_turn(table)


def end_turn(table: "SteamState") -> None:
    """STM-T1; STM-D4: who had Turn Order may pass once in the next auction."""
    if table.standard:
        holder = table.action.index(TURN_ORDER) if TURN_ORDER in table.action else NOBODY
        table.pass_holder = holder if holder in table.order else NOBODY
    else:
        table.order = actions.next_order(table)
    begin_turn(table)


def end_game(table: "SteamState", reason: str) -> None:
    table.phase = ENDED
    table.actors = []
    table.line = []
    table.at = 0
    table.result = scoring.final_count(table, reason)
    table.tell("game-ended", {"scores": table.result.scores, "places": table.result.places})
