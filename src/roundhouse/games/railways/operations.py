"""Operations cards: taking one, playing one (ROW-O1 to O3)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundhouse.games.railways import (
    building,
    cubes,
    delivering,
    depots,
    links,
    mines,
    points,
    trips,
    urbanizing,
)
from roundhouse.games.railways.box import COLOUR0, EDGE0, KINDS, TABLE
from roundhouse.games.railways.cards import (
    CITY_CHARTER,
    CITY_GROWTH,
    CROSS,
    DIAMOND,
    EXECUTIVE,
    EXPRESS,
    FERRY_LINE,
    HAND,
    LAND_GRANT,
    MINE,
    NEW_INDUSTRY,
    PASSENGER_LINES,
    PERFECT_ENGINEERING,
    TRADING_DEPOT,
    TUNNEL_ENGINEER,
)
from roundhouse.games.railways.phases import ACTIONS, BUILDING, EXPRESS_RUN
from roundhouse.games.railways.survey import any_build, survey_of, turnable
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


# --- taking ---


def any_to_take(table: "RailwaysState") -> bool:
    deck = table.land.deck
    for kind in range(deck.kinds):
        if table.display[kind] > 0 and deck.takable[kind]:
            return True
    return False


def take_words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `take`; a card with a target names it where there is one."""
    deck = table.land.deck
    if len(said) == 1:
        kinds = range(deck.kinds)
        return [
            table.land.card0 + kind
            for kind in kinds
            if table.display[kind] > 0 and deck.takable[kind]
        ]
    effect = deck.effect[said[1] - table.land.card0]
    if effect == NEW_INDUSTRY:
        return urbanizing.words(table, said, 2)
    if effect == CITY_GROWTH and len(said) == 2:
        return [table.land.place0 + place for place in range(table.land.cities)]
    if effect == TRADING_DEPOT:
        return _depot_words(table, said, seat)
    if effect == MINE:
        return mines.words(table, said)
    return []


def _depot_words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    if len(said) == 2:
        cities = range(table.land.cities)
        return [table.land.place0 + p for p in cities if _depot_exits(table, p, seat)]
    if len(said) == 3:
        return [EDGE0 + e for e in _depot_exits(table, said[2] - table.land.place0, seat)]
    return []


def _depot_exits(table: "RailwaysState", place: int, seat: int) -> list[int]:
    """The exits of a place by which rivals' links leave that carry no depot yet."""
    network = table.network
    found: list[int] = []
    for link in network.complete_at[place]:
        if network.owner[link] != seat and link not in table.depot_link:
            found.extend(network.exits_at(link, place))
    found.sort()
    return found


def judge_take(table: "RailwaysState", move: Move, seat: int) -> Illegal | None:
    deck = table.land.deck
    kind = move[1] - table.land.card0
    facts: dict[str, object] = {"card": deck.slug[kind]}
    if table.display[kind] == 0:
        return Illegal("ROW-O1", {**facts, "why": "not-there"})
    if not deck.takable[kind]:
        return Illegal("ROW-O2", {**facts, "why": "circle"})
    effect = deck.effect[kind]
    rest = [table.land.vocabulary.section_of[word] for word in move[2:]]
    if effect == NEW_INDUSTRY and urbanizing.possible(table):
        if rest != ["place", "colour"]:
            return Illegal("ROW-O3", {**facts, "why": "needs-place-colour"})
        return urbanizing.judge(table, move[2] - table.land.place0, move[3] - COLOUR0)
    if effect == CITY_GROWTH:
        return None if rest == ["place"] else Illegal("ROW-O3", {**facts, "why": "needs-place"})
    if effect == TRADING_DEPOT and _rival_links(table, seat) > 0:
        if rest != ["place", "edge"]:
            return Illegal("ROW-O3", {**facts, "why": "needs-place-edge"})
        return _judge_depot(table, move[2] - table.land.place0, move[3] - EDGE0, seat)
    if effect == MINE and mines.sites(table):
        if rest != ["place"]:
            return Illegal("ROW-O3", {**facts, "why": "needs-place"})
        return mines.judge(table, move[2] - table.land.place0)
    return None if not rest else Illegal("ROW-O3", {**facts, "why": "no-target"})


def _rival_links(table: "RailwaysState", seat: int) -> int:
    """Links of others, over land, without a depot."""
    network = table.network
    count = 0
    for link in network.links():
        if network.complete(link) and network.length[link] > 0 and network.rails_of(link):
            if network.owner[link] != seat and link not in table.depot_link:
                count += 1
    return count


