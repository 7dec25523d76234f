"""The table as one SVG picture, made from a view and the tile designs alone."""

from html import escape
from typing import Final, NamedTuple

from roundhouse.games.tiles.render.draw_tile import (
    MIDDLES,
    PICTURE,
    corner,
    definitions,
    disc,
    num,
    tile,
    use,
)
from roundhouse.games.tiles.render.show import (
    objective_tiles,
    open_sides,
    outcome,
    part_name,
    progress,
    sides,
    signed,
    standing,
    total,
)
from roundhouse.games.tiles.rules.box import TABLE
from roundhouse.games.tiles.view import Challenge, Column, Player, View
from roundhouse.kernel.game import Spot
from roundhouse.kernel.speech import called, how_many, player_names, say, upper_first
from roundhouse.rails.atlas.lettering import fitting

NAME: Final = "Railroad Tiles"
WIDTH: Final = 1200
MARGIN: Final = 24
GAP: Final = 16
BAR: Final = 64
POPULATION: Final = 252  # width of the population card
LARGEST: Final = 68  # pixels of a tile, at most

SANS: Final = (
    '"Barlow Semi Condensed","Avenir Next Condensed","Roboto Condensed","Segoe UI",'
    "system-ui,sans-serif"
)

SERIF: Final = 'Besley,Clarendon,Rockwell,Georgia,"Times New Roman",serif'


def draw(view: View) -> str:
    """Header, population, station board and every territory, as a standalone SVG."""
    band, height = table_band(view, BAR + GAP)
    panels, bottom = player_panels(view, BAR + GAP + height + GAP)
    body = header(view) + band + panels
    title = f"{NAME}, {rounds(view)}: {standing(view)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rh-tiles" role="img" width="{WIDTH}" '
        f'height="{num(bottom)}" viewBox="0 0 {WIDTH} {num(bottom)}">'
        f"<title>{escape(title)}</title><style>{style()}</style><defs>{definitions(body)}</defs>"
        f'<rect width="{WIDTH}" height="{num(bottom)}" class="bg"/>{body}</svg>'
    )


def style() -> str:
    """Everything is held to this picture, for a notebook page has styles of its own."""
    light = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["light"].items()])
    dark = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["dark"].items()])
    fills = "".join([f".rh-tiles .{name}{{fill:var(--{name})}}" for name in FILLS])
    return (
        f".rh-tiles{{{light};font-family:{SANS};font-variant-numeric:tabular-nums;"
        "max-width:100%;height:auto}"
        f"@media (prefers-color-scheme:dark){{.rh-tiles{{{dark}}}}}"
        f"{fills}.rh-tiles .serif{{font-family:{SERIF}}}"
        ".rh-tiles .caps{font-weight:600;letter-spacing:.07em;fill:var(--text-2)}"
        ".rh-tiles .card{fill:var(--panel);stroke:var(--line)}"
        ".rh-tiles .mid{text-anchor:middle}.rh-tiles .end{text-anchor:end}"
    )


FILLS: Final = (
    "bg",
    "panel",
    "well",
    "bar",
    "baize",
    "text",
    "text-2",
    "text-3",
    "bar-text",
    "bar-text-2",
    "neg",
)


# Small change.


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    kind: str = "text",
    weight: int = 400,
    room: float = 0,
) -> str:
    """Smaller where it would need more room; 0: as much as it wants."""
    size = fitting(said, size, room)
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-weight="{weight}" '
        f'class="{kind}">{escape(said)}</text>'
    )


def box(x: float, y: float, width: float, height: float, kind: str, corner: float = 6) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" '
        f'rx="{num(corner)}" class="{kind}"/>'
    )


def spoken(slug: str) -> str:
    return upper_first(called(slug, slug.replace("-", " ")))


def heading(key: str) -> str:
    return say(key).upper()


def rounds(view: View) -> str:
    return say("web-round-of", round=view["round"], rounds=view["rounds"])


# The header and the table.


