"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.rules import links, points
from roundhouse.games.railways.rules.box import KINDS, TABLE
from roundhouse.games.railways.rules.cards import CITY_CHARTER
from roundhouse.games.railways.rules.phases import AUCTION, BUILDING, EXPERTS, NEVER, NOBODY
from roundhouse.games.railways.rules.rewards import holder
from roundhouse.kernel.observation import ONE_MORE, Observation
from roundhouse.rails import ordered
from roundhouse.rails.board import NONE
from roundhouse.rails.observe import observe_box, observe_track

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


NOBODY_THERE: Final[list[int]] = []
NO_BUILD: Final = [0] * 5
LINKS: Final = 4096  # more than there can be
FIVE: Final = [5]
BY_LEVEL: Final = [TABLE.highest_level + 1]


def observe_turn(state: "RailwaysState", seen: Observation) -> None:
    seen.one("turn", state.turn, "from 1 on; 0 before the first")
    seen.one("round", state.round, "of the turn, from 0")
    seen.one("phase", state.phase, "0 barons, 1 auction, 2 actions, 3 building, 4 express, 5 over")
    seen.places("order", state.order, "place in turn order; 0 not yet settled")
    seen.one("at", state.at, "whose turn it is in the order, from 0")
    seen.one("actions_left", state.actions_left, "of the player to move")
    last = 0 if state.ending == NEVER else state.ending
    seen.one("last_turn", last, "the number of the last turn; 0 not known yet")
    seen.one("idle_turns", state.idle_turns, "turns without a delivery")
    seen.one("delivered", int(state.delivered), "1: something was delivered in this turn")
    observe_auction(state, seen)
    observe_build(state, seen)


def observe_auction(state: "RailwaysState", seen: Observation) -> None:
    """All 0 when there is none."""
    on = state.phase == AUCTION
    bidding = state.bidding
    bidders = bidding.bidders if on else NOBODY_THERE
    seen.places("bidders", bidders, "place among those still in the auction; 0 not in it")
    if on:
        seen.players("bids", bidding.bids, "bids")
    else:
        seen.among("bids", NOBODY_THERE, "bids")
    seen.one("high_bid", bidding.high if on else 0, "the highest bid; 0 none")
    leader = seen.who[bidding.leader] if on else 0
    seen.one("high_bidder", leader, "0 nobody, 1 you, 2 the next player, …")
    dropped = bidding.dropped if on and state.auction == EXPERTS else NOBODY_THERE
    seen.places("last_places", dropped, "experts: 1 has the last place, 2 …")


def observe_build(state: "RailwaysState", seen: Observation) -> None:
    figures = NO_BUILD
    if state.phase == BUILDING:
        figures = [state.tiles_left, state.tiles_laid, int(state.granted), int(state.tunnelled)]
        figures.append(int(state.engineered))
    meaning = "tiles left and laid; 1: land grant, tunnel engineer, perfect engineering in use"
    seen.add("build", "figure", FIVE, figures, meaning)


def observe_players(state: "RailwaysState", seen: Observation) -> None:
    seen.players("cash", state.cash, "dollars")
    seen.players("bonds", state.bonds, "bonds")
    if seen.other([state.points]):
        observe_points(state, seen)
        seen.done()
    seen.players("level", state.level, "of the locomotive")
    if seen.since(state.network.edition, state.network):
        owned = [links.owned_links(state, seat) for seat in range(state.seats)]
        seen.players("links", owned, "complete links")
        seen.done()
    if seen.since(state.dealt, state):
        observe_cards(state, seen)
        seen.done()


def observe_points(state: "RailwaysState", seen: Observation) -> None:
    seen.players("points", state.points, "points")
    income = [points.income(state, seat) for seat in range(state.seats)]
    seen.players("income", income, "dollars a turn")


def observe_cards(state: "RailwaysState", seen: Observation) -> None:
    sizes = [state.seats, state.land.deck.kinds]
    kinds = state.land.deck.kinds
    seen.small_piecewise("cards", "player operation", sizes, "operations cards held")
    for owner in seen.order:
        seen.small_piece(state.cards[owner * kinds : (owner + 1) * kinds])
    seen.small_piecewise("used", "player operation", sizes, "cards used in this turn")
    for owner in seen.order:
        seen.small_piece(state.used[owner * kinds : (owner + 1) * kinds])


