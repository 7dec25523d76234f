"""The table as text for a terminal, made from a view and the tile designs alone."""

import textwrap
from typing import Final

from roundhouse.games.tiles.rules.box import BLANK, KINDS, RAIL, ROAD, TILES, TURNS
from roundhouse.games.tiles.view import Challenge, Laid, Player, Token, View
from roundhouse.kernel.speech import asked, called, labelled, listed, player_names, say

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


def show(view: View) -> str:
    """Everything a seat sees, at most 100 columns wide unless a territory is longer than that."""
    lines = [*table_lines(view), "", *station_board(view)]
    for seat in range(len(view["players"])):
        lines += ["", *player_lines(view, seat)]
    return "\n".join([line.rstrip() for line in lines])


def legend() -> str:
    lines = f"═ {say('tiles-board-railway')}   ─ {say('tiles-board-highway')}"
    crossed = f"{RAIL_ABOVE} {ROAD_ABOVE} {say('tiles-board-crossed')}"
    ground = f"{RURAL} {say('tiles-board-rural')}   {URBAN} {say('tiles-board-urban')}"
    signs = f"{OPEN} {say('tiles-board-open-end')}   #1 {say('tiles-board-objective')}"
    return "\n".join(
        [
            f"{lines}   {STATION} {say('tiles-board-station')}   "
            f"╨ o {say('tiles-board-dead-ends')}   {crossed}",
            f"{ground}   {signs}",
            f"c t w  {say('tiles-board-spots')}   (C) (T) (W)  {say('tiles-board-pawns')}",
            f"[C] [T] [W]  {say('tiles-board-chosen-pawns')}",
            say("tiles-board-directions"),
        ]
    )


# What the two drawings say alike.


def total(player: Player) -> int:
    return sum(player["points"].values())


def outcome(view: View, seat: int) -> str:
    """A seat's place when the game is over; a lone player's stars instead."""
    if "result" not in view:
        return ""
    result = view["result"]
    if "stars" in result["facts"]:
        return f" · {say('web-tiles-figure-stars')} {result['facts']['stars']}"
    return f" · {say('board-placed', value=result['places'][seat])}"


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def token_name(token: Token) -> str:
    kind = str(token["kind"])
    name = called(kind, "train or car" if kind == "either" else "")
    return say("tiles-board-flag", value=name) if token["flag"] else name


def part_name(part: str) -> str:
    return say(f"tiles-part-{part}")


def progress(tile: Laid) -> str:
    """How far an objective tile has come; the temple asks for no more than a figure."""
    if tile["tile"] == "temple":
        return say("web-tiles-have-at-most", have=tile["have"], needs=tile["needs"])
    return say("web-tiles-have-of", have=tile["have"], needs=tile["needs"])


def sides(name: str, turn: str) -> list[int]:
    """The kinds of a tile's edges as it lies: north, east, south, west."""
    packed = TILES.edges[TILES.names.index(name)][TURNS.index(turn)]
    return [packed >> 2 * side & 3 for side in range(4)]


def objective_tiles(player: Player) -> list[Laid]:
    return [tile for tile in player["territory"]["tiles"] if "needs" in tile]


def open_sides(tiles: list[Laid]) -> list[tuple[int, int, int]]:
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
    nobody = say("tiles-board-nobody")
    active = listed([token_name(token) for token in view["active"]]) or nobody
    waiting = token_name(view["waiting_room"]) if view["waiting_room"] else nobody
    supply = [f"{called(kind)} {left}" for kind, left in view["supply"].items()]
    supply.append(f"{say('web-tiles-figure-stars')} {view['star_supply']}")
    rounds = say("web-round-of", round=view["round"], rounds=view["rounds"])
    stack = say("tiles-board-stack", value=view["tokens_in_stack"])
    told = {
        say("web-turn-order"): ", ".join([str(seat + 1) for seat in view["order"]]),
        say("web-tiles-active"): active,
        say("web-tiles-waiting"): f"{waiting}, {stack}",
        say(
            "web-tiles-supply"
        ): f"{', '.join(supply)} · {say('tiles-board-bag', value=view['bag'])}",
    }
    if "challenge" in view:
        told[say("web-tiles-challenge")] = challenge_text(view["challenge"])
    wide = max([len(head) for head in told]) + 2
    return [
        f"RAILROAD TILES  {rounds} · {standing(view)}",
        "",
        *[f"{head:{wide}}{text}" for head, text in told.items()],
    ]


def standing(view: View) -> str:
    if "result" in view:
        places = view["result"]["places"]
        winners = [seat for seat in range(len(places)) if places[seat] == 1]
        if len(places) == 1:
            return say("board-over")
        return say("board-won", value=player_names(winners))
    return asked(player_names(view["actors"]), f"web-tiles-ask-{view['phase']}")


def challenge_text(challenge: Challenge) -> str:
    stars = ", ".join([str(points) for points in challenge["stars"]])
    broken = f" · {say('web-tiles-challenge-is-broken')}" if challenge["broken"] else ""
    figure = say("tiles-board-figure", value=challenge["needs"], more=challenge["have"])
    return f"{challenge['name']} · {figure} · {say('tiles-board-stars-at', value=stars)}{broken}"