def player_disc(seat: int, x: float, y: float, radius: float) -> str:
    fill, letter = PICTURE["player"][seat].values()
    return (
        f'<g transform="translate({num(x)} {num(y)})">{disc(radius, fill, 1.4)}'
        f'<text y="{num(radius * 0.36)}" font-size="{num(radius)}" font-weight="700" class="mid" '
        f'fill="{letter}">{seat + 1}</text></g>'
    )


def header(view: View) -> str:
    parts = [how_many(len(view["players"])), rounds(view)]
    if "objectives" in view["players"][0]["points"]:
        parts.insert(1, say("web-tiles-objectives"))
    drawn = [
        f'<rect width="{WIDTH}" height="{BAR}" class="bar"/>',
        text(MARGIN, 28, NAME, 19, "bar-text serif", 600),
        text(MARGIN, 48, " · ".join(parts), 13, "bar-text-2"),
        phase_line(view, WIDTH / 2, 26),
        text(WIDTH - MARGIN, 38, upper_first(standing(view)), 15.5, "bar-text end", 600),
    ]
    return "".join(drawn)


def phase_line(view: View, middle: float, y: float) -> str:
    """A round as a line diagram: stops passed are filled, the present one is amber."""
    stops = ["take", "place", "populate"]
    if view["phase"] == "start":
        stops.insert(0, "start")
    now = stops.index(view["phase"]) if view["phase"] in stops else len(stops)
    step = 112
    left = middle - step * (len(stops) - 1) / 2
    drawn = [
        f'<path d="M{num(left)} {num(y)}h{step * (len(stops) - 1)}" stroke="var(--bar-line)" '
        'stroke-width="3"/>'
    ]
    for i, stop in enumerate(stops):
        label = say(f"web-tiles-phase-{stop}")
        x = left + step * i
        fill = ("var(--bar-text-2)", "var(--select)", "var(--bar)")[(i > now) + (i >= now)]
        edge = "var(--select)" if i == now else "var(--bar-text-2)"
        drawn.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="6.5" fill="{fill}" stroke="{edge}" '
            'stroke-width="2"/>'
        )
        kind = "bar-text mid" if i == now else "bar-text-2 mid"
        drawn.append(text(x, y + 23, label, 12.5, kind, 600 if i == now else 400))
    return "".join(drawn)


def table_band(view: View, y: float) -> tuple[str, float]:
    """Population at the left, the station board beside it; their height."""
    drawn = [population(view, MARGIN, y)]
    x = MARGIN + POPULATION + GAP
    board, right = station_board(view, x, y)
    drawn.append(board)
    if "challenge" in view:
        drawn.append(challenge(view["challenge"], right + GAP, y))
    height = 176.0
    if view["starters"]:
        drawn.append(starters(view["starters"], MARGIN, y + height + GAP))
        height += GAP + 92
    return "".join(drawn), height


def population(view: View, x: float, y: float) -> str:
    """The waiting room, the active spaces, and the pawns left in the supply."""
    drawn = [
        box(x, y, POPULATION, 176, "card"),
        text(x + 14, y + 22, heading("web-tiles-population"), 12, "caps"),
        text(
            x + POPULATION - 14,
            y + 22,
            say("tiles-board-stack", value=view["tokens_in_stack"]),
            12.5,
            "text-2 end",
        ),
        f'<path d="M{x + 20} {y + 58}h{POPULATION - 36}m-8-6l8 6-8 6" fill="none" '
        'stroke="var(--line-2)" stroke-width="2.5"/>',
        f'<rect x="{x + 92}" y="{y + 32}" width="116" height="52" rx="6" fill="var(--panel)"/>',
        f'<rect x="{x + 92}" y="{y + 32}" width="116" height="52" rx="6" fill="var(--select)" '
        'fill-opacity=".2" stroke="var(--select)" stroke-width="1.5"/>',
        text(x + 42, y + 100, say("web-tiles-waiting"), 12.5, "text-2 mid"),
        text(x + 150, y + 100, say("web-tiles-active"), 12.5, "text mid", 600),
    ]
    tokens = [(view["waiting_room"], x + 42)]
    tokens += [(one, x + 122 + 56 * i) for i, one in enumerate(view["active"])]
    for shown, at in tokens:
        if shown:
            drawn.append(use(f"token-{shown['kind']}", at, y + 58))
            if shown["flag"]:
                drawn.append(use("flag", at + 16, y + 43))
        else:
            drawn.append(
                f'<circle cx="{at}" cy="{y + 58}" r="20" class="well" stroke="var(--line-2)" '
                'stroke-dasharray="4 3"/>'
            )
    drawn.append(f'<path d="M{x + 14} {y + 114}h{POPULATION - 28}" stroke="var(--line)"/>')
    for i, (kind, left) in enumerate(view["supply"].items()):
        drawn.append(use(f"pawn-{kind}", x + 30 + 54 * i, y + 145, 0.72))
        drawn.append(text(x + 46 + 54 * i, y + 150, str(left), 14, "text", 600))
    drawn.append(use("star", x + 196, y + 145, 1.5))
    drawn.append(text(x + 212, y + 150, str(view["star_supply"]), 14, "text", 600))
    return "".join(drawn)


