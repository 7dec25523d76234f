"""The final count (ROW-E2)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import barons, links
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def baron_points(state: "RailwaysState", seat: int) -> int:
    return barons.worth(state, state.barons[seat][0], seat)


def breakdown(state: "RailwaysState", seat: int) -> dict[str, int]:
    """What everybody may know of a seat's score."""
    return {"points": state.points[seat], "bonds": -TABLE.bond_points * state.bonds[seat]}


def final_count(state: "RailwaysState", reason: str) -> Result:
    """ROW-E2: a tie goes to the most complete links, then to the most cash."""
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        parts[seat]["baron"] = baron_points(state, seat)
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], links.owned_links(state, seat), state.cash[seat])
        for seat in range(state.seats)
    ]
    return Result(scores, places(strengths), parts, reason, {})
