"""Cubes on cities, the bag, and the markers of empty cities (ROW-S1, ROW-S6, ROW-D4, ROW-E1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import industry
from roundhouse.games.railways.box import COLOURS, KINDS
from roundhouse.games.railways.phases import NEVER

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def cubes_on(table: "RailwaysState", place: int) -> int:
    return sum(table.cubes[place * KINDS : (place + 1) * KINDS])


def draw_cubes(table: "RailwaysState", place: int, number: int) -> list[str]:
    """Random cubes from the bag onto a city; ROW-S6: what is there."""
    drawn: list[str] = []
    for _ in range(min(number, table.bag.total)):
        colour = table.bag.draw(table.rng)
        table.cubes[place * KINDS + colour] += 1
        drawn.append(COLOURS[colour])
    return drawn


def choose_cubes(table: "RailwaysState", place: int, colour: int, number: int) -> int:
    """Cubes of one colour from the bag onto a city; ROW-S6: what is there."""
    found = min(number, table.bag.counts[colour])
    for _ in range(found):
        table.bag.take(colour)
    table.cubes[place * KINDS + colour] += found
    return found


def fill(table: "RailwaysState", place: int) -> None:
    """ROW-D4: cubes take the marker off; ROW-E1: never once the end is triggered."""
    if table.marker[place] and table.ending == NEVER and cubes_on(table, place) > 0:
        table.marker[place] = False
        table.markers -= 1
        facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
        table.tell("marker-removed", {**facts, "left": table.markers_needed - table.markers})


def take_cube(table: "RailwaysState", place: int, colour: int) -> None:
    """ROW-D4: a cube goes from a city to the bag."""
    table.bag.put(colour)
    send_off(table, place, colour)


def send_off(table: "RailwaysState", place: int, colour: int) -> None:
    """A cube leaves a city; the last one leaves a marker behind."""
    table.cubes[place * KINDS + colour] -= 1
    if table.ending != NEVER or cubes_on(table, place) > 0:
        return
    table.marker[place] = True
    table.markers += 1
    left = table.markers_needed - table.markers
    table.tell("city-emptied", {"place": table.land.board.place_slug[place], "left": left})
    industry.emptied(table, place)
    if left == 0:
        table.ending = table.turn + 1
        table.tell("end-triggered", {"turn": table.ending})
