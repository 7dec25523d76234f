"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import links, points, sea, trips, western
from roundhouse.games.railways.box import FACES, KINDS
from roundhouse.games.railways.cards import TRADING_DEPOT
from roundhouse.games.railways.phases import AUCTION, BUILDING, EXPERTS, NEVER, NOBODY
from roundhouse.kernel.observation import Observation
from roundhouse.rails.board import NONE
from roundhouse.rails.observe import observe_track

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def places_in(line: list[int], seats: int) -> list[int]:
    """By seat: its place in a line, from 1 on; 0 if it doesn't stand there."""
    found = [0] * seats
    for at, seat in enumerate(line):
        found[seat] = 1 + at
    return found


def observe_turn(table: "RailwaysState", seen: Observation) -> None:
    seats = table.seats
    seen.one("turn", table.turn, "from 1 on; 0 before the first")
    seen.one("round", table.round, "of the turn, from 0")
    seen.one("phase", table.phase, "0 barons, 1 auction, 2 actions, 3 building, 4 express, 5 over")
    seen.players("order", places_in(table.order, seats), "place in turn order; 0 not yet settled")
    seen.one("at", table.at, "whose turn it is in the order, from 0")
    seen.one("actions_left", table.actions_left, "of the player to move")
    last = 0 if table.ending == NEVER else table.ending
    seen.one("last_turn", last, "the number of the last turn; 0 not known yet")
    seen.one("idle_turns", table.idle_turns, "turns without a delivery")
    seen.one("delivered", int(table.delivered), "1: something was delivered in this turn")
    auction = table.phase == AUCTION
    bidders = places_in(table.bidders, seats) if auction else [0] * seats
    seen.players("bidders", bidders, "place among those still in the auction; 0 not in it")
    seen.players("bids", table.bids if auction else [0] * seats, "bids")
    seen.one("high_bid", table.high_bid if auction else 0, "the highest bid; 0 none")
    leader = seen.who[table.high_bidder] if auction else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    dropped = table.dropped if auction and table.auction == EXPERTS else []
    seen.players("last_places", places_in(dropped, seats), "experts: 1 has the last place, 2 …")
    observe_build(table, seen)


def observe_build(table: "RailwaysState", seen: Observation) -> None:
    building = table.phase == BUILDING
    figures = [table.tiles_left, table.tiles_laid, int(table.granted), int(table.tunnelled)]
    figures.append(int(table.engineered))
    if not building:
        figures = [0] * len(figures)
    meaning = "tiles left and laid; 1: land grant, tunnel engineer, perfect engineering in use"
    seen.add("build", "figure", [len(figures)], figures, meaning)


def observe_players(table: "RailwaysState", seen: Observation) -> None:
    seats = table.seats
    seen.players("cash", table.cash, "dollars")
    seen.players("bonds", table.bonds, "bonds")
    seen.players("points", table.points, "points")
    seen.players("income", [points.income(table, seat) for seat in range(seats)], "dollars a turn")
    seen.players("level", table.level, "of the locomotive")
    owned = [links.owned_links(table, seat) for seat in range(seats)]
    seen.players("links", owned, "complete links")
    kept = [int(rejected != NOBODY) for rejected in table.rejected]
    seen.players("baron_kept", kept, "1: has chosen a baron")
    kinds = table.land.deck.kinds
    cards: list[int] = []
    used: list[int] = []
    for owner in seen.order:
        cards += table.cards[owner * kinds : (owner + 1) * kinds]
        used += table.used[owner * kinds : (owner + 1) * kinds]
    seen.add("cards", "player operation", [seats, kinds], cards, "operations cards held")
    seen.add("used", "player operation", [seats, kinds], used, "cards used in this turn")


def observe_barons(table: "RailwaysState", seen: Observation) -> None:
    """One's own, and at the end everybody's."""
    kinds = len(table.land.barons.slug)
    dealt = [0] * (table.seats * kinds)
    for at, owner in enumerate(seen.order):
        if owner == seen.seat:
            for baron in table.barons[owner]:
                dealt[at * kinds + baron] = 1
        elif table.result is not None:
            dealt[at * kinds + table.barons[owner][0]] = 1
    meaning = "1: your baron, before you choose both; those of others when the game is over"
    seen.add("barons", "player baron", [table.seats, kinds], dealt, meaning)
    rejected = 1 + table.rejected[seen.seat]
    seen.one("discarded", rejected, "the baron that you gave back: 0 none, 1 + its number")


def observe_board(table: "RailwaysState", seen: Observation) -> None:
    land = table.land
    cities = land.cities
    colours = [1 + colour for colour in table.colour[:cities]]
    seen.add("colour", "place", [cities], colours, "of a city, 1 + its number; 0 grey")
    cubes = table.cubes[: cities * KINDS]
    seen.add("cubes", "place colour", [cities, KINDS], cubes, "cubes in a city")
    markers = [int(marker) for marker in table.marker[:cities]]
    seen.add("marker", "place", [cities], markers, "1: an empty-city marker")
    charters = [seen.who[owner] for owner in table.charter_owner[:cities]]
    seen.add(
        "charter", "place", [cities], charters, "whose: 0 nobody's, 1 yours, 2 the next player's"
    )
    seen.one("markers", table.markers, "empty-city markers out")
    seen.one("markers_needed", table.markers_needed, "so many end the game")
    seen.add("bag", "colour", [KINDS], table.bag.counts, "cubes in the bag")
    seen.add("new_cities", "colour", [KINDS], table.new_cities, "New City tiles left")
    kinds = land.deck.kinds
    seen.add("display", "operation", [kinds], table.display, "operations cards on display")
    seen.one("deck", table.deck.total, "operations cards face down")
    box = [table.supply.available(face) for face in range(FACES.count)]
    seen.add("box", "face", [FACES.count], box, "how many tiles can still show a face")
    lines = [seen.who[owner] for owner in table.line_owner]
    seen.add("lines", "line", [len(lines)], lines, "major lines, whose: 0 nobody's, 1 yours, …")
    levels = [seen.who[owner] for owner in table.first_level]
    seen.add("first_to_level", "level", [len(levels)], levels, "0 nobody, 1 you, …")


