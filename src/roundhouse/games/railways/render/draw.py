"""The table as one SVG picture: the map of the atlas, with track, cubes and players over it."""

import json
from functools import cache
from html import escape
from typing import Any, Final

from roundhouse.games.railways.render.show import LETTERS, standing, title
from roundhouse.games.railways.rules.box import GOODS, PACKAGE
from roundhouse.games.railways.rules.land import MAPS, land_of, without_places_of_parts
from roundhouse.games.railways.view import View
from roundhouse.kernel.data import read_toml
from roundhouse.kernel.game import Spot
from roundhouse.kernel.speech import called, say
from roundhouse.rails.atlas.draw import ground_layer
from roundhouse.rails.atlas.lettering import pixel
from roundhouse.rails.atlas.looks import looks_of
from roundhouse.rails.atlas.model import Picture
from roundhouse.rails.atlas.picture import bare_picture
from roundhouse.rails.atlas.places import city_hex, in_words, lettered, names_layer
from roundhouse.rails.atlas.plane import corner
from roundhouse.rails.atlas.style import style
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.map_format import Compiled

Point = tuple[float, float]

LOOK: Final[dict[str, Any]] = read_toml(PACKAGE, "render/picture.toml")
LOOKS: Final = looks_of(read_toml(PACKAGE, "data/maps/profile.toml"))
PANEL: Final = 220
ROW: Final = 44
ARC: Final = 1.5  # radius of a gentle curve, in sides of a hex


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


Still = tuple[Picture, str, Compiled]  # a map without pieces: its figures, its ground, and itself


def still(board: Board) -> Still:
    """Maps with a name here have pictures; any other is drawn from its hexes alone."""
    if board.name in MAPS.names and board.source == land_of(board.name).board.source:
        return named_still(board.name)
    compiled = without_places_of_parts(board.source)
    return draw_still(compiled, bare_picture(compiled), b"")


@cache
def named_still(name: str) -> Still:
    picture: Picture = json.loads(MAPS.file(name, ".picture.json").read_text("utf-8"))
    relief = MAPS.file(name, ".webp")
    hills = relief.read_bytes() if relief.is_file() else b""
    return draw_still(json.loads(MAPS.text(name)), picture, hills)


def draw_still(compiled: Compiled, picture: Picture, relief: bytes) -> Still:
    ground = "".join(ground_layer(compiled, picture, relief, LOOKS))
    return picture, ground, compiled


def draw(view: View, board: Board, actors: list[int]) -> str:
    picture, ground, compiled = still(board)
    names = "".join(names_layer(in_words(compiled), picture))
    wide, high = picture["size"]
    said = f"Railways of the World. {title(view, board)}: {standing(view, actors)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="atlas rh-railways" role="img" '
        f'width="{num(wide + PANEL)}" height="{num(high)}" '
        f'viewBox="0 0 {num(wide + PANEL)} {num(high)}">'
        f"<title>{escape(said)}</title><style>{style()}</style>"
        f'<rect width="100%" height="100%" fill="var(--water)"/>'
        f'<g class="ground">{lettered(ground)}</g>'
        f'<g class="pieces">{industries(view, board, picture)}{railway(view, board, picture)}'
        f"{rotors(view, board, picture)}{goods(view, board, picture)}"
        f"{fuel_depots(view, board, picture)}</g>"
        f'<g class="names">{names}</g><g class="owners">{owners(view, board, picture)}</g>'
        f'<g transform="translate({num(wide)} 0)">{players(view, actors, high)}</g></svg>'
    )


def spots(board: Board) -> dict[str, Spot]:
    """Hexes, and the cities on them, by their words."""
    picture = still(board)[0]
    found = {
        word: Spot(*pixel(picture, board.q[h], board.r[h]), picture["side"])
        for h, word in enumerate(board.slug)
    }
    return found | {
        slug: found[board.slug[board.place_hex[place]]] for slug, place in board.place_of.items()
    }


# Track.


def point(board: Board, picture: Picture, h: int, edge: int) -> Point:
    """The middle of an edge of a hex."""
    q, r = board.q[h], board.r[h]
    a = corner(picture["orientation"], q, r, edge % EDGES)
    b = corner(picture["orientation"], q, r, edge % EDGES + 1)
    left, top = picture["origin"]
    side = picture["side"]
    return left + (a[0] + b[0]) / 2 * side, top + (a[1] + b[1]) / 2 * side


