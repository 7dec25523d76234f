"""The table as one SVG picture, made from a view, the map and who is to move."""

from html import escape
from typing import Final

from roundhouse.games.steam.render.draw_board import draw_board
from roundhouse.games.steam.render.draw_pieces import (
    PICTURE,
    box,
    cube,
    definitions,
    disc,
    num,
    pip,
    rule,
    text,
    use,
)
from roundhouse.games.steam.render.draw_track import Grid, Line, path, tracks
from roundhouse.games.steam.render.show import (
    LETTERS,
    action_note,
    bid_text,
    cubes_of,
    figures,
    money,
    plain,
    remarks,
    seats_in_order,
    standing,
    takers,
    title,
    total,
)
from roundhouse.games.steam.rules.box import ACTION_NUMBER, ACTIONS, FACES, TABLE
from roundhouse.games.steam.view import View
from roundhouse.kernel.speech import called, player_names, say, upper_first
from roundhouse.rails.atlas.plane import corners
from roundhouse.rails.atlas.style import style as atlas_style
from roundhouse.rails.atlas.style import tokens
from roundhouse.rails.board import Board
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES

BAR: Final = 60
LEFT: Final = 252
RIGHT: Final = 348
PAD: Final = 16
ROW: Final = 60  # a player's

NAME: Final = "Steam"
PARTS: Final = ("points", "income", "links")


def draw(view: View, board: Board, actors: list[int]) -> str:
    """Header, actions and supply, the map, and the players, as a standalone SVG."""
    middle, wide, high = draw_board(view, board)
    left, left_high = left_column(view)
    right, right_high = right_column(view, actors)
    high = max(high, left_high, right_high)
    width, height = LEFT + wide + RIGHT, BAR + high
    said = f"{NAME}. {title(view, board)}: {standing(view, actors)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="atlas rh-steam" role="img" '
        f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">'
        f"<title>{escape(said)}</title><style>{style()}</style>"
        f"<defs>{definitions(len(view['players']))}</defs>"
        f'<rect width="{num(width)}" height="{num(height)}" fill="var(--water)"/>'
        f'<svg x="{LEFT}" y="{BAR}" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}">{middle}</svg>'
        f"{header(view, board, actors, width)}"
        f'<g transform="translate(0 {BAR})">{box(0, 0, LEFT, high, "card", 0)}{left}</g>'
        f'<g transform="translate({num(LEFT + wide)} {BAR})">'
        f"{box(0, 0, RIGHT, high, 'card', 0)}{right}</g></svg>"
    )


FILLS: Final = (
    "bg",
    "panel",
    "panel-2",
    "well",
    "bar",
    "text",
    "text-2",
    "text-3",
    "bar-text",
    "bar-text-2",
    "pos",
    "neg",
)


def style() -> str:
    """The map's style and ours, held to this picture, for a notebook has styles of its own."""
    light = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["light"].items()])
    both = {**tokens()["dark"], **PICTURE["dark"]}
    dark = ";".join([f"--{name}:{colour}" for name, colour in both.items()])
    fills = "".join([f".rh-steam .{name}{{fill:var(--{name})}}" for name in FILLS])
    return (
        f"{atlas_style()}svg.rh-steam{{{light};font-family:var(--sans);"
        "font-variant-numeric:tabular-nums;max-width:100%;height:auto}"
        f"@media(prefers-color-scheme:dark){{svg.rh-steam{{{dark}}}}}"
        f"[data-theme=dark] svg.rh-steam,svg.rh-steam[data-theme=dark]{{{dark}}}"
        f"{fills}.rh-steam .serif{{font-family:var(--serif)}}"
        ".rh-steam .caps{font-weight:600;letter-spacing:.07em;fill:var(--text-2)}"
        ".rh-steam .card{fill:var(--panel);stroke:var(--line)}"
        ".rh-steam .now{fill:var(--panel-2)}"
        ".rh-steam .mid{text-anchor:middle}.rh-steam .end{text-anchor:end}"
        ".rh-steam .hex-words{font-size:9.5px;text-anchor:middle;fill:var(--map-text);"
        "fill-opacity:.5}"
    )


