"""Cities and towns: their marks, and their names above the pieces."""

import re
from html import escape, unescape
from typing import Any, Final

from roundhouse.kernel.speech import called
from roundhouse.rails.atlas.lettering import (
    FAR_SIZE,
    TOWN_SIZE,
    city_names_beside,
    city_width,
    name_at,
    pixel,
    plate,
    scale,
    stand,
    text_width,
    town_radius,
)
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.plane import EDGE_WORDS, Point
from roundhouse.rails.atlas.reader import SLUG
from roundhouse.rails.atlas.shapes import between
from roundhouse.rails.atlas.style import NEUTRAL
from roundhouse.rails.atlas.svg import corner_px, held, hex_path, num, path, pip
from roundhouse.rails.map_format import Compiled

# what a label says, and the room that its letters are held to
LABEL: Final = re.compile(
    r'(<text class="m-\w+" data-label="([\w-]+)"[^>]*?)( textLength="[^>]*")?>([^<]*)</text>'
)


def colour_of(place: dict[str, Any]) -> str:
    """A word, whatever stands in the source."""
    colour = place.get("colour", NEUTRAL)
    return colour if isinstance(colour, str) and SLUG.fullmatch(colour) else NEUTRAL


def city_hex(place: dict[str, Any], picture: Picture, q: float, r: float) -> str:
    colour = colour_of(place)
    side = picture["side"]
    k = scale(picture)
    outer = hex_path(picture, q, r, side - 0.8)
    if city_names_beside(picture):
        x, y = pixel(picture, q, r)
        casing = "--map-text" if colour == "black" else "--case"  # seen on dark land too
        return (
            f'<g data-place="{place["slug"]}">{_entries(place, picture, q, r)}'
            f'<path d="{outer}" fill="var(--g-{colour})" '
            f'stroke="var({casing})" stroke-width="1.3"/>{pip(x, y, side * 0.28, colour)}</g>'
        )
    return (
        f'<g data-place="{place["slug"]}"><path d="{outer}" fill="var(--panel)"/>'
        f'<path d="{outer}" fill="var(--g-{colour})" fill-opacity=".22"/>'
        f'<path d="{hex_path(picture, q, r, side - 3.6 * k)}" fill="none" '
        f'stroke="var(--g-{colour})" stroke-width="{num(5 * k)}"/>'
        f'<path d="{outer}" fill="none" stroke="var(--case)" stroke-width="1.3"/></g>'
    )


def _entries(place: dict[str, Any], picture: Picture, q: float, r: float) -> str:
    """Ticks on the edges by which a city may be entered, where the map limits them."""
    words = EDGE_WORDS[picture["orientation"]]
    ticks = []
    for exit_ in place.get("exits", []):
        edge = words.index(exit_) if isinstance(exit_, str) else exit_
        a, b = corner_px(picture, q, r, edge), corner_px(picture, q, r, edge + 1)
        middle, heart = between(a, b, 0.5), pixel(picture, q, r)
        ends = [between(heart, middle, 0.8), between(heart, middle, 1.17)]
        ticks.append(path(ends, closed=False))
    if not ticks:
        return ""
    return f'<path d="{"".join(ticks)}" stroke="var(--map-text)" stroke-width="3" fill="none"/>'


def lettered(ground: str) -> str:
    """The ground with its seas, rivers and ranges called so, too."""

    def told(label: re.Match[str]) -> str:
        begin, slug, room, printed = label.groups()
        said = escape(called(slug, unescape(printed)))
        return f"{begin}{room if said == printed else ''}>{said}</text>"

    return LABEL.sub(told, ground)


def spoken(place: dict[str, Any]) -> dict[str, Any]:
    """Called as it is in the language of who looks."""
    return {**place, "name": called(place["slug"], place["name"])}


def in_words(compiled: Compiled) -> Compiled:
    return {**compiled, "places": [spoken(place) for place in compiled["places"]]}


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
    spot = f'cx="{num(at[0])}" cy="{num(at[1])}"'
    return (
        f'<circle {spot} r="{num(radius * 1.2)}" fill="var(--case)"/>'
        f'<circle {spot} r="{num(radius)}" fill="#FFFBF0"/>'
        f'<circle {spot} r="{num(radius * 0.36)}" fill="#1B2127"/>'
    )


def _name(place: dict[str, Any], picture: Picture, at: Point, radius: float) -> str:
    far = city_names_beside(picture)
    size = FAR_SIZE if far else TOWN_SIZE
    (x, y), anchor = name_at(picture["sides"][place["slug"]], at, radius, size)
    return (
        f'<text class="{"m-far" if far else "m-town"}" x="{num(x)}" y="{num(y)}" '
        f'style="text-anchor:{anchor}"{held(text_width(place["name"], "sans-600", size))}>'
        f"{escape(place['name'])}</text>"
    )


def name_plate(place: dict[str, Any], picture: Picture, at: Point) -> str:
    colour = colour_of(place)
    box = plate(place["name"], at, picture["side"])
    wide, high = box.right - box.left, box.bottom - box.top
    lettered = city_width(place["name"])

    def rect(inset: float, corner_: float, looks: str) -> str:
        return (
            f'<rect x="{num(-wide / 2 + inset)}" y="{num(-high / 2 + inset)}" '
            f'width="{num(wide - 2 * inset)}" height="{num(high - 2 * inset)}" '
            f'rx="{corner_}" {looks}/>'
        )

    return (
        f'<g data-place="{place["slug"]}" '
        f'transform="translate({num(at[0])} {num((box.top + box.bottom) / 2)})">'
        + rect(0, 4, 'fill="var(--case)"')
        + rect(1.2, 3, f'fill="var(--g-{colour})"')
        + rect(
            3,
            1.8,
            f'fill="none" stroke="var(--g-{colour}-t)" stroke-opacity=".55" stroke-width=".8"',
        )
        + pip(-wide / 2 + 11.2, 0, 4.4, colour)
        + f'<text class="m-city" x="6" y="4.1" fill="var(--g-{colour}-t)"{held(lettered)}>'
        + f"{escape(place['name'].upper())}</text></g>"
    )
