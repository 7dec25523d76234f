"""The country as SVG: map tiles with terrain, factories, cities, and the tracks on them."""

from math import cos, pi, sin, sqrt
from typing import Any, Final

from roundhouse.games.empires.render.show import RIVALS, spoken
from roundhouse.games.empires.rules.box import LETTERS, PACKAGE, TILES
from roundhouse.games.empires.view import Space, View
from roundhouse.kernel.data import read_toml
from roundhouse.rails.hexes import EDGE_WORDS, FLAT, STEPS

Point = tuple[float, float]

PICTURE: Final[dict[str, Any]] = read_toml(PACKAGE, "render/picture.toml")
SIZE: Final = 40.0  # from the middle of a space to its corner
STEP: Final = SIZE * sqrt(3)
# Companies on one space keep to their own side.
ASIDE: Final = [(-5.0, -5.0), (5.0, 5.0), (5.0, -5.0), (-5.0, 5.0)]
AROUND: Final = STEPS[FLAT]


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def safe(said: str) -> str:
    return said.replace("&", "&amp;")


def centre(space: Space) -> Point:
    return 1.5 * SIZE * space["q"], STEP * (space["r"] + space["q"] / 2)


def hexagon(at: Point, size: float) -> str:
    corners = [(at[0] + size * cos(pi / 3 * i), at[1] + size * sin(pi / 3 * i)) for i in range(6)]
    return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in corners]) + "z"


def extent(view: View) -> tuple[float, float, float, float]:
    """West, north, width and height of the country with its rim."""
    points = [centre(space) for space in view["spaces"]]
    west = min([x for x, _ in points]) - SIZE - 10
    east = max([x for x, _ in points]) + SIZE + 10
    north = min([y for _, y in points]) - STEP / 2 - 10
    south = max([y for _, y in points]) + STEP / 2 + 10
    return west, north, east - west, south - north


def company(view: View, number: int) -> dict[str, str]:
    """Fill and colour of the letter."""
    if len(view["players"]) == 1 and number > 0:
        known: dict[str, str] = PICTURE["conglomerate"][number - 1]
    else:
        known = PICTURE["company"][number]
    return known


def letter(view: View, number: int) -> str:
    return "AKY"[number] if len(view["players"]) == 1 else "ABCD"[number]


def country(view: View) -> str:
    """Everything from the card edges up to the trains, lowest first."""
    spaces: list[Space] = view["spaces"]
    at = {(space["q"], space["r"]): space for space in spaces}
    drawn = [edges(spaces)]
    drawn += [ground(space) for space in spaces]
    drawn.append(streams(spaces, at))
    drawn += [f'<path d="{hexagon(centre(space), SIZE)}" class="hexline"/>' for space in spaces]
    drawn += [star(space) for space in spaces if space.get("star")]
    drawn += [dots(spaces, tile) for tile in view["tiles"]]
    drawn.append(plans(view, at))
    drawn.append(tracks(view, at))
    drawn += [place(space) for space in spaces if "terrain" not in space]
    drawn += [discs(view, space) for space in spaces if "terrain" in space]
    drawn += [stock(view, space) for space in spaces if "terrain" not in space]
    drawn += [name(space) for space in spaces if "terrain" not in space]
    return "".join(drawn)


# The ground.


def edges(spaces: list[Space]) -> str:
    """Each map tile is a pale card with a shadow."""
    drawn = ""
    for grow, kind in ((7.0, 'fill="#0B1A22" fill-opacity=".16"'), (5.0, 'class="card-edge"')):
        down = 3 if grow == 7.0 else 0
        path = "".join([hexagon((x, y + down), SIZE + grow) for x, y in map(centre, spaces)])
        drawn += f'<path d="{path}" {kind}/>'
    return drawn


def ground(space: Space) -> str:
    terrain = space.get("terrain", "plain")
    x, y = centre(space)
    drawn = f'<path d="{hexagon((x, y), SIZE)}" class="{terrain}"/>'
    if "terrain" not in space:
        return drawn
    if terrain == "forest":
        for dx, dy in ((-16, -12), (2, -16), (16, -4), (-8, 4), (8, 10), (-20, 14), (20, 18)):
            drawn += f'<path d="M{num(x + dx)} {num(y + dy)}l4.5 10h-9z" class="tree"/>'
    elif terrain == "desert":
        path = ""
        for dx, dy in ((-14, -16), (10, -8), (-12, 2), (12, 12), (-6, 20)):
            path += f"M{num(x + dx - 11)} {num(y + dy)}q6-6 11-1.5t11 0"
        drawn += f'<path d="{path}" class="dune"/>'
    elif terrain == "mountain":
        for dx, dy, tall in ((-13, 14, 26), (12, 18, 24), (0, 4, 30)):
            left, top = num(x + dx), num(y + dy - tall)
            drawn += f'<path d="M{left} {top}l14 {tall}h-28z" class="peak"/>'
            drawn += f'<path d="M{left} {top}l-14 {tall}h10z" class="peak-light"/>'
    elif terrain == "plain":
        path = ""
        for dx, dy in ((-18, -10), (6, -18), (18, 2), (-8, 8), (10, 20)):
            path += f"M{num(x + dx)} {num(y + dy)}l-1.5-4m4 4v-5m4 5l1.5-4"
        drawn += f'<path d="{path}" class="grass"/>'
    return drawn


