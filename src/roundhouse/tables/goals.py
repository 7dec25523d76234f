"""Goals: what a challenge is played for, and the stars that it gives."""

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.kernel.state import State

MOST = 3  # stars
PLAYER = 0  # the seat of whom a setting is for
POINTS, LEAD = "points", "lead"  # those that the scores tell


@dataclass(frozen=True)  # no Struct: the commands read goals where no server is installed
class Goal:
    """`figure`: points, the lead over the best rival, or another figure of the game; `stars`: what
    it must come to for one, two and three."""

    figure: str
    stars: tuple[int, ...]

    @property
    def scored(self) -> bool:
        """Whether the scores alone tell what it came to."""
        return self.figure in (POINTS, LEAD)

    def from_scores(self, scores: Sequence[int]) -> int:
        """What points or the lead came to."""
        mine, others = scores[PLAYER], scores[PLAYER + 1 :]
        return mine - max(others) if self.figure == LEAD else mine

    def came_to(self, state: State) -> int:
        """What it came to in a finished game."""
        assert state.result is not None
        if self.scored:
            return self.from_scores(state.result.scores)
        return state.game.figures(state)[self.figure][PLAYER]

    def stars_for(self, came: int) -> int:
        return sum(came >= least for least in self.stars)

    def reached(self, state: State) -> int:
        """The stars of a finished game; none for who has gone bankrupt."""
        if state.result is None or PLAYER in state.result.out:
            return 0
        return self.stars_for(self.came_to(state))
