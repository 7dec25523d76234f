"""Sea links (ROW-M5b)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import links, money
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.cards import MOST_SEA_LINKS
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.games.railways.rules.phases import ACTIONS
from roundhouse.games.railways.rules.survey import barred_to, may_join
from roundhouse.kernel.grammar import Grammar, Section
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Lanes(Rule):
    """ROW-M5b: lanes with spaces for sea links. By lane: the two cities, its spaces, and how many
    each player may have; by space: its word and its lane."""

    def __init__(self, land: "Land", facts: Any) -> None:
        place_of = land.board.place_of
        self.word = Section(0, 0)  # for spaces, once it is told
        self.sail = -1  # its verb
        self.price: int = facts["price"]
        self.lane_slug: list[str] = [str(lane["slug"]) for lane in facts["links"]]
        self.between: list[tuple[int, int]] = []
        self.each: list[int] = []
        self.spaces: list[list[int]] = []
        self.slug: list[str] = []
        self.lane: list[int] = []
        for number, lane in enumerate(facts["links"]):
            a, b = lane["between"]
            self.between.append((place_of[a], place_of[b]))
            self.each.append(int(lane["each"]))
            first = len(self.slug)
            count = int(lane["spaces"])
            self.spaces.append(list(range(first, first + count)))
            for space in range(1, count + 1):
                self.slug.append(f"{lane['slug']}-{space}" if count > 1 else str(lane["slug"]))
                self.lane.append(number)

    def tell(self, words: Grammar) -> None:
        self.word = words.section("sea", self.slug)
        words.also("deliver", "sea")
        self.sail = words.verb("sail", "sea")

    def actions(self) -> list[tuple[str, Action["RailwaysState"], str]]:
        return [("actions", Sail(self.sail), "ROW-M5b")]

    def begin(self, state: "RailwaysState") -> Part | None:
        return SeaLinks(self, [NONE] * len(self.slug))


@mypyc_attr(serializable=True)
class SeaLinks(Part):
    """By space the link that lies there."""

    def __init__(self, rule: Lanes, link: list[int]) -> None:
        self.rule = rule
        self.link = link

    def copy(self) -> Part:
        return SeaLinks(self.rule, self.link[:])

    def owner_of(self, state: "RailwaysState", space: int) -> int:
        """Whose sea link lies on a space, or NONE."""
        link = self.link[space]
        return NONE if link == NONE else state.network.owner[link]

    def open_to(self, state: "RailwaysState", seat: int) -> list[int]:
        """Where the seat may open a sea link now: of each lane the first space that is free."""
        rule = self.rule
        barred = barred_to(state, seat)
        found: list[int] = []
        for lane, (a, b) in enumerate(rule.between):
            free = [s for s in rule.spaces[lane] if self.link[s] == NONE]
            own = [s for s in rule.spaces[lane] if self.owner_of(state, s) == seat]
            if free and len(own) < rule.each[lane] and may_join(barred, a, b):
                found.append(free[0])
        return found

    def verbs(self, state: "RailwaysState", seat: int, found: list[int]) -> None:
        if state.phase == ACTIONS and self.open_to(state, seat):
            found.append(self.rule.sail)

    def judge(self, state: "RailwaysState", space: int, seat: int) -> Illegal | None:
        rule = self.rule
        facts: dict[str, object] = {"sea": rule.slug[space]}
        link = self.link[space]
        if link >= 0:
            return Illegal("ROW-M5b", {**facts, "why": "taken", "owner": state.network.owner[link]})
        mine = 0
        first = space
        lane = rule.lane[space]
        for other in range(len(rule.slug)):
            if rule.lane[other] != lane:
                continue
            if self.link[other] < 0:
                first = min(first, other)
            elif state.network.owner[self.link[other]] == seat:
                mine += 1
        if mine >= rule.each[lane]:
            return Illegal("ROW-M5b", {**facts, "why": "each", "each": rule.each[lane]})
        if first != space:
            return Illegal("ROW-M5b", {**facts, "why": "alike", "first": rule.slug[first]})
        return links.judge_new(state, [rule.between[lane][0], rule.between[lane][1]], seat)

    def open(self, state: "RailwaysState", space: int, seat: int) -> None:
        rule = self.rule
        a, b = rule.between[rule.lane[space]]
        facts: dict[str, object] = {"seat": seat, "sea": rule.slug[space]}
        state.tell("sea-link-opened", {**facts, "dollars": rule.price})
        money.pay(state, seat, rule.price, "sea-link")
        link = state.network.open_sea_link(a, b, seat)
        self.link[space] = link
        state.deliverable = {}
        state.survey = None
        links.completed(state, link, seat)

    def leg_word(self, link: int) -> int:
        return self.rule.word.word(self.link.index(link)) if link in self.link else NONE

    def link_by(self, word: int) -> int:
        return self.link[self.rule.word.of(word)] if self.rule.word.has(word) else NONE

    def measure(self, state: "RailwaysState", aim: int, seat: int) -> int:
        if aim != MOST_SEA_LINKS:
            return 0
        return len([s for s in range(len(self.link)) if self.owner_of(state, s) == seat])

    def prices(self) -> dict[str, int]:
        return {"sail": self.rule.price}

    def view(self, state: "RailwaysState", view: "View") -> None:
        """ROW-M5b: every space, in the order of its lane's spots in the picture."""
        rule = self.rule
        slugs = state.land.board.place_slug
        owners = [self.owner_of(state, space) for space in range(len(self.link))]
        view["sea_links"] = [
            {
                "sea": rule.slug[space],
                "lane": rule.lane_slug[lane],
                "between": [slugs[place] for place in rule.between[lane]],
                "owner": None if owners[space] == NONE else owners[space],
                "link": None if self.link[space] == NONE else self.link[space],
            }
            for space, lane in enumerate(rule.lane)
        ]
        view["sea_price"] = rule.price

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        spaces = len(self.link)
        owners = [seen.who[self.owner_of(state, space)] for space in range(spaces)]
        seen.small("sea_links", "space", [spaces], owners, "whose: 0 nobody's, 1 yours, …")


def sea_in(state: "RailwaysState") -> SeaLinks:
    part = part_of(state, SeaLinks)
    if part is None:
        raise LookupError(state.land.key)
    return part


class Sail(Spent):
    """ROW-M5b: `sail` and a space."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        part = sea_in(state)
        return part.rule.word.words(part.open_to(state, seat))

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        part = sea_in(state)
        return part.judge(state, part.rule.word.of(move[1]), seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        part = sea_in(state)
        part.open(state, part.rule.word.of(move[1]), seat)
