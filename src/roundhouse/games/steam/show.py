"""The table as text for a terminal, made from a view, the map and who is to move.

Capitals are players, small letters goods; hexes stand under the words that sentences use.
"""

import textwrap
from typing import Any, Final

from roundhouse.games.steam.box import (
    ACTION_NUMBER,
    ACTION_PRICE,
    ACTIONS,
    COLOURS,
    LOCOMOTIVE,
    TABLE,
)
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import CENTRE
from roundhouse.rails.hexes import EDGES

View = dict[str, Any]

WIDTH: Final = 110
LETTERS: Final = "ABCDEF"
NOBODYS: Final = "+"
CLOSED: Final = "#"
HILL: Final = "^"
RIVER: Final = "~"
TOWN: Final = "o"
GROWN: Final = "*"

# A hex as text, by orientation: characters to the right for a step of q and of r, lines down for
# the same; the room it fills; and where in it track leaves over each edge, and the rest stands.
Spot = tuple[int, int]
RIGHT: Final[list[Spot]] = [(5, 0), (6, 3)]
DOWN: Final[list[Spot]] = [(2, 4), (0, 3)]
WIDE: Final = [5, 6]
HIGH: Final = [4, 3]
EXITS: Final[list[list[Spot]]] = [
    [(2, 0), (4, 1), (4, 2), (2, 3), (0, 2), (0, 1)],
    [(4, 0), (5, 1), (4, 2), (1, 2), (0, 1), (1, 0)],
]
GROUND: Final[list[Spot]] = [(0, 0), (2, 0)]
WORD: Final[list[Spot]] = [(1, 1), (1, 1)]
CENTRES: Final[list[Spot]] = [(2, 2), (2, 2)]

PHASES: Final = {
    "first-order": "bid for the first turn order",
    "capital": "raise capital",
    "order": "bid for the turn order",
    "choose": "choose an action",
    "build": "build track",
    "goods": "move goods",
    "share": "take income or points",
    "end": "game over",
}
SENTENCES: Final = {
    "first-order": "bid EUROS · pass",
    "capital": "raise STEPS · pass",
    "order": "bid EUROS · pass",
    "choose": "choose ACTION · pass ACTION",
    "build": "build HEX FACE TURNS · redirect HEX FACE TURNS · withdraw HEX · "
    "urbanize TOWN COLOUR SET · grow CITY SET · end",
    "goods": "deliver COLOUR CITY EDGE … · improve · pass",
    "share": "income · points",
    "end": "",
}
NOTES: Final = {
    "turn-order": "first next turn",
    "first-move": "goods first",
    "engineer": f"{TABLE.engineer_builds} tiles",
    "first-build": "build first",
    "city-growth": "one set",
    "locomotive": "one level more",
    "urbanization": "a new city",
}


def show(view: View, board: Board, actors: list[int]) -> str:
    """Everything that lies on the table, at most 110 columns wide unless the map is wider."""
    lines = [*headline(view, board, actors), "", "\n".join(map_text(view, board)).rstrip()]
    lines += ["", *crossings(view, board), *city_lines(view), *town_lines(view, board)]
    lines += ["", *player_lines(view, actors), *link_lines(view)]
    if "auction" in view:
        lines += ["", *auction_lines(view["auction"])]
    lines += ["", *action_lines(view), *supply_lines(view)]
    return "\n".join([line.rstrip() for line in "\n".join(lines).split("\n")])


def legend() -> str:
    return "\n".join(
        [
            f"A B … players and their track   {NOBODYS} track of nobody   "
            f"{CLOSED} closed edge   {TOWN} town",
            f"{HILL} hill (€{TABLE.terrain_price['hill']} more)   "
            f"{RIVER} river (€{TABLE.river_price} more)",
            f"[p] city and the good it takes   {GROWN} grown   "
            + "   ".join([f"{colour[0]} {colour}" for colour in COLOURS]),
            "An edge is n, ne, se … as it looks on this map; sets are numbered as in the supply.",
        ]
    )


# What the two drawings say alike.


def listed(names: list[str]) -> str:
    return " and ".join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def plain(number: int) -> str:
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else plain(number)


def title(view: View, board: Board) -> str:
    turn = f"turn {view['turn']} of {view['turns']}" if view["turn"] else "before the first turn"
    return f"{board.title}, {view['rules']} game · {turn}"


def standing(view: View, actors: list[int]) -> str:
    """Who is to do what, or who has won."""
    if "result" in view:
        places = view["result"]["places"]
        return f"game over, {listed([LETTERS[s] for s, p in enumerate(places) if p == 1])} won"
    said = f"{listed([LETTERS[seat] for seat in actors])} to {PHASES[view['phase']]}"
    if view["phase"] == "build":
        said += f", {view['builds_left']} left"
    return said


def seats_in_order(view: View) -> list[int]:
    """Turn order first, then those who are out of it."""
    order: list[int] = view["order"]
    return order + [seat for seat in range(len(view["players"])) if seat not in order]


def total(player: View) -> int:
    return sum(player["score"].values())


