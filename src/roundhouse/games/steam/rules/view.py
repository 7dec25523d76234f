"""What everybody sees: nothing on this table is secret once the cubes are drawn."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.steam.rules import scoring
from roundhouse.games.steam.rules.box import ACTIONS, COLOURS, FACES, TABLE
from roundhouse.games.steam.rules.phases import (
    BUILDING,
    FIRST_ORDER,
    NO_ACTION,
    NO_BID,
    NOBODY,
    ORDER,
    PHASES,
)
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES

if TYPE_CHECKING:
    from roundhouse.games.steam import view as seen
    from roundhouse.games.steam.rules.state import SteamState

GOODS: "Final[list[seen.Colour]]" = cast("list[seen.Colour]", COLOURS)


def cubes_view(cubes: list[int], at: int) -> "seen.Cubes":
    kinds = len(GOODS)
    return {
        GOODS[colour]: cubes[at * kinds + colour]
        for colour in range(kinds)
        if cubes[at * kinds + colour] > 0
    }


def player_view(state: "SteamState", seat: int) -> "seen.Player":
    action = state.action[seat]
    return {
        "cash": state.cash[seat],
        "income": state.income[seat],
        "points": state.points[seat],
        "level": state.level[seat],
        "action": None if action == NO_ACTION else ACTIONS[action],
        "effect_due": state.effect[seat],
        "improved": state.improved[seat],
        "track_points": state.track_points[seat],
        "relaxed": state.relaxed[seat],
        "bankrupt": seat in state.out,
        "score": scoring.breakdown(state, seat),
    }


def place_view(state: "SteamState", place: int) -> "seen.Place":
    view: seen.Place = {"place": state.land.board.place_slug[place]}
    if state.network.is_city[place]:
        view["colour"] = GOODS[state.colour[place]]
        view["cubes"] = cubes_view(state.cubes, place)
        view["grown"] = state.grown[place]
    return view


def tile_view(state: "SteamState", h: int) -> "seen.Laid":
    laid = state.network.tile[h]
    return {
        "hex": state.land.board.slug[h],
        "face": FACES.slug[laid // EDGES],
        "turns": laid % EDGES,
    }


def link_view(state: "SteamState", link: int) -> "seen.Link":
    """A link's owner, its ends (none where open) and its rails: hex and two points, 6 the town."""
    network = state.network
    board = network.board
    ends = [network.end_a[link], network.end_b[link]]
    return {
        "link": link,
        "owner": network.owner[link],
        "ends": [board.place_slug[end] if end >= 0 else None for end in ends],
        "rails": [
            [board.slug[h], RAIL_ENDS[number][0], RAIL_ENDS[number][1]]
            for h, number in network.rails_of(link)
        ],
    }


def auction_view(state: "SteamState") -> "seen.Auction":
    return {
        "bidders": state.bidders[:],
        "bids": state.bids[:],
        "high": None if state.high_bid == NO_BID else state.high_bid,
        "high_bidder": None if state.high_bidder == NOBODY else state.high_bidder,
        "free_pass": state.pass_holder if state.free_pass else None,
    }


def bids_that_count(state: "SteamState") -> list[int | None]:
    """By seat: the highest bid, which may be €0, else what it would pay for another place than
    the first (STM-D5). In the first auction of the base game that is nothing (STM-S5)."""
    return [
        state.high_bid if seat == state.high_bidder else state.bids[seat] or None
        for seat in range(state.seats)
    ]


def view_of(state: "SteamState") -> "seen.View":
    board = state.land.board
    view: seen.View = {
        "map": board.name,
        "rules": "standard" if state.standard else "base",
        "turn": state.turn,
        "turns": state.turns,
        "phase": PHASES[state.phase],
        "order": state.order[:],
        "line": state.line[state.at :],
        "round": state.goods_round + 1,
        "players": [player_view(state, seat) for seat in range(state.seats)],
        "places": [place_view(state, place) for place in range(board.places)],
        "display": [cubes_view(state.sets, space) for space in range(TABLE.spaces)],
        "bag": state.bag.total,
        "new_cities": {
            GOODS[colour]: left for colour, left in enumerate(state.new_cities) if left > 0
        },
        "growth_markers": TABLE.growth_markers
        - sum([1 for place in state.land.cities if state.grown[place]]),
        "tiles": [tile_view(state, h) for h in range(board.size) if state.network.tile[h] >= 0],
        "links": [link_view(state, link) for link in state.network.links()],
        "box": {FACES.slug[face]: state.supply.available(face) for face in range(FACES.count)},
        "deciding": state.deciding[:],
    }
    if state.phase == FIRST_ORDER or state.phase == ORDER:
        view["auction"] = auction_view(state)
    if state.phase == BUILDING:
        view["builds_left"] = state.builds_left
    if state.result is not None:
        view["result"] = state.result.data()
    return view
