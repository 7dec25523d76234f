"""Building track, tile by tile (ROW-B1 to B12)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import laying, links
from roundhouse.games.railways.rules.acting import Spent
from roundhouse.games.railways.rules.box import (
    BUILD,
    END,
    FACE,
    FACES,
    NUMBER,
    REDIRECT,
    TABLE,
)
from roundhouse.games.railways.rules.phases import ACTIONS, BUILDING
from roundhouse.games.railways.rules.survey import (
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
    from roundhouse.games.railways.rules.state import RailwaysState


def begin(state: "RailwaysState") -> None:
    state.phase = BUILDING
    state.tiles_left = TABLE.tiles
    state.tiles_laid = 0
    state.building_link = NONE
    state.survey = None


def finish(state: "RailwaysState") -> None:
    state.phase = ACTIONS
    state.tiles_left = 0
    state.tiles_laid = 0
    state.building_link = NONE
    state.granted = False
    state.tunnelled = False
    state.engineered = False
    state.survey = None
    for part in state.parts:
        part.build_ended()


# --- what may be said ---


def built(state: "RailwaysState") -> bool:
    """Whether all tiles are laid, and only a part keeps the build from being over."""
    return state.phase == BUILDING and state.tiles_left == 0


def add_verbs(state: "RailwaysState", seat: int, found: list[int]) -> None:
    if built(state):
        found.append(END)
        return
    survey = survey_of(state, seat)
    if any_build(state, survey):
        found.append(BUILD)
    if turnable(state, survey):
        found.append(REDIRECT)
    if state.phase == BUILDING and state.tiles_laid > 0:
        found.append(END)


def _tile_words(tiles: list[int], said: Move) -> list[int]:
    """The faces of these tiles, which are sorted, or the turns of one face."""
    if len(said) == 2:
        found: list[int] = []
        last = NONE
        for laid in tiles:
            if laid // EDGES != last:
                last = laid // EDGES
                found.append(FACE.word(last))
        return found
    face = FACE.of(said[2])
    return [NUMBER.word(laid % EDGES) for laid in tiles if laid // EDGES == face]


# --- why not ---


def judge(state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    if state.phase == BUILDING and state.tiles_left == 0:
        return Illegal("ROW-B1", {"why": "laid"})
    h = state.land.hex.of(move[1])
    face = FACE.of(move[2])
    turns = NUMBER.of(move[3])
    board = state.land.board
    place = board.place_at[h]
    if place >= 0:
        return Illegal("ROW-B4", {"why": "city", "place": board.place_slug[place]})
    if turns >= FACES.turns[face]:
        tile: dict[str, object] = {"hex": board.slug[h], "face": FACES.slug[face]}
        same = turns % FACES.turns[face]
        return Illegal("ROW-B4", {"why": "turn", **tile, "turns": turns, "same": same})
    for part in state.parts:
        wrong = part.judge_tile(state, h, seat)
        if wrong is not None:
            return wrong
    if move[0] == BUILD:
        return _judge_build(state, h, face * EDGES + turns, seat)
    return _judge_redirect(state, h, face * EDGES + turns, seat)


def _judge_build(state: "RailwaysState", h: int, laid: int, seat: int) -> Illegal | None:
    network = state.network
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
        wrong = _judge_edge(state, h, edge, seat)
        if wrong is not None:
            return wrong
        ends.append(_city_by(state, h, edge))
        joined.append(network.beyond(h, edge))
    if ends[0] < 0 and ends[1] < 0:
        return Illegal("ROW-B2", {"why": "start", "hex": network.board.slug[h]})
    if state.building_link != NONE and state.building_link not in joined:
        return Illegal("ROW-B2", {"why": "continue", "hex": network.board.slug[h]})
    if ends[0] == ends[1]:
        slug = network.board.place_slug[ends[0]]
        return Illegal("ROW-B3", {"why": "same-city", "place": slug})
    return _judge_rest(state, h, laid, ends, seat)


def _judge_edge(state: "RailwaysState", h: int, edge: int, seat: int) -> Illegal | None:
    """ROW-B4, ROW-B12: where a rail may look; ROW-B3: whose track it may meet."""
    board = state.land.board
    link = state.network.beyond(h, edge)
    beside = board.beside[h * EDGES + edge]
    place = board.place_at[beside] if beside >= 0 else NONE
    shut = place >= 0 and not board.place_exits[place] >> (edge + 3) % EDGES & 1
    fits = beside >= 0 and not board.closed[h * EDGES + edge] and not shut
    if fits and (link < 0 or state.network.owner[link] == seat):
        return None
    facts: dict[str, object] = {"hex": board.slug[h], "edge": board.edge_words[edge]}
    if beside < 0:
        return Illegal("ROW-B12", {**facts, "why": "outside"})
    if board.closed[h * EDGES + edge]:
        return Illegal("ROW-B12", {**facts, "why": "closed"})
    if shut:
        return Illegal("ROW-B4", {**facts, "why": "connection", "place": board.place_slug[place]})
    return Illegal("ROW-B3", {**facts, "why": "owner", "owner": state.network.owner[link]})


def _city_by(state: "RailwaysState", h: int, edge: int) -> int:
    """The city that a rail over this edge reaches, by itself or by the track it meets; or NONE."""
    network = state.network
    place = network.city_beyond(h, edge)
    link = network.beyond(h, edge)
    if place < 0 and link >= 0:
        place = network.end_a[link] if network.end_a[link] >= 0 else network.end_b[link]
    return place


def _judge_rest(
    state: "RailwaysState", h: int, laid: int, ends: list[int], seat: int
) -> Illegal | None:
    """Whether the link may ever be completed; ROW-S2: the tile must be in the box."""
    wrong = links.judge_new(state, ends, seat)
    if wrong is not None:
        return wrong
    old = state.network.tile[h]
    if not state.supply.has(FACES.face(laid), FACES.face(old)):
        return Illegal("ROW-S2", {"face": FACES.slug[FACES.face(laid)]})
    return None


def _judge_redirect(state: "RailwaysState", h: int, laid: int, seat: int) -> Illegal | None:
    network = state.network
    board = network.board
    facts: dict[str, object] = {"hex": board.slug[h], "face": FACES.slug[laid // EDGES]}
    if not state.redirecting:
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
    if state.building_link not in (NONE, link):
        return Illegal("ROW-B2", {"why": "continue", "hex": board.slug[h]})
    if state.tiles_laid > 0:
        return Illegal("ROW-B7", {**facts, "why": "this-action"})
    wrong = _judge_edge(state, h, outer[0], seat)
    if wrong is not None:
        return wrong
    start = network.end_a[link] if network.end_a[link] >= 0 else network.end_b[link]
    end = _city_by(state, h, outer[0])
    if end == start:
        return Illegal("ROW-B3", {"why": "same-city", "place": board.place_slug[start]})
    return _judge_rest(state, h, laid, [start, end], seat)


def judge_any_step(state: "RailwaysState", seat: int) -> bool:
    """Whether any tile at all could be laid or redirected now."""
    network = state.network
    hexes = state.land.starts[:]
    for link in range(len(network.owner)):
        if network.owner[link] != GONE:
            for side in network.open_sides(link):
                hexes.append(side // EDGES)
                hexes.append(network.board.neighbour[side])
    for h in hexes:
        for laid in FACES.laid:
            tile = (state.land.hex.word(h), FACE.word(laid // EDGES), NUMBER.word(laid % EDGES))
            if judge(state, (BUILD, *tile), seat) is None:
                return True
            if network.tile[h] >= 0 and judge(state, (REDIRECT, *tile), seat) is None:
                return True
    return False


# --- what it costs ---


def forecast(state: "RailwaysState", move: Move) -> dict[str, int]:
    """What a tile costs, part by part."""
    if move[0] not in (BUILD, REDIRECT):
        return {}
    h = state.land.hex.of(move[1])
    number = laying.new_rail(state, h, FACES.lay(FACE.of(move[2]), NUMBER.of(move[3])))
    if move[0] == BUILD:
        return laying.bill(state, h, number)
    return {"ground": laying.redirect_price(state, h, _outer(state, h, number))}


# --- what it does ---


def _outer(state: "RailwaysState", h: int, number: int) -> int:
    """The edge of a redirected rail that is new."""
    old = state.network.tile[h]
    a, b = RAIL_ENDS[number]
    return b if FACES.exits[old] >> a & 1 else a


class Build(Spent):
    """ROW-B1: a tile laid (BUILD) or redirected (REDIRECT): the hex, the face, its turns."""

    def words(self, state: "RailwaysState", said: Move, seat: int) -> list[int]:
        if built(state) or len(said) > 3:
            return []
        land = state.land
        survey = survey_of(state, seat)
        if said[0] == BUILD:
            if len(said) == 1:
                return hex_words(state, survey)
            return _tile_words(tiles_to_build(state, survey, land.hex.of(said[1])), said)
        hexes: list[int] = []
        tiles: list[int] = []
        for at, turned in enumerate(redirections(state, survey)):
            h = last_hex(state, survey.own[at])
            if turned and h not in hexes:
                hexes.append(h)
            if len(said) > 1 and h == land.hex.of(said[1]):
                tiles.extend(turned)
        if len(said) == 1:
            return land.hex.words(sorted(hexes))
        tiles.sort()
        return _tile_words(tiles, said)

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        return judge(state, move, seat)

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        """The build is over when two cities are joined or all tiles are laid."""
        if state.phase != BUILDING:
            begin(state)
        h = state.land.hex.of(move[1])
        laid = FACES.lay(FACE.of(move[2]), NUMBER.of(move[3]))
        for part in state.parts:
            part.tile_comes(state, h, seat)
        number = laying.new_rail(state, h, laid)
        if move[0] == REDIRECT:
            cost = laying.redirect_price(state, h, _outer(state, h, number))
        else:
            cost = laying.build_price(state, h, number)
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "hex": state.land.board.slug[h]}
            facts["face"] = FACES.slug[FACES.face(laid)]
            facts["turns"] = laid % EDGES
            facts["dollars"] = cost
            if move[0] == REDIRECT:
                state.tell("track-redirected", facts)
            elif state.network.tile[h] < 0:
                state.tell("track-built", facts)
            else:
                state.tell("track-crossed", facts)
        laying.lay(state, h, laid, RAIL_ENDS[number][0], cost, seat)
        if state.network.complete(state.building_link) or state.tiles_left == 0:
            state.tiles_left = 0
            if not any([part.builds_on(state, seat) for part in state.parts]):
                finish(state)


class EndBuild(Spent):
    """ROW-B1: with fewer tiles than one may lay."""

    def judge(self, state: "RailwaysState", move: Move, seat: int) -> Illegal | None:
        if state.tiles_laid == 0:
            return Illegal("ROW-B1", {"why": "nothing-laid"})
        return None

    def carry_out(self, state: "RailwaysState", move: Move, seat: int) -> None:
        finish(state)
