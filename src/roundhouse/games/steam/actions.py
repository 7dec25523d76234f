"""Choosing an action tile (STM-A1 to A8, STM-D6)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import money
from roundhouse.games.steam.box import (
    ACTION0,
    ACTION_NUMBER,
    ACTION_PRICE,
    ACTIONS,
    CHOOSE,
    CITY_GROWTH,
    LOCOMOTIVE,
    PASS,
    TABLE,
    URBANIZATION,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def price_of(table: "SteamState", action: int, seat: int) -> int:
    """STM-A5 to A7; STM-D6: nothing in the standard game."""
    if table.standard:
        return 0
    if action == LOCOMOTIVE:
        return ACTION_PRICE[action] + table.level[seat] + 1
    return ACTION_PRICE[action]


def has_effect(action: int) -> bool:
    """Whether the tile is used in the build phase, and so may be taken as a pass."""
    return action == CITY_GROWTH or action == URBANIZATION


def words(table: "SteamState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        verbs: list[int] = []
        if _choosable(table, seat):
            verbs.append(CHOOSE)
        if _passable(table):
            verbs.append(PASS)
        verbs.sort()
        return verbs
    if len(said) > 1:
        return []
    actions = _choosable(table, seat) if said[0] == CHOOSE else _passable(table)
    return [ACTION0 + action for action in actions]


def _choosable(table: "SteamState", seat: int) -> list[int]:
    most = money.means(table, seat)
    found: list[int] = []
    for action in range(len(ACTIONS)):
        if action in table.action or price_of(table, action, seat) > most:
            continue
        if action == LOCOMOTIVE and table.level[seat] == TABLE.highest_level:
            continue
        if has_effect(action) and not table.standard and not usable(table, action):
            continue
        found.append(action)
    return found


def _passable(table: "SteamState") -> list[int]:
    if table.standard:
        return []
    return [action for action in (CITY_GROWTH, URBANIZATION) if action not in table.action]


def usable(table: "SteamState", action: int) -> bool:
    """Whether City Growth has a city left, or Urbanization a town and a tile."""
    if action == CITY_GROWTH:
        for place in range(table.land.board.places):
            if table.network.is_city[place] and not table.grown[place]:
                return True
        return False
    return False in table.network.is_city and sum(table.new_cities) > 0


def judge(table: "SteamState", move: Move, seat: int) -> Illegal | None:
    if move[0] == PASS and table.standard:
        return Illegal("STM-A8", {"why": "standard"})
    if move[0] == PASS and len(move) != 2:
        return Illegal("STM-A8", {"why": "one-tile"})
    action = move[1] - ACTION0
    rule = f"STM-A{action + 1}"
    for other in range(table.seats):
        if table.action[other] == action:
            return Illegal(rule, {"action": ACTIONS[action], "why": "taken", "by": other})
    if move[0] == PASS:
        if action != CITY_GROWTH and action != URBANIZATION:
            return Illegal("STM-A8", {"why": "no-pass", "action": ACTIONS[action]})
        return None
    if action == LOCOMOTIVE and table.level[seat] >= TABLE.highest_level:
        return Illegal(rule, {"why": "level", "level": table.level[seat]})
    if table.standard:
        return None
    if action == CITY_GROWTH and _cities_left(table) == 0:
        return Illegal("STM-A8", {"action": ACTIONS[action], "why": "all-grown"})
    if action == URBANIZATION:
        towns = sum([1 for place in table.land.towns if not table.network.is_city[place]])
        left = sum(table.new_cities)
        if towns == 0 or left == 0:
            return Illegal(rule, {"why": "none-left", "towns": towns, "new_cities": left})
    cost = price_of(table, action, seat)
    most = table.cash[seat] + TABLE.step * money.steps_left(table, seat)
    if cost > most:
        return Illegal(rule, {"why": "means", "cost": cost, "raise": most})
    return None


def _cities_left(table: "SteamState") -> int:
    """STM-A8: printed cities without a growth marker; New Cities have theirs printed on."""
    return sum([1 for place in table.land.cities if not table.grown[place]])


def act(table: "SteamState", move: Move, seat: int) -> None:
    action = move[1] - ACTION0
    table.action[seat] = action
    facts: dict[str, object] = {"seat": seat, "action": ACTIONS[action]}
    if move[0] == PASS:
        table.tell("action-passed", facts)
        return
    cost = price_of(table, action, seat)
    table.tell("action-chosen", {**facts, "euros": cost})
    money.pay(table, seat, cost, ACTIONS[action])
    if action == LOCOMOTIVE:
        raise_level(table, seat)
    elif has_effect(action):
        table.effect[seat] = True


def raise_level(table: "SteamState", seat: int) -> None:
    table.level[seat] += 1
    table.tell("locomotive-improved", {"seat": seat, "level": table.level[seat]})


def in_action_order(table: "SteamState", first: int) -> list[int]:
    """The turn order, with the holder of one action tile moved to the front."""
    line = table.order[:]
    if first in table.action:
        holder = table.action.index(first)
        if holder in line:
            line.remove(holder)
            line.insert(0, holder)
    return line


def next_order(table: "SteamState") -> list[int]:
    """STM-T1: by the numbers of the tiles, the lowest first."""
    numbers = [(ACTION_NUMBER[table.action[seat]], seat) for seat in table.order]
    numbers.sort()
    return [seat for _, seat in numbers]
