"""Fuel Depots: placing and spending them, and the cubes that wait at one (ROW-M8a).

Played if wished. A depot lies on a city, which holds those of one player only; what is not on the
map is in its owner's stock.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import building, delivering, links, money
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import (
    ALL_COLOURS,
    COLOURS,
    GOODS,
    NUMBER,
)
from roundhouse.games.railways.rules.land import wish
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.games.railways.rules.phases import ACTIONS, BUILDING, NOBODY
from roundhouse.games.railways.rules.trip import Trip, to_pass
from roundhouse.games.railways.rules.trip_judge import judge_on
from roundhouse.games.railways.rules.trip_words import goes_on, words_on
from roundhouse.kernel.grammar import Grammar
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import Build, View


OPTION: Final = wish(
    "depots",
    True,
    "Fuel Depots: a cube passes a city of its colour, or stops there and goes on later.",
    "fuel_depots",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DepotFigures(Rule):
    """ROW-M8a: each player's, what placing them costs, and how many go on one city."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.each: int = facts["each"]
        self.price: int = facts["price"]
        self.most: int = facts["most"]
        self.depot = -1  # its verbs, once they are told
        self.go_on = -1

    def tell(self, words: Grammar) -> None:
        self.depot = words.verb("depot", "place number")
        self.go_on = words.verb("continue", "edge|call+")

    def actions(self) -> list[tuple[str, Action["RailwaysState"], str]]:
        return [
            ("building", PlaceDepots(self.depot), "ROW-M8a"),
            ("actions", Continue(self.go_on), "ROW-M8a"),
            ("express-run", Continue(self.go_on), "ROW-M8a"),
        ]

    def begin(self, state: "RailwaysState") -> Part | None:
        if not state.options["depots"]:
            return None
        cities = state.land.cities
        waits: list[Trip | None] = [None] * state.seats
        return FuelDepots(self, [NOBODY] * cities, [0] * cities, waits, False)


