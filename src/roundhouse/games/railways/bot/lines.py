"""Lines: what joining cities far from each other scores, and how far a seat is from it."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.bot.reach import PLACES, Reach
from roundhouse.games.railways.bot.ways import NEAR
from roundhouse.games.railways.bot.weights import WORTH
from roundhouse.games.railways.rules.cards import FIRST_JOINED
from roundhouse.games.railways.rules.part import part_of
from roundhouse.games.railways.rules.parts.western import Western
from roundhouse.games.railways.rules.phases import NOBODY

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

WEST: Final = 1  # the Western Link that a line asks for is a build like any other


class Aim:
    """Cities to join, what it scores, the builds that it takes besides, and what part of the
    points is hoped for with one build to go."""

    def __init__(self, places: list[int], points: int, besides: int) -> None:
        self.places = places
        self.points = points
        self.besides = besides
        self.hoped: float = WORTH.line * points * (WORTH.line_west if besides > 0 else 1.0)


def aims_of(state: "RailwaysState", seat: int) -> list[Aim]:
    """The lines and golden spikes that a seat may still score."""
    land = state.land
    found: list[Aim] = []
    for at, line in enumerate(land.lines):
        if state.line_owner[at] != NOBODY:
            continue
        if line.asks_more:
            found += _western_aims(state, seat, line.places, line.points)
        else:
            found.append(Aim(line.places, line.points, 0))
    deck = land.deck
    for kind in range(deck.kinds):
        if state.display[kind] > 0 and deck.effect[kind] == FIRST_JOINED:
            found.append(Aim(deck.places[kind], deck.points[kind], 0))
    return found


def _western_aims(state: "RailwaysState", seat: int, places: list[int], points: int) -> list[Aim]:
    """ROW-M1b: with the seat's own Western Link, or one that nobody has built yet."""
    part = part_of(state, Western)
    if part is None:
        return []
    for wanted, besides in ((seat, 0), (NOBODY, WEST)):
        for at, city in enumerate(part.rule.cities):
            if part.owner[at] == wanted:
                joined = places if city in places else [*places, city]
                return [Aim(joined, points, besides)]
    return []


def builds_from(start: int, own: list[list[int]], near: list[list[int]]) -> list[int]:
    """By city how many builds would join it to one, over own links as they are."""
    far = int(WORTH.line_far)
    found = [far] * len(own)
    found[start] = 0
    last = [start]
    for builds in range(far):
        for place in last:  # grows while it is gone through
            for there in own[place]:
                if found[there] > builds:
                    found[there] = builds
                    last.append(there)
        fresh: list[int] = []
        for place in last:
            for there in near[place]:
                if found[there] > builds + 1:
                    found[there] = builds + 1
                    fresh.append(there)
        last = fresh
    return found


class Lines:
    """The aims of a seat over given own links.

    What a line scores counts in part from afar, so that links come to lie where they will be one.
    """

    def __init__(self, state: "RailwaysState", seat: int, reach: Reach) -> None:
        self.aims = aims_of(state, seat)
        self.reach = reach
        self.near: list[list[int]] = NEAR.of(state.land).beside
        self.lacks: list[int] = [self._missing(aim) for aim in self.aims]
        self.turns = -1.0  # for which the following is known
        self.hoped = 0.0
        self.brought: dict[int, float] = {}  # by pair of cities

    def _builds(self, place: int) -> list[int]:
        """From a city to each; over the same links it serves again, whatever else changes."""
        key = place * PLACES + int(WORTH.line_far)
        known = self.reach.builds.get(key)
        if known is None:
            known = self.reach.builds[key] = builds_from(place, self.reach.own, self.near)
        return known

    def _missing(self, aim: Aim) -> int:
        """Builds from city to city of an aim, and what it asks for besides."""
        total = aim.besides
        for leg in range(1, len(aim.places)):
            total += self._builds(aim.places[leg - 1])[aim.places[leg]]
        return total

    def missing_with(self, at: int, a: int, b: int) -> int:
        """The same once a link joins two cities."""
        aim = self.aims[at]
        total = aim.besides
        for leg in range(1, len(aim.places)):
            here = self._builds(aim.places[leg - 1])
            there = self._builds(aim.places[leg])
            through = min(here[a] + there[b], here[b] + there[a])
            total += min(here[aim.places[leg]], through)
        return total

    def hope(self, turns: float) -> float:
        if turns != self.turns:
            self.turns = turns
            self.brought = {}
            self.hoped = together(
                [part_of_line(aim, self.lacks[at], turns) for at, aim in enumerate(self.aims)]
            )
        return self.hoped

    def brings(self, a: int, b: int, turns: float) -> float:
        """What the link would score at once, and bring nearer."""
        self.hope(turns)
        key = a * PLACES + b
        known = self.brought.get(key)
        if known is None:
            known = self.brought[key] = self.rewards(a, b) + self.nearer(a, b, turns)
        return known

    def rewards(self, a: int, b: int) -> float:
        """What the link would score at once."""
        total = 0.0
        for at, aim in enumerate(self.aims):
            if self.missing_with(at, a, b) == 0 and self.lacks[at] > 0:
                total += aim.points
        return total

    def nearer(self, a: int, b: int, turns: float) -> float:
        """What the link would add to the hope, less what it scores at once."""
        parts: list[float] = []
        changes = False
        for at, aim in enumerate(self.aims):
            missing = self.missing_with(at, a, b)
            changes = changes or missing != self.lacks[at]
            parts.append(part_of_line(aim, missing, turns))
        return together(parts) - self.hope(turns) if changes else 0.0

    def gone_west(self, a: int, b: int, turns: float) -> float:
        """ROW-M1b: what a Western Link would score at once with this link, beyond the hope."""
        total = 0.0
        for at, aim in enumerate(self.aims):
            if aim.besides > 0 and self.missing_with(at, a, b) == aim.besides:
                total += aim.points - part_of_line(aim, aim.besides, turns)
        return total


def part_of_line(aim: Aim, missing: int, turns: float) -> float:
    """Of a line's points, for whoever lacks so many builds, one a turn; one that is there has
    scored."""
    if missing == 0 or missing >= int(WORTH.line_far) or missing > turns:
        return 0.0
    value = aim.hoped
    for _ in range(missing - 1):
        value *= WORTH.line_build
    return value


def together(parts: list[float]) -> float:
    """Nobody builds all of them: the best hope counts in full, each further one for less."""
    parts.sort(reverse=True)
    total = 0.0
    weight = 1.0
    for value in parts:
        total += weight * value
        weight *= WORTH.line_more
    return total
