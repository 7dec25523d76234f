"""Where names stand, so that none covers another, a place or (if it can be helped) a river."""

import math
import tomllib
import unicodedata
from bisect import bisect_left, bisect_right
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from roundhouse.rails.atlas.looks import PLAIN, Looks
from roundhouse.rails.atlas.model import Lettering, Picture
from roundhouse.rails.atlas.plane import Point, centre, corner
from roundhouse.rails.atlas.reader import said
from roundhouse.rails.atlas.shapes import Line, smooth, walk
from roundhouse.rails.map_format import Compiled

# Below this hex side cities are small hexes with the name beside them, as on a wall map.
FAR: Final = 20.0
TOWN_SIZE: Final = 11.0
CITY_SIZE: Final = 11.5
FAR_SIZE: Final = 9.6
CITY_SPACING: Final = 0.045
PLATE_HEIGHT: Final = 19.4
TRAY_HEIGHT: Final = 12.0
RIVER_TENSION: Final = 0.22
WIDE: Final = 0.6  # em of a letter on average, in a wide face
# Spacing in em and face of each kind of label.
LABEL_STYLE: Final[dict[str, tuple[str, float]]] = {
    "water": ("serif-italic", 0.16),
    "river": ("serif-italic", 0.08),
    "range": ("serif-500", 0.22),
    "land": ("serif-500", 0.22),
}
# Below, above, right, left, then the corners: readers look there first.
_SIDES: Final = ("s", "n", "e", "w", "se", "ne", "sw", "nw")
_HARD: Final = 1000.0


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    wide = min(a.right, b.right) - max(a.left, b.left)
    high = min(a.bottom, b.bottom) - max(a.top, b.top)
    return wide * high if wide > 0 and high > 0 else 0.0


@cache
def _widths(face: str) -> dict[str, int]:
    text = resources.files(__package__).joinpath("widths.toml").read_text("utf-8")
    table = tomllib.loads(text)[face]
    return {letter: int(width) for width, letters in table.items() for letter in letters}


def text_width(text: str, face: str, size: float, spacing: float = 0.0) -> float:
    """The width of a text in pixels; an accent adds nothing, an unknown letter is wide."""
    widths = _widths(face)
    units = 0.0
    for letter in unicodedata.normalize("NFC", text):
        base = unicodedata.normalize("NFD", letter)[0]
        units += widths.get(letter, widths.get(base, widths["M"])) / 1000 + spacing
    return units * size


def fitting(text: str, size: float, room: float) -> float:
    """A smaller size where the room needs it, however wide the face is that the reader has."""
    return min(size, room / (WIDE * len(text))) if room and text else size


def pixel(picture: Picture, q: float, r: float) -> Point:
    """The middle of a hex in the picture."""
    x, y = centre(picture["orientation"], q, r)
    side, origin = picture["side"], picture["origin"]
    return (origin[0] + x * side, origin[1] + y * side)


def stand(compiled: Compiled, picture: Picture, place: dict[str, Any]) -> tuple[float, float]:
    """q and r of a place; between the hexes if it lies on none."""
    if place["hex"] is None:
        q, r = picture.get("off", {})[place["slug"]]
    else:
        q, r = compiled["hexes"][place["hex"]][1:3]
    return (q, r)


def scale(picture: Picture) -> float:
    """Drawn measures are for a hex side of 33."""
    return picture["side"] / 33.0


def town_radius(picture: Picture) -> float:
    return 7.2 * scale(picture)


def city_width(name: str) -> float:
    return text_width(name.upper(), "sans-700", CITY_SIZE, CITY_SPACING)


def plate(name: str, at: Point, side: float) -> Box:
    """A city's name plate, across the lower edge of its hex."""
    wide = city_width(name) + 24.4
    y = at[1] + side * 0.866 - 9.0
    half = PLATE_HEIGHT / 2
    return Box(at[0] - wide / 2, y - half, at[0] + wide / 2, y + half)


def tray(count: int, at: Point, side: float) -> Box:
    """Where a far city's pieces stand: a small tray above its hex."""
    half = max(11.0, count * 4.5 + 1.3)
    y = at[1] - side - 1.5
    return Box(at[0] - half, y - TRAY_HEIGHT / 2, at[0] + half, y + TRAY_HEIGHT / 2)