@mypyc_attr(serializable=True)
class FuelDepots(Part):
    """By city whose depots lie there and how many; by seat the trip of its cube that waits at one;
    and whether some have been placed in the build in progress."""

    def __init__(
        self,
        rule: DepotFigures,
        owner: list[int],
        count: list[int],
        waits: list[Trip | None],
        placed: bool,
    ) -> None:
        self.rule = rule
        self.owner = owner
        self.count = count
        self.waits = waits
        self.placed = placed

    def copy(self) -> Part:
        return FuelDepots(self.rule, self.owner[:], self.count[:], self.waits[:], self.placed)

    def stock(self, seat: int) -> int:
        """The depots that a seat can still place."""
        left = self.rule.each
        for place, owner in enumerate(self.owner):
            if owner == seat:
                left -= self.count[place]
        return left

    # --- placing ---

    def may_place(self, state: "RailwaysState", seat: int) -> bool:
        """After a tile of this build, once, and as long as the build lasts."""
        if state.phase != BUILDING or state.tiles_laid == 0 or self.placed:
            return False
        return self.stock(seat) > 0 and len(self.open_cities(state, seat)) > 0

    def open_cities(self, state: "RailwaysState", seat: int) -> list[int]:
        """Cities with a link of the seat, without a depot and without a link under construction."""
        network = state.network
        unfinished: list[int] = []
        for link in network.links():
            if not network.complete(link):
                unfinished.append(max(network.end_a[link], network.end_b[link]))
        found: list[int] = []
        for place, owner in enumerate(self.owner):
            if owner == NOBODY and place not in unfinished:
                if any([network.owner[link] == seat for link in network.complete_at[place]]):
                    found.append(place)
        return found

    def builds_on(self, state: "RailwaysState", seat: int) -> bool:
        return self.may_place(state, seat)

    def judge(self, state: "RailwaysState", place: int, number: int, seat: int) -> Illegal | None:
        network = state.network
        facts: dict[str, object] = {"place": network.board.place_slug[place]}
        if state.tiles_laid == 0:
            return Illegal("ROW-M8a", {"why": "tile-first"})
        if self.placed:
            return Illegal("ROW-M8a", {"why": "once"})
        if self.owner[place] != NOBODY:
            return Illegal("ROW-M8a", {**facts, "why": "taken", "owner": self.owner[place]})
        if links.links_at(state, place, seat) == 0:
            return Illegal("ROW-M8a", {**facts, "why": "not-joined"})
        for link in network.links():
            if place in (network.end_a[link], network.end_b[link]) and not network.complete(link):
                return Illegal("ROW-M8a", {**facts, "why": "under-construction"})
        lying = sum([self.fuel(city, seat) for city in range(state.land.cities)])
        most = min(self.rule.most, self.rule.each - lying)
        if not 1 <= number <= most:
            return Illegal("ROW-M8a", {**facts, "why": "number", "number": number, "most": most})
        return None

    def place(self, state: "RailwaysState", place: int, number: int, seat: int) -> None:
        """A build that only waited for it is over."""
        self.owner[place] = seat
        self.count[place] = number
        self.placed = True
        state.deliverable = {}
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        state.tell("depots-placed", {**facts, "depots": number})
        money.pay(state, seat, self.rule.price, "fuel-depots")
        if building.built(state):
            building.finish(state)

    def build_ended(self) -> None:
        self.placed = False

    # --- using ---

    def verbs(self, state: "RailwaysState", seat: int, found: list[int]) -> None:
        if state.phase == BUILDING:
            if self.may_place(state, seat):
                found.append(self.rule.depot)
            return
        trip = self.waits[seat]
        if trip is not None and goes_on(state, trip, to_pass(state), seat):
            found.append(self.rule.go_on)

    def calls(self) -> bool:
        return True

    def fuel(self, place: int, seat: int) -> int:
        """The depots of a seat in a place."""
        return self.count[place] if self.owner[place] == seat else 0

    def stops(self, stops: list[int], seat: int) -> list[int]:
        """Every cube may wait at a depot."""
        if seat not in self.owner:
            return stops
        found = stops[:]
        for place, owner in enumerate(self.owner):
            if owner == seat:
                found[place] = ALL_COLOURS
        return found

    def refuel(self, state: "RailwaysState", place: int, seat: int) -> None:
        """A depot goes back to its owner's stock."""
        self.count[place] -= 1
        if self.count[place] == 0:
            self.owner[place] = NOBODY
        state.deliverable = {}
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        state.tell("depot-spent", {**facts, "left": self.count[place]})

    def halt(self, state: "RailwaysState", trip: Trip, seat: int) -> None:
        """Nothing is scored before the cube is delivered."""
        self.waits[seat] = trip
        slugs = state.network.board.place_slug
        facts: dict[str, object] = {"seat": seat, "colour": COLOURS[trip.colour]}
        facts["places"] = [slugs[place] for place in trip.places(state.network)]
        state.tell("cube-waits", facts)

    def waiting(self, seat: int) -> Trip | None:
        return self.waits[seat]

    def taken_on(self, verb: int, seat: int) -> Trip | None:
        return self.waits[seat] if verb == self.rule.go_on else None

    def action_began(self, state: "RailwaysState", seat: int) -> None:
        """A cube that is not taken on in the next action is lost; the depot stays (ruling)."""
        trip = self.waits[seat]
        if trip is None:
            return
        facts: dict[str, object] = {"seat": seat, "colour": COLOURS[trip.colour]}
        facts["place"] = state.land.board.place_slug[trip.here]
        state.tell("cube-lost", facts)
        state.bag.put(trip.colour)
        state.stock += 1
        self.waits[seat] = None

    def game_ended(self, state: "RailwaysState") -> None:
        for seat in range(state.seats):
            self.action_began(state, seat)

    # --- what is seen ---

    def prices(self) -> dict[str, int]:
        return {"depot": self.rule.price}

    def view(self, state: "RailwaysState", view: "View") -> None:
        """ROW-M8a: stocks, the depots on the map, and the cubes that wait for their next action."""
        slugs = state.land.board.place_slug
        view["fuel_depots"] = {
            "price": self.rule.price,
            "most": self.rule.most,
            "stock": [self.stock(seat) for seat in range(state.seats)],
            "cities": [
                {"place": slugs[place], "owner": owner, "depots": self.count[place]}
                for place, owner in enumerate(self.owner)
                if owner != NOBODY
            ],
            "waiting": [
                {
                    "seat": seat,
                    "colour": GOODS[trip.colour],
                    "place": slugs[trip.here],
                    "places": [slugs[place] for place in trip.places(state.network)],
                    "owners": [state.network.owner[link] for link in trip.route],
                }
                for seat, trip in enumerate(self.waits)
                if trip is not None
            ],
        }

    def view_build(self, view: "Build") -> None:
        view["depots_placed"] = self.placed

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        cities = state.land.cities
        owners = [seen.who[owner] for owner in self.owner]
        meaning = "Fuel Depots, whose: 0 nobody's, 1 yours, …"
        seen.small("fuel_owner", "place", [cities], owners, meaning)
        seen.small("fuel_depots", "place", [cities], self.count, "how many lie there")
        placed = int(state.phase == BUILDING and self.placed)
        seen.one("depots_placed", placed, "1: Fuel Depots have been placed in this build")
        self.observe_trips(state, seen)

    def observe_trips(self, state: "RailwaysState", seen: Observation) -> None:
        cities = state.land.cities
        colours: list[int] = []
        steps: list[int] = []
        ways: list[int] = []
        for seat in seen.order:
            trip = self.waits[seat]
            colours.append(0 if trip is None else 1 + trip.colour)
            places = [0] * cities
            links_to = [0] * cities
            if trip is not None:
                for at, place in enumerate(trip.places(state.network)):
                    places[place] = 1 + at
                    if at > 0:
                        links_to[place] = seen.who[state.network.owner[trip.route[at - 1]]]
            steps += places
            ways += links_to
        seats = state.seats
        meaning = "the waiting cube: 0 none, 1 + its colour"
        seen.small("waiting", "player", [seats], colours, meaning)
        meaning = "where it has been: 1 the origin, the highest number where it waits"
        seen.small("trip", "player place", [seats, cities], steps, meaning)
        meaning = "whose link brought it there: 0 none, 1 yours, …"
        seen.small("trip_owners", "player place", [seats, cities], ways, meaning)


