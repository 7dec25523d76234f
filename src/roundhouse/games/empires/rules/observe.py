"""What a seat sees, as numbers: the same as its view, in parts of fixed size.

Spaces are those of all four map tiles, in their order, whether the country has them or not.
Companies are the players; a lone player has black and yellow beside him.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.rules import achievements, construction, scoring
from roundhouse.games.empires.rules.box import (
    ACTIONS,
    CARDS,
    CITIES,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    KINDS,
    PLACES,
    SPACES,
    TABLE,
    TERRAINS,
    TILES,
)
from roundhouse.games.empires.rules.country import Country
from roundhouse.games.empires.rules.phases import CONSTRUCTING, PLAYING, UNLOCKING
from roundhouse.kernel.observation import BIT, Observation

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState

MIDDLE: Final = 64  # what stands for 0 where a number may be negative
WHOSE: Final = "0 nobody, 1 you, 2 the next player, …; alone: 2 black, 3 yellow"


def company_order(state: "EmpiresState", seen: Observation) -> list[int]:
    return seen.order if state.seats > 1 else list(range(state.companies))


def company_who(state: "EmpiresState", seen: Observation) -> list[int]:
    """Companies numbered as the observer counts them; NONE, the last, is 0."""
    return seen.who if state.seats > 1 else [*range(1, state.companies + 1), 0]


def bits(mask: int, count: int) -> list[int]:
    return [mask >> at & 1 for at in range(count)]


def cards(held: list[int]) -> list[int]:
    found = [0] * len(CARDS.names)
    for card in held:
        found[card] += 1
    return found


def observe_turn(state: "EmpiresState", seen: Observation) -> None:
    seen.one("round", state.round, "from 1 on")
    meaning = "0 start, 1 construct, 2 unlock, 3 deliver, 4 card, 5 claim, 6 buy, 7 end"
    seen.one("phase", state.phase, meaning)
    order = [state.order.index(seat) for seat in range(state.seats)]
    seen.players("order", order, "place in the turn order, from 0")
    seen.one("ending", int(state.ending != ""), "1: this round is the last")
    seen.one("built", state.built, "tracks built in this turn")
    playing = state.phase == PLAYING
    delivered = [1 + state.source, 1 + state.delivered, state.length] if playing else [0, 0, 0]
    meaning = "while a train card is due: 1 + factory, 1 + good, length of the delivery; else 0"
    seen.add("delivered", "figure", [3], delivered, meaning)
    terrains = bits(state.terrains if playing else 0, len(TERRAINS))
    seen.small("delivered_over", "terrain", [len(TERRAINS)], terrains, "1: the delivery passed it")
    prices = [0] * SPACES
    if state.phase == CONSTRUCTING or state.phase == UNLOCKING:
        extra = 0
        if state.phase == UNLOCKING:
            extra = TABLE.unlocking[state.unlocked[state.actors[0]]]
        for space in state.sites:
            prices[space] = 1 + extra + construction.cost(state, state.actors[0], space)
    meaning = "1 + the price for the player who builds now; 0 not there"
    seen.small("sites", "space", [SPACES], prices, meaning)


def still(country: Country) -> list[bytes]:
    """What never changes: terrain, coordinates, stars, cities, factories."""
    if not country.still:
        present = [0] * SPACES
        for space in country.spaces:
            present[space] = 1
        country.still = [
            bytes([present[space] * (1 + TILES.terrain[space]) for space in range(SPACES)]),
            bytes([MIDDLE + q for q in country.q]),
            bytes([MIDDLE + r for r in country.r]),
            bytes([present[space] * int(TILES.star[space]) for space in range(SPACES)]),
            bytes([1 + city for city in country.city_at]),
            bytes([1 + factory for factory in country.factory_at]),
        ]
    return country.still


def observe_land(state: "EmpiresState", seen: Observation) -> None:
    terrain, q, r, stars, cities, factories = still(state.country)
    meaning = "0 not in this country, 1 plain, 2 forest, 3 desert, 4 river, 5 mountain, 6 a place"
    seen.add_board("terrain", "space", [SPACES], terrain, meaning)
    seen.add_board("q", "space", [SPACES], q, f"{MIDDLE} + the axial coordinate")
    seen.add_board("r", "space", [SPACES], r, f"{MIDDLE} + the axial coordinate")
    seen.add_board("star", "space", [SPACES], stars, "1: a star is printed")
    tokens = bytes(state.token_on)
    seen.add_board("token", "space", [SPACES], tokens, "1: a rural token lies there")
    seen.add_board("city_at", "space", [SPACES], cities, "0 none, 1 + the city")
    seen.add_board("factory_at", "space", [SPACES], factories, "0 none, 1 + the factory")


def observe_tracks(state: "EmpiresState", seen: Observation) -> None:
    pieces = bytes(state.pieces)
    standing = bytes(state.trains)
    tracks = bytearray()
    trains = bytearray()
    for company in company_order(state, seen):
        tracks += pieces.translate(BIT[company])
        trains += standing.translate(BIT[company])
    sizes = [state.companies, SPACES]
    seen.add_board("tracks", "company space", sizes, tracks, "1: a track or a train lies there")
    seen.add_board("trains", "company space", sizes, trains, "1: a train stands there")


def observe_country(state: "EmpiresState", seen: Observation) -> None:
    seen.made_of([still(state.country), state.token_on], observe_land, state)
    seen.made_of([state.pieces, state.trains], observe_tracks, state)
    meaning = "goods at a factory"
    seen.small("goods", "factory goods", [FACTORIES, KINDS], state.goods, meaning)
    seen.small("supply", "goods", [KINDS], state.supply, "goods in the supply")
    seen.one("tokens_left", state.tokens.total, "rural tokens not yet turned up")
    seen.small(
        "industry", "industry", [len(state.industry)], state.industry, "Industrial Boom: steps"
    )


def observe_cards(state: "EmpiresState", seen: Observation) -> None:
    market = [0] * len(TABLE.market)
    for slot, card in enumerate(state.market):
        market[slot] = 1 + card
    seen.small("market", "slot", [len(market)], market, "0 no card, 1 + the train card")
    seen.one("deck", state.deck.down.total, "train cards face down")
    seen.one("loan_cards", state.loan_cards, "loans left")
    seen.one("produced", state.produced, "production spaces reached")
    who = company_who(state, seen)
    number = len(state.achievements)
    faces = [1 + achievement for achievement in state.achievements]
    seen.small("achievements", "slot", [number], faces, "1 + the achievement")
    have: list[int] = []
    bottoms: list[int] = []
    order = company_order(state, seen)
    for at, achievement in enumerate(state.achievements):
        have += [achievements.measure(state, company, achievement) for company in order]
        bottoms += [state.bottoms[at] >> company & 1 for company in order]
    sizes = [number, state.companies]
    meaning = "what a company has of it"
    seen.add("achievement_have", "slot company", sizes, have, meaning)
    tops = [who[company] for company in state.tops]
    seen.small("achievement_top", "slot", [number], tops, WHOSE)
    seen.small("achievement_bottom", "slot company", sizes, bottoms, "1: has it")


def observe_companies(state: "EmpiresState", seen: Observation) -> None:
    colours = len(CARDS.colours)
    industries = len(PLACES.industries)
    prestige: list[int] = []
    points: list[int] = []
    played: list[int] = []
    found: list[int] = []
    served: list[int] = []
    for company in company_order(state, seen):
        prestige.append(state.prestige[company])
        points.append(scoring.total(state, company))
        played += cards(state.played[company])
        found += [state.locomotives[company].count(colour) for colour in range(colours)]
        served += bits(state.served[company], industries)
    companies = state.companies
    seen.add("prestige", "company", [companies], prestige, "prestige points")
    seen.add("points", "company", [companies], points, "final score, if the game ended now")
    sizes = [companies, len(CARDS.names)]
    seen.small("played", "company traincard", sizes, played, "train cards played")
    meaning = "locomotives found on the way"
    seen.small("locomotives", "company colour", [companies, colours], found, meaning)
    meaning = "1: has delivered from it"
    seen.small("industries", "company industry", [companies, industries], served, meaning)


def observe_players(state: "EmpiresState", seen: Observation) -> None:
    seats = state.seats
    seen.players("money", state.money, "money")
    seen.players("tracks_left", state.tracks_left, "tracks left")
    seen.players("unlocked", state.unlocked, "third tracks paid for so far")
    seen.players("trains_left", state.trains_left, "trains left")
    seen.players("loans", state.loans, "loans taken")
    seen.players("cards", [hand.total for hand in state.hands], "train cards in hand")
    revealed = [1 + contract for contract in state.revealed]
    seen.players("contract_shown", revealed, "contract fulfilled and shown: 0 none, 1 + number")
    held = [contracts.total for contracts in state.contracts]
    seen.players("contract_held", held, "1: has a contract that isn't shown")
    known: list[int] = []
    contracts: list[int] = []
    for owner in seen.order:
        hand = state.hands[owner]
        contract = state.contracts[owner]
        known += hand.counts if owner == seen.seat else hand.known
        contracts += contract.counts if owner == seen.seat else contract.known
    sizes = [seats, len(CARDS.names)]
    meaning = "train cards in hand: all of yours, those of others that everybody has seen"
    seen.small("hand", "player traincard", sizes, known, meaning)
    sizes = [seats, len(CONTRACTS.factory)]
    meaning = "contracts held: yours, those of others only if they are known"
    seen.small("contracts", "player contract", sizes, contracts, meaning)


def observe_conglomerate(state: "EmpiresState", seen: Observation) -> None:
    origins = [1 + factory for factory in DESTINATIONS.origin[state.rivals.destination]]
    seen.small("origin", "rival", [2], origins, "black and yellow: 1 + the factory they build from")
    cities = [0] * (2 * CITIES)
    lines = [0] * (2 * SPACES)
    for way in range(2):
        for city in DESTINATIONS.cities[state.rivals.destination][way]:
            cities[way * CITIES + city] = 1
        for at, space in enumerate(state.rivals.lines[way]):
            lines[way * SPACES + space] = 1 + at
    seen.small("destinations", "rival city", [2, CITIES], cities, "1: on their destination card")
    targets = [1 + target for target in state.rivals.targets]
    seen.small("target", "rival", [2], targets, "1 + the city they build to; 0 none")
    meaning = "place of a space in their line, 1 the origin; 0 not in it"
    seen.small("line", "rival space", [2, SPACES], lines, meaning)
    row = [0] * len(ACTIONS.era)
    for at, card in enumerate(state.rivals.action_row):
        row[card] = 1 + at
    meaning = "place in the row of action cards, 0 not in it"
    seen.small("action_row", "action", [len(row)], row, meaning)
    seen.one("destinations_left", state.rivals.destinations.total, "destination cards face down")


def observe(state: "EmpiresState", seen: Observation) -> None:
    observe_turn(state, seen)
    observe_country(state, seen)
    observe_cards(state, seen)
    observe_companies(state, seen)
    observe_players(state, seen)
    if state.seats == 1:
        observe_conglomerate(state, seen)
