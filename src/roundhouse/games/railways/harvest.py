"""Cities that get cubes at the end of each turn, until the Industrial Age (ROW-M5d)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import cubes

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def gather(table: "RailwaysState") -> None:
    rule = table.land.harvest
    if rule is None or table.industrial:
        return
    for place in rule.cities:
        came = cubes.draw_cubes(table, place, rule.cubes)
        table.tell("cubes-came", {"place": table.land.board.place_slug[place], "cubes": came})
        cubes.fill(table, place)
