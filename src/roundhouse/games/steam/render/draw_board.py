"""The map with everything on it: the atlas's still picture below and above, pieces between."""

import json
import math
from functools import cache
from typing import Any, Final, NamedTuple

from roundhouse.games.steam.render.draw_pieces import CUBE, cube, disc, num, use
from roundhouse.games.steam.render.draw_track import (
    Grid,
    Line,
    Point,
    Rail,
    at_share,
    chain,
    link_path,
    open_points,
    path,
    tracks,
)
from roundhouse.games.steam.render.show import cities_of, complete, cubes_of, two_railed
from roundhouse.games.steam.rules.land import MAPS, land_of
from roundhouse.games.steam.view import Link, Place, View
from roundhouse.kernel.game import Spot
from roundhouse.rails.atlas.draw import ground_layer
from roundhouse.rails.atlas.lettering import Box, all_boxes, overlap, pixel, plate, scale
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.picture import bare_picture
from roundhouse.rails.atlas.places import (
    city_hex,
    in_words,
    lettered,
    name_plate,
    names_layer,
    spoken,
)
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import CENTRE
from roundhouse.rails.map_format import Compiled

Laid = tuple[Link, list[Rail]]  # a link and its rails in their order

# Where along a link its owner's disc may lie.
SHARES: Final = [share / 100 for share in range(8, 93, 3)]
CLEAR: Final = 8.0  # pixels around a disc
ASIDE: Final = (0, -6, 6, -12, 12, -18, 18, -24, 24)  # pixels that a plate may move
ROWS: Final = {5: [2, 3], 7: [2, 3, 2], 8: [3, 3, 2]}


class Still(NamedTuple):
    """The picture of a map without pieces."""

    picture: Picture
    ground: str
    compiled: Compiled

    @property
    def names(self) -> list[str]:
        """By place."""
        return names_layer(in_words(self.compiled), self.picture)


def still(board: Board) -> Still:
    """Maps with a name here have pictures; any other is drawn from its hexes alone."""
    if board.name in MAPS.names and board.source == land_of(board.name).board.source:
        return named_still(board.name)
    compiled = board.source
    return draw_still(compiled, bare_picture(compiled), b"")


@cache
def named_still(name: str) -> Still:
    picture = json.loads(MAPS.file(name, ".picture.json").read_text("utf-8"))
    relief = MAPS.file(name, ".webp")
    hills = relief.read_bytes() if relief.is_file() else b""
    return draw_still(land_of(name).board.source, picture, hills)


def draw_still(compiled: Compiled, picture: Picture, relief: bytes) -> Still:
    ground = "".join(ground_layer(compiled, picture, relief))
    return Still(picture, ground, compiled)


def grid_of(picture: Picture) -> Grid:
    x, y = picture["origin"]
    return Grid(picture["orientation"], picture["side"], (x, y))


def draw_board(view: View, board: Board) -> tuple[str, float, float]:
    """The map with its pieces, and its size."""
    drawn = still(board)
    wide, high = drawn.picture["size"]
    cities = cities_of(view)
    links = [(link, chain(board, link)) for link in view["links"]]
    body = (
        f'<g class="ground">{lettered(drawn.ground)}</g>'
        f'<g class="pieces">{hex_words(board, drawn.picture, cities)}'
        f"{new_cities(board, drawn.picture, cities)}{railway(board, drawn.picture, links, cities)}"
        f"{goods(board, drawn.picture, cities)}</g>"
        f'<g class="names">{names(board, drawn, cities)}</g>'
        f'<g class="owners">{discs(board, drawn.picture, links, cities)}</g>'
    )
    return body, wide, high


def middle(board: Board, picture: Picture, h: int) -> Point:
    return pixel(picture, board.q[h], board.r[h])


