"""The Western Link (ROW-M1a, ROW-M1b)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import cubes, links, money
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import COLOURS, TABLE
from roundhouse.games.railways.rules.cards import WESTERN_LINK
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.games.railways.rules.phases import ACTIONS, NEVER, NOBODY
from roundhouse.kernel.grammar import Grammar
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land, Line
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


def terminus(city: str) -> str:
    """Where the link leads: off the map, so that it counts as one between two places. A terminus
    takes no cubes and leads nowhere, so none ever travels it."""
    return f"west-of-{city}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WesternLink(Rule):
    """ROW-M1a: the cities that may have one, where it leads, what it costs and brings."""

    def __init__(self, land: "Land", facts: Any) -> None:
        place_of = land.board.place_of
        self.cities: list[int] = [place_of[city] for city in facts["cities"]]
        self.termini: list[int] = [place_of[terminus(city)] for city in facts["cities"]]
        self.price: int = facts["price"]
        self.cubes: int = facts["cubes"]
        self.colour: int = COLOURS.index(facts["colour"])
        self.market: int = place_of[facts["market"]]
        self.market_cubes: int = facts["market_cubes"]
        self.west = -1  # its verb, once it is told

    @staticmethod
    def places(facts: Any) -> list[str]:
        return [terminus(city) for city in facts["cities"]]

    def tell(self, words: Grammar) -> None:
        self.west = words.verb("west", "place")

    def actions(self) -> list[tuple[str, Action["RailwaysState"], str]]:
        return [("actions", GoWest(self.west), "ROW-M1a")]

    def begin(self, state: "RailwaysState") -> Part | None:
        cities = len(self.cities)
        return Western(self, [NOBODY] * cities, [NEVER] * (state.seats * cities))


@mypyc_attr(serializable=True)
class Western(Part):
    """By city whose link goes west from there; by seat and city the round in which it came there,
    seat * cities + city."""

    def __init__(self, rule: WesternLink, owner: list[int], reached: list[int]) -> None:
        self.rule = rule
        self.owner = owner
        self.reached = reached

    def copy(self) -> Part:
        return Western(self.rule, self.owner[:], self.reached[:])

    def link_completed(self, state: "RailwaysState", link: int, seat: int) -> None:
        """From the next round on the seat may go west from a city that its link has reached."""
        cities = self.rule.cities
        for place in [state.network.end_a[link], state.network.end_b[link]]:
            if place in cities:
                at = seat * len(cities) + cities.index(place)
                if self.reached[at] == NEVER:
                    self.reached[at] = now(state)

    def ready(self, state: "RailwaysState", seat: int) -> list[int]:
        """The cities from which the seat may build a Western Link now."""
        found: list[int] = []
        for at, place in enumerate(self.rule.cities):
            since = self.reached[seat * len(self.rule.cities) + at]
            if self.owner[at] == NOBODY and since != NEVER and since != now(state):
                found.append(place)
        return found

    def verbs(self, state: "RailwaysState", seat: int, found: list[int]) -> None:
        if state.phase == ACTIONS and self.ready(state, seat):
            found.append(self.rule.west)

    def judge(self, state: "RailwaysState", place: int, seat: int) -> Illegal | None:
        facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
        if place not in self.rule.cities:
            return Illegal("ROW-M1a", {**facts, "why": "not-there"})
        at = self.rule.cities.index(place)
        if self.owner[at] != NOBODY:
            return Illegal("ROW-M1a", {**facts, "why": "built", "owner": self.owner[at]})
        since = self.reached[seat * len(self.rule.cities) + at]
        if since == NEVER:
            return Illegal("ROW-M1a", {**facts, "why": "no-link"})
        if since == now(state):
            return Illegal("ROW-M1a", {**facts, "why": "next-round"})
        return None

    def build(self, state: "RailwaysState", place: int, seat: int) -> None:
        """The link leads to a place off the map that no cube wants; red cubes come over it."""
        rule = self.rule
        at = rule.cities.index(place)
        facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
        state.tell("western-link-built", facts)
        money.pay(state, seat, rule.price, "western-link")
        self.owner[at] = seat
        state.network.open_sea_link(place, rule.termini[at], seat)
        state.deliverable = {}
        came = cubes.choose_cubes(state, place, rule.colour, rule.cubes)
        state.tell("cubes-came", {"place": facts["place"], "cubes": [COLOURS[rule.colour]] * came})
        cubes.fill(state, place)
        links.score_lines(state, seat)

    def delivered(self, state: "RailwaysState", origin: int, colour: int, place: int) -> None:
        """Red cubes out of the West make the market grow, whoever delivers them."""
        rule = self.rule
        if place != rule.market or colour != rule.colour or origin not in rule.cities:
            return
        if self.owner[rule.cities.index(origin)] != NOBODY:
            cubes.bring(state, place, rule.market_cubes)

    def line_joined(self, line: "Line", group: list[int], seat: int) -> bool:
        """ROW-M1b: own links join a Western Link of the seat to the line."""
        for at, place in enumerate(self.rule.cities):
            if self.owner[at] == seat and group[place] == group[line.places[0]]:
                return True
        return False

    def measure(self, state: "RailwaysState", aim: int, seat: int) -> int:
        return self.owner.count(seat) if aim == WESTERN_LINK else 0

    def prices(self) -> dict[str, int]:
        return {"west": self.rule.price}

    def view(self, state: "RailwaysState", view: "View") -> None:
        """ROW-M1a: `ready` are the seats that may build it now; a link of this round doesn't do."""
        slugs = state.land.board.place_slug
        view["western_links"] = [
            {
                "place": slugs[place],
                "owner": None if self.owner[at] == NOBODY else self.owner[at],
                "ready": [s for s in range(state.seats) if place in self.ready(state, s)],
            }
            for at, place in enumerate(self.rule.cities)
        ]

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        cities = len(self.rule.cities)
        meaning = "Western Links, whose: 0 nobody's, 1 yours, …"
        seen.through("western_links", "western", [cities], self.owner, seen.who, meaning)
        if seen.since(self.edition(now(state)), self):
            self.observe_ready(state, seen)
            seen.done()

    def edition(self, present: int) -> int:
        """Another number when a link has gone west, or a city has been reached: in this round and
        in the next one. Not kept as a count: all that a part keeps is part of the position."""
        left = self.owner.count(NOBODY) + self.reached.count(NEVER)
        return 2 * left + int(present in self.reached)

    def observe_ready(self, state: "RailwaysState", seen: Observation) -> None:
        cities = len(self.rule.cities)
        ready: list[int] = []
        for seat in seen.order:
            there = self.ready(state, seat)
            ready += [int(place in there) for place in self.rule.cities]
        meaning = "1: may be built now"
        seen.small("western_ready", "player western", [state.seats, cities], ready, meaning)


def western_in(state: "RailwaysState") -> Western:
    part = part_of(state, Western)
    if part is None:
        raise LookupError(state.land.key)
    return part


def now(state: "RailwaysState") -> int:
    """The number of the round, through all turns."""
    return state.turn * TABLE.rounds + state.round


class GoWest(Spent):
    """ROW-M1a: `west` and the city from which the link goes."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        ready = western_in(state).ready(state, seat)
        return sorted([state.land.place.word(place) for place in ready])

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        return western_in(state).judge(state, state.land.place.of(move[1]), seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        western_in(state).build(state, state.land.place.of(move[1]), seat)
