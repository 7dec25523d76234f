"""The final count (STM-E1, STM-E2, STM-I2)."""

from typing import TYPE_CHECKING

from roundhouse.games.steam.box import ACTION_NUMBER, TABLE
from roundhouse.kernel.result import Result, places
from roundhouse.rails.network import Network

if TYPE_CHECKING:
    from roundhouse.games.steam.state import SteamState


def income_points(income: int) -> int:
    """STM-E1: a point for every two of income, two off for every one of debt."""
    if income < 0:
        return income * TABLE.points_per_debt
    return income // TABLE.income_per_point


def owned_links(network: Network, seat: int) -> int:
    """How many complete links a seat owns."""
    count = 0
    for link, owner in enumerate(network.owner):
        if owner == seat and network.complete(link):
            count += 1
    return count


def links_owned(table: "SteamState", seat: int) -> int:
    return owned_links(table.network, seat)


def breakdown(table: "SteamState", seat: int) -> dict[str, int]:
    """What a seat's score is made of, if the game ended now."""
    return {
        "points": table.points[seat],
        "income": income_points(table.income[seat]),
        "links": TABLE.points_per_link * links_owned(table, seat),
    }


def final_count(table: "SteamState", reason: str) -> Result:
    """STM-E2: a tie goes to the higher income, then to the lower action tile of this turn.

    STM-I2: bankrupts come last, the later out the higher.
    """
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        if seat in table.out:
            strengths.append((0, table.out.index(seat), 0, 0))
        else:
            number = ACTION_NUMBER[table.action[seat]]
            strengths.append((1, scores[seat], table.income[seat], -number))
    facts: dict[str, object] = {"bankrupt": table.out[:]} if table.out else {}
    return Result(scores, places(strengths), parts, reason, facts)
