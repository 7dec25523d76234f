"""A map's still picture as SVG: land, water, hexes, places and names, without any piece.

Pieces go between its two groups: `ground` lies below track, `names` above it.
"""

from collections.abc import Iterable
from html import escape

from roundhouse.rails.atlas.layers import GROUND, Sheet
from roundhouse.rails.atlas.looks import PLAIN, Looks
from roundhouse.rails.atlas.model import Picture, Sheets
from roundhouse.rails.atlas.places import names_layer
from roundhouse.rails.atlas.style import style
from roundhouse.rails.atlas.svg import num
from roundhouse.rails.map_format import Compiled


def draw_map(
    compiled: Compiled,
    picture: Picture,
    relief: bytes = b"",
    over: Iterable[str] = (),
    looks: Looks = PLAIN,
) -> str:
    """The picture of a map. `relief` is its hillshade, a WebP of the picture's proportions; `over`
    is drawn above everything; `looks` are its game's."""
    wide, high = picture["size"]
    ox, oy = picture["origin"]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="atlas" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}" data-map="{picture["name"]}" '
        f'data-orientation="{picture["orientation"]}" data-side="{picture["side"]}" '
        f'data-origin="{num(ox)} {num(oy)}">'
    )
    parts = [
        head,
        f"<title>{escape(compiled['title'])}</title>",
        *([_inset(picture["inset"])] if "inset" in picture else []),
        f"<style>{style()}</style>",
        '<g class="ground">',
        *ground_layer(compiled, picture, relief, looks),
        "</g>",
        '<g class="names">',
        *names_layer(compiled, picture),
        "</g>",
        *over,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _inset(sheets: Sheets) -> str:
    """For whoever shows the picture in two sheets; nothing is drawn of it here."""
    points = {"land": sheets["land"], "shift": [sheets["shift"]], "rim": sheets["rim"]}
    said = "".join(
        f' data-{key}="{" ".join(num(part) for point in line for part in point)}"'
        for key, line in points.items()
    )
    return f'<metadata class="inset" data-names="{" ".join(sheets["names"])}"{said}/>'


def ground_layer(
    compiled: Compiled, picture: Picture, relief: bytes, looks: Looks = PLAIN
) -> list[str]:
    """What lies below the pieces."""
    sheet = Sheet(compiled, picture, relief, looks)
    return [part for layer in GROUND for part in layer(sheet)]
