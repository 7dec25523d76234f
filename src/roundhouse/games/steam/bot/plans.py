"""Plans: whole links that a seat could complete in this build, and what they would bring.

One step of look-ahead can't value the first tile of three, so it is worth what the best plan is
worth that contains it. Plans are made once for a position, before the step that is tried.
"""

from typing import TYPE_CHECKING

from roundhouse.games.steam.bot.outlook import Purse, money_worth, step_worth, turns_to_come
from roundhouse.games.steam.bot.prospects import prospects, reach_over
from roundhouse.games.steam.bot.reach import KINDS, OWNERS, PLACES, complete_links, link_code
from roundhouse.games.steam.bot.ways import LAID, Surveyor, Way
from roundhouse.games.steam.bot.weights import FOLLOWED, MOST_LINKS, PAIRED, THOUGHT_THROUGH, WORTH
from roundhouse.games.steam.rules.box import TABLE
from roundhouse.games.steam.rules.steps import FOUNDED, BuildStart, Step, apply
from roundhouse.rails.board import NONE
from roundhouse.rails.chain import links_owned

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


class Plan:
    """Tiles to lay, in an order in which they can be laid, and the links that they complete."""

    def __init__(self, tiles: list[int], links: list[int], price: int, end: int) -> None:
        self.tiles = tiles
        self.links = links
        self.price = price
        self.end = end  # the place that the last link leads to
        self.promise = 0.0  # at first sight
        self.value = 0.0  # thought through


