"""The final count (SRE-E2, SRE-G6)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import PLACES, TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def passengers(state: "EmpiresState", company: int) -> int:
    """Per colour of hat: two joined cities +1, all three +3 instead."""
    part = state.network[company]
    country = state.country
    hats = len(PLACES.hats)
    joined = [  # of each city the part of the network that it lies in, and its hat
        part[country.city_space[city]] * hats + PLACES.hat[city]
        for city in country.cities
        if state.pieces[country.city_space[city]] >> company & 1
    ]
    most = [0] * hats
    for one in joined:
        most[one % hats] = max(most[one % hats], joined.count(one))
    return sum([TABLE.hats[cities] for cities in most])


def achievement_points(state: "EmpiresState", company: int) -> int:
    points = TABLE.achievement_top * state.tops.count(company)
    for claimed in state.bottoms:
        points += TABLE.achievement_bottom * (claimed >> company & 1)
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
    return TABLE.loan_prestige * state.loans[company] if company < state.seats else 0


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
