"""What everybody sees: nothing on this table is secret once the cubes are drawn."""

from typing import TYPE_CHECKING

from roundhouse.games.steam import scoring
from roundhouse.games.steam.box import ACTIONS, COLOURS, FACES, TABLE
from roundhouse.games.steam.phases import (
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
    from roundhouse.games.steam.state import SteamState


def cubes_view(cubes: list[int], at: int) -> dict[str, int]:
    kinds = len(COLOURS)
    return {
        COLOURS[colour]: cubes[at * kinds + colour]
        for colour in range(kinds)
        if cubes[at * kinds + colour] > 0
    }


def player_view(table: "SteamState", seat: int) -> dict[str, object]:
    action = table.action[seat]
    return {
        "cash": table.cash[seat],
        "income": table.income[seat],
        "points": table.points[seat],
        "level": table.level[seat],
        "action": None if action == NO_ACTION else ACTIONS[action],
        "effect_due": table.effect[seat],
        "improved": table.improved[seat],
        "track_points": table.track_points[seat],
        "relaxed": table.relaxed[seat],
        "bankrupt": seat in table.out,
        "score": scoring.breakdown(table, seat),
    }


def place_view(table: "SteamState", place: int) -> dict[str, object]:
    view: dict[str, object] = {"place": table.land.board.place_slug[place]}
    if table.network.is_city[place]:
        view["colour"] = COLOURS[table.colour[place]]
        view["cubes"] = cubes_view(table.cubes, place)
        view["grown"] = table.grown[place]
    return view


def tile_view(table: "SteamState", h: int) -> dict[str, object]:
    laid = table.network.tile[h]
    return {
        "hex": table.land.board.slug[h],
        "face": FACES.slug[laid // EDGES],
        "turns": laid % EDGES,
    }


def link_view(table: "SteamState", link: int) -> dict[str, object]:
    """A link's owner, its ends (none where open) and its rails: hex and two points, 6 the town."""
    network = table.network
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


def auction_view(table: "SteamState") -> dict[str, object]:
    return {
        "bidders": table.bidders[:],
        "bids": table.bids[:],
        "high": None if table.high_bid == NO_BID else table.high_bid,
        "high_bidder": None if table.high_bidder == NOBODY else table.high_bidder,
        "free_pass": table.pass_holder if table.free_pass else None,
    }


def view_of(table: "SteamState") -> dict[str, object]:
    board = table.land.board
    view: dict[str, object] = {
        "map": board.name,
        "rules": "standard" if table.standard else "base",
        "turn": table.turn,
        "turns": table.turns,
        "phase": PHASES[table.phase],
        "order": table.order[:],
        "line": table.line[table.at :],
        "round": table.goods_round + 1,
        "players": [player_view(table, seat) for seat in range(table.seats)],
        "places": [place_view(table, place) for place in range(board.places)],
        "display": [cubes_view(table.sets, space) for space in range(TABLE.spaces)],
        "bag": table.bag.total,
        "new_cities": {
            COLOURS[colour]: left for colour, left in enumerate(table.new_cities) if left > 0
        },
        "growth_markers": TABLE.growth_markers
        - sum([1 for place in table.land.cities if table.grown[place]]),
        "tiles": [tile_view(table, h) for h in range(board.size) if table.network.tile[h] >= 0],
        "links": [link_view(table, link) for link in table.network.links()],
        "box": {FACES.slug[face]: table.supply.available(face) for face in range(FACES.count)},
        "deciding": table.deciding[:],
    }
    if table.phase == FIRST_ORDER or table.phase == ORDER:
        view["auction"] = auction_view(table)
    if table.phase == BUILDING:
        view["builds_left"] = table.builds_left
    if table.result is not None:
        view["result"] = table.result.data()
    return view
