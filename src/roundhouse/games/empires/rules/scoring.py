"""The final count (SRE-E2, SRE-G6)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roundhouse.games.empires.rules.box import TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def passengers(state: "EmpiresState", company: int) -> int:
    """Per colour of hat: two joined cities +1, all three +3 instead."""
    part = state.network[company]
    points = 0
    for spaces in state.country.hat_spaces:
        most = 0
        for at in range(len(spaces)):
            own = part[spaces[at]]  # of the network; less than 0 beside it
            if own < 0:
                continue
            joined = 1
            for other in range(at + 1, len(spaces)):
                if part[spaces[other]] == own:
                    joined += 1
            most = max(most, joined)
        points += TABLE.hats[most]
    return points


def achievement_points(state: "EmpiresState", company: int) -> int:
    points = 0
    bit = 1 << company
    for top in state.tops:
        if top == company:
            points += TABLE.achievement_top
    for claimed in state.bottoms:
        if claimed & bit:
            points += TABLE.achievement_bottom
    return points


def breakdown(state: "EmpiresState", company: int) -> dict[str, int]:
    """What a company's prestige is made of, if the game ended now."""
    return {
        "prestige": state.prestige[company],
        "achievements": achievement_points(state, company),
        "passengers": passengers(state, company),
        "loans": loan_points(state, company),
    }


def loan_points(state: "EmpiresState", company: int) -> int:
    points: i64 = TABLE.loan_prestige  # less than 0, of which products of objects are dear
    return points * state.loans[company] if company < state.seats else 0


def total(state: "EmpiresState", company: int) -> int:
    """The sum of `breakdown`, for bots, who ask often."""
    points = state.prestige[company] + achievement_points(state, company)
    return points + passengers(state, company) + loan_points(state, company)


def final_count(state: "EmpiresState", reason: str) -> Result:
    """Ties are shared; a lone player needs more than the conglomerate."""
    parts = [breakdown(state, seat) for seat in range(state.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    facts: dict[str, object] = {}
    if state.seats == 1:
        rival = sum([total(state, company) for company in range(1, state.companies)])
        facts["conglomerate"] = rival
        facts["won"] = scores[0] > rival
    strengths: list[tuple[int, ...]] = [(score,) for score in scores]
    return Result(scores, places(strengths), parts, reason, facts)
