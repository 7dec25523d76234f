"""Raising capital, the first phase of the standard game (STM-D2)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.rules import money
from roundhouse.games.steam.rules.box import NUMBER, PASS, RAISE, TABLE
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


class Raise(Action["SteamState"]):
    """STM-D2: so many steps of income, then points, for cash."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return NUMBER.between(1, most(state, seat))

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        steps = NUMBER.of(move[1])
        if steps == 0:
            return Illegal("STM-D2", {"why": "none"})
        by_income = min(steps, state.income[seat] - TABLE.lowest_income)
        points = (steps - by_income) * TABLE.points_per_step
        if points > state.points[seat]:
            facts: dict[str, object] = {"steps": steps, "points": points}
            return Illegal("STM-D2", {"why": "points", **facts, "have": state.points[seat]})
        return None

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        money.raise_cash(state, seat, NUMBER.of(move[1]))


def most(state: "SteamState", seat: int) -> int:
    return min(money.steps_left(state, seat), TABLE.largest_number)


def verbs(state: "SteamState", seat: int) -> list[int]:
    return [PASS, RAISE] if most(state, seat) > 0 else [PASS]