def station_board(view: View, x: float, y: float) -> tuple[str, float]:
    """The columns as cards; also where the last one ends."""
    columns = view["columns"]
    tiles = sum([column["size"] for column in columns])
    room = WIDTH - MARGIN - x - 10 * (len(columns) - 1) - 24 * len(columns)
    size = min(62.0, (room - 6 * (tiles - len(columns))) / tiles)
    drawn = [
        text(x, y + 12, heading("web-tiles-station-board"), 12, "caps"),
        text(WIDTH - MARGIN, y + 12, say("tiles-board-bag", value=view["bag"]), 12.5, "text-2 end"),
    ]
    for number, column in enumerate(columns, start=1):
        width = 24 + size * column["size"] + 6 * (column["size"] - 1)
        drawn.append(column_card(column, number, x, y + 24, width, size))
        x += width + 10
    return "".join(drawn), x - 10


def column_card(column: Column, number: int, x: float, y: float, width: float, size: float) -> str:
    drawn = [
        box(x, y, width, 152, "card"),
        text(x + 13, y + 27, str(number), 20, "text serif", 600),
        text(x + 31, y + 26, say("tiles-board-size", value=column["size"]), 13, "text-2"),
    ]
    for i in range(column["stars"]):
        drawn.append(use("star", x + width - 18 - 18 * i, y + 21))
    if column["taken_by"] >= 0:
        drawn.append(player_disc(column["taken_by"], x + width / 2, y + 80, 18))
        drawn.append(text(x + width / 2, y + 120, say("tiles-board-is-taken"), 12.5, "text-2 mid"))
    elif not column["tiles"]:
        drawn.append(text(x + width / 2, y + 96, say("web-tiles-column-gone"), 12.5, "text-2 mid"))
    top = y + 42 + (98 - size) / 2
    for i, name in enumerate(column["tiles"]):
        drawn.append(tile(name, "turn0", x + 12 + (size + 6) * i, top, size))
    return "".join(drawn)


def starters(names: list[str], x: float, y: float) -> str:
    drawn = [
        box(x, y, WIDTH - MARGIN - x, 92, "card"),
        text(x + 14, y + 50, heading("web-tiles-starters"), 12, "caps"),
    ]
    for i, name in enumerate(names):
        drawn.append(tile(name, "turn0", x + POPULATION + GAP + 70 * i, y + 15, 62))
    return "".join(drawn)


def challenge(told: Challenge, x: float, y: float) -> str:
    """A lone player's task, and the points that give stars."""
    now = say("tiles-board-figure", value=told["needs"], more=told["have"])
    drawn = [
        text(x, y + 50, spoken(told["name"]), 16.5, "text serif", 600),
        text(x, y + 74, now, 14, "text"),
    ]
    if told["broken"]:
        drawn.append(text(x, y + 96, say("web-tiles-challenge-is-broken"), 14, "neg", 600))
    for i, points in enumerate(told["stars"]):
        for k in range(i + 1):
            drawn.append(use("star", x + 8 + 18 * k, y + 118 + 22 * i))
        asked = f"{say('web-tiles-figure-points')} {points}"
        drawn.append(text(x + 70, y + 123 + 22 * i, asked, 13, "text-2"))
    return "".join(drawn)


