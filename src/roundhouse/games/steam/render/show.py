"""The table as text for a terminal, made from a view, the map and who is to move.

Capitals are players, small letters goods; hexes stand under the words that sentences use.
"""

import textwrap
from typing import Final, cast

from roundhouse.games.steam.rules.box import (
    ACTION_NUMBER,
    ACTION_PRICE,
    ACTIONS,
    COLOURS,
    LOCOMOTIVE,
    TABLE,
)
from roundhouse.games.steam.view import Auction, Colour, Cubes, Link, Place, Player, View
from roundhouse.kernel.speech import asked, called, listed, named, player_names, say
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import CENTRE
from roundhouse.rails.hexes import EDGES

WIDTH: Final = 110
HEAD: Final = 11  # characters for a heading, at least
LETTERS: Final = "ABCDEF"
ORDER: Final = cast(list[Colour], COLOURS)  # in which cubes are told
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
    hill, river = money(TABLE.terrain_price["hill"]), money(TABLE.river_price)
    return "\n".join(
        [
            f"A B … {say('board-tracks')}   {NOBODYS} {say('steam-board-nobodys')}   "
            f"{CLOSED} {say('steam-board-closed')}   {TOWN} {say('web-steam-price-town')}",
            f"{HILL} {say('web-steam-price-hill')} (+{hill})   "
            f"{RIVER} {say('web-steam-price-river')} (+{river})",
            f"[p] {say('steam-board-takes')}   {GROWN} {say('steam-board-grown')}   "
            + "   ".join([f"{colour[0]} {called(colour)}" for colour in COLOURS]),
            say("steam-board-edges"),
        ]
    )


# What the two drawings say alike.


def money(euros: int) -> str:
    return say("steam-money", value=euros)


def plain(number: int) -> str:
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else plain(number)


def title(view: View, board: Board) -> str:
    turn = say("web-steam-before")
    if view["turn"]:
        turn = say("web-turn-of", turn=view["turn"], turns=view["turns"])
    where = named(f"web-steam-choice-{board.name}", board.title)
    return f"{where}, {say('steam-board-' + view['rules'])} · {turn}"


def standing(view: View, actors: list[int]) -> str:
    """Who is to do what, or who has won."""
    if "result" in view:
        places = view["result"]["places"]
        winners = listed([LETTERS[seat] for seat, place in enumerate(places) if place == 1])
        return say("board-won", value=winners)
    said = asked(listed([LETTERS[seat] for seat in actors]), f"web-steam-ask-{view['phase']}")
    if view["phase"] == "build":
        said += f", {say('web-steam-figure-builds')} {view['builds_left']}"
    return said


def seats_in_order(view: View) -> list[int]:
    """Turn order first, then those who are out of it."""
    order: list[int] = view["order"]
    return order + [seat for seat in range(len(view["players"])) if seat not in order]


def total(player: Player) -> int:
    return sum(player["score"].values())


def complete(link: Link) -> bool:
    return None not in link["ends"]


def links_of(view: View, seat: int) -> list[Link]:
    return [link for link in view["links"] if link["owner"] == seat]


def action_note(view: View, action: int) -> str:
    """What an action gives, with its price where the base game asks for one."""
    slug = ACTIONS[action]
    price = ACTION_PRICE[action]
    note = say(f"web-steam-does-{slug}", count=TABLE.engineer_builds)
    if view["rules"] != "base" or not price:
        return note
    if action == LOCOMOTIVE:
        return say("steam-board-level-price", euros=price)
    return say("web-steam-costs", euros=price, value=note)


def takers(view: View) -> dict[str, int]:
    """Who has which action."""
    return {
        player["action"]: seat
        for seat, player in enumerate(view["players"])
        if player["action"] is not None
    }


def cities_of(view: View) -> dict[str, Place]:
    """The cities by their words, printed ones and new ones."""
    return {place["place"]: place for place in view["places"] if "colour" in place}


def cubes_of(counts: Cubes) -> list[str]:
    return [colour for colour in ORDER for _ in range(counts.get(colour, 0))]


def letters_of(counts: Cubes) -> str:
    return "".join([colour[0] for colour in cubes_of(counts)])


def two_railed(links: list[Link]) -> dict[str, list[tuple[Link, int, int]]]:
    """Hexes in which two rails pass each other: their links and edges."""
    rails: dict[str, list[tuple[Link, int, int]]] = {}
    for link in links:
        for word, a, b in link["rails"]:
            if b != CENTRE:
                rails.setdefault(word, []).append((link, a, b))
    return {word: found for word, found in rails.items() if len(found) > 1}


# The map.


def headline(view: View, board: Board, actors: list[int]) -> list[str]:
    lines = [f"STEAM  {title(view, board)} · {standing(view, actors)}"]
    if "result" not in view:
        sentences = say(f"steam-board-says-{view['phase']}")
        lines += textwrap.wrap(f"       {sentences}", WIDTH, subsequent_indent=" " * 7)
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
    board: Board, h: int, cities: dict[str, Place], tracks: dict[tuple[str, int], str]
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


def city_text(city: Place, wide: int, high: int) -> list[str]:
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
    return paragraph(say("steam-board-two-rails"), told, " · ")