def station_board(view: View) -> list[str]:
    lines: list[str] = []
    if view["starters"]:
        lines += [say("web-tiles-starters").upper(), *tile_row([""], view["starters"]), ""]
    lines.append(say("web-tiles-station-board").upper())
    for number, column in enumerate(view["columns"], start=1):
        if column["taken_by"] >= 0:
            who = player_names([column["taken_by"]])
            lines.append(f"{number}  {say('tiles-board-taken', value=who)}")
        elif not column["tiles"]:
            lines.append(f"{number}  {say('web-tiles-column-gone')}")
        else:
            stars = ["*" * column["stars"]] if column["stars"] else []
            label = [str(number), say("tiles-board-size", value=column["size"]), *stars]
            lines += tile_row(label, column["tiles"])
    return lines


def tile_row(label: list[str], names: list[str]) -> list[str]:
    """Tiles side by side, what they are called at the right, in the same order."""
    lines = max(HIGH, len(names), len(label))
    blank = [" " * WIDE] * lines
    tiles = [tile_text(name) + blank for name in names]
    labels = label + [""] * lines
    titles = names + [""] * lines
    wide = max(9, *[len(one) + 2 for one in label])
    return [
        f"{labels[line]:{wide}}"
        + " ".join([f"{tile[line]}" for tile in tiles])
        + f"   {titles[line]}"
        for line in range(lines)
    ]


# A player.


def player_lines(view: View, seat: int) -> list[str]:
    """Headline, hand, territory, and what it is worth, beside it where there is room."""
    player = view["players"][seat]
    points = f"{say('web-tiles-figure-points')} {signed(total(player))}"
    title = f"{player_names([seat]).upper()}  {points}"
    title += outcome(view, seat)
    if seat in view["actors"]:
        title += f" · {say('board-to-move')}"
    lines = [f"── {title} ".ljust(WIDTH, "─")]
    if seat in view["actors"] and view["hand"]:
        lines += [*tile_row([say("web-tiles-in-hand").lower()], view["hand"]), ""]
    if seat in view["actors"] and view["objective_due"]:
        lines += [*tile_row([say("tiles-board-one-of")], player["objectives"]), ""]
    drawn = territory_text(player)
    left = max([len(line) for line in drawn]) + 3
    if WIDTH - left < NOTES:
        return [*lines, *drawn, *told_below(player)]
    told = told_beside(player, WIDTH - left)
    height = max(len(drawn), len(told))
    drawn += [""] * (height - len(drawn))
    told += [""] * (height - len(told))
    return lines + [drawn[i].ljust(left) + told[i] for i in range(height)]


def told_beside(player: Player, room: int) -> list[str]:
    told = {part_name(name): points for name, points in player["points"].items()}
    told[say("tiles-board-total")] = total(player)
    wide = max([len(name) for name in told]) + 1
    lines = [*[f"{name:{wide}}{signed(points):>4}" for name, points in told.items()], ""]
    for note in notes(player):
        lines += textwrap.wrap(note, room, subsequent_indent="  ")
    return lines


def told_below(player: Player) -> list[str]:
    parts = [f"{part_name(name)} {signed(points)}" for name, points in player["points"].items()]
    return ["", *textwrap.wrap(" · ".join(parts), WIDTH), *in_columns(notes(player))]


def in_columns(entries: list[str]) -> list[str]:
    return [
        f"{entries[i]:{WIDTH // 2}}{entries[i + 1] if i + 1 < len(entries) else ''}"
        for i in range(0, len(entries), 2)
    ]


def notes(player: Player) -> list[str]:
    """What lies before the player besides tiles and points."""
    found = [
        f"{part_name('interruptions')} {player['territory']['open_ends']}",
        f"{say('web-tiles-figure-stars')} {player['stars']}, "
        f"{say('tiles-board-refusals', value=player['refusals_left'])}",
    ]
    found += [say("tiles-board-refused", value=name) for name in player["refused"]]
    for number, tile in enumerate(objective_tiles(player), start=1):
        done = say("web-tiles-met" if tile["met"] else "web-tiles-challenge-is-open")
        found.append(labelled(f"#{number} {tile['tile']}", f"{progress(tile)}, {done}"))
    found += [labelled(say("web-tiles-to-come"), name) for name in player["objectives"]]
    for choice in player.get("chosen", []):
        star = " ★" if choice["stars"] else ""
        at = f"{choice['column']} {choice['row']}"
        found.append(say("tiles-board-chosen", value=choice["pawn"], more=at) + star)
    return found


def territory_text(player: Player) -> list[str]:
    """The tiles as they lie, with column and row numbers on the rim."""
    tiles: list[Laid] = player["territory"]["tiles"]
    if not tiles:
        return [f"    {say('tiles-board-no-tile')}"]
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


def signs_of(player: Player) -> dict[tuple[int, int], str]:
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