# The header.


def header(view: View, board: Board, actors: list[int], width: float) -> str:
    drawn = [
        f'<rect width="{num(width)}" height="{BAR}" class="bar"/>',
        text(PAD, 26, NAME, 19, "bar-text serif", 600),
        text(PAD, 46, title(view, board), 13, "bar-text-2"),
        phase_line(view, width / 2, 24),
        text(width - PAD, 36, upper_first(standing(view, actors)), 16, "bar-text end", 600),
    ]
    return "".join(drawn)


def stops_of(view: View) -> list[str]:
    if view["phase"] == "first-order":
        return ["first-order", "choose", "build", "goods-1", "goods-2", "income"]
    first = ["capital", "order"] if view["rules"] == "standard" else []
    return [*first, "choose", "build", "goods-1", "goods-2", "income"]


def stop_now(view: View) -> int:
    """The stop of the phase line where the game stands; past the last one when it is over."""
    stops = stops_of(view)
    moving = view["phase"] in ("goods", "share")
    stop = f"goods-{view['round']}" if moving else view["phase"]
    return stops.index(stop) if stop in stops else len(stops)


def phase_line(view: View, middle: float, y: float) -> str:
    """A turn as a line diagram: stops passed are filled, the present one is amber."""
    stops, now = stops_of(view), stop_now(view)
    step = 88
    left = middle - step * (len(stops) - 1) / 2
    whole = step * (len(stops) - 1)
    drawn = [
        f'<path d="M{num(left)} {num(y)}h{whole}" stroke="var(--bar-line)" stroke-width="3"/>',
        f'<path d="M{num(left)} {num(y)}h{min(step * now, whole)}" stroke="var(--bar-text-2)" '
        'stroke-width="3"/>',
    ]
    for i, stop in enumerate(stops):
        x = left + step * i
        fill = ("var(--bar-text-2)", "var(--select)", "var(--bar)")[(i > now) + (i >= now)]
        edge = "var(--bar-line)" if i > now else fill
        drawn.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="6.5" fill="{fill}" stroke="{edge}" '
            'stroke-width="2"/>'
        )
        kind = "bar-text mid" if i == now else "bar-text-2 mid"
        drawn.append(
            text(x, y + 23, say(f"web-steam-phase-{stop}"), 12.5, kind, 600 if i == now else 400)
        )
    return "".join(drawn)


def heading(y: float, key: str, beside: str, width: float) -> str:
    head = text(PAD, y, say(key).upper(), 12, "caps")
    return head + text(width - PAD, y, beside, 12.5, "text-2 end")


# Actions and supply.


