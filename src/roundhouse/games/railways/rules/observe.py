"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import links, points
from roundhouse.games.railways.rules.box import KINDS
from roundhouse.games.railways.rules.cards import CITY_CHARTER
from roundhouse.games.railways.rules.phases import AUCTION, BUILDING, EXPERTS, NEVER, NOBODY
from roundhouse.games.railways.rules.rewards import holder
from roundhouse.kernel.observation import Observation
from roundhouse.rails.observe import observe_box, observe_track

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def places_in(line: list[int], seats: int) -> list[int]:
    """By seat: its place in a line, from 1 on; 0 if it doesn't stand there."""
    found = [0] * seats
    for at, seat in enumerate(line):
        found[seat] = 1 + at
    return found


def observe_turn(state: "RailwaysState", seen: Observation) -> None:
    seats = state.seats
    seen.one("turn", state.turn, "from 1 on; 0 before the first")
    seen.one("round", state.round, "of the turn, from 0")
    seen.one("phase", state.phase, "0 barons, 1 auction, 2 actions, 3 building, 4 express, 5 over")
    seen.players("order", places_in(state.order, seats), "place in turn order; 0 not yet settled")
    seen.one("at", state.at, "whose turn it is in the order, from 0")
    seen.one("actions_left", state.actions_left, "of the player to move")
    last = 0 if state.ending == NEVER else state.ending
    seen.one("last_turn", last, "the number of the last turn; 0 not known yet")
    seen.one("idle_turns", state.idle_turns, "turns without a delivery")
    seen.one("delivered", int(state.delivered), "1: something was delivered in this turn")
    auction = state.phase == AUCTION
    bidders = places_in(state.bidding.bidders, seats) if auction else [0] * seats
    seen.players("bidders", bidders, "place among those still in the auction; 0 not in it")
    seen.players("bids", state.bidding.bids if auction else [0] * seats, "bids")
    seen.one("high_bid", state.bidding.high if auction else 0, "the highest bid; 0 none")
    leader = seen.who[state.bidding.leader] if auction else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    dropped = state.bidding.dropped if auction and state.auction == EXPERTS else []
    seen.players("last_places", places_in(dropped, seats), "experts: 1 has the last place, 2 …")
    observe_build(state, seen)


def observe_build(state: "RailwaysState", seen: Observation) -> None:
    building = state.phase == BUILDING
    figures = [state.tiles_left, state.tiles_laid, int(state.granted), int(state.tunnelled)]
    figures.append(int(state.engineered))
    if not building:
        figures = [0] * len(figures)
    meaning = "tiles left and laid; 1: land grant, tunnel engineer, perfect engineering in use"
    seen.add("build", "figure", [len(figures)], figures, meaning)


def observe_players(state: "RailwaysState", seen: Observation) -> None:
    seats = state.seats
    seen.players("cash", state.cash, "dollars")
    seen.players("bonds", state.bonds, "bonds")
    seen.players("points", state.points, "points")
    seen.players("income", [points.income(state, seat) for seat in range(seats)], "dollars a turn")
    seen.players("level", state.level, "of the locomotive")
    seen.made_of([[state.network.edition]], observe_links, state)
    kept = [int(rejected != NOBODY) for rejected in state.rejected]
    seen.players("baron_kept", kept, "1: has chosen a baron")
    seen.made_of([state.cards, state.used], observe_cards, state)


def observe_links(state: "RailwaysState", seen: Observation) -> None:
    owned = [links.owned_links(state, seat) for seat in range(state.seats)]
    seen.players("links", owned, "complete links")


def observe_cards(state: "RailwaysState", seen: Observation) -> None:
    sizes = [state.seats, state.land.deck.kinds]
    kinds = state.land.deck.kinds
    cards: list[int] = []
    used: list[int] = []
    for owner in seen.order:
        cards += state.cards[owner * kinds : (owner + 1) * kinds]
        used += state.used[owner * kinds : (owner + 1) * kinds]
    seen.small("cards", "player operation", sizes, cards, "operations cards held")
    seen.small("used", "player operation", sizes, used, "cards used in this turn")


