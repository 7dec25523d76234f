"""Choosing an action tile (STM-A1 to A8, STM-D6)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import (
    ACTION,
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
from roundhouse.games.steam.rules.phases import NO_ACTION
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def price_of(state: "SteamState", action: int, seat: int) -> int:
    """STM-A5 to A7; STM-D6: nothing in the standard game."""
    if state.standard:
        return 0
    if action == LOCOMOTIVE:
        return ACTION_PRICE[action] + state.level[seat] + 1
    return ACTION_PRICE[action]


class Choose(Action["SteamState"]):
    """STM-A1: one of the tiles that nobody has, for its price."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return ACTION.words(_choosable(state, seat))

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        return judge(state, move, seat)

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        action = ACTION.of(move[1])
        state.action[seat] = action
        cost = price_of(state, action, seat)
        if state.heard:
            state.tell("action-chosen", {"seat": seat, "action": ACTIONS[action], "euros": cost})
        money.pay(state, seat, cost, ACTIONS[action])
        if action == LOCOMOTIVE:
            raise_level(state, seat)
        elif action == CITY_GROWTH or action == URBANIZATION:
            state.effect[seat] = usable(state, action)


class PassOn(Action["SteamState"]):
    """STM-A8: City Growth or Urbanization for its number alone."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return ACTION.words(_passable(state, seat))

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.standard:
            return Illegal("STM-A8", {"why": "standard"})
        if len(move) != 2:
            return Illegal("STM-A8", {"why": "one-tile"})
        return judge(state, move, seat)

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        action = ACTION.of(move[1])
        state.action[seat] = action
        if state.heard:
            state.tell("action-passed", {"seat": seat, "action": ACTIONS[action]})


def verbs(state: "SteamState", seat: int) -> list[int]:
    found: list[int] = []
    if _choosable(state, seat):
        found.append(CHOOSE)
    if _passable(state, seat):
        found.append(PASS)
    found.sort()
    return found


def _taken(state: "SteamState") -> int:
    """The tiles that somebody has, as a mask."""
    mask = 0
    for action in state.action:
        if action != NO_ACTION:
            mask |= 1 << action
    return mask


def _choosable(state: "SteamState", seat: int) -> list[int]:
    most = money.means(state, seat)
    taken = _taken(state)
    found: list[int] = []
    for action in range(len(ACTIONS)):
        if taken >> action & 1 or price_of(state, action, seat) > most:
            continue
        if action == LOCOMOTIVE and state.level[seat] == TABLE.highest_level:
            continue
        if action == CITY_GROWTH and not state.standard and not usable(state, action):
            continue
        if action == URBANIZATION and not usable(state, action):
            continue
        found.append(action)
    if not found and state.standard:
        found.append(URBANIZATION)  # STM-A7: useless, but nothing else is left
    return found


def _passable(state: "SteamState", seat: int) -> list[int]:
    """STM-A8; STM-A7: a useless Urbanization only where nothing else can be taken."""
    found: list[int] = []
    if state.standard:
        return found
    taken = _taken(state)
    if not taken >> CITY_GROWTH & 1:
        found.append(CITY_GROWTH)
    if not taken >> URBANIZATION & 1:
        if usable(state, URBANIZATION) or (not found and not _choosable(state, seat)):
            found.append(URBANIZATION)
    return found


def usable(state: "SteamState", action: int) -> bool:
    """Whether City Growth has a city left, or Urbanization a town and a tile."""
    if action == CITY_GROWTH:
        for place in range(state.land.board.places):
            if state.network.is_city[place] and not state.grown[place]:
                return True
        return False
    for left in state.new_cities:
        if left > 0:
            return _any_town(state)
    return False


def _any_town(state: "SteamState") -> bool:
    for place in state.land.towns:
        if not state.network.is_city[place]:
            return True
    return False


def judge(state: "SteamState", move: Move, seat: int) -> Illegal | None:
    """Whether the tile can be had, paid for or passed on."""
    action = ACTION.of(move[1])
    rule = f"STM-A{action + 1}"
    for other in range(state.seats):
        if state.action[other] == action:
            return Illegal(rule, {"action": ACTIONS[action], "why": "taken", "by": other})
    if action == URBANIZATION:
        useless = _judge_useless(state, move[0], seat)
        if useless is not None:
            return useless
    if move[0] == PASS:
        if action != CITY_GROWTH and action != URBANIZATION:
            return Illegal("STM-A8", {"why": "no-pass", "action": ACTIONS[action]})
        return None
    if action == LOCOMOTIVE and state.level[seat] >= TABLE.highest_level:
        return Illegal(rule, {"why": "level", "level": state.level[seat]})
    if state.standard:
        return None
    if action == CITY_GROWTH and _cities_left(state) == 0:
        return Illegal("STM-A8", {"action": ACTIONS[action], "why": "all-grown"})
    cost = price_of(state, action, seat)
    most = state.cash[seat] + TABLE.step * money.steps_left(state, seat)
    if cost > most:
        return Illegal(rule, {"why": "means", "cost": cost, "raise": most})
    return None


def _judge_useless(state: "SteamState", verb: int, seat: int) -> Illegal | None:
    """STM-A7: without a town and a New City only where no other tile can be taken, unpaid."""
    towns = sum([1 for place in state.land.towns if not state.network.is_city[place]])
    left = sum(state.new_cities)
    if towns > 0 and left > 0:
        return None
    facts: dict[str, object] = {"towns": towns, "new_cities": left}
    if _another_tile(state, seat):
        return Illegal("STM-A7", {**facts, "why": "none-left"})
    if verb == CHOOSE and not state.standard:
        return Illegal("STM-A7", {**facts, "why": "only-pass"})
    return None


def _another_tile(state: "SteamState", seat: int) -> bool:
    """Whether a tile but Urbanization can be taken: all but the Locomotive are to be had free."""
    for action in range(len(ACTIONS)):
        if action == URBANIZATION or action in state.action:
            continue
        if action != LOCOMOTIVE or judge(state, (CHOOSE, ACTION.word(action)), seat) is None:
            return True
    return False


def _cities_left(state: "SteamState") -> int:
    """STM-A8: printed cities without a growth marker; New Cities have theirs printed on."""
    return sum([1 for place in state.land.cities if not state.grown[place]])


def raise_level(state: "SteamState", seat: int) -> None:
    state.level[seat] += 1
    if state.heard:
        state.tell("locomotive-improved", {"seat": seat, "level": state.level[seat]})


def in_action_order(state: "SteamState", first: int) -> list[int]:
    """The turn order, with the holder of one action tile moved to the front."""
    line = state.order[:]
    if first in state.action:
        holder = state.action.index(first)
        if holder in line:
            line.remove(holder)
            line.insert(0, holder)
    return line


def next_order(state: "SteamState") -> list[int]:
    """STM-T1: by the numbers of the tiles, the lowest first."""
    numbers = [(ACTION_NUMBER[state.action[seat]], seat) for seat in state.order]
    numbers.sort()
    return [seat for _, seat in numbers]
