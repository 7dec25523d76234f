"""What people call the junctions: by the cities around them."""

from typing import Final

from roundhouse.games.spike.rules.board import BOARD, CITIES
from roundhouse.rails.gazetteer import Name, Point, names_of
from roundhouse.rails.hexes import POINTY


def _at(point: int) -> Point:
    """Odd rows lie half a space further east."""
    row = BOARD.rows[point]
    return BOARD.columns[point] - (row - row % 2) // 2, row


_POINTS: Final = {name: _at(point) for point, name in enumerate(BOARD.names)}
JUNCTIONS: Final[dict[str, Name]] = names_of(
    _POINTS, {name: _POINTS[name] for name in BOARD.names[:CITIES]}, POINTY
)
