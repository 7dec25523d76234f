"""The table as one SVG picture, made from a view and the box alone."""

from typing import Final

from roundhouse.games.empires.render.draw_tile import (
    PICTURE,
    SIZE,
    centre,
    country,
    disc,
    extent,
    num,
    safe,
)
from roundhouse.games.empires.render.show import (
    RIVALS,
    money,
    part_name,
    rounds,
    signed,
    spoken,
    standing,
    total,
)
from roundhouse.games.empires.rules.box import TABLE, TERRAINS
from roundhouse.games.empires.view import ActionCard, View
from roundhouse.kernel.game import Spot
from roundhouse.kernel.speech import called, how_many, labelled, player_names, say, upper_first
from roundhouse.rails.atlas.lettering import fitting

NAME: Final = "Small Railroad Empires"
WIDTH: Final = 1240
MARGIN: Final = 20
GAP: Final = 14
BAR: Final = 64
SIDE: Final = 330  # width of the players' column
SANS: Final = (
    '"Barlow Semi Condensed","Avenir Next Condensed","Roboto Condensed","Segoe UI",'
    "system-ui,sans-serif"
)

SERIF: Final = 'Besley,Clarendon,Rockwell,Georgia,"Times New Roman",serif'
STOPS: Final = [("construct", "unlock"), ("deliver", "card"), ("claim",), ("buy",)]


def draw(view: View) -> str:
    """Header, the country, what lies beside it and every player, as a standalone SVG."""
    wide = WIDTH - 2 * MARGIN - GAP - SIDE
    west, north, width, height = extent(view)
    scale = wide / width
    tall = height * scale
    map_part = (
        f'<rect x="{MARGIN}" y="{BAR + GAP}" width="{wide}" height="{num(tall)}" rx="8" '
        f'class="water"/><g transform="translate({MARGIN} {BAR + GAP}) scale({scale:.4f}) '
        f'translate({num(-west)} {num(-north)})">{country(view)}</g>'
    )
    beside, bottom = column(view, WIDTH - MARGIN - SIDE, BAR + GAP)
    under, low = strip(view, MARGIN, BAR + GAP + tall + GAP, wide)
    end = max(bottom, low) + MARGIN
    title = safe(f"{NAME}, {rounds(view)}: {standing(view)}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rh-empires" role="img" width="{WIDTH}" '
        f'height="{num(end)}" viewBox="0 0 {WIDTH} {num(end)}"><title>{title}</title>'
        f"<style>{style()}</style>"
        f'<rect width="{WIDTH}" height="{num(end)}" class="bg"/>'
        f"{header(view)}{map_part}{beside}{under}</svg>"
    )


def spots(view: View) -> dict[str, Spot]:
    """The spaces of the country, by their words."""
    west, north, width, _ = extent(view)
    scale = (WIDTH - 2 * MARGIN - GAP - SIDE) / width
    found = {}
    for space in view["spaces"]:
        x, y = centre(space)
        at = (MARGIN + (x - west) * scale, BAR + GAP + (y - north) * scale)
        found[space["space"]] = Spot(*at, SIZE * scale)
    return found


FILLS: Final = ("bg", "panel", "panel-2", "bar", "text", "text-2", "bar-text", "bar-text-2", "neg")
GROUNDS: Final = (*TERRAINS, "water", "tree", "peak", "peak-light")


def style() -> str:
    """Everything is held to this picture, for a notebook page has styles of its own."""
    light = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["light"].items()])
    dark = ";".join([f"--{name}:{colour}" for name, colour in PICTURE["dark"].items()])
    me = ".rh-empires"
    fills = "".join([f"{me} .{name}{{fill:var(--{name})}}" for name in (*FILLS, *GROUNDS)])
    lines = "".join(
        [
            f"{me} .{name}{{fill:none;stroke:var(--{name});stroke-width:{width};"
            "stroke-linecap:round;stroke-linejoin:round}"
            for name, width in (
                ("dune", 1.4),
                ("grass", 1.1),
                ("stream", 7),
                ("stream-edge", 11),
                ("hexline", 1),
                ("bed", 11),
            )
        ]
    )
    return (
        f"{me}{{{light};font-family:{SANS};font-variant-numeric:tabular-nums;"
        "max-width:100%;height:auto}"
        f"@media (prefers-color-scheme:dark){{{me}{{{dark}}}}}{fills}{lines}"
        f"{me} .card{{fill:var(--panel);stroke:var(--line)}}"
        f"{me} .card-edge{{fill:var(--panel);stroke:var(--panel);stroke-width:2}}"
        f"{me} .plate{{fill:var(--panel);stroke:var(--case);stroke-width:1.5}}"
        f"{me} .skyline{{fill:var(--text-2)}}{me} .works{{fill:var(--text)}}"
        f"{me} .name{{fill:var(--map-text);paint-order:stroke;stroke:var(--map-halo);"
        "stroke-width:3px;stroke-linejoin:round}"
        f"{me} .map-text{{fill:var(--map-text)}}"
        f"{me} .caps{{font-weight:600;letter-spacing:.07em;fill:var(--text-2)}}"
        f"{me} .serif{{font-family:{SERIF}}}"
        f"{me} .mid{{text-anchor:middle}}{me} .end{{text-anchor:end}}"
    )


