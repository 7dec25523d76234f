"""What a seat sees, as numbers: the same as its view, in parts of fixed size."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules import rounds
from roundhouse.games.spike.rules.board import CITIES, COLOURS, EDGES
from roundhouse.games.spike.rules.box import CONTRACTS, GOODS, PARTS, ROUTES, ROWS, TABLE
from roundhouse.games.spike.rules.phases import NOTHING, SIDES_PHASE, TURNS
from roundhouse.kernel.observation import BIT, Observation

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def cards(held: list[int]) -> list[int]:
    """How many of each colour."""
    found = [0] * COLOURS
    for card in held:
        found[card] = found[card] + 1
    return found


def bits(mask: int, count: int) -> list[int]:
    return [mask >> at & 1 for at in range(count)]


def sides(state: "SpikeState", seat: int) -> list[int]:
    """1 front, 2 reverse; 0 while they are chosen, but for the seat's own choices."""
    if state.phase != SIDES_PHASE:
        return [1 + side for side in state.side_of]
    found = [0] * GOODS
    for choice in state.held.choices[seat]:
        found[choice[0]] = 1 + choice[1]
    return found


def pays(state: "SpikeState", known: list[int]) -> list[int]:
    found = [0] * (GOODS * CITIES)
    for good, side in enumerate(known):
        if side > 0:
            face = CONTRACTS.face(good, state.card_of[good], side - 1)
            for city, dollars in zip(CONTRACTS.cities[face], CONTRACTS.pays[face]):
                found[good * CITIES + city] = dollars
    return found


def observe_turn(state: "SpikeState", seen: Observation) -> None:
    meaning = "0 sides, 1 giving, 2 keeping, 3 beginning, 4 turns, 5 end"
    seen.one("phase", state.phase, meaning)
    stage = 1 + state.stage if state.phase == TURNS else 0
    seen.one("stage", stage, "of a turn: 0 none, 1 open, 2 drawing, 3 paying, 4 acted")
    seen.one("round", state.round, "from 1 on")
    seen.one("first", seen.who[state.first], "the first player: 1 you, 2 the next player, …")
    seen.one("rolled", int(state.rolled), "1: the train has rolled in this turn")
    seen.one("began_in_city", int(state.began_in_city), "1: the train began the turn in a city")
    seen.one("drawn", state.drawn, "cards drawn in this turn")
    meaning = "cards that the connection just built still costs"
    seen.small("needs", "card", [COLOURS], state.needs, meaning)
    last = seen.who[state.last_round_by]
    seen.one("last_round_by", last, "who has nothing left to do: 0 nobody, 1 you, …")


def observe_display(display: list[int], seen: Observation) -> None:
    seen.small("display", "card", [COLOURS], cards(display), "cards on display")


def observe_discards(discards: list[int], seen: Observation) -> None:
    seen.small("discards", "card", [COLOURS], cards(discards), "cards on the discard pile")


def observe_market(state: "SpikeState", seen: Observation) -> None:
    places = [0] * (GOODS * 2)
    for place, good in enumerate(state.market):
        places[good * 2] = place // ROWS
        places[good * 2 + 1] = TABLE.values[place % ROWS]
    seen.small("market", "commodity figure", [GOODS, 2], places, "column and value on the market")


def observe_contracts(state: "SpikeState", seen: Observation) -> None:
    holders = [seen.who[seat] for seat in state.holder]
    seen.small("contract_of", "commodity", [GOODS], holders, "1 yours, 2 the next player's, …")
    card_of = [1 + card for card in state.card_of]
    seen.small("contract_card", "commodity", [GOODS], card_of, "which card of its commodity")
    known = sides(state, seen.seat)
    meaning = "side in force: 1 front, 2 reverse; 0 not settled, or a choice that isn't yours"
    seen.small("contract_side", "commodity", [GOODS], known, meaning)
    meaning = "dollars for a delivery there, on the side in force"
    seen.small("contract_pays", "commodity station", [GOODS, CITIES], pays(state, known), meaning)


def observe_table(state: "SpikeState", seen: Observation) -> None:
    seen.one("deck", rounds.deck_size(state), "cards in the deck, time cards among them")
    seen.one("top_half", state.top_half, "cards above the half with the time cards")
    seen.one("times_in_deck", state.times_in_deck, "time cards in the deck")
    seen.one("times_drawn", state.times_drawn, "time cards drawn")
    seen.made_of([state.display], observe_display, state.display)
    seen.made_of([state.deck.discards], observe_discards, state.deck.discards)
    seen.made_of([state.market], observe_market, state)
    if seen.since(state.laid, state.owner):
        meaning = "whose: 0 nobody's, 1 yours, 2 the next player's, …"
        seen.through("track", "edge", [EDGES], state.owner, seen.who, meaning)
        seen.done()
    known = sides(state, seen.seat)
    seen.made_of([state.holder, state.card_of, known], observe_contracts, state)
    seen.small("load", "commodity", [GOODS], state.load, "0 waiting, 1 aboard, 2 delivered")


