"""What a position is worth to a seat, in points: those it has and those it may hope for."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.steam.box import (
    ACTION_NUMBER,
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    TABLE,
    TURN_ORDER,
)
from roundhouse.games.steam.outlook import Purse, building_now, purse_of, turns_to_come, will_build
from roundhouse.games.steam.phases import FIRST_ORDER, NO_ACTION, ORDER
from roundhouse.games.steam.plans import Planner, worth_of
from roundhouse.games.steam.reach import complete_links
from roundhouse.games.steam.scoring import links_owned
from roundhouse.games.steam.steps import FOUNDED
from roundhouse.games.steam.weights import (
    EARLIER,
    ENGINEER_WORTH,
    FIRST_BUILD_WORTH,
    FIRST_MOVE_WORTH,
    FIRST_PLACE,
    GROWTH_WORTH,
    LATER_PLACE,
    LEVEL_PER_TURN,
    RIVAL,
    TURN_ORDER_WORTH,
    URBANIZATION_WORTH,
)

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState

BANKRUPT: Final = -100.0


def evaluate(table: "SteamState", seat: int) -> float:
    if seat in table.out:
        return BANKRUPT + table.out.index(seat)
    if table.result is not None:
        return float(table.result.scores[seat])
    value = as_it_stands(table, seat)
    if building_now(table, seat) and table.steps:
        if not used_effect_last(table, seat):
            value = max(value, planned(table, seat))
    return value + apart(table, seat)


def as_it_stands(table: "SteamState", seat: int) -> float:
    """The position without anything that is only begun."""
    codes = complete_links(table.network)
    owned = links_owned(table, seat)
    purse = purse_of(table, seat)
    if table.high_bidder == seat and table.bidders:
        purse.pay(table.high_bid)
    gain = table.track_points[seat]
    if gain == 0:
        return worth_of(table, seat, purse, codes, owned)
    points = Purse(purse.cash, purse.income, purse.points + gain)
    earned = min(purse.income + gain, TABLE.highest_income)
    income = Purse(purse.cash, earned, purse.points)
    return max(
        worth_of(table, seat, points, codes, owned), worth_of(table, seat, income, codes, owned)
    )


def apart(table: "SteamState", seat: int) -> float:
    """What doesn't change with track and money."""
    turns = turns_to_come(table)
    value = LEVEL_PER_TURN * turns * table.level[seat]
    value += action_worth(table, seat, turns) + place_worth(table, seat)
    for other in table.order:
        if other != seat:
            value -= RIVAL * (table.points[other] + table.income[other] + table.track_points[other])
    return value


def action_worth(table: "SteamState", seat: int, turns: int) -> float:
    action = table.action[seat]
    if action == NO_ACTION:
        return 0.0
    value = 0.0
    if not table.standard and turns > 0:
        value -= EARLIER * ACTION_NUMBER[action]
    if action == TURN_ORDER and turns > 0:
        value += TURN_ORDER_WORTH
    elif action == FIRST_MOVE:
        value += FIRST_MOVE_WORTH
    elif not will_build(table, seat):
        return value
    elif action == ENGINEER:
        value += ENGINEER_WORTH
    elif action == FIRST_BUILD:
        value += FIRST_BUILD_WORTH
    elif table.effect[seat]:
        value += GROWTH_WORTH if action == CITY_GROWTH else URBANIZATION_WORTH
    return value


def place_worth(table: "SteamState", seat: int) -> float:
    """The place in the order of a turn, sold by auction."""
    if table.phase == FIRST_ORDER:
        place = len(table.order)
        if seat in table.order:
            place = table.order.index(seat)
        elif table.high_bidder != seat:
            place += 1
    elif table.phase == ORDER:
        place = 0
        if seat in table.dropped:
            place = len(table.order) - 1 - table.dropped.index(seat)
        elif table.high_bidder != seat:
            place = 1
    else:
        place = table.order.index(seat)
    return FIRST_PLACE - LATER_PLACE * place


def used_effect_last(table: "SteamState", seat: int) -> bool:
    """The seat has just used City Growth or Urbanization."""
    return table.steps[-1][0] == FOUNDED or table.grew_after == len(table.steps)


_planners: Final[list[Planner]] = []
_MOST_KEPT: Final = 4


def planned(table: "SteamState", seat: int) -> float:
    """The best plan that the last tile belongs to."""
    done = table.steps[:-1]
    for planner in _planners:
        if planner.fits(table, done):
            return planner.value_with(table.steps[-1])
    planner = Planner(table, seat, done)
    _planners.insert(0, planner)
    if len(_planners) > _MOST_KEPT:
        _planners.pop()
    return planner.value_with(table.steps[-1])