def spots(board: Board, left: float, top: float) -> dict[str, Spot]:
    """Hexes, and the towns and cities on them, by their words, where the map lies there."""
    picture = still(board).picture
    found = {}
    for h, word in enumerate(board.slug):
        x, y = middle(board, picture, h)
        found[word] = Spot(left + x, top + y, picture["side"])
    return found | {
        slug: found[board.slug[board.place_hex[place]]] for slug, place in board.place_of.items()
    }


def hex_words(board: Board, picture: Picture, cities: dict[str, Place]) -> str:
    """What sentences call each hex, small, in its upper corner."""
    found = []
    for h, word in enumerate(board.slug):
        place = board.place_at[h]
        if place == NONE or board.place_slug[place] not in cities:
            x, y = middle(board, picture, h)
            top = y - picture["side"] * 0.866 + 10
            found.append(f'<text x="{num(x)}" y="{num(top)}">{word}</text>')
    return f'<g class="hex-words">{"".join(found)}</g>'


def founded(board: Board, cities: dict[str, Place]) -> list[dict[str, Any]]:
    """New cities as the atlas knows places."""
    return [
        {**spoken(facts), "kind": "city", "colour": cities[facts["slug"]]["colour"]}
        for facts in board.place_facts
        if facts["kind"] == "town" and facts["slug"] in cities
    ]


def new_cities(board: Board, picture: Picture, cities: dict[str, Place]) -> str:
    return "".join(
        [
            city_hex(place, picture, board.q[place["hex"]], board.r[place["hex"]])
            for place in founded(board, cities)
        ]
    )


def plates_of(board: Board, picture: Picture, cities: dict[str, Place]) -> list[tuple[str, Box]]:
    """The plates of new cities, moved aside where one would cover a neighbour's cubes."""
    found = []
    side = picture["side"]
    for place in founded(board, cities):
        at = middle(board, picture, place["hex"])
        trays = []
        for slug in cities:
            if slug != place["slug"]:
                x, y = middle(board, picture, board.place_hex[board.place_of[slug]])
                trays.append(Box(x - side * 0.7, y - side * 0.8, x + side * 0.7, y + side * 0.3))
        moved = [plate(place["name"], (at[0] + aside, at[1]), side) for aside in ASIDE]
        hidden = [sum([overlap(box, tray) for tray in trays]) for box in moved]
        found.append((place["slug"], moved[hidden.index(min(hidden))]))
    return found


def names(board: Board, drawn: Still, cities: dict[str, Place]) -> str:
    """The names of the still picture; a new city has a plate instead."""
    plates: dict[str, str] = {}
    boxes = dict(plates_of(board, drawn.picture, cities))
    for place in founded(board, cities):
        box = boxes[place["slug"]]
        y = middle(board, drawn.picture, place["hex"])[1]
        plates[place["slug"]] = name_plate(place, drawn.picture, ((box.left + box.right) / 2, y))
    printed = drawn.names
    return "".join(
        [plates.get(slug, printed[place]) for place, slug in enumerate(board.place_slug)]
    )


# Track.


def railway(board: Board, picture: Picture, links: list[Laid], cities: dict[str, Place]) -> str:
    """Track, and buffer stops at open ends."""
    grid = grid_of(picture)
    k = scale(picture)
    lines = [
        Line(link_path(grid, board, rails), link["owner"], not complete(link))
        for link, rails in links
    ]
    drawn = [tracks(lines, k)]
    for word, pair in two_railed([link for link, _ in links]).items():
        # the second rail repeats its bed, so that it visibly passes over the first
        link, a, b = pair[-1]
        h = board.hex_of[word]
        over = path(grid, board.q[h], board.r[h], a, b)
        drawn.append(tracks([Line(over, link["owner"], not complete(link))], k))
    is_city = [place != NONE and board.place_slug[place] in cities for place in board.place_at]
    for _, rails in links:
        for h, edge in open_points(board, rails, is_city):
            drawn.append(buffer(grid, board, h, edge, k))
    return "".join(drawn)


