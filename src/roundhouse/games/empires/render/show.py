"""The table as text for a terminal, made from a view and the box alone."""

import textwrap
from typing import Final

from roundhouse.games.empires.rules.box import TABLE
from roundhouse.games.empires.view import Achievement, Company, RivalName, Space, View
from roundhouse.kernel.speech import asked, called, labelled, player_names, say

WIDTH: Final = 100
CELL: Final = 7  # characters of a space
RIM: Final = 2

SIGNS: Final = {"plain": ".", "forest": "♣", "desert": "~", "river": "≈", "mountain": "▲"}
STAR: Final = "★"
TOKEN: Final = "?"
# Tracks are small letters, trains capitals; black and yellow for a lone player.
LETTERS: Final = ["a", "b", "c", "d"]
CONGLOMERATE: Final = ["a", "k", "y"]

RIVALS: Final[list[RivalName]] = ["black", "yellow"]


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide."""
    lines = [*head(view), "", *country(view), "", *common(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player(view, seat)]
    if "conglomerate" in view:
        lines += ["", *conglomerate(view)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> str:
    terrain = [
        f"{sign} {called(name)} {money(cost)}"
        for (name, sign), cost in zip(SIGNS.items(), TABLE.cost)
    ]
    goods = [f"{good[0]} {called(good)}" for good in ("steel", "cloth", "grain", "wine")]
    return "\n".join(
        [
            "   ".join(terrain)
            + f"   {STAR} {say('empires-board-star')}   {TOKEN} {say('empires-board-token')}",
            say("empires-board-letters"),
            say("empires-board-brackets"),
            "   ".join(goods),
        ]
    )


# What the two drawings say alike.


def spoken(slug: str) -> str:
    """A slug as a name: east-and-bull is East & Bull."""
    words = ["&" if part == "and" else part.capitalize() for part in slug.split("-")]
    return called(slug, " ".join(words))


def money(dollars: int) -> str:
    return say("empires-money", value=dollars)


def part_name(part: str) -> str:
    return say(f"empires-board-part-{part}")


def total(points: dict[str, int]) -> int:
    return sum(points.values())


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def standing(view: View) -> str:
    if "result" not in view:
        return asked(player_names(view["actors"]), f"web-empires-ask-{view['phase']}")
    result = view["result"]
    if "won" in result["facts"]:
        return say("empires-board-won" if result["facts"]["won"] else "empires-board-lost")
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    return say("board-won", value=player_names(winners))


def rounds(view: View) -> str:
    if "rounds" in view:
        return say("web-round-of", round=view["round"], rounds=view["rounds"])
    return say("web-round", round=view["round"])


def letters(view: View) -> list[str]:
    return CONGLOMERATE if len(view["players"]) == 1 else LETTERS


# The country.


def head(view: View) -> list[str]:
    tiles = ", ".join([str(tile) for tile in view["tiles"]])
    last = f" · {say('web-empires-last-round')}" if view["ending"] else ""
    return [
        f"SMALL RAILROAD EMPIRES  {rounds(view)} · {standing(view)}{last}",
        f"{say('web-empires-label-tiles')} {tiles}, "
        f"{say('web-empires-label-triangle')} {view['country']}",
    ]


def country(view: View) -> list[str]:
    """Two lines for a space; columns of hexes are shifted by half a space, so by one line."""
    spaces = view["spaces"]
    west = min([space["q"] for space in spaces])
    north = min([2 * space["r"] + space["q"] for space in spaces])
    east = max([space["q"] for space in spaces])
    south = max([2 * space["r"] + space["q"] for space in spaces])
    wide = RIM + CELL * (east - west + 1)
    canvas = [[" "] * wide for _ in range(south - north + 2)]
    for space in spaces:
        x = RIM + CELL * (space["q"] - west)
        y = 2 * space["r"] + space["q"] - north
        for line, text in enumerate(space_text(space, letters(view))):
            canvas[y + line][x : x + CELL] = f"{text[:CELL]:{CELL}}"
    return ["".join(line) for line in canvas]


def space_text(space: Space, names: list[str]) -> tuple[str, str]:
    """A name and a sign, then who is there and what lies there."""
    there = [names[company] for company in space["tracks"]]
    there += [names[company].upper() for company in space["trains"]]
    pieces = "".join(sorted(there, key=str.lower))
    if "terrain" in space:
        star = (TOKEN if space["token"] else STAR) if space["star"] else ""
        return f"{space['space']} {SIGNS[space['terrain']]}{star}", pieces
    if "city" in space:
        wanted = "".join([good[0] for good in space["demands"]])
        return spoken(space["city"])[: CELL - 1], f"({wanted}){pieces}"
    goods = "".join([good[0] for good in space["goods"]])
    return spoken(space["factory"])[: CELL - 1], f"[{goods}]{pieces}"


# What lies beside it.


def common(view: View) -> list[str]:
    market = [f"{money(one['price'])} {one['card']}" for one in view["market"]]
    at = ", ".join([str(prestige) for prestige in view["production"]["at"]])
    deck = say("board-deck", value=view["deck"])
    reached = view["production"]["reached"]
    told = {
        "web-empires-market": f"{' · '.join(market)} · {deck}",
        "empires-board-production": say("empires-board-production-at", value=at, more=reached),
        "empires-board-loans-left": str(view["loan_cards"]),
    }
    if "industries" in view:
        steps = [f"{called(name)} {step}" for name, step in view["industries"]["at"].items()]
        told["web-empires-industries"] = f"{' · '.join(steps)} / {view['industries']['steps']}"
    wide = max([len(say(head)) for head in told]) + 3
    lines = [f"{say(head):{wide}}{text}" for head, text in told.items()]
    lines.append(say("web-empires-achievements"))
    wide = max([len(spoken(one["achievement"])) for one in view["achievements"]], default=0)
    lines += [achievement(view, one, max(22, wide)) for one in view["achievements"]]
    return lines


def achievement(view: View, one: Achievement, wide: int) -> str:
    names = letters(view)
    top = "–" if one["top"] is None else names[one["top"]].upper()
    bottom = "".join([names[company].upper() for company in one["bottom"]]) or "–"
    have = " ".join([f"{names[c]}{have}" for c, have in enumerate(one["have"])])
    asks = say("empires-board-asks", value=one["needs"])
    parts = say("empires-board-taken", value=top, more=bottom)
    return f"  {spoken(one['achievement']):{wide}} {asks}  {parts}  {have}"


def player(view: View, seat: int) -> list[str]:
    one = view["players"][seat]
    parts = [f"{part_name(part)} {signed(points)}" for part, points in one["points"].items()]
    place = ""
    if "result" in view and len(view["players"]) > 1:
        place = f" · {say('board-placed', value=view['result']['places'][seat])}"
    mark = f" · {say('board-to-move')}" if seat in view["actors"] else ""
    who = f"{player_names([seat]).upper()} ({letters(view)[seat]})"
    counts = {
        "web-empires-figure-prestige": one["prestige"],
        "web-empires-figure-tracks": one["tracks_left"],
        "empires-board-locked": len(TABLE.unlocking) - one["unlocked"],
        "empires-board-trains": one["trains_left"],
        "empires-board-part-loans": one["loans"],
    }
    figures = [f"{say(what)} {count}" for what, count in counts.items()]
    lines = [
        f"── {who}  {signed(total(one['points']))}{place}{mark} ".ljust(WIDTH, "─"),
        " · ".join([money(one["money"]), *figures]),
        " · ".join(parts),
    ]
    unseen = one["cards"] - len(one["hand"])
    hand = [*one["hand"], *([say("empires-board-unseen", value=unseen)] if unseen else [])]
    lines += wrapped(say("board-hand"), hand)
    lines += wrapped(say("empires-board-played"), [*one["played"], *found(one)])
    if one["contract"]:
        shown = "shown" if one["contract"]["shown"] else "contract"
        what = f"{spoken(one['contract']['factory'])} {one['contract']['prestige']}"
        lines.append(labelled(say(f"empires-board-{shown}"), what))
    return lines


def found(one: Company) -> list[str]:
    return [say("empires-board-found", value=called(colour)) for colour in one["locomotives"]]


def wrapped(name: str, cards: list[str]) -> list[str]:
    said = ", ".join(cards) or "–"
    return textwrap.wrap(labelled(name, said), WIDTH, subsequent_indent="  ")


def conglomerate(view: View) -> list[str]:
    """Its companies, their plans, and the cards in a row."""
    rival = view["conglomerate"]
    scores = [total(rival["companies"][name]["points"]) for name in RIVALS]
    title = say("empires-board-conglomerate").upper()
    lines = [f"── {title}  {sum(scores)} ".ljust(WIDTH, "─")]
    for name, score in zip(RIVALS, scores):
        one = rival["companies"][name]
        target = say("web-empires-plan-idle")
        if one["target"]:
            goal = spoken(one["target"])
            target = say("empires-board-plan", value=one["to_build"], more=goal)
        origin = say("web-empires-from", factory=spoken(one["origin"]))
        figures = f"{score:3} · {say('web-empires-figure-prestige')} {one['prestige']}"
        lines.append(f"{say('web-empires-' + name):7} {figures} · {labelled(origin, target)}")
        if one["line"]:
            lines += textwrap.wrap(
                " – ".join(one["line"]), WIDTH, initial_indent="  ", subsequent_indent="  "
            )
        lines += wrapped(f"  {say('empires-board-cards')}", [*one["played"], *found(one)])
    row = [
        f"{card['black']}/{card['yellow']} {called(card['locomotive'])}" for card in rival["row"]
    ]
    lines += wrapped(say("empires-board-row"), row)
    return lines