def name_at(side_word: str, at: Point, radius: float, size: float) -> tuple[Point, str]:
    """Baseline point and anchor of a name beside a mark."""
    gap = radius + 2.5
    x, y = at
    dx = {"e": 1.0, "w": -1.0}.get(side_word[-1], 0.0)
    dy = {"n": -1.0, "s": 1.0}.get(side_word[0], 0.0)
    anchor = "start" if dx > 0 else "end" if dx < 0 else "middle"
    if dx and dy:
        return ((x + dx * gap * 0.75, y + dy * (gap * 0.75) + size * (0.35 + dy * 0.4)), anchor)
    if dx:
        return ((x + dx * (gap + 1), y + size * 0.35), anchor)
    return ((x, y - gap if dy < 0 else y + gap + size * 0.75), anchor)


def name_box(name: str, side_word: str, at: Point, radius: float, size: float) -> Box:
    (x, y), anchor = name_at(side_word, at, radius, size)
    wide = text_width(name, "sans-600", size)
    left = {"start": x, "end": x - wide, "middle": x - wide / 2}[anchor]
    return Box(left - 1, y - size * 0.76, left + wide + 1, y + size * 0.22)


def label_width(label: Lettering) -> float:
    face = LABEL_STYLE[label["kind"]][0]
    text = label["text"].upper() if label["kind"] in ("range", "land") else label["text"]
    return text_width(text, face, label["size"], label["spacing"])


def label_boxes(label: Lettering) -> list[Box]:
    """A slanting label as a row of small boxes along its baseline."""
    wide = label_width(label)
    angle = math.radians(label["angle"])
    cos, sin = math.cos(angle), math.sin(angle)
    half = label["size"] * 0.5
    count = max(1, round(wide / label["size"]))
    boxes = []
    for k in range(count):
        along = (k + 0.5) / count * wide - wide / 2
        # the middle of the letters lies a third of their size above the baseline
        x = label["at"][0] + along * cos + half * 0.66 * sin
        y = label["at"][1] + along * sin - half * 0.66 * cos
        boxes.append(Box(x - half, y - half, x + half, y + half))
    return boxes


def city_names_beside(picture: Picture) -> bool:
    return picture["side"] < FAR


