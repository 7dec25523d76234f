"""The table as text for a terminal, made from a view and the tile designs alone."""

import textwrap
from typing import Any, Final

from roundhouse.games.tiles.tileset import BLANK, KINDS, RAIL, ROAD, TILES, TURNS

View = dict[str, Any]

WIDTH: Final = 100
HIGH: Final = 3  # lines of a tile
WIDE: Final = 7  # characters of a tile; a very long territory is drawn narrower
NARROW: Final = 5
NOTES: Final = 24  # characters beside a territory that are room enough for notes
RIM: Final = 4  # characters left of a territory, for the row numbers

# The middle of a tile by the sides that its line leaves by: 1 north, 2 east, 4 south, 8 west.
RAILS: Final = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
ROADS: Final = " oo└o│┌├o┘─┴┐┤┬┼"
NORTH_SOUTH: Final = 5
RAIL_ABOVE: Final = "╫"
ROAD_ABOVE: Final = "╪"
STATION: Final = "■"
UPRIGHT: Final = {RAIL: "║", ROAD: "│"}
LEVEL: Final = {RAIL: "═", ROAD: "─"}
RURAL: Final = "·"
URBAN: Final = "░"
OPEN: Final = "×"
LETTERS: Final = {"car": "c", "train": "t", "traveller": "w"}

PHASES: Final = {
    "start": "take a starting tile",
    "take": "take a column",
    "place": "place tiles",
    "populate": "place pawns",
    "end": "game over",
}
PARTS: Final = {
    "pawns": "pawns",
    "cities": "cities",
    "rectangle": "rectangle",
    "interruptions": "open ends",
    "objectives": "objectives",
    "columns": "columns of three",
    "challenge": "challenge missed",
}


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide unless a territory is longer than that."""
    lines = [*table_lines(view), "", *station_board(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player_lines(view, seat)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> str:
    return "\n".join(
        [
            f"═ railway   ─ highway   {STATION} station   ╨ o dead ends   "
            f"{RAIL_ABOVE} {ROAD_ABOVE} they cross and don't meet",
            f"{RURAL} rural   {URBAN} urban   {OPEN} open end   #1 objective tile, listed beside",
            "c t w  position for a car, a train, a traveller   (C) (T) (W)  pawn on it",
            "[C] [T] [W]  pawn you have chosen and not yet shown",
            "Columns grow eastwards, rows southwards; the first tile lies at 0 0.",
        ]
    )


# What the two drawings say alike.


def player_names(seats: list[int]) -> str:
    numbers = listed([str(seat + 1) for seat in seats])
    return f"player {numbers}" if len(seats) == 1 else f"players {numbers}"


def listed(names: list[str]) -> str:
    return " and ".join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def total(player: View) -> int:
    return sum(player["points"].values())


def outcome(view: View, seat: int) -> str:
    """A seat's place when the game is over; a lone player's stars instead."""
    if "result" not in view:
        return ""
    result = view["result"]
    if "stars" in result["facts"]:
        return f" · stars {result['facts']['stars']}"
    return f" · place {result['places'][seat]}"


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def token_name(token: View) -> str:
    name = "train or car" if token["kind"] == "either" else str(token["kind"])
    return name + (" with a flag" if token["flag"] else "")


def progress(tile: View) -> str:
    """How far an objective tile has come; the temple asks for no more than a figure."""
    if tile["tile"] == "temple":
        return f"{tile['have']}, at most {tile['needs']}"
    return f"{tile['have']} of {tile['needs']}"


def sides(name: str, turn: str) -> list[int]:
    """The kinds of a tile's edges as it lies: north, east, south, west."""
    packed = TILES.edges[TILES.names.index(name)][TURNS.index(turn)]
    return [packed >> 2 * side & 3 for side in range(4)]


def objective_tiles(player: View) -> list[View]:
    return [tile for tile in player["territory"]["tiles"] if "needs" in tile]


def open_sides(tiles: list[View]) -> list[tuple[int, int, int]]:
    """Column, row and side of every railway or highway that leads to no tile."""
    taken = {(tile["column"], tile["row"]) for tile in tiles}
    found: list[tuple[int, int, int]] = []
    for tile in tiles:
        column, row = tile["column"], tile["row"]
        beyond = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for side, kind in enumerate(sides(tile["tile"], tile["turn"])):
            if kind != BLANK and beyond[side] not in taken:
                found.append((column, row, side))
    return found


# A tile.


