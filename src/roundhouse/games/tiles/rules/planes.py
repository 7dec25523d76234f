"""Everybody's territory as layers of a picture, for networks that look at neighbours.

A square as wide as a territory can ever be, with the middle of the tiles in its middle.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.tiles.rules.box import TILES
from roundhouse.games.tiles.rules.observe import MOST_TILES
from roundhouse.games.tiles.rules.territory import Territory, column_of, row_of
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.tiles.rules.state import TilesState

TILE: Final = 0
RAILWAY: Final = 1  # and the three that follow: north, east, south, west
HIGHWAY: Final = 5
URBAN: Final = 9
SPOT: Final = 10  # the pawn it wants: car, train, traveller
PAWN: Final = 13  # that stands on it
OBJECTIVE: Final = 16
FRONTIER: Final = 17  # empty, and beside a tile
LAYERS: Final = 18
MEANING: Final = (
    "1: a tile; railway to the north, east, south, west; highway likewise; urban; a spot for a"
    " car, a train, a traveller; a car, a train, a traveller on it; an objective; an empty place"
    " beside a tile"
)


def planes(state: "TilesState", seen: Observation) -> None:
    side = MOST_TILES[state.seats]
    cells = bytearray()
    for owner in seen.order:
        cells += layers(state.territories[owner], side)
    sizes = [state.seats, LAYERS, side, side]
    seen.add_board("planes", "player layer row column", sizes, cells, MEANING)


def layers(lying: Territory, side: int) -> bytearray:
    found = bytearray(LAYERS * side * side)
    columns = [column_of(cell) for cell in lying.cells]
    rows = [row_of(cell) for cell in lying.cells]
    west = (min(columns, default=0) + max(columns, default=0)) // 2 - side // 2
    north = (min(rows, default=0) + max(rows, default=0)) // 2 - side // 2
    for slot, design in enumerate(lying.designs):
        at = (rows[slot] - north) * side + columns[slot] - west
        for layer in shown(lying, slot, design):
            found[layer * side * side + at] = 1
    for cell in lying.places:
        column, row = column_of(cell) - west, row_of(cell) - north
        if 0 <= column < side and 0 <= row < side:
            found[FRONTIER * side * side + row * side + column] = 1
    return found


def shown(lying: Territory, slot: int, design: int) -> list[int]:
    """The layers in which a tile is seen."""
    found = [TILE]
    edges = lying.edges[slot]
    for edge in range(4):
        kind = edges >> 2 * edge & 3
        if kind >= 2:
            found.append((RAILWAY if kind == 2 else HIGHWAY) + edge)
    if TILES.urban[design]:
        found.append(URBAN)
    if TILES.spot[design] > 0:
        found.append(SPOT + TILES.spot[design] - 1)
    if lying.pawns[slot] > 0:
        found.append(PAWN + lying.pawns[slot] - 1)
    if design >= TILES.routes:
        found.append(OBJECTIVE)
    return found