def heading(key: str) -> str:
    return say(key).upper()


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
        f'class="{kind}">{safe(said)}</text>'
    )


def card(x: float, y: float, width: float, height: float, amber: bool = False) -> str:
    ring = ' style="stroke:var(--select);stroke-width:3"' if amber else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="6" '
        f'class="card"{ring}/>'
    )


def header(view: View) -> str:
    tiles = "/".join([str(tile) for tile in view["tiles"]])
    where = f"{say('web-empires-label-tiles')} {tiles}, "
    where += f"{say('web-empires-label-triangle')} {view['country']}"
    parts = [how_many(len(view["players"])), where, rounds(view)]
    parts += [say("web-empires-last-round")] if view["ending"] else []
    return (
        f'<rect width="{WIDTH}" height="{BAR}" class="bar"/>'
        + text(MARGIN, 28, NAME, 19, "bar-text serif", 600)
        + text(MARGIN, 48, " · ".join(parts), 13, "bar-text-2")
        + steps(view, WIDTH / 2 + 40, 26)
        + text(WIDTH - MARGIN, 38, upper_first(standing(view)), 15, "bar-text end", 600)
    )


def steps(view: View, middle: float, y: float) -> str:
    """A turn as a line diagram: stops passed are filled, the present one is amber."""
    now = len(STOPS) if view["phase"] == "end" else -1
    for i, phases in enumerate(STOPS):
        if view["phase"] in phases:
            now = i
    step = 86
    left = middle - step * (len(STOPS) - 1) / 2
    drawn = (
        f'<path d="M{num(left)} {num(y)}h{step * 3}" stroke="var(--bar-line)" stroke-width="3"/>'
    )
    for i, (phase, *_) in enumerate(STOPS):
        label = say(f"web-empires-phase-{phase}")
        fill = ("var(--bar-text-2)", "var(--select)", "var(--bar)")[(i > now) + (i >= now)]
        edge = "var(--select)" if i == now else "var(--bar-text-2)"
        x = left + step * i
        drawn += (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="6.5" fill="{fill}" stroke="{edge}" '
            'stroke-width="2"/>'
        )
        kind = "bar-text mid" if i == now else "bar-text-2 mid"
        drawn += text(x, y + 22, label, 12, kind, 600 if i == now else 400)
    return drawn


# The column beside the map: players, and the conglomerate.


def column(view: View, x: float, y: float) -> tuple[str, float]:
    drawn = ""
    for seat in range(len(view["players"])):
        part, height = player(view, seat, x, y)
        drawn += part
        y += height + GAP
    if "conglomerate" in view:
        part, height = conglomerate(view, x, y)
        drawn += part
        y += height + GAP
    return drawn, y - GAP


def player(view: View, seat: int, x: float, y: float) -> tuple[str, float]:
    one = view["players"][seat]
    place = ""
    if "result" in view and len(view["players"]) > 1:
        place = f" · {say('board-placed', value=view['result']['places'][seat])}"
    counts = {
        "web-empires-figure-tracks": one["tracks_left"],
        "empires-board-locked": len(TABLE.unlocking) - one["unlocked"],
        "empires-board-trains": one["trains_left"],
        "empires-board-part-loans": one["loans"],
    }
    figures = " · ".join([f"{say(what)} {count}" for what, count in counts.items()])
    drawn = (
        disc(view, seat, x + 26, y + 28, 14)
        + text(x + 50, y + 24, upper_first(player_names([seat])) + place, 16, "text", 600)
        + text(x + 50, y + 42, figures, 12, "text-2", room=SIDE - 60)
        + text(x + SIDE - 66, y + 24, money(one["money"]), 17, "text end", 600)
        + text(x + SIDE - 14, y + 28, signed(total(one["points"])), 24, "text end", 700)
        + parts(one["points"], x + 14, y + 52)
        + cards(say("board-hand"), one["hand"], one["cards"] - len(one["hand"]), x + 14, y + 98)
        + cards(say("empires-board-played"), one["played"], 0, x + 14, y + 124, one["locomotives"])
    )
    height = 144.0
    if one["contract"]:
        kind = say(f"empires-board-{'shown' if one['contract']['shown'] else 'contract'}")
        worth = f"{spoken(one['contract']['factory'])}, {one['contract']['prestige']}"
        said = upper_first(labelled(kind, worth))
        drawn += text(x + 14, y + 153, said, 12.5, "text-2")
        height += 18
    return card(x, y, SIDE, height, seat in view["actors"]) + drawn, height