def left_column(view: View) -> tuple[str, float]:
    """Actions, goods supply, new cities, track tiles and prices; also how high they are."""
    drawn = [actions(view, 0)]
    y = 34.0 + 42 * len(ACTIONS) + 26
    drawn.append(rule(0, y - 22, LEFT))
    drawn.append(supply(view, y))
    y += 14 + 32 * -(-len(view["display"]) // 3) + 28
    drawn.append(rule(0, y - 22, LEFT))
    drawn.append(city_stock(view, y))
    y += 70
    drawn.append(rule(0, y - 22, LEFT))
    drawn.append(tile_stock(view, y))
    y += 14 + 50 * -(-FACES.count // 6) + 26
    drawn.append(rule(0, y - 22, LEFT))
    drawn.append(prices(y))
    return "".join(drawn), y + 50


def actions(view: View, y: float) -> str:
    drawn = [heading(y + 24, "web-steam-actions", "", LEFT)]
    taken = takers(view)
    for action, slug in enumerate(ACTIONS):
        top = y + 34 + 42 * action
        drawn.append(rule(PAD, top, LEFT - 2 * PAD))
        drawn.append(text(PAD + 4, top + 28, str(ACTION_NUMBER[action]), 20, "text-2 serif", 500))
        drawn.append(text(PAD + 30, top + 19, spoken(slug), 14.5, "text", 600, 172))
        drawn.append(text(PAD + 30, top + 35, action_note(view, action), 12.5, "text-2", room=172))
        x, middle = LEFT - PAD - 12, top + 21
        if slug in taken:
            drawn.append(disc(taken[slug], x, middle, 10))
        else:
            drawn.append(
                f'<circle cx="{num(x)}" cy="{num(middle)}" r="10" fill="none" '
                'stroke="var(--line-2)" stroke-dasharray="3 3"/>'
            )
    return "".join(drawn)


def spoken(slug: str) -> str:
    return called(slug, slug.replace("-", " ").title())


def supply(view: View, y: float) -> str:
    """The sets of goods under the numbers that sentences give them."""
    sets = view["display"]
    left = len([1 for cubes in sets if cubes])
    beside = say("web-steam-sets", left=left, all=len(sets))
    drawn = [heading(y, "web-steam-supply", beside, LEFT)]
    wide = (LEFT - 2 * PAD - 12) / 3
    for space, cubes in enumerate(sets):
        x, top = PAD + (wide + 6) * (space % 3), y + 12 + 32 * (space // 3)
        if cubes:
            drawn.append(box(x, top, wide, 27, "well"))
        else:
            drawn.append(
                f'<rect x="{num(x + 0.5)}" y="{num(top + 0.5)}" width="{num(wide - 1)}" '
                'height="26" rx="3" fill="none" stroke="var(--line-2)" stroke-dasharray="3 3"/>'
            )
        drawn.append(text(x + 16, top + 18, str(space + 1), 11, "text-3 end"))
        for i, colour in enumerate(cubes_of(cubes)):
            drawn.append(cube(colour, x + 27 + 16 * i, top + 12.6, 12))
    return "".join(drawn)


def city_stock(view: View, y: float) -> str:
    colours = [colour for colour, left in view["new_cities"].items() for _ in range(left)]
    drawn = [heading(y, "web-steam-new-cities", say("steam-board-grown"), LEFT)]
    drawn.append(use("grown", LEFT - PAD - 32, y + 26, 1.2))
    drawn.append(text(LEFT - PAD, y + 31, str(view["growth_markers"]), 14, "text end", 600))
    for i, colour in enumerate(colours):
        x = PAD + 11 + 20.4 * i
        drawn.append(
            f'<g transform="translate({num(x)} {num(y + 26)})"><path d="{flat_hex(0, 0, 9.6)}" '
            f'fill="var(--g-{colour})" stroke="var(--case)" stroke-width="1.2"/>{pip(colour, 3.6)}'
            "</g>"
        )
    if not colours:
        drawn.append(text(PAD, y + 28, "–", 13, "text-2"))
    return "".join(drawn)


def flat_hex(x: float, y: float, side: float) -> str:
    points = [f"{num(x + px)} {num(y + py)}" for px, py in corners("flat", 0, 0, side)]
    return f"M{'L'.join(points)}Z"


def tile_stock(view: View, y: float) -> str:
    """Every face with how many tiles could show it."""
    drawn = [heading(y, "web-steam-tiles", "", LEFT)]
    for face, slug in enumerate(FACES.slug):
        x = PAD + 17 + 37.2 * (face % 6)
        middle = y + 28 + 50 * (face // 6)
        left = view["box"][slug]
        kind = "text-2 mid" if left else "neg mid"
        drawn.append(f'<g opacity="{1 if left else 0.45}">{face_picture(face, x, middle)}</g>')
        drawn.append(text(x, middle + 28, str(left), 12, kind, 600))
    return "".join(drawn)


def face_picture(face: int, x: float, y: float) -> str:
    grid = Grid("flat", 15.0, (x, y))
    rails = [RAIL_ENDS[number] for number in FACES.rails[face * EDGES]]
    lines = [Line(path(grid, 0, 0, a, b), -1, False) for a, b in rails]
    drawn = f'<path d="{flat_hex(x, y, 16)}" fill="var(--land)" stroke="var(--line-2)"/>'
    if FACES.town[face]:
        return drawn + tracks(lines, 0.44) + use("town", x, y, 0.55)
    return drawn + "".join([tracks([line], 0.44) for line in lines])


def prices(y: float) -> str:
    drawn = [heading(y, "web-steam-prices", "", LEFT)]
    told = (
        ("exit", money(TABLE.exit_price)),
        ("town", f"+{TABLE.town_price}"),
        ("river", f"+{TABLE.river_price}"),
        ("hill", f"+{TABLE.terrain_price['hill']}"),
    )
    for i, (name, price) in enumerate(told):
        x, line = PAD + 118 * (i % 2), y + 20 + 19 * (i // 2)
        drawn.append(text(x, line, say(f"web-steam-price-{name}"), 13, "text-2", room=72))
        drawn.append(text(x + 102, line, price, 13, "text end", 600))
    return "".join(drawn)


# The players.


COUNTED: Final = (196, 246, 290, RIGHT - PAD)  # right ends of the count's columns
COLUMNS: Final = {"cash": 176, "income": 232, "links": 280, "points": RIGHT - PAD}


def right_column(view: View, actors: list[int]) -> tuple[str, float]:
    """Players in turn order, an auction, what the game would count now, and the key."""
    drawn = [text(PAD, 24, say("web-turn-order").upper(), 12, "caps", room=84)]
    for name, x in COLUMNS.items():
        drawn.append(text(x, 24, say(f"web-steam-figure-{name}"), 12.5, "text-2 end", room=42))
    y = 34.0
    for seat in seats_in_order(view):
        drawn.append(player(view, seat, seat in actors, y))
        y += ROW
    drawn.append(rule(0, y, RIGHT))
    y += 24
    if "auction" in view:
        drawn.append(auction(view, y))
        y += 84
        drawn.append(rule(0, y - 22, RIGHT))
    drawn.append(count(view, y))
    y += 22 + 25 * len(view["players"]) + 28
    drawn.append(rule(0, y - 22, RIGHT))
    drawn.append(key(y))
    return "".join(drawn), y + 190


def player(view: View, seat: int, to_move: bool, y: float) -> str:
    """A player's row; amber says that the next word is his."""
    mine = view["players"][seat]
    cash, earned, _, links, points, _ = figures(view, seat)
    drawn = [rule(0, y, RIGHT)]
    if to_move:
        drawn.append(box(0.5, y + 0.5, RIGHT - 1, ROW - 1, "now", 0))
        drawn.append(f'<rect y="{num(y)}" width="4" height="{ROW}" fill="var(--select)"/>')
    drawn.append(disc(seat, PAD + 14, y + 24, 13))
    income = "neg" if mine["income"] < 0 else "pos" if mine["income"] else "text"
    drawn.append(text(PAD + 38, y + 24, upper_first(player_names([seat])), 15.5, "text", 600))
    drawn.append(text(COLUMNS["cash"], y + 25, cash, 15.5, "text end", 600))
    drawn.append(text(COLUMNS["income"], y + 25, earned, 15.5, f"{income} end", 600))
    drawn.append(text(COLUMNS["links"], y + 25, links, 15.5, "text end", 600))
    drawn.append(text(COLUMNS["points"], y + 26, points, 20, "text end", 700))
    if not mine["bankrupt"]:
        drawn.append(locomotive(mine["level"], PAD + 38, y + 36))
    first, *others = remarks(view, seat)
    said = " · ".join([spoken(first) if mine["action"] else first, *others])
    drawn.append(text(PAD + 104, y + 46, said, 12.5, "text-2", room=RIGHT - 2 * PAD - 104))
    return "".join(drawn)


def locomotive(level: int, x: float, y: float) -> str:
    """The level as filled bars, and as a figure."""
    drawn = []
    for i in range(TABLE.highest_level):
        fill = "var(--text)" if i < level else "var(--line-2)"
        faint = "" if i < level else ' opacity=".45"'
        drawn.append(
            f'<rect x="{num(x + 7.5 * i)}" y="{num(y)}" width="5.5" height="10" rx="1" '
            f'fill="{fill}"{faint}/>'
        )
    after = x + 7.5 * TABLE.highest_level + 3
    return "".join(drawn) + text(after, y + 10, str(level), 12.5, "text-2", 600)


def auction(view: View, y: float) -> str:
    told = view["auction"]
    high = say("web-steam-no-bid")
    if told["high_bidder"] is not None:
        by = LETTERS[told["high_bidder"]]
        high = say("web-steam-high-bid", euros=told["high"], seat=by)
    drawn = [heading(y, "web-steam-auction", high, RIGHT)]
    for i, seat in enumerate(told["bidders"]):
        x = PAD + 12 + 52 * i
        drawn.append(disc(seat, x, y + 24, 10))
        drawn.append(text(x + 15, y + 29, bid_text(told, seat), 13.5, "text", 600))
    if told["free_pass"] is not None:
        said = say("web-steam-free-pass", seat=LETTERS[told["free_pass"]])
        drawn.append(text(PAD, y + 53, said, 12.5, "text-2"))
    return "".join(drawn)


def count(view: View, y: float) -> str:
    """What each score is made of."""
    over = "result" in view
    head = say("web-final-count" if over else "board-if-over").upper()
    drawn = [text(PAD, y, head, 12, "caps", room=104)]
    names = [*[say(f"web-steam-figure-{part}") for part in PARTS], say("board-score")]
    for i, name in enumerate(names):
        drawn.append(text(COUNTED[i], y, name, 12.5, "text-2 end", room=42))
    seats = list(range(len(view["players"])))
    if over:
        places = view["result"]["places"]
        seats.sort(key=lambda seat: (places[seat], seat))
    for row, seat in enumerate(seats):
        mine = view["players"][seat]
        line = y + 24 + 25 * row
        drawn.append(disc(seat, PAD + 10, line - 4.5, 8.5))
        if over:
            place = say("board-placed", value=places[seat])
            drawn.append(text(PAD + 28, line, place, 13, "text", 600))
        out = mine["bankrupt"]
        for i, part in enumerate(PARTS):
            value = mine["score"][part]
            kind = "neg end" if value < 0 else "text end"
            drawn.append(text(COUNTED[i], line, "–" if out else plain(value), 13.5, kind))
        score = "–" if out else plain(total(mine))
        drawn.append(text(COUNTED[-1], line, score, 14.5, "text end", 700))
    return "".join(drawn)


KEY: Final = RIGHT - 2 * PAD - 72  # room for what a sign means


def key(y: float) -> str:
    """What the pictures mean."""
    drawn = [text(PAD, y, say("board-key").upper(), 12, "caps")]
    for i, (owner, is_open, sign) in enumerate(
        ((0, False, "key-complete"), (0, True, "key-open"), (-1, False, "nobodys"))
    ):
        line = y + 24 + 26 * i
        drawn.append(tracks([Line(f"M{PAD} {num(line)}h54", owner, is_open)], 0.92))
        if is_open:
            at = f"translate({PAD + 54} {num(line)}) rotate(90)"
            drawn.append(f'<use href="#rh-steam-buffer" transform="{at}"/>')
        elif owner >= 0:
            drawn.append(disc(owner, PAD + 27, line))
        drawn.append(text(PAD + 72, line + 4.5, say(f"steam-board-{sign}"), 13, room=KEY))
    told = (
        (use("town", PAD + 27, y + 102), "key-town"),
        (use("grown", PAD + 27, y + 130), "key-grown"),
        (
            f'<path d="M{PAD + 8} {num(y + 158)}h38" stroke="var(--closed)" stroke-width="5" '
            'stroke-linecap="round"/>',
            "key-closed",
        ),
    )
    for i, (picture, sign) in enumerate(told):
        said = say(f"steam-board-{sign}")
        drawn.append(picture + text(PAD + 72, y + 106.5 + 28 * i, said, 13, room=KEY))
    return "".join(drawn)
