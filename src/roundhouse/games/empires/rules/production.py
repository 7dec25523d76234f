"""Prestige, and the production that it sets off (SRE-P1, SRE-P2, SRE-V2)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import KINDS, PLACES, TABLE

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def gain(state: "EmpiresState", company: int, points: int) -> None:
    """SRE-P1: the first to reach or pass a factory space of the track makes all produce."""
    if points <= 0:
        return
    prestige = state.prestige[company] + points
    state.prestige[company] = prestige
    state.scored += 1
    if state.boom or state.produced >= len(TABLE.production):
        return
    reached = state.produced
    while reached < len(TABLE.production) and prestige >= TABLE.production[reached]:
        reached += 1
    if reached > state.produced:
        state.produced = reached
        state.tell("factories-produced", {"prestige": TABLE.production[reached - 1]})
        for factory in state.country.factories:
            refill(state, factory)


def refill(state: "EmpiresState", factory: int) -> None:
    """SRE-P2: in the order of factories and kinds, while the supply lasts."""
    state.stock += 1
    for kind in range(KINDS):
        at = factory * KINDS + kind
        missing = min(PLACES.printed[at] - state.goods[at], state.supply[kind])
        if missing > 0:
            state.goods[at] += missing
            state.supply[kind] -= missing


def move_industry(state: "EmpiresState", company: int, factory: int) -> None:
    """SRE-V2: one step up, and at some steps the factories of that industry produce."""
    industry = PLACES.industry[factory]
    state.served[company] |= 1 << industry
    state.stock += 1
    if not state.boom or state.industry[industry] >= TABLE.industry_steps:
        return
    state.industry[industry] += 1
    step = state.industry[industry]
    produces = step in TABLE.industry_produces
    facts: dict[str, object] = {"industry": PLACES.industries[industry], "step": step}
    state.tell("industry-moved", {**facts, "produces": produces})
    if produces:
        for other in state.country.factories:
            if PLACES.industry[other] == industry:
                refill(state, other)