def parts(points: dict[str, int], x: float, y: float) -> str:
    drawn = ""
    step = (SIDE - 20) / len(points)
    for i, (name, value) in enumerate(points.items()):
        kind = "neg" if value < 0 else "text"
        drawn += text(x + step * i, y + 14, part_name(name), 11.5, "text-2", room=step - 4)
        drawn += text(x + step * i, y + 29, signed(value), 14, kind, 600)
    return drawn


def cards(
    label: str, names: list[str], unseen: int, x: float, y: float, found: list[str] | None = None
) -> str:
    """Small cards with what they ask for; unseen ones are blank, found locomotives round."""
    drawn = text(x, y + 4, label, 11.5, "text-2", room=48)
    at = x + 52
    for name in names:
        drawn += small_card(name, at, y)
        at += 30
    for _ in range(unseen):
        drawn += (
            f'<rect x="{num(at)}" y="{num(y - 9)}" width="26" height="20" rx="3" class="plate"/>'
        )
        at += 30
    for colour in found or []:
        fill = PICTURE["colours"][colour]
        drawn += (
            f'<circle cx="{num(at + 10)}" cy="{num(y + 1)}" r="8" fill="{fill}" stroke="#1B2127"/>'
        )
        at += 24
    return drawn


def small_card(name: str, x: float, y: float) -> str:
    """A colour and the first letters of its condition."""
    colour, _, asks = name.partition("-")
    fill = PICTURE["colours"][colour]
    ink = "#2A2108" if colour == "yellow" else "#FFFFFF"
    said = "5+" if asks == "long" else "·".join([word[:2] for word in asks.split("-")])
    size = 11 if len(said) < 4 else 9
    return (
        f'<g><title>{safe(called(name))}</title><rect x="{num(x)}" y="{num(y - 9)}" width="27" '
        f'height="20" rx="3" fill="{fill}" stroke="#1B2127"/>'
        f'<text x="{num(x + 13.5)}" y="{num(y + 5)}" font-size="{size}" font-weight="600" '
        f'class="mid" fill="{ink}">{said}</text></g>'
    )