def observe_barons(state: "RailwaysState", seen: Observation) -> None:
    """One's own, and at the end everybody's."""
    kinds = len(state.land.barons.slug)
    dealt = [0] * (state.seats * kinds)
    for at, owner in enumerate(seen.order):
        if owner == seen.seat:
            for baron in state.barons[owner]:
                dealt[at * kinds + baron] = 1
        elif state.result is not None:
            dealt[at * kinds + state.barons[owner][0]] = 1
    meaning = "1: your baron, before you choose both; those of others when the game is over"
    seen.small("barons", "player baron", [state.seats, kinds], dealt, meaning)
    rejected = 1 + state.rejected[seen.seat]
    seen.one("discarded", rejected, "the baron that you gave back: 0 none, 1 + its number")


def observe_cities(state: "RailwaysState", seen: Observation) -> None:
    cities = state.land.cities
    colours = [1 + colour for colour in state.colour[:cities]]
    seen.small("colour", "place", [cities], colours, "of a city, 1 + its number; 0 grey")
    cubes = state.cubes[: cities * KINDS]
    seen.small("cubes", "place colour", [cities, KINDS], cubes, "cubes in a city")
    markers = [int(marker) for marker in state.marker[:cities]]
    seen.small("marker", "place", [cities], markers, "1: an empty-city marker")


def observe_charters(state: "RailwaysState", seen: Observation) -> None:
    land = state.land
    charters = [0] * land.cities
    for kind, effect in enumerate(land.deck.effect):
        if effect == CITY_CHARTER:
            charters[land.deck.place[kind]] = seen.who[holder(state, kind)]
    meaning = "whose: 0 nobody's, 1 yours, 2 the next player's"
    seen.small("charter", "place", [land.cities], charters, meaning)


def observe_board(state: "RailwaysState", seen: Observation) -> None:
    seen.made_of([state.colour, state.cubes, state.marker], observe_cities, state)
    seen.made_of([state.cards], observe_charters, state)
    seen.one("markers", state.markers, "empty-city markers out")
    seen.one("markers_needed", state.markers_needed, "so many end the game")
    seen.small("bag", "colour", [KINDS], state.bag.counts, "cubes in the bag")
    seen.small("new_cities", "colour", [KINDS], state.new_cities, "New City tiles left")
    kinds = state.land.deck.kinds
    seen.small("display", "operation", [kinds], state.display, "operations cards on display")
    seen.one("deck", state.deck.total, "operations cards face down")
    seen.made_of([state.supply.left], observe_box, state.supply)
    seen.made_of([state.line_owner, state.first_level], observe_firsts, state)


def observe_firsts(state: "RailwaysState", seen: Observation) -> None:
    lines = [seen.who[owner] for owner in state.line_owner]
    seen.small("lines", "line", [len(lines)], lines, "major lines, whose: 0 nobody's, 1 yours, …")
    levels = [seen.who[owner] for owner in state.first_level]
    seen.small("first_to_level", "level", [len(levels)], levels, "0 nobody, 1 you, …")


def observe_track_and_build(state: "RailwaysState", seen: Observation) -> None:
    size = state.land.board.size
    cells = bytearray(size)
    if state.phase == BUILDING and state.tiles_laid > 0:
        for h, _ in state.network.rails_of(state.building_link):
            cells[h] = 1
    meaning = "1: the link under construction runs there"
    seen.add_board("build_link", "hex", [size], cells, meaning)
    observe_track(state.network, seen)


def observe(state: "RailwaysState", seen: Observation) -> None:
    observe_turn(state, seen)
    observe_players(state, seen)
    observe_barons(state, seen)
    observe_board(state, seen)
    for part in state.parts:
        part.observe(state, seen)
    observe_track_and_build(state, seen)
