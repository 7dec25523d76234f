"""A tile and the small pieces as SVG, in a square of 100 units.

What recurs is defined once, under an id that says what it is, and used wherever it lies.
North is up, sides are numbered as edges are.
"""

import re
from typing import Any, Final

from roundhouse.games.tiles.render.show import sides
from roundhouse.games.tiles.rules.box import BLANK, KINDS, PACKAGE, RAIL, ROAD, TILES
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.rng import Rng

PICTURE: Final[dict[str, Any]] = read_toml(PACKAGE, "render/picture.toml")
PAWNS: Final[dict[str, str]] = PICTURE["pawns"]
AMBER: Final = "#F2B01E"
INK: Final = "#1B2127"
WHITE: Final = "#FFFFFF"
PLATE: Final = "#FFFBF0"


def num(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def placed(x: float, y: float, scale: float, turn: int = 0) -> str:
    """A transform: moved there, scaled and turned clockwise by quarters."""
    parts = [f"translate({num(x)} {num(y)})"] if x or y else []
    parts += [f"scale({num(scale)})"] if scale != 1 else []
    parts += [f"rotate({90 * turn})"] if turn else []
    return f' transform="{" ".join(parts)}"' if parts else ""


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
    return f'<use href="#rh-{name}"{placed(x, y, scale, turn)}/>'


def stroke(path: str, colour: str, width: float, extra: str = "") -> str:
    pen = f'stroke="var(--{colour})" stroke-width="{num(width)}"'
    return f'<path d="{path}" fill="none" {pen}{extra}/>'


# What is defined once.


def definitions(body: str) -> str:
    """Only what the body uses."""
    names = sorted(set(re.findall(r'href="#rh-([^"]+)"', body)))
    return "".join([f'<g id="rh-{name}">{define(name)}</g>' for name in names])


def define(name: str) -> str:
    kind, _, what = name.partition("-")
    if kind == "ground":
        return ground(int(what))
    if kind == "lines":
        return lines([".rh".index(letter) + 1 for letter in what[:4]], len(what) > 4)
    named = {"spot": spot, "pawn": pawn, "chosen": chosen, "token": token, "medal": medal}
    if kind in named:
        return named[kind](what)
    return {"barrier": barrier, "star": star, "flag": flag, "done": done, "rim": rim}[kind]()


def sign(name: str, size: float, colour: str, cut: str, x: float = 0, y: float = 0) -> str:
    drawn = PICTURE["signs"][name].replace("CUT", cut)
    return f'<g{placed(x, y, size / 20)} fill="{colour}">{drawn}</g>'


def disc(radius: float, colour: str, width: float) -> str:
    return (
        f'<circle r="{num(radius)}" fill="{colour}" stroke="var(--disc-ring)" '
        f'stroke-width="{num(width)}"/>'
    )


def pawn(kind: str) -> str:
    colour = PAWNS[kind]
    shadow = '<ellipse cy="16" rx="16" ry="4.5" opacity=".22"/>'
    return shadow + disc(17.5, colour, 2.2) + sign(kind, 23, WHITE, colour)


def chosen(kind: str) -> str:
    """A pawn that its seat has chosen and not yet shown."""
    ring = '<circle r="20" fill="none" stroke="var(--select)" stroke-width="3"/>'
    return f'{ring}<g opacity=".6">{pawn(kind)}</g>'


def spot(kind: str) -> str:
    ring = (
        '<circle r="15.5" fill="var(--tile-bed)" stroke="var(--rail-ink)" stroke-width="1.6" '
        'stroke-dasharray="3.8 3.2"/>'
    )
    return ring + sign(kind, 20, "var(--text-3)", "var(--tile-bed)")


def token(kind: str) -> str:
    if kind != "either":
        return disc(21, PAWNS[kind], 1.6) + sign(kind, 27, WHITE, PAWNS[kind])
    half = f'<path d="M0-21a21 21 0 0 1 0 42z" fill="{PAWNS["car"]}"/>'
    return (
        disc(21, PAWNS["train"], 1.6)
        + half
        + sign("train", 17, WHITE, PAWNS["train"], -9.5)
        + sign("car", 17, WHITE, PAWNS["car"], 9.5)
    )


def star() -> str:
    return disc(8, AMBER, 1) + sign("star", 11, INK, AMBER, 0, 0.3)


def flag() -> str:
    return disc(8, AMBER, 1) + sign("flag", 9.5, INK, AMBER)


def medal(name: str) -> str:
    """An objective's sign on an enamel disc."""
    ring = f'<circle r="20" fill="{INK}" stroke="{AMBER}" stroke-width="2.6"/>'
    return ring + sign(name, 23, "#F6EFDF", INK)


def done() -> str:
    tick = '<path d="M-3.6 .2l2.6 2.7 4.8-5.6" fill="none" stroke="#fff" stroke-width="2"/>'
    return f'<circle r="8" fill="#0B7350" stroke="{WHITE}" stroke-width="1.5"/>{tick}'


def barrier() -> str:
    """Across an open end in the north; red and white."""
    stripes = "".join([f"M{x} -12.5l5 0l-4 9h-5z" for x in (-8, 3, 14)])
    return (
        '<rect x="-18" y="-12.5" width="36" height="9" rx="1.5" fill="#fff"/>'
        f'<path d="{stripes}" fill="var(--stop-mark)"/>'
        '<rect x="-18" y="-12.5" width="36" height="9" rx="1.5" fill="none" '
        'stroke="var(--case)" stroke-width="1.8"/>'
    )


def rim() -> str:
    return (
        '<rect x=".5" y=".5" width="99" height="99" fill="none" stroke="var(--case)" '
        'stroke-opacity=".55" stroke-width="1.4"/>'
    )


# A tile.


def tile(name: str, turn: str, x: float, y: float, size: float, over: str = "") -> str:
    """A tile as it lies; `over` is what lies on it, else its free position is drawn."""
    design = TILES.names.index(name)
    edges = sides(name, turn)
    letters = "".join([" .rh"[kind] for kind in edges])
    drawn = use(f"ground-{design}")
    drawn += use(f"lines-{letters}{'s' if TILES.station[design] else ''}")
    at = corner(edges)
    if design >= TILES.routes:
        drawn += use(f"medal-{name}", *at)
    elif TILES.spot[design] and not over:
        drawn += use(f"spot-{KINDS[TILES.spot[design]]}", *at)
    if over:
        drawn += use(over, *at)
    drawn += use("rim")
    return f"<g{placed(x, y, size / 100)}>{drawn}</g>"


def corner(edges: list[int]) -> tuple[float, float]:
    """The corner with most room: no bend around it, and few lines beside it."""
    places = ((1, 0), (0, 0), (1, 1), (0, 1))
    beside = ((0, 1), (3, 0), (1, 2), (2, 3))
    best, least = 0, 9
    for i, (a, b) in enumerate(beside):
        crowd = (edges[a] != BLANK) + (edges[b] != BLANK)
        if edges[a] == edges[b] != BLANK and edges.count(edges[a]) < 4:
            crowd = 5
        if crowd < least:
            best, least = i, crowd
    x, y = places[best]
    return 21 + 58 * x, 21 + 58 * y


MIDDLES: Final = ((50, 0), (100, 50), (50, 100), (0, 50))


def stretch(a: int, b: int) -> str:
    """From the middle of one side to that of another: straight, or a quarter circle."""
    (x, y), (u, v) = MIDDLES[a], MIDDLES[b]
    if (b - a) % 4 == 2:
        return f"M{x} {y}L{u} {v}"
    return f"M{x} {y}A50 50 0 0 {0 if (b - a) % 4 == 1 else 1} {u} {v}"


def stretches(where: list[int]) -> list[str]:
    """One kind of line on a tile: a dead end, a line, a junction or a crossing."""
    if len(where) == 1:
        x, y = MIDDLES[where[0]]
        return [f"M{x} {y}L50 50"]
    if len(where) == 4:
        return [stretch(0, 2), stretch(1, 3)]
    return [stretch(a, b) for i, a in enumerate(where) for b in where[i + 1 :]]


def lines(edges: list[int], joined: bool) -> str:
    """Highway below, railway above it; a station joins them, else the railway bridges."""
    rails = [side for side in range(4) if edges[side] == RAIL]
    roads = [side for side in range(4) if edges[side] == ROAD]
    drawn = road(stretches(roads)) if roads else ""
    if rails and roads and not joined:
        drawn += bridge(stretch(rails[0], rails[1]))
    if rails:
        drawn += rail(stretches(rails))
    if joined:
        drawn += station()
    elif len(rails) == 1:
        drawn += buffer(rails[0])
    elif len(roads) == 1:
        drawn += roundabout()
    return drawn


def rail(paths: list[str]) -> str:
    path = "".join(paths)
    return (
        stroke(path, "tile-bed", 25)
        + stroke(path, "rail-ink", 20, ' stroke-dasharray="2.2 4.1" stroke-opacity=".8"')
        + stroke(path, "rail-ink", 12.5)
        + stroke(path, "tile-bed", 7.5)
    )


def road(paths: list[str]) -> str:
    path = "".join(paths)
    dashes = ' stroke-dasharray="6.5 6" stroke-dashoffset="-3"'
    return (
        stroke(path, "road-case", 24.5)
        + stroke(path, "road", 20)
        + "".join([stroke(one, "road-dash", 1.9, dashes) for one in paths])
    )


def bridge(path: str) -> str:
    """Abutments beside the upper line."""
    outer = ' stroke-dasharray="36 200" stroke-dashoffset="-32"'
    inner = ' stroke-dasharray="40 200" stroke-dashoffset="-30"'
    return stroke(path, "case", 34, outer) + stroke(path, "tile-bed", 29, inner)


def buffer(side: int) -> str:
    across = "M36 50H64" if side % 2 == 0 else "M50 36V64"
    return stroke(across, "stop-mark", 5, ' stroke-linecap="round"')


def roundabout() -> str:
    return (
        '<circle cx="50" cy="50" r="16" fill="var(--road)" stroke="var(--road-case)" '
        'stroke-width="2.4"/><circle cx="50" cy="50" r="5.5" fill="var(--rural)"/>'
    )


def station() -> str:
    return (
        f'<rect x="32" y="36.5" width="36" height="27" rx="4" fill="{PLATE}" '
        'stroke="var(--case)" stroke-width="2.6"/>'
        f'<path d="M39.2 56.5v-8.5l10.8-6 10.8 6v8.5z" fill="{INK}"/>'
    )


def ground(design: int) -> str:
    """The same for the same tile: city blocks as a figure-ground plan, or fields and trees."""
    rng = Rng(design * 31 + 7)
    if TILES.urban[design]:
        blocks = "".join([block(rng.below(20), 25 * i, 25 * j) for i in range(4) for j in range(4)])
        return (
            '<path d="M0 0h100v100h-100z" fill="var(--urban)"/>'
            f'<path d="{blocks}" fill="var(--urban-ink)" fill-opacity=".5" fill-rule="evenodd"/>'
        )
    fields = "".join([field(rng) for _ in range(3)])
    trees = "".join([tree(6 + rng.below(89), 6 + rng.below(89)) for _ in range(5)])
    return (
        f'<path d="M0 0h100v100h-100z" fill="var(--rural)"/>{fields}'
        f'<path d="{trees}" fill="var(--rural-ink)" fill-opacity=".85"/>'
    )


def block(shape: int, x: int, y: int) -> str:
    """A courtyard, an angle, two wings, or an open square."""
    start = f"M{x + 3.5} {y + 3.5}"
    if shape < 3:
        return ""
    if shape < 10:
        return f"{start}h18v18h-18zm6 6v6h6v-6z"
    if shape < 16:
        return f"{start}h18v7.5h-10v10.5h-8z"
    return f"{start}h7v18h-7zm11 0h7v11h-7z"


def field(rng: Rng) -> str:
    x, y = 4 + rng.below(60), 6 + rng.below(62)
    angle = (-14, 70)[rng.below(2)]
    return (
        f'<path transform="translate({x} {y}) rotate({angle} 13 8)" '
        'd="M0 0h26M0 5.2h26M0 10.4h26M0 15.6h26" stroke="var(--rural-ink)" '
        'stroke-width="1.3" stroke-opacity=".75"/>'
    )


def tree(x: int, y: int) -> str:
    return f"M{x - 2.6} {y}a2.6 2.6 0 0 1 5.2 0a2.6 2.6 0 0 1-5.2 0z"
