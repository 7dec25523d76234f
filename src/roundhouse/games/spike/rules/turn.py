"""A turn: the free move, then exactly one action; goods are handled at any time (SPK-A10)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.rules import building, drawing, goods, moving, upgrading
from roundhouse.games.spike.rules.board import BOARD, CITIES
from roundhouse.games.spike.rules.box import (
    BUILD,
    DELIVER,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    LOAD,
    PARTS,
    PASS,
    PAY,
    ROLL,
    START,
    UPGRADE,
    cards_said,
)
from roundhouse.games.spike.rules.phases import ACTED, DRAWING, OPEN, PAYING
from roundhouse.games.spike.rules.rounds import finish_drawing
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


class Pass(Action["SpikeState"]):
    """SPK-A10: for those who can do nothing."""

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        return judge_pass(state, seat)

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        state.stage = ACTED
        state.tell("passed", {"seat": seat})


class Done(Action["SpikeState"]):
    """SPK-A10: no more cards, no more goods: the turn is over."""

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        return Illegal("SPK-A10", {"why": "no-action"}) if state.stage == OPEN else None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        if state.stage == DRAWING:
            finish_drawing(state)


def verbs(state: "SpikeState", seat: int) -> list[int]:
    if state.stage == PAYING:
        return [PAY]
    found = goods.verbs(state, seat)
    if state.stage == OPEN:
        if moving.possible(state, ROLL, seat):
            found.append(ROLL)
        before = len(found)
        add_actions(state, seat, found)
        if len(found) == before:
            found.append(PASS)
    else:
        if state.stage == DRAWING:
            found.append(DRAW)
        found.append(DONE)
    return found


def add_actions(state: "SpikeState", seat: int, found: list[int]) -> None:
    if drawing.possible(state):
        found.append(DRAW)
    if building.possible(state, seat):
        found.append(BUILD)
    if moving.possible(state, START, seat):
        found.append(START)
    if moving.possible(state, EXTRA, seat):
        found.append(EXTRA)
    if upgrading.possible(state, seat):
        found.append(UPGRADE)


ANY_TIME: Final = (PAY, LOAD, DELIVER, DROP, PASS, DONE)


def closed(state: "SpikeState", verb: int) -> Illegal | None:
    """SPK-A4, SPK-A10: what is laid is paid first, and a turn has one action."""
    if state.stage == PAYING:
        if verb == PAY:
            return None
        return Illegal("SPK-A4", {"why": "due", "needs": cards_said(state.needs)})
    if state.stage == OPEN or verb in ANY_TIME:
        return None
    if state.stage == ACTED:
        return Illegal("SPK-A10", {"why": "acted"})
    return None if verb == DRAW else Illegal("SPK-A10", {"why": "drawing"})


def leaves(state: "SpikeState", city: int, seat: int) -> bool:
    return seat in [state.owner[edge] for edge in BOARD.edges_of[city]]


def judge_pass(state: "SpikeState", seat: int) -> Illegal | None:
    """Passing is for those who can do nothing."""
    if state.stage != OPEN:
        return Illegal("SPK-A10", {"why": "acted"})
    action = ""
    if state.display or state.deck.down.total + state.times_in_deck > 0:
        action = "draw"
    elif state.train[seat] >= CITIES:
        action = "extra"
    elif state.began_in_city and leaves(state, state.train[seat], seat):
        action = "start"
    elif any([upgrading.judge_part(state, part, seat) is None for part in range(len(PARTS))]):
        action = "upgrade"
    elif building.some_line(state, seat):
        action = "build"
    if action:
        return Illegal("SPK-A10", {"why": "can-act", "action": action})
    return None
