"""The ground of a map, layer by layer from the sea up to what shuts an edge.

A layer is a function of the sheet that is drawn on; `GROUND` is their order.
"""

import base64
from collections.abc import Callable
from html import escape
from typing import Any, Final

from roundhouse.rails.atlas.lettering import (
    city_names_beside,
    label_width,
    pixel,
    scale,
    stand,
)
from roundhouse.rails.atlas.looks import Looks
from roundhouse.rails.atlas.model import Picture, Shape
from roundhouse.rails.atlas.picture import BEYOND
from roundhouse.rails.atlas.places import city_hex
from roundhouse.rails.atlas.plane import neighbour
from roundhouse.rails.atlas.shapes import Line, between, over_each_other, rough, twice_area, walk
from roundhouse.rails.atlas.svg import corner_px, curve, edge_path, held, hex_path, num, path
from roundhouse.rails.map_format import Compiled

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
_RIM: Final = 'fill="none" stroke="var(--coast)" stroke-width="2.6" stroke-linejoin="round"'
# Half the width of an inset, and how far it reaches up and down, in hex sides: pieces lie above a
# place and its name below it.
_INSET: Final = (3.5, 2.7, 2.7)


class Sheet:
    """What the layers draw from. `dry` are the shapes that are land, by the names of the SVG;
    `joined`: some lands lie over others, so that their coasts don't lie at the sea."""

    def __init__(self, compiled: Compiled, picture: Picture, relief: bytes, looks: Looks) -> None:
        self.compiled = compiled
        self.picture = picture
        self.relief = relief
        self.looks = looks
        self.name = f"atlas-{picture['name']}"
        self.k = scale(picture)
        self.side = picture["side"]
        self.wide, self.high = picture["size"]
        self.hexes = compiled["hexes"]
        lands = [_ring(shape) for shape in picture["lands"]]
        self.joined = over_each_other(
            [  # corners of hexes are too few to tell by
                walk([*ring, ring[0]], self.side / 4) if shape.get("hexes") else ring
                for ring, shape in zip(lands, picture["lands"])
            ]
        )
        if self.joined:  # rings that ran the other way round would be holes in others
            lands = [ring if twice_area(ring) > 0 else ring[::-1] for ring in lands]
        self.lands = [
            _coast(ring, shape, picture, 5 + i)
            for i, (ring, shape) in enumerate(zip(lands, picture["lands"]))
        ]
        self.lakes = [
            _coast(_ring(shape), shape, picture, 71 + i) for i, shape in enumerate(picture["lakes"])
        ]
        self.shore = picture.get("shore", False)
        self.dry = [f"{self.name}-land"] + ([f"{self.name}-shore"] if self.shore else [])

    def hex(self, entry: list[Any], side: float) -> str:
        return hex_path(self.picture, entry[1], entry[2], side)

    def edges(self, edges: list[tuple[int, int]]) -> str:
        return edge_path(self.compiled, self.picture, edges)


def _ring(shape: Shape) -> Line:
    return [(x, y) for x, y in shape["line"]]


def _coast(ring: Line, shape: Shape, picture: Picture, seed: int) -> str:
    wide, high = picture["size"]
    frame = [(-BEYOND, -BEYOND), (wide + BEYOND, high + BEYOND)]
    return path(rough(ring, _ROUGHNESS * shape["rough"], seed, _SHORTEST, frame))


def _strokes(shape: str, widths: tuple[tuple[float, float], ...]) -> list[str]:
    return [
        f'<use href="#{shape}" stroke-width="{num(width)}" stroke-opacity="{opacity}"/>'
        for width, opacity in widths
    ]


def definitions(sheet: Sheet) -> list[str]:
    """Shapes that several layers use."""
    name = sheet.name
    land = "".join(sheet.lands) or f"M0 0H{sheet.wide}V{sheet.high}H0Z"
    out = ["<defs>", f'<path id="{name}-land" d="{land}"/>']
    if sheet.shore:
        apart = "".join(sheet.hex(entry, sheet.side + _SHORE) for entry in sheet.hexes)
        out.append(f'<path id="{name}-shore" d="{apart}"/>')
    uses = "".join(f'<use href="#{part}"/>' for part in sheet.dry)
    out.append(f'<clipPath id="{name}-dry">{uses}</clipPath>')
    for i, d in enumerate(sheet.lakes):
        out.append(f'<path id="{name}-lake{i}" d="{d}"/>')
        out.append(f'<clipPath id="{name}-wet{i}"><use href="#{name}-lake{i}"/></clipPath>')
    return [*out, "</defs>"]