def paragraph(head: str, entries: list[str], between: str = "   ") -> list[str]:
    """Entries after a heading; none is broken over two lines."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(between) + len(entry) <= WIDTH:
            lines[-1] += between + entry
        else:
            lines.append(f"{'' if lines else head:{max(HEAD, len(head) + 1)}}{entry}")
    return lines


def city_lines(view: View) -> list[str]:
    entries = [
        f"{place} [{city['colour'][0]}]{GROWN if city['grown'] else ''} "
        f"{letters_of(city['cubes']) or '–'}"
        for place, city in cities_of(view).items()
    ]
    return paragraph(say("board-cities"), entries)


def town_lines(view: View, board: Board) -> list[str]:
    cities = cities_of(view)
    entries = [
        f"{board.slug[board.place_hex[place]]} {slug}"
        for place, slug in enumerate(board.place_slug)
        if slug not in cities
    ]
    return paragraph(say("steam-board-towns"), entries)


# The players.


def player_lines(view: View, actors: list[int]) -> list[str]:
    heads = [say(f"web-steam-figure-{name}") for name in ("cash", "income")]
    heads += [say("board-loco"), *[say(f"web-steam-figure-{n}") for n in ("links", "points")]]
    heads += [say("board-score")]
    first = max([len(player_names([seat])) for seat in range(len(view["players"]))]) + 3
    lines = [f"   {say('board-player', value=''):{first}}{in_columns(heads, heads)}"]
    for seat in seats_in_order(view):
        mark = ">" if seat in actors else " "
        who = f"{mark}{LETTERS[seat]} {player_names([seat])}"
        row = in_columns(figures(view, seat), heads)
        lines.append(f"{who:{first + 3}}{row}   " + " · ".join(remarks(view, seat)))
    waiting = [LETTERS[seat] for seat in view["line"] if seat not in actors]
    if "result" not in view and waiting:
        lines.append(f"   {say('board-then', value=', '.join(waiting))}")
    return lines


def in_columns(cells: list[str], heads: list[str]) -> str:
    return "".join([f"{cell:>{max(6, len(head) + 2)}}" for cell, head in zip(cells, heads)])


def figures(view: View, seat: int) -> list[str]:
    """Cash, income, level, links, points, score; STM-I2: a bankrupt has none."""
    player = view["players"][seat]
    if player["bankrupt"]:
        return ["–"] * 6
    links = len([link for link in links_of(view, seat) if complete(link)])
    return [
        money(player["cash"]),
        signed(player["income"]),
        str(player["level"]),
        str(links),
        str(player["points"]),
        plain(total(player)),
    ]


def remarks(view: View, seat: int) -> list[str]:
    """What a player's row says in words."""
    player = view["players"][seat]
    said = [player["action"]] if player["action"] else []
    if player["bankrupt"]:
        said.append(say("web-steam-bankrupt"))
    elif not said:
        said.append(say("web-steam-no-action"))
    if player["effect_due"]:
        said.append(say("steam-board-due"))
    if player["improved"] and not player["bankrupt"]:
        said.append(say("steam-board-improved"))
    if player["track_points"]:
        said.append(say("steam-board-to-take", value=player["track_points"]))
        lost = player["income"] + player["track_points"] - TABLE.highest_income
        if lost > 0:
            said.append(say("steam-board-lost", value=lost))
    if player["relaxed"]:
        said.append(say("web-steam-label-relaxed"))
    if "result" in view:
        said.append(say("board-placed", value=view["result"]["places"][seat]))
    return said


def link_lines(view: View) -> list[str]:
    lines: list[str] = []
    head = say("web-steam-figure-links").capitalize()
    for seat in [*range(len(view["players"])), -1]:
        entries = [link_text(link) for link in links_of(view, seat)]
        lines += paragraph(f"{head} {owner_letter(seat)}", entries, ", ")
    return lines


def link_text(link: Link) -> str:
    """Its two places; an open end by its last hex."""
    first, last = link["rails"][0][0], link["rails"][-1][0]
    a, b = link["ends"]
    return f"{a or say('board-open', value=first)} – {b or say('board-open', value=last)}"


def bid_text(auction: Auction, seat: int) -> str:
    bid = auction["counts"][seat]
    return "–" if bid is None else money(bid)


def auction_lines(auction: Auction) -> list[str]:
    high = say("web-steam-no-bid")
    if auction["high_bidder"] is not None:
        letter = LETTERS[auction["high_bidder"]]
        high = say("web-steam-high-bid", euros=auction["high"], seat=letter)
    bids = [f"{LETTERS[seat]} {bid_text(auction, seat)}" for seat in auction["bidders"]]
    entries = [high, say("board-still-in", value=", ".join(bids))]
    if auction["free_pass"] is not None:
        entries.append(say("web-steam-free-pass", seat=LETTERS[auction["free_pass"]]))
    return paragraph(say("web-steam-auction"), entries, " · ")


def action_lines(view: View) -> list[str]:
    taken = takers(view)
    entries = []
    for action, slug in enumerate(ACTIONS):
        who = LETTERS[taken[slug]] if slug in taken else "–"
        entries.append(f"{ACTION_NUMBER[action]} {slug} ({action_note(view, action)}) {who}")
    return paragraph(say("web-steam-actions"), entries)


def supply_lines(view: View) -> list[str]:
    sets = [
        f"{space} {letters_of(cubes) or '–'}"
        for space, cubes in enumerate(view["display"], start=1)
    ]
    cities = [f"{colour} {left}" for colour, left in view["new_cities"].items()] or ["–"]
    tiles = [f"{face} {left}" for face, left in view["box"].items()]
    markers = say("steam-board-markers", value=view["growth_markers"])
    return [
        *paragraph(say("web-steam-supply"), [*sets, f"· {say('board-bag', value=view['bag'])}"]),
        *paragraph(say("web-steam-new-cities"), [*cities, f"· {markers}"]),
        *paragraph(say("web-steam-tiles"), tiles),
    ]
