"""At the platform: take the wagon, or let it pass (SID-2, SID-3)."""

from typing import TYPE_CHECKING

from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse_siding.rules.box import TABLE

if TYPE_CHECKING:
    from roundhouse_siding.rules.state import SidingState


class Take(Action["SidingState"]):
    """SID-2: the wagon at the platform, and its points."""

    def act(self, state: "SidingState", move: Move, seat: int) -> None:
        points = TABLE.worth[state.platform]
        state.points[seat] += points
        facts: dict[str, object] = {"seat": seat, "wagon": TABLE.names[state.platform]}
        state.tell("wagon-taken", {**facts, "points": points})


class Wait(Action["SidingState"]):
    """SID-3: it goes on to the next, as often as one may."""

    def judge(self, state: "SidingState", move: Move, seat: int) -> Illegal | None:
        if state.waits[seat] == 0:
            return Illegal("SID-3", {"why": "used-up", "waits": state.options["waits"]})
        return None

    def act(self, state: "SidingState", move: Move, seat: int) -> None:
        state.waits[seat] -= 1
        state.tell("waited", {"seat": seat, "left": state.waits[seat]})