def complete(link: View) -> bool:
    return None not in link["ends"]


def links_of(view: View, seat: int) -> list[View]:
    return [link for link in view["links"] if link["owner"] == seat]


def action_note(view: View, action: int) -> str:
    """What an action gives, with its price where the base game asks for one."""
    slug = ACTIONS[action]
    price = ACTION_PRICE[action]
    if view["rules"] != "base" or not price:
        return NOTES[slug]
    return f"€{price} + new level" if action == LOCOMOTIVE else f"€{price}, {NOTES[slug]}"


def takers(view: View) -> dict[str, int]:
    """Who has which action."""
    return {
        player["action"]: seat
        for seat, player in enumerate(view["players"])
        if player["action"] is not None
    }


def cities_of(view: View) -> dict[str, View]:
    """The cities by their words, printed ones and new ones."""
    return {place["place"]: place for place in view["places"] if "colour" in place}


def cubes_of(counts: dict[str, int]) -> list[str]:
    return [colour for colour in COLOURS for _ in range(counts.get(colour, 0))]


def letters_of(counts: dict[str, int]) -> str:
    return "".join([colour[0] for colour in cubes_of(counts)])


def two_railed(links: list[View]) -> dict[str, list[tuple[View, int, int]]]:
    """Hexes in which two rails pass each other: their links and edges."""
    rails: dict[str, list[tuple[View, int, int]]] = {}
    for link in links:
        for word, a, b in link["rails"]:
            if b != CENTRE:
                rails.setdefault(word, []).append((link, a, b))
    return {word: found for word, found in rails.items() if len(found) > 1}


# The map.


def headline(view: View, board: Board, actors: list[int]) -> list[str]:
    lines = [f"STEAM  {title(view, board)} · {standing(view, actors)}"]
    if SENTENCES[view["phase"]]:
        lines += textwrap.wrap(
            f"       {SENTENCES[view['phase']]}", WIDTH, subsequent_indent=" " * 7
        )
    return lines


def owner_letter(owner: int) -> str:
    return LETTERS[owner] if owner >= 0 else NOBODYS


def map_text(view: View, board: Board) -> list[str]:
    """Every hex in its place, with what lies on it."""
    spots = [corner_of(board, h) for h in range(board.size)]
    left, top = min([x for x, _ in spots]), min([y for _, y in spots])
    right, bottom = max([x for x, _ in spots]), max([y for _, y in spots])
    wide, high = WIDE[board.orientation], HIGH[board.orientation]
    canvas = [[" "] * (right - left + wide) for _ in range(bottom - top + high)]
    cities = cities_of(view)
    tracks = exits_taken(view)
    for h, (x, y) in enumerate(spots):
        for i, line in enumerate(hex_text(board, h, cities, tracks)):
            canvas[y - top + i][x - left : x - left + wide] = line
    return ["".join(line) for line in canvas]


def corner_of(board: Board, h: int) -> Spot:
    right, down = RIGHT[board.orientation], DOWN[board.orientation]
    q, r = board.q[h], board.r[h]
    return right[0] * q + right[1] * r, down[0] * q + down[1] * r


def exits_taken(view: View) -> dict[tuple[str, int], str]:
    """The owner's letter wherever a rail leaves a hex, by hex and edge."""
    return {
        (word, point): owner_letter(link["owner"])
        for link in view["links"]
        for word, a, b in link["rails"]
        for point in (a, b)
        if point != CENTRE
    }


def hex_text(
    board: Board, h: int, cities: dict[str, View], tracks: dict[tuple[str, int], str]
) -> list[str]:
    place = board.place_at[h]
    slug = board.place_slug[place] if place != NONE else ""
    if slug in cities:
        return city_text(cities[slug], WIDE[board.orientation], HIGH[board.orientation])
    form = board.orientation
    rows = [[" "] * WIDE[form] for _ in range(HIGH[form])]
    ground = HILL * (TABLE.terrain_price[board.terrains[board.terrain[h]]] > 0)
    write(rows, GROUND[form], ground + RIVER * board.river[h])
    write(rows, WORD[form], board.slug[h])
    if place != NONE:
        write(rows, CENTRES[form], TOWN)
    for edge in range(EDGES):
        side = h * EDGES + edge
        if board.closed[side] and board.beside[side] != NONE:
            write(rows, EXITS[form][edge], CLOSED)
        write(rows, EXITS[form][edge], tracks.get((board.slug[h], edge), ""))
    return ["".join(row) for row in rows]


def write(rows: list[list[str]], spot: Spot, text: str) -> None:
    x, y = spot
    room = len(rows[y]) - x
    rows[y][x : x + len(text[:room])] = text[:room]


def city_text(city: View, wide: int, high: int) -> list[str]:
    """Its colour, the beginning of its name and its cubes."""
    cubes = letters_of(city["cubes"])
    lines = [f"[{city['colour'][0]}]{GROWN if city['grown'] else ''}", city["place"].upper()]
    lines += [cubes[i : i + wide] for i in range(0, wide * (high - 2), wide)]
    return [line[:wide].ljust(wide) for line in lines]


