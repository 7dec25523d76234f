"""The table as text for a terminal, made from a view, the map and who is to move.

A hex is one cell: column letters stand above the map, row numbers beside it, and both together are
its word. Capitals are players, small letters goods.
"""

from typing import Final

from roundhouse.games.railways.rules.box import GOODS
from roundhouse.games.railways.view import Auction, Cubes, Link, View
from roundhouse.kernel.speech import asked, called, listed, named, player_names, say
from roundhouse.rails.board import NONE, Board

WIDTH: Final = 110
HEAD: Final = 11  # characters for a heading, at least
LETTERS: Final = "ABCDEF"
CELL: Final = 4
GROUND: Final = {"plain": ".", "water": "~", "mountain": "^"}
SNOW: Final = "*"
FERRY: Final = "%"
GREY: Final = "-"


def show(view: View, board: Board, actors: list[int]) -> str:
    lines = [*headline(view, board, actors), "", *map_lines(view, board), "", legend(board), ""]
    lines += city_lines(view)
    lines += ["", *player_lines(view, actors), *link_lines(view), *line_lines(view, board)]
    lines += [*sea_lines(view), *age_lines(view), *fuel_lines(view)]
    barons = view.get("barons", [])
    head = say("railways-board-baron" if len(barons) == 1 else "railways-board-barons")
    lines += paragraph(head, barons, " · ")
    if "auction" in view:
        lines += auction_lines(view["auction"])
    lines += ["", *supply_lines(view)]
    return "\n".join([line.rstrip() for line in lines])


def title(view: View, board: Board) -> str:
    turn = say("web-railways-before")
    if view["turn"]:
        turn = say("web-railways-round", round=view["turn"])
    if view["turn"] and view["phase"] in ("actions", "building", "express-run"):
        turn += f", {say('web-railways-phase-round-' + str(view['round']))}"
    if view["last_turn"] is not None:
        turn += f" ({say('railways-board-last', value=view['last_turn'])})"
    return f"{named('web-railways-choice-' + board.name, board.title)} · {turn}"


def standing(view: View, actors: list[int]) -> str:
    """Who is to do what, or who has won."""
    if "result" in view:
        places = view["result"]["places"]
        winners = listed([LETTERS[seat] for seat, place in enumerate(places) if place == 1])
        return say("board-won", value=winners)
    said = asked(listed([LETTERS[seat] for seat in actors]), f"web-railways-ask-{view['phase']}")
    if "build" in view:
        said += f", {say('web-railways-figure-tiles')} {view['build']['tiles_left']}"
    return said


FUEL: Final = ("actions", "building", "express-run")  # when depots add something to do


def headline(view: View, board: Board, actors: list[int]) -> list[str]:
    lines = [f"RAILWAYS  {title(view, board)} · {standing(view, actors)}"]
    if "result" not in view:
        sentences = say(f"railways-board-says-{view['phase']}").split(" · ")
        if "fuel_depots" in view and view["phase"] in FUEL:
            sentences.append(say(f"railways-board-fuel-{view['phase']}"))
        lines += paragraph("", sentences, " · ")
    return lines


def legend(board: Board) -> str:
    colours = [f"{colour[0] if colour != 'black' else 'k'} {called(colour)}" for colour in GOODS]
    ground = [f"{sign} {say('railways-board-' + name)}" for name, sign in GROUND.items()]
    ground += [f"{SNOW} {say('railways-board-snow')}"] if "snow" in board.facts else []
    ground += [f"{FERRY} {say('railways-board-ferry')}"] if "ferries" in board.facts else []
    return (
        f"A B … {say('board-tracks')}   {'  '.join(ground)}   {say('railways-board-city')}   "
        f"{say('railways-board-goods', value='  '.join(colours))}"
    )


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
            lines.append(f"{'' if lines else head:{max(HEAD, len(head) + 1)}}{entry}")
    return lines


def letter_of(colour: str) -> str:
    return {"grey": GREY, "black": "k"}.get(colour, colour[0])


def letters_of(counts: Cubes) -> str:
    return "".join([letter_of(colour) * counts.get(colour, 0) for colour in GOODS])


def city_lines(view: View) -> list[str]:
    """A rotor's colour stands behind the city's own."""
    empty, mine = say("railways-board-empty"), say("railways-board-mine")
    shown = {one["place"]: f"/{letter_of(one['colour'])}" for one in view.get("rotors", [])}
    entries = [
        f"{city['place']} [{letter_of(city['colour'])}{shown.get(city['place'], '')}] "
        f"{letters_of(city['cubes']) or (empty if city['marker'] else '–')}"
        f"{f' ({mine})' if city.get('mine') else ''}"
        for city in view["places"]
    ]
    return paragraph(say("board-cities"), entries)


def fuel_lines(view: View) -> list[str]:
    """Fuel Depots by player, with those in stock, and the cubes that wait."""
    if "fuel_depots" not in view:
        return []
    fuel = view["fuel_depots"]
    entries: list[str] = []
    for seat, left in enumerate(fuel["stock"]):
        there = [f"{c['place']} {c['depots']}" for c in fuel["cities"] if c["owner"] == seat]
        stock = say("railways-board-stock", value=left)
        entries.append(f"{LETTERS[seat]} {', '.join([*there, stock])}")
    for cube in fuel["waiting"]:
        what = {"value": LETTERS[cube["seat"]], "text": cube["colour"], "more": cube["place"]}
        entries.append(say("railways-board-waits", **what))
    return paragraph(say("railways-board-depots"), entries, " · ")


