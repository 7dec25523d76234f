"""Prestige, and the production that it sets off (SRE-P1, SRE-P2, SRE-V2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import KINDS, PLACES, TABLE

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def gain(table: "EmpiresState", company: int, points: int) -> None:
    """SRE-P1: the first to reach or pass a factory space of the track makes all produce."""
    if points <= 0:
        return
    prestige = table.prestige[company] + points
    table.prestige[company] = prestige
    if table.boom or table.produced >= len(TABLE.production):
        return
    reached = table.produced
    while reached < len(TABLE.production) and prestige >= TABLE.production[reached]:
        reached += 1
    if reached > table.produced:
        table.produced = reached
        table.tell("factories-produced", {"prestige": TABLE.production[reached - 1]})
        for factory in table.country.factories:
            refill(table, factory)


def refill(table: "EmpiresState", factory: int) -> None:
    """SRE-P2: in the order of factories and kinds, while the supply lasts."""
    for kind in range(KINDS):
        at = factory * KINDS + kind
        missing = min(PLACES.printed[at] - table.goods[at], table.supply[kind])
        if missing > 0:
            table.goods[at] += missing
            table.supply[kind] -= missing


def move_industry(table: "EmpiresState", company: int, factory: int) -> None:
    """SRE-V2: one step up, and at some steps the factories of that industry produce."""
    industry = PLACES.industry[factory]
    table.served[company] |= 1 << industry
    if not table.boom or table.industry[industry] >= TABLE.industry_steps:
        return
    table.industry[industry] += 1
    step = table.industry[industry]
    produces = step in TABLE.industry_produces
    facts: dict[str, object] = {"industry": PLACES.industries[industry], "step": step}
    table.tell("industry-moved", {**facts, "produces": produces})
    if produces:
        for other in table.country.factories:
            if PLACES.industry[other] == industry:
                refill(table, other)
