"""Points, which are income too (ROW-S5)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def score(table: "RailwaysState", seat: int, points: int, purpose: str) -> None:
    before = kept(table, seat)
    table.points[seat] += points
    table.tell("points-scored", {"seat": seat, "points": points, "for": purpose})
    if kept(table, seat) > before:
        table.tell("track-ended", {"seat": seat, "points": kept(table, seat)})
    if table.mountains_closed and table.points[seat] >= table.land.mountain_points:
        table.mountains_closed = False  # ROW-M1c: the two-player variant lets both go west
        table.survey = None
        table.tell("line-opened", {"seat": seat, "points": table.points[seat]})


def income(table: "RailwaysState", seat: int) -> int:
    """ROW-S5: what the space pays; past the end of the track the last one, for good."""
    track = table.track
    return track[min(table.points[seat], len(track) - 1)]


def kept(table: "RailwaysState", seat: int) -> int:
    """ROW-S5: the points that a seat keeps beside the track, having gone past its end."""
    last = len(table.track) - 1
    return max(table.points[seat] - 1, 0) // last * last
