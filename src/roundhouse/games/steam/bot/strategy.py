"""What a position is worth to a seat, in points: those it has and those it may hope for."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.bot.outlook import (
    Purse,
    building_now,
    money_worth,
    purse_of,
    turns_to_come,
    will_build,
)
from roundhouse.games.steam.bot.plans import Planner, deliveries_worth, links_worth
from roundhouse.games.steam.bot.reach import complete_links
from roundhouse.games.steam.bot.weights import LATE, WORTH
from roundhouse.games.steam.rules.box import (
    ACTION_NUMBER,
    BUILD,
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    REDIRECT,
    TABLE,
    TURN_ORDER,
)
from roundhouse.games.steam.rules.phases import BUILDING, FIRST_ORDER, NO_ACTION, ORDER
from roundhouse.games.steam.rules.scoring import links_owned
from roundhouse.games.steam.rules.steps import FOUNDED
from roundhouse.games.steam.rules.tracing import traces
from roundhouse.kernel.tally import Tally
from roundhouse.kernel.words import Move
from roundhouse.rails.hexes import EDGES

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState

BANKRUPT: Final = -100.0


def sensible(state: "SteamState", moves: list[Move]) -> list[Move]:
    """Who has taken a tile back lays no other, if he need not: it would hang as loose again."""
    if state.phase != BUILDING or state.withdrawn == 0:
        return moves
    found = [move for move in moves if move[0] != BUILD and move[0] != REDIRECT]
    return found or moves


def evaluate(state: "SteamState", seat: int) -> float:
    tally = Tally()
    add_up(state, seat, tally)
    return tally.total


def add_up(state: "SteamState", seat: int, tally: Tally) -> None:
    if seat in state.out:
        tally.add("points", BANKRUPT + state.out.index(seat))
        return
    if state.result is not None:
        tally.add("points", float(state.result.scores[seat]))
    else:
        add_position(state, seat, tally)
    turns = turns_to_come(state)
    tally.add("locomotive", WORTH.level_per_turn * turns * state.level[seat])
    tally.add("action", action_worth(state, seat, turns))
    tally.add("place", place_worth(state, seat))
    for other in state.order:
        if other != seat:
            have = state.points[other] + state.income[other] + state.track_points[other]
            tally.add("rivals", -WORTH.rival * have)


def add_position(state: "SteamState", seat: int, tally: Tally) -> None:
    """Money, deliveries to come and links, and what a build may still become."""
    codes = complete_links(state.network)
    purse = purse_as_it_stands(state, seat)
    hopes = deliveries_worth(state, seat, codes)
    links = links_worth(state, links_owned(state, seat))
    money = money_worth(state, seat, purse)
    tally.add("deliveries", hopes)
    tally.add("links", links)
    tally.add("points", float(purse.points))
    tally.add("money", money - purse.points)
    if building_now(state, seat) and state.steps:
        if hangs_loose(state, seat):
            tally.add("plan", -WORTH.loose)
        elif not used_effect_last(state, seat):
            gain = planned(state, seat) - hopes - links - money
            hanging = WORTH.open_end * open_ends(state, seat)
            tally.add("plan", max(-WORTH.open_end, gain) - hanging)
        elif founded_for_others(state, seat):
            tally.add("city", -WORTH.for_others)


def purse_as_it_stands(state: "SteamState", seat: int) -> Purse:
    """What a delivery has brought counts as points or as income, whichever is better."""
    purse = purse_of(state, seat)
    if state.high_bidder == seat and state.bidders:
        purse.pay(state.high_bid)
    gain = state.track_points[seat]
    if gain == 0:
        return purse
    points = Purse(purse.cash, purse.income, purse.points + gain)
    earned = min(purse.income + gain, TABLE.highest_income)
    income = Purse(purse.cash, earned, purse.points)
    better = money_worth(state, seat, points) >= money_worth(state, seat, income)
    return points if better else income


def action_worth(state: "SteamState", seat: int, turns: int) -> float:
    action = state.action[seat]
    if action == NO_ACTION:
        return 0.0
    value = 0.0
    if not state.standard and turns > 0:
        value -= WORTH.earlier * ACTION_NUMBER[action]
    if action == TURN_ORDER and turns > 0:
        value += WORTH.turn_order_worth
    elif action == FIRST_MOVE:
        value += WORTH.first_move_worth
    elif not will_build(state, seat):
        return value
    elif action == ENGINEER:
        fades = min(1.0, turns / WORTH.engineer_turns)
        value += WORTH.engineer_worth * fades * fades
        if turns < LATE:
            value -= WORTH.idle
    elif action == FIRST_BUILD:
        value += WORTH.first_build_worth
    elif state.effect[seat] and any(state.sets):
        cubes = WORTH.growth_worth
        if action != CITY_GROWTH:
            cubes = (
                WORTH.urbanization_worth if joins_a_town(state, seat) else WORTH.urbanization_afar
            )
        value += cubes * min(1.0, turns / WORTH.cubes_turns)
    return value


def joins_a_town(state: "SteamState", seat: int) -> bool:
    """A complete link of the seat leads to a town."""
    network = state.network
    for link in range(len(network.owner)):
        if network.owner[link] == seat and network.complete(link):
            if not (network.is_city[network.end_a[link]] and network.is_city[network.end_b[link]]):
                return True
    return False


def place_worth(state: "SteamState", seat: int) -> float:
    """The place in the order of a turn, sold by auction."""
    if state.phase == FIRST_ORDER:
        place = len(state.order)
        if seat in state.order:
            place = state.order.index(seat)
        elif state.high_bidder != seat:
            place += 1
    elif state.phase == ORDER:
        place = 0
        if seat in state.dropped:
            place = len(state.order) - 1 - state.dropped.index(seat)
        elif state.high_bidder != seat:
            place = 1
    else:
        place = state.order.index(seat)
    return WORTH.first_place - WORTH.later_place * place


def used_effect_last(state: "SteamState", seat: int) -> bool:
    """The seat has just used City Growth or Urbanization."""
    return state.steps[-1][0] == FOUNDED or state.grew_after == len(state.steps)


def hangs_loose(state: "SteamState", seat: int) -> bool:
    """The seat has just laid a rail that leads back to no city (STM-B10)."""
    kind, h, _, _ = state.steps[-1]
    network = state.network
    if kind == FOUNDED:
        return False
    for edge in range(EDGES):
        link = network.link_at[h * EDGES + edge]
        if link >= 0 and network.owner[link] == seat and not traces(network, link, seat):
            return True
    return False


def open_ends(state: "SteamState", seat: int) -> int:
    """Links of the seat that lead nowhere yet."""
    network = state.network
    found = 0
    for link in range(len(network.owner)):
        if network.owner[link] == seat and not network.complete(link):
            found += 1
    return found


def founded_for_others(state: "SteamState", seat: int) -> bool:
    """The seat has just made a New City that no complete link of its own leads to."""
    kind, place, _, _ = state.steps[-1]
    if kind != FOUNDED:
        return False
    network = state.network
    return not any([network.owner[link] == seat for link in network.complete_at[place]])


_planners: Final[list[Planner]] = []
_MOST_KEPT: Final = 4


def planned(state: "SteamState", seat: int) -> float:
    """The best plan that the last tile belongs to."""
    done = state.steps[:-1]
    for planner in _planners:
        if planner.fits(state, done):
            return planner.value_with(state.steps[-1])
    planner = Planner(state, seat, done)
    _planners.insert(0, planner)
    if len(_planners) > _MOST_KEPT:
        _planners.pop()
    return planner.value_with(state.steps[-1])
