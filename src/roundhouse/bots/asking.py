"""What a program that speaks version 2 of the line protocol is told, and what it may ask.

    roundhouse → {"view": {…}, "moves": ["place rail-curve 1 0 turn0", "refuse rail-curve"]}
    bot        → {"try": "moves", "tell": ["value"]}
    roundhouse → {"tried": [{"value": 12.5}, {"value": 9.0}]}
    bot        → place rail-curve 1 0 turn0

All of it happens in an imagined world, in which what the seat can't see has been dealt anew; so
nothing that a program asks can tell it a secret.
"""

from collections.abc import Callable
from typing import Any

from roundhouse.bots.weighing import finished, weighed_to_the_end
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

MOST_TRIED = 2_000  # lines of moves in one request
LONGEST_LINE = 100  # moves in a row
KNOWN = {"try", "tell", "deal"}

Told = dict[str, object]


def meeting(state: State) -> Told:
    """The board, once, and what `value` is good for."""
    values = state.game.evaluates()
    return {"roundhouse": 2, "board": state.game.layout(state), "values": values}


def question_of(state: State, seat: int) -> Told:
    moves = [state.say(move) for move in state.game.whole_moves(state, seat)]
    return {"view": state.view(seat), "moves": moves}


def answer_to(request: dict[str, Any], state: State, seat: int) -> Told:
    """What would come of moves; each is one, or several in a row, whoever makes them. What can't be
    read as a request is a ValueError."""
    tell = request.get("tell", ["value"])
    tried = request.get("try")
    deal = request.get("deal", 0)
    if set(request) - KNOWN or not isinstance(deal, int) or not _names(tell, TOLD):
        raise ValueError(request)
    if deal:  # another world that the seat can't tell from this one
        state = state.imagine(seat, Rng(deal))
    if tried == "moves":
        return {"tried": _each(state, seat, tell)}
    if not isinstance(tried, list) or len(tried) > MOST_TRIED:
        raise ValueError(tried)
    return {"tried": [_one(state, seat, line, tell) for line in tried]}


def _names(tell: object, known: dict[str, Any]) -> bool:
    return isinstance(tell, list) and all([isinstance(one, str) and one in known for one in tell])


def _each(state: State, seat: int, tell: list[str]) -> list[Told]:
    """Of all moves, in the order of the question."""
    moves = state.game.whole_moves(state, seat)
    found: list[Told] = [{} for _ in moves]
    if "value" in tell and state.game.evaluates():
        values = {move: value for value, move in weighed_to_the_end(state, seat, moves)}
        found = [{"value": values[move]} for move in moves]
    others = [name for name in tell if name != "value"]
    if others:
        for told, move in zip(found, moves):
            after = state.copy()
            after.play(move, seat)
            told.update(_told(after, seat, others))
    return found


def _one(state: State, seat: int, line: object, tell: list[str]) -> Told:
    """A line that breaks a rule says which, and is told nothing else."""
    moves = [line] if isinstance(line, str) else line
    if not isinstance(moves, list) or not 0 < len(moves) <= LONGEST_LINE:
        raise ValueError(line)
    after = state.copy()
    for text in moves:
        if not isinstance(text, str):
            raise ValueError(line)
        try:
            mover = after.actors[0] if after.actors and seat not in after.actors else seat
            after.play(after.hear(text), mover)
        except Refused as refused:
            return {"illegal": refused.rule}
    return _told(after, seat, tell)


def _told(after: State, seat: int, tell: list[str]) -> Told:
    return {name: TOLD[name](after, seat) for name in tell}


def _value(after: State, seat: int) -> float | None:
    """How good it looks to the seat once what it has begun is done; None where nobody knows."""
    if not after.game.evaluates():
        return None
    return after.game.evaluate(finished(after, seat), seat)


def _points(after: State, seat: int) -> list[int] | None:
    if after.result is not None:
        return after.result.scores
    return after.game.figures(after).get("points")


def _moves(after: State, seat: int) -> list[str]:
    """Of whoever is asked first then; the seat itself if it is asked."""
    if after.result is not None:
        return []
    mover = seat if seat in after.actors else after.actors[0]
    found: list[Move] = after.game.whole_moves(after, mover)
    return [after.say(move) for move in found]


TOLD: dict[str, Callable[[State, int], object]] = {
    "value": _value,
    "points": _points,
    "moves": _moves,
    "view": lambda after, seat: after.view(seat),
    "actors": lambda after, seat: after.actors,
    "places": lambda after, seat: None if after.result is None else after.result.places,
}
