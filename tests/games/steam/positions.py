"""Positions for the tests of Steam, on the real North-East map.

Hexes are named @q,r with Albany at @0,0; flat-topped: n (0,−1), ne (1,−1), se (1,0), s (0,1),
sw (−1,1), nw (−1,0).
"""

import re

from roundhouse.games.steam.game import game
from roundhouse.games.steam.rules import building, rounds
from roundhouse.games.steam.rules.box import ACTIONS, COLOURS, FACES, FIRST_MOVE
from roundhouse.games.steam.rules.phases import BUILDING, GOODS, NO_ACTION
from roundhouse.games.steam.rules.state import SteamState
from roundhouse.kernel.events import Event
from roundhouse.kernel.refusal import Illegal
from roundhouse.rails.faces import CENTRE, NO_TILE, rail
from roundhouse.rails.hexes import opposite


def table(seats: int = 4, seed: int = 1, **options: object) -> SteamState:
    """A game as it is set up; without options the beginners' one, at the first choice."""
    state = game.new(seats, seed, options or {"beginners": True})
    assert isinstance(state, SteamState)
    return state


def named(state: SteamState, text: str) -> str:
    board = state.land.board
    slugs = {(board.q[h], board.r[h]): board.slug[h] for h in range(board.size)}
    return re.sub(r"@(-?\d+),(-?\d+)", lambda found: slugs[int(found[1]), int(found[2])], text)


def hex_of(state: SteamState, word: str) -> int:
    board = state.land.board
    if word in board.place_of:
        return board.place_hex[board.place_of[word]]
    return board.hex_of[named(state, word)]


def place(state: SteamState, slug: str) -> int:
    return state.land.board.place_of[slug]


def say(state: SteamState, *sentences: str) -> list[Event]:
    """The seat to move says these; all that happened."""
    events: list[Event] = []
    for text in sentences:
        events += state.play(state.hear(named(state, text)), state.actors[0])
    return events


def counting(state: SteamState, *seats: int) -> list[int | None]:
    """Of these seats the bids that count, as people are shown them."""
    counts = game.shown(state, None)["auction"]["counts"]
    return [counts[seat] for seat in seats]


def refused(state: SteamState, text: str) -> Illegal:
    """Why the seat to move can't say this; the generator doesn't offer it either."""
    move = state.hear(named(state, text))
    seat = state.actors[0]
    illegal = state.check(move, seat)
    assert illegal is not None, f"{text} is allowed"
    assert not offered(state, text)
    return illegal


def offered(state: SteamState, text: str) -> bool:
    move = state.hear(named(state, text))
    seat = state.actors[0]
    for at, word in enumerate(move):
        if word not in state.words(move[:at], seat):
            return False
    return state.words(move, seat) == []


def allowed(state: SteamState, text: str) -> bool:
    seat = state.actors[0]
    legal = state.check(state.hear(named(state, text)), seat) is None
    assert legal == offered(state, text), text
    return legal


def track(state: SteamState, owner: int, *ways: str) -> None:
    """Track that lies already: a way names places and hexes that follow each other.

    A city or a hex at the end of a way gets no tile, a town that is named an exit.
    """
    for way in ways:
        names = way.split()
        hexes = [hex_of(state, word) for word in names]
        for at, h in enumerate(hexes):
            if at in (0, len(hexes) - 1) and names[at].startswith("@"):
                continue
            edges = [edge_to(state, h, other) for other in hexes[max(at - 1, 0) : at + 2]]
            edges = [edge for edge in edges if edge >= 0]
            here = state.land.board.place_at[h]
            if here >= 0:
                new = [] if state.network.is_city[here] else [rail(e, CENTRE) for e in edges]
            else:
                new = [rail(*edges)] if len(edges) == 2 else []
            lay(state, owner, h, sum(1 << number for number in new))
    state.survey = None


def lay(state: SteamState, owner: int, h: int, rails: int) -> None:
    old = state.network.tile[h]
    mask = rails | (FACES.mask[old] if old >= 0 else 0)
    laid = FACES.showing(mask)
    if laid in (NO_TILE, old):
        assert not rails or laid == old, "no such tile"
        return
    if old >= 0:
        state.supply.give_back(FACES.face(old))
    state.supply.take(FACES.face(laid))
    state.network.put(h, laid, owner)


def edge_to(state: SteamState, h: int, other: int) -> int:
    for edge in range(6):
        if state.land.board.neighbour[h * 6 + edge] == other and h != other:
            assert state.land.board.neighbour[other * 6 + opposite(edge)] == h
            return edge
    assert h == other, "the hexes of a way are neighbours"
    return -1


def build_phase(
    state: SteamState, seat: int = 0, action: str = "", cash: int = 60, pays: bool = True
) -> SteamState:
    """The seat begins to build, then the others follow in turn order."""
    state.phase = BUILDING
    state.action[seat] = ACTIONS.index(action) if action else NO_ACTION
    state.effect[seat] = pays and action in ("city-growth", "urbanization")
    state.line = [seat, *(other for other in state.order if other != seat)]
    state.at = 0
    state.actors = [seat]
    state.cash[seat] = cash
    for other in state.line[1:]:
        if state.action[other] == NO_ACTION:
            state.action[other] = next(
                a for a in range(len(ACTIONS)) if a not in state.action and a not in (4, 5, 6)
            )
    building.begin(state, seat)
    return state


def next_build(state: SteamState, seat: int = 0) -> SteamState:
    """The same seat's build of the next turn."""
    return build_phase(state, seat, cash=state.cash[seat])


def goods_phase(state: SteamState, seat: int = 0, level: int = 1) -> SteamState:
    """The seat moves goods, then the others follow in turn order; no cube lies anywhere."""
    for other in range(state.seats):
        if state.action[other] == NO_ACTION:
            tiles = [a for a in range(len(ACTIONS)) if a not in (FIRST_MOVE, *state.action)]
            state.action[other] = tiles[0]
    state.cubes = [0] * len(state.cubes)
    state.level[seat] = level
    state.build_start = None
    rounds.begin_phase(state, GOODS, [seat, *(other for other in state.order if other != seat)])
    return state


def put_cube(state: SteamState, colour: str, city: str) -> None:
    state.cubes[place(state, city) * len(COLOURS) + COLOURS.index(colour)] += 1
    state.bag.take(COLOURS.index(colour))


def found(state: SteamState, town: str, colour: str) -> None:
    """A New City that lies already."""
    where = place(state, town)
    old = state.network.tile[state.land.board.place_hex[where]]
    if old >= 0:
        state.supply.give_back(FACES.face(old))
    state.network.found_city(where)
    state.network.set_accepts(where, 1 << COLOURS.index(colour))
    state.colour[where] = COLOURS.index(colour)
    state.grown[where] = True
    state.new_cities[COLOURS.index(colour)] -= 1


def link_between(state: SteamState, a: str, b: str) -> int:
    """The one complete link between two places."""
    network = state.network
    links = [
        link
        for link in network.complete_at[place(state, a)]
        if network.other_end(link, place(state, a)) == place(state, b)
    ]
    assert len(links) == 1, links
    return links[0]


def owner_between(state: SteamState, a: str, b: str) -> int:
    return state.network.owner[link_between(state, a, b)]


def link_on(state: SteamState, word: str, edge: str) -> int:
    h = hex_of(state, word)
    return state.network.link_at[h * 6 + state.land.board.edge_words.index(edge)]


def owner_on(state: SteamState, word: str, edge: str) -> int:
    """Who owns the rail that leaves a hex over this edge."""
    return state.network.owner[link_on(state, word, edge)]