def observe_barons(state: "RailwaysState", seen: Observation) -> None:
    """One's own, and at the end everybody's."""
    kept = [int(rejected != NOBODY) for rejected in state.rejected]
    seen.players("baron_kept", kept, "1: has chosen a baron")
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


def observe_charters(state: "RailwaysState", seen: Observation) -> None:
    land = state.land
    charters = [0] * land.cities
    for kind, effect in enumerate(land.deck.effect):
        if effect == CITY_CHARTER:
            charters[land.deck.place[kind]] = seen.who[holder(state, kind)]
    meaning = "whose: 0 nobody's, 1 yours, 2 the next player's"
    seen.small("charter", "place", [land.cities], charters, meaning)


def observe_stock(state: "RailwaysState", seen: Observation) -> None:
    """Cubes and cities."""
    cities = state.land.cities
    meaning = "of a city, 1 + its number; 0 grey"
    seen.through("colour", "place", [cities], state.colour[:cities], ONE_MORE, meaning)
    cubes = state.cubes[: cities * KINDS]
    seen.small("cubes", "place colour", [cities, KINDS], cubes, "cubes in a city")
    markers = [int(marker) for marker in state.marker[:cities]]
    seen.small("marker", "place", [cities], markers, "1: an empty-city marker")
    seen.one("markers", state.markers, "empty-city markers out")
    seen.one("markers_needed", state.markers_needed, "so many end the game")


def observe_bag(state: "RailwaysState", seen: Observation) -> None:
    seen.small("bag", "colour", [KINDS], state.bag.counts, "cubes in the bag")
    seen.small("new_cities", "colour", [KINDS], state.new_cities, "New City tiles left")


def observe_display(state: "RailwaysState", seen: Observation) -> None:
    kinds = state.land.deck.kinds
    seen.small("display", "operation", [kinds], state.display, "operations cards on display")
    seen.one("deck", state.deck.total, "operations cards face down")


def observe_board(state: "RailwaysState", seen: Observation) -> None:
    if seen.since(state.stock, state):
        observe_stock(state, seen)
        seen.done()
    if seen.since(state.dealt, state):
        observe_charters(state, seen)
        seen.done()
    if seen.since(state.stock, state):
        observe_bag(state, seen)
        seen.done()
    if seen.since(state.shown, state):
        observe_display(state, seen)
        seen.done()
    observe_box(state.supply, seen)
    lines = state.line_owner
    meaning = "major lines, whose: 0 nobody's, 1 yours, …"
    seen.through("lines", "line", [len(lines)], lines, seen.who, meaning)
    levels = state.first_level
    meaning = "0 nobody, 1 you, …"
    seen.through("first_to_level", "level", BY_LEVEL, levels, seen.who, meaning)


def link_in_hand(state: "RailwaysState") -> int:
    """The link under construction, or NONE."""
    begun = state.phase == BUILDING and state.tiles_laid > 0
    return state.building_link if begun else NONE


def observe_build_link(state: "RailwaysState", seen: Observation) -> None:
    size = state.land.board.size
    hexes: list[int] = []
    if link_in_hand(state) != NONE:
        for h, _ in state.network.rails_of(state.building_link):
            if not ordered.holds(hexes, h):
                ordered.add(hexes, h)
    start = seen.room("build_link", "hex", [size], "1: the link under construction runs there")
    seen.only(start, hexes, [1] * len(hexes))


def observe_track_and_build(state: "RailwaysState", seen: Observation) -> None:
    link = link_in_hand(state)
    edition = 0 if link == NONE else state.network.edition * LINKS + link
    if seen.since(edition, state.network):
        observe_build_link(state, seen)
        seen.done()
    observe_track(state.network, seen)


def observe(state: "RailwaysState", seen: Observation) -> None:
    observe_turn(state, seen)
    observe_players(state, seen)
    if seen.since(state.chosen, state):
        observe_barons(state, seen)
        seen.done()
    observe_board(state, seen)
    for part in state.parts:
        part.observe(state, seen)
    observe_track_and_build(state, seen)
