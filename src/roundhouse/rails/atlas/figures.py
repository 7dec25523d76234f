"""What a board prints on its cities and no piece shows yet: numbers, and ways off the map."""

import math
from html import escape
from typing import Any, Final

from roundhouse.rails.atlas.lettering import city_names_beside, pixel, stand
from roundhouse.rails.atlas.looks import Looks
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.plane import EDGE_WORDS, corner
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.map_format import Compiled

# In sides of a hex: where a number stands (above a small hex, whose name lies beside it; else in
# the hex, above its plate, where it hides no other name), its size, and the length of an arrow.
_ABOVE: Final = 1.0
_INSIDE: Final = 0.36
_RADIUS: Final = 0.44
_LONG: Final = 1.7


def figures_layer(compiled: Compiled, picture: Picture, looks: Looks) -> list[str]:
    out = [_arrow(compiled, picture, *way) for way in ways_off(compiled)]
    up = _ABOVE if city_names_beside(picture) else _INSIDE
    for place in compiled["places"]:
        if looks.counted in place:
            x, y = pixel(picture, *stand(compiled, picture, place))
            out.append(_number(place, looks.counted, x, y - up * picture["side"], picture["side"]))
    return out


def ways_off(compiled: Compiled) -> list[tuple[str, str, str]]:
    """Facts that name cities and an edge are ways off the map there: (fact, city, edge)."""
    return [
        (name, city, str(fact["edge"]))
        for name, fact in compiled["facts"].items()
        if isinstance(fact, dict) and "edge" in fact and "cities" in fact
        for city in fact["cities"]
    ]


def _number(place: dict[str, Any], counted: str, x: float, y: float, side: float) -> str:
    """A disc with the number of a city's pieces."""
    return (
        f'<g class="{counted}" data-place="{place["slug"]}" '
        f'transform="translate({x:.1f} {y:.1f}) scale({_RADIUS * side:.1f})">'
        '<circle r="1" fill="var(--panel)" stroke="var(--case)" stroke-width=".16"/>'
        '<text y=".46" text-anchor="middle" font-size="1.34" font-weight="700" '
        f'font-family="var(--sans)" fill="var(--map-text)">{escape(str(place[counted]))}</text></g>'
    )


def _arrow(compiled: Compiled, picture: Picture, fact: str, city: str, edge: str) -> str:
    """A dashed arrow out of a city, with the name of the fact at its end."""
    (place,) = [one for one in compiled["places"] if one["slug"] == city]
    q, r = stand(compiled, picture, place)
    number = EDGE_WORDS[picture["orientation"]].index(edge)
    a = corner(picture["orientation"], 0, 0, number)
    b = corner(picture["orientation"], 0, 0, (number + 1) % EDGES)
    dx, dy = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    x, y = pixel(picture, q, r)
    side = picture["side"]
    tip = x + dx * side * (1 + _LONG), y + dy * side * (1 + _LONG)
    turn = math.degrees(math.atan2(dy, dx))
    anchor = "end" if dx < -0.1 else "start" if dx > 0.1 else "middle"
    said, fact = escape(fact.replace("_", " ").title()), escape(fact)
    return (
        f'<g class="way-off" data-place="{city}" data-fact="{fact}">'
        f'<path d="M{x + dx * side:.1f} {y + dy * side:.1f}L{tip[0]:.1f} {tip[1]:.1f}" fill="none" '
        'stroke="var(--map-text)" stroke-width="2.4" stroke-dasharray="4 3"/>'
        f'<path transform="translate({tip[0]:.1f} {tip[1]:.1f}) rotate({turn:.0f})" '
        'd="M-1-5L7 0L-1 5z" fill="var(--map-text)"/>'
        f'<text class="m-far" x="{tip[0] + dx * 12:.1f}" y="{tip[1] + dy * 12 + 3.4:.1f}" '
        f'style="text-anchor:{anchor}">{said}</text></g>'
    )
