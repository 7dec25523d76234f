"""The course of the game: its phases, the actions in each, and what comes after."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.rules import rounds, setting_up, turn
from roundhouse.games.spike.rules.box import (
    BEGIN,
    BUILD,
    DELIVER,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    GIVE,
    KEEP,
    LOAD,
    PASS,
    PAY,
    ROLL,
    SIDE,
    START,
    UPGRADE,
)
from roundhouse.games.spike.rules.building import Build
from roundhouse.games.spike.rules.drawing import Draw
from roundhouse.games.spike.rules.goods import Goods
from roundhouse.games.spike.rules.moving import Run
from roundhouse.games.spike.rules.paying import Pay
from roundhouse.games.spike.rules.phases import BEGINNING, KEEPING, TURNS
from roundhouse.games.spike.rules.setting_up import Begin, Give, Keep, Side
from roundhouse.games.spike.rules.turn import Done, Pass
from roundhouse.games.spike.rules.upgrading import Upgrade
from roundhouse.kernel.phases import Phase, Phases
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


class ChoosingSides(Phase["SpikeState"]):
    """SPK-V1: everybody at once."""

    def verbs(self, state: "SpikeState", seat: int) -> list[int]:
        return [SIDE]

    def after(self, state: "SpikeState", move: Move, seat: int) -> None:
        if not state.actors:
            setting_up.show_sides(state)
            setting_up.begin_giving(state)


class Giving(Phase["SpikeState"]):
    """SPK-S5: the first player alone."""

    def verbs(self, state: "SpikeState", seat: int) -> list[int]:
        return [GIVE]

    def after(self, state: "SpikeState", move: Move, seat: int) -> None:
        rounds.reveal(state)
        setting_up.deal_routes(state)
        if state.advanced:
            state.phase = KEEPING
            state.actors = setting_up.turn_order(state)
        else:
            state.phase = BEGINNING
            state.actors = [state.first]


class Keeping(Phase["SpikeState"]):
    """SPK-V2: everybody at once."""

    def verbs(self, state: "SpikeState", seat: int) -> list[int]:
        return [KEEP]

    def after(self, state: "SpikeState", move: Move, seat: int) -> None:
        if not state.actors:
            state.phase = BEGINNING
            state.actors = [state.first]


class Beginning(Phase["SpikeState"]):
    """SPK-S7: from the first player on."""

    def verbs(self, state: "SpikeState", seat: int) -> list[int]:
        return [BEGIN]

    def after(self, state: "SpikeState", move: Move, seat: int) -> None:
        following = (seat + 1) % state.seats
        if following == state.first:
            state.phase = TURNS
            rounds.begin_turn(state, state.first)
        else:
            state.actors = [following]


class Turns(Phase["SpikeState"]):
    """SPK-A10: the free move, one action; goods at any time."""

    def verbs(self, state: "SpikeState", seat: int) -> list[int]:
        return turn.verbs(state, seat)

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        """SPK-A4, SPK-A10: what the stage forbids is said before what the action asks."""
        closed = None if self.action(move[0]) is None else turn.closed(state, move[0])
        return Phase.judge(self, state, move, seat) if closed is None else closed

    def after(self, state: "SpikeState", move: Move, seat: int) -> None:
        state.survey = None
        rounds.go_on(state, seat, move[0] == DONE)


TURN: Final = Turns(
    "turns",
    [
        Goods(LOAD),
        Goods(DELIVER),
        Goods(DROP),
        Run(ROLL),
        Draw(DRAW),
        Build(BUILD),
        Pay(PAY),
        Run(START),
        Run(EXTRA),
        Upgrade(UPGRADE),
        Pass(PASS),
        Done(DONE),
    ],
)
COURSE: Final = Phases(
    [
        ChoosingSides("sides", [Side(SIDE)]),
        Giving("giving", [Give(GIVE)]),
        Keeping("keeping", [Keep(KEEP)]),
        Beginning("beginning", [Begin(BEGIN)]),
        TURN,
        Phase("end", []),
    ],
    {
        SIDE: "SPK-V1",
        GIVE: "SPK-S5",
        KEEP: "SPK-V2",
        BEGIN: "SPK-S7",
        # before the first turn nothing of a turn can be said
        **{action.verb: "SPK-S7" for action in TURN.actions if action is not None},
    },
)
