"""The final count (SRE-E2, SRE-G6)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import NONE, PLACES, SPACES, TABLE
from roundhouse.kernel.result import Result, places

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def passengers(table: "EmpiresState", company: int) -> int:
    """Per colour of hat: two joined cities +1, all three +3 instead."""
    part = table.network[company]
    hats = len(PLACES.hats)
    joined = [0] * (SPACES * hats)  # [part * hats + hat]
    most = [0] * hats
    for space in table.owned[company]:
        city = table.country.city_at[space]
        if city != NONE:
            hat = PLACES.hat[city]
            at = part[space] * hats + hat
            joined[at] += 1
            most[hat] = max(most[hat], joined[at])
    return sum([TABLE.hats[cities] for cities in most])


def achievement_points(table: "EmpiresState", company: int) -> int:
    points = TABLE.achievement_top * table.tops.count(company)
    for claimed in table.bottoms:
        points += TABLE.achievement_bottom * (claimed >> company & 1)
    return points


def breakdown(table: "EmpiresState", company: int) -> dict[str, int]:
    """What a company's prestige is made of, if the game ended now."""
    loans = table.loans[company] if company < table.seats else 0
    return {
        "prestige": table.prestige[company],
        "achievements": achievement_points(table, company),
        "passengers": passengers(table, company),
        "loans": TABLE.loan_prestige * loans,
    }


def total(table: "EmpiresState", company: int) -> int:
    parts = breakdown(table, company)
    return sum([parts[name] for name in parts])


def final_count(table: "EmpiresState", reason: str) -> Result:
    """Ties are shared; a lone player needs more than the conglomerate."""
    parts = [breakdown(table, seat) for seat in range(table.seats)]
    scores = [sum([part[name] for name in part]) for part in parts]
    facts: dict[str, object] = {}
    if table.seats == 1:
        rival = sum([total(table, company) for company in range(1, table.companies)])
        facts["conglomerate"] = rival
        facts["won"] = scores[0] > rival
    strengths: list[tuple[int, ...]] = [(score,) for score in scores]
    return Result(scores, places(strengths), parts, reason, facts)
