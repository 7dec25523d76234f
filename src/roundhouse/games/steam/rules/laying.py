"""Laying and upgrading track: the `build` sentence (STM-B1 to B10, STM-B18, STM-B19)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roundhouse.games.steam.rules import money, tracing
from roundhouse.games.steam.rules.box import FACE, FACES, NUMBER, TABLE
from roundhouse.games.steam.rules.steps import BUILT, FOUNDED, take_step
from roundhouse.games.steam.rules.survey import EXITS_PRICE, hex_words, survey_of, tiles_to_build
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import CENTRE, RAIL_A, RAIL_B, RAIL_ENDS
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import RING, UNOWNED

if TYPE_CHECKING:
    from roundhouse.games.steam.rules.state import SteamState


def price(state: "SteamState", h: int, laid: int) -> int:
    """STM-B7: exits, town, river and hill; STM-B9: no terrain where a tile lies already."""
    cost = EXITS_PRICE[laid]
    if FACES.is_town(laid):
        cost += TABLE.town_price
    if state.network.tile[h] < 0:
        cost += state.land.ground[h]
    return cost


def bill(state: "SteamState", h: int, laid: int) -> dict[str, int]:
    """What `price` is the sum of, for whoever wants to see it."""
    parts = {"exits": EXITS_PRICE[laid]}
    if FACES.is_town(laid):
        parts["town"] = TABLE.town_price
    if state.network.tile[h] < 0 and state.land.ground[h]:
        parts["ground"] = state.land.ground[h]
    return parts


class Build(Action["SteamState"]):
    """STM-B1: a tile on a hex, new or in place of another."""

    def words(self, state: "SteamState", said: Move, seat: int) -> list[int]:
        if state.builds_left == 0:
            return []
        survey = survey_of(state, seat)
        if len(said) == 1:
            return hex_words(state, survey)
        if len(said) > 3:
            return []
        return tile_words(tiles_to_build(state, survey, state.land.hex.of(said[1])), said)

    def judge(self, state: "SteamState", move: Move, seat: int) -> Illegal | None:
        if state.builds_left == 0:
            return no_builds(state)
        network = state.network
        h = state.land.hex.of(move[1])
        face = FACE.of(move[2])
        wrong = judge_tile(state, h, face, NUMBER.of(move[3]))
        if wrong is not None:
            return wrong
        laid = face * EDGES + NUMBER.of(move[3])
        old = network.tile[h]
        facts: dict[str, object] = {"hex": network.board.slug[h], "face": FACES.slug[face]}
        town = network.board.place_at[h] >= 0
        if town != FACES.is_town(laid):
            return Illegal("STM-B8", {**facts, "town": town})
        if old >= 0 and not FACES.may_replace(old, laid):
            return Illegal("STM-B9", {**facts, "lies": FACES.slug[FACES.face(old)]})
        if old < 0 and not town and len(FACES.rails[laid]) > 1:
            if state.withdrawn >= TABLE.withdrawals:
                return Illegal(
                    "STM-B10", {"why": "withdrawn", **facts, "withdrawn": state.withdrawn}
                )
        new_rails = FACES.brought(old, laid)
        for number in new_rails:
            wrong = judge_ways(state, h, number, seat)
            if wrong is not None:
                return wrong
        wrong = _judge_links(state, h, laid, new_rails, seat)
        if wrong is not None:
            return wrong
        return judge_price(state, h, laid, price(state, h, laid), seat)

    def act(self, state: "SteamState", move: Move, seat: int) -> None:
        h = state.land.hex.of(move[1])
        laid = FACES.lay(FACE.of(move[2]), NUMBER.of(move[3]))
        cost = price(state, h, laid)
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "hex": state.land.board.slug[h]}
            facts["face"] = FACES.slug[FACES.face(laid)]
            facts["turns"] = laid % EDGES
            facts["euros"] = cost
            if state.network.tile[h] < 0:
                state.tell("track-built", facts)
            else:
                state.tell("track-upgraded", facts)
        take_step(state, (BUILT, h, laid, cost), seat)


def no_builds(state: "SteamState") -> Illegal:
    """STM-B1: tiles laid and redirected; a New City is no build."""
    builds = sum([1 for step in state.steps if step[0] != FOUNDED])
    return Illegal("STM-B1", {"why": "builds", "builds": builds})


def tile_words(tiles: list[int], said: Move) -> list[int]:
    """The faces of these tiles, which are sorted, or the turns of one face."""
    if len(said) == 2:
        found: list[int] = []
        last: i64 = -1
        for tile in tiles:
            laid: i64 = tile
            if laid // EDGES != last:
                last = laid // EDGES
                found.append(FACE.word(last))
        return found
    first = FACE.of(said[2]) * EDGES
    return [NUMBER.word(tile - first) for tile in tiles if first <= tile < first + EDGES]


def judge_tile(state: "SteamState", h: int, face: int, turns: int) -> Illegal | None:
    """STM-B4: no tile on a city; of turns that look alike only the first has a name."""
    board = state.land.board
    place = board.place_at[h]
    if place >= 0 and state.network.is_city[place]:
        return Illegal("STM-B4", {"why": "city", "place": board.place_slug[place]})
    if turns >= FACES.turns[face]:
        facts: dict[str, object] = {"face": FACES.slug[face], "turns": turns}
        return Illegal("STM-B4", {"why": "turn", **facts, "same": turns % FACES.turns[face]})
    return None


def judge_ways(state: "SteamState", h: int, number: int, seat: int) -> Illegal | None:
    """STM-B4: no rail off the map or over a closed edge; STM-B3: none joins a rival's track."""
    network = state.network
    board = network.board
    for point in RAIL_ENDS[number]:
        if point == CENTRE:
            continue
        link = NONE
        outside = board.beside[h * EDGES + point] < 0
        closed = not outside and board.closed[h * EDGES + point]
        if not outside and not closed:
            link = network.beyond(h, point)
            if link < 0 or board.place_at[h] >= 0:
                continue  # STM-B8: an exit of a town may meet anyone's open end
            if network.owner[link] == seat or network.owner[link] == UNOWNED:
                continue
        facts: dict[str, object] = {"hex": board.slug[h], "edge": board.edge_words[point]}
        if outside:
            return Illegal("STM-B4", {"why": "outside", **facts})
        if closed:
            return Illegal("STM-B4", {"why": "closed", **facts})
        return Illegal("STM-B3", {**facts, "owner": network.owner[link]})
    return None


