"""Beginner: somebody in his first game, who likes the points that lie on the table. And an anchor
for ladders, who thinks of nothing else."""

from collections import Counter

from roundhouse.bots.weighing import weighed
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

HANDFUL = 4  # moves that are thought about,
SHARE = 8  # or one of so many, where there are more
GREED = 1.0  # by so much more a point at once counts than one that is only promised


class BeginnerBot:
    """Thinks about a handful of moves, and likes what scores at once."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        few = self.some(state.game.worth_weighing(state, seat))
        likes = [
            (value + GREED * points_after(state, seat, move), move)
            for value, move in weighed(state, seat, few)
        ]
        return max(likes, key=lambda one: one[0])[1]

    def some(self, moves: list[Move]) -> list[Move]:
        """One of each kind before a second of any: that he may pass or stop comes to his mind,
        however many ways there are to spend money."""
        order = list(range(len(moves)))
        self.rng.shuffle(order)
        kinds: Counter[int] = Counter()
        ranked: list[tuple[int, Move]] = []
        for at in order:
            kind = moves[at][0]
            ranked.append((kinds[kind], moves[at]))
            kinds[kind] += 1
        ranked.sort(key=lambda one: one[0])
        return [move for _, move in ranked[: max(HANDFUL, len(moves) // SHARE)]]


class PointsBot:
    """Whatever scores most at once, else any move."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.game.worth_weighing(state, seat)
        points = [points_after(state, seat, move) for move in moves]
        most = max(points)
        best = [move for move, one in zip(moves, points) if one == most]
        return best[self.rng.below(len(best))]


def points_after(state: State, seat: int, move: Move) -> int:
    """What everybody sees him have then."""
    after = state.copy()
    after.play(move, seat)
    points = state.game.figures(after).get("points")
    return points[seat] if points else 0