def tile_text(name: str, turn: str = "turn0", sign: str = "", wide: int = WIDE) -> list[str]:
    """A tile as it lies, in three lines; the sign goes into its north-east corner."""
    design = TILES.names.index(name)
    edges = sides(name, turn)
    middle = wide // 2
    rows = ground(TILES.urban[design], wide)
    for side, row in ((0, 0), (2, HIGH - 1)):
        if edges[side] != BLANK:
            rows[row][middle] = UPRIGHT[edges[side]]
    for side, start in ((3, 0), (1, middle + 1)):
        if edges[side] != BLANK:
            rows[1][start : start + middle] = LEVEL[edges[side]] * middle
    rows[1][middle] = centre(edges, TILES.station[design])
    sign = sign or free_spot(name)
    if len(sign) > middle:
        sign = sign.strip("()[] ")
    rows[0][wide - len(sign) :] = sign
    return ["".join(row) for row in rows]


def ground(urban: bool, wide: int) -> list[list[str]]:
    """Blocks of a town with streets between the tiles, or the four corners of a field."""
    if urban:
        return [[" ", *(URBAN * (wide - 2)), " "] for _ in range(HIGH)]
    corners = [RURAL, *(" " * (wide - 2)), RURAL]
    return [corners[:], [" "] * wide, corners[:]]


def centre(edges: list[int], station: bool) -> str:
    rails = sum(1 << side for side in range(4) if edges[side] == RAIL)
    roads = sum(1 << side for side in range(4) if edges[side] == ROAD)
    if station:
        return STATION
    if rails and roads:
        return RAIL_ABOVE if rails == NORTH_SOUTH else ROAD_ABOVE
    return RAILS[rails] if rails else ROADS[roads]


def free_spot(name: str) -> str:
    kind = KINDS[TILES.spot[TILES.names.index(name)]]
    return f" {LETTERS[kind]} " if kind else ""


# The table.


def table_lines(view: View) -> list[str]:
    order = ", ".join([str(seat + 1) for seat in view["order"]])
    active = [token_name(token) for token in view["active"]]
    waiting = token_name(view["waiting_room"]) if view["waiting_room"] else "nobody"
    supply = [f"{kind} {left}" for kind, left in view["supply"].items()]
    lines = [
        f"RAILROAD TILES  round {view['round']} of {view['rounds']} · {standing(view)}",
        "",
        f"Turn order  {order}",
        f"Population  active: {listed(active) or 'nobody'}",
        f"            waiting: {waiting}, {view['tokens_in_stack']} more in the stack",
        f"Supply      {', '.join(supply)}, star {view['star_supply']}"
        f" · {view['bag']} tiles in the bag",
    ]
    if "challenge" in view:
        lines.append(f"Challenge   {challenge_text(view['challenge'])}")
    return lines


def standing(view: View) -> str:
    if "result" in view:
        places = view["result"]["places"]
        winners = [seat for seat in range(len(places)) if places[seat] == 1]
        return "game over" if len(places) == 1 else f"game over, {player_names(winners)} won"
    return f"{player_names(view['actors'])} to {PHASES[view['phase']]}"


def challenge_text(challenge: View) -> str:
    stars = ", ".join([str(points) for points in challenge["stars"]])
    broken = " · limit broken" if challenge["broken"] else ""
    return (
        f"{challenge['name']} · figure asked {challenge['needs']}, now {challenge['have']}"
        f" · stars at {stars} points{broken}"
    )


def station_board(view: View) -> list[str]:
    lines: list[str] = []
    if view["starters"]:
        lines += ["STARTING TILES", *tile_row([""], view["starters"]), ""]
    lines.append("STATION BOARD")
    for number, column in enumerate(view["columns"], start=1):
        if column["taken_by"] >= 0:
            lines.append(f"{number}  taken by {player_names([column['taken_by']])}")
        elif not column["tiles"]:
            lines.append(f"{number}  discarded")
        else:
            stars = ["*" * column["stars"]] if column["stars"] else []
            label = [str(number), f"{column['size']} tiles", *stars]
            lines += tile_row(label, column["tiles"])
    return lines


def tile_row(label: list[str], names: list[str]) -> list[str]:
    """Tiles side by side, what they are called at the right, in the same order."""
    lines = max(HIGH, len(names), len(label))
    blank = [" " * WIDE] * lines
    tiles = [tile_text(name) + blank for name in names]
    labels = label + [""] * lines
    called = names + [""] * lines
    return [
        f"{labels[line]:9}" + " ".join([f"{tile[line]}" for tile in tiles]) + f"   {called[line]}"
        for line in range(lines)
    ]


# A player.


