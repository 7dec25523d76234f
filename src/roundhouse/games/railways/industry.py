"""The Industrial Age, a rule of the maps that name one (ROW-M5e)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.box import COLOURS, GREY, TABLE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def price(table: "RailwaysState", colour: int) -> int:
    """ROW-U1: what urbanizing costs; ROW-M5e: less in the colour of the age."""
    age = table.land.age
    if age is not None and colour == age.colour:
        return age.price
    return TABLE.urbanizing


def empty_grey(table: "RailwaysState") -> int:
    """Markers on grey cities."""
    cities = range(table.land.cities)
    return len([p for p in cities if table.marker[p] and table.colour[p] == GREY])


def founded(table: "RailwaysState", colour: int) -> None:
    """A New City has been placed: the first of its colour begins the age."""
    age = table.land.age
    if age is not None and colour == age.colour and not table.industrial:
        table.industrial = True
        table.tell("industrial-age-began", {})


def emptied(table: "RailwaysState", place: int) -> None:
    """A city has got its marker: if it is the last grey one that it takes, industry comes there.

    No cubes come with it, so the marker stays.
    """
    age = table.land.age
    if age is None or table.industrial or table.colour[place] != GREY:
        return
    if empty_grey(table) == age.empty_grey:
        settle(table, place, age.colour)
        slug = table.land.board.place_slug[place]
        table.tell("industry-came", {"place": slug, "colour": COLOURS[age.colour]})
        founded(table, age.colour)


def settle(table: "RailwaysState", place: int, colour: int) -> None:
    """A New City tile on a grey city."""
    table.new_cities[colour] -= 1
    table.colour[place] = colour
    table.network.set_accepts(place, 1 << colour)
    table.deliverable = {}
