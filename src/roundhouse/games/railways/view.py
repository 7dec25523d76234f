"""What a seat sees: everything but the others' barons, and all that decides what may be said."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import depots, industry, links, points, scoring, sea, trips, western
from roundhouse.games.railways.box import COLOURS, FACES, GREY, GREY_WORD, KINDS, TABLE
from roundhouse.games.railways.maps import OWN
from roundhouse.games.railways.phases import AUCTION, BUILDING, EXPERTS, NEVER, NOBODY, PHASES
from roundhouse.rails.board import NONE
from roundhouse.rails.faces import RAIL_ENDS
from roundhouse.rails.hexes import EDGES

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def colour_word(colour: int) -> str:
    return GREY_WORD if colour == GREY else COLOURS[colour]


def player_view(table: "RailwaysState", seat: int) -> dict[str, object]:
    deck = table.land.deck
    kinds = range(deck.kinds)
    at = seat * deck.kinds
    view: dict[str, object] = {
        "cash": table.cash[seat],
        "bonds": table.bonds[seat],
        "points": table.points[seat],
        "income": points.income(table, seat),
        "level": table.level[seat],
        "links": links.owned_links(table, seat),
        "cards": [deck.slug[kind] for kind in kinds for _ in range(table.cards[at + kind])],
        "used": [deck.slug[kind] for kind in kinds for _ in range(table.used[at + kind])],
        "baron_kept": table.rejected[seat] != NOBODY,
        "score": scoring.breakdown(table, seat),
    }
    if points.kept(table, seat) > 0:
        view["kept"] = points.kept(table, seat)  # ROW-S5: beside the track, past its end
    return view


def place_view(table: "RailwaysState", place: int) -> dict[str, object]:
    view: dict[str, object] = {
        "place": table.land.board.place_slug[place],
        "colour": colour_word(table.colour[place]),
        "cubes": {
            COLOURS[colour]: table.cubes[place * KINDS + colour]
            for colour in range(KINDS)
            if table.cubes[place * KINDS + colour] > 0
        },
        "marker": table.marker[place],
        "charter": or_none(table.charter_owner[place]),
    }
    if table.mined:
        view["mine"] = table.mined[place]
    return view


def tile_view(table: "RailwaysState", h: int) -> dict[str, object]:
    laid = table.network.tile[h]
    return {
        "hex": table.land.board.slug[h],
        "face": FACES.slug[laid // EDGES],
        "turns": laid % EDGES,
    }


def link_view(table: "RailwaysState", link: int) -> dict[str, object]:
    """A link's owner, its ends (none where open) and its rails: hex and two edges."""
    network = table.network
    board = network.board
    ends = [network.end_a[link], network.end_b[link]]
    depots = [table.depot_owner[at] for at, on in enumerate(table.depot_link) if on == link]
    return {
        "link": link,
        "owner": network.owner[link],
        "ends": [board.place_slug[end] if 0 <= end < table.land.cities else None for end in ends],
        "complete": network.complete(link),
        "depots": depots,
        "rails": [
            [board.slug[h], RAIL_ENDS[number][0], RAIL_ENDS[number][1]]
            for h, number in network.rails_of(link)
        ],
    }


def auction_view(table: "RailwaysState") -> dict[str, object]:
    """ROW-T3: `last_places` are taken already, the end of the coming order."""
    return {
        "bidders": table.bidders[:],
        "bids": table.bids[:],
        "high": table.high_bid,
        "high_bidder": or_none(table.high_bidder),
        "last_places": table.dropped[::-1] if table.auction == EXPERTS else [],
    }


def build_view(table: "RailwaysState") -> dict[str, object]:
    view: dict[str, object] = {
        "link": table.building_link if table.tiles_laid > 0 else None,
        "tiles_left": table.tiles_left,
        "tiles_laid": table.tiles_laid,
        "land_grant": table.granted,
        "tunnel_engineer": table.tunnelled,
        "perfect_engineering": table.engineered,
        **({"depots_placed": table.fuelled} if table.fuel else {}),
    }
    if table.land.has_ferries:
        view["ferries"] = table.ferries_left
    return view


def western_view(table: "RailwaysState") -> list[dict[str, object]]:
    """ROW-M1a: `ready` are the seats that may build it now; a link of this round doesn't do."""
    rule = table.land.western
    if rule is None:
        return []
    slugs = table.land.board.place_slug
    return [
        {
            "place": slugs[place],
            "owner": or_none(table.west_owner[at]),
            "ready": [s for s in range(table.seats) if place in western.open_to_the_west(table, s)],
        }
        for at, place in enumerate(rule.cities)
    ]