# The players.


class Panel(NamedTuple):
    """Where a player's panel lies, and the size of its tiles."""

    seat: int
    x: float
    y: float
    width: float
    height: float
    size: float


def laid_out(view: View, y: float) -> list[Panel]:
    """One panel for a lone player, else two in a row; tiles have one size in all of them."""
    seats = len(view["players"])
    beside = 1 if seats == 1 else 2
    width = (WIDTH - 2 * MARGIN - GAP * (beside - 1)) / beside
    size = tile_size(view, width)
    found: list[Panel] = []
    for first in range(0, seats, beside):
        row = range(first, min(first + beside, seats))
        height = row_height(view, row, beside, size)
        for i, seat in enumerate(row):
            found.append(Panel(seat, MARGIN + (width + GAP) * i, y, width, height, size))
        y += height + GAP
    return found


def player_panels(view: View, y: float) -> tuple[str, float]:
    panels = laid_out(view, y)
    drawn = [panel(view, *one) for one in panels]
    last = panels[-1]
    if last.seat and last.x == MARGIN:  # alone in its row
        drawn.append(key(MARGIN + last.width + GAP, last.y))
    return "".join(drawn), last.y + last.height + MARGIN


def row_height(view: View, row: range, beside: int, size: float) -> float:
    highest = max([panel_height(view, seat, size) for seat in row])
    return highest if len(row) == beside else max(highest, KEY_HEIGHT)


def spots(view: View, seat: int) -> dict[str, Spot]:
    """The places of a player's territory, and those beside it."""
    band = table_band(view, BAR + GAP)[1]
    _, x, y, width, height, size = laid_out(view, BAR + GAP + band + GAP)[seat]
    top, bottom = baize(view, seat, y, height)
    player = view["players"][seat]
    west, north, columns, rows = extent(player)
    left, up = corner_of(player, x, top, width, bottom - top, size)
    return {
        f"{west + column} {north + row}": Spot(
            left + size * (column + 0.5), up + size * (row + 0.5), size / 2
        )
        for column in range(-1, columns + 1)
        for row in range(-1, rows + 1)
    }


KEY_HEIGHT: Final = 390
KEY_ROOM: Final = 470  # for what a sign means
KEY: Final = (
    ("rail-junction-urban-traveller", "pawn-traveller", "key-railway"),
    ("highway-straight-car", "", "key-highway"),
    ("overpass", "", "crossed"),
    ("station-curve-traveller", "", "key-station"),
    ("highway-end", "", "key-end"),
)


def key(x: float, y: float) -> str:
    """What the pictures mean, where a fourth player would be."""
    drawn = [text(x + 16, y + 22, heading("board-key"), 12, "caps")]
    for i, (name, over, sign) in enumerate(KEY):
        said = upper_first(say(f"tiles-board-{sign}"))
        drawn.append(tile(name, "turn0", x + 16, y + 36 + 54 * i, 46, over))
        drawn.append(text(x + 80, y + 64 + 54 * i, said, 14, room=KEY_ROOM))
    end = y + 60 + 54 * len(KEY)
    drawn.append(use("barrier", x + 39, end))
    free = say("tiles-board-key-open", value=TABLE.free_interruptions)
    drawn.append(text(x + 80, end - 4, free, 14, room=KEY_ROOM))
    drawn.append(use("medal-temple", x + 39, end + 30, 0.9))
    drawn.append(use("done", x + 52, end + 43))
    drawn.append(text(x + 80, end + 35, say("tiles-board-key-done"), 14))
    return "".join(drawn)


def extent(player: Player) -> tuple[int, int, int, int]:
    """Westernmost and northernmost place, columns and rows."""
    tiles = player["territory"]["tiles"]
    columns = [tile["column"] for tile in tiles] or [0]
    rows = [tile["row"] for tile in tiles] or [0]
    west, north = min(columns), min(rows)
    return west, north, max(columns) - west + 1, max(rows) - north + 1