def streams(spaces: list[Space], at: dict[tuple[int, int], Space]) -> str:
    """River spaces side by side share a stream; a lone one has a bend of its own."""
    path = ""
    for space in spaces:
        if space.get("terrain") != "river":
            continue
        x, y = centre(space)
        near = [at.get((space["q"] + dq, space["r"] + dr)) for dq, dr in AROUND]
        beside = [one for one in near if one and one.get("terrain") == "river"]
        for one in beside:
            to = centre(one)
            path += f"M{num(x)} {num(y)}L{num((x + to[0]) / 2)} {num((y + to[1]) / 2)}"
        away = (x - centre(beside[0])[0], y - centre(beside[0])[1]) if len(beside) == 1 else (0, 0)
        if len(beside) == 1:
            path += f"M{num(x)} {num(y)}l{num(away[0] * 0.42)} {num(away[1] * 0.42)}"
        elif not beside:
            path += f"M{num(x - 26)} {num(y + 12)}q14-22 26-12t26-12"
    return f'<path d="{path}" class="stream-edge"/><path d="{path}" class="stream"/>'


STAR: Final = "M0-8l2.3 5.1 5.6.6-4.2 3.7 1.2 5.5-4.9-2.9-4.9 2.9 1.2-5.5-4.2-3.7 5.6-.6z"


def star(space: Space) -> str:
    x, y = centre(space)
    sign = f'<path d="{STAR}" fill="#F2B01E" stroke="#1B2127" stroke-width=".8"/>'
    if space["token"]:
        sign = '<text y="5" font-size="14" font-weight="700" class="mid map-text">?</text>'
    return (
        f'<g transform="translate({num(x)} {num(y + 22)}) scale(.8)">'
        f'<circle r="11" class="plate"/>{sign}</g>'
    )


def dots(spaces: list[Space], tile: int) -> str:
    """The white dots of a map tile, turned with it: i, once north of j, tells how it lies."""
    of_tile = [space for space in spaces if space["tile"] == tile]
    middle, north = of_tile[LETTERS.index("j")], of_tile[LETTERS.index("i")]
    turn = AROUND.index((north["q"] - middle["q"], north["r"] - middle["r"]))
    drawn = ""
    for letter_at, edge in TILES.dots[tile - 1]:
        x, y = centre(of_tile[letter_at])
        angle = pi / 3 * (EDGE_WORDS[FLAT].index(edge) + turn) - pi / 2
        reach = STEP / 2 - 3
        drawn += (
            f'<circle cx="{num(x + reach * cos(angle))}" cy="{num(y + reach * sin(angle))}" '
            'r="2.6" fill="#fff" stroke="#1B2127" stroke-width=".8"/>'
        )
    return drawn


# What is built.


def shifted(space: Space, number: int) -> Point:
    x, y = centre(space)
    return x + ASIDE[number][0], y + ASIDE[number][1]


def tracks(view: View, at: dict[tuple[int, int], Space]) -> str:
    """A line between neighbouring spaces of one company, on a bed and with sleepers."""
    drawn = ""
    for number in range(4):
        path = ""
        for space in view["spaces"]:
            if number not in space["tracks"] and number not in space["trains"]:
                continue
            for dq, dr in AROUND[:3]:
                other = at.get((space["q"] + dq, space["r"] + dr))
                if other and (number in other["tracks"] or number in other["trains"]):
                    a, b = shifted(space, number), shifted(other, number)
                    path += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
        if path:
            fill = company(view, number)["fill"]
            drawn += (
                f'<path d="{path}" class="bed"/>'
                f'<path d="{path}" stroke="{fill}" stroke-width="8" stroke-dasharray="2 3.4"/>'
                f'<path d="{path}" stroke="{fill}" stroke-width="3"/>'
            )
    return drawn


