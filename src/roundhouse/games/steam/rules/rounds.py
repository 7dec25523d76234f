"""The turn: who acts next, the phases in their order, the end (STM-S5 to S8, STM-T1, STM-D1)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import (
    actions,
    building,
    first_order,
    income,
    scoring,
)
from roundhouse.games.steam.rules.box import (
    ACTION_NUMBER,
    ACTIONS,
    COLOURS,
    FIRST_MOVE,
    TABLE,
    TURN_ORDER,
)
from roundhouse.games.steam.rules.phases import (
    BUILDING,
    CAPITAL,
    CHOOSING,
    ENDED,
    GOODS,
    NO_ACTION,
    NOBODY,
)
from roundhouse.kernel.pieces import Bag

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def begin_game(state: "SteamState", beginners: bool) -> None:
    deal_goods(state)
    if not state.standard and not beginners:
        first_order.begin(state, state.rng.below(state.seats))
        return
    drawn = draw_actions(state)
    if state.standard:
        state.order = sorted(range(state.seats), key=lambda seat: drawn[seat])
    else:
        first = drawn.index(min(drawn))
        state.order = [(first + place) % state.seats for place in range(state.seats)]
        for place, seat in enumerate(state.order):
            state.cash[seat] = place * TABLE.beginners_euros
    begin_turn(state)


def deal_goods(state: "SteamState") -> None:
    """STM-S1, STM-S2: random cubes on the cities and on the supply display."""
    kinds = len(COLOURS)
    cubes, sets = state.cubes, state.sets
    for place in state.land.cities:
        for _ in range(state.land.cubes[place] - state.land.fewer[state.seats]):
            at = place * kinds + state.bag.draw(state.rng)
            cubes[at] = cubes[at] + 1
    for space in range(TABLE.spaces):
        for _ in range(TABLE.cubes_per_space[state.seats]):
            at = space * kinds + state.bag.draw(state.rng)
            sets[at] = sets[at] + 1


def draw_actions(state: "SteamState") -> list[int]:
    """STM-S6, STM-S7: everybody draws an action tile; their numbers by seat."""
    tiles = Bag([1] * len(ACTIONS))
    return [ACTION_NUMBER[tiles.draw(state.rng)] for _ in range(state.seats)]


def begin_turn(state: "SteamState") -> None:
    state.turn += 1
    state.action = [NO_ACTION] * state.seats
    state.effect = [False] * state.seats
    state.improved = [False] * state.seats
    state.goods_round = 0
    facts: dict[str, object] = {"turn": state.turn, "turns": state.turns}
    state.tell("turn-began", {**facts, "order": state.order[:]})
    begin_phase(state, CAPITAL if state.standard else CHOOSING, state.order[:])


def begin_phase(state: "SteamState", phase: int, line: list[int]) -> None:
    state.phase = phase
    state.line = line
    state.at = -1
    next_in_line(state)


def next_in_line(state: "SteamState") -> bool:
    """Whether somebody is left to act in this phase."""
    state.at += 1
    if state.at == len(state.line):
        return False
    state.actors = [state.line[state.at]]
    if state.phase == BUILDING:
        building.begin(state, state.line[state.at])
    return True


def begin_goods(state: "SteamState") -> None:
    begin_phase(state, GOODS, actions.in_action_order(state, FIRST_MOVE))


def end_goods_round(state: "SteamState") -> None:
    state.goods_round += 1
    if state.goods_round < TABLE.goods_rounds:
        begin_goods(state)
        return
    income.collect(state)
    if len(state.order) == 1:
        end_game(state, "last-survivor")
    elif state.turn == state.turns:
        end_game(state, "last-turn")
    else:
        end_turn(state)


def end_turn(state: "SteamState") -> None:
    """STM-T1; STM-D4: who had Turn Order may pass once in the next auction."""
    if state.standard:
        holder = state.action.index(TURN_ORDER) if TURN_ORDER in state.action else NOBODY
        state.pass_holder = holder if holder in state.order else NOBODY
    else:
        state.order = actions.next_order(state)
    begin_turn(state)


def end_game(state: "SteamState", reason: str) -> None:
    state.phase = ENDED
    state.actors = []
    state.line = []
    state.at = 0
    state.result = scoring.final_count(state, reason)
    state.tell("game-ended", {"scores": state.result.scores, "places": state.result.places})