def _marks(compiled: Compiled, picture: Picture, looks: Looks) -> list[tuple[str, Box]]:
    """Everything a name must not cover: towns, city hexes, name plates, signs."""
    radius = town_radius(picture) * 1.2
    side = picture["side"]
    marks = []
    for slug, q, r, _, tags in compiled["hexes"]:
        if any(tag in looks.sign for tag in tags):
            x, y = pixel(picture, q, r)
            half = side * 0.5
            marks.append((slug, Box(x - half, y - half, x + half, y + half)))
    for place in compiled["places"]:
        at = pixel(picture, *stand(compiled, picture, place))
        if place["kind"] == "town":
            box = Box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius)
            marks.append((place["slug"], box))
        else:
            reach = side * 0.82
            box = Box(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
            marks.append((place["slug"], box))
            if not city_names_beside(picture):
                marks.append((place["slug"], plate(place["name"], at, side)))
            elif place.get(looks.counted):
                marks.append((place["slug"], tray(place[looks.counted], at, side)))
    return marks


def place_names(
    compiled: Compiled, picture: Picture, wanted: dict[str, str], looks: Looks = PLAIN
) -> dict[str, str]:
    """The side on which each town's name stands (and each city's, on a far map).

    First each name takes its best free side, then all may move again while that helps.
    """
    marks = _marks(compiled, picture, looks)
    fixed = [box for label in picture["labels"] for box in label_boxes(label)]
    thin: Line = []
    for river in picture["rivers"]:
        points = [(x, y) for x, y in river["path"]]
        thin += walk(smooth(points, RIVER_TENSION), 6.0)
    for number, edge in compiled["closed"]:
        q, r = compiled["hexes"][number][1:3]
        for end in (edge, edge + 1):
            x, y = corner(picture["orientation"], q, r, end)
            origin, side = picture["origin"], picture["side"]
            thin.append((origin[0] + x * side, origin[1] + y * side))
    thin.sort()
    named = _named(compiled, picture)
    boxes = {
        slug: {word: name_box(name, word, at, radius, size) for word in _SIDES}
        for slug, name, at, radius, size in named
    }
    chosen: dict[str, str] = {}

    def lasting(slug: str, word: str) -> float:
        """What a side costs wherever the other names stand."""
        box = boxes[slug][word]
        if wanted.get(slug):
            total = 0.0 if wanted[slug] == word else _HARD * 10
        else:
            total = float(_SIDES.index(word))
        for other, mark in marks:
            if overlap(box, mark) and (other != slug or mark.right - mark.left > 20):
                total += _HARD
        total += sum(_HARD * 0.6 for mark in fixed if overlap(box, mark))
        if box.left < 2 or box.right > picture["size"][0] - 2:
            total += _HARD
        first, last = bisect_right(thin, (box.left, math.inf)), bisect_left(thin, (box.right,))
        inside = sum(box.top < y < box.bottom for _, y in thin[first:last])
        return total + inside * 1.5

    prices = {slug: {word: lasting(slug, word) for word in _SIDES} for slug in boxes}

    def cost(slug: str, word: str) -> float:
        box = boxes[slug][word]
        total = prices[slug][word]
        for other, side_word in chosen.items():
            if other != slug and overlap(box, boxes[other][side_word]):
                total += _HARD
        return total

    for _ in range(3):
        for slug, *_rest in named:
            sides = [(cost(slug, word), rank) for rank, word in enumerate(_SIDES)]
            chosen[slug] = _SIDES[min(sides)[1]]
    return chosen


def _named(compiled: Compiled, picture: Picture) -> list[tuple[str, str, Point, float, float]]:
    """Slug, name, middle, radius of the mark and letter size of each name beside a mark."""
    out = []
    for place in compiled["places"]:
        at = pixel(picture, *stand(compiled, picture, place))
        if place["kind"] == "town" and not city_names_beside(picture):
            out.append((place["slug"], place["name"], at, town_radius(picture) * 1.2, TOWN_SIZE))
        elif place["kind"] == "town":
            out.append((place["slug"], place["name"], at, town_radius(picture) * 1.2, FAR_SIZE))
        elif city_names_beside(picture):
            out.append((place["slug"], place["name"], at, picture["side"] * 0.8, FAR_SIZE))
    return out


def all_boxes(compiled: Compiled, picture: Picture) -> list[tuple[str, list[Box]]]:
    """Every name on the map with the boxes it fills."""
    out = []
    for slug, name, at, radius, size in _named(compiled, picture):
        word = picture["sides"][slug]
        out.append((slug, [name_box(name, word, at, radius, size)]))
    if not city_names_beside(picture):
        for place in compiled["places"]:
            if place["kind"] == "city":
                at = pixel(picture, *stand(compiled, picture, place))
                out.append((place["slug"], [plate(place["name"], at, picture["side"])]))
    out += [(label["slug"], label_boxes(label)) for label in picture["labels"]]
    return out


def collisions(compiled: Compiled, picture: Picture, looks: Looks = PLAIN) -> list[str]:
    """Sentences about names that cover each other or another place's mark."""
    names = all_boxes(compiled, picture)
    marks = _marks(compiled, picture, looks)
    called = {label["slug"]: label["text"] for label in picture["labels"]}
    called |= {place["slug"]: place["name"] for place in compiled["places"]}

    def fault(sentence: str, rule: str, *slugs: str) -> str:
        name, other = (called.get(slug, slug) for slug in slugs)
        return said(sentence, rule, *slugs, name=name, other=other)

    out = []
    for i, (slug, boxes) in enumerate(names):
        for other, theirs in names[i + 1 :]:
            if any(overlap(a, b) for a in boxes for b in theirs):
                sentence = f"the names of {slug} and {other} cover each other"
                out.append(fault(sentence, "names-meet", slug, other))
        for other, mark in marks:
            if other != slug and any(overlap(box, mark) for box in boxes):
                sentence = f"the name of {slug} covers {other}"
                out.append(fault(sentence, "name-covers", slug, other))
    return out
