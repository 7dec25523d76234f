"""A map's still picture as SVG: land, water, hexes, places and names, without any piece.

Pieces go between its two groups: `ground` lies below track, `names` above it.
"""

import base64
import tomllib
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

from roundhouse.rails.atlas.lettering import (
    CITY_SIZE,
    CITY_SPACING,
    FAR_SIZE,
    RIVER_TENSION,
    TOWN_SIZE,
    city_names_beside,
    city_width,
    label_width,
    name_at,
    pixel,
    plate,
    scale,
    stand,
    text_width,
    town_radius,
)
from roundhouse.rails.atlas.model import Compiled, Lettering, Picture, Shape
from roundhouse.rails.atlas.picture import BEYOND
from roundhouse.rails.atlas.plane import EDGE_WORDS, Point, corner, corners, neighbour
from roundhouse.rails.atlas.shapes import Line, between, controls, rough

TERRAIN_FILL: Final[dict[str, str]] = {
    "hill": "--hill",
    "mountain": "--hill",
    "forest": "--forest",
    "desert": "--desert",
    "field": "--field",
    "swamp": "--forest",
}
_ROUGHNESS: Final = 0.12
_SHORTEST: Final = 4.0
# On a printed board land goes on this far around the hexes, in pixels.
_SHORE: Final = 2.6

# One shape per good, for a radius of 1, so that colour is never alone.
PIPS: Final[dict[str, str]] = {
    "red": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    "yellow": "M0-1.15L1.1.8H-1.1Z",
    "blue": "M0-1.25L1.25 0L0 1.25L-1.25 0Z",
    "purple": "M-.38-1.1h.76v.72h.72v.76h-.72v.72h-.76v-.72h-.72v-.76h.72z",
    "grey": "M-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0",
    "black": "M-1.15-.42h2.3v.84h-2.3z",
    "green": "M-1-1h2v2h-2z",
    "orange": "M-1.1-.8H1.1L0 1.15Z",
    "white": "M0-1.3L.4-.4L1.3 0L.4.4L0 1.3L-.4.4L-1.3 0L-.4-.4Z",
}


def _n(number: float) -> str:
    text = f"{number:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _path(points: Iterable[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points) + ("Z" if closed else "")


def _curve(points: Line) -> str:
    out = [f"M{_n(points[0][0])} {_n(points[0][1])}"]
    for first, second, end in controls(points, RIVER_TENSION):
        numbers = " ".join(_n(part) for point in (first, second, end) for part in point)
        out.append("C" + numbers)
    return "".join(out)


@cache
def tokens() -> dict[str, dict[str, str]]:
    """Colours and faces by theme and name; the dark theme says only what differs."""
    text = resources.files(__package__).joinpath("tokens.toml").read_text("utf-8")
    return tomllib.loads(text)


def style() -> str:
    """Both themes and the lettering. The page's theme rules; alone, the reader's system does."""
    colours = {
        theme: "".join(f"--{name}:{value};" for name, value in table.items())
        for theme, table in tokens().items()
    }
    return "\n".join(
        [
            f"svg.atlas{{{colours['light']}}}",
            f"[data-theme=dark] svg.atlas,svg.atlas[data-theme=dark]{{{colours['dark']}}}",
            "@media(prefers-color-scheme:dark)"
            f"{{svg.atlas:root:not([data-theme]){{{colours['dark']}}}}}",
            f".atlas .m-city{{font:700 {CITY_SIZE}px var(--sans);"
            f"letter-spacing:{CITY_SPACING}em;text-anchor:middle}}",
            f".atlas .m-town{{font:600 {TOWN_SIZE}px var(--sans)}}",
            f".atlas .m-far{{font:600 {FAR_SIZE}px var(--sans)}}",
            ".atlas .m-town,.atlas .m-far{fill:var(--map-text);paint-order:stroke;"
            "stroke:var(--map-halo);stroke-width:3px;stroke-linejoin:round}",
            ".atlas .m-water,.atlas .m-river{font:italic 500 15px var(--serif);"
            "fill:var(--water-text);text-anchor:middle}",
            ".atlas .m-river{paint-order:stroke;stroke:var(--map-halo);stroke-width:2.4px;"
            "stroke-opacity:.75}",
            ".atlas .m-range,.atlas .m-land{font:500 9.5px var(--serif);fill:var(--hill-ink);"
            "text-anchor:middle;text-transform:uppercase;paint-order:stroke;stroke:var(--hill);"
            "stroke-width:3px;stroke-opacity:.8}",
            ".atlas .m-land{stroke:var(--land)}",
        ]
    )


