"""Building track, tile by tile (ROW-B1 to B12)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import depots, ferries, laying, links
from roundhouse.games.railways.box import (
    BUILD,
    END,
    FACE0,
    FACES,
    HEX0,
    NUMBER0,
    REDIRECT,
    TABLE,
)
from roundhouse.games.railways.phases import ACTIONS, BUILDING
from roundhouse.games.railways.survey import (
    any_build,
    hex_words,
    last_hex,
    redirections,
    survey_of,
    tiles_to_build,
    turnable,
)
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, TIPS

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def begin(table: "RailwaysState") -> None:
    table.phase = BUILDING
    table.tiles_left = TABLE.tiles
    table.tiles_laid = 0
    table.building_link = NONE
    table.survey = None


def finish(table: "RailwaysState") -> None:
    table.phase = ACTIONS
    table.tiles_left = 0
    table.tiles_laid = 0
    table.building_link = NONE
    table.granted = False
    table.tunnelled = False
    table.engineered = False
    table.ferries_left = 0
    table.fuelled = False
    table.survey = None


# --- what may be said ---


def built(table: "RailwaysState") -> bool:
    """Whether the link is laid, and only Fuel Depots may still be placed (ROW-M8a)."""
    return table.phase == BUILDING and table.tiles_left == 0


def verbs(table: "RailwaysState", seat: int) -> list[int]:
    if built(table):
        return [END]
    found: list[int] = []
    survey = survey_of(table, seat)
    if any_build(table, survey):
        found.append(BUILD)
    if turnable(table, survey):
        found.append(REDIRECT)
    if table.phase == BUILDING and table.tiles_laid > 0:
        found.append(END)
    return found


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `build` and `redirect`."""
    if built(table):
        return []
    survey = survey_of(table, seat)
    if said[0] == END or len(said) > 3:
        return []
    if said[0] == BUILD:
        if len(said) == 1:
            return hex_words(table, survey)
        return _tile_words(tiles_to_build(table, survey, said[1] - HEX0), said)
    hexes: list[int] = []
    tiles: list[int] = []
    for at, turned in enumerate(redirections(table, survey)):
        h = last_hex(table, survey.own[at])
        if turned and h not in hexes:
            hexes.append(h)
        if len(said) > 1 and h == said[1] - HEX0:
            tiles.extend(turned)
    if len(said) == 1:
        hexes.sort()
        return [HEX0 + h for h in hexes]
    tiles.sort()
    return _tile_words(tiles, said)


