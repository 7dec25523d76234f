"""Weighing: every move tried once, and how its position looks to the seat that makes it."""

from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move


def weighed(state: State, seat: int, moves: list[Move]) -> list[tuple[float, Move]]:
    """The moves with their values, best first; equal ones in the order of the words."""
    evaluate = state.game.evaluate
    found: list[tuple[float, Move]] = []
    for move in moves:
        after = state.copy()
        after.play(move, seat)
        found.append((evaluate(after, seat), move))
    found.sort(key=lambda one: -one[0])
    return found