def player_lines(view: View, actors: list[int]) -> list[str]:
    heads = [say(f"web-railways-figure-{name}") for name in ("cash", "bonds", "income")]
    heads += [say("board-loco"), *[say(f"web-railways-figure-{n}") for n in ("links", "points")]]
    heads += [say("board-score")]
    first = max([len(player_names([seat])) for seat in range(len(view["players"]))]) + 3
    lines = [
        f"   {say('board-player', value=''):{first}}{in_columns(heads, heads)}   "
        f"{say('railways-board-cards')}"
    ]
    for seat in view["order"] or list(range(len(view["players"]))):
        player = view["players"][seat]
        mark = ">" if seat in actors else " "
        who = f"{mark}{LETTERS[seat]} {player_names([seat])}"
        said = ", ".join([*([f"+{player['kept']}"] if "kept" in player else []), *player["cards"]])
        if "result" in view:
            place = say("board-placed", value=view["result"]["places"][seat])
            said = f"{place}, {view['revealed'][seat]}. {said}"
        row = in_columns(figures(view, seat), heads)
        lines.append(f"{who:{first + 3}}{row}   {said}")
    return lines


def figures(view: View, seat: int) -> list[str]:
    """Cash, bonds, income, level, links, points, score."""
    player = view["players"][seat]
    told = [player["cash"], player["bonds"], player["income"], player["level"], player["links"]]
    return [str(n) for n in [*told, player["points"], sum(player["score"].values())]]


def in_columns(cells: list[str], heads: list[str]) -> str:
    return "".join([f"{cell:>{max(6, len(head) + 2)}}" for cell, head in zip(cells, heads)])


def link_lines(view: View) -> list[str]:
    lines: list[str] = []
    head = say("web-railways-figure-links").capitalize()
    for seat in range(len(view["players"])):
        entries = [link_text(link) for link in view["links"] if link["owner"] == seat]
        lines += paragraph(f"{head} {LETTERS[seat]}", entries, ", ")
    return lines


def link_text(link: Link) -> str:
    """Its two cities; an open end by its last hex, a Western Link by its name."""
    a, b = link["ends"]
    if a and b and not link["rails"]:
        return f"{a} – {b} ({say('railways-board-by-sea')})"
    if not link["rails"]:
        return f"{a or b} – {say('railways-board-west')}"
    first, last = link["rails"][0][0], link["rails"][-1][0]
    return f"{a or say('board-open', value=first)} – {b or say('board-open', value=last)}"


def line_lines(view: View, board: Board) -> list[str]:
    west = [line["slug"] for line in board.facts["major_lines"] if line.get("western_link")]
    entries = [
        f"{line['line']} {line['points']}"
        + (f" ({say('railways-board-with-west')})" if line["line"] in west else "")
        + ("" if line["owner"] is None else f" ({LETTERS[line['owner']]})")
        for line in view["lines"]
    ]
    return paragraph(say("railways-board-lines"), entries)


def sea_lines(view: View) -> list[str]:
    entries = [
        space["sea"] + ("" if space["owner"] is None else f" ({LETTERS[space['owner']]})")
        for space in view.get("sea_links", [])
    ]
    return paragraph(say("railways-board-sea-links"), entries)


def age_lines(view: View) -> list[str]:
    if "industrial_age" not in view:
        return []
    age = view["industrial_age"]
    head = say("railways-board-age")
    if age["begun"]:
        return paragraph(head, [say("railways-board-age-begun")])
    facts = {"value": age["empty_grey"], "more": age["needed"], "text": age["colour"]}
    return paragraph(head, [say("railways-board-age-before", **facts)])


def auction_lines(auction: Auction) -> list[str]:
    high = say("web-railways-no-bid")
    if auction["high_bidder"] is not None:
        letter = LETTERS[auction["high_bidder"]]
        high = say("web-railways-high-bid", dollars=auction["high"], seat=letter)
    bidders = ", ".join([LETTERS[seat] for seat in auction["bidders"]])
    entries = [high, say("board-still-in", value=bidders)]
    return paragraph(say("web-railways-phase-auction"), entries, " · ")


def supply_lines(view: View) -> list[str]:
    markers = view["markers"]
    bag = sum(view["bag"].values())
    cities = [f"{colour} {left}" for colour, left in view["new_cities"].items()] or ["–"]
    tiles = [f"{face} {left}" for face, left in view["box"].items()]
    empty = say("web-railways-empty-cities", out=markers["out"], needed=markers["needed"])
    deck = say("board-deck", value=view["deck"])
    return [
        *paragraph(say("web-railways-operations"), [*view["display"], f"· {deck}"]),
        *paragraph(say("web-railways-end"), [empty]),
        *paragraph(say("railways-board-new-cities"), [*cities, f"· {say('board-bag', value=bag)}"]),
        *paragraph(say("railways-board-tiles"), tiles),
    ]
