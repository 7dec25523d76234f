"""The Industrial Age (ROW-M5e), and the harvests before it (ROW-M5d)."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules import cubes
from roundhouse.games.railways.rules.box import COLOURS, GOODS, GREY
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.games.railways.rules.urbanizing import place_tile
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class IndustrialAge(Rule):
    """ROW-M5e: the colour of its cities, their price, and the empty grey cities that bring it."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.colour: int = COLOURS.index(facts["colour"])
        self.price: int = facts["price"]
        self.empty_grey: int = facts["empty_grey"]

    def begin(self, state: "RailwaysState") -> Part | None:
        return Industry(self, False)


@mypyc_attr(serializable=True)
class Industry(Part):
    """Whether the age has begun."""

    def __init__(self, rule: IndustrialAge, begun: bool) -> None:
        self.rule = rule
        self.begun = begun

    def copy(self) -> Part:
        return Industry(self.rule, self.begun)

    def city_price(self, colour: int, price: int) -> int:
        """ROW-M5e: less in the colour of the age."""
        return self.rule.price if colour == self.rule.colour else price

    def city_founded(self, state: "RailwaysState", colour: int) -> None:
        """The first New City of its colour begins the age."""
        if colour == self.rule.colour and not self.begun:
            self.begun = True
            state.tell("industrial-age-began", {})

    def city_emptied(self, state: "RailwaysState", place: int) -> None:
        """If it is the last grey one it takes, industry comes there.

        No cubes come with it, so a marker stays.
        """
        if self.begun or state.colour[place] != GREY:
            return
        if empty_grey(state) == self.rule.empty_grey:
            place_tile(state, place, self.rule.colour)
            slug = state.land.board.place_slug[place]
            state.tell("industry-came", {"place": slug, "colour": COLOURS[self.rule.colour]})
            self.city_founded(state, self.rule.colour)

    def view(self, state: "RailwaysState", view: "View") -> None:
        view["industrial_age"] = {
            "begun": self.begun,
            "colour": GOODS[self.rule.colour],
            "price": self.rule.price,
            "empty_grey": empty_grey(state),
            "needed": self.rule.empty_grey,
        }

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        seen.one("industrial", int(self.begun), "1: the Industrial Age has begun")


def empty_grey(state: "RailwaysState") -> int:
    """Grey cities without a cube. Markers would do before the end is triggered, but after it none
    are laid, nor taken from a city that has got new cubes."""
    count = 0
    for place in range(state.land.cities):
        if state.colour[place] == GREY:
            count += int(cubes.cubes_on(state, place) == 0)
    return count


def industry_in(state: "RailwaysState") -> Industry | None:
    return part_of(state, Industry)


@mypyc_attr(allow_interpreted_subclasses=True)
class Harvest(Rule):
    """ROW-M5d: the cities that get so many cubes at the end of each turn."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.cities: list[int] = [land.board.place_of[city] for city in facts["cities"]]
        self.cubes: int = facts["cubes"]

    def begin(self, state: "RailwaysState") -> Part | None:
        return Harvests(self)


@mypyc_attr(serializable=True)
class Harvests(Part):
    def __init__(self, rule: Harvest) -> None:
        self.rule = rule

    def over(self, state: "RailwaysState") -> bool:
        industry = industry_in(state)
        return industry is not None and industry.begun

    def turn_ended(self, state: "RailwaysState") -> None:
        if not self.over(state):
            for place in self.rule.cities:
                cubes.bring(state, place, self.rule.cubes)

    def view(self, state: "RailwaysState", view: "View") -> None:
        slugs = state.land.board.place_slug
        view["harvest"] = {
            "cities": [slugs[place] for place in self.rule.cities],
            "cubes": self.rule.cubes,
            "over": self.over(state),
        }
