"""Prospects: the deliveries that a seat can hope for, and what a new link would add to them."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.bot.lines import Lines
from roundhouse.games.railways.bot.reach import OWNERS, PLACES, Reach, link_code, reach_of
from roundhouse.games.railways.bot.ways import NEAR
from roundhouse.games.railways.bot.weights import LINKS_TRIED, QUARTERS, STEPS_AHEAD, WORTH
from roundhouse.games.railways.rules.box import KINDS, TABLE
from roundhouse.games.railways.rules.cards import FIRST_ARRIVAL
from roundhouse.games.railways.rules.part import part_of
from roundhouse.games.railways.rules.parts.depots import depots_in
from roundhouse.games.railways.rules.parts.western import Western, WesternLink
from roundhouse.games.railways.rules.phases import NOBODY

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def deliveries(cubes: list[int], reach: Reach, level: int, most: int) -> float:
    """So many deliveries at this level, the best first, each later one for less."""
    found: list[float] = []
    for place in range(len(reach.own)):
        if not reach.own[place]:
            continue
        share = WORTH.left[reach.rivals[place]]
        for colour in range(KINDS):
            number = cubes[place * KINDS + colour]
            if number > 0:
                value = reach.delivery(place, colour, level)
                if value > 0:
                    for _ in range(number):
                        found.append(value * share)
    found.sort(reverse=True)
    total = 0.0
    weight = WORTH.soon
    for brings in found[: max(most, 0)]:
        total += weight * brings
        weight *= WORTH.later
    return total / QUARTERS


def bounties(cubes: list[int], reach: Reach, level: int, offered: list[int]) -> float:
    """Those that a delivery at this level would win; `offered` are the points by place."""
    total = 0.0
    for place, points in enumerate(offered):
        if points > 0 and reach.supplied(place, cubes, level):
            total += WORTH.bounty * points
    return total


def hopes(cubes: list[int], reach: Reach, level: int, most: int, offered: list[int]) -> float:
    """Deliveries at this level, or at a higher one that is paid for before."""
    best = deliveries(cubes, reach, level, most) + bounties(cubes, reach, level, offered)
    price = 0.0
    weight = 1.0
    for steps in range(1, min(STEPS_AHEAD, TABLE.highest_level - level, reach.links - 1) + 1):
        price += WORTH.level_dollar * TABLE.level_price[level + steps]
        weight *= WORTH.step
        value = deliveries(cubes, reach, level + steps, most - steps)
        value += bounties(cubes, reach, level + steps, offered)
        best = max(best, value * weight - price)
    return best


def own_depots(state: "RailwaysState", seat: int) -> list[int]:
    """By place the Fuel Depots of a seat; nothing where it has none."""
    depots = depots_in(state)
    if depots is None or seat not in depots.owner:
        return []
    elsewhere = state.land.board.places - state.land.cities
    return [depots.fuel(place, seat) for place in range(state.land.cities)] + [0] * elsewhere


def western_cities(state: "RailwaysState") -> list[int]:
    """Those whose Western Link nobody has built yet."""
    part = part_of(state, Western)
    if part is None:
        return []
    return [city for at, city in enumerate(part.rule.cities) if part.owner[at] == NOBODY]


def western_owners(state: "RailwaysState") -> list[int]:
    """Whose the Western Links are, where the map has some."""
    part = part_of(state, Western)
    return [] if part is None else part.owner


def bounties_on(state: "RailwaysState") -> list[int]:
    """By place the points for the first delivery to it."""
    deck = state.land.deck
    found = [0] * len(state.network.accepts)
    for kind in range(deck.kinds):
        if state.display[kind] > 0 and deck.effect[kind] == FIRST_ARRIVAL:
            found[deck.place[kind]] += deck.points[kind]
    return found


class Prospects:
    """What a seat can hope for over the complete links of a position, and with one more.

    Links that promise most are thought through; the others count as what they are alone. Nothing is
    kept of the table itself, which plays on while this is remembered.
    """

    def __init__(
        self, state: "RailwaysState", seat: int, codes: list[int], level: int, most: int
    ) -> None:
        self.land = state.land
        self.seat = seat
        self.codes = codes
        self.level = level
        self.most = most
        self.cubes: list[int] = state.cubes[:]
        self.accepts: list[int] = state.network.accepts[:]
        self.depots: list[int] = own_depots(state, seat)
        self.offered: list[int] = bounties_on(state)
        part = part_of(state, Western)
        self.west_rule: WesternLink | None = None if part is None else part.rule
        self.west: list[int] = western_cities(state)
        self.red_gains: dict[int, float] = {}
        self.limit: int = min(level + STEPS_AHEAD, TABLE.highest_level)
        self.reach = reach_of(state.land, codes, self.accepts, seat, self.depots, self.limit)
        self.base: float = hopes(self.cubes, self.reach, level, most, self.offered)
        self.gains: dict[int, float] = {}
        self.floor = -1.0  # the least promise that is thought through
        self.group: list[int] = self._groups()
        self.sizes: list[int] = self._sizes()  # by group
        self.largest: int = max(self.sizes)
        self.aims = Lines(state, seat, self.reach)
        self.out_of_reach = self._out_of_reach()
        self.demands: list[int] = []  # found when they are asked for

    def contested(self) -> float:
        """The best delivery, in points, from a city that a rival's link leaves, too."""
        best = 0
        for place in range(len(self.reach.own)):
            if self.reach.own[place] and self.reach.other[place]:
                for colour in range(KINDS):
                    if self.cubes[place * KINDS + colour] > 0:
                        best = max(best, self.reach.delivery(place, colour, self.level))
        return best / QUARTERS

    def _out_of_reach(self) -> int:
        """Cubes in cities that links of rivals leave and none of the seat."""
        reach = self.reach
        count = 0
        for place in range(len(reach.own)):
            if reach.other[place] and not reach.own[place]:
                for colour in range(KINDS):
                    count += self.cubes[place * KINDS + colour]
        return count

    def _reach(self, codes: list[int]) -> Reach:
        codes = sorted(codes)
        return reach_of(self.land, codes, self.accepts, self.seat, self.depots, self.limit)

    def gain(self, a: int, b: int) -> float:
        """What a new link of the seat between two cities would add to its deliveries."""
        key = link_code(a, b, self.seat)
        known = self.gains.get(key)
        if known is None:
            if self.floor < 0:
                self.demands = self._demands()
                self._set_floor()
            known = 0.0
            promise = self._promise(a, b)
            if promise >= self.floor:
                reach = self._reach([*self.codes, key])
                known += hopes(self.cubes, reach, self.level, self.most, self.offered) - self.base
            self.gains[key] = known
        return known

    def western(self, a: int, b: int) -> float:
        """ROW-M1a: what a Western Link would add that a link between two cities makes possible,
        or those that are there, where a and b are one; with the link's own gain."""
        key = link_code(a, b, self.seat)
        known = self.red_gains.get(key)
        if known is None:
            rule = self.west_rule
            assert rule is not None
            reach = self.reach
            if a != b:
                reach = self._reach([*self.codes, key])
            cubes = self.cubes[:]
            cubes[(a if a in self.west else b) * KINDS + rule.colour] += rule.cubes
            for colour in range(KINDS):  # what the red ones draw after them, one of each
                cubes[rule.market * KINDS + colour] += 1
            known = hopes(cubes, reach, self.level, self.most, self.offered) - self.base
            self.red_gains[key] = known
        return known

    def leads_west(self, a: int, b: int) -> bool:
        """Whether one of two cities may have a Western Link that no own link reaches yet."""
        for place in (a, b):
            if place in self.west and not self.reach.own[place]:
                return True
        return False

    def _promise(self, a: int, b: int) -> float:
        """Cubes of either side that the other leads to, along own links."""
        total = self._wanted(a, b) + self._wanted(b, a)
        if self.group[a] != self.group[b] and self.reach.own[a] and self.reach.own[b]:
            total += 2.0
        return total

    def _wanted(self, a: int, b: int) -> float:
        total = 0.0
        for place in [a, *self.reach.own[a]]:
            weight = 2.0 if place == a else 1.0
            for colour in range(KINDS):
                if self.demands[b] >> colour & 1 and not self.demands[place] >> colour & 1:
                    total += weight * self.cubes[place * KINDS + colour]
        return total + self.offered[b] if total > 0 else 0.0

    def _demands(self) -> list[int]:
        """By place the colours that own links lead to from it, as far as the locomotive goes."""
        found: list[int] = []
        for start in range(len(self.accepts)):
            near = [start]
            mask = 0
            first = 0
            for _ in range(self.level):
                last = len(near)
                for place in near[first:last]:
                    for there in self.reach.own[place]:
                        if there not in near:
                            near.append(there)
                first = last
            for place in near:
                mask |= self.accepts[place]
            found.append(mask)
        return found

    def _set_floor(self) -> None:
        """Among the pairs of cities that lie near each other only the best are tried."""
        pairs = NEAR.of(self.land).pairs
        promises = [self._promise(code // PLACES, code % PLACES) for code in pairs]
        promises.sort(reverse=True)
        self.floor = max(0.5, promises[min(LINKS_TRIED, len(promises) - 1)])

    def grows(self, a: int, b: int) -> int:
        """By how many links that hang together a link between two cities makes the largest
        network of the seat larger."""
        joined = self.sizes[self.group[a]] + 1
        if self.group[a] != self.group[b]:
            joined += self.sizes[self.group[b]]
        return max(joined - self.largest, 0)

    def _sizes(self) -> list[int]:
        """By the lowest place of a group the own links in it."""
        sizes = [0] * len(self.accepts)
        for code in self.codes:
            if code % OWNERS == self.seat:
                sizes[self.group[code // OWNERS // PLACES]] += 1
        return sizes

    def _groups(self) -> list[int]:
        """For each place the lowest that own links join it to."""
        group = list(range(len(self.accepts)))
        for code in self.codes:
            if code % OWNERS == self.seat:
                one = group[code // OWNERS // PLACES]
                other = group[code // OWNERS % PLACES]
                if one != other:
                    low = min(one, other)
                    group = [low if each in (one, other) else each for each in group]
        return group
