"""What people call the junctions, and the spaces of track: by the cities around them."""

from typing import Any, Final

from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES
from roundhouse.rails.gazetteer import Name, Point, names_of
from roundhouse.rails.hexes import POINTY


def _at(point: int) -> Point:
    """Odd rows lie half a space further east."""
    row = BOARD.rows[point]
    return BOARD.columns[point] - (row - row % 2) // 2, row


def _middle(edge: int) -> Point:
    """In half spaces, so that it lies on the lattice, too."""
    one, two = _at(BOARD.start[edge]), _at(BOARD.end[edge])
    return one[0] + two[0], one[1] + two[1]


def _in_spaces(name: Name) -> Name:
    """A middle told in half spaces, told in spaces: an odd half is within the next one."""
    key, facts = name
    told: dict[str, Any] = dict(facts)
    for count in ("steps", "more"):
        if count in told:
            told[count] = told[count] // 2 + 1 if key == "place-towards" else (told[count] + 1) // 2
    return [key.replace("place", "spike-track"), told]


_POINTS: Final = {name: _at(point) for point, name in enumerate(BOARD.names)}
_CITIES: Final = {name: _POINTS[name] for name in BOARD.names[:CITIES]}
JUNCTIONS: Final[dict[str, Name]] = names_of(_POINTS, _CITIES, POINTY)


def _tracks() -> dict[str, Name]:
    found = {
        name: _in_spaces(called)
        for name, called in names_of(
            {BOARD.tracks[edge]: _middle(edge) for edge in range(EDGES)},
            {name: (2 * q, 2 * r) for name, (q, r) in _CITIES.items()},
            POINTY,
        ).items()
    }
    told: list[Name] = []
    for edge, name in enumerate(BOARD.tracks):
        # far from all cities whole spaces don't tell some apart: the next is called by its ends
        if found[name] in told:
            ends = {"here": BOARD.names[BOARD.start[edge]], "there": BOARD.names[BOARD.end[edge]]}
            found[name] = ["spike-track-between", ends]
        told.append(found[name])
    return found


TRACK: Final[dict[str, Name]] = _tracks()