def _coast(shape: Shape, picture: Picture, seed: int) -> str:
    points = [(x, y) for x, y in shape["line"]]
    wide, high = picture["size"]
    frame = [(-BEYOND, -BEYOND), (wide + BEYOND, high + BEYOND)]
    return _path(rough(points, _ROUGHNESS * shape["rough"], seed, _SHORTEST, frame))


def _edge_path(compiled: Compiled, picture: Picture, edges: Iterable[tuple[int, int]]) -> str:
    """Edges as one path; edges that follow each other become one line."""
    ends: list[tuple[Point, Point]] = []
    for number, edge in edges:
        q, r = compiled["hexes"][number][1:3]
        ends.append((_corner_px(picture, q, r, edge), _corner_px(picture, q, r, edge + 1)))
    after: dict[Point, list[int]] = {}
    for index, (start, end) in enumerate(ends):
        after.setdefault(start, []).append(index)
        after.setdefault(end, []).append(index)
    used = [False] * len(ends)
    out: list[str] = []
    # begin at loose ends, so that chains come out whole
    order = sorted(range(len(ends)), key=lambda i: min(len(after[p]) for p in ends[i]))
    for index in order:
        if used[index]:
            continue
        start, end = ends[index]
        if len(after[start]) > len(after[end]):
            start, end = end, start
        chain = [start, end]
        used[index] = True
        while True:
            free = [i for i in after[chain[-1]] if not used[i]]
            if not free:
                break
            used[free[0]] = True
            a, b = ends[free[0]]
            chain.append(b if a == chain[-1] else a)
        out.append(_path(chain, closed=False))
    return "".join(out)


def _corner_px(picture: Picture, q: float, r: float, edge: int) -> Point:
    x, y = corner(picture["orientation"], q, r, edge)
    side, origin = picture["side"], picture["origin"]
    return (round(origin[0] + x * side, 1), round(origin[1] + y * side, 1))


def _hex(picture: Picture, q: float, r: float, side: float) -> str:
    x, y = pixel(picture, q, r)
    shape = corners(picture["orientation"], 0, 0, side)
    return _path((x + dx, y + dy) for dx, dy in shape)


def _pip(x: float, y: float, radius: float, colour: str) -> str:
    return (
        f'<path transform="translate({_n(x)} {_n(y)}) scale({_n(radius)})" d="{PIPS[colour]}" '
        f'fill="var(--g-{colour}-t)" fill-rule="evenodd"/>'
    )