def tile_size(view: View, width: float) -> float:
    most = max([extent(player)[2] for player in view["players"]])
    return min(LARGEST, (width - 56) // most)


HEAD: Final = 106  # disc, name and points
STRIP: Final = 46  # objectives
HAND: Final = 92
AROUND: Final = 34  # baize around a territory


def panel_height(view: View, seat: int, size: float) -> float:
    player = view["players"][seat]
    height = HEAD + 2 * AROUND + size * extent(player)[3]
    height += HAND if in_hand(view, seat) else 0
    return height + (STRIP if "objectives" in player["points"] else 0)


def in_hand(view: View, seat: int) -> list[str]:
    if seat not in view["actors"]:
        return []
    due = view["players"][seat]["objectives"] if view["objective_due"] else []
    return [*view["hand"], *due]


def panel(
    view: View, seat: int, x: float, y: float, width: float, height: float, size: float
) -> str:
    player = view["players"][seat]
    drawn = [box(x, y, width, height, "card")]
    drawn.append(panel_head(view, seat, x, y, width))
    drawn.append(points(player, x, y + 64, width))
    top, bottom = baize(view, seat, y, height)
    if hand := in_hand(view, seat):
        drawn.append(hand_strip(hand, x, y + HEAD, width))
    if "objectives" in player["points"]:
        drawn.append(objectives_strip(player, x, bottom, width))
    drawn.append(territory(player, x, top, width, bottom - top, size))
    if seat in view["actors"]:
        drawn.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="6" '
            'fill="none" stroke="var(--select)" stroke-width="3"/>'
        )
    return "".join(drawn)


def baize(view: View, seat: int, y: float, height: float) -> tuple[float, float]:
    """Top and bottom of a panel's territory: below the hand, above the objectives."""
    top = y + HEAD + (HAND if in_hand(view, seat) else 0)
    return top, y + height - (STRIP if "objectives" in view["players"][seat]["points"] else 0)


def panel_head(view: View, seat: int, x: float, y: float, width: float) -> str:
    """Who it is, stars and refusals, and the points so far."""
    player = view["players"][seat]
    name = upper_first(player_names([seat]))
    left = say("tiles-board-refusals", value=player["refusals_left"])
    drawn = [
        player_disc(seat, x + 31, y + 32, 16),
        text(x + 58, y + 29, name + outcome(view, seat), 16, "text", 600),
        text(x + width - 16, y + 40, signed(total(player)), 26, "text end", 700),
        text(x + 58, y + 48, left, 12.5, "text-2", room=124),
    ]
    for i in range(player["stars"]):
        drawn.append(use("star", x + 192 + 18 * i, y + 44))
    right = x + width - 84
    for name in reversed(player["refused"]):
        drawn.append(
            f'<g opacity=".6">{tile(name, "turn0", right - 34, y + 14, 34)}'
            f'<path d="M{num(right - 34)} {num(y + 48)}l34-34" stroke="var(--neg)" '
            'stroke-width="2.5"/></g>'
        )
        right -= 40
    return "".join(drawn)


def points(player: Player, x: float, y: float, width: float) -> str:
    """What the points are made of, in columns."""
    parts = player["points"]
    step = (width - 32) / len(parts)
    drawn = [
        f'<path d="M{num(x + 16)} {num(y)}h{num(width - 32)}" stroke="var(--line)"/>',
    ]
    for i, name in enumerate(parts):
        label = part_name(name)
        if name == "interruptions":
            label += f" {player['territory']['open_ends']}"
        kind = "neg" if parts[name] < 0 else "text"
        at = x + 16 + step * i
        drawn.append(text(at, y + 17, label, 12, "text-2", room=step - 4))
        drawn.append(text(at, y + 34, signed(parts[name]), 15, kind, 600))
    return "".join(drawn)


