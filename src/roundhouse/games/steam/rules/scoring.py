"""The final count (STM-E1, STM-E2, STM-I2)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roundhouse.games.steam.rules.box import ACTION_NUMBER, TABLE
from roundhouse.kernel.result import Result, places
from roundhouse.rails import chain

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def income_points(income: int) -> int:
    """STM-E1: a point for every two of income, two off for every one of debt."""
    if income < 0:
        debt: i64 = income  # products of objects less than 0 are dear
        return debt * TABLE.points_per_debt
    return income // TABLE.income_per_point


def links_owned(state: "SteamState", seat: int) -> int:
    """How many complete links a seat owns."""
    return chain.links_owned(state.network, seat)


def breakdown(state: "SteamState", seat: int) -> dict[str, int]:
    """What a seat's score is made of, if the game ended now."""
    return {
        "points": state.points[seat],
        "income": income_points(state.income[seat]),
        "links": TABLE.points_per_link * links_owned(state, seat),
    }


def score(state: "SteamState", seat: int) -> int:
    """The sum of `breakdown`, for who asks often."""
    links = TABLE.points_per_link * links_owned(state, seat)
    return state.points[seat] + income_points(state.income[seat]) + links


def final_count(state: "SteamState", reason: str) -> Result:
    """STM-E2: a tie goes to the higher income, then to the lower action tile of this turn.

    STM-I2: bankrupts come last, the later out the higher.
    """
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    strengths: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        if seat in state.out:
            strengths.append((0, state.out.index(seat), 0, 0))
        else:
            number = ACTION_NUMBER[state.action[seat]]
            strengths.append((1, scores[seat], state.income[seat], -number))
    facts: dict[str, object] = {"bankrupt": state.out[:]} if state.out else {}
    return Result(scores, places(strengths), parts, reason, facts)
