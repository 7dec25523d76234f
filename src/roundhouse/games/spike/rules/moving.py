"""Moving the train: the free move, a start, the extra move (SPK-T2 to T5, SPK-A6, SPK-A7).

Only where a move ends matters, so that is what it says: a city and `in`, or an edge, called
by its western or northern end and a way.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.rules.board import BOARD, CITIES, NO_EDGE, POINTS, WAYS, among
from roundhouse.games.spike.rules.box import EXTRA, IN, LOCOMOTIVE, POINT, ROLL, START, WAY
from roundhouse.games.spike.rules.phases import ACTED, NOTHING
from roundhouse.games.spike.rules.survey import survey_of
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


KINDS_OF_MOVE: Final = ("free", "start", "extra")


def in_city(state: "SpikeState", seat: int) -> bool:
    return state.train[seat] < CITIES


def spaces_of(state: "SpikeState", verb: int, seat: int) -> int:
    """How far the verb lets the train go."""
    return 1 if verb == EXTRA else state.level(seat, LOCOMOTIVE)


def has_track_here(state: "SpikeState", seat: int) -> bool:
    for edge in BOARD.edges_of[state.train[seat]]:
        if state.owner[edge] == seat:
            return True
    return False


def possible(state: "SpikeState", verb: int, seat: int) -> bool:
    """A train on track can always go on; in a city it needs track to leave by."""
    if verb == ROLL:
        return not state.rolled and not in_city(state, seat)
    if verb == EXTRA:
        return not in_city(state, seat)
    return state.began_in_city and has_track_here(state, seat)


def reach(state: "SpikeState", verb: int, seat: int) -> tuple[list[int], list[int]]:
    """The spaces where the move can end, after the first, and from where each was entered.

    SPK-T4: a city ends the move; SPK-T8: the train may turn back, so a start can end where it
    began, but a free move that does is no move.
    """
    start = state.train[seat]
    found = [NOTHING if verb == START else start]
    entered = [0]
    add_next(state, 0, start, seat, found, entered)
    first = 1
    for _ in range(1, spaces_of(state, verb, seat)):
        last = len(found)
        for at in range(first, last):
            if found[at] >= CITIES:
                add_next(state, at, found[at], seat, found, entered)
        first = last
    return found, entered


def add_next(
    state: "SpikeState", at: int, space: int, seat: int, found: list[int], entered: list[int]
) -> None:
    """One space further than that at this place in the list."""
    if space < CITIES:
        add_track(state, at, space, NO_EDGE, seat, found, entered)
        return
    track = space - POINTS
    add_track(state, at, BOARD.start[track], track, seat, found, entered)
    add_track(state, at, BOARD.end[track], track, seat, found, entered)


def add_track(
    state: "SpikeState",
    at: int,
    point: int,
    track: int,
    seat: int,
    found: list[int],
    entered: list[int],
) -> None:
    """SPK-T5: from the track that the train is on into a city, or on past it by other track of
    the seat."""
    if track != NO_EDGE and point < CITIES and not among(found, point):
        found.append(point)
        entered.append(at)
    owner = state.owner
    for edge in BOARD.edges_of[point]:
        if owner[edge] == seat and edge != track:
            space = POINTS + edge
            if not among(found, space):
                found.append(space)
                entered.append(at)


def reach_found(state: "SpikeState", verb: int, seat: int) -> tuple[list[int], list[int]]:
    """As `reach`, once for all words of a move."""
    survey = survey_of(state, seat)
    if survey.verb != verb:
        survey.verb = verb
        survey.found, survey.entered = reach(state, verb, seat)
    return survey.found, survey.entered


class Run(Action["SpikeState"]):
    """SPK-T2, SPK-A6, SPK-A7: the free move (ROLL), a start (START), the extra move (EXTRA)."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) > 2:
            return []
        found, _ = reach_found(state, said[0], seat)
        following: list[int] = []
        here = POINT.of(said[1]) if len(said) > 1 else NOTHING
        for at in range(1, len(found)):
            space = found[at]
            point = space if space < CITIES else BOARD.start[space - POINTS]
            if len(said) == 1:
                word = POINT.word(point)
                if not among(following, word):
                    following.append(word)
            elif here == point:
                way = len(WAYS) if space < CITIES else BOARD.way[space - POINTS]
                following.append(WAY.word(way))
        following.sort()
        return following

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        verb = move[0]
        wrong = judge_time(state, verb, seat)
        if wrong is not None:
            return wrong
        rule = "SPK-T3" if verb == ROLL else "SPK-A6" if verb == START else "SPK-A7"
        name = BOARD.names[POINT.of(move[1])]
        target = space_named(POINT.of(move[1]), WAY.of(move[2]))
        if target < 0 or (target >= POINTS and state.owner[target - POINTS] != seat):
            why = "no-space" if target < 0 else "not-yours"
            return Illegal("SPK-T2", {"station": name, "why": why, "way": way_name(move[2])})
        if verb == ROLL and target == state.train[seat]:
            return Illegal("SPK-T3", {"station": name, "why": "same"})
        far = spaces_of(state, verb, seat)
        if not can_get_there(state, state.train[seat], target, far, seat):
            return Illegal(rule, {"station": name, "why": "too-far", "spaces": far})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        verb = move[0]
        target = space_named(POINT.of(move[1]), WAY.of(move[2]))
        if state.heard:
            _tell(state, verb, target, seat)
        state.train[seat] = target
        if verb == ROLL:
            state.rolled = True
        else:
            state.stage = ACTED


