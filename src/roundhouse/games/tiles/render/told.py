"""The table in words: the territories tile by tile, what is open where, and what can be taken."""

from roundhouse.games.tiles.render.show import open_sides, sides, total
from roundhouse.games.tiles.rules.box import BLANK, KINDS, RAIL, TILES
from roundhouse.games.tiles.view import Laid, Player, Token, View
from roundhouse.kernel.told import Cell, Listing, Say, Seat, Spot, Told

# clockwise from above, as tiles count their sides: the word, and the step
SIDES = (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0))


def told(view: View, seat: int | None) -> Told:
    lists = [columns(view), tokens(view), supply(view)]
    lists += [territory(view, owner) for owner in range(len(view["players"]))]
    lists += [objectives(player, owner) for owner, player in enumerate(view["players"])]
    mine = view["players"][seat or 0]
    return Told(players(view), [one for one in lists if one.rows], spots(mine))


def players(view: View) -> Listing:
    rows: list[list[Cell]] = []
    for seat in dict.fromkeys([*view["order"], *range(len(view["players"]))]):
        one = view["players"][seat]
        land = one["territory"]
        numbers = [total(one), one["stars"], one["refusals_left"], land["open_ends"]]
        rows.append([Seat(seat), *numbers, len(land["tiles"])])
    heads = ["told-player", "web-tiles-figure-points", "web-tiles-figure-stars"]
    return Listing("told-players", [*heads, "told-refusals", "tiles-told-ends", "told-tiles"], rows)


def columns(view: View) -> Listing:
    rows: list[list[Cell]] = [
        [Say("told-starting"), view["starters"], [], []] for _ in view["starters"][:1]
    ]
    for number, one in enumerate(view["columns"], 1):
        taken: Cell = Seat(one["taken_by"]) if one["taken_by"] >= 0 else []
        rows.append([number, one["tiles"], one["stars"], taken])
    rows += [[Say("web-tiles-in-hand"), view["hand"], [], []] for _ in view["hand"][:1]]
    heads = ["told-column", "told-tiles", "web-tiles-figure-stars", "told-taken"]
    return Listing("web-tiles-station-board", heads, rows)


def token(one: Token) -> Cell:
    return Say("web-tiles-token", {"token": one["kind"], "flag": one["flag"]})


def tokens(view: View) -> Listing:
    waiting = [token(view["waiting_room"])] if view["waiting_room"] else []
    rows: list[list[Cell]] = [
        [Say("web-tiles-active"), [token(one) for one in view["active"]]],
        [Say("web-tiles-waiting"), waiting],
        [Say("told-stack"), view["tokens_in_stack"]],
    ]
    return Listing("web-tiles-population", ["told-what", "told-there"], rows)


def supply(view: View) -> Listing:
    left = [
        Say("told-several", {"count": count, "value": [kind]})
        for kind, count in view["supply"].items()
    ]
    rows: list[list[Cell]] = [
        [Say("web-tiles-supply"), left],
        [Say("web-tiles-figure-stars"), view["star_supply"]],
        [Say("told-bag"), view["bag"]],
    ]
    return Listing("told-supply", ["told-what", "told-there"], rows)


def territory(view: View, owner: int) -> Listing:
    tiles = view["players"][owner]["territory"]["tiles"]
    ends = open_sides(tiles)
    rows = [
        [tile["column"], tile["row"], tile["tile"], joined(tile), open_of(tile, ends), there(tile)]
        for tile in sorted(tiles, key=lambda one: (one["row"], one["column"]))
    ]
    title = Say("web-tiles-territory-of", {"value": [Seat(owner)]})
    heads = ["told-column", "told-row", "told-tile", "told-lines", "told-open", "told-pawn"]
    return Listing(title, heads, rows)


def objectives(player: Player, owner: int) -> Listing:
    rows: list[list[Cell]] = [
        [tile["tile"], tile["have"], tile["needs"]]
        for tile in player["territory"]["tiles"]
        if "needs" in tile
    ]
    rows += [[name, [], []] for name in player["objectives"]]
    title = Say("told-objectives-of", {"seat": owner})
    return Listing(title, ["told-what", "told-have", "told-needs"], rows)


def kind_word(kind: int) -> str:
    return "blank" if kind == BLANK else "railway" if kind == RAIL else "highway"


def joined(tile: Laid) -> list[Cell]:
    """What leaves it by which side."""
    kinds = sides(tile["tile"], tile["turn"])
    return [
        Say("told-side", {"way": [word], "value": [kind_word(kind)]})
        for (word, _, _), kind in zip(SIDES, kinds)
        if kind != BLANK
    ]


def open_of(tile: Laid, ends: list[tuple[int, int, int]]) -> list[Cell]:
    at = (tile["column"], tile["row"])
    return [SIDES[side][0] for column, row, side in ends if (column, row) == at]


def there(tile: Laid) -> list[Cell]:
    """A pawn, or room for one."""
    if "pawn" in tile:
        return [tile["pawn"]]
    kind = KINDS[TILES.spot[TILES.names.index(tile["tile"])]]
    return [Say("told-room-for", {"value": [kind]})] if kind else []


def spots(player: Player) -> list[Spot]:
    """The tiles that lie, and the places beside them."""
    tiles = {(one["column"], one["row"]): one for one in player["territory"]["tiles"]}
    ends = open_sides(list(tiles.values()))
    around = {(x + dx, y + dy) for x, y in tiles for _, dx, dy in SIDES}
    found: list[Spot] = []
    for x, y in sorted({*tiles, *around}, key=lambda at: (at[1], at[0])):
        tile = tiles.get((x, y))
        if tile:
            opened = open_of(tile, ends)
            about: list[Cell] = [tile["tile"], *joined(tile), *there(tile)]
            about += [Say("told-open-to", {"value": opened})] if opened else []
        else:
            about = [Say("told-free"), *wanted(tiles, x, y)]
        beside = {
            word: [str(x + dx), str(y + dy)]
            for word, dx, dy in SIDES
            if (x + dx, y + dy) in tiles or (x + dx, y + dy) in around
        }
        name = Say("web-tiles-place", {"column": x, "row": y})
        found.append(Spot([[str(x), str(y)]], name, about, 2 * x, 2 * y, beside, tile is not None))
    return found


def wanted(tiles: dict[tuple[int, int], Laid], x: int, y: int) -> list[Cell]:
    """What a tile there must show towards its neighbours."""
    found: list[Cell] = []
    for at, (word, dx, dy) in enumerate(SIDES):
        tile = tiles.get((x + dx, y + dy))
        if tile:
            kind = sides(tile["tile"], tile["turn"])[(at + 2) % 4]
            found.append(Say("told-side", {"way": [word], "value": [kind_word(kind)]}))
    return found
