"""What a seat sees: everything but the others' barons, and all that decides what may be said."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.railways.rules import links, points, scoring
from roundhouse.games.railways.rules.box import FACES, GOODS, GREY, KINDS, TABLE
from roundhouse.games.railways.rules.land import OWN
from roundhouse.games.railways.rules.phases import AUCTION, BUILDING, EXPERTS, NEVER, NOBODY, PHASES
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES

if TYPE_CHECKING:
    from roundhouse.games.railways import view as seen
    from roundhouse.games.railways.rules.state import RailwaysState


NAMES: "Final[list[seen.Phase]]" = cast("list[seen.Phase]", PHASES)


def or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def colour_name(colour: int) -> "seen.CityColour":
    return "grey" if colour == GREY else GOODS[colour]


def player_view(state: "RailwaysState", seat: int) -> "seen.Player":
    deck = state.land.deck
    kinds = range(deck.kinds)
    at = seat * deck.kinds
    view: seen.Player = {
        "cash": state.cash[seat],
        "bonds": state.bonds[seat],
        "points": state.points[seat],
        "income": points.income(state, seat),
        "level": state.level[seat],
        "links": links.owned_links(state, seat),
        "cards": [deck.slug[kind] for kind in kinds for _ in range(state.cards[at + kind])],
        "used": [deck.slug[kind] for kind in kinds for _ in range(state.used[at + kind])],
        "baron_kept": state.rejected[seat] != NOBODY,
        "score": scoring.breakdown(state, seat),
    }
    if points.kept(state, seat) > 0:
        view["kept"] = points.kept(state, seat)  # ROW-S5: beside the track, past its end
    return view


def place_view(state: "RailwaysState", place: int) -> "seen.Place":
    return {
        "place": state.land.board.place_slug[place],
        "colour": colour_name(state.colour[place]),
        "cubes": {
            GOODS[colour]: state.cubes[place * KINDS + colour]
            for colour in range(KINDS)
            if state.cubes[place * KINDS + colour] > 0
        },
        "marker": state.marker[place],
        "charter": None,  # a part's to say
    }


def tile_view(state: "RailwaysState", h: int) -> "seen.Laid":
    laid = state.network.tile[h]
    return {
        "hex": state.land.board.slug[h],
        "face": FACES.slug[laid // EDGES],
        "turns": laid % EDGES,
    }


def link_view(state: "RailwaysState", link: int) -> "seen.Link":
    """A link's owner, its ends (none where open) and its rails: hex and two edges."""
    network = state.network
    board = network.board
    ends = [network.end_a[link], network.end_b[link]]
    return {
        "link": link,
        "owner": network.owner[link],
        "ends": [board.place_slug[end] if 0 <= end < state.land.cities else None for end in ends],
        "complete": network.complete(link),
        "depots": [],  # a part's to say
        "rails": [
            [board.slug[h], RAIL_ENDS[number][0], RAIL_ENDS[number][1]]
            for h, number in network.rails_of(link)
        ],
    }


def auction_view(state: "RailwaysState") -> "seen.Auction":
    """ROW-T3: `last_places` are taken already, the end of the coming order."""
    return {
        "bidders": state.bidding.bidders[:],
        "bids": state.bidding.bids[:],
        "high": state.bidding.high,
        "high_bidder": or_none(state.bidding.leader),
        "last_places": state.bidding.dropped[::-1] if state.auction == EXPERTS else [],
    }


def build_view(state: "RailwaysState") -> "seen.Build":
    view: seen.Build = {
        "link": state.building_link if state.tiles_laid > 0 else None,
        "tiles_left": state.tiles_left,
        "tiles_laid": state.tiles_laid,
        "land_grant": state.granted,
        "tunnel_engineer": state.tunnelled,
        "perfect_engineering": state.engineered,
    }
    for part in state.parts:
        part.view_build(view)
    return view


def view_of(state: "RailwaysState", seat: int | None) -> "seen.View":
    land = state.land
    board = land.board
    deck = land.deck
    view: seen.View = {
        "map": board.name,
        "turn": state.turn,
        "round": state.round + 1,
        "phase": NAMES[state.phase],
        "order": state.order[:],
        "at": state.at,
        "actions_left": state.actions_left,
        "players": [player_view(state, other) for other in range(state.seats)],
        "places": [place_view(state, place) for place in range(land.cities)],
        "markers": {"out": state.markers, "needed": state.markers_needed},
        "last_turn": None if state.ending == NEVER else state.ending,
        "idle_turns": state.idle_turns,
        "delivered": state.delivered,
        "bag": {GOODS[colour]: state.bag.counts[colour] for colour in range(KINDS)},
        "new_cities": {GOODS[c]: left for c, left in enumerate(state.new_cities) if left > 0},
        "display": [deck.slug[k] for k in range(deck.kinds) for _ in range(state.display[k])],
        "deck": state.deck.total,
        "tiles": [tile_view(state, h) for h in range(board.size) if state.network.tile[h] >= 0],
        "links": [link_view(state, link) for link in state.network.links()],
        "box": {FACES.slug[face]: state.supply.available(face) for face in range(FACES.count)},
        "lines": [
            {"line": line.slug, "points": line.points, "owner": or_none(state.line_owner[at])}
            for at, line in enumerate(land.lines)
        ],
        "western_links": [],  # these two are parts' to say
        "line_closed": False,
        "track": state.track,
        "level_prices": TABLE.level_price,
        "first_to_level": [or_none(first) for first in state.first_level],
    }
    if land.whose_barons != OWN:
        view["baron_set"] = land.whose_barons
    for part in state.parts:
        part.view(state, view)
    if seat is not None:
        view["barons"] = [land.barons.slug[baron] for baron in sorted(state.barons[seat])]
        if state.rejected[seat] != NOBODY:
            view["discarded"] = land.barons.slug[state.rejected[seat]]
    if state.phase == AUCTION:
        view["auction"] = auction_view(state)
    if state.phase == BUILDING:
        view["build"] = build_view(state)
    if state.result is not None:
        view["result"] = state.result.data()
        view["revealed"] = [land.barons.slug[state.barons[s][0]] for s in range(state.seats)]
    return view
