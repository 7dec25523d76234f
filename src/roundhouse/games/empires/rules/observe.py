"""What a seat sees, as numbers: the same as its view, in parts of fixed size.

Spaces are those of all four map tiles, in their order, whether the country has them or not.
Companies are the players; a lone player has black and yellow beside him.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.rules import achievements, scoring
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
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState

MIDDLE: Final = 64  # what stands for 0 where a number may be negative
WHOSE: Final = "0 nobody, 1 you, 2 the next player, …; alone: 2 black, 3 yellow"
# Shapes, made once
BY_SPACE: Final = [SPACES]
BY_TERRAIN: Final = [len(TERRAINS)]
BY_FACTORY: Final = [FACTORIES, KINDS]
BY_GOODS: Final = [KINDS]
THREE: Final = [3]
NO_DELIVERY: Final = [0, 0, 0]
NO_TERRAINS: Final = [0] * len(TERRAINS)
BY_INDUSTRY: Final = [len(PLACES.industries)]
NO_SITES: Final[list[int]] = []


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
    seen.places("order", state.order, "place in the turn order, from 0", number=0)
    seen.one("ending", int(state.ending != ""), "1: this round is the last")
    seen.one("built", state.built, "tracks built in this turn")
    delivered = NO_DELIVERY
    terrains = NO_TERRAINS
    if state.phase == PLAYING:
        delivered = [1 + state.source, 1 + state.delivered, state.length]
        terrains = bits(state.terrains, len(TERRAINS))
    meaning = "while a train card is due: 1 + factory, 1 + good, length of the delivery; else 0"
    seen.add("delivered", "figure", THREE, delivered, meaning)
    seen.small("delivered_over", "terrain", BY_TERRAIN, terrains, "1: the delivery passed it")
    meaning = "1 + the price for the player who builds now; 0 not there"
    start = seen.room("sites", "space", BY_SPACE, meaning)
    building = state.phase == CONSTRUCTING or state.phase == UNLOCKING
    sites = state.sites if building else NO_SITES
    seen.only(start, sites, prices_of(state, sites))


def prices_of(state: "EmpiresState", sites: list[int]) -> list[int]:
    """Of each site, for the player who builds now, one more."""
    if not sites:
        return sites
    seat = state.actors[0]
    extra = 1 + (TABLE.unlocking[state.unlocked[seat]] if state.phase == UNLOCKING else 0)
    prices = state.prices
    return [extra + prices[space] for space in sites]


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
    seen.add_board("terrain", "space", BY_SPACE, terrain, meaning)
    seen.add_board("q", "space", BY_SPACE, q, f"{MIDDLE} + the axial coordinate")
    seen.add_board("r", "space", BY_SPACE, r, f"{MIDDLE} + the axial coordinate")
    seen.add_board("star", "space", BY_SPACE, stars, "1: a star is printed")
    tokens = bytes(state.token_on)
    seen.add_board("token", "space", BY_SPACE, tokens, "1: a rural token lies there")
    seen.add_board("city_at", "space", BY_SPACE, cities, "0 none, 1 + the city")
    seen.add_board("factory_at", "space", BY_SPACE, factories, "0 none, 1 + the factory")


def observe_tracks(state: "EmpiresState", seen: Observation) -> None:
    sizes = [state.companies, SPACES]
    start = seen.room("tracks", "company space", sizes, "1: a track or a train lies there")
    for company in company_order(state, seen):
        seen.growing(start, SPACES, state.owned[company])
        start += SPACES


def observe_stock(state: "EmpiresState", seen: Observation) -> None:
    """Trains, which stand in cities, and goods."""
    sizes = [state.companies, SPACES]
    start = seen.room("trains", "company space", sizes, "1: a train stands there")
    country = state.country
    for company in company_order(state, seen):
        spaces = [country.city_space[city] for city in country.cities]
        standing = [space for space in spaces if state.trains[space] >> company & 1]
        standing.sort()
        seen.only(start, standing, [1] * len(standing))
        start += SPACES
    meaning = "goods at a factory"
    seen.small("goods", "factory goods", BY_FACTORY, state.goods, meaning)
    seen.small("supply", "goods", BY_GOODS, state.supply, "goods in the supply")
    seen.small("industry", "industry", BY_INDUSTRY, state.industry, "Industrial Boom: steps")


def observe_country(state: "EmpiresState", seen: Observation) -> None:
    if seen.since(state.tokens.total, state):
        observe_land(state, seen)
        seen.one("tokens_left", state.tokens.total, "rural tokens not yet turned up")
        seen.done()
    if seen.since(state.laid, state):
        observe_tracks(state, seen)
        seen.done()
    if seen.since(state.stock, state):
        observe_stock(state, seen)
        seen.done()


def observe_cards(state: "EmpiresState", seen: Observation) -> None:
    if seen.since(state.dealt, state):
        observe_market(state, seen)
        seen.done()
    seen.one("loan_cards", state.loan_cards, "loans left")
    seen.one("produced", state.produced, "production spaces reached")
    observe_what_is_asked_for(state, seen)
    if seen.since(state.claimed, state):
        observe_claims(state, seen)
        seen.done()


def observe_market(state: "EmpiresState", seen: Observation) -> None:
    market = [0] * len(TABLE.market)
    for slot, card in enumerate(state.market):
        market[slot] = 1 + card
    seen.small("market", "slot", [len(market)], market, "0 no card, 1 + the train card")
    seen.one("deck", state.deck.down.total, "train cards face down")


def observe_what_is_asked_for(state: "EmpiresState", seen: Observation) -> None:
    if seen.described:
        sizes = [len(state.achievements), state.companies]
        seen.piecewise("achievement_have", "slot company", sizes, "what a company has of it")
    for achievement in state.achievements:
        if seen.since(achievements.edition(state, achievement), state):
            for company in company_order(state, seen):
                seen.next(achievements.measure(state, company, achievement))
            seen.done()


def observe_claims(state: "EmpiresState", seen: Observation) -> None:
    number = len(state.achievements)
    faces = [1 + achievement for achievement in state.achievements]
    seen.small("achievements", "slot", [number], faces, "1 + the achievement")
    who = company_who(state, seen)
    tops = [who[company] for company in state.tops]
    seen.small("achievement_top", "slot", [number], tops, WHOSE)
    order = company_order(state, seen)
    bottoms = [bottom >> company & 1 for bottom in state.bottoms for company in order]
    sizes = [number, state.companies]
    seen.small("achievement_bottom", "slot company", sizes, bottoms, "1: has it")


def observe_companies(state: "EmpiresState", seen: Observation) -> None:
    if seen.since(state.scored, state):
        observe_points(state, seen)
        seen.done()
    if seen.since(state.dealt, state):
        observe_collections(state, seen)
        seen.done()
    if seen.since(state.stock, state):
        observe_deliveries(state, seen)
        seen.done()


def observe_points(state: "EmpiresState", seen: Observation) -> None:
    order = company_order(state, seen)
    companies = [state.companies]
    prestige = [state.prestige[company] for company in order]
    seen.add("prestige", "company", companies, prestige, "prestige points")
    points = [scoring.total(state, company) for company in order]
    seen.add("points", "company", companies, points, "final score, if the game ended now")


def observe_collections(state: "EmpiresState", seen: Observation) -> None:
    colours = len(CARDS.colours)
    played: list[int] = []
    found: list[int] = []
    for company in company_order(state, seen):
        played += cards(state.played[company])
        found += [state.locomotives[company].count(colour) for colour in range(colours)]
    companies = state.companies
    sizes = [companies, len(CARDS.names)]
    seen.small("played", "company traincard", sizes, played, "train cards played")
    meaning = "locomotives found on the way"
    seen.small("locomotives", "company colour", [companies, colours], found, meaning)


def observe_deliveries(state: "EmpiresState", seen: Observation) -> None:
    industries = len(PLACES.industries)
    served: list[int] = []
    for company in company_order(state, seen):
        served += bits(state.served[company], industries)
    sizes = [state.companies, industries]
    seen.small("industries", "company industry", sizes, served, "1: has delivered from it")


def observe_players(state: "EmpiresState", seen: Observation) -> None:
    seen.players("money", state.money, "money")
    seen.players("tracks_left", state.tracks_left, "tracks left")
    seen.players("unlocked", state.unlocked, "third tracks paid for so far")
    seen.players("trains_left", state.trains_left, "trains left")
    seen.players("loans", state.loans, "loans taken")
    if seen.since(state.dealt, state):
        observe_hands(state, seen)
        seen.done()


def observe_hands(state: "EmpiresState", seen: Observation) -> None:
    seats = state.seats
    seen.players("cards", [hand.total for hand in state.hands], "train cards in hand")
    meaning = "contract fulfilled and shown: 0 none, 1 + number"
    seen.players("contract_shown", state.revealed, meaning, more=1)
    held = [contracts.total for contracts in state.contracts]
    seen.players("contract_held", held, "1: has a contract that isn't shown")
    if seen.described:
        meaning = "train cards in hand: all of yours, those of others that everybody has seen"
        sizes = [seats, len(CARDS.names)]
        seen.small_piecewise("hand", "player traincard", sizes, meaning)
    for owner in seen.order:
        hand = state.hands[owner]
        seen.small_piece(hand.counts if owner == seen.seat else hand.known)
    if seen.described:
        meaning = "contracts held: yours, those of others only if they are known"
        sizes = [seats, len(CONTRACTS.factory)]
        seen.small_piecewise("contracts", "player contract", sizes, meaning)
    for owner in seen.order:
        contract = state.contracts[owner]
        seen.small_piece(contract.counts if owner == seen.seat else contract.known)


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