def draw_map(compiled: Compiled, picture: Picture, relief: bytes = b"") -> str:
    """The picture of a map. `relief` is its hillshade, a WebP of the picture's proportions."""
    out = ground_layer(compiled, picture, relief)
    wide, high = picture["size"]
    ox, oy = picture["origin"]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="atlas" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}" data-map="{picture["name"]}" '
        f'data-orientation="{picture["orientation"]}" data-side="{picture["side"]}" '
        f'data-origin="{_n(ox)} {_n(oy)}">'
    )
    parts = [
        head,
        f"<title>{escape(compiled['title'])}</title>",
        f"<style>{style()}</style>",
        '<g class="ground">',
        *out,
        "</g>",
        '<g class="names">',
        *names_layer(compiled, picture),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ground_layer(compiled: Compiled, picture: Picture, relief: bytes) -> list[str]:
    """What lies below the pieces."""
    name = f"atlas-{picture['name']}"
    k = scale(picture)
    side = picture["side"]
    wide, high = picture["size"]
    hexes = compiled["hexes"]
    lands = [_coast(shape, picture, 5 + i) for i, shape in enumerate(picture["lands"])]
    land = "".join(lands) or f"M0 0H{wide}V{high}H0Z"
    shore = picture.get("shore", False)
    lakes = [_coast(shape, picture, 71 + i) for i, shape in enumerate(picture["lakes"])]

    out = ["<defs>", f'<path id="{name}-land" d="{land}"/>']
    dry = [f"{name}-land"]
    if shore:
        apart = "".join(_hex(picture, e[1], e[2], side + _SHORE) for e in hexes)
        out.append(f'<path id="{name}-shore" d="{apart}"/>')
        dry.append(f"{name}-shore")
    uses = "".join(f'<use href="#{part}"/>' for part in dry)
    out.append(f'<clipPath id="{name}-dry">{uses}</clipPath>')
    for i, d in enumerate(lakes):
        out.append(f'<path id="{name}-lake{i}" d="{d}"/>')
        out.append(f'<clipPath id="{name}-wet{i}"><use href="#{name}-lake{i}"/></clipPath>')
    out.append("</defs>")

    out.append(f'<rect width="{wide}" height="{high}" fill="var(--water)"/>')
    if lands:
        out.append('<g fill="none" stroke-linejoin="round" stroke="var(--water-2)">')
        for part in dry:
            out += _strokes(part, ((45, 0.35), (30, 0.44), (16.5, 0.57)))
        out.append('</g><g fill="none" stroke-linejoin="round" stroke="var(--coast)">')
        for part in dry:
            out += _strokes(part, ((26, 0.06), (15, 0.1), (7, 0.14)))
        out.append("</g>")
    if shore:  # lakes lie under the hexes on their shores; the coast is a rim of all that is dry
        rim = '" fill="none" stroke="var(--coast)" stroke-width="2.6" stroke-linejoin="round"/>'
        out += [f'<use href="#{part}{rim}' for part in dry]
        out.append(f'<use href="#{name}-land" fill="var(--land-out)"/>')
        out += _lakes(name, len(lakes))
        for i in range(len(lakes)):
            out.append(f'<g clip-path="url(#{name}-wet{i})"><use href="#{name}-shore{rim}</g>')
        out.append(f'<use href="#{name}-shore" fill="var(--land-out)"/>')
    else:  # where there are hexes, the land beside them is another
        ground = "--land-out" if hexes else "--land"
        out.append(f'<use href="#{name}-land" fill="var({ground})"/>')

    out.append(f'<g clip-path="url(#{name}-dry)">')
    by_terrain: dict[str, list[str]] = {"plain": []}
    for entry in hexes:
        by_terrain["plain"].append(_hex(picture, entry[1], entry[2], side + 0.3))
        if entry[3] != "plain":
            shape = _hex(picture, entry[1], entry[2], side + 0.3)
            by_terrain.setdefault(entry[3], []).append(shape)
    for terrain, shapes in by_terrain.items():
        if not shapes:
            continue
        fill = TERRAIN_FILL.get(terrain, "--land")
        out.append(f'<path class="{terrain}" d="{"".join(shapes)}" fill="var({fill})"/>')
    if city_names_beside(picture) or not picture["rivers"]:
        priced = [e for e in hexes if e[3] == "water"]
        wet = priced or [e for e in hexes if "river" in e[4] or "canal" in e[4]]
        damp = [_hex(picture, e[1], e[2], side) for e in wet]
        if damp:
            out.append(f'<path d="{"".join(damp)}" fill="var(--river)" fill-opacity=".17"/>')
    if relief:
        data = base64.b64encode(relief).decode()
        out.append(
            f'<image width="{wide}" height="{high}" preserveAspectRatio="none" '
            f'style="opacity:var(--relief-o)" href="data:image/webp;base64,{data}"/>'
        )
    out += _rivers(picture, k)
    out.append("</g>")

    if not shore:
        out += _lakes(name, len(lakes))
    if lands and not shore:
        out.append(
            f'<use href="#{name}-land" fill="none" stroke="var(--coast)" stroke-width="1.3"/>'
        )
    out += _black(picture)
    out += _insets(compiled, picture)
    out += _edges(compiled, picture, k)
    out += _zones(compiled, picture)
    out += _ferries(compiled, picture)
    out += _lanes(picture)
    out += [_label(label) for label in picture["labels"]]
    for place in compiled["places"]:
        if place["kind"] == "city":
            out.append(city_hex(place, picture, *stand(compiled, picture, place)))
    return out + _closed(compiled, picture)


def _lakes(name: str, count: int) -> list[str]:
    out = []
    for i in range(count):
        lake = f"{name}-lake{i}"
        out.append(f'<use href="#{lake}" fill="var(--water)"/>')
        out.append(f'<g clip-path="url(#{name}-wet{i})" fill="none" stroke-linejoin="round">')
        out.append('<g stroke="var(--water-2)">')
        out += _strokes(lake, ((24, 0.7),))
        out.append('</g><g stroke="var(--coast)">')
        out += _strokes(lake, ((14, 0.13), (7, 0.18)))
        out.append("</g></g>")
        out.append(f'<use href="#{lake}" fill="none" stroke="var(--coast)" stroke-width="1.2"/>')
    return out


def _strokes(shape: str, widths: tuple[tuple[float, float], ...]) -> list[str]:
    return [
        f'<use href="#{shape}" stroke-width="{_n(width)}" stroke-opacity="{opacity}"/>'
        for width, opacity in widths
    ]


def _rivers(picture: Picture, k: float) -> list[str]:
    out = ['<g fill="none" stroke="var(--river)" stroke-linecap="round" stroke-linejoin="round">']
    for river in picture["rivers"]:
        width = max(1.0, 2.3 * k * river["width"])
        d = _curve([(x, y) for x, y in river["path"]])
        if river["canal"]:
            # a canal is dug: two banks with pale water between
            out.append(f'<path class="canal" d="{d}" stroke-width="{_n(width * 1.7)}"/>')
            out.append(
                f'<path d="{d}" stroke="var(--river-case)" stroke-width="{_n(width * 0.6)}" '
                'stroke-dasharray="5 3" stroke-linecap="butt"/>'
            )
        else:
            out.append(f'<path class="river" d="{d}" stroke-width="{_n(width)}"/>')
    return [*out, "</g>"]


def _edges(compiled: Compiled, picture: Picture, k: float) -> list[str]:
    """Hex lines, the border of the buildable land and ridges."""
    if not compiled["hexes"]:
        return []
    orientation = compiled["orientation"]
    numbers = {(entry[1], entry[2]): i for i, entry in enumerate(compiled["hexes"])}
    inner: list[tuple[int, int]] = []
    border: list[tuple[int, int]] = []
    for here, number in numbers.items():
        for edge in range(6):
            there = numbers.get(neighbour(orientation, here, edge))
            if there is None:
                border.append((number, edge))
            elif number < there:
                inner.append((number, edge))
    ridges = [(number, edge) for number, edge in compiled["ridges"]]
    out = [
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
        f'<path class="hexes" d="{_edge_path(compiled, picture, inner)}" '
        'stroke="var(--hexline)" style="stroke-opacity:calc(var(--hexline-o)*1.6)"/>',
        f'<path class="border" d="{_edge_path(compiled, picture, border)}" '
        f'stroke="var(--map-edge)" stroke-width="{_n(max(1.2, 2 * k))}"/>',
    ]
    if ridges:
        d = _edge_path(compiled, picture, ridges)
        halo = _n(max(3.6, 4.4 * k))
        out.append(f'<path d="{d}" stroke="var(--map-halo)" stroke-width="{halo}"/>')
        out.append(
            f'<path class="ridges" d="{d}{_lee(compiled, picture, ridges)}" '
            f'stroke="var(--ridge)" stroke-width="{_n(max(1.8, 2.2 * k))}"/>'
        )
    return [*out, "</g>"]


def _black(picture: Picture) -> list[str]:
    """Hexes in the midst of others that can't be built on."""
    d = "".join(_hex(picture, q, r, picture["side"] - 0.6) for q, r in picture.get("black", []))
    return [f'<path class="black" d="{d}" fill="var(--case)" fill-opacity=".72"/>'] if d else []


# Half the width of an inset, and how far it reaches up and down, in hex sides: cubes lie above a
# place and its name below it.
_INSET: Final = (3.5, 2.7, 2.7)


def _insets(compiled: Compiled, picture: Picture) -> list[str]:
    """A frame round each place off the hexes: it is drawn nearer than it lies."""
    out = []
    wide, up, down = (part * picture["side"] for part in _INSET)
    for place in compiled["places"]:
        if place["hex"] is None:
            x, y = pixel(picture, *stand(compiled, picture, place))
            out.append(
                f'<rect class="inset" x="{_n(x - wide)}" y="{_n(y - up)}" width="{_n(2 * wide)}" '
                f'height="{_n(up + down)}" rx="4" fill="none" stroke="var(--map-edge)" '
                'stroke-width="1.6"/>'
            )
    return out


def _zones(compiled: Compiled, picture: Picture) -> list[str]:
    """A dotted line between the hexes of a zone and those outside it; snow also lies there."""
    out = []
    tags = {(entry[1], entry[2]): entry[4] for entry in compiled["hexes"]}
    numbers = {here: number for number, here in enumerate(tags)}
    for tag in picture.get("zones", []):
        rim = []
        for here, number in numbers.items():
            for edge in range(6):
                there = neighbour(compiled["orientation"], here, edge)
                if there in tags and tag in tags[here] and tag not in tags[there]:
                    rim.append((number, edge))
        d = _edge_path(compiled, picture, rim)
        if tag == "snow":
            white = [e for e in compiled["hexes"] if tag in e[4]]
            cover = "".join(_hex(picture, e[1], e[2], picture["side"]) for e in white)
            out.append(
                f'<path class="snow" d="{cover}" fill="#FBFDFF" '
                'style="fill-opacity:var(--hexline-o)"/>'
            )
        out.append(
            f'<g class="zone" data-tag="{tag}" fill="none" stroke-linecap="round" '
            f'stroke-linejoin="round"><path d="{d}" stroke="var(--map-halo)" stroke-width="5"/>'
            f'<path d="{d}" stroke="var(--water-text)" stroke-width="2.6" '
            'stroke-dasharray="0 5.2"/></g>'
        )
    return out


def _lanes(picture: Picture) -> list[str]:
    """Ways over water, each with a ring for every space."""
    out = []
    radius = _n(picture["side"] * 0.42)
    for lane in picture.get("lanes", []):
        d = _curve([(x, y) for x, y in lane["line"]])
        rings = "".join(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{radius}" fill="var(--water)"/>'
            for x, y in lane["spots"]
        )
        out.append(
            f'<g class="lane" data-lane="{lane["slug"]}" stroke="var(--water-text)">'
            f'<path d="{d}" fill="none" stroke-width="1.6" stroke-dasharray="5 4"/>{rings}</g>'
        )
    return out


# A ship in a circle, for a radius of 1.
_SHIP: Final = "M-.62.1H.62L.4.5H-.4ZM-.3-.05V-.3H.05V-.05ZM.12-.05V-.55H.32V-.05Z"


def _ferries(compiled: Compiled, picture: Picture) -> list[str]:
    """Where a ferry may run."""
    out = []
    for entry in compiled["hexes"]:
        if "ferry" in entry[4]:
            x, y = pixel(picture, entry[1], entry[2])
            out.append(
                f'<g class="ferry" transform="translate({_n(x)} {_n(y)}) '
                f'scale({_n(picture["side"] * 0.5)})"><circle r="1" fill="var(--river)"/>'
                f'<path d="{_SHIP}" fill="#FFFDF6"/></g>'
            )
    return out


def _closed(compiled: Compiled, picture: Picture) -> list[str]:
    if not compiled["closed"]:
        return []
    d = _edge_path(compiled, picture, [(number, edge) for number, edge in compiled["closed"]])
    return [
        f'<path class="closed" d="{d}" fill="none" stroke="var(--closed)" '
        f'stroke-width="{_n(5 * scale(picture))}" stroke-linecap="round" stroke-linejoin="round"/>'
    ]


def _lee(compiled: Compiled, picture: Picture, ridges: list[tuple[int, int]]) -> str:
    """Three short strokes on the south-east side of each ridge edge."""
    reach = 0.13 * picture["side"]
    out = []
    for number, edge in ridges:
        q, r = compiled["hexes"][number][1:3]
        a, b = _corner_px(picture, q, r, edge), _corner_px(picture, q, r, edge + 1)
        across = (-(b[1] - a[1]) / picture["side"], (b[0] - a[0]) / picture["side"])
        if across[0] + across[1] < 0:
            across = (-across[0], -across[1])
        for share in (0.25, 0.5, 0.75):
            x, y = between(a, b, share)
            tip = (x + across[0] * reach, y + across[1] * reach)
            out.append(_path([(x, y), tip], closed=False))
    return "".join(out)


def _held(width: float, adjust: str = "spacingAndGlyphs") -> str:
    """Keeps a text within its measured width where another face stands in for ours."""
    return f' textLength="{_n(width)}" lengthAdjust="{adjust}"'


def _label(label: Lettering) -> str:
    kind = label["kind"]
    looks = f"font-size:{label['size']:g}px;letter-spacing:{label['spacing']:g}em"
    return (
        f'<text class="m-{kind}" data-label="{label["slug"]}" style="{looks}" '
        f'transform="translate({_n(label["at"][0])} {_n(label["at"][1])}) '
        f'rotate({label["angle"]:g})"{_held(label_width(label), "spacing")}>'
        f"{escape(label['text'])}</text>"
    )


def city_hex(place: dict[str, Any], picture: Picture, q: float, r: float) -> str:
    colour = place.get("colour", "grey")
    side = picture["side"]
    k = scale(picture)
    outer = _hex(picture, q, r, side - 0.8)
    if city_names_beside(picture):
        x, y = pixel(picture, q, r)
        casing = "--map-text" if colour == "black" else "--case"  # seen on dark land too
        return (
            f'<g data-place="{place["slug"]}">{_entries(place, picture, q, r)}'
            f'<path d="{outer}" fill="var(--g-{colour})" '
            f'stroke="var({casing})" stroke-width="1.3"/>{_pip(x, y, side * 0.28, colour)}</g>'
        )
    return (
        f'<g data-place="{place["slug"]}"><path d="{outer}" fill="var(--panel)"/>'
        f'<path d="{outer}" fill="var(--g-{colour})" fill-opacity=".22"/>'
        f'<path d="{_hex(picture, q, r, side - 3.6 * k)}" fill="none" '
        f'stroke="var(--g-{colour})" stroke-width="{_n(5 * k)}"/>'
        f'<path d="{outer}" fill="none" stroke="var(--case)" stroke-width="1.3"/></g>'
    )


def _entries(place: dict[str, Any], picture: Picture, q: float, r: float) -> str:
    """Ticks on the edges by which a city may be entered, where the map limits them."""
    words = EDGE_WORDS[picture["orientation"]]
    ticks = []
    for exit_ in place.get("exits", []):
        edge = words.index(exit_) if isinstance(exit_, str) else exit_
        a, b = _corner_px(picture, q, r, edge), _corner_px(picture, q, r, edge + 1)
        middle, heart = between(a, b, 0.5), pixel(picture, q, r)
        ends = [between(heart, middle, 0.8), between(heart, middle, 1.17)]
        ticks.append(_path(ends, closed=False))
    if not ticks:
        return ""
    return f'<path d="{"".join(ticks)}" stroke="var(--map-text)" stroke-width="3" fill="none"/>'


def names_layer(compiled: Compiled, picture: Picture) -> list[str]:
    """What lies above the pieces: towns, names and plates, in the order of the places."""
    out = []
    far = city_names_beside(picture)
    radius = town_radius(picture)
    for place in compiled["places"]:
        at = pixel(picture, *stand(compiled, picture, place))
        if place["kind"] == "town":
            out.append(
                f'<g data-place="{place["slug"]}">{_town(at, radius)}'
                + _name(place, picture, at, radius * 1.2)
                + "</g>"
            )
        elif far:
            inner = _name(place, picture, at, picture["side"] * 0.8)
            out.append(f'<g data-place="{place["slug"]}">{inner}</g>')
        else:
            out.append(name_plate(place, picture, at))
    return out


def _town(at: Point, radius: float) -> str:
    spot = f'cx="{_n(at[0])}" cy="{_n(at[1])}"'
    return (
        f'<circle {spot} r="{_n(radius * 1.2)}" fill="var(--case)"/>'
        f'<circle {spot} r="{_n(radius)}" fill="#FFFBF0"/>'
        f'<circle {spot} r="{_n(radius * 0.36)}" fill="#1B2127"/>'
    )


def _name(place: dict[str, Any], picture: Picture, at: Point, radius: float) -> str:
    far = city_names_beside(picture)
    size = FAR_SIZE if far else TOWN_SIZE
    (x, y), anchor = name_at(picture["sides"][place["slug"]], at, radius, size)
    return (
        f'<text class="{"m-far" if far else "m-town"}" x="{_n(x)}" y="{_n(y)}" '
        f'style="text-anchor:{anchor}"{_held(text_width(place["name"], "sans-600", size))}>'
        f"{escape(place['name'])}</text>"
    )


def name_plate(place: dict[str, Any], picture: Picture, at: Point) -> str:
    colour = place.get("colour", "grey")
    box = plate(place["name"], at, picture["side"])
    wide, high = box.right - box.left, box.bottom - box.top
    lettered = city_width(place["name"])

    def rect(inset: float, corner_: float, looks: str) -> str:
        return (
            f'<rect x="{_n(-wide / 2 + inset)}" y="{_n(-high / 2 + inset)}" '
            f'width="{_n(wide - 2 * inset)}" height="{_n(high - 2 * inset)}" '
            f'rx="{corner_}" {looks}/>'
        )

    return (
        f'<g data-place="{place["slug"]}" '
        f'transform="translate({_n(at[0])} {_n((box.top + box.bottom) / 2)})">'
        + rect(0, 4, 'fill="var(--case)"')
        + rect(1.2, 3, f'fill="var(--g-{colour})"')
        + rect(
            3,
            1.8,
            f'fill="none" stroke="var(--g-{colour}-t)" stroke-opacity=".55" stroke-width=".8"',
        )
        + _pip(-wide / 2 + 11.2, 0, 3, colour)
        + f'<text class="m-city" x="6" y="4.1" fill="var(--g-{colour}-t)"{_held(lettered)}>'
        + f"{escape(place['name'].upper())}</text></g>"
    )
