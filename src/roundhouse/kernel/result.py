"""Result: how a game ended."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from roundhouse.kernel.views import Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """Scores, places (1 is best, equal places are shared), what the scores are made of."""

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        breakdown: list[dict[str, int]],
        reason: str,
        facts: dict[str, object],
    ) -> None:
        self.scores = scores
        self.places = places
        self.breakdown = breakdown
        self.reason = reason
        self.facts = facts

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def out(self) -> list[int]:
        """Seats that have gone bankrupt: they have a place, but no score to show."""
        seats = self.facts.get("bankrupt", [])
        assert isinstance(seats, list)
        return seats

    @property
    def ranking(self) -> list[int]:
        """Seats from first to last; seats that share a place in seat order."""
        return sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))

    def data(self) -> "Outcome":
        return {
            "scores": self.scores,
            "places": self.places,
            "breakdown": self.breakdown,
            "reason": self.reason,
            "facts": self.facts,
        }

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, places={self.places}, reason={self.reason!r})"


def places(strengths: Sequence[tuple[int, ...]]) -> list[int]:
    """Places by strength, the greatest first; a tuple's later parts break ties."""
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]