class Planner:
    """The plans of a seat at one point of its build."""

    def __init__(self, state: "SteamState", seat: int, done: list[Step]) -> None:
        start = state.build_start
        assert start is not None
        self.table = state
        self.seat = seat
        self.start: BuildStart = start
        self.done = done
        self.weighed = WORTH.times
        self.cubes: list[int] = state.cubes[:]
        self.network = state.network.copy()
        self.network.restore(start.saved)
        supply = start.supply.copy()
        self.purse = Purse(start.cash, start.income, start.points)
        for step in done:
            apply(self.network, supply, step, seat)
            self.purse.pay(step[3])
        builds = state.builds_left + sum([1 for step in state.steps if step[0] != FOUNDED])
        self.builds = builds - sum([1 for step in done if step[0] != FOUNDED])
        self.means = self.purse.cash
        if not state.standard or state.relaxed[seat]:
            steps = self.purse.income - TABLE.lowest_income
            self.means += TABLE.step * (steps + self.purse.points // TABLE.points_per_step)
        self.supply = supply
        self.scarce = min(supply.left) < self.builds
        self.ground = Surveyor(state.land, self.network, supply, seat)
        self.links: list[int] = complete_links(self.network)
        self.owned = links_owned(self.network, seat)
        self.supplied: list[int] = []  # place * KINDS + colour: cubes that own track brings there
        self.demands: list[int] = []  # place: colours that own track leads to
        self._look_around()
        self.plans: list[Plan] = []
        for place in range(state.land.board.places):
            if self.ground.rooted[place]:
                for way in self.ground.from_place[place]:
                    self._begin(way)
        self._think()

    def fits(self, state: "SteamState", done: list[Step]) -> bool:
        if self.start is not state.build_start or self.weighed != WORTH.times:
            return False
        return self.done == done and self.cubes == state.cubes

    def value_with(self, step: Step) -> float:
        """The best plan that lays this tile, or less than anything. Of plans worth the same the
        one with the fewest tiles is taken, and of its tiles the first is laid first: so what is
        begun is finished before something else is begun."""
        tile = step[1] * LAID + step[2]
        best = float("-inf")
        for plan in self.plans:
            if tile in plan.tiles:
                late = len(plan.tiles) + plan.tiles.index(tile)
                best = max(best, plan.value - late / 1000)
        return best

    # --- finding ---

    def _begin(self, way: Way) -> None:
        tiles: list[int] = []
        price = 0
        if way.leaves != NONE and not self.network.is_city[way.start]:
            laid = self.ground.town_tile(way.start, way.leaves, NONE)
            if laid < 0:
                return
            tiles.append(self._town_hex(way.start) * LAID + laid)
            price = self.ground.town_price(way.start, laid)
        self._along(way, [way.start], tiles, [], price)

    def _along(
        self, way: Way, places: list[int], tiles: list[int], links: list[int], price: int
    ) -> None:
        """A plan that goes on along a way; at its end it is done, or goes on again."""
        if way.end in places or len(tiles) + len(way.tiles) > self.builds:
            return
        for tile in way.tiles:
            for other in tiles:
                if other // LAID == tile // LAID:
                    return
        tiles = tiles + way.tiles
        price += way.price
        links = [*links, link_code(way.start, way.end, self.seat)]
        places = [*places, way.end]
        end = way.end
        if self.network.is_city[end]:
            self._note(tiles, links, price, end)
            self._go_on(end, NONE, places, tiles, links, price)
            return
        if way.enters == NONE:
            self._note(tiles, links, price, end)
        else:
            laid = self.ground.town_tile(end, way.enters, NONE)
            if laid >= 0:
                town = self._town_hex(end) * LAID + laid
                cost = self.ground.town_price(end, laid)
                self._note([*tiles, town], links, price + cost, end)
        self._go_on(end, way.enters, places, tiles, links, price)

    def _go_on(
        self,
        place: int,
        enters: int,
        places: list[int],
        tiles: list[int],
        links: list[int],
        price: int,
    ) -> None:
        if len(links) == MOST_LINKS or len(tiles) == self.builds:
            return
        for way in self.ground.from_place[place]:
            if self.network.is_city[place]:
                if way.leaves != NONE:
                    self._along(way, places, tiles, links, price)
            elif way.leaves == NONE:
                if enters == NONE:
                    self._along(way, places, tiles, links, price)
            elif way.leaves != enters:
                laid = self.ground.town_tile(place, enters, way.leaves)
                if laid >= 0:
                    town = self._town_hex(place) * LAID + laid
                    cost = self.ground.town_price(place, laid)
                    self._along(way, places, [*tiles, town], links, price + cost)

    def _town_hex(self, town: int) -> int:
        return self.network.board.place_hex[town]

    def _note(self, tiles: list[int], links: list[int], price: int, end: int) -> None:
        if len(tiles) > self.builds or price > self.means or not tiles:
            return
        if self.scarce and not self._in_box(tiles):
            return
        plan = Plan(tiles, links, price, end)
        plan.promise = self._promise(plan)
        self.plans.append(plan)

    def _in_box(self, tiles: list[int]) -> bool:
        """STM-B6: whether all of them can be had at once."""
        supply = self.supply.copy()
        for tile in tiles:
            face = tile % LAID // 6
            if supply.available(face) == 0:
                return False
            supply.take(face)
        return True

    # --- at first sight ---

    def _look_around(self) -> None:
        """What own track brings to each place and leads to from it, as far as cubes may go."""
        places = self.table.land.board.places
        level = self.table.level[self.seat]
        own = [code for code in self.links if code % OWNERS == self.seat + 1]
        beside: list[list[int]] = [[] for _ in range(places)]
        for code in own:
            ends = code // OWNERS
            beside[ends // PLACES].append(ends % PLACES)
            beside[ends % PLACES].append(ends // PLACES)
        self.supplied = [0] * (places * KINDS)
        self.demands = [0] * places
        for place in range(places):
            near = [place]
            far = [0]
            at = 0
            while at < len(near):
                here = near[at]
                self.demands[place] |= self.network.accepts[here]
                for kind in range(KINDS):
                    self.supplied[place * KINDS + kind] += self.cubes[here * KINDS + kind]
                if far[at] < level:
                    for other in beside[here]:
                        if other not in near:
                            near.append(other)
                            far.append(far[at] + 1)
                at += 1

    def _promise(self, plan: Plan) -> float:
        """Cubes that would find a way between places that the plan joins, less its price."""
        promise = 0.0
        for code in plan.links:
            a = code // OWNERS // PLACES
            promise += self._between(a, plan.end) + self._between(code // OWNERS % PLACES, plan.end)
        return promise * 0.5 + len(plan.links) - 0.2 * plan.price

    def _between(self, a: int, b: int) -> float:
        if a == b:
            return 0.0
        found = 0
        for kind in range(KINDS):
            if self.demands[b] >> kind & 1:
                found += min(3, self.supplied[a * KINDS + kind])
            if self.demands[a] >> kind & 1:
                found += min(3, self.supplied[b * KINDS + kind])
        return float(found)

    # --- thought through ---

    def _think(self) -> None:
        """Value the plans that promise most, pairs of the best, and what could follow."""
        plans = sorted(self.plans, key=_by_promise)[:THOUGHT_THROUGH]
        for plan in plans:
            plan.value = self._value(plan.links, plan.price)
        plans.sort(key=_by_value)
        pairs: list[Plan] = []
        for at, one in enumerate(plans[:PAIRED]):
            for other in plans[at + 1 : at + 1 + PAIRED]:
                pair = self._both(one, other)
                if pair is not None:
                    pairs.append(pair)
        plans = sorted(plans + pairs, key=_by_value)
        for plan in plans[:FOLLOWED]:
            plan.value += self._what_follows(plan)
        plans.sort(key=_by_value)
        self.plans = plans

    def _value(self, links: list[int], price: int) -> float:
        """The position with these links, once they are paid."""
        purse = Purse(self.purse.cash, self.purse.income, self.purse.points)
        purse.pay(price)
        return worth_of(self.table, self.seat, purse, self.links + links, self.owned + len(links))

    def _both(self, one: Plan, other: Plan) -> Plan | None:
        if len(one.tiles) + len(other.tiles) > self.builds or one.price + other.price > self.means:
            return None
        for tile in one.tiles:
            for beside in other.tiles:
                if tile // LAID == beside // LAID:
                    return None
        links = one.links + [code for code in other.links if code not in one.links]
        if len(links) < len(one.links) + len(other.links):
            return None
        pair = Plan(one.tiles + other.tiles, links, one.price + other.price, other.end)
        pair.value = self._value(pair.links, pair.price)
        return pair

    def _what_follows(self, plan: Plan) -> float:
        """Part of what the best link from the end of the plan would bring next turn."""
        if turns_to_come(self.table) == 0:
            return 0.0
        best = 0.0
        for way in self.ground.from_place[plan.end]:
            code = link_code(way.start, way.end, self.seat)
            if code not in plan.links and code not in self.links:
                price = plan.price + way.price + 2 * (TABLE.town_price + TABLE.exit_price)
                best = max(best, self._value([*plan.links, code], price) - plan.value)
        return WORTH.follows * best


def _by_promise(plan: Plan) -> float:
    return -plan.promise


def _by_value(plan: Plan) -> float:
    return -plan.value


def worth_of(state: "SteamState", seat: int, purse: Purse, codes: list[int], links: int) -> float:
    """Money, deliveries to come and links."""
    hopes = deliveries_worth(state, seat, codes)
    return money_worth(state, seat, purse) + hopes + links_worth(state, links)


def deliveries_worth(state: "SteamState", seat: int, codes: list[int]) -> float:
    reach = reach_over(state, seat, codes)
    return prospects(state, seat, reach) * max(1.0, step_worth(turns_to_come(state)))


def links_worth(state: "SteamState", links: int) -> float:
    """Links are counted at the end."""
    return links * (TABLE.points_per_link + WORTH.link_per_turn * turns_to_come(state))
