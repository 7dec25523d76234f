"""Weighing: every move tried once, and how its position looks to the seat that makes it."""

from roundhouse.bots.judging import PLAIN, Judge
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

FOLLOWED = 9  # of the moves that finish nothing, the best are thought to their end,
LONGEST = 12  # which is that many moves away at most


def weighed(
    state: State, seat: int, moves: list[Move], judge: Judge = PLAIN
) -> list[tuple[float, Move]]:
    """The moves with their values, best first; equal ones in the order of the words."""
    found: list[tuple[float, Move]] = []
    for move in moves:
        after = thought(state, move, seat)
        found.append((judge.value(after, seat), move))
    found.sort(key=lambda one: -one[0])
    return found


def weighed_to_the_end(
    state: State, seat: int, moves: list[Move], judge: Judge = PLAIN, followed: int = FOLLOWED
) -> list[tuple[float, Move]]:
    """As `weighed`, but what a move only begins is worth what comes of it.

    A promise is easily worth more than the thing itself; so the best promises are kept, in thought,
    and none of the others counts for more than the least of those.
    """
    game = state.game
    found: list[tuple[float, Move]] = []
    begun: list[tuple[float, Move, State]] = []
    for move in moves:
        after = thought(state, move, seat)
        value = judge.value(after, seat)
        if game.unfinished(after, seat):
            begun.append((value, move, after))
        else:
            found.append((value, move))
    begun.sort(key=lambda one: -one[0])
    ends = [
        (judge.value(finished(after, seat, judge), seat), move)
        for _, move, after in begun[:followed]
    ]
    least = min((value for value, _ in ends), default=0.0)
    found += ends
    found += [(min(value, least), move) for value, move, _ in begun[followed:]]
    found.sort(key=lambda one: -one[0])
    return found


def finished(state: State, seat: int, judge: Judge = PLAIN) -> State:
    """The position once the seat has done what it has begun, by the moves that look best."""
    for _ in range(LONGEST):
        if state.result is not None or not state.game.unfinished(state, seat):
            break
        moves = state.game.worth_weighing(state, seat)
        move = moves[0] if len(moves) == 1 else weighed(state, seat, moves, judge)[0][1]
        state = thought(state, move, seat, state.heard)
    return state


def thought(state: State, move: Move, seat: int, heard: bool = False) -> State:
    """The position after a move that is only thought of: mostly nobody hears of it."""
    after = state.copy()
    after.heard = heard
    after.make(move, seat)
    return after