def _tile_words(tiles: list[int], said: Move) -> list[int]:
    """The faces of these tiles, which are sorted, or the turns of one face."""
    if len(said) == 2:
        found: list[int] = []
        last = NONE
        for laid in tiles:
            if laid // EDGES != last:
                last = laid // EDGES
                found.append(FACE0 + last)
        return found
    face = said[2] - FACE0
    return [NUMBER0 + laid % EDGES for laid in tiles if laid // EDGES == face]


# --- why not ---


def judge(table: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    if move[0] == END:
        if table.tiles_laid == 0:
            return Illegal("ROW-B1", {"why": "nothing-laid"})
        return None
    if table.phase == BUILDING and table.tiles_left == 0:
        return Illegal("ROW-B1", {"why": "laid"})
    h = move[1] - HEX0
    face = move[2] - FACE0
    turns = move[3] - NUMBER0
    board = table.land.board
    place = board.place_at[h]
    if place >= 0:
        return Illegal("ROW-B4", {"why": "city", "place": board.place_slug[place]})
    if turns >= FACES.turns[face]:
        tile: dict[str, object] = {"hex": board.slug[h], "face": FACES.slug[face]}
        same = turns % FACES.turns[face]
        return Illegal("ROW-B4", {"why": "turn", **tile, "turns": turns, "same": same})
    if table.mountains_closed and table.land.beyond_mountains[h]:
        points = table.land.mountain_points
        return Illegal("ROW-M1c", {"hex": board.slug[h], "points": points})
    no_ferry = ferries.judge(table, h, seat)
    if no_ferry is not None:
        return no_ferry
    if move[0] == BUILD:
        return _judge_build(table, h, face * EDGES + turns, seat)
    return _judge_redirect(table, h, face * EDGES + turns, seat)


def _judge_build(table: "RailwaysState", h: int, laid: int, seat: int) -> Illegal | None:
    network = table.network
    old = network.tile[h]
    if old >= 0 or len(FACES.rails[laid]) > 1:
        facts: dict[str, object] = {
            "hex": network.board.slug[h],
            "face": FACES.slug[laid // EDGES],
        }
        if old < 0:
            return Illegal("ROW-B8", {**facts, "why": "nothing-to-cross"})
        if not FACES.may_replace(old, laid):
            return Illegal("ROW-B8", {**facts, "why": "lies", "lies": FACES.slug[FACES.face(old)]})
        for number in FACES.rails[old]:
            crossed = network.link_at[h * EDGES + RAIL_ENDS[number][0]]
            if network.end_a[crossed] < 0 or network.end_b[crossed] < 0:
                owner = network.owner[crossed]
                return Illegal("ROW-B8", {**facts, "why": "wall", "owner": owner})
    number = FACES.brought(old, laid)[0]
    ends: list[int] = []
    joined: list[int] = []
    for edge in RAIL_ENDS[number]:
        wrong = _judge_edge(table, h, edge, seat)
        if wrong is not None:
            return wrong
        ends.append(_city_by(table, h, edge))
        joined.append(network.beyond(h, edge))
    if ends[0] < 0 and ends[1] < 0:
        return Illegal("ROW-B2", {"why": "start", "hex": network.board.slug[h]})
    if table.building_link != NONE and table.building_link not in joined:
        return Illegal("ROW-B2", {"why": "continue", "hex": network.board.slug[h]})
    if ends[0] == ends[1]:
        slug = network.board.place_slug[ends[0]]
        return Illegal("ROW-B3", {"why": "same-city", "place": slug})
    return _judge_rest(table, h, laid, ends, seat)


def _judge_edge(table: "RailwaysState", h: int, edge: int, seat: int) -> Illegal | None:
    """ROW-B4, ROW-B12: where a rail may look; ROW-B3: whose track it may meet."""
    board = table.land.board
    link = table.network.beyond(h, edge)
    beside = board.beside[h * EDGES + edge]
    place = board.place_at[beside] if beside >= 0 else NONE
    shut = place >= 0 and not board.place_exits[place] >> (edge + 3) % EDGES & 1
    fits = beside >= 0 and not board.closed[h * EDGES + edge] and not shut
    if fits and (link < 0 or table.network.owner[link] == seat):
        return None
    facts: dict[str, object] = {"hex": board.slug[h], "edge": board.edge_words[edge]}
    if beside < 0:
        return Illegal("ROW-B12", {**facts, "why": "outside"})
    if board.closed[h * EDGES + edge]:
        return Illegal("ROW-B12", {**facts, "why": "closed"})
    if shut:
        return Illegal("ROW-B4", {**facts, "why": "connection", "place": board.place_slug[place]})
    return Illegal("ROW-B3", {**facts, "why": "owner", "owner": table.network.owner[link]})


def _city_by(table: "RailwaysState", h: int, edge: int) -> int:
    """The city that a rail over this edge reaches, by itself or by the track it meets; or NONE."""
    network = table.network
    place = network.city_beyond(h, edge)
    link = network.beyond(h, edge)
    if place < 0 and link >= 0:
        place = network.end_a[link] if network.end_a[link] >= 0 else network.end_b[link]
    return place


def _judge_rest(
    table: "RailwaysState", h: int, laid: int, ends: list[int], seat: int
) -> Illegal | None:
    """Whether the link may be completed; ROW-S2: the tile must be in the box."""
    wrong = links.judge_new(table, ends, seat) if min(ends) >= 0 else None
    if wrong is not None:
        return wrong
    box = table.supply.copy()
    old = table.network.tile[h]
    if old >= 0:
        box.give_back(FACES.face(old))
    if box.available(FACES.face(laid)) <= 0:
        return Illegal("ROW-S2", {"face": FACES.slug[FACES.face(laid)]})
    return None


def _judge_redirect(table: "RailwaysState", h: int, laid: int, seat: int) -> Illegal | None:
    network = table.network
    board = network.board
    facts: dict[str, object] = {"hex": board.slug[h], "face": FACES.slug[laid // EDGES]}
    if not table.redirecting:
        return Illegal("ROW-B7", {**facts, "why": "variant"})
    old = network.tile[h]
    if old < 0:
        return Illegal("ROW-B7", {**facts, "why": "no-track"})
    gone = FACES.brought(laid, old)
    new = FACES.brought(old, laid)
    if len(gone) != 1 or len(new) != 1:
        return Illegal("ROW-B7", {**facts, "why": "other-rails"})
    turned = [point for point in RAIL_ENDS[gone[0]] if point not in RAIL_ENDS[new[0]]]
    outer = [point for point in RAIL_ENDS[new[0]] if point not in RAIL_ENDS[gone[0]]]
    if len(turned) != 1:
        return Illegal("ROW-B7", {**facts, "why": "other-rails"})
    link = network.link_at[h * EDGES + turned[0]]
    if network.complete(link):
        return Illegal("ROW-B8", {**facts, "why": "complete"})
    if network.owner[link] != seat:
        return Illegal("ROW-B3", {"why": "owner", **facts, "owner": network.owner[link]})
    tip = network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link]
    if tip != h * TIPS + turned[0]:
        return Illegal("ROW-B7", {**facts, "why": "not-last"})
    if table.building_link not in (NONE, link):
        return Illegal("ROW-B2", {"why": "continue", "hex": board.slug[h]})
    wrong = _judge_edge(table, h, outer[0], seat)
    if wrong is not None:
        return wrong
    start = network.end_a[link] if network.end_a[link] >= 0 else network.end_b[link]
    end = _city_by(table, h, outer[0])
    if end == start:
        return Illegal("ROW-B3", {"why": "same-city", "place": board.place_slug[start]})
    return _judge_rest(table, h, laid, [start, end], seat)


def judge_any_step(table: "RailwaysState", seat: int) -> bool:
    """Whether any tile at all could be laid or redirected now."""
    network = table.network
    hexes = table.land.starts[:]
    for link in range(len(network.owner)):
        if network.owner[link] != GONE:
            for side in network.open_sides(link):
                hexes.append(side // EDGES)
                hexes.append(network.board.neighbour[side])
    for h in hexes:
        for laid in FACES.laid:
            tile = (h + HEX0, laid // EDGES + FACE0, laid % EDGES + NUMBER0)
            if judge(table, (BUILD, *tile), seat) is None:
                return True
            if network.tile[h] >= 0 and judge(table, (REDIRECT, *tile), seat) is None:
                return True
    return False


# --- what it does ---


def act(table: "RailwaysState", move: Move, seat: int) -> bool:
    """Whether the build is over: ROW-B1, when two cities are joined or all tiles are laid."""
    if move[0] == END:
        finish(table)
        return True
    if table.phase != BUILDING:
        begin(table)
    h = move[1] - HEX0
    laid = FACES.lay(move[2] - FACE0, move[3] - NUMBER0)
    ferries.run(table, h, seat)
    number = laying.new_rail(table, h, laid)
    facts: dict[str, object] = {"seat": seat, "hex": table.land.board.slug[h]}
    facts["face"] = FACES.slug[FACES.face(laid)]
    facts["turns"] = laid % EDGES
    if move[0] == BUILD:
        cost = laying.build_price(table, h, number)
        if table.network.tile[h] < 0:
            table.tell("track-built", {**facts, "dollars": cost})
        else:
            table.tell("track-crossed", {**facts, "dollars": cost})
    else:
        outer = _outer(table, h, number)
        cost = laying.redirect_price(table, h, outer)
        table.tell("track-redirected", {**facts, "dollars": cost})
    laying.lay(table, h, laid, RAIL_ENDS[number][0], cost, seat)
    if table.network.complete(table.building_link) or table.tiles_left == 0:
        table.tiles_left = 0
        if table.fuel and depots.may_place(table, seat):
            return False
        finish(table)
        return True
    return False


def place_depots(table: "RailwaysState", move: Move, seat: int) -> bool:
    """ROW-M8a: whether the build is over with it."""
    depots.act(table, move[1] - table.land.place0, move[2] - NUMBER0, seat)
    if built(table):
        finish(table)
        return True
    return False


def _outer(table: "RailwaysState", h: int, number: int) -> int:
    """The edge of a redirected rail that is new."""
    old = table.network.tile[h]
    a, b = RAIL_ENDS[number]
    return b if FACES.exits[old] >> a & 1 else a
