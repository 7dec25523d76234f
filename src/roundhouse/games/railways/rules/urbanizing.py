"""A grey city gets an industry: bought, or by New Industry (ROW-U1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import cubes, money
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import COLOUR, COLOURS, GREY, TABLE
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def possible(state: "RailwaysState") -> bool:
    for left in state.new_cities:
        if left > 0:
            return any_grey(state)
    return False


def any_grey(state: "RailwaysState") -> bool:
    colour = state.colour
    for place in range(state.land.cities):
        if colour[place] == GREY:
            return True
    return False


def words(state: "RailwaysState", said: Move, first: int) -> list[int]:
    """Place and colour, from the word numbered `first` on."""
    if not possible(state):
        return []
    if len(said) == first:
        cities = range(state.land.cities)
        return [state.land.place.word(place) for place in cities if state.colour[place] == GREY]
    if len(said) == first + 1:
        return [COLOUR.word(colour) for colour, left in enumerate(state.new_cities) if left > 0]
    return []


def judge(state: "RailwaysState", place: int, colour: int) -> Illegal | None:
    facts: dict[str, object] = {"place": state.land.board.place_slug[place]}
    if state.colour[place] != GREY:
        now = COLOURS[state.colour[place]]
        return Illegal("ROW-U1", {**facts, "why": "not-grey", "colour": now})
    if state.new_cities[colour] == 0:
        return Illegal("ROW-U1", {**facts, "why": "no-tile", "colour": COLOURS[colour]})
    return None


def price(state: "RailwaysState", colour: int) -> int:
    """ROW-U1: what urbanizing costs."""
    dollars = TABLE.urbanizing
    for part in state.parts:
        dollars = part.city_price(colour, dollars)
    return dollars


def place_tile(state: "RailwaysState", place: int, colour: int) -> None:
    """A New City tile on a grey city."""
    state.stock += 1
    state.new_cities[colour] -= 1
    state.colour[place] = colour
    state.network.set_accepts(place, 1 << colour)
    state.deliverable = {}


def found_city(state: "RailwaysState", place: int, colour: int, seat: int) -> None:
    """The tile, then two cubes; a marker goes where they lie."""
    place_tile(state, place, colour)
    drawn = cubes.draw_cubes(state, place, TABLE.urbanizing_cubes)
    facts: dict[str, object] = {"seat": seat, "place": state.land.board.place_slug[place]}
    state.tell("city-urbanized", {**facts, "colour": COLOURS[colour], "cubes": drawn})
    for part in state.parts:
        part.city_founded(state, colour)
    cubes.fill(state, place)


class Urbanize(Spent):
    """ROW-U1: `urbanize`, a grey city and a colour."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        return words(state, said, 1)

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        return judge(state, state.land.place.of(move[1]), COLOUR.of(move[2]))

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        colour = COLOUR.of(move[2])
        money.pay(state, seat, price(state, colour), "urbanization")
        found_city(state, state.land.place.of(move[1]), colour, seat)
