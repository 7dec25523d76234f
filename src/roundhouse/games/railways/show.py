"""The table as text for a terminal, made from a view, the map and who is to move.

A hex is one cell: column letters stand above the map, row numbers beside it, and both together are
its word. Capitals are players, small letters goods.
"""

from typing import Any, Final

from roundhouse.games.railways.box import COLOURS
from roundhouse.rails.board import NONE, Board

View = dict[str, Any]

WIDTH: Final = 110
LETTERS: Final = "ABCDEF"
CELL: Final = 4
GROUND: Final = {"plain": ".", "water": "~", "mountain": "^"}
SNOW: Final = "*"
FERRY: Final = "%"
GREY: Final = "-"

PHASES: Final = {
    "barons": "keep a baron",
    "auction": "bid for the first place",
    "actions": "choose an action",
    "building": "go on building",
    "express-run": "deliver with the Express",
    "over": "game over",
}
SENTENCES: Final = {
    "barons": "keep BARON",
    "auction": "bid DOLLARS · pass",
    "actions": "build HEX TILE TURNS · deliver COLOUR CITY EDGE … · improve · "
    "urbanize CITY COLOUR · take CARD · play CARD · west CITY · sail SEA-LINK · "
    "redirect HEX TILE TURNS · pass",
    "building": "build HEX TILE TURNS · redirect HEX TILE TURNS · play CARD · end",
    "express-run": "deliver COLOUR CITY EDGE …",
    "over": "",
}


def show(view: View, board: Board, actors: list[int]) -> str:
    lines = [*headline(view, board, actors), "", *map_lines(view, board), "", legend(board), ""]
    lines += city_lines(view)
    lines += ["", *player_lines(view, actors), *link_lines(view), *line_lines(view)]
    lines += [*sea_lines(view), *age_lines(view), *fuel_lines(view)]
    if "auction" in view:
        lines += auction_lines(view["auction"])
    lines += ["", *supply_lines(view)]
    return "\n".join([line.rstrip() for line in lines])


def listed(names: list[str]) -> str:
    return " and ".join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def title(view: View, board: Board) -> str:
    turn = f"turn {view['turn']}" if view["turn"] else "before the first turn"
    if view["turn"] and view["phase"] in ("actions", "building", "express-run"):
        turn += f", round {view['round']}"
    if view["last_turn"] is not None:
        turn += f" (the last is {view['last_turn']})"
    return f"{board.title} · {turn}"


def standing(view: View, actors: list[int]) -> str:
    """Who is to do what, or who has won."""
    if "result" in view:
        places = view["result"]["places"]
        return f"game over, {listed([LETTERS[s] for s, p in enumerate(places) if p == 1])} won"
    said = f"{listed([LETTERS[seat] for seat in actors])} to {PHASES[view['phase']]}"
    if "build" in view:
        said += f", {view['build']['tiles_left']} tiles left"
    return said


FUEL_SENTENCES: Final = {
    "actions": "continue EDGE …",
    "building": "depot CITY NUMBER",
    "express-run": "continue EDGE …",
}


def headline(view: View, board: Board, actors: list[int]) -> list[str]:
    lines = [f"RAILWAYS  {title(view, board)} · {standing(view, actors)}"]
    if SENTENCES[view["phase"]]:
        sentences = SENTENCES[view["phase"]].split(" · ")
        if "fuel_depots" in view and view["phase"] in FUEL_SENTENCES:
            sentences.append(FUEL_SENTENCES[view["phase"]])
        lines += paragraph("", sentences, " · ")
    return lines


def legend(board: Board) -> str:
    colours = "  ".join(
        [f"{colour[0] if colour != 'black' else 'k'} {colour}" for colour in COLOURS]
    )
    ground = ". open land  ~ water  ^ mountain"
    ground += f"  {SNOW} snow" if "snow" in board.facts else ""
    ground += f"  {FERRY} ferry" if "ferries" in board.facts else ""
    return f"A B … players and their track   {ground}   NAME city   goods: {colours}"