def fuel_view(table: "RailwaysState") -> dict[str, object]:
    """ROW-M8a: stocks, the depots on the map, and the cubes that wait for their next action."""
    rule = table.land.fuel
    assert rule is not None
    slugs = table.land.board.place_slug
    seats = range(table.seats)
    return {
        "price": rule.price,
        "most": rule.most,
        "stock": [depots.stock(table, seat) for seat in seats],
        "cities": [
            {"place": slugs[place], "owner": owner, "depots": table.fuel_count[place]}
            for place, owner in enumerate(table.fuel_owner)
            if owner != NOBODY
        ],
        "waiting": [
            {
                "seat": seat,
                "colour": COLOURS[table.waiting_colour[seat]],
                "place": slugs[table.waiting_at[seat]],
                "places": [slugs[place] for place in trips.trip_places(table, seat)],
                "owners": [table.network.owner[link] for link in table.waiting_route[seat]],
            }
            for seat in seats
            if table.waiting_at[seat] != NONE
        ],
    }


def rotor_view(table: "RailwaysState") -> list[dict[str, object]]:
    """ROW-M8: the second colour that each rotor shows."""
    rule = table.land.rotors
    assert rule is not None
    slugs = table.land.board.place_slug
    return [{"place": slugs[place], "colour": COLOURS[table.rotor[place]]} for place in rule.cities]


def sea_view(table: "RailwaysState") -> list[dict[str, object]]:
    """ROW-M5b: every space, in the order of its lane's spots in the picture."""
    rule = table.land.sea
    assert rule is not None
    slugs = table.land.board.place_slug
    return [
        {
            "sea": rule.slug[space],
            "lane": rule.lane_slug[lane],
            "between": [slugs[place] for place in rule.between[lane]],
            "owner": or_none(sea.owner_of(table, space)),
            "link": or_none(table.sea_link[space]),
        }
        for space, lane in enumerate(rule.lane)
    ]


def rules_of_the_map(table: "RailwaysState", view: dict[str, object]) -> None:
    """What only some maps have, and only where it is played."""
    land = table.land
    slugs = land.board.place_slug
    if land.whose_barons != OWN:
        view["baron_set"] = land.whose_barons
    if table.rotor:
        view["rotors"] = rotor_view(table)
    if table.fuel:
        view["fuel_depots"] = fuel_view(table)
    if land.sea is not None:
        view["sea_links"] = sea_view(table)
        view["sea_price"] = land.sea.price
    if land.once_a_turn != NONE:
        view["one_link_a_turn"] = {"city": slugs[land.once_a_turn], "linked": sorted(table.linked)}
    if land.harvest is not None:
        view["harvest"] = {
            "cities": [slugs[place] for place in land.harvest.cities],
            "cubes": land.harvest.cubes,
            "over": table.industrial,
        }
    if land.age is not None:
        view["industrial_age"] = {
            "begun": table.industrial,
            "colour": COLOURS[land.age.colour],
            "price": land.age.price,
            "empty_grey": industry.empty_grey(table),
            "needed": land.age.empty_grey,
        }


def view_of(table: "RailwaysState", seat: int | None) -> dict[str, object]:
    land = table.land
    board = land.board
    deck = land.deck
    view: dict[str, object] = {
        "map": board.name,
        "turn": table.turn,
        "round": table.round + 1,
        "phase": PHASES[table.phase],
        "order": table.order[:],
        "at": table.at,
        "actions_left": table.actions_left,
        "players": [player_view(table, other) for other in range(table.seats)],
        "places": [place_view(table, place) for place in range(land.cities)],
        "markers": {"out": table.markers, "needed": table.markers_needed},
        "last_turn": None if table.ending == NEVER else table.ending,
        "idle_turns": table.idle_turns,
        "delivered": table.delivered,
        "bag": {COLOURS[colour]: table.bag.counts[colour] for colour in range(KINDS)},
        "new_cities": {COLOURS[c]: left for c, left in enumerate(table.new_cities) if left > 0},
        "display": [deck.slug[k] for k in range(deck.kinds) for _ in range(table.display[k])],
        "deck": table.deck.total,
        "tiles": [tile_view(table, h) for h in range(board.size) if table.network.tile[h] >= 0],
        "links": [link_view(table, link) for link in table.network.links()],
        "box": {FACES.slug[face]: table.supply.available(face) for face in range(FACES.count)},
        "lines": [
            {"line": line.slug, "points": line.points, "owner": or_none(table.line_owner[at])}
            for at, line in enumerate(land.lines)
        ],
        "western_links": western_view(table),
        "line_closed": table.mountains_closed,
        "track": table.track,
        "level_prices": TABLE.level_price,
        "first_to_level": [or_none(first) for first in table.first_level],
    }
    rules_of_the_map(table, view)
    if seat is not None:
        view["barons"] = [land.barons.slug[baron] for baron in sorted(table.barons[seat])]
        if table.rejected[seat] != NOBODY:
            view["discarded"] = land.barons.slug[table.rejected[seat]]
    if table.phase == AUCTION:
        view["auction"] = auction_view(table)
    if table.phase == BUILDING:
        view["build"] = build_view(table)
    if table.result is not None:
        view["result"] = table.result.data()
        view["revealed"] = [land.barons.slug[table.barons[s][0]] for s in range(table.seats)]
    return view
