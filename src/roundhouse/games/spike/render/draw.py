"""The table as one SVG picture, made from a view and the box alone."""

from html import escape
from typing import Final

from roundhouse.games.spike.render import draw_board
from roundhouse.games.spike.render.draw_board import (
    PICTURE,
    SPACING,
    board,
    disc,
    extent,
    marker,
    num,
    pip,
)
from roundhouse.games.spike.render.show import (
    contract,
    counts,
    dollars,
    standing,
    title_of,
    where,
)
from roundhouse.games.spike.rules.board import BOARD
from roundhouse.games.spike.rules.box import PARTS, TABLE
from roundhouse.games.spike.view import View
from roundhouse.kernel.game import Spot
from roundhouse.kernel.speech import called, labelled, player_names, say, upper_first
from roundhouse.rails.atlas.lettering import fitting
from roundhouse.rails.atlas.style import style as atlas_style
from roundhouse.rails.atlas.style import tokens

NAME: Final = "Spike"
BAR: Final = 56
SIDE: Final = 400  # room for a wide face: a notebook may not have ours
PAD: Final = 16
CARD: Final = (40.0, 57.0)


def draw(view: View) -> str:
    """Header, the map with cards below it, and the players, as a standalone SVG."""
    left, top, wide, high = extent()
    column, bottom = players(view)
    under, deep = strip(view, wide)
    width = wide + SIDE
    height = BAR + max(high + deep, bottom)
    now = say("web-round-of", round=view["round"], rounds=view["rounds"])
    said = f"{now}: {standing(view)}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="atlas rh-spike" role="img" '
        f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">'
        f"<title>{escape(f'{NAME}, {said}')}</title><style>{style()}</style>"
        f'<rect width="{num(width)}" height="{num(height)}" class="panel"/>'
        f'<svg y="{BAR}" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="{num(left)} {num(top)} {num(wide)} {num(high)}">{board(view)}</svg>'
        f'<rect width="{num(width)}" height="{BAR}" class="bar"/>'
        f"{text(PAD, 24, NAME, 19, 'bar-text serif', 600)}"
        f"{text(PAD, 44, said, 13.5, 'bar-text-2')}"
        f'<g transform="translate(0 {num(BAR + high)})">{under}</g>'
        f'<g transform="translate({num(wide)} {BAR})">{column}</g></svg>'
    )


def spots() -> dict[str, Spot]:
    """Cities and junctions, by their words."""
    left, top, _, _ = extent()
    found = {}
    for point, slug in enumerate(BOARD.names):
        x, y = draw_board.at(point)
        found[slug] = Spot(x - left, y - top + BAR, SPACING / 2)
    return found


def style() -> str:
    """The map's style and ours, held to this picture, for a notebook has styles of its own."""
    light = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["light"].items()])
    both = {**tokens()["dark"], **PICTURE["dark"]}
    dark = ";".join([f"--{name}:{colour}" for name, colour in both.items()])
    kinds = ("panel", "panel-2", "bar", "text", "text-2", "bar-text", "bar-text-2")
    me = ".rh-spike"
    fills = "".join([f"{me} .{kind}{{fill:var(--{kind})}}" for kind in kinds])
    return (
        f"{atlas_style()}svg{me}{{{light};font-family:var(--sans);"
        "font-variant-numeric:tabular-nums;max-width:100%;height:auto}"
        f"@media(prefers-color-scheme:dark){{svg{me}{{{dark}}}}}"
        f"[data-theme=dark] svg{me},svg{me}[data-theme=dark]{{{dark}}}{fills}"
        f"{me} .serif{{font-family:var(--serif)}}{me} .mid{{text-anchor:middle}}"
        f"{me} .end{{text-anchor:end}}"
        f"{me} .caps{{font-weight:600;letter-spacing:.07em;fill:var(--text-2)}}"
        f"{me} .now{{fill:var(--panel-2);stroke:var(--select);stroke-width:2}}"
        f"{me} .city{{font-size:10.6px;font-weight:600;text-anchor:middle;fill:var(--map-text);"
        "paint-order:stroke;stroke:var(--map-halo);stroke-width:3px;stroke-linejoin:round}"
    )


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


