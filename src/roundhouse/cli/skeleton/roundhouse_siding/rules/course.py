"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Final

from roundhouse.kernel.phases import Phase, Phases
from roundhouse.kernel.result import Result, places
from roundhouse.kernel.words import Move
from roundhouse_siding.rules.box import TABLE, TAKE, WAIT
from roundhouse_siding.rules.platform import Take, Wait

if TYPE_CHECKING:
    from roundhouse_siding.rules.state import SidingState

PLATFORM: Final = 0
ENDED: Final = 1


def begin_game(state: "SidingState") -> None:
    """SID-1: somebody begins by lot."""
    state.actors = [state.rng.below(state.seats)]
    next_wagon(state)


def next_wagon(state: "SidingState") -> None:
    """SID-1, SID-4: another one comes, or the game is over."""
    if state.left == 0:
        end_game(state)
        return
    state.left -= 1
    state.round += 1
    state.platform = state.depot.draw(state.rng)
    state.tell("wagon-came", {"wagon": TABLE.names[state.platform], "left": state.left})


def end_game(state: "SidingState") -> None:
    """SID-4: most points; of equals who could have waited longer."""
    state.phase = ENDED
    state.actors = []
    strengths = list(zip(state.points, state.waits))
    parts = [{"wagons": points} for points in state.points]
    state.result = Result(state.points[:], places(strengths), parts, "last-wagon", {})
    state.tell("game-ended", {"scores": state.points[:], "places": state.result.places})


class Platform(Phase["SidingState"]):
    def verbs(self, state: "SidingState", seat: int) -> list[int]:
        return [TAKE, WAIT] if state.waits[seat] > 0 else [TAKE]

    def after(self, state: "SidingState", move: Move, seat: int) -> None:
        state.actors = [(seat + 1) % state.seats]
        if move[0] == TAKE:
            next_wagon(state)


COURSE: Final = Phases(
    [Platform("platform", [Take(TAKE), Wait(WAIT)]), Phase("end", [])],
    {TAKE: "SID-2", WAIT: "SID-3"},
)
