"""Cubes on cities, the bag, and the markers of empty cities (ROW-S1, ROW-S6, ROW-D4, ROW-E1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules.box import COLOURS, KINDS
from roundhouse.games.railways.rules.phases import NEVER

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def cubes_on(state: "RailwaysState", place: int) -> int:
    return sum(state.cubes[place * KINDS : (place + 1) * KINDS])


def draw_cubes(state: "RailwaysState", place: int, number: int) -> list[str]:
    """Random cubes from the bag onto a city; ROW-S6: what is there."""
    drawn: list[str] = []
    state.stock += 1
    for _ in range(min(number, state.bag.total)):
        colour = state.bag.draw(state.rng)
        state.cubes[place * KINDS + colour] += 1
        drawn.append(COLOURS[colour])
    return drawn


def bring(state: "RailwaysState", place: int, number: int) -> None:
    """Random cubes come to a city, as everybody sees."""
    came = draw_cubes(state, place, number)
    state.tell("cubes-came", {"place": state.land.board.place_slug[place], "cubes": came})
    fill(state, place)


def choose_cubes(state: "RailwaysState", place: int, colour: int, number: int) -> int:
    """Cubes of one colour from the bag onto a city; ROW-S6: what is there."""
    found = min(number, state.bag.counts[colour])
    for _ in range(found):
        state.bag.take(colour)
    state.cubes[place * KINDS + colour] += found
    state.stock += 1
    return found


def fill(state: "RailwaysState", place: int) -> None:
    """ROW-D4: cubes take the marker off; ROW-E1: never once the end is triggered."""
    if state.marker[place] and state.ending == NEVER and cubes_on(state, place) > 0:
        state.stock += 1
        state.marker[place] = False
        state.markers -= 1
        facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
        state.tell("marker-removed", {**facts, "left": state.markers_needed - state.markers})


def take_cube(state: "RailwaysState", place: int, colour: int) -> None:
    """ROW-D4: a cube goes from a city to the bag."""
    state.bag.put(colour)
    send_off(state, place, colour)


def send_off(state: "RailwaysState", place: int, colour: int) -> None:
    """A cube leaves a city; the last one leaves a marker behind, until the end is triggered."""
    state.stock += 1
    state.cubes[place * KINDS + colour] -= 1
    if cubes_on(state, place) > 0:
        return
    if state.ending != NEVER:
        _emptied(state, place)
        return
    state.marker[place] = True
    state.markers += 1
    left = state.markers_needed - state.markers
    state.tell("city-emptied", {"place": state.land.board.place_slug[place], "left": left})
    _emptied(state, place)
    if left == 0:
        state.ending = state.turn + 1
        state.tell("end-triggered", {"turn": state.ending})


def _emptied(state: "RailwaysState", place: int) -> None:
    for part in state.parts:
        part.city_emptied(state, place)
