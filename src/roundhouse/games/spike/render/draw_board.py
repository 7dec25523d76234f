"""The board in SVG: the still picture, and over it lattice, track, cities and trains."""

import math
from functools import cache
from html import escape
from typing import Any, Final

from roundhouse.games.spike.render.show import LETTERS, title_of
from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES, PACKAGE, POINTS
from roundhouse.games.spike.rules.box import TABLE
from roundhouse.games.spike.view import View
from roundhouse.kernel.data import read_text, read_toml
from roundhouse.rails.atlas.places import lettered
from roundhouse.rails.atlas.style import PIPS

Point = tuple[float, float]

PICTURE: Final[dict[str, Any]] = read_toml(PACKAGE, "render/picture.toml")
SHEET: Final[dict[str, Any]] = read_toml(PACKAGE, "data/source.toml")["picture"]
SPACING: Final[float] = SHEET["spacing"]
RIM: Final = 34.0  # pixels of land around the lattice
CITY: Final = 11.0  # how far lines keep from the middle of a city,
JUNCTION: Final = 5.0  # and of a junction
WIDER: Final = 1.2  # built track, beside what it lies on
INK: Final = "#1B2127"
PALE: Final = "#FFFBF0"


def num(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def at(point: int) -> Point:
    left, top = SHEET["margin"]
    column, row = BOARD.columns[point], BOARD.rows[point]
    return (left + SPACING * (column + (row % 2) / 2), top + SPACING * row * math.sqrt(3.0) / 2)


def middle(edge: int) -> Point:
    (ax, ay), (bx, by) = at(BOARD.start[edge]), at(BOARD.end[edge])
    return ((ax + bx) / 2, (ay + by) / 2)


def extent() -> tuple[float, float, float, float]:
    """Left, top, width and height of what is shown of the picture."""
    places = [at(point) for point in range(POINTS)]
    left, top = min([x for x, _ in places]) - RIM, min([y for _, y in places]) - RIM
    right, bottom = max([x for x, _ in places]) + RIM, max([y for _, y in places]) + RIM
    return left, top, right - left, bottom - top


@cache
def still() -> str:
    """The ground of the still picture."""
    text = read_text(PACKAGE, "data/maps/eastern.svg")
    return text[text.index('<g class="ground">') : text.index('<g class="names">')]


def board(view: View) -> str:
    owner = {one["edge"]: one["seat"] for one in view["track"]}
    free = [edge for edge in range(EDGES) if edge not in owner]
    return "".join(
        [
            lettered(still()),
            lattice(free),
            railway(owner),
            junctions(),
            cities(),
            trains(view),
            names(),
        ]
    )


def space(edge: int) -> str:
    """A line without the discs at its ends."""
    a, b = BOARD.start[edge], BOARD.end[edge]
    (ax, ay), (bx, by) = at(a), at(b)
    x, y = (bx - ax) / SPACING, (by - ay) / SPACING
    here, there = [CITY if end < CITIES else JUNCTION for end in (a, b)]
    return f"M{num(ax + x * here)} {num(ay + y * here)}L{num(bx - x * there)} {num(by - y * there)}"


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{num(width)}"{more}/>'


def pip(colour: str, x: float, y: float, radius: float) -> str:
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({num(radius)})" d="{PIPS[colour]}" '
        f'fill="var(--g-{colour}-t)" fill-rule="evenodd"/>'
    )


def sign(commodity: str, x: float, y: float, scale: float = 1.0) -> str:
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({scale:.2f})" '
        f'd="{PICTURE["signs"][commodity]}" fill="{INK}"/>'
    )


def lattice(free: list[int]) -> str:
    """A line in the card's colour, its sign in the middle."""
    paths = [""] * len(BOARD.colours)
    for edge in free:
        paths[BOARD.colour[edge]] += space(edge)
    whole = "".join(paths)
    drawn = stroke(whole, "var(--map-halo)", 9.4, ' stroke-opacity=".8"')
    drawn += stroke(whole, "var(--case)", 7.4)
    for colour, path in zip(BOARD.colours, paths, strict=True):
        drawn += stroke(path, f"var(--g-{colour})", 5.6)
    signs = [pip(BOARD.colours[BOARD.colour[edge]], *middle(edge), 2.3) for edge in free]
    return f'<g class="lattice" fill="none" stroke-linecap="round">{drawn}</g>{"".join(signs)}'