def hand_strip(names: list[str], x: float, y: float, width: float) -> str:
    """Tiles still to place; four of a column and three objectives are the most."""
    step = min(70, (width - 108) // len(names))
    drawn = [text(x + 16, y + 44, heading("web-tiles-in-hand"), 12, "caps", room=60)]
    for i, name in enumerate(names):
        drawn.append(tile(name, "turn0", x + 100 + step * i, y + 10, step - 8))
    return "".join(drawn)


def objectives_strip(player: Player, x: float, y: float, width: float) -> str:
    """Objective tiles that lie, with how far they have come, and those to come."""
    laid = objective_tiles(player)
    told = [(tile["tile"], progress(tile), tile["met"]) for tile in laid]
    told += [(name, say("web-tiles-to-come"), False) for name in player["objectives"]]
    step = (width - 24) / max(3, len(told))
    drawn: list[str] = []
    for i, (name, far, met) in enumerate(told):
        at = x + 16 + step * i
        drawn.append(use(f"medal-{name}", at + 14, y + 23, 0.7))
        if met:
            drawn.append(use("done", at + 26, y + 33, 0.8))
        drawn.append(text(at + 38, y + 20, spoken(name), 13, "text", 600, step - 40))
        drawn.append(text(at + 38, y + 36, far, 12, "text-2", room=step - 40))
    return "".join(drawn)


def territory(player: Player, x: float, y: float, width: float, height: float, size: float) -> str:
    """The tiles on a baize with its grid, numbered as moves number the places."""
    west, north, columns, rows = extent(player)
    left, top = corner_of(player, x, y, width, height, size)
    drawn = [box(x + 1, y, width - 2, height, "baize", 0)]
    drawn.append(grid(x, y, width, height, left, top, size))
    for i in range(columns):
        drawn.append(text(left + size * (i + 0.5), y + 14, signed(west + i), 11, "text-3 mid"))
    for i in range(rows):
        drawn.append(text(x + 8, top + size * (i + 0.5) + 4, signed(north + i), 11, "text-3"))
    drawn.append(f'<g transform="translate({num(left)} {num(top)}) scale({num(size / 100)})">')
    drawn.append(laid_tiles(player, west, north))
    drawn.append("</g>")
    return "".join(drawn)


def corner_of(
    player: Player, x: float, y: float, width: float, height: float, size: float
) -> tuple[float, float]:
    """Where a territory begins that lies in the middle of a space."""
    _, _, columns, rows = extent(player)
    return x + (width - size * columns) / 2, y + (height - size * rows) / 2


def laid_tiles(player: Player, west: int, north: int) -> str:
    """Shadows, tiles with what lies on them, ticks on fulfilled objectives, barriers."""
    tiles = player["territory"]["tiles"]
    places = [(100 * (one["column"] - west), 100 * (one["row"] - north)) for one in tiles]
    shadow = "".join([f"M{x} {y + 5}h100v100h-100z" for x, y in places])
    drawn = [f'<path d="{shadow}" opacity=".16"/>']
    pieces = pieces_on(player)
    for laid, (x, y) in zip(tiles, places):
        over = pieces.get((laid["column"], laid["row"]), "")
        drawn.append(tile(laid["tile"], laid["turn"], x, y, 100, over))
        if laid.get("met"):
            right, down = corner(sides(laid["tile"], laid["turn"]))
            drawn.append(use("done", x + right + 13, y + down + 13))
    for column, row, side in open_sides(tiles):
        right, down = MIDDLES[side]
        at = 100 * (column - west) + right, 100 * (row - north) + down
        drawn.append(use("barrier", *at, turn=side))
    return "".join(drawn)


def pieces_on(player: Player) -> dict[tuple[int, int], str]:
    """Pawns, and those chosen but not yet shown, by place."""
    pieces: dict[tuple[int, int], str] = {}
    for laid in player["territory"]["tiles"]:
        if "pawn" in laid:
            pieces[laid["column"], laid["row"]] = f"pawn-{laid['pawn']}"
    for choice in player.get("chosen", []):
        pieces[choice["column"], choice["row"]] = f"chosen-{choice['pawn']}"
    return pieces


def grid(
    x: float, y: float, width: float, height: float, left: float, top: float, size: float
) -> str:
    path = ""
    at = left - size * ((left - x) // size)
    while at < x + width:
        path += f"M{num(at)} {num(y)}v{num(height)}"
        at += size
    at = top - size * ((top - y) // size)
    while at < y + height:
        path += f"M{num(x)} {num(at)}h{num(width)}"
        at += size
    return f'<path d="{path}" stroke="var(--grid)"/>'