# The map.


def map_lines(view: View, board: Board) -> list[str]:
    """Every hex as a cell; rows that are shifted by half a hex are shifted here, too."""
    columns = [column_of(board, h) for h in range(board.size)]
    left, right = min(columns), max(columns)
    top, bottom = min(board.r), max(board.r)
    track = tracks_on(view)
    snow, ferry = [
        board.tagged(board.facts[fact]["tag"]) if fact in board.facts else [False] * board.size
        for fact in ("snow", "ferries")
    ]
    rows = {r: [" "] * ((right - left + 2) * CELL) for r in range(top, bottom + 1)}
    names = dict.fromkeys(rows, "")
    heads = [" "] * ((right - left + 2) * CELL)
    for h in range(board.size):
        x = (columns[h] - left) * CELL + (CELL // 2) * (board.r[h] % 2)
        ground = FERRY if ferry[h] else GROUND[board.terrains[board.terrain[h]]]
        cell = cell_text(board, h, track, ground + (SNOW if snow[h] else ""))
        rows[board.r[h]][x : x + len(cell)] = cell
        letters = board.slug[h].rstrip("0123456789")
        names[board.r[h]] = board.slug[h][len(letters) :]
        at = (columns[h] - left) * CELL
        heads[at : at + len(letters)] = letters
    lines = ["     " + "".join(heads)]
    lines += [f"{names[r]:>3}  {''.join(rows[r])}" for r in sorted(rows)]
    return lines


def column_of(board: Board, h: int) -> int:
    return board.q[h] + (board.r[h] - board.r[h] % 2) // 2


def tracks_on(view: View) -> dict[str, str]:
    """The owners' letters by hex."""
    found: dict[str, str] = {}
    for link in view["links"]:
        for word, _, _ in link["rails"]:
            letter = LETTERS[link["owner"]]
            found[word] = found.get(word, "") + (letter if link["complete"] else letter + "?")
    return found


def cell_text(board: Board, h: int, track: dict[str, str], ground: str) -> str:
    place = board.place_at[h]
    if place != NONE:
        return board.place_slug[place].replace("-", "").upper()[: CELL - 1]
    if board.slug[h] in track:
        return track[board.slug[h]][: CELL - 1]
    return ground


# What lies beside it.


def paragraph(head: str, entries: list[str], between: str = "   ") -> list[str]:
    """Entries after a heading; none is broken over two lines."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(between) + len(entry) <= WIDTH:
            lines[-1] += between + entry
        else:
            lines.append(f"{'' if lines else head:11}{entry}")
    return lines


def letter_of(colour: str) -> str:
    return {"grey": GREY, "black": "k"}.get(colour, colour[0])


def letters_of(counts: dict[str, int]) -> str:
    return "".join([letter_of(colour) * counts.get(colour, 0) for colour in COLOURS])


def city_lines(view: View) -> list[str]:
    """A rotor's colour stands behind the city's own."""
    shown = {one["place"]: f"/{letter_of(one['colour'])}" for one in view.get("rotors", [])}
    entries = [
        f"{city['place']} [{letter_of(city['colour'])}{shown.get(city['place'], '')}] "
        f"{letters_of(city['cubes']) or ('empty' if city['marker'] else '–')}"
        f"{' (mine)' if city.get('mine') else ''}"
        for city in view["places"]
    ]
    return paragraph("Cities", entries)


def fuel_lines(view: View) -> list[str]:
    """Fuel Depots by player, with those in stock, and the cubes that wait."""
    if "fuel_depots" not in view:
        return []
    fuel = view["fuel_depots"]
    entries: list[str] = []
    for seat, left in enumerate(fuel["stock"]):
        there = [f"{c['place']} {c['depots']}" for c in fuel["cities"] if c["owner"] == seat]
        entries.append(f"{LETTERS[seat]} {', '.join([*there, f'{left} in stock'])}")
    for cube in fuel["waiting"]:
        entries.append(f"{LETTERS[cube['seat']]}'s {cube['colour']} cube waits in {cube['place']}")
    return paragraph("Depots", entries, " · ")


def player_lines(view: View, actors: list[int]) -> list[str]:
    lines = [
        f"   {'player':10}{'cash':>6}{'bonds':>7}{'income':>8}{'loco':>6}{'links':>7}{'points':>8}"
        f"{'score':>7}   cards"
    ]
    order = view["order"] or list(range(len(view["players"])))
    for seat in order:
        player = view["players"][seat]
        mark = ">" if seat in actors else " "
        score = sum(player["score"].values())
        said = ", ".join([*([f"+{player['kept']}"] if "kept" in player else []), *player["cards"]])
        if "result" in view:
            said = f"place {view['result']['places'][seat]}, {view['revealed'][seat]}. {said}"
        lines.append(
            f"{mark}{LETTERS[seat]} player {seat + 1:<3}{player['cash']:>6}{player['bonds']:>7}"
            f"{player['income']:>8}{player['level']:>6}{player['links']:>7}{player['points']:>8}"
            f"{score:>7}   {said}"
        )
    return lines


def link_lines(view: View) -> list[str]:
    lines: list[str] = []
    for seat in range(len(view["players"])):
        entries = [link_text(link) for link in view["links"] if link["owner"] == seat]
        lines += paragraph(f"Links {LETTERS[seat]}", entries, ", ")
    return lines


def link_text(link: View) -> str:
    """Its two cities; an open end by its last hex, a Western Link by its name."""
    a, b = link["ends"]
    if a and b and not link["rails"]:
        return f"{a} – {b} by sea"
    if not link["rails"]:
        return f"{a or b} – the West"
    first, last = link["rails"][0][0], link["rails"][-1][0]
    return f"{a or 'open at ' + first} – {b or 'open at ' + last}"


def line_lines(view: View) -> list[str]:
    entries = [
        f"{line['line']} {line['points']}"
        + ("" if line["owner"] is None else f" ({LETTERS[line['owner']]})")
        for line in view["lines"]
    ]
    return paragraph("Lines", entries)


def sea_lines(view: View) -> list[str]:
    entries = [
        space["sea"] + ("" if space["owner"] is None else f" ({LETTERS[space['owner']]})")
        for space in view.get("sea_links", [])
    ]
    return paragraph("Sea links", entries)


def age_lines(view: View) -> list[str]:
    if "industrial_age" not in view:
        return []
    age = view["industrial_age"]
    if age["begun"]:
        return paragraph("Age", ["the Industrial Age has begun"])
    count = f"{age['empty_grey']} of {age['needed']} empty grey cities"
    return paragraph("Age", [f"{count} bring the Industrial Age, or a {age['colour']} New City"])


def auction_lines(auction: View) -> list[str]:
    high = "no bid yet"
    if auction["high_bidder"] is not None:
        high = f"{auction['high']} by {LETTERS[auction['high_bidder']]}"
    bidders = ", ".join([LETTERS[seat] for seat in auction["bidders"]])
    return paragraph("Auction", [f"highest: {high}", f"still in: {bidders}"], " · ")


def supply_lines(view: View) -> list[str]:
    markers = view["markers"]
    bag = sum(view["bag"].values())
    cities = [f"{colour} {left}" for colour, left in view["new_cities"].items()] or ["none"]
    tiles = [f"{face} {left}" for face, left in view["box"].items()]
    return [
        *paragraph("Display", [*view["display"], f"· {view['deck']} in the deck"]),
        *paragraph("Empty", [f"{markers['out']} of {markers['needed']} cities bring the end"]),
        *paragraph("New cities", [*cities, f"· {bag} cubes in the bag"]),
        *paragraph("Tiles", tiles),
    ]