def _tell(state: "SpikeState", verb: int, target: int, seat: int) -> None:
    """Where the train is going, and over which spaces."""
    found, entered = reach_found(state, verb, seat)
    at = len(found) - 1
    while found[at] != target:
        at -= 1
    path: list[int] = []
    while at > 0:
        path.insert(0, found[at])
        at = entered[at]
    facts: dict[str, object] = {"seat": seat, "move": KINDS_OF_MOVE[kind_of(verb)]}
    facts["spaces"] = len(path)
    facts["path"] = path
    if target < CITIES:
        facts["station"] = BOARD.names[target]
        state.tell("train-arrived", facts)
    else:
        facts["space"] = BOARD.tracks[target - POINTS]
        state.tell("train-moved", facts)


def space_named(point: int, way: int) -> int:
    """The space that two words name; -1 if they name none, or an edge by its other end."""
    if way == WAY.of(IN):
        return point if point < CITIES else -1
    edge = BOARD.edge_at[point * len(WAYS) + way]
    if edge == NO_EDGE or BOARD.start[edge] != point:
        return -1
    return POINTS + edge


def way_name(word: int) -> str:
    return "in" if word == IN else WAYS[WAY.of(word)]


def judge_time(state: "SpikeState", verb: int, seat: int) -> Illegal | None:
    """Whether this kind of move may be made now at all."""
    if verb == ROLL:
        if state.rolled:
            return Illegal("SPK-T3", {"why": "rolled"})
        if state.train[seat] < CITIES:
            return Illegal("SPK-T3", {"why": "in-city"})
    elif verb == EXTRA:
        if state.train[seat] < CITIES:
            return Illegal("SPK-A7", {"why": "in-city"})
    elif not state.began_in_city:
        return Illegal("SPK-A6", {"why": "not-in-city"})
    return None


def can_get_there(state: "SpikeState", here: int, target: int, far: int, seat: int) -> bool:
    """Tries every way, one space after the other."""
    if far == 0:
        return False
    if here < CITIES:
        return can_leave(state, here, NO_EDGE, target, far, seat)
    track = here - POINTS
    a, b = BOARD.start[track], BOARD.end[track]
    if target == a or target == b:
        return True
    if can_leave(state, a, track, target, far, seat):
        return True
    return can_leave(state, b, track, target, far, seat)


def can_leave(
    state: "SpikeState", point: int, track: int, target: int, far: int, seat: int
) -> bool:
    """Whether the target is on track that leaves a point, or further on; not by where it came."""
    for edge in BOARD.edges_of[point]:
        if edge != track and state.owner[edge] == seat:
            space = POINTS + edge
            if space == target or can_get_there(state, space, target, far - 1, seat):
                return True
    return False


def kind_of(verb: int) -> int:
    return 0 if verb == ROLL else 1 if verb == START else 2