def conglomerate(view: View, x: float, y: float) -> tuple[str, float]:
    """Both companies with their plans, and the action cards in a row."""
    rival = view["conglomerate"]
    scores = [total(rival["companies"][name]["points"]) for name in RIVALS]
    drawn = text(x + 14, y + 24, heading("empires-board-conglomerate"), 12, "caps", room=190)
    drawn += text(x + SIDE - 14, y + 32, str(sum(scores)), 24, "text end", 700)
    top = y + 40.0
    for number, name in enumerate(RIVALS, start=1):
        one = rival["companies"][name]
        target = say("web-empires-plan-idle")
        if one["target"]:
            goal = spoken(one["target"])
            target = say("empires-board-plan", value=one["to_build"], more=goal)
        who = f"{say(f'web-empires-{name}')} {scores[number - 1]}"
        drawn += disc(view, number, x + 24, top + 14, 10)
        drawn += text(x + 42, top + 12, who, 14, "text", 600)
        drawn += text(x + 42, top + 28, labelled(spoken(one["origin"]), target), 12.5, "text-2")
        drawn += cards("", one["played"], 0, x + 14, top + 48, one["locomotives"])
        top += 66
    for i, turned in enumerate(rival["row"]):
        at = x + 14 + 50 * (i % 6)
        down = top + 8 + 40 * (i // 6)
        drawn += action_card(turned, at, down)
    height = top - y + 14 + 40 * ((len(rival["row"]) + 5) // 6)
    return card(x, y, SIDE, height) + drawn, height


def action_card(turned: ActionCard, x: float, y: float) -> str:
    """Tracks of both, half-railcars at the sides, the locomotive below."""
    colours = PICTURE["colours"]
    left, right = colours[turned["left"]], colours[turned["right"]]
    half = f'y="{num(y + 18)}" width="9" height="10"'
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="50" height="34" class="plate"/>'
        f'<rect x="{num(x)}" {half} fill="{left}"/>'
        f'<rect x="{num(x + 41)}" {half} fill="{right}"/>'
        f'<circle cx="{num(x + 25)}" cy="{num(y + 24)}" r="5" '
        f'fill="{colours[turned["locomotive"]]}" stroke="#1B2127"/>'
        + text(x + 25, y + 14, f"{turned['black']} / {turned['yellow']}", 12, "text mid", 600)
    )


# The strip under the map: market, achievements, tables.


def strip(view: View, x: float, y: float, width: float) -> tuple[str, float]:
    wide = (width - 2 * GAP) / 3
    height = 178.0
    drawn = market(view, x, y, wide, height)
    drawn += achievements(view, x + wide + GAP, y, wide, height)
    drawn += tables(view, x + 2 * (wide + GAP), y, wide, height)
    return drawn, y + height


def market(view: View, x: float, y: float, width: float, height: float) -> str:
    half = width / 2 - 20
    deck = say("board-deck", value=view["deck"])
    drawn = card(x, y, width, height)
    drawn += text(x + 14, y + 22, heading("web-empires-market"), 12, "caps", room=half - 20)
    drawn += text(x + width - 14, y + 22, deck, 12.5, "text-2 end", room=half)
    for i, one in enumerate(view["market"]):
        at = y + 48 + 28 * i
        drawn += small_card(one["card"], x + 14, at)
        name = called(one["card"], one["card"].replace("-", " "))
        drawn += text(x + 50, at + 5, name, 13.5, room=width - 100)
        drawn += text(x + width - 14, at + 5, money(one["price"]), 14, "text end", 600)
    loans = f"{say('empires-board-loans-left')} {view['loan_cards']}"
    drawn += text(x + 14, y + 146, loans, 12.5, "text-2")
    said = ", ".join([str(prestige) for prestige in view["production"]["at"]])
    if "industries" in view:
        at_step = view["industries"]["at"].items()
        said = " · ".join([f"{called(name)} {step}" for name, step in at_step])
        made = labelled(say("web-empires-industries"), said)
        return drawn + text(x + 14, y + 164, made, 12, "text-2", room=width - 28)
    reached = view["production"]["reached"]
    when = say("empires-board-production-at", value=said, more=reached)
    made = f"{say('empires-board-production')} {when}"
    return drawn + text(x + 14, y + 164, made, 12.5, "text-2", room=width - 28)


def achievements(view: View, x: float, y: float, width: float, height: float) -> str:
    drawn = card(x, y, width, height)
    drawn += text(x + 14, y + 22, heading("web-empires-achievements"), 12, "caps")
    worth = {"top": TABLE.achievement_top, "bottom": TABLE.achievement_bottom}
    note = say("web-empires-achievements-note", **worth)
    drawn += text(x + width - 14, y + 22, note, 12.5, "text-2 end")
    for i, one in enumerate(view["achievements"]):
        at = y + 46 + 27 * i
        drawn += text(x + 14, at, spoken(one["achievement"]), 13.5, room=width - 110)
        right = x + width - 22
        for number in reversed(one["bottom"]):
            drawn += disc(view, number, right, at - 4, 8)
            right -= 19
        if one["top"] is not None:
            drawn += disc(view, one["top"], right - 6, at - 4, 11)
    return drawn


def tables(view: View, x: float, y: float, width: float, height: float) -> str:
    """Earnings by length and the prices of terrain."""
    head = f"{say('web-empires-earnings')}, {say('web-empires-earnings-note')}".upper()
    drawn = card(x, y, width, height) + text(x + 14, y + 22, head, 12, "caps")
    step = (width - 28) / len(TABLE.earnings)
    for i, row in enumerate(TABLE.earnings):
        at = x + 14 + step * i
        last = i + 1 == len(TABLE.earnings)
        until = "+" if last else f"–{TABLE.earnings[i + 1]['length'] - 1}"
        drawn += (
            f'<rect x="{num(at)}" y="{num(y + 32)}" width="{num(step - 3)}" height="56" rx="3" '
            'class="panel-2"/>'
        )
        drawn += text(at + step / 2 - 1, y + 50, f"{row['length']}{until}", 12, "text-2 mid")
        drawn += text(at + step / 2 - 1, y + 67, money(row["money"]), 13.5, "text mid", 600)
        if row["prestige"]:
            drawn += text(at + step / 2 - 1, y + 82, f"+{row['prestige']}", 12, "text mid", 600)
    drawn += text(x + 14, y + 112, heading("web-empires-prices"), 12, "caps")
    step = (width - 28) / len(TERRAINS)
    for i, terrain in enumerate(TERRAINS):
        at = x + 14 + step * i
        drawn += (
            f'<rect x="{num(at)}" y="{num(y + 120)}" width="{num(step - 4)}" height="16" rx="3" '
            f'class="{terrain}" stroke="var(--line-2)"/>'
        )
        drawn += text(at, y + 150, called(terrain), 11.5, "text-2", room=step - 4)
        drawn += text(at, y + 165, money(TABLE.cost[i]), 13, "text", 600)
    return drawn
