"""The table as text for a terminal, made from a view and the box alone."""

import textwrap
from typing import Any, Final

from roundhouse.games.empires.box import TABLE

View = dict[str, Any]

WIDTH: Final = 100
CELL: Final = 7  # characters of a space
RIM: Final = 2

SIGNS: Final = {"plain": ".", "forest": "♣", "desert": "~", "river": "≈", "mountain": "▲"}
STAR: Final = "★"
TOKEN: Final = "?"
# Tracks are small letters, trains capitals; black and yellow for a lone player.
LETTERS: Final = ["a", "b", "c", "d"]
CONGLOMERATE: Final = ["a", "k", "y"]

PHASES: Final = {
    "start": "place a starting track",
    "construct": "build a track",
    "unlock": "unlock a third track or go on",
    "deliver": "deliver a good or go on",
    "card": "play a train card",
    "claim": "claim achievements",
    "buy": "buy a train card",
    "end": "game over",
}
PARTS: Final = {
    "prestige": "track",
    "achievements": "achievements",
    "passengers": "passengers",
    "loans": "loans",
}


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide."""
    lines = [*head(view), "", *country(view), "", *common(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player(view, seat)]
    if "conglomerate" in view:
        lines += ["", *conglomerate(view)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> str:
    terrain = "   ".join(
        [f"{sign} {name} ${cost}" for (name, sign), cost in zip(SIGNS.items(), TABLE.cost)]
    )
    return "\n".join(
        [
            f"{terrain}   {STAR} star   {TOKEN} rural token",
            "a b c d  tracks of the players   A B C D  their trains   k K y Y  black and yellow",
            "[..] a factory with its goods   (..) a city with its demands",
            "s steel   c cloth   g grain   w wine",
        ]
    )


# What the two drawings say alike.


def spoken(slug: str) -> str:
    """A slug as a name: east-and-bull is East & Bull."""
    words = ["&" if word == "and" else word.capitalize() for word in slug.split("-")]
    return " ".join(words)


def player_names(seats: list[int]) -> str:
    numbers = " and ".join([str(seat + 1) for seat in seats])
    return f"player {numbers}" if len(seats) == 1 else f"players {numbers}"


def total(points: dict[str, int]) -> int:
    return sum(points.values())


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def standing(view: View) -> str:
    if "result" not in view:
        return f"{player_names(view['actors'])} to {PHASES[view['phase']]}"
    result = view["result"]
    if "won" in result["facts"]:
        return f"game over, {'won' if result['facts']['won'] else 'lost'}"
    winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
    return f"game over, {player_names(winners)} won"


def letters(view: View) -> list[str]:
    return CONGLOMERATE if len(view["players"]) == 1 else LETTERS


# The country.


def head(view: View) -> list[str]:
    rounds = f"round {view['round']}"
    if "rounds" in view:
        rounds += f" of {view['rounds']}"
    tiles = ", ".join([str(tile) for tile in view["tiles"]])
    last = " · last round" if view["ending"] else ""
    return [
        f"SMALL RAILROAD EMPIRES  {rounds} · {standing(view)}{last}",
        f"Map tiles {tiles}, country {view['country']}",
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


def space_text(space: View, names: list[str]) -> tuple[str, str]:
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
    market = [f"${one['price']} {one['card']}" for one in view["market"]]
    at = ", ".join([str(prestige) for prestige in view["production"]["at"]])
    lines = [
        f"Market        {' · '.join(market)} · {view['deck']} in the deck",
        f"Production    at {at} prestige, {view['production']['reached']} reached",
        f"Loans left    {view['loan_cards']}",
    ]
    if "industries" in view:
        steps = [f"{name} {step}" for name, step in view["industries"]["at"].items()]
        lines.append(f"Industries    {' · '.join(steps)} of {view['industries']['steps']}")
    lines.append("Achievements")
    lines += [achievement(view, one) for one in view["achievements"]]
    return lines


def achievement(view: View, one: View) -> str:
    names = letters(view)
    top = "–" if one["top"] is None else names[one["top"]].upper()
    bottom = "".join([names[company].upper() for company in one["bottom"]]) or "–"
    have = " ".join([f"{names[c]}{have}" for c, have in enumerate(one["have"])])
    return (
        f"  {spoken(one['achievement']):22} asks {one['needs']}  top {top}  bottom {bottom}  {have}"
    )


def player(view: View, seat: int) -> list[str]:
    one = view["players"][seat]
    parts = [f"{PARTS[part]} {signed(points)}" for part, points in one["points"].items()]
    place = ""
    if "result" in view and len(view["players"]) > 1:
        place = f" · place {view['result']['places'][seat]}"
    mark = f" · to {PHASES[view['phase']]}" if seat in view["actors"] else ""
    title = (
        f"PLAYER {seat + 1} ({letters(view)[seat]})  {signed(total(one['points']))}{place}{mark}"
    )
    lines = [
        f"── {title} ".ljust(WIDTH, "─"),
        f"${one['money']} · prestige {one['prestige']} · tracks {one['tracks_left']}"
        f" · locked {len(TABLE.unlocking) - one['unlocked']} · trains {one['trains_left']}"
        f" · loans {one['loans']}",
        " · ".join(parts),
    ]
    unseen = one["cards"] - len(one["hand"])
    hand = [*one["hand"], *([f"{unseen} unseen"] if unseen else [])]
    lines += wrapped("hand", hand)
    lines += wrapped("played", [*one["played"], *found(one)])
    if one["contract"]:
        kind = "contract, shown" if one["contract"]["shown"] else "contract"
        lines.append(f"{kind}: {spoken(one['contract']['factory'])} {one['contract']['prestige']}")
    return lines


def found(one: View) -> list[str]:
    return [f"{colour} locomotive found" for colour in one["locomotives"]]


def wrapped(name: str, cards: list[str]) -> list[str]:
    said = ", ".join(cards) or "nothing"
    return textwrap.wrap(f"{name}: {said}", WIDTH, subsequent_indent="  ")


def conglomerate(view: View) -> list[str]:
    """Its companies, their plans, and the cards in a row."""
    rival = view["conglomerate"]
    scores = [total(one["points"]) for one in rival["companies"].values()]
    lines = [f"── GREAT STEAM CONGLOMERATE  {sum(scores)} ".ljust(WIDTH, "─")]
    for (name, one), score in zip(rival["companies"].items(), scores):
        target = f"{one['to_build']} tracks to {spoken(one['target'])}" if one["target"] else "idle"
        origin = spoken(one["origin"])
        lines.append(f"{name:7} {score:3} · prestige {one['prestige']} · from {origin}: {target}")
        if one["line"]:
            lines += textwrap.wrap(
                " – ".join(one["line"]), WIDTH, initial_indent="  ", subsequent_indent="  "
            )
        lines += wrapped("  cards", [*one["played"], *found(one)])
    row = [f"{card['black']}/{card['yellow']} {card['locomotive']}" for card in rival["row"]]
    lines += wrapped("row", row)
    return lines
