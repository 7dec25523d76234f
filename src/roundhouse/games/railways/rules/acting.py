"""Actions: what all have in common, and those that need no more than a word (ROW-T4, ROW-L1)."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import money, rewards
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.phases import NOBODY
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


@mypyc_attr(allow_interpreted_subclasses=True)
class Spent(Action["RailwaysState"]):
    """An action of one's turn; a part may have waited for another."""

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        for part in state.parts:
            part.action_began(state, seat)
        self.carry_out(state, move, seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        raise NotImplementedError


class Pass(Spent):
    """ROW-T4: nobody has to do anything."""

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        if state.heard:
            state.tell("passed", {"seat": seat})


class Improve(Spent):
    """ROW-L1: one level, at its price."""

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        if state.level[seat] >= TABLE.highest_level:
            return Illegal("ROW-L1", {"why": "level", "level": state.level[seat]})
        return None

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        level = state.level[seat] + 1
        state.level[seat] = level
        if state.first_level[level] == NOBODY:
            state.first_level[level] = seat
        state.tell("locomotive-improved", {"seat": seat, "level": level})
        money.pay(state, seat, TABLE.level_price[level], "locomotive")
        rewards.level_reached(state, seat)
