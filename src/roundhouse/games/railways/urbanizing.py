"""A grey city gets an industry: bought, or by New Industry (ROW-U1)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import cubes, industry
from roundhouse.games.railways.box import COLOUR0, COLOURS, GREY, TABLE
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def possible(table: "RailwaysState") -> bool:
    if max(table.new_cities) == 0:
        return False
    for place in range(table.land.cities):
        if table.colour[place] == GREY:
            return True
    return False


def words(table: "RailwaysState", said: Move, first: int) -> list[int]:
    """Place and colour, from the word numbered `first` on."""
    if not possible(table):
        return []
    if len(said) == first:
        cities = range(table.land.cities)
        return [table.land.place0 + place for place in cities if table.colour[place] == GREY]
    if len(said) == first + 1:
        return [COLOUR0 + colour for colour, left in enumerate(table.new_cities) if left > 0]
    return []


def judge(table: "RailwaysState", place: int, colour: int) -> Illegal | None:
    facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
    if table.colour[place] != GREY:
        now = COLOURS[table.colour[place]]
        return Illegal("ROW-U1", {**facts, "why": "not-grey", "colour": now})
    if table.new_cities[colour] == 0:
        return Illegal("ROW-U1", {**facts, "why": "no-tile", "colour": COLOURS[colour]})
    return None


def found_city(table: "RailwaysState", place: int, colour: int, seat: int) -> None:
    """The tile, then two cubes; a marker goes where they lie."""
    industry.settle(table, place, colour)
    drawn = cubes.draw_cubes(table, place, TABLE.urbanizing_cubes)
    facts: dict[str, object] = {"seat": seat, "place": table.land.board.place_slug[place]}
    table.tell("city-urbanized", {**facts, "colour": COLOURS[colour], "cubes": drawn})
    industry.founded(table, colour)
    cubes.fill(table, place)