def _judge_links(
    state: "SteamState", h: int, laid: int, new_rails: list[int], seat: int
) -> Illegal | None:
    """STM-B5 and STM-B2, on the track as it would lie.

    STM-B10: of a two-rail tile on an empty hex one rail must be traced now, the other by the end.
    A town needs own track that reaches it, be its new exits whose they may.
    """
    network = state.network
    town = network.board.place_at[h]
    ends: list[tuple[int, int]] = []
    mine: list[tuple[int, int]] = []  # those of them that are complete, and the seat's
    for number in new_rails:
        a, seen_a = tracing.end_over(network, h, laid, RAIL_A[number])
        b, seen_b = town, town
        if town < 0:
            b, seen_b = tracing.end_over(network, h, laid, RAIL_B[number])
        if a == RING or (seen_a >= 0 and seen_a == seen_b):
            return Illegal("STM-B5", {"hex": network.board.slug[h]})
        ends.append((a, b))
        link = network.beyond(h, RAIL_A[number])
        if a >= 0 and b >= 0 and (link < 0 or network.owner[link] in (seat, UNOWNED)):
            mine.append((a, b))
    if town >= 0:
        if tracing.joined_to_city(network, [town], mine, seat):
            return None
    else:
        for a, b in ends:
            if tracing.joined_to_city(network, [end for end in (a, b) if end >= 0], mine, seat):
                return None
    return Illegal("STM-B2", {"hex": network.board.slug[h]})


def judge_price(state: "SteamState", h: int, laid: int, cost: int, seat: int) -> Illegal | None:
    """STM-B6: the tile must be in the box, where a replaced one returns first; STM-B18."""
    face = FACES.face(laid)
    if not state.supply.has(face, FACES.face(state.network.tile[h])):
        return Illegal("STM-B6", {"face": FACES.slug[face], "left": 0})
    most = state.cash[seat]
    if not state.standard or state.relaxed[seat]:
        most += money.steps_left(state, seat) * TABLE.step
    if cost > most:
        return Illegal("STM-B18", {"cost": cost, "raise": most})
    return None