def observe_depots(table: "RailwaysState", seen: Observation) -> None:
    """Trading depots lie on links: a link is told by a city and the edge by which it leaves."""
    deck = table.land.deck
    most = sum([n for n, effect in zip(deck.count, deck.effect) if effect == TRADING_DEPOT])
    if most == 0:
        return
    found = [0] * (most * 3)
    for at, link in enumerate(table.depot_link):
        place = table.network.end_a[link]
        found[at * 3] = seen.who[table.depot_owner[at]]
        found[at * 3 + 1] = 1 + place
        found[at * 3 + 2] = 1 + table.network.exits_at(link, place)[0]
    meaning = "trading depots: whose, and the link by 1 + a city and 1 + the edge it leaves by"
    seen.add("depots", "slot figure", [most, 3], found, meaning)


def observe_fuel_depots(table: "RailwaysState", seen: Observation) -> None:
    """Fuel Depots on cities, and the trips of the cubes that wait at one."""
    cities = table.land.cities
    owners = [seen.who[owner] for owner in table.fuel_owner[:cities]]
    seen.add("fuel_owner", "place", [cities], owners, "Fuel Depots, whose: 0 nobody's, 1 yours, …")
    seen.add("fuel_depots", "place", [cities], table.fuel_count[:cities], "how many lie there")
    placed = int(table.phase == BUILDING and table.fuelled)
    seen.one("depots_placed", placed, "1: Fuel Depots have been placed in this build")
    colours: list[int] = []
    trip: list[int] = []
    ways: list[int] = []
    for seat in seen.order:
        waits = table.waiting_at[seat] != NONE
        colours.append(1 + table.waiting_colour[seat] if waits else 0)
        places = [0] * cities
        links_to = [0] * cities
        for at, place in enumerate(trips.trip_places(table, seat) if waits else []):
            places[place] = 1 + at
            if at > 0:
                owner = table.network.owner[table.waiting_route[seat][at - 1]]
                links_to[place] = seen.who[owner]
        trip += places
        ways += links_to
    seats = table.seats
    meaning = "the waiting cube: 0 none, 1 + its colour"
    seen.add("waiting", "player", [seats], colours, meaning)
    meaning = "where it has been: 1 the origin, the highest number where it waits"
    seen.add("trip", "player place", [seats, cities], trip, meaning)
    meaning = "whose link brought it there: 0 none, 1 yours, …"
    seen.add("trip_owners", "player place", [seats, cities], ways, meaning)


def observe_rules_of_the_map(table: "RailwaysState", seen: Observation) -> None:
    """Parts that only some maps have."""
    land = table.land
    observe_depots(table, seen)
    if land.western is not None:
        cities = len(land.western.cities)
        owners = [seen.who[owner] for owner in table.west_owner]
        meaning = "Western Links, whose: 0 nobody's, 1 yours, …"
        seen.add("western_links", "western", [cities], owners, meaning)
        ready: list[int] = []
        for seat in seen.order:
            there = western.open_to_the_west(table, seat)
            ready += [int(place in there) for place in land.western.cities]
        meaning = "1: may be built now"
        seen.add("western_ready", "player western", [table.seats, cities], ready, meaning)
    if land.beyond_mountains:
        meaning = "1: nobody builds beyond the mountains yet"
        seen.one("line_closed", int(table.mountains_closed), meaning)
    if land.sea is not None:
        spaces = len(table.sea_link)
        owners = [seen.who[sea.owner_of(table, space)] for space in range(spaces)]
        seen.add("sea_links", "space", [spaces], owners, "whose: 0 nobody's, 1 yours, …")
    if land.once_a_turn >= 0:
        linked = [int(seat in table.linked) for seat in range(table.seats)]
        seen.players("linked", linked, "1: has completed this turn's link to the city that has one")
    if land.age is not None:
        seen.one("industrial", int(table.industrial), "1: the Industrial Age has begun")
    if land.has_ferries:
        meaning = "ferry hexes that a card in use still covers"
        seen.one("ferries", table.ferries_left if table.phase == BUILDING else 0, meaning)
    if table.mined:
        mines = [int(mined) for mined in table.mined[: land.cities]]
        seen.add("mine", "place", [land.cities], mines, "1: the city has had its mine")
    if table.rotor:
        rule = land.rotors
        shown = [0] * land.cities
        for place in rule.cities if rule is not None else []:
            shown[place] = 1 + table.rotor[place]
        meaning = "the colour that a City Rotor shows, 1 + its number; 0 no rotor"
        seen.add("rotor", "place", [land.cities], shown, meaning)
    if table.fuel:
        observe_fuel_depots(table, seen)


def observe_track_and_build(table: "RailwaysState", seen: Observation) -> None:
    size = table.land.board.size
    cells = bytearray(size)
    if table.phase == BUILDING and table.tiles_laid > 0:
        for h, _ in table.network.rails_of(table.building_link):
            cells[h] = 1
    meaning = "1: the link under construction runs there"
    seen.add_board("build_link", "hex", [size], cells, meaning)
    observe_track(table.network, seen)


def observe(table: "RailwaysState", seen: Observation) -> None:
    observe_turn(table, seen)
    observe_players(table, seen)
    observe_barons(table, seen)
    observe_board(table, seen)
    observe_rules_of_the_map(table, seen)
    observe_track_and_build(table, seen)
