"""The table as text for a terminal, made from a view and the box alone."""

import textwrap
from typing import Any, Final

from roundhouse.games.spike.board import BOARD, CITIES, EDGES, WAYS
from roundhouse.games.spike.box import PARTS, TABLE

View = dict[str, Any]

WIDTH: Final = 100
CELL: Final = 6  # characters from a point to the next
LETTERS: Final = ["A", "B", "C", "D"]
INITIALS: Final = [colour[0] for colour in BOARD.colours]

PHASES: Final = {
    "sides": "choose contract sides",
    "giving": "give a card away",
    "keeping": "keep a route card",
    "beginning": "choose a starting city",
    "turns": "play",
    "end": "game over",
}
STAGES: Final = {
    "open": "take an action",
    "drawing": "draw cards",
    "paying": "pay for the track",
    "acted": "end the turn",
}


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide."""
    lines = [head(view), "", *lattice(view), "", *legend(), "", *common(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player(view, seat)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> list[str]:
    """What the letters of the lattice mean."""
    cities = [
        f"{code} {BOARD.titles[city]}, {TABLE.commodities[BOARD.commodity[city]]}"
        for city, code in enumerate(CODES)
    ]
    colours = " ".join(
        [f"{letter} {colour}" for letter, colour in zip(INITIALS, BOARD.colours, strict=True)]
    )
    lines = f"lines: {colours}; A B C D built by that player"
    return [lines, *textwrap.wrap(" · ".join(cities), WIDTH)]


# What the two drawings say alike.


def player_names(seats: list[int]) -> str:
    numbers = " and ".join([str(seat + 1) for seat in seats])
    return f"player {numbers}" if len(seats) == 1 else f"players {numbers}"


def standing(view: View) -> str:
    if "result" in view:
        winners = [seat for seat, place in enumerate(view["result"]["places"]) if place == 1]
        return f"game over, {player_names(winners)} won"
    what = PHASES[view["phase"]] if view["stage"] is None else STAGES[view["stage"]]
    return f"{player_names(view['actors'])} to {what}"


def title_of(point: str) -> str:
    return BOARD.titles[BOARD.names.index(point)]


def where(at: View | None) -> str:
    if at is None:
        return "not on the board yet"
    if "city" in at:
        return f"in {title_of(at['city'])}"
    return f"between {title_of(at['from'])} and {title_of(at['to'])}"


def dollars(amount: int) -> str:
    return f"${amount}" if amount >= 0 else f"−${-amount}"


def paid(face: list[View]) -> str:
    return ", ".join([f"{title_of(one['city'])} ${one['pays']}" for one in face])


def contract(one: View) -> str:
    if one["load"] == "delivered":
        return f"{one['commodity']}: delivered"
    state = " (aboard)" if one["load"] == "aboard" else ""
    side = paid(one[one["side"]]) if one["side"] else "side not chosen"
    return f"{one['commodity']}{state}: {side}"


# The lattice.


def codes() -> list[str]:
    """Three letters for each city, all different: its first ones, or the first that are free."""
    found: list[str] = []
    for title in BOARD.titles[:CITIES]:
        letters = [letter.upper() for letter in title if letter.isalpha()]
        tried = [
            letters[0] + letters[i] + letters[j]
            for i in range(1, len(letters) - 1)
            for j in range(i + 1, len(letters))
        ]
        found.append(next(code for code in tried if code not in found))
    return found


CODES: Final = codes()


def lattice(view: View) -> list[str]:
    """A line for each row of points, and one for the lines that lead down from it."""
    high = max(BOARD.rows)
    canvas = [[" "] * (CELL * (max(BOARD.columns) + 1) + CELL) for _ in range(2 * high + 1)]
    owner = {one["edge"]: LETTERS[one["seat"]] for one in view["track"]}
    for point, (column, row) in enumerate(zip(BOARD.columns, BOARD.rows, strict=True)):
        x = CELL * column + CELL // 2 * (row % 2)
        text = CODES[point] if point < CITIES else " o "
        canvas[2 * row][x : x + 3] = text
    for edge in range(EDGES):
        start = BOARD.start[edge]
        row = BOARD.rows[start]
        x = CELL * BOARD.columns[start] + CELL // 2 * (row % 2)
        name = owner.get(edge, INITIALS[BOARD.colour[edge]])
        if WAYS[BOARD.way[edge]] == "e":
            line = f"={name}=" if edge in owner else f"-{name}-"
            canvas[2 * row][x + 3 : x + 6] = line
        elif WAYS[BOARD.way[edge]] == "se":
            canvas[2 * row + 1][x + 2 : x + 4] = f"\\{name}"
        else:
            canvas[2 * row + 1][x - 1 : x + 1] = f"{name}/"
    return ["".join(line) for line in canvas]


# What lies beside it.


def head(view: View) -> str:
    times = f" · {view['times_drawn']} of {TABLE.time_cards} time cards drawn"
    last = view["last_round_by"]
    ending = "" if last is None else f" · last turns, called by player {last + 1}"
    clock = times if view["round"] == view["rounds"] else ""
    return f"SPIKE  round {view['round']} of {view['rounds']}{clock} · {standing(view)}{ending}"


def common(view: View) -> list[str]:
    lines = [f"Market ${row['value']}   {', '.join(row['commodities'])}" for row in view["market"]]
    shown = ", ".join(view["display"]) or "nothing"
    lines.append(f"Face up     {shown} · {view['deck']} in the deck")
    return lines


def player(view: View, seat: int) -> list[str]:
    one = view["players"][seat]
    place = f" · place {view['result']['places'][seat]}" if "result" in view else ""
    turn = " · to move" if seat in view["actors"] else ""
    money = view["result"]["scores"][seat] if "result" in view else one["money"]
    figures = [f"{part} {one['train'][part]['figure']}" for part in PARTS]
    lines = [
        f"── PLAYER {seat + 1} ({LETTERS[seat]})  {dollars(money)}{place}{turn} ".ljust(WIDTH, "─"),
        f"{' · '.join(figures)} · {one['track_left']} track left · {one['cards']} cards"
        f" · {len(one['cities'])} cities",
        f"train {where(one['at'])}",
    ]
    if "hand" in one:
        hand = ", ".join([f"{count} {colour}" for colour, count in one["hand"].items()])
        lines.append(f"hand: {hand or 'nothing'}")
    lines += [f"  {contract(each)}" for each in one["contracts"]]
    for route in one.get("routes", []):
        stops = ", ".join([f"{title_of(stop['city'])} {stop['value']}" for stop in route["cities"]])
        lines.append(f"route from {title_of(route['start'])}: {stops}; ${route['worth']} so far")
    return lines
