"""One action of a seat: what may be said, why not, what it does (ROW-T4, ROW-U1, ROW-L1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import (
    building,
    delivering,
    depots,
    industry,
    links,
    money,
    operations,
    rewards,
    sea,
    trips,
    urbanizing,
    western,
)
from roundhouse.games.railways.box import (
    BUILD,
    COLOUR0,
    CONTINUE,
    DELIVER,
    DEPOT,
    END,
    IMPROVE,
    NUMBER0,
    PASS,
    PLAY,
    REDIRECT,
    SAIL,
    TABLE,
    TAKE,
    URBANIZE,
    WEST,
)
from roundhouse.games.railways.phases import (
    ACTIONS,
    BUILDING,
    EXPRESS_RUN,
    NOBODY,
    wrong_phase,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return _verbs(table, seat)
    verb = said[0]
    if verb == BUILD or verb == REDIRECT or verb == END:
        return building.words(table, said, seat)
    if verb == DELIVER and not table.fuel:
        return delivering.words(table, said, seat)
    if verb == DELIVER or verb == CONTINUE:
        return trips.words(table, said, seat)
    if verb == DEPOT:
        return depots.words(table, said, seat)
    if verb == TAKE:
        return operations.take_words(table, said, seat)
    if verb == PLAY:
        return operations.play_words(table, said, seat)
    if verb == URBANIZE:
        return urbanizing.words(table, said, 1)
    if verb == WEST:
        return western.words(table, said, seat)
    if verb == SAIL:
        return sea.words(table, said, seat)
    return []


def _verbs(table: "RailwaysState", seat: int) -> list[int]:
    if table.phase == EXPRESS_RUN:
        return trips.express_verbs(table, seat) if table.fuel else [DELIVER]
    if table.phase == BUILDING:
        found = building.verbs(table, seat)
    else:
        found = [PASS, *building.verbs(table, seat)]
        if urbanizing.possible(table):
            found.append(URBANIZE)
        if table.level[seat] < TABLE.highest_level:
            found.append(IMPROVE)
        if table.fuel:
            if trips.possible(table, seat, 0):
                found.append(DELIVER)
        elif delivering.possible(table, seat):
            found.append(DELIVER)
        if operations.any_to_take(table):
            found.append(TAKE)
    if operations.playable(table, seat):
        found.append(PLAY)
    if table.phase == ACTIONS and western.open_to_the_west(table, seat):
        found.append(WEST)
    if table.phase == ACTIONS and sea.spaces_to_sail(table, seat):
        found.append(SAIL)
    if table.fuel:
        if table.phase == ACTIONS and trips.may_continue(table, seat, 0):
            found.append(CONTINUE)
        if depots.may_place(table, seat):
            found.append(DEPOT)
    return found


RULE_OF: dict[int, str] = {
    PASS: "ROW-T4",
    BUILD: "ROW-B1",
    REDIRECT: "ROW-B1",
    END: "ROW-B1",
    URBANIZE: "ROW-U1",
    IMPROVE: "ROW-L1",
    DELIVER: "ROW-D1",
    TAKE: "ROW-O1",
    PLAY: "ROW-O1",
    WEST: "ROW-M1a",
    SAIL: "ROW-M5b",
    CONTINUE: "ROW-M8a",
    DEPOT: "ROW-M8a",
}


def judge(table: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    """A verb out of its phase is refused under the rule that the verb belongs to."""
    verb = move[0]
    phase = table.phase
    if phase == ACTIONS:
        fits = verb != END and verb != DEPOT
    elif phase == BUILDING:
        fits = verb in (BUILD, REDIRECT, END, PLAY, DEPOT)
    else:
        fits = phase == EXPRESS_RUN and verb in (DELIVER, PLAY, CONTINUE)
    if not fits:
        return wrong_phase(phase, RULE_OF[verb])
    if verb == BUILD or verb == REDIRECT or verb == END:
        return building.judge(table, move, seat)
    if verb == DELIVER and not table.fuel:
        return delivering.judge(table, move, seat)
    if verb == DELIVER or verb == CONTINUE:
        return trips.judge(table, move, seat)
    if verb == DEPOT:
        return depots.judge(table, move[1] - table.land.place0, move[2] - NUMBER0, seat)
    if verb == TAKE:
        return operations.judge_take(table, move, seat)
    if verb == PLAY:
        return operations.judge_play(table, move[1] - table.land.card0, seat)
    if verb == URBANIZE:
        return urbanizing.judge(table, move[1] - table.land.place0, move[2] - COLOUR0)
    if verb == WEST:
        return western.judge(table, move[1] - table.land.place0, seat)
    if verb == SAIL:
        return sea.judge(table, move[1] - table.land.sea0, seat)
    if verb == IMPROVE and table.level[seat] >= TABLE.highest_level:
        return Illegal("ROW-L1", {"why": "level", "level": table.level[seat]})
    return None


def act(table: "RailwaysState", move: Move, seat: int) -> bool:
    """Whether the action is over."""
    verb = move[0]
    if verb == PLAY:
        operations.play(table, move[1] - table.land.card0, seat)
        return False
    if table.fuel and verb != CONTINUE:
        depots.lose_cube(table, seat)
    if verb == BUILD or verb == REDIRECT or verb == END:
        return building.act(table, move, seat)
    if verb == DEPOT:
        return building.place_depots(table, move, seat)
    if verb == DELIVER or verb == CONTINUE:
        table.phase = ACTIONS
        if table.fuel:
            trips.act(table, move, seat)
        else:
            delivering.act(table, move, seat)
    elif verb == TAKE:
        operations.take(table, move, seat)
    elif verb == URBANIZE:
        money.pay(table, seat, industry.price(table, move[2] - COLOUR0), "urbanize")
        urbanizing.found_city(table, move[1] - table.land.place0, move[2] - COLOUR0, seat)
    elif verb == WEST:
        western.act(table, move[1] - table.land.place0, seat)
        links.score_lines(table, seat)
    elif verb == SAIL:
        sea.act(table, move[1] - table.land.sea0, seat)
    elif verb == IMPROVE:
        improve(table, seat)
    else:
        table.tell("passed", {"seat": seat})
    return True


def improve(table: "RailwaysState", seat: int) -> None:
    """ROW-L1: one level, at its price."""
    level = table.level[seat] + 1
    table.level[seat] = level
    if table.first_level[level] == NOBODY:
        table.first_level[level] = seat
    table.tell("locomotive-improved", {"seat": seat, "level": level})
    money.pay(table, seat, TABLE.level_price[level], "improve")
    rewards.level_reached(table, seat)
