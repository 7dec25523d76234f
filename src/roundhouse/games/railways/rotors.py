"""City Rotors: cities that take a second colour, which turns (ROW-M8). Played if wished."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.box import COLOURS

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def begin(table: "RailwaysState") -> None:
    """Every rotor shows the colour after its city's own."""
    rule = table.land.rotors
    assert rule is not None
    table.rotor = table.land.colour[:]  # the own colour where no rotor stands
    for place in rule.cities:
        show_next(table, place)


def show_next(table: "RailwaysState", place: int) -> None:
    """The next colour of the wheel; the city's own is left out, it is taken anyway (ruling)."""
    rule = table.land.rotors
    assert rule is not None
    wheel = rule.wheel
    own = table.colour[place]
    shown = wheel[(wheel.index(table.rotor[place]) + 1) % len(wheel)]
    if shown == own:
        shown = wheel[(wheel.index(shown) + 1) % len(wheel)]
    table.rotor[place] = shown
    table.network.set_accepts(place, 1 << own | 1 << shown)
    table.deliverable = {}


def delivered(table: "RailwaysState", place: int) -> None:
    """Each delivery to a city turns its rotor, whatever the colour of the cube."""
    rule = table.land.rotors
    if table.rotor and rule is not None and place in rule.cities:
        show_next(table, place)
        slug = table.land.board.place_slug[place]
        table.tell("rotor-turned", {"place": slug, "colour": COLOURS[table.rotor[place]]})