def crossings(view: View, board: Board) -> list[str]:
    """Which edges each rail joins where two share a hex, for the map can't tell."""
    told = []
    for word, rails in two_railed(view["links"]).items():
        pairs = [
            f"{board.edge_words[a]}–{board.edge_words[b]} {owner_letter(link['owner'])}"
            for link, a, b in rails
        ]
        told.append(f"{word} {', '.join(pairs)}")
    return paragraph("Two rails", told, " · ")


def paragraph(head: str, entries: list[str], between: str = "   ") -> list[str]:
    """Entries after a heading; none is broken over two lines."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(between) + len(entry) <= WIDTH:
            lines[-1] += between + entry
        else:
            lines.append(f"{'' if lines else head:11}{entry}")
    return lines


def city_lines(view: View) -> list[str]:
    entries = [
        f"{place} [{city['colour'][0]}]{GROWN if city['grown'] else ''} "
        f"{letters_of(city['cubes']) or '–'}"
        for place, city in cities_of(view).items()
    ]
    return paragraph("Cities", entries)


def town_lines(view: View, board: Board) -> list[str]:
    cities = cities_of(view)
    entries = [
        f"{board.slug[board.place_hex[place]]} {slug}"
        for place, slug in enumerate(board.place_slug)
        if slug not in cities
    ]
    return paragraph("Towns", entries)


# The players.


def player_lines(view: View, actors: list[int]) -> list[str]:
    lines = [
        f"   {'player':10}{'cash':>6}{'income':>8}{'loco':>6}{'links':>7}{'points':>8}"
        f"{'score':>7}   action"
    ]
    for seat in seats_in_order(view):
        player = view["players"][seat]
        links = len([link for link in links_of(view, seat) if complete(link)])
        mark = ">" if seat in actors else " "
        cash = f"€{player['cash']}"
        lines.append(
            f"{mark}{LETTERS[seat]} player {seat + 1:<3}{cash:>6}{signed(player['income']):>8}"
            f"{player['level']:>6}{links:>7}{player['points']:>8}{plain(total(player)):>7}   "
            + " · ".join(remarks(view, seat))
        )
    waiting = [LETTERS[seat] for seat in view["line"] if seat not in actors]
    if "result" not in view and waiting:
        lines.append(f"   then {', '.join(waiting)}")
    return lines


def remarks(view: View, seat: int) -> list[str]:
    """What a player's row says in words."""
    player = view["players"][seat]
    said = [player["action"]] if player["action"] else []
    if player["bankrupt"]:
        said.append("bankrupt")
    elif not said:
        said.append("no action")
    if player["effect_due"]:
        said.append("still to use")
    if player["improved"] and not player["bankrupt"]:
        said.append("improved")
    if player["track_points"]:
        said.append(f"{player['track_points']} to take")
    if player["relaxed"]:
        said.append("relaxed")
    if "result" in view:
        said.append(f"place {view['result']['places'][seat]}")
    return said


def link_lines(view: View) -> list[str]:
    lines: list[str] = []
    for seat in [*range(len(view["players"])), -1]:
        entries = [link_text(link) for link in links_of(view, seat)]
        lines += paragraph(f"Links {owner_letter(seat)}", entries, ", ")
    return lines


def link_text(link: View) -> str:
    """Its two places; an open end by its last hex."""
    first, last = link["rails"][0][0], link["rails"][-1][0]
    a, b = link["ends"]
    return f"{a or 'open at ' + first} – {b or 'open at ' + last}"


def auction_lines(auction: View) -> list[str]:
    high = "no bid yet"
    if auction["high"] is not None:
        high = f"€{auction['high']} by {LETTERS[auction['high_bidder']]}"
    bids = [f"{LETTERS[seat]} €{auction['bids'][seat]}" for seat in auction["bidders"]]
    lines = paragraph("Auction", [f"highest {high}", f"still in: {', '.join(bids)}"], " · ")
    if auction["free_pass"] is not None:
        lines[-1] += f" · {LETTERS[auction['free_pass']]} may pass once and stay"
    return lines


def action_lines(view: View) -> list[str]:
    taken = takers(view)
    entries = []
    for action, slug in enumerate(ACTIONS):
        who = LETTERS[taken[slug]] if slug in taken else "–"
        entries.append(f"{ACTION_NUMBER[action]} {slug} ({action_note(view, action)}) {who}")
    return paragraph("Actions", entries)


def supply_lines(view: View) -> list[str]:
    sets = [
        f"{space} {letters_of(cubes) or '–'}"
        for space, cubes in enumerate(view["display"], start=1)
    ]
    cities = [f"{colour} {left}" for colour, left in view["new_cities"].items()]
    tiles = [f"{face} {left}" for face, left in view["box"].items()]
    return [
        *paragraph("Supply", [*sets, f"· {view['bag']} cubes in the bag"]),
        *paragraph(
            "New cities", [*(cities or ["none"]), f"· growth markers {view['growth_markers']}"]
        ),
        *paragraph("Tiles", tiles),
    ]
