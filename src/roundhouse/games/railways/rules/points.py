"""Points, which are income too (ROW-S5)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def score(state: "RailwaysState", seat: int, points: int, purpose: str) -> None:
    before = kept(state, seat)
    state.points[seat] += points
    state.tell("points-scored", {"seat": seat, "points": points, "for": purpose})
    if kept(state, seat) > before:
        state.tell("track-ended", {"seat": seat, "points": kept(state, seat)})
    for part in state.parts:
        part.points_scored(state, seat)


def income(state: "RailwaysState", seat: int) -> int:
    """ROW-S5: what the space pays; past the end of the track the last one, for good."""
    track = state.track
    return track[min(state.points[seat], len(track) - 1)]


def kept(state: "RailwaysState", seat: int) -> int:
    """ROW-S5: the points that a seat keeps beside the track, having gone past its end."""
    last = len(state.track) - 1
    return max(state.points[seat] - 1, 0) // last * last