def sea(sheet: Sheet) -> list[str]:
    """Water, paler towards the coast."""
    out = [f'<rect width="{sheet.wide}" height="{sheet.high}" fill="var(--water)"/>']
    if not sheet.lands:
        return out
    out.append('<g fill="none" stroke-linejoin="round" stroke="var(--water-2)">')
    for part in sheet.dry:
        out += _strokes(part, ((45, 0.35), (30, 0.44), (16.5, 0.57)))
    out.append('</g><g fill="none" stroke-linejoin="round" stroke="var(--coast)">')
    for part in sheet.dry:
        out += _strokes(part, ((26, 0.06), (15, 0.1), (7, 0.14)))
    return [*out, "</g>"]


def land(sheet: Sheet) -> list[str]:
    name = sheet.name
    if not sheet.shore:  # where there are hexes, the land beside them is another
        ground = "--land-out" if sheet.hexes else "--land"
        rim = [f'<use href="#{name}-land" {_RIM}/>'] if sheet.joined else []
        return [*rim, f'<use href="#{name}-land" fill="var({ground})"/>']
    # lakes lie under the hexes on their shores; the coast is a rim of all that is dry
    out = [f'<use href="#{part}" {_RIM}/>' for part in sheet.dry]
    out.append(f'<use href="#{name}-land" fill="var(--land-out)"/>')
    out += _all_lakes(sheet)
    for i in range(len(sheet.lakes)):
        out.append(f'<g clip-path="url(#{name}-wet{i})"><use href="#{name}-shore" {_RIM}/></g>')
    return [*out, f'<use href="#{name}-shore" fill="var(--land-out)"/>']


def surface(sheet: Sheet) -> list[str]:
    """What ends where the land does."""
    parts = [part for layer in SURFACE for part in layer(sheet)]
    return [f'<g clip-path="url(#{sheet.name}-dry)">', *parts, "</g>"]


def terrains(sheet: Sheet) -> list[str]:
    by_terrain: dict[str, list[str]] = {"plain": []}
    for entry in sheet.hexes:
        shape = sheet.hex(entry, sheet.side + 0.3)
        by_terrain["plain"].append(shape)
        if entry[3] != "plain":
            by_terrain.setdefault(entry[3], []).append(shape)
    return [
        f'<path class="{terrain}" d="{"".join(shapes)}" '
        f'fill="var({TERRAIN_FILL.get(terrain, "--land")})"/>'
        for terrain, shapes in by_terrain.items()
        if shapes
    ]


def damp(sheet: Sheet) -> list[str]:
    """Hexes with water, where no river is drawn or it is too thin to be seen."""
    if sheet.picture["rivers"] and not city_names_beside(sheet.picture):
        return []
    priced = [entry for entry in sheet.hexes if entry[3] == "water"]
    wet = priced or [entry for entry in sheet.hexes if "river" in entry[4] or "canal" in entry[4]]
    d = "".join(sheet.hex(entry, sheet.side) for entry in wet)
    return [f'<path d="{d}" fill="var(--river)" fill-opacity=".17"/>'] if d else []


def relief(sheet: Sheet) -> list[str]:
    if not sheet.relief:
        return []
    data = base64.b64encode(sheet.relief).decode()
    return [
        f'<image width="{sheet.wide}" height="{sheet.high}" preserveAspectRatio="none" '
        f'style="opacity:var(--relief-o)" href="data:image/webp;base64,{data}"/>'
    ]


def rivers(sheet: Sheet) -> list[str]:
    out = ['<g fill="none" stroke="var(--river)" stroke-linecap="round" stroke-linejoin="round">']
    for river in sheet.picture["rivers"]:
        width = max(1.0, 2.3 * sheet.k * river["width"])
        d = curve([(x, y) for x, y in river["path"]])
        if river["canal"]:
            # a canal is dug: two banks with pale water between
            out.append(f'<path class="canal" d="{d}" stroke-width="{num(width * 1.7)}"/>')
            out.append(
                f'<path d="{d}" stroke="var(--river-case)" stroke-width="{num(width * 0.6)}" '
                'stroke-dasharray="5 3" stroke-linecap="butt"/>'
            )
        else:
            out.append(f'<path class="river" d="{d}" stroke-width="{num(width)}"/>')
    return [*out, "</g>"]


