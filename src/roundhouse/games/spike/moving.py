"""Moving the train: the free move, a start, the extra move (SPK-T2 to T5, SPK-A6, SPK-A7).

Only where a move ends matters, so that is what it says: a city and `in`, or an edge, called
by its western or northern end and a way.
"""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, CITIES, NO_EDGE, POINTS, WAYS
from roundhouse.games.spike.box import EXTRA, IN, LOCOMOTIVE, POINT0, ROLL, START, WAY0
from roundhouse.games.spike.phases import ACTED
from roundhouse.games.spike.survey import survey_of
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def in_city(table: "SpikeState", seat: int) -> bool:
    return table.train[seat] < CITIES


def spaces_of(table: "SpikeState", verb: int, seat: int) -> int:
    """How far the verb lets the train go."""
    return 1 if verb == EXTRA else table.level(seat, LOCOMOTIVE)


def has_track_here(table: "SpikeState", seat: int) -> bool:
    for edge in BOARD.edges_of[table.train[seat]]:
        if table.owner[edge] == seat:
            return True
    return False


def possible(table: "SpikeState", verb: int, seat: int) -> bool:
    """A train on track can always go on; in a city it needs track to leave by."""
    if verb == ROLL:
        return not table.rolled and not in_city(table, seat)
    if verb == EXTRA:
        return not in_city(table, seat)
    return table.began_in_city and has_track_here(table, seat)


def next_spaces(table: "SpikeState", space: int, seat: int) -> list[int]:
    """One space further. SPK-T5: at a city the train may go in, or on past it."""
    found: list[int] = []
    if space < CITIES:
        for edge in BOARD.edges_of[space]:
            if table.owner[edge] == seat:
                found.append(POINTS + edge)
        return found
    here = space - POINTS
    for end in (BOARD.start[here], BOARD.end[here]):
        if end < CITIES:
            found.append(end)
        for edge in BOARD.edges_of[end]:
            if edge != here and table.owner[edge] == seat:
                found.append(POINTS + edge)
    return found


def reach(table: "SpikeState", verb: int, seat: int) -> tuple[list[int], list[int]]:
    """The spaces where the move can end, and from where each was entered, by the list.

    SPK-T4: a city ends the move; SPK-T8: the train may turn back, so a start can end where it
    began, but a free move that does is no move.
    """
    start = table.train[seat]
    found = [start]
    entered = [0]
    first = 0
    home = False
    for _ in range(spaces_of(table, verb, seat)):
        last = len(found)
        for at in range(first, last):
            if at > 0 and found[at] < CITIES:
                continue
            for space in next_spaces(table, found[at], seat):
                if space not in found:
                    found.append(space)
                    entered.append(at)
                elif space == start and verb == START and not home:
                    home = True
                    found.append(start)
                    entered.append(at)
        first = last
    return found, entered


def reach_found(table: "SpikeState", verb: int, seat: int) -> tuple[list[int], list[int]]:
    """As `reach`, once for all words of a move."""
    survey = survey_of(table, seat)
    if survey.verb != verb:
        survey.verb = verb
        survey.found, survey.entered = reach(table, verb, seat)
    return survey.found, survey.entered


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    found, _ = reach_found(table, said[0], seat)
    following: list[int] = []
    for space in found[1:]:
        point = space if space < CITIES else BOARD.start[space - POINTS]
        if len(said) == 1:
            if POINT0 + point not in following:
                following.append(POINT0 + point)
        elif said[1] == POINT0 + point:
            following.append(IN if space < CITIES else WAY0 + BOARD.way[space - POINTS])
    following.sort()
    return following


def space_named(point: int, way: int) -> int:
    """The space that two words name; -1 if they name none, or an edge by its other end."""
    if way == IN - WAY0:
        return point if point < CITIES else -1
    edge = BOARD.edge_at[point * len(WAYS) + way]
    if edge == NO_EDGE or BOARD.start[edge] != point:
        return -1
    return POINTS + edge


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    wrong = judge_time(table, verb, seat)
    if wrong is not None:
        return wrong
    rule = "SPK-T3" if verb == ROLL else "SPK-A6" if verb == START else "SPK-A7"
    facts: dict[str, object] = {"station": BOARD.names[move[1] - POINT0]}
    target = space_named(move[1] - POINT0, move[2] - WAY0)
    if target < 0:
        return Illegal("SPK-T2", {**facts, "why": "no-space", "way": way_name(move[2])})
    if target >= POINTS and table.owner[target - POINTS] != seat:
        return Illegal("SPK-T2", {**facts, "why": "not-yours", "way": way_name(move[2])})
    if verb == ROLL and target == table.train[seat]:
        return Illegal("SPK-T3", {**facts, "why": "same"})
    far = spaces_of(table, verb, seat)
    if not can_get_there(table, table.train[seat], target, far, seat):
        return Illegal(rule, {**facts, "why": "too-far", "spaces": far})
    return None


def way_name(word: int) -> str:
    return "in" if word == IN else WAYS[word - WAY0]


def judge_time(table: "SpikeState", verb: int, seat: int) -> Illegal | None:
    """Whether this kind of move may be made now at all."""
    if verb == ROLL:
        if table.rolled:
            return Illegal("SPK-T3", {"why": "rolled"})
        if table.train[seat] < CITIES:
            return Illegal("SPK-T3", {"why": "in-city"})
    elif verb == EXTRA:
        if table.train[seat] < CITIES:
            return Illegal("SPK-A7", {"why": "in-city"})
    elif not table.began_in_city:
        return Illegal("SPK-A6", {"why": "not-in-city"})
    return None


def can_get_there(table: "SpikeState", here: int, target: int, far: int, seat: int) -> bool:
    """Tries every way, one space after the other."""
    if far == 0:
        return False
    if here < CITIES:
        exits = [(here, edge) for edge in BOARD.edges_of[here]]
    else:
        track = here - POINTS
        a, b = BOARD.start[track], BOARD.end[track]
        if target in (a, b) and target < CITIES:
            return True
        exits = [(end, edge) for end in (a, b) for edge in BOARD.edges_of[end] if edge != track]
    for _, edge in exits:
        if table.owner[edge] == seat:
            if POINTS + edge == target:
                return True
            if can_get_there(table, POINTS + edge, target, far - 1, seat):
                return True
    return False


def act(table: "SpikeState", move: Move, seat: int) -> None:
    verb = move[0]
    target = space_named(move[1] - POINT0, move[2] - WAY0)
    found, entered = reach_found(table, verb, seat)
    at = len(found) - 1
    while found[at] != target:
        at -= 1
    path: list[int] = []
    while at > 0:
        path.insert(0, found[at])
        at = entered[at]
    table.train[seat] = target
    if verb == ROLL:
        table.rolled = True
    else:
        table.stage = ACTED
    facts: dict[str, object] = {"seat": seat, "move": ["free", "start", "extra"][kind_of(verb)]}
    facts["spaces"] = len(path)
    facts["path"] = path
    if target < CITIES:
        facts["station"] = BOARD.names[target]
        table.tell("train-arrived", facts)
    else:
        facts["here"] = BOARD.names[BOARD.start[target - POINTS]]
        facts["there"] = BOARD.names[BOARD.end[target - POINTS]]
        table.tell("train-moved", facts)


def kind_of(verb: int) -> int:
    return 0 if verb == ROLL else 1 if verb == START else 2