def railway(owner: dict[int, int]) -> str:
    """Beds, sleepers, casings, bodies; then every owner's letter."""
    layers = ["", "", "", ""]
    for edge, seat in owner.items():
        colours = PICTURE["player"][seat]
        path = space(edge)
        dashes = ' stroke-dasharray="1.8 4.2" stroke-opacity=".78"'
        layers[0] += stroke(path, "var(--bed)", 13 * WIDER, ' stroke-opacity=".82"')
        layers[1] += stroke(path, "var(--sleeper)", 11.5 * WIDER, dashes)
        layers[2] += stroke(path, f"var(--{colours.get('case', 'case')})", 7.6 * WIDER)
        layers[3] += stroke(path, colours["fill"], 5.2 * WIDER)
    discs = "".join([disc(seat, *middle(edge), 5.6) for edge, seat in owner.items()])
    return f'<g class="track" fill="none">{"".join(layers)}</g>{discs}'


def disc(seat: int, x: float, y: float, radius: float) -> str:
    """Whose it is: round, with a letter."""
    colours = PICTURE["player"][seat]
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle r="{num(radius + 1.4)}" '
        f'fill="var(--map-halo)"/><circle r="{num(radius)}" fill="{colours["fill"]}" '
        f'stroke="var(--disc-ring)"/><text y="{num(radius * 0.48)}" class="mid" '
        f'font-size="{num(radius * 1.4)}" font-weight="700" fill="{colours["letter"]}">'
        f"{LETTERS[seat]}</text></g>"
    )


def junctions() -> str:
    drawn = [
        f'<circle cx="{num(x)}" cy="{num(y)}" r="4.2"/>'
        for x, y in [at(point) for point in range(CITIES, POINTS)]
    ]
    look = 'fill="var(--map-halo)" stroke="var(--case)" stroke-width="1.5"'
    return f"<g {look}>{''.join(drawn)}</g>"


def marker(commodity: str, x: float, y: float, radius: float) -> str:
    """A commodity: its sign on a pale disc."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{PALE}" stroke="{INK}" '
        f'stroke-width="1.6"/>{sign(commodity, x, y, radius / 11.3)}'
    )


def cities() -> str:
    drawn = []
    for city in range(CITIES):
        x, y = at(city)
        drawn.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="13.4" fill="var(--map-halo)"/>')
        drawn.append(marker(TABLE.commodities[BOARD.commodity[city]], x, y, 11.3))
    return "".join(drawn)


def names() -> str:
    drawn = []
    for city in range(CITIES):
        x, y = at(city)
        name = escape(title_of(BOARD.names[city]))
        drawn.append(f'<text x="{num(x)}" y="{num(y + 23.5)}">{name}</text>')
    return f'<g class="city">{"".join(drawn)}</g>'


def trains(view: View) -> str:
    """Each where it stands; several in one city above each other."""
    drawn = []
    taken: dict[Point, int] = {}
    for seat, player in enumerate(view["players"]):
        place = player["at"]
        if place is None:
            continue
        inside = "city" in place
        spot = at(BOARD.names.index(place["city"])) if inside else middle(place["edge"])
        x, y = spot[0], spot[1] - (12 if inside else 4) - 17 * taken.get(spot, 0)
        taken[spot] = taken.get(spot, 0) + 1
        drawn.append(f'<g transform="translate({num(x)} {num(y)})">{locomotive(seat)}</g>')
    return "".join(drawn)


def locomotive(seat: int) -> str:
    """Locomotive, tender and a freight car from the side."""
    body = "M-19-11h12v9h-12zM-6-9H4v7H-6zM5-2V-19h9v5h3v-4h4v4h2a4 4 0 0 1 4 4v8z"
    wheels = "".join(
        [f'<circle cx="{x}" cy="-1" r="{r}"/>' for x, r in ((-16, 2.4), (-10, 2.4), (-3, 2.4))]
        + [f'<circle cx="{x}" cy="-1" r="{r}"/>' for x, r in ((2, 2.4), (9, 3.2), (18, 3.2))]
    )
    fill = PICTURE["player"][seat]["fill"]
    return (
        f'<g transform="scale(.86)" stroke-linejoin="round"><path d="{body}" stroke="{PALE}" '
        f'stroke-width="5"/><path d="{body}" fill="{fill}" stroke="{INK}" stroke-width="1.4"/>'
        f'<g fill="{INK}">{wheels}</g></g>'
    )