def plans(view: View, at: dict[tuple[int, int], Space]) -> str:
    """Where the conglomerate is going, in dashes."""
    if "conglomerate" not in view:
        return ""
    by_name = {space["space"]: space for space in view["spaces"]}
    drawn = ""
    for number, rival in enumerate(RIVALS, start=1):
        line = view["conglomerate"]["companies"][rival]["line"]
        points = [shifted(by_name[name], number) for name in line]
        if points:
            path = "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points])
            fill = company(view, number)["fill"]
            drawn += (
                f'<path d="{path}" fill="none" stroke="{fill}" stroke-width="9" '
                'stroke-opacity=".38" stroke-linejoin="round" stroke-dasharray="12 7"/>'
            )
    return drawn


def disc(view: View, number: int, x: float, y: float, radius: float) -> str:
    known = company(view, number)
    return (
        f'<g transform="translate({num(x)} {num(y)})"><circle r="{num(radius)}" '
        f'fill="{known["fill"]}" stroke="#1B2127" stroke-width="1.2"/>'
        f'<text y="{num(radius * 0.37)}" font-size="{num(radius * 1.05)}" font-weight="700" '
        f'class="mid" fill="{known["letter"]}">{letter(view, number)}</text></g>'
    )


def discs(view: View, space: Space) -> str:
    return "".join([disc(view, number, *shifted(space, number), 7) for number in space["tracks"]])


LOCO: Final = "M-11 6V-8h7v4h4v-3.5h3.5V-4H8a3.5 3.5 0 0 1 3.5 3.5V6z"


def train(view: View, number: int, x: float, y: float) -> str:
    known = company(view, number)
    return (
        f'<g transform="translate({num(x)} {num(y)})">'
        f'<path d="{LOCO}" fill="{known["fill"]}" stroke="#FBF6E8" stroke-width="4"/>'
        f'<path d="{LOCO}" fill="{known["fill"]}" stroke="#1B2127" stroke-width="1.3"/>'
        f'<text x="-1" y="4" font-size="9" font-weight="700" class="mid" '
        f'fill="{known["letter"]}">{letter(view, number)}</text></g>'
    )


# Factories and cities.

FACTORY: Final = "M-14 9V-1l7-5v5l7-5v5l7-5V-12h5V9z"
SKYLINE: Final = "M-20 8V-2h6v-5h8v4h4v-9h8v6h5v-3h7V8z"
HAT: Final = "M-8 4.5h16V7H-8zM-5 4.5v-10H5v10z"


def place(space: Space) -> str:
    x, y = centre(space)
    if "city" in space:
        colour = PICTURE["colours"][space["hat"]]
        shape = (
            f'<path d="{hexagon((0, 0), SIZE - 6)}" class="plate"/>'
            f'<path d="{SKYLINE}" transform="translate(0 -8)" class="skyline"/>'
            f'<path d="{HAT}" transform="translate(-17 9) scale(.85)" fill="{colour}" '
            'stroke="#1B2127" stroke-width="1.2"/>'
        )
    else:
        shape = (
            '<circle r="25" class="plate"/>'
            f'<path d="{FACTORY}" transform="translate(0 -7)" class="works"/>'
        )
    return f'<g transform="translate({num(x)} {num(y)})">{shape}</g>'


def name(space: Space) -> str:
    """Above everything, so that no neighbour covers it."""
    x, y = centre(space)
    said = safe(spoken(space["city"] if "city" in space else space["factory"]))
    at = f'x="{num(x)}" y="{num(y + 31)}"'
    return f'<text {at} font-size="9.5" font-weight="600" class="mid name">{said}</text>'


def cube(good: str, x: float, y: float, faint: bool = False) -> str:
    known = PICTURE["goods"][good]
    light = ' opacity=".25"' if faint else ""
    return (
        f'<g transform="translate({num(x)} {num(y)})"{light}><rect x="-6" y="-6" width="12" '
        f'height="12" rx="2" fill="{known["fill"]}" stroke="#1B2127"/>{known["shape"]}</g>'
    )


def stock(view: View, space: Space) -> str:
    """Demands or goods, those sold pale; small discs and trains of who is there."""
    x, y = centre(space)
    drawn = ""
    if "city" in space:
        for i, good in enumerate(space["demands"]):
            drawn += cube(good, x + 1 + 15 * i, y + 12)
    else:
        left = list(space["goods"])
        for i, good in enumerate(space["printed"]):
            here = good in left
            if here:
                left.remove(good)
            drawn += cube(good, x + 15 * i - 7.5 * (len(space["printed"]) - 1), y + 11, not here)
    for i, number in enumerate(space["tracks"]):
        drawn += disc(view, number, x - 24 + 14 * i, y - 24, 6.5)
    for i, number in enumerate(space["trains"]):
        drawn += train(view, number, x + 18 - 24 * i, y - 26)
    return drawn