def player_lines(view: View, seat: int) -> list[str]:
    """Headline, hand, territory, and what it is worth, beside it where there is room."""
    player = view["players"][seat]
    title = f"{player_names([seat]).upper()}  points {signed(total(player))}"
    title += outcome(view, seat)
    if seat in view["actors"]:
        title += f" · to {PHASES[view['phase']]}"
    lines = [f"── {title} ".ljust(WIDTH, "─")]
    if seat in view["actors"] and view["hand"]:
        lines += [*tile_row(["in hand"], view["hand"]), ""]
    if seat in view["actors"] and view["objective_due"]:
        lines += [*tile_row(["one of", "these"], player["objectives"]), ""]
    drawn = territory_text(player)
    left = max([len(line) for line in drawn]) + 3
    if WIDTH - left < NOTES:
        return [*lines, *drawn, *told_below(player)]
    told = told_beside(player, WIDTH - left)
    height = max(len(drawn), len(told))
    drawn += [""] * (height - len(drawn))
    told += [""] * (height - len(told))
    return lines + [drawn[i].ljust(left) + told[i] for i in range(height)]


def told_beside(player: View, room: int) -> list[str]:
    lines = [f"{PARTS[name]:17}{signed(player['points'][name]):>4}" for name in player["points"]]
    lines += [f"{'total':17}{signed(total(player)):>4}", ""]
    for note in notes(player):
        lines += textwrap.wrap(note, room, subsequent_indent="  ")
    return lines


def told_below(player: View) -> list[str]:
    parts = [f"{PARTS[name]} {signed(player['points'][name])}" for name in player["points"]]
    return ["", *textwrap.wrap(" · ".join(parts), WIDTH), *in_columns(notes(player))]


def in_columns(entries: list[str]) -> list[str]:
    return [
        f"{entries[i]:{WIDTH // 2}}{entries[i + 1] if i + 1 < len(entries) else ''}"
        for i in range(0, len(entries), 2)
    ]


def notes(player: View) -> list[str]:
    """What lies before the player besides tiles and points."""
    found = [
        f"open ends {player['territory']['open_ends']}",
        f"stars {player['stars']}, refusals left {player['refusals_left']}",
    ]
    found += [f"refused {name}" for name in player["refused"]]
    for number, tile in enumerate(objective_tiles(player), start=1):
        done = "done" if tile["met"] else "not yet"
        found.append(f"#{number} {tile['tile']}: {progress(tile)}, {done}")
    found += [f"to come {name}" for name in player["objectives"]]
    for choice in player.get("chosen", []):
        star = " for a star" if choice["stars"] else ""
        found.append(f"chosen {choice['pawn']} at {choice['column']} {choice['row']}{star}")
    return found


def territory_text(player: View) -> list[str]:
    """The tiles as they lie, with column and row numbers on the rim."""
    tiles: list[View] = player["territory"]["tiles"]
    if not tiles:
        return ["    no tile yet"]
    columns = [tile["column"] for tile in tiles]
    rows = [tile["row"] for tile in tiles]
    west, east, north, south = min(columns), max(columns), min(rows), max(rows)
    wide = WIDE if RIM + 2 + WIDE * (east - west + 1) <= WIDTH else NARROW
    left = RIM + 1  # a character for open ends in the west
    canvas = [
        [" "] * (left + wide * (east - west + 1) + 1) for _ in range(HIGH * (south - north + 1) + 2)
    ]
    signs = signs_of(player)
    for tile in tiles:
        x = left + wide * (tile["column"] - west)
        y = 1 + HIGH * (tile["row"] - north)
        sign = signs.get((tile["column"], tile["row"]), "")
        for i, line in enumerate(tile_text(tile["tile"], tile["turn"], sign, wide)):
            canvas[y + i][x : x + wide] = line
    for column, row, side in open_sides(tiles):
        x = left + wide * (column - west) + (wide // 2, wide, wide // 2, -1)[side]
        y = 1 + HIGH * (row - north) + (-1, 1, HIGH, 1)[side]
        canvas[y][x] = OPEN
    for row in range(north, south + 1):
        canvas[2 + HIGH * (row - north)][: RIM - 1] = f"{row:>{RIM - 1}}"
    head = " " * left + "".join([f"{column:^{wide}}" for column in range(west, east + 1)])
    return [head] + ["".join(line) for line in canvas]


def signs_of(player: View) -> dict[tuple[int, int], str]:
    """Pawns, choices not yet shown and the numbers of objective tiles, by place."""
    signs: dict[tuple[int, int], str] = {}
    for tile in player["territory"]["tiles"]:
        if "pawn" in tile:
            signs[tile["column"], tile["row"]] = f"({LETTERS[tile['pawn']].upper()})"
    for number, tile in enumerate(objective_tiles(player), start=1):
        signs[tile["column"], tile["row"]] = f"#{number}"
    for choice in player.get("chosen", []):
        signs[choice["column"], choice["row"]] = f"[{LETTERS[choice['pawn']].upper()}]"
    return signs