def rail_path(board: Board, picture: Picture, rail: list[Any]) -> str:
    h = board.hex_of[rail[0]]
    start, end = point(board, picture, h, rail[1]), point(board, picture, h, rail[2])
    begin = f"M{num(start[0])} {num(start[1])}"
    if (rail[2] - rail[1]) % EDGES == EDGES // 2:
        return f"{begin}L{num(end[0])} {num(end[1])}"
    radius = num(ARC * picture["side"])
    sweep = 0 if (rail[2] - rail[1]) % EDGES < EDGES // 2 else 1
    return f"{begin}A{radius} {radius} 0 0 {sweep} {num(end[0])} {num(end[1])}"


def railway(view: View, board: Board, picture: Picture) -> str:
    """Beds below, bodies in their owner's colour above; incomplete links are dashed."""
    wide = picture["side"] * 0.42
    beds: list[str] = []
    bodies: list[str] = []
    for link in view["links"]:
        path = "".join([rail_path(board, picture, rail) for rail in link["rails"]])
        if not path:
            continue
        fill = LOOK["player"][link["owner"]]["fill"]
        dashes = "" if link["complete"] else f' stroke-dasharray="{num(wide)} {num(wide * 0.7)}"'
        beds.append(f'<path d="{path}" stroke="{LOOK["ink"]}" stroke-width="{num(wide)}"/>')
        bodies.append(
            f'<path d="{path}" stroke="{LOOK["bed"]}" stroke-width="{num(wide * 0.75)}"/>'
            f'<path d="{path}" stroke="{fill}" stroke-width="{num(wide * 0.6)}"{dashes}/>'
        )
    return f'<g fill="none">{"".join(beds)}{"".join(bodies)}</g>'


def disc(seat: int, at: Point, radius: float) -> str:
    """Whose it is: round, with a letter."""
    look = LOOK["player"][seat]
    return (
        f'<g transform="translate({num(at[0])} {num(at[1])})"><circle r="{num(radius)}" '
        f'fill="{look["fill"]}" stroke="{LOOK["ink"]}"/><text y="{num(radius * 0.5)}" '
        f'text-anchor="middle" font-size="{num(radius * 1.4)}" font-weight="700" '
        f'fill="{look["letter"]}">{LETTERS[seat]}</text></g>'
    )