def depots_in(state: "RailwaysState") -> FuelDepots | None:
    return part_of(state, FuelDepots)


class PlaceDepots(Spent):
    """ROW-M8a: `depot`, a city of one's network and how many."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        part = depots_in(state)
        if part is None or not part.may_place(state, seat):
            return []
        if len(said) == 1:
            return [state.land.place.word(place) for place in part.open_cities(state, seat)]
        if len(said) == 2:
            most = min(part.rule.most, part.stock(seat))
            return [NUMBER.word(number) for number in range(1, most + 1)]
        return []

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        part = depots_in(state)
        if part is None:
            return Illegal("ROW-M8a", {"why": "not-played"})
        return part.judge(state, state.land.place.of(move[1]), NUMBER.of(move[2]), seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        part = depots_in(state)
        assert part is not None
        part.place(state, state.land.place.of(move[1]), NUMBER.of(move[2]), seat)


class Continue(Action["RailwaysState"]):
    """ROW-M8a: `continue` and the further trip of the cube that waits."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        part = depots_in(state)
        trip = None if part is None else part.waits[seat]
        return [] if trip is None else words_on(state, trip, said, 1, seat)

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        part = depots_in(state)
        if part is None:
            return Illegal("ROW-M8a", {"why": "not-played"})
        trip = part.waits[seat]
        if trip is None:
            return Illegal("ROW-M8a", {"why": "nothing-waits"})
        return judge_on(state, trip, move[1:], seat)

    def act(self, state: "RailwaysState", move: Move, seat: int) -> None:
        part = depots_in(state)
        assert part is not None
        trip = part.waits[seat]
        assert trip is not None
        state.phase = ACTIONS
        part.refuel(state, trip.here, seat)
        part.waits[seat] = None
        trip = delivering.travel(state, trip, move, 1, seat)
        if delivering.halts(state, trip, move, seat):
            return
        delivering.arrive(state, trip, seat)
        state.bag.put(trip.colour)
        state.stock += 1
        delivering.brought(state, trip)
