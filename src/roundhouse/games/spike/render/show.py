"""The table as text for a terminal, made from a view and the box alone."""

import textwrap
from typing import Final

from roundhouse.games.spike.rules.board import BOARD, CITIES, EDGES, WAYS
from roundhouse.games.spike.rules.box import PARTS, TABLE
from roundhouse.games.spike.view import Contract, Pay, Player, Space, View
from roundhouse.kernel.speech import asked, called, labelled, player_names, say

WIDTH: Final = 100
CELL: Final = 6  # characters from a point to the next
LETTERS: Final = ["A", "B", "C", "D"]
INITIALS: Final = [colour[0] for colour in BOARD.colours]


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide."""
    lines = [head(view), "", *lattice(view), "", *legend(), "", *common(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player(view, seat)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> list[str]:
    """What the letters of the lattice mean."""
    cities = [
        f"{code} {title_of(BOARD.names[city])}, {called(TABLE.commodities[BOARD.commodity[city]])}"
        for city, code in enumerate(CODES)
    ]
    colours = [f"{one} {called(name)}" for one, name in zip(INITIALS, BOARD.colours, strict=True)]
    return [
        say("spike-board-lines", value=" ".join(colours)),
        *textwrap.wrap(" · ".join(cities), WIDTH),
    ]


# What the two drawings say alike.


def standing(view: View) -> str:
    if "result" in view:
        winners = [seat for seat, place in enumerate(view["result"]["places"]) if place == 1]
        return say("board-won", value=player_names(winners))
    return asked(player_names(view["actors"]), f"web-spike-ask-{view['stage'] or view['phase']}")


def title_of(point: str) -> str:
    return called(point, BOARD.titles[BOARD.names.index(point)])


def where(at: Space | None) -> str:
    if at is None:
        return say("spike-board-not-yet")
    if "city" in at:
        return say("spike-board-in", value=title_of(at["city"]))
    return say("spike-board-between", value=title_of(at["from"]), more=title_of(at["to"]))


def dollars(amount: int) -> str:
    return say("spike-money", value=amount)


def paid(face: list[Pay]) -> str:
    return ", ".join([f"{title_of(one['city'])} {dollars(one['pays'])}" for one in face])


def counts(one: Player) -> str:
    """What is left to lay, held and joined."""
    told = {"track-after": one["track_left"], "figure-cards": one["cards"]}
    told["figure-cities"] = len(one["cities"])
    return " · ".join([f"{say('web-spike-' + what)} {count}" for what, count in told.items()])


def contract(one: Contract, commodity: str) -> str:
    """By the word that moves call the commodity, or by its name."""
    if one["load"] == "delivered":
        return labelled(commodity, say("web-spike-load-delivered"))
    state = f" ({say('web-spike-load-aboard')})" if one["load"] == "aboard" else ""
    side = paid(one[one["side"]]) if one["side"] else say("web-spike-side-open")
    return labelled(f"{commodity}{state}", side)


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
    parts = ["SPIKE  " + say("web-round-of", round=view["round"], rounds=view["rounds"])]
    if view["round"] == view["rounds"]:
        times = {"value": view["times_drawn"], "more": TABLE.time_cards}
        parts.append(say("spike-board-times", **times))
    parts.append(standing(view))
    if view["last_round_by"] is not None:
        parts.append(say("spike-board-last", value=player_names([view["last_round_by"]])))
    return " · ".join(parts)


def common(view: View) -> list[str]:
    market = say("web-spike-market")
    lines = [
        f"{market} {dollars(row['value'])}   {', '.join(row['commodities'])}"
        for row in view["market"]
    ]
    shown = ", ".join(view["display"]) or "–"
    deck = say("board-deck", value=view["deck"])
    lines.append(f"{say('spike-board-display')}   {shown} · {deck}")
    return lines


def player(view: View, seat: int) -> list[str]:
    one = view["players"][seat]
    place = ""
    if "result" in view:
        place = f" · {say('board-placed', value=view['result']['places'][seat])}"
    turn = f" · {say('board-to-move')}" if seat in view["actors"] else ""
    money = view["result"]["scores"][seat] if "result" in view else one["money"]
    figures = [say(f"web-spike-part-{part}", count=one["train"][part]["figure"]) for part in PARTS]
    figures.append(counts(one))
    who = player_names([seat]).upper()
    lines = [
        f"── {who} ({LETTERS[seat]})  {dollars(money)}{place}{turn} ".ljust(WIDTH, "─"),
        " · ".join(figures),
        say("spike-board-train", value=where(one["at"])),
    ]
    if "hand" in one:
        hand = ", ".join([f"{count} {colour}" for colour, count in one["hand"].items()])
        lines.append(labelled(say("board-hand"), hand or "–"))
    lines += [f"  {contract(each, each['commodity'])}" for each in one["contracts"]]
    for route in one.get("routes", []):
        stops = ", ".join([f"{title_of(stop['city'])} {stop['value']}" for stop in route["cities"]])
        facts = {"value": title_of(route["start"]), "text": stops, "more": dollars(route["worth"])}
        lines.append(say("spike-board-route", **facts))
    return lines
