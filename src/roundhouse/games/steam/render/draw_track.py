"""Track: rails as paths from edge to edge, and the layers that make them look like a railway.

A rail is straight, or an arc of radius 1.5 (gentle) or 0.5 (sharp) hex sides; a town's exits run
to the middle.
"""

import math
from typing import Final, NamedTuple

from roundhouse.games.steam.render.draw_pieces import PALE, PICTURE, num
from roundhouse.games.steam.view import Link
from roundhouse.rails.atlas.plane import corner
from roundhouse.rails.board import Board
from roundhouse.rails.faces import CENTRE, GENTLE, SHARP, STRAIGHT
from roundhouse.rails.hexes import EDGES, opposite

Point = tuple[float, float]

RADIUS: Final = {SHARP: 0.5, GENTLE: 1.5}
TURNED: Final = {SHARP: 120.0, GENTLE: 60.0}  # degrees of the circle that the arc runs along


class Grid(NamedTuple):
    """Where hexes lie in the picture."""

    orientation: str
    side: float
    origin: Point

    def point(self, q: int, r: int, at: int) -> Point:
        """The middle of an edge of a hex, or of the hex itself."""
        first = corner(self.orientation, q, r, at % EDGES)
        second = corner(self.orientation, q, r, at % EDGES + (3 if at == CENTRE else 1))
        x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        return (self.origin[0] + x * self.side, self.origin[1] + y * self.side)


class Rail(NamedTuple):
    """A rail of a hex, in the direction that its link is drawn."""

    h: int
    start: int
    end: int


def bend(start: int, end: int) -> int:
    """STRAIGHT also for the exit of a town."""
    if start == CENTRE or end == CENTRE:
        return STRAIGHT
    return min((end - start) % EDGES, (start - end) % EDGES)


def path(grid: Grid, q: int, r: int, start: int, end: int, move: bool = True) -> str:
    a, b = grid.point(q, r, start), grid.point(q, r, end)
    begin = f"M{num(a[0])} {num(a[1])}" if move else ""
    kind = bend(start, end)
    if kind == STRAIGHT:
        return f"{begin}L{num(b[0])} {num(b[1])}"
    radius = num(RADIUS[kind] * grid.side)
    sweep = 0 if (end - start) % EDGES < STRAIGHT else 1
    return f"{begin}A{radius} {radius} 0 0 {sweep} {num(b[0])} {num(b[1])}"


def length(rail: Rail) -> float:
    """In hex sides."""
    if rail.start == CENTRE or rail.end == CENTRE:
        return math.sqrt(3) / 2
    kind = bend(rail.start, rail.end)
    if kind == STRAIGHT:
        return math.sqrt(3)
    return RADIUS[kind] * math.radians(TURNED[kind])


def point_along(grid: Grid, q: int, r: int, rail: Rail, share: float) -> Point:
    """The point of a rail at this share of its way."""
    a, b = grid.point(q, r, rail.start), grid.point(q, r, rail.end)
    kind = bend(rail.start, rail.end)
    if kind == STRAIGHT:
        return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
    # The circle's middle lies beyond the chord, seen from the middle of the hex.
    heart = grid.point(q, r, CENTRE)
    chord = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    radius = RADIUS[kind] * grid.side
    off = math.dist(heart, chord)
    beyond = math.sqrt(radius**2 - (math.dist(a, b) / 2) ** 2) / off
    x = chord[0] + (chord[0] - heart[0]) * beyond
    y = chord[1] + (chord[1] - heart[1]) * beyond
    first = math.atan2(a[1] - y, a[0] - x)
    swept = math.remainder(math.atan2(b[1] - y, b[0] - x) - first, math.tau)
    angle = first + swept * share
    return (x + radius * math.cos(angle), y + radius * math.sin(angle))


def chain(board: Board, link: Link) -> list[Rail]:
    """A link's rails, each from where the one before it ends."""
    rails = [(board.hex_of[word], a, b) for word, a, b in link["rails"]]
    h, a, b = rails[0]
    if len(rails) > 1 and not leads_to(board, h, b, rails[1]):
        a, b = b, a
    found = [Rail(h, a, b)]
    for h, a, b in rails[1:]:
        start = opposite(found[-1].end)
        found.append(Rail(h, start, b if a == start else a))
    return found


def leads_to(board: Board, h: int, edge: int, rail: tuple[int, int, int]) -> bool:
    if edge == CENTRE:
        return False
    return board.beside[h * EDGES + edge] == rail[0] and opposite(edge) in rail[1:]


def link_path(grid: Grid, board: Board, rails: list[Rail]) -> str:
    """All rails of a link as one line."""
    return "".join(
        [
            path(grid, board.q[rail.h], board.r[rail.h], rail.start, rail.end, i == 0)
            for i, rail in enumerate(rails)
        ]
    )


def at_share(grid: Grid, board: Board, rails: list[Rail], share: float) -> tuple[Point, Rail]:
    """The point at this share of a link's way, and the rail it lies on."""
    left = share * sum([length(rail) for rail in rails])
    for rail in rails[:-1]:
        if left < length(rail):
            break
        left -= length(rail)
    else:
        rail = rails[-1]
    here = point_along(grid, board.q[rail.h], board.r[rail.h], rail, left / length(rail))
    return here, rail


def open_points(board: Board, rails: list[Rail], cities: list[bool]) -> list[tuple[int, int]]:
    """Hex and edge of every end that leads nowhere yet; `cities` says which hexes are cities."""
    found = []
    for rail, point, other in (
        (rails[0], rails[0].start, rails[-1]),
        (rails[-1], rails[-1].end, rails[0]),
    ):
        if point == CENTRE:
            continue
        there = board.neighbour[rail.h * EDGES + point]
        back = other.end if other is rails[-1] else other.start
        ring = there == other.h and back == opposite(point) and len(rails) > 1
        if not ring and not (there >= 0 and cities[there]):
            found.append((rail.h, point))
    return found


# The layers.


class Line(NamedTuple):
    """A line of track: its path, whose it is (-1 nobody's) and whether an end is open."""

    d: str
    owner: int
    open: bool


def stroke(d: str, colour: str, width: float, extra: str = "") -> str:
    return f'<path d="{d}" stroke="{colour}" stroke-width="{num(width)}"{extra}/>'


def tracks(lines: list[Line], k: float) -> str:
    """All beds, then all sleepers, casings and bodies, so that lines lie side by side."""
    layers: list[list[str]] = [[], [], [], []]
    for line in lines:
        colours = PICTURE["player"][line.owner] if line.owner >= 0 else {}
        body = colours.get("fill", "var(--nobody)")
        case = colours.get("case", "case")
        sleepers = f' stroke-dasharray="{num(1.5 * k)} {num(3.5 * k)}" stroke-opacity=".78"'
        layers[0].append(stroke(line.d, "var(--bed)", 13 * k, ' stroke-opacity=".82"'))
        layers[1].append(stroke(line.d, "var(--sleeper)", 11.5 * k, sleepers))
        layers[2].append(stroke(line.d, f"var(--{case})", 7.6 * k))
        layers[3].append(stroke(line.d, body, 5.2 * k))
        if line.open:
            dashes = f' stroke-dasharray="{num(5 * k)} {num(4 * k)}"'
            layers[3].append(stroke(line.d, "var(--bed)", 2.6 * k, dashes))
        elif "case" in colours:
            layers[3].append(stroke(line.d, PALE, 1.1 * k, ' stroke-opacity=".85"'))
    drawn = "".join(["".join(layer) for layer in layers])
    return f'<g fill="none" stroke-linejoin="round">{drawn}</g>'