def _judge_depot(table: "RailwaysState", place: int, edge: int, seat: int) -> Illegal | None:
    network = table.network
    link = network.leaving(place, edge)
    facts: dict[str, object] = {"place": network.board.place_slug[place]}
    facts["edge"] = network.board.edge_words[edge]
    if link < 0 or not network.complete(link) or network.owner[link] == seat:
        return Illegal("ROW-O3", {"why": "rival-link", **facts})
    if link in table.depot_link:
        return Illegal("ROW-O3", {"why": "depot", **facts})
    return None


def take(table: "RailwaysState", move: Move, seat: int) -> None:
    deck = table.land.deck
    kind = move[1] - table.land.card0
    table.display[kind] -= 1
    table.tell("card-taken", {"seat": seat, "card": deck.slug[kind]})
    if deck.class_of[kind] != CROSS:
        table.cards[seat * deck.kinds + kind] += 1
        table.survey = None  # a card may open ferries and keep others out
    at_once = AT_ONCE.get(deck.effect[kind])
    if at_once is not None:
        at_once(table, move, kind, seat)


def railroad_executive(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    table.actions_left += table.land.deck.actions[kind]


def new_industry(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    if len(move) == 4:
        urbanizing.found_city(table, move[2] - table.land.place0, move[3] - COLOUR0, seat)


def city_growth(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    place = move[2] - table.land.place0
    drawn = cubes.draw_cubes(table, place, table.land.deck.cubes[kind])
    slug = table.land.board.place_slug[place]
    table.tell("cubes-came", {"place": slug, "cubes": drawn})
    cubes.fill(table, place)


def city_charter(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    table.charter_owner[table.land.deck.place[kind]] = seat


def trading_depot(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    if len(move) == 4:
        place = move[2] - table.land.place0
        table.depot_link.append(table.network.leaving(place, move[3] - EDGE0))
        table.depot_owner.append(seat)
        table.depot_card.append(kind)


def passenger_lines(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    deck = table.land.deck
    gained = links.owned_links(table, seat) // deck.links[kind] * deck.points[kind]
    if gained > 0:
        points.score(table, seat, gained, deck.slug[kind])


def mine(table: "RailwaysState", move: Move, kind: int, seat: int) -> None:
    if len(move) == 3:
        mines.dig(table, move[2] - table.land.place0, seat)


# What a card does when it is taken; the others wait to be played, or for their occasion.
AT_ONCE: Final[dict[int, Callable[["RailwaysState", Move, int, int], None]]] = {
    EXECUTIVE: railroad_executive,
    NEW_INDUSTRY: new_industry,
    CITY_GROWTH: city_growth,
    CITY_CHARTER: city_charter,
    TRADING_DEPOT: trading_depot,
    PASSENGER_LINES: passenger_lines,
    MINE: mine,
}


# --- playing ---


def playable(table: "RailwaysState", seat: int) -> list[int]:
    """The cards that the seat may play now."""
    deck = table.land.deck
    found: list[int] = []
    for kind in deck.to_play:
        at = seat * deck.kinds + kind
        if table.cards[at] - table.used[at] <= 0:
            continue
        effect = deck.effect[kind]
        if effect == EXPRESS:
            if table.phase == ACTIONS and _express_possible(table, seat):
                found.append(kind)
        elif (
            _is_for_build(table, kind) and not _in_use(table, effect) and _before_build(table, seat)
        ):
            found.append(kind)
    return found


def _express_possible(table: "RailwaysState", seat: int) -> bool:
    if table.fuel:
        return len(trips.express_verbs(table, seat)) > 0
    return delivering.express_possible(table, seat)


def _is_for_build(table: "RailwaysState", kind: int) -> bool:
    """A ferry card of one hex is used where that is built; a longer one may be played before."""
    effect = table.land.deck.effect[kind]
    if effect == FERRY_LINE:
        return table.land.deck.hexes[kind] > 1
    return effect == LAND_GRANT or effect == TUNNEL_ENGINEER or effect == PERFECT_ENGINEERING


def _in_use(table: "RailwaysState", effect: int) -> bool:
    if effect == LAND_GRANT:
        return table.granted
    if effect == FERRY_LINE:
        return table.ferries_left > 0
    return table.tunnelled if effect == TUNNEL_ENGINEER else table.engineered


def _before_build(table: "RailwaysState", seat: int) -> bool:
    """Cards for a build are played before its first tile, and then a tile must be laid."""
    if table.phase == BUILDING:
        return table.tiles_laid == 0
    if table.phase != ACTIONS:
        return False
    survey = survey_of(table, seat)
    return any_build(table, survey) or turnable(table, survey)


def play_words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    if len(said) > 1:
        return []
    return [table.land.card0 + kind for kind in playable(table, seat)]


def judge_play(table: "RailwaysState", kind: int, seat: int) -> Illegal | None:
    deck = table.land.deck
    facts: dict[str, object] = {"card": deck.slug[kind]}
    held = table.cards[seat * deck.kinds + kind]
    if held == 0:
        return Illegal("ROW-O1", {**facts, "why": "not-yours"})
    if deck.class_of[kind] != HAND and deck.class_of[kind] != DIAMOND:
        return Illegal("ROW-O2", {**facts, "why": "works-by-itself"})
    if table.used[seat * deck.kinds + kind] >= held:
        return Illegal("ROW-O2", {**facts, "why": "used"})
    effect = deck.effect[kind]
    if effect == FERRY_LINE and deck.hexes[kind] == 1:
        return Illegal("ROW-O2", {**facts, "why": "works-by-itself"})
    if effect == EXPRESS:
        if table.phase != ACTIONS:
            return Illegal("ROW-O3", {**facts, "why": "before-action"})
        if not _some_express(table, seat):
            return Illegal("ROW-O3", {**facts, "why": "no-express"})
        return None
    if table.phase == EXPRESS_RUN or table.tiles_laid > 0:
        return Illegal("ROW-O3", {**facts, "why": "before-action"})
    active = {
        LAND_GRANT: table.granted,
        TUNNEL_ENGINEER: table.tunnelled,
        PERFECT_ENGINEERING: table.engineered,
        FERRY_LINE: table.ferries_left > 0,
    }
    if active[effect]:
        return Illegal("ROW-O3", {**facts, "why": "in-use"})
    if table.phase == ACTIONS and not building.judge_any_step(table, seat):
        return Illegal("ROW-O3", {**facts, "why": "no-build"})
    return None


def _some_express(table: "RailwaysState", seat: int) -> bool:
    """Whether some cube can pass a city of its colour and reach another."""
    for place in range(table.land.cities):
        for colour in range(KINDS):
            if table.cubes[place * KINDS + colour] > 0:
                if _runs_past(table, [place], 0, colour, 1, seat):
                    return True
    if table.fuel and table.waiting_at[seat] != NONE:
        places = trips.trip_places(table, seat)
        return _runs_past(table, places, 0, table.waiting_colour[seat], 1, seat)
    return False


def _runs_past(
    table: "RailwaysState", visited: list[int], legs: int, colour: int, passing: int, seat: int
) -> bool:
    """Whether the cube can go on from the last place, past one city of its colour to another, or
    to a Fuel Depot."""
    network = table.network
    for link in network.links_at(visited[-1]):
        if not network.complete(link):
            continue
        if legs == 0 and network.owner[link] != seat:
            continue
        there = network.other_end(link, visited[-1])
        if there in visited:
            continue
        left = passing - int(delivering.takes(table, there, colour))
        if left < 0 or (left == 0 and table.fuel and depots.mine(table, there, seat) > 0):
            return True
        if legs + 1 < table.level[seat]:
            if _runs_past(table, [*visited, there], legs + 1, colour, left, seat):
                return True
    return False


def play(table: "RailwaysState", kind: int, seat: int) -> None:
    """ROW-O2: a card of the hand is discarded, a diamond waits for the next turn.

    Ruling: it helps one action, not a round, of which an Executive may make two.
    """
    deck = table.land.deck
    at = seat * deck.kinds + kind
    if deck.class_of[kind] == HAND:
        table.cards[at] -= 1
    else:
        table.used[at] += 1
    table.tell("card-played", {"seat": seat, "card": deck.slug[kind]})
    effect = deck.effect[kind]
    if effect == EXPRESS:
        table.phase = EXPRESS_RUN
        return
    if table.phase != BUILDING:
        building.begin(table)
    if effect == LAND_GRANT:
        table.granted = True
    elif effect == TUNNEL_ENGINEER:
        table.tunnelled = True
    elif effect == FERRY_LINE:
        table.ferries_left = deck.hexes[kind]
    else:
        table.engineered = True
        table.tiles_left += TABLE.engineered_tiles - TABLE.tiles
