"""A turn: the free move, then exactly one action; goods are handled at any time (SPK-A10)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike import building, drawing, goods, moving, paying, upgrading
from roundhouse.games.spike.board import CITIES
from roundhouse.games.spike.box import (
    BUILD,
    DELIVER,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    GOOD0,
    LOAD,
    PART0,
    PASS,
    PAY,
    ROLL,
    START,
    TENDER,
    UPGRADE,
    cards_said,
)
from roundhouse.games.spike.phases import ACTED, DRAWING, OPEN, PAYING
from roundhouse.games.spike.rounds import finish_drawing
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return verbs(table, seat)
    verb = said[0]
    if verb == BUILD:
        return building.words(table, said, seat)
    if verb == PAY:
        return paying.words(table, said, seat)
    if verb == ROLL or verb == START or verb == EXTRA:
        return moving.words(table, said, seat) if len(said) < 3 else []
    if len(said) > 1 or verb == DONE or verb == PASS:
        return []
    if verb == DRAW:
        return drawing.words(table)
    if verb == UPGRADE:
        return upgrading.words(table, seat)
    return [GOOD0 + good for good in goods.offered(table, verb, seat)]


def verbs(table: "SpikeState", seat: int) -> list[int]:
    if table.stage == PAYING:
        return [PAY]
    found = goods.verbs(table, seat)
    if table.stage == OPEN:
        if moving.possible(table, ROLL, seat):
            found.append(ROLL)
        before = len(found)
        add_actions(table, seat, found)
        if len(found) == before:
            found.append(PASS)
    else:
        if table.stage == DRAWING:
            found.append(DRAW)
        found.append(DONE)
    return found


def add_actions(table: "SpikeState", seat: int, found: list[int]) -> None:
    if drawing.possible(table):
        found.append(DRAW)
    if building.possible(table, seat):
        found.append(BUILD)
    if moving.possible(table, START, seat):
        found.append(START)
    if moving.possible(table, EXTRA, seat):
        found.append(EXTRA)
    if upgrading.possible(table, seat):
        found.append(UPGRADE)


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if verb == PAY:
        if table.stage != PAYING:
            return Illegal("SPK-A4", {"why": "nothing-due"})
        return paying.judge(table, move, seat)
    if table.stage == PAYING:
        return Illegal("SPK-A4", {"why": "due", "needs": cards_said(table.needs)})
    if verb == LOAD or verb == DELIVER or verb == DROP:
        return goods.judge(table, move, seat)
    if verb == DONE:
        if table.stage == OPEN:
            return Illegal("SPK-A10", {"why": "no-action"})
        return None
    if verb == PASS:
        return judge_pass(table, seat)
    if table.stage == ACTED:
        return Illegal("SPK-A10", {"why": "acted"})
    if table.stage == DRAWING and verb != DRAW:
        return Illegal("SPK-A10", {"why": "drawing"})
    if verb == DRAW:
        limit = table.level(seat, TENDER)
        if table.drawn >= limit:
            return Illegal("SPK-A1", {"why": "tender", "cards": limit})
        return drawing.judge(table, move)
    if verb == BUILD:
        return building.judge(table, move, seat)
    if verb == UPGRADE:
        return upgrading.judge(table, move, seat)
    return moving.judge(table, move, seat)


def judge_pass(table: "SpikeState", seat: int) -> Illegal | None:
    """Passing is for those who can do nothing."""
    if table.stage != OPEN:
        return Illegal("SPK-A10", {"why": "acted"})
    action = ""
    if table.display or table.deck.down.total + table.times_in_deck > 0:
        action = "draw"
    elif table.train[seat] >= CITIES:
        action = "extra"
    elif table.began_in_city and moving.next_spaces(table, table.train[seat], seat):
        action = "start"
    elif any([upgrading.judge(table, (UPGRADE, PART0 + part), seat) is None for part in range(3)]):
        action = "upgrade"
    elif building.some_line(table, seat):
        action = "build"
    if action:
        return Illegal("SPK-A10", {"why": "can-act", "action": action})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    verb = move[0]
    if verb == LOAD or verb == DELIVER or verb == DROP:
        goods.act(table, move, seat)
    elif verb == DRAW:
        drawing.act(table, move, seat)
    elif verb == BUILD:
        building.act(table, move, seat)
    elif verb == PAY:
        paying.act(table, move, seat)
    elif verb == UPGRADE:
        upgrading.act(table, move, seat)
    elif verb == PASS:
        table.stage = ACTED
        table.tell("passed", {"seat": seat})
    elif verb == DONE:
        if table.stage == DRAWING:
            finish_drawing(table)
    else:
        moving.act(table, move, seat)