def observe_joined(joined: list[int], seen: Observation) -> None:
    """By point those whose network it is on, as bits."""
    cells = by_player(joined[:CITIES], seen)
    seen.add_board("cities", "player station", [seen.seats, CITIES], cells, "1: on the network")


def observe_served(served: list[int], seen: Observation) -> None:
    """By city those who have delivered there, as bits."""
    cells = by_player(served, seen)
    seen.add_board("served", "player station", [seen.seats, CITIES], cells, "1: delivered to")


def by_player(masks: list[int], seen: Observation) -> bytes:
    cells = bytes(masks)
    return b"".join([cells.translate(BIT[owner]) for owner in seen.order])


def observe_routes(state: "SpikeState", seen: Observation) -> None:
    routes: list[int] = []
    for owner in seen.order:
        routes += route_cards(state, owner, owner == seen.seat or state.result is not None)
    meaning = "route cards: 0 none or hidden, else 1 + its number"
    sizes = [state.seats, TABLE.dealt_advanced]
    seen.small("routes", "player slot", sizes, routes, meaning)


def observe_players(state: "SpikeState", seen: Observation) -> None:
    seats = state.seats
    seen.players("money", state.money, "dollars")
    seen.players("market_money", state.market_money, "dollars earned on the market")
    seen.players("contract_money", state.contract_money, "dollars earned with contracts")
    seen.players("track_left", state.track_left, "pieces of track")
    seen.players("turns", state.turns_taken, "turns taken")
    seen.players(
        "at", [1 + space for space in state.train], "the train: 0 off the board, 1 + point"
    )
    chosen = [len(choices) for choices in state.held.choices]
    seen.players("sides_chosen", chosen, "contract sides chosen")
    seen.players("cards", [hand.total for hand in state.hands], "cards in hand")
    if seen.since(state.laid, state.joined):
        observe_joined(state.joined, seen)
        seen.done()
    seen.made_of([state.served], observe_served, state.served)
    meaning = "upgrades of each part of the train"
    seen.small_piecewise("train", "player part", [seats, len(PARTS)], meaning)
    for owner in seen.order:
        seen.small_piece(state.levels[owner * len(PARTS) : (owner + 1) * len(PARTS)])
    meaning = "cards in hand that everybody has seen"
    seen.small_piecewise("known_cards", "player card", [seats, COLOURS], meaning)
    for owner in seen.order:
        seen.small_piece(state.hands[owner].known)
    seen.made_of([*state.routes, [state.result is None]], observe_routes, state)


def route_cards(state: "SpikeState", owner: int, shown: bool) -> list[int]:
    found = [0] * TABLE.dealt_advanced
    if shown:
        for slot, route in enumerate(state.routes[owner]):
            found[slot] = 1 + route
    return found


def observe_own_routes(state: "SpikeState", seen: Observation) -> None:
    values = [0] * (TABLE.dealt_advanced * CITIES)
    starts = [0] * TABLE.dealt_advanced
    for slot, route in enumerate(state.routes[seen.seat]):
        starts[slot] = 1 + ROUTES.start[route]
        for index, city in enumerate(ROUTES.cities[route]):
            values[slot * CITIES + city] = ROUTES.values[index]
    sizes = [TABLE.dealt_advanced, CITIES]
    meaning = "where your route cards start: 0 no card, else 1 + the station"
    seen.small("route_start", "slot", [TABLE.dealt_advanced], starts, meaning)
    seen.small("route_values", "slot station", sizes, values, "dollars that they name for a city")


def observe_own(state: "SpikeState", seen: Observation) -> None:
    seat = seen.seat
    hand = state.hands[seat].counts
    seen.small("hand", "card", [COLOURS], hand, "your cards")
    seen.made_of([state.routes[seat]], observe_own_routes, state)
    seen.one(
        "rejected", 1 + state.rejected[seat], "the route card you gave back: 0 none, 1 + number"
    )
    gift = 1 + state.gift if seat == state.first and state.gift != NOTHING else 0
    seen.one("gift", gift, "the card that you gave away at first: 0 none, 1 + its colour")


def observe(state: "SpikeState", seen: Observation) -> None:
    observe_turn(state, seen)
    observe_table(state, seen)
    observe_players(state, seen)
    observe_own(state, seen)
