"""The final count (ROW-E2)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import barons, links
from roundhouse.games.railways.box import TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def baron_points(table: "RailwaysState", seat: int) -> int:
    return barons.worth(table, table.barons[seat][0], seat)


def breakdown(table: "RailwaysState", seat: int) -> dict[str, int]:
    """What everybody may know of a seat's score."""
    return {"points": table.points[seat], "bonds": -TABLE.bond_points * table.bonds[seat]}


def final_count(table: "RailwaysState", reason: str) -> Result:
    """ROW-E2: a tie goes to the most complete links, then to the most cash."""
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    for seat in range(table.seats):
        parts[seat]["baron"] = baron_points(table, seat)
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = [
        (scores[seat], links.owned_links(table, seat), table.cash[seat])
        for seat in range(table.seats)
    ]
    return Result(scores, places(strengths), parts, reason, {})