def lakes(sheet: Sheet) -> list[str]:
    return [] if sheet.shore else _all_lakes(sheet)


def _all_lakes(sheet: Sheet) -> list[str]:
    out = []
    for i in range(len(sheet.lakes)):
        lake = f"{sheet.name}-lake{i}"
        out.append(f'<use href="#{lake}" fill="var(--water)"/>')
        out.append(f'<g clip-path="url(#{sheet.name}-wet{i})" fill="none" stroke-linejoin="round">')
        out.append('<g stroke="var(--water-2)">')
        out += _strokes(lake, ((24, 0.7),))
        out.append('</g><g stroke="var(--coast)">')
        out += _strokes(lake, ((14, 0.13), (7, 0.18)))
        out.append("</g></g>")
        out.append(f'<use href="#{lake}" fill="none" stroke="var(--coast)" stroke-width="1.2"/>')
    return out


def coast(sheet: Sheet) -> list[str]:
    if not sheet.lands or sheet.shore or sheet.joined:
        return []
    line = 'fill="none" stroke="var(--coast)" stroke-width="1.3"'
    return [f'<use href="#{sheet.name}-land" {line}/>']


def black(sheet: Sheet) -> list[str]:
    """Hexes in the midst of others that can't be built on."""
    at = sheet.picture.get("black", [])
    d = "".join(hex_path(sheet.picture, q, r, sheet.side - 0.6) for q, r in at)
    return [f'<path class="black" d="{d}" fill="var(--case)" fill-opacity=".72"/>'] if d else []


def insets(sheet: Sheet) -> list[str]:
    """A frame round each place off the hexes: it is drawn nearer than it lies."""
    out = []
    wide, up, down = (part * sheet.side for part in _INSET)
    for place in sheet.compiled["places"]:
        if place["hex"] is None:
            x, y = pixel(sheet.picture, *stand(sheet.compiled, sheet.picture, place))
            out.append(
                f'<rect class="inset" x="{num(x - wide)}" y="{num(y - up)}" '
                f'width="{num(2 * wide)}" height="{num(up + down)}" rx="4" fill="none" '
                'stroke="var(--map-edge)" stroke-width="1.6"/>'
            )
    return out


def edges(sheet: Sheet) -> list[str]:
    """Hex lines, the border of the buildable land and ridges."""
    if not sheet.hexes:
        return []
    numbers = {(entry[1], entry[2]): i for i, entry in enumerate(sheet.hexes)}
    inner: list[tuple[int, int]] = []
    border: list[tuple[int, int]] = []
    for here, number in numbers.items():
        for edge in range(6):
            there = numbers.get(neighbour(sheet.compiled["orientation"], here, edge))
            if there is None:
                border.append((number, edge))
            elif number < there:
                inner.append((number, edge))
    return [
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
        f'<path class="hexes" d="{sheet.edges(inner)}" '
        'stroke="var(--hexline)" style="stroke-opacity:calc(var(--hexline-o)*1.6)"/>',
        f'<path class="border" d="{sheet.edges(border)}" '
        f'stroke="var(--map-edge)" stroke-width="{num(max(1.2, 2 * sheet.k))}"/>',
        *_ridges(sheet),
        "</g>",
    ]


def _ridges(sheet: Sheet) -> list[str]:
    found = [(number, edge) for number, edge in sheet.compiled["ridges"]]
    if not found:
        return []
    d = sheet.edges(found)
    halo = num(max(3.6, 4.4 * sheet.k))
    return [
        f'<path d="{d}" stroke="var(--map-halo)" stroke-width="{halo}"/>',
        f'<path class="ridges" d="{d}{_lee(sheet, found)}" '
        f'stroke="var(--ridge)" stroke-width="{num(max(1.8, 2.2 * sheet.k))}"/>',
    ]


def _lee(sheet: Sheet, ridges: list[tuple[int, int]]) -> str:
    """Three short strokes on the south-east side of each ridge edge."""
    picture, side = sheet.picture, sheet.side
    reach = 0.13 * side
    out = []
    for number, edge in ridges:
        q, r = sheet.hexes[number][1:3]
        a, b = corner_px(picture, q, r, edge), corner_px(picture, q, r, edge + 1)
        across = (-(b[1] - a[1]) / side, (b[0] - a[0]) / side)
        if across[0] + across[1] < 0:
            across = (-across[0], -across[1])
        for share in (0.25, 0.5, 0.75):
            x, y = between(a, b, share)
            tip = (x + across[0] * reach, y + across[1] * reach)
            out.append(path([(x, y), tip], closed=False))
    return "".join(out)


