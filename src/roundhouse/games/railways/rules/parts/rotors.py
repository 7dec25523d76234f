"""City Rotors: cities that take a second colour, which turns (ROW-M8). Played if wished."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.railways.rules.box import COLOURS, GOODS
from roundhouse.games.railways.rules.land import wish
from roundhouse.games.railways.rules.part import Part, Rule, part_of
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.land import Land
    from roundhouse.games.railways.rules.state import RailwaysState
    from roundhouse.games.railways.view import View


OPTION: Final = wish(
    "rotors",
    True,
    "City Rotors: some cities take a second colour, which changes with each delivery.",
    "rotors",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wheel(Rule):
    """ROW-M8: the cities that show a second colour, and the wheel that it turns on."""

    def __init__(self, land: "Land", facts: Any) -> None:
        self.cities: list[int] = [land.board.place_of[city] for city in facts["cities"]]
        self.wheel: list[int] = [COLOURS.index(colour) for colour in facts["wheel"]]

    def begin(self, state: "RailwaysState") -> Part | None:
        if not state.options["rotors"]:
            return None
        return Rotors(self, [state.land.colour[place] for place in self.cities])


@mypyc_attr(serializable=True)
class Rotors(Part):
    """By city with a rotor the colour that it shows."""

    def __init__(self, rule: Wheel, shown: list[int]) -> None:
        self.rule = rule
        self.shown = shown

    def copy(self) -> Part:
        return Rotors(self.rule, self.shown[:])

    def set_up(self, state: "RailwaysState") -> None:
        """Every rotor shows the colour after its city's own."""
        for at in range(len(self.shown)):
            self.turn(state, at)

    def turn(self, state: "RailwaysState", at: int) -> None:
        """The next colour of the wheel; the city's own is left out, it is taken anyway (ruling)."""
        wheel = self.rule.wheel
        place = self.rule.cities[at]
        own = state.colour[place]
        shown = wheel[(wheel.index(self.shown[at]) + 1) % len(wheel)]
        if shown == own:
            shown = wheel[(wheel.index(shown) + 1) % len(wheel)]
        self.shown[at] = shown
        state.network.set_accepts(place, 1 << own | 1 << shown)
        state.deliverable = {}

    def delivered(self, state: "RailwaysState", origin: int, colour: int, place: int) -> None:
        """Each delivery to a city turns its rotor, whatever the colour of the cube."""
        if place in self.rule.cities:
            at = self.rule.cities.index(place)
            self.turn(state, at)
            slug = state.land.board.place_slug[place]
            state.tell("rotor-turned", {"place": slug, "colour": COLOURS[self.shown[at]]})

    def view(self, state: "RailwaysState", view: "View") -> None:
        """ROW-M8: the second colour that each rotor shows."""
        slugs = state.land.board.place_slug
        view["rotors"] = [
            {"place": slugs[place], "colour": GOODS[self.shown[at]]}
            for at, place in enumerate(self.rule.cities)
        ]

    def observe(self, state: "RailwaysState", seen: Observation) -> None:
        shown = [0] * state.land.cities
        for at, place in enumerate(self.rule.cities):
            shown[place] = 1 + self.shown[at]
        meaning = "the colour that a City Rotor shows, 1 + its number; 0 no rotor"
        seen.small("rotor", "place", [state.land.cities], shown, meaning)


def rotors_in(state: "RailwaysState") -> Rotors | None:
    return part_of(state, Rotors)
