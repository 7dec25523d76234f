"""Achievements: the first to claim one gets its top, the others its bottom (SRE-A1 to A3)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules.box import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    ARDENT_COLLECTOR,
    BRIDGE_MASTER,
    CARDS,
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
    PLACES,
    RIVER,
    RURAL_TOWN_KING,
    TABLE,
    TILES,
    TREASURE_HUNTER,
    TUNNEL_MASTER,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def measure(state: "EmpiresState", company: int, achievement: int) -> int:
    """SRE-A2, SRE-A3: the figure that an achievement asks for, as it is now."""
    if achievement == LONG_TRACK or achievement == LONGER_TRACK:
        return state.length
    if achievement == LANDSCAPE_ARTIST:
        return COUNT[state.terrains]
    if achievement == MASTER_OF_DELIVERIES:
        return _trains(state, company)
    if achievement == TREASURE_HUNTER:
        return state.money[company] if company < state.seats else 0
    if achievement == EXPRESS_NETWORK:
        return _hats(state, company)
    if achievement == ARDENT_COLLECTOR:
        return _kinds(colours(state, company))
    if achievement == LOYAL_INVESTOR:
        return _most(colours(state, company))
    if achievement == INDUSTRIAL_PIONEER:
        return COUNT[state.served[company]]
    return _spaces(state, company, achievement)


def edition(state: "EmpiresState", achievement: int) -> int:
    """A number that is another one whenever anybody has more or less of it."""
    if achievement == LONG_TRACK or achievement == LONGER_TRACK:
        return state.length
    if achievement == LANDSCAPE_ARTIST:
        return state.terrains
    if achievement == TREASURE_HUNTER:
        purses = 0
        for money in state.money:
            purses = purses * (1 + TABLE.most_money) + money
        return purses
    if achievement == MASTER_OF_DELIVERIES or achievement == INDUSTRIAL_PIONEER:
        return state.stock
    if achievement == ARDENT_COLLECTOR or achievement == LOYAL_INVESTOR:
        return state.dealt
    return state.laid


def _kinds(counts: list[int]) -> int:
    found = 0
    for count in counts:
        if count > 0:
            found += 1
    return found


def _most(counts: list[int]) -> int:
    """As `max`, which compares objects."""
    found = 0
    for count in counts:
        found = max(found, count)
    return found


def _trains(state: "EmpiresState", company: int) -> int:
    found = 0
    trains = state.trains
    bit = 1 << company
    for space in state.owned[company]:
        if trains[space] & bit:
            found += 1
    return found


def _hats(state: "EmpiresState", company: int) -> int:
    hats = 0
    for space in state.owned[company]:
        city = state.country.city_at[space]
        if city != NONE:
            hats |= 1 << PLACES.hat[city]
    return COUNT[hats]


def colours(state: "EmpiresState", company: int) -> list[int]:
    """Train cards played, by colour, with the locomotives found on the way."""
    found = [0] * len(CARDS.colours)
    for card in state.played[company]:
        found[CARDS.colour[card]] += 1
    for colour in state.locomotives[company]:
        found[colour] += 1
    return found


def _spaces(state: "EmpiresState", company: int, achievement: int) -> int:
    found = 0
    if achievement == RURAL_TOWN_KING:
        for space in state.owned[company]:
            found += TILES.star[space]
        return found
    assert achievement == TUNNEL_MASTER or achievement == BRIDGE_MASTER
    wanted = MOUNTAIN if achievement == TUNNEL_MASTER else RIVER
    terrain = TILES.terrain
    for space in state.owned[company]:
        if terrain[space] == wanted:
            found += 1
    return found


def fulfilled(state: "EmpiresState", company: int, achievement: int) -> bool:
    return measure(state, company, achievement) >= ACHIEVEMENTS.needs[achievement]


def claimable(state: "EmpiresState", company: int, tops: bool) -> list[int]:
    """SRE-A1: cards, by their place on the table, that a company can claim now."""
    found: list[int] = []
    for at, achievement in enumerate(state.achievements):
        top = state.tops[at]
        if top == company or state.bottoms[at] >> company & 1:
            continue
        if top == NONE and not tops:
            continue
        if fulfilled(state, company, achievement):
            found.append(at)
    return found


def begin(state: "EmpiresState", seat: int) -> bool:
    return len(claimable(state, seat, not state.top_claimed)) > 0


class Claim(Action["EmpiresState"]):
    """SRE-A1: one achievement at a time."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        ways = claimable(state, seat, not state.top_claimed)
        found = [ACHIEVEMENT.word(state.achievements[at]) for at in ways]
        found.sort()
        return found

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        return why_not(state, move, seat)

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        at = state.achievements.index(ACHIEVEMENT.of(move[1]))
        points = claim(state, seat, at)
        if points == TABLE.achievement_top:
            state.top_claimed = True
        name = ACHIEVEMENTS.names[state.achievements[at]]
        state.tell("achievement-claimed", {"seat": seat, "achievement": name, "points": points})


def why_not(state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    """What keeps a seat from claiming an achievement, whatever the phase."""
    achievement = ACHIEVEMENT.of(move[1])
    facts: dict[str, object] = {"achievement": ACHIEVEMENTS.names[achievement]}
    if achievement not in state.achievements:
        return Illegal("SRE-A1", {**facts, "why": "absent"})
    at = state.achievements.index(achievement)
    if state.tops[at] == seat or state.bottoms[at] & 1 << seat:
        return Illegal("SRE-A1", {**facts, "why": "twice"})
    if measure(state, seat, achievement) < ACHIEVEMENTS.needs[achievement]:
        facts["have"] = measure(state, seat, achievement)
        facts["needs"] = ACHIEVEMENTS.needs[achievement]
        return Illegal("SRE-A2", facts)
    if state.top_claimed and state.tops[at] == NONE:
        return Illegal("SRE-A1", {**facts, "why": "second-top"})
    return None


def claim(state: "EmpiresState", company: int, at: int) -> int:
    """The points it will bring at the end."""
    state.claimed += 1
    state.scored += 1
    if state.tops[at] == NONE:
        state.tops[at] = company
        return TABLE.achievement_top
    state.bottoms[at] |= 1 << company
    return TABLE.achievement_bottom