def buffer(grid: Grid, board: Board, h: int, edge: int, k: float) -> str:
    x, y = grid.point(board.q[h], board.r[h], edge)
    across, down = grid.point(board.q[h], board.r[h], CENTRE)
    angle = math.degrees(math.atan2(y - down, x - across)) + 90
    # a little inside the hex, so that it is seen whose it is where two ends face each other
    x, y = x + (across - x) * 0.07, y + (down - y) * 0.07
    return (
        f'<use href="#rh-steam-buffer" transform="translate({num(x)} {num(y)}) '
        f'rotate({num(angle)}) scale({k:.3g})"/>'
    )


def discs(board: Board, picture: Picture, links: list[Laid], cities: dict[str, Place]) -> str:
    """One disc per owned link, on its track and clear of names, towns and other discs."""
    grid = grid_of(picture)
    shared = two_railed([link for link, _ in links])
    lettered = lettering(board, picture, cities)
    towns = [
        middle(board, picture, board.place_hex[place])
        for place, slug in enumerate(board.place_slug)
        if slug not in cities
    ]
    lying: list[Point] = []
    drawn: list[str] = []
    for link, rails in links:
        if link["owner"] < 0:
            continue
        costs: list[tuple[float, int, Point]] = []
        for rank, share in enumerate(SHARES):
            point, rail = at_share(grid, board, rails, share)
            cost = 0.3 * abs(share - 0.5)
            cost += sum([pressed(math.dist(point, other), 2.1 * CLEAR) for other in lying])
            cost += sum([pressed(math.dist(point, town), 2.1 * CLEAR) for town in towns])
            cost += sum([pressed(apart(point, box), CLEAR) for box in lettered])
            if board.slug[rail.h] in shared:
                heart = middle(board, picture, rail.h)
                cost += 0.5 * pressed(math.dist(point, heart), 1.5 * CLEAR)
            costs.append((cost, rank, point))
        point = min(costs)[2]
        lying.append(point)
        drawn.append(disc(link["owner"], *point))
    return "".join(drawn)


def lettering(board: Board, picture: Picture, cities: dict[str, Place]) -> list[Box]:
    """The boxes of names and plates as they lie now."""
    plates = dict(plates_of(board, picture, cities))
    found: list[Box] = []
    for slug, boxes in all_boxes(board.source, picture)[: board.places]:
        found += [plates[slug]] if slug in plates else boxes
    return found


def apart(point: Point, box: Box) -> float:
    """How far a point lies from a box."""
    x, y = point
    across = max(box.left - x, x - box.right, 0.0)
    return math.hypot(across, max(box.top - y, y - box.bottom, 0.0))


def pressed(distance: float, wanted: float) -> float:
    """From 0, far enough, to 1, in the very same place."""
    return max(0.0, 1.0 - distance / wanted)


# Goods.


def cube_rows(count: int) -> list[int]:
    """How many cubes lie in each row of a city."""
    if count in ROWS:
        return ROWS[count]
    per = 2 if count == 4 else 3 if count <= 9 else 4
    return [min(per, count - first) for first in range(0, count, per)]


def goods(board: Board, picture: Picture, cities: dict[str, Place]) -> str:
    """Cubes in their cities, and markers on those that have grown."""
    k = scale(picture)
    drawn: list[str] = []
    for slug, city in cities.items():
        x, y = middle(board, picture, board.place_hex[board.place_of[slug]])
        colours = cubes_of(city["cubes"])
        rows = cube_rows(len(colours))
        size, pitch = (CUBE * k, 17 * k) if len(rows) < 3 else (9.6 * k, 12.2 * k)
        top = y - (5 if len(rows) < 3 else 7.3) * k - (len(rows) - 1) / 2 * pitch
        for row, count in enumerate(rows):
            first = sum(rows[:row])
            for i, colour in enumerate(colours[first : first + count]):
                across = x + (i - (count - 1) / 2) * (size + 3.5 * k)
                drawn.append(cube(colour, across, top + row * pitch, size))
        if city["grown"]:
            drawn.append(use("grown", x + 19 * k, y - 25 * k, k))
    return "".join(drawn)
