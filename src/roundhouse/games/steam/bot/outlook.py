"""What money is worth: cash and income, by the turns in which they can still be spent."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.bot.weights import DANGER_LINE, WORTH
from roundhouse.games.steam.rules.box import CITY_GROWTH, TABLE
from roundhouse.games.steam.rules.phases import BUILDING, GOODS, SHARING

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


class Purse:
    """Money that can be spent in thought; STM-M1, STM-M2."""

    def __init__(self, cash: int, income: int, points: int) -> None:
        self.cash = cash
        self.income = income
        self.points = points

    def pay(self, amount: int) -> None:
        short = amount - self.cash
        if short > 0:
            steps = (short + TABLE.step - 1) // TABLE.step
            by_income = min(steps, self.income - TABLE.lowest_income)
            self.income -= by_income
            self.points -= (steps - by_income) * TABLE.points_per_step
            self.cash += steps * TABLE.step
        self.cash -= amount


def purse_of(state: "SteamState", seat: int) -> Purse:
    return Purse(state.cash[seat], state.income[seat], state.points[seat])


def turns_to_come(state: "SteamState") -> int:
    """Turns after this one."""
    return state.turns - max(state.turn, 1)


def building_now(state: "SteamState", seat: int) -> bool:
    """The seat has begun to build: something was done in this build."""
    if state.phase != BUILDING or state.actors[0] != seat:
        return False
    if state.steps or state.withdrawn > 0:
        return True
    return state.action[seat] == CITY_GROWTH and not state.effect[seat]


def will_build(state: "SteamState", seat: int) -> bool:
    """The seat's build of this turn is still to come."""
    if state.phase == BUILDING:
        return seat in state.line[state.at :] and not building_now(state, seat)
    return state.phase < BUILDING


def rounds_to_come(state: "SteamState", seat: int) -> int:
    """Deliveries that the seat can still make."""
    later = turns_to_come(state) * TABLE.goods_rounds
    if state.phase == GOODS or state.phase == SHARING:
        acted = state.at if state.phase == GOODS else state.at + 1
        return later + TABLE.goods_rounds - 1 - state.goods_round + int(seat in state.line[acted:])
    return later + TABLE.goods_rounds


def money_worth(state: "SteamState", seat: int, purse: Purse) -> float:
    """Points, and what cash and income are worth in points until the end."""
    turns = turns_to_come(state)
    builds = turns + int(will_build(state, seat))
    worth = float(purse.points) - danger(purse)
    cash = float(purse.cash)
    if ruined(state, seat, purse):
        worth -= WORTH.ruin
    if state.standard:
        worth -= WORTH.upkeep * state.level[seat] * turns
        worth -= too_little(state, seat, purse, turns)
    useful = min(cash, WORTH.spending * builds + max(0, -purse.income))
    return worth + steps_worth(min(purse.income, TABLE.highest_income) + useful / TABLE.step, turns)


def ruined(state: "SteamState", seat: int, purse: Purse) -> bool:
    """STM-I2, STM-D8: what falls due in this turn can't be paid unless deliveries bring more."""
    due = -purse.income - purse.cash
    steps = purse.income - TABLE.lowest_income
    if state.standard:
        due += TABLE.upkeep_per_level * state.level[seat]
        return due > (purse.points + steps) * TABLE.euros_per_point
    return due > (purse.points // TABLE.points_per_step + steps) * TABLE.step


def steps_worth(steps: float, turns: int) -> float:
    """STM-E1 at the end; before it a step also brings money, and debt can be worked off."""
    if steps < 0.0:
        return steps * max(
            WORTH.debt_step, TABLE.points_per_debt - WORTH.debt_step_per_turn * turns
        )
    step = step_worth(turns)
    return steps * step - max(0.0, steps - WORTH.plenty) * (step - step_worth(0))


def step_worth(turns: int) -> float:
    """A step of income, for a seat without debt."""
    return min(WORTH.income_step, 1.0 / TABLE.income_per_point + WORTH.income_step_per_turn * turns)


def too_little(state: "SteamState", seat: int, purse: Purse, turns: int) -> float:
    """STM-D2, STM-D8: what a standard player loses who has too little cash for this turn."""
    cash = purse.cash
    loss = 0.0
    if will_build(state, seat) and not state.relaxed[seat]:
        short = max(0.0, WORTH.standard_spending - cash)
        loss = short * (WORTH.euro_short + WORTH.euro_short_per_turn * turns)
        cash = 0
    due = TABLE.upkeep_per_level * state.level[seat] - purse.income - cash
    return loss + max(0, due) / TABLE.euros_per_point


def danger(purse: Purse) -> float:
    below = DANGER_LINE - purse.income
    return WORTH.danger * below * below if below > 0 else 0.0
