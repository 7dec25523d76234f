"""Achievements: the first to claim one gets its top, the others its bottom (SRE-A1 to A3)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.box import (
    ACHIEVEMENT0,
    ACHIEVEMENTS,
    ARDENT_COLLECTOR,
    BRIDGE_MASTER,
    CARDS,
    CLAIM,
    COUNT,
    EXPRESS_NETWORK,
    INDUSTRIAL_PIONEER,
    LANDSCAPE_ARTIST,
    LONG_TRACK,
    LONGER_TRACK,
    LOYAL_INVESTOR,
    MASTER_OF_DELIVERIES,
    MOUNTAIN,
    NONE,
    PASS,
    PLACES,
    RIVER,
    RURAL_TOWN_KING,
    TABLE,
    TILES,
    TREASURE_HUNTER,
    TUNNEL_MASTER,
)
from roundhouse.games.empires.phases import CLAIMING, PHASES
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def measure(table: "EmpiresState", company: int, achievement: int) -> int:
    """SRE-A2, SRE-A3: the figure that an achievement asks for, as it is now."""
    if achievement == LONG_TRACK or achievement == LONGER_TRACK:
        return table.length
    if achievement == LANDSCAPE_ARTIST:
        return COUNT[table.terrains]
    if achievement == MASTER_OF_DELIVERIES:
        return _trains(table, company)
    if achievement == TREASURE_HUNTER:
        return table.money[company] if company < table.seats else 0
    if achievement == EXPRESS_NETWORK:
        return _hats(table, company)
    if achievement == ARDENT_COLLECTOR:
        return sum([1 for count in colours(table, company) if count > 0])
    if achievement == LOYAL_INVESTOR:
        return max(colours(table, company))
    if achievement == INDUSTRIAL_PIONEER:
        return COUNT[table.served[company]]
    return _spaces(table, company, achievement)


def _trains(table: "EmpiresState", company: int) -> int:
    found = 0
    for space in table.owned[company]:
        found += table.trains[space] >> company & 1
    return found


def _hats(table: "EmpiresState", company: int) -> int:
    hats = 0
    for space in table.owned[company]:
        city = table.country.city_at[space]
        if city != NONE:
            hats |= 1 << PLACES.hat[city]
    return COUNT[hats]


def colours(table: "EmpiresState", company: int) -> list[int]:
    """Train cards played, by colour, with the locomotives found on the way."""
    found = [0] * len(CARDS.colours)
    for card in table.played[company]:
        found[CARDS.colour[card]] += 1
    for colour in table.locomotives[company]:
        found[colour] += 1
    return found


def _spaces(table: "EmpiresState", company: int, achievement: int) -> int:
    found = 0
    for space in table.owned[company]:
        if achievement == RURAL_TOWN_KING:
            found += TILES.star[space]
        elif achievement == TUNNEL_MASTER:
            found += TILES.terrain[space] == MOUNTAIN
        else:
            assert achievement == BRIDGE_MASTER
            found += TILES.terrain[space] == RIVER
    return found


def fulfilled(table: "EmpiresState", company: int, achievement: int) -> bool:
    return measure(table, company, achievement) >= ACHIEVEMENTS.needs[achievement]


def claimable(table: "EmpiresState", company: int, tops: bool) -> list[int]:
    """SRE-A1: cards, by their place on the table, that a company can claim now."""
    found: list[int] = []
    for at, achievement in enumerate(table.achievements):
        top = table.tops[at]
        if top == company or table.bottoms[at] >> company & 1:
            continue
        if top == NONE and not tops:
            continue
        if fulfilled(table, company, achievement):
            found.append(at)
    return found


def begin(table: "EmpiresState", seat: int) -> bool:
    return len(claimable(table, seat, not table.top_claimed)) > 0


def words(table: "EmpiresState", said: Move, seat: int) -> list[int]:
    if len(said) == 0:
        return [CLAIM, PASS]
    if len(said) > 1 or said[0] == PASS:
        return []
    ways = claimable(table, seat, not table.top_claimed)
    found = [ACHIEVEMENT0 + table.achievements[at] for at in ways]
    found.sort()
    return found


def judge(table: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    achievement = move[1] - ACHIEVEMENT0
    facts: dict[str, object] = {"achievement": ACHIEVEMENTS.names[achievement]}
    if achievement not in table.achievements:
        return Illegal("SRE-A1", {**facts, "why": "absent"})
    at = table.achievements.index(achievement)
    if table.tops[at] == seat or table.bottoms[at] & 1 << seat:
        return Illegal("SRE-A1", {**facts, "why": "twice"})
    if measure(table, seat, achievement) < ACHIEVEMENTS.needs[achievement]:
        facts["have"] = measure(table, seat, achievement)
        facts["needs"] = ACHIEVEMENTS.needs[achievement]
        return Illegal("SRE-A2", facts)
    if table.top_claimed and table.tops[at] == NONE:
        return Illegal("SRE-A1", {**facts, "why": "second-top"})
    if table.phase != CLAIMING:
        return Illegal("SRE-A1", {**facts, "why": "phase", "phase": PHASES[table.phase]})
    return None


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    at = table.achievements.index(move[1] - ACHIEVEMENT0)
    points = claim(table, seat, at)
    if points == TABLE.achievement_top:
        table.top_claimed = True
    name = ACHIEVEMENTS.names[table.achievements[at]]
    table.tell("achievement-claimed", {"seat": seat, "achievement": name, "points": points})


def claim(table: "EmpiresState", company: int, at: int) -> int:
    """The points it will bring at the end."""
    if table.tops[at] == NONE:
        table.tops[at] = company
        return TABLE.achievement_top
    table.bottoms[at] |= 1 << company
    return TABLE.achievement_bottom