def zones(sheet: Sheet) -> list[str]:
    """A dotted line between the hexes of a zone and those outside it, and what covers it."""
    out = []
    for tag in sheet.picture.get("zones", []):
        if tag in sheet.looks.cover:
            inside = [entry for entry in sheet.hexes if tag in entry[4]]
            d = "".join(sheet.hex(entry, sheet.side) for entry in inside)
            out.append(
                f'<path class="{tag}" d="{d}" fill="{sheet.looks.cover[tag]}" '
                'style="fill-opacity:var(--hexline-o)"/>'
            )
        d = sheet.edges(_rim(sheet, tag))
        out.append(
            f'<g class="zone" data-tag="{tag}" fill="none" stroke-linecap="round" '
            f'stroke-linejoin="round"><path d="{d}" stroke="var(--map-halo)" stroke-width="5"/>'
            f'<path d="{d}" stroke="var(--water-text)" stroke-width="2.6" '
            'stroke-dasharray="0 5.2"/></g>'
        )
    return out


def _rim(sheet: Sheet, tag: str) -> list[tuple[int, int]]:
    tags = {(entry[1], entry[2]): entry[4] for entry in sheet.hexes}
    found = []
    for number, here in enumerate(tags):
        for edge in range(6):
            there = neighbour(sheet.compiled["orientation"], here, edge)
            if there in tags and tag in tags[here] and tag not in tags[there]:
                found.append((number, edge))
    return found


def signs(sheet: Sheet) -> list[str]:
    """Hexes with a tag that the game has a sign for."""
    out = []
    size = num(sheet.side * 0.5)
    for tag, shape in sheet.looks.sign.items():
        for _, q, r, _, tags in sheet.hexes:
            if tag in tags:
                x, y = pixel(sheet.picture, q, r)
                out.append(
                    f'<g class="{tag}" transform="translate({num(x)} {num(y)}) scale({size})">'
                    f'<circle r="1" fill="var(--river)"/><path d="{shape}" fill="#FFFDF6"/></g>'
                )
    return out


def lanes(sheet: Sheet) -> list[str]:
    """Ways over water, each with a ring for every space."""
    out = []
    radius = num(sheet.side * 0.42)
    for lane in sheet.picture.get("lanes", []):
        d = curve([(x, y) for x, y in lane["line"]])
        rings = "".join(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{radius}" fill="var(--water)"/>'
            for x, y in lane["spots"]
        )
        out.append(
            f'<g class="lane" data-lane="{lane["slug"]}" stroke="var(--water-text)">'
            f'<path d="{d}" fill="none" stroke-width="1.6" stroke-dasharray="5 4"/>{rings}</g>'
        )
    return out


def labels(sheet: Sheet) -> list[str]:
    out = []
    for label in sheet.picture["labels"]:
        looks = f"font-size:{label['size']:g}px;letter-spacing:{label['spacing']:g}em"
        out.append(
            f'<text class="m-{label["kind"]}" data-label="{label["slug"]}" style="{looks}" '
            f'transform="translate({num(label["at"][0])} {num(label["at"][1])}) '
            f'rotate({label["angle"]:g})"{held(label_width(label), "spacing")}>'
            f"{escape(label['text'])}</text>"
        )
    return out


def cities(sheet: Sheet) -> list[str]:
    return [
        city_hex(place, sheet.picture, *stand(sheet.compiled, sheet.picture, place))
        for place in sheet.compiled["places"]
        if place["kind"] == "city"
    ]


def closed(sheet: Sheet) -> list[str]:
    shut = [(number, edge) for number, edge in sheet.compiled["closed"]]
    if not shut:
        return []
    return [
        f'<path class="closed" d="{sheet.edges(shut)}" fill="none" stroke="var(--closed)" '
        f'stroke-width="{num(5 * sheet.k)}" stroke-linecap="round" stroke-linejoin="round"/>'
    ]


Layer = Callable[[Sheet], list[str]]
SURFACE: Final[tuple[Layer, ...]] = (terrains, damp, relief, rivers)
GROUND: Final[tuple[Layer, ...]] = (
    *(definitions, sea, land, surface, lakes, coast, black, insets, edges, zones, signs, lanes),
    *(labels, cities, closed),
)