def owners(view: View, board: Board, picture: Picture) -> str:
    """A disc on the middle rail of each link, or on its space at sea; that of a Western Link lies
    beside its city."""
    drawn: list[str] = []
    radius = picture["side"] * 0.42
    spots = sea_spots(view, picture)
    for link in view["links"]:
        if link["rails"]:
            word, a, b = link["rails"][len(link["rails"]) // 2]
            h = board.hex_of[word]
            first, last = point(board, picture, h, a), point(board, picture, h, b)
            at = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        elif link["link"] in spots:
            at = spots[link["link"]]
        else:
            city = next(end for end in link["ends"] if end is not None)
            x, y = middle(board, picture, city)
            at = (x - picture["side"] * 1.7, y)
        drawn.append(disc(link["owner"], at, radius))
    return "".join(drawn)


def sea_spots(view: View, picture: Picture) -> dict[int, Point]:
    """Where each sea link lies, by its number."""
    spots = [(x, y) for lane in picture.get("lanes", []) for x, y in lane["spots"]]
    spaces = view.get("sea_links", [])
    return {
        space["link"]: spot
        for space, spot in zip(spaces, spots)  # a map without a picture has none
        if space["link"] is not None
    }


# Cities.


def middle(board: Board, picture: Picture, slug: str) -> Point:
    h = board.place_hex[board.place_of[slug]]
    if h == NONE:
        q, r = picture.get("off", {})[slug]
        return pixel(picture, q, r)
    return pixel(picture, board.q[h], board.r[h])


def industries(view: View, board: Board, picture: Picture) -> str:
    """New Cities: grey on the map, of a colour now."""
    drawn: list[str] = []
    for city in view["places"]:
        facts = board.place_facts[board.place_of[city["place"]]]
        if facts["colour"] != city["colour"] and facts["hex"] is not None:
            h = int(facts["hex"])
            there = {**facts, "colour": city["colour"]}
            drawn.append(city_hex(there, picture, board.q[h], board.r[h]))
    return "".join(drawn)


def goods(view: View, board: Board, picture: Picture) -> str:
    """Cubes in rows of three on their cities; a ring on one that is empty."""
    side = picture["side"] * 0.46
    drawn: list[str] = []
    for city in view["places"]:
        x, y = middle(board, picture, city["place"])
        cubes = [colour for colour in GOODS for _ in range(city["cubes"].get(colour, 0))]
        if city["marker"]:
            drawn.append(
                f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(side * 0.8)}" fill="none" '
                f'stroke="{LOOK["ink"]}" stroke-width="2"/>'
            )
        if city.get("mine"):
            drawn.append(mine((x + side * 1.6, y - side * 1.6), side * 0.7))
        rows = (len(cubes) + 2) // 3
        for at, colour in enumerate(cubes):
            count = min(3, len(cubes) - at // 3 * 3)
            across = x + (at % 3 - (count - 1) / 2) * side * 1.12 - side / 2
            down = y + (at // 3 - (rows - 1) / 2) * side * 1.12 - side / 2
            drawn.append(
                f'<rect x="{num(across)}" y="{num(down)}" width="{num(side)}" '
                f'height="{num(side)}" rx="1" fill="var(--g-{colour})" stroke="{LOOK["bed"]}"/>'
            )
    return "".join(drawn)


def mine(at: Point, half: float) -> str:
    """A diamond at the shoulder of a city that has had its mine."""
    x, y = at
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    points = " ".join([f"{num(a)},{num(b)}" for a, b in corners])
    return f'<polygon class="mine" points="{points}" fill="{LOOK["ink"]}" stroke="{LOOK["bed"]}"/>'


def rotors(view: View, board: Board, picture: Picture) -> str:
    """The second colour of a city, as a disc at its lower edge."""
    drawn: list[str] = []
    for one in view.get("rotors", []):
        x, y = middle(board, picture, one["place"])
        drawn.append(
            f'<circle class="rotor" cx="{num(x)}" cy="{num(y + picture["side"] * 0.75)}" '
            f'r="{num(picture["side"] * 0.3)}" fill="var(--g-{one["colour"]})" '
            f'stroke="{LOOK["ink"]}"/>'
        )
    return "".join(drawn)


def fuel_depots(view: View, board: Board, picture: Picture) -> str:
    """Depots as squares of their owner beside a city; a cube that waits lies over them."""
    fuel = view.get("fuel_depots")
    if fuel is None:
        return ""
    side = picture["side"] * 0.46
    drawn: list[str] = []
    for city in fuel["cities"]:
        x, y = middle(board, picture, city["place"])
        for at in range(city["depots"]):
            drawn.append(
                f'<rect class="depot" x="{num(x + picture["side"] * 0.85)}" '
                f'y="{num(y - side + at * side * 1.1)}" width="{num(side)}" height="{num(side)}" '
                f'fill="{LOOK["player"][city["owner"]]["fill"]}" stroke="{LOOK["ink"]}"/>'
            )
    for cube in fuel["waiting"]:
        x, y = middle(board, picture, cube["place"])
        drawn.append(
            f'<rect class="waiting" x="{num(x + picture["side"] * 0.85)}" '
            f'y="{num(y - side * 2.2)}" width="{num(side)}" height="{num(side)}" rx="1" '
            f'fill="var(--g-{cube["colour"]})" stroke="{LOOK["bed"]}"/>'
        )
    return "".join(drawn)


# The players.


def players(view: View, actors: list[int], high: float) -> str:
    drawn = [f'<rect width="{PANEL}" height="{num(high)}" fill="var(--panel)"/>']
    for at, seat in enumerate(view["order"]):
        player = view["players"][seat]
        y = 30 + at * ROW
        if seat in actors:
            drawn.append(
                f'<rect x="4" y="{y - 20}" width="{PANEL - 8}" height="{ROW - 4}" rx="6" '
                'fill="var(--land)"/>'
            )
        drawn.append(disc(seat, (22, y), 10))
        kept = f" (+{player['kept']})" if "kept" in player else ""
        said = f"{say('web-railways-figure-points')} {player['points']}{kept}"
        drawn.append(line(40, y - 2, f"{said} · {say('board-loco')} {player['level']}", 14))
        told = [
            f"{say(f'web-railways-figure-{name}')} {value}"
            for name, value in (("bonds", player["bonds"]), ("income", player["income"]))
        ]
        cash = say("railways-money", value=player["cash"])
        drawn.append(line(40, y + 13, " · ".join([cash, *told]), 12))
    y = 44 + len(view["players"]) * ROW
    markers = view["markers"]
    empty = say("web-railways-empty-cities", out=markers["out"], needed=markers["needed"])
    drawn.append(line(12, y, empty, 13))
    for at, card in enumerate(view["display"]):
        drawn.append(line(12, y + 24 + at * 17, called(card), 12))
    return "".join(drawn)


def line(x: float, y: float, said: str, size: float) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="var(--map-text)" '
        f'font-family="var(--sans)">{escape(said)}</text>'
    )