def rule(y: float) -> str:
    return f'<path d="M0 {num(y)}h{SIDE}" stroke="var(--line)"/>'


# Under the map: the market and the cards to draw.


def strip(view: View, wide: float) -> tuple[str, float]:
    drawn = [text(PAD, 24, say("web-spike-market").upper(), 12, "caps")]
    for row, line in enumerate(view["market"]):
        y = 44.0 + 30 * row
        drawn.append(text(PAD, y + 6, str(line["value"]), 17, "text-2 serif", 600))
        for column, commodity in enumerate(line["commodities"]):
            x = PAD + 36.0 + 96 * column
            drawn.append(marker(commodity, x, y, 11.3))
            drawn.append(text(x + 18, y + 4, called(commodity), 12.5, room=64))
    right = wide - PAD - 5 * (CARD[0] + 6)
    drawn.append(text(right, 24, say("web-spike-display").upper(), 12, "caps"))
    for at, colour in enumerate(view["display"]):
        drawn.append(card(colour, right + at * (CARD[0] + 6), 36))
    drawn.append(back(view["deck"], right + 4 * (CARD[0] + 6), 36))
    if view["round"] == view["rounds"]:
        said = say("spike-board-times", value=view["times_drawn"], more=TABLE.time_cards)
        drawn.append(text(right, 112, said, 12.5, "text-2"))
    return "".join(drawn), 126.0


def card(colour: str, x: float, y: float) -> str:
    """A railway card: pale edge, coloured face, the colour's sign."""
    wide, high = CARD
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" rx="4" '
        'fill="#FFFBF0" stroke="#1B2127" stroke-width="1.3"/>'
        f'<rect x="{num(x + 3.5)}" y="{num(y + 3.5)}" width="{num(wide - 7)}" '
        f'height="{num(high - 7)}" rx="2" fill="var(--g-{colour})"/>'
        f"{pip(colour, x + wide / 2, y + high / 2, 7)}"
    )


def back(count: int, x: float, y: float) -> str:
    wide, high = CARD
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}" rx="4" '
        'fill="#14222D" stroke="#1B2127"/>'
        f"{text(x + wide / 2, y + high / 2 + 6, str(count), 16, 'bar-text mid', 600)}"
    )


# The players.


def players(view: View) -> tuple[str, float]:
    drawn: list[str] = []
    y = 0.0
    for seat in range(len(view["players"])):
        part, height = player(view, seat, y)
        drawn.append(part)
        y += height
    return "".join(drawn), y


def player(view: View, seat: int, y: float) -> tuple[str, float]:
    one = view["players"][seat]
    over = "result" in view
    money = view["result"]["scores"][seat] if over else one["money"]
    parts = {part: one["train"][part]["figure"] for part in PARTS}
    figures = " · ".join([say(f"web-spike-part-{part}", count=n) for part, n in parts.items()])
    place = f" · {say('board-placed', value=view['result']['places'][seat])}" if over else ""
    lines = [counts(one), say("spike-board-train", value=where(one["at"]))]
    lines += [contract(each, called(each["commodity"])) for each in one["contracts"]]
    for route in one.get("routes", []):
        stops = [title_of(stop["city"]) for stop in route["cities"]]
        way = " – ".join([title_of(route["start"]), *stops])
        lines.append(labelled(way, dollars(route["worth"])))
    height = 64.0 + 18 * len(lines)
    drawn = [] if seat not in view["actors"] else [active(y, height)]
    drawn += [
        disc(seat, PAD + 14, y + 26, 12),
        text(PAD + 36, y + 24, upper_first(player_names([seat])) + place, 15.5, "text", 600),
        text(PAD + 36, y + 41, figures, 12.5, "text-2"),
        text(SIDE - PAD, y + 32, dollars(money), 22, "text end", 700),
    ]
    for at, line in enumerate(lines):
        kind = "text-2" if at < 2 else "text"
        drawn.append(text(PAD, y + 64 + 18 * at, line, 12.5, kind, room=SIDE - 2 * PAD))
    drawn.append(rule(y + height))
    return "".join(drawn), height


def active(y: float, height: float) -> str:
    box = f'width="{SIDE - 2}" height="{num(height - 2)}"'
    return f'<rect x="1" y="{num(y + 1)}" {box} class="now"/>'
