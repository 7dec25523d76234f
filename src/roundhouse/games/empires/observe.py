"""What a seat sees, as numbers: the same as its view, in parts of fixed size.

Spaces are those of all four map tiles, in their order, whether the country has them or not.
Companies are the players; a lone player has black and yellow beside him.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires import achievements, construction, scoring
from roundhouse.games.empires.box import (
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
from roundhouse.games.empires.phases import CONSTRUCTING, PLAYING, UNLOCKING
from roundhouse.kernel.observation import Observation

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState

WHOSE: Final = "0 nobody, 1 you, 2 the next player, …; alone: 2 black, 3 yellow"


def company_order(table: "EmpiresState", seen: Observation) -> list[int]:
    return seen.order if table.seats > 1 else list(range(table.companies))


def company_who(table: "EmpiresState", seen: Observation) -> list[int]:
    """Companies numbered as the observer counts them; NONE, the last, is 0."""
    return seen.who if table.seats > 1 else [*range(1, table.companies + 1), 0]


def bits(mask: int, count: int) -> list[int]:
    return [mask >> at & 1 for at in range(count)]


def cards(held: list[int]) -> list[int]:
    found = [0] * len(CARDS.names)
    for card in held:
        found[card] += 1
    return found


def observe_turn(table: "EmpiresState", seen: Observation) -> None:
    seen.one("round", table.round, "from 1 on")
    meaning = "0 start, 1 construct, 2 unlock, 3 deliver, 4 card, 5 claim, 6 buy, 7 end"
    seen.one("phase", table.phase, meaning)
    order = [table.order.index(seat) for seat in range(table.seats)]
    seen.players("order", order, "place in the turn order, from 0")
    seen.one("ending", int(table.ending != ""), "1: this round is the last")
    seen.one("built", table.built, "tracks built in this turn")
    playing = table.phase == PLAYING
    delivered = [1 + table.source, 1 + table.delivered, table.length] if playing else [0, 0, 0]
    meaning = "while a train card is due: 1 + factory, 1 + good, length of the delivery; else 0"
    seen.add("delivered", "figure", [3], delivered, meaning)
    terrains = bits(table.terrains if playing else 0, len(TERRAINS))
    seen.add("delivered_over", "terrain", [len(TERRAINS)], terrains, "1: the delivery passed it")
    prices = [0] * SPACES
    if table.phase == CONSTRUCTING or table.phase == UNLOCKING:
        extra = 0
        if table.phase == UNLOCKING:
            extra = TABLE.unlocking[table.unlocked[table.actors[0]]]
        for space in table.sites:
            prices[space] = 1 + extra + construction.cost(table, table.actors[0], space)
    meaning = "1 + the price for the player who builds now; 0 not there"
    seen.add("sites", "space", [SPACES], prices, meaning)


def observe_country(table: "EmpiresState", seen: Observation) -> None:
    country = table.country
    present = [0] * SPACES
    for space in country.spaces:
        present[space] = 1
    terrain = [present[space] * (1 + TILES.terrain[space]) for space in range(SPACES)]
    meaning = "0 not in this country, 1 plain, 2 forest, 3 desert, 4 river, 5 mountain, 6 a place"
    seen.add("terrain", "space", [SPACES], terrain, meaning)
    seen.add("q", "space", [SPACES], country.q, "axial coordinate")
    seen.add("r", "space", [SPACES], country.r, "axial coordinate")
    stars = [present[space] * int(TILES.star[space]) for space in range(SPACES)]
    seen.add("star", "space", [SPACES], stars, "1: a star is printed")
    tokens = [int(token) for token in table.token_on]
    seen.add("token", "space", [SPACES], tokens, "1: a rural token lies there")
    cities = [1 + city for city in country.city_at]
    seen.add("city_at", "space", [SPACES], cities, "0 none, 1 + the city")
    factories = [1 + factory for factory in country.factory_at]
    seen.add("factory_at", "space", [SPACES], factories, "0 none, 1 + the factory")
    tracks: list[int] = []
    trains: list[int] = []
    for company in company_order(table, seen):
        tracks += [pieces >> company & 1 for pieces in table.pieces]
        trains += [pieces >> company & 1 for pieces in table.trains]
    sizes = [table.companies, SPACES]
    seen.add("tracks", "company space", sizes, tracks, "1: a track or a train lies there")
    seen.add("trains", "company space", sizes, trains, "1: a train stands there")
    meaning = "goods at a factory"
    seen.add("goods", "factory goods", [FACTORIES, KINDS], table.goods, meaning)
    seen.add("supply", "goods", [KINDS], table.supply, "goods in the supply")
    seen.one("tokens_left", table.tokens.total, "rural tokens not yet turned up")
    seen.add(
        "industry", "industry", [len(table.industry)], table.industry, "Industrial Boom: steps"
    )


def observe_cards(table: "EmpiresState", seen: Observation) -> None:
    market = [0] * len(TABLE.market)
    for slot, card in enumerate(table.market):
        market[slot] = 1 + card
    seen.add("market", "slot", [len(market)], market, "0 no card, 1 + the train card")
    seen.one("deck", table.deck.down.total, "train cards face down")
    seen.one("loan_cards", table.loan_cards, "loans left")
    seen.one("produced", table.produced, "production spaces reached")
    who = company_who(table, seen)
    number = len(table.achievements)
    faces = [1 + achievement for achievement in table.achievements]
    seen.add("achievements", "slot", [number], faces, "1 + the achievement")
    have: list[int] = []
    bottoms: list[int] = []
    order = company_order(table, seen)
    for at, achievement in enumerate(table.achievements):
        have += [achievements.measure(table, company, achievement) for company in order]
        bottoms += [table.bottoms[at] >> company & 1 for company in order]
    sizes = [number, table.companies]
    meaning = "what a company has of it"
    seen.add("achievement_have", "slot company", sizes, have, meaning)
    tops = [who[company] for company in table.tops]
    seen.add("achievement_top", "slot", [number], tops, WHOSE)
    seen.add("achievement_bottom", "slot company", sizes, bottoms, "1: has it")


def observe_companies(table: "EmpiresState", seen: Observation) -> None:
    colours = len(CARDS.colours)
    industries = len(PLACES.industries)
    prestige: list[int] = []
    points: list[int] = []
    played: list[int] = []
    found: list[int] = []
    served: list[int] = []
    for company in company_order(table, seen):
        prestige.append(table.prestige[company])
        points.append(scoring.total(table, company))
        played += cards(table.played[company])
        found += [table.locomotives[company].count(colour) for colour in range(colours)]
        served += bits(table.served[company], industries)
    companies = table.companies
    seen.add("prestige", "company", [companies], prestige, "prestige points")
    seen.add("points", "company", [companies], points, "final score, if the game ended now")
    sizes = [companies, len(CARDS.names)]
    seen.add("played", "company traincard", sizes, played, "train cards played")
    meaning = "locomotives found on the way"
    seen.add("locomotives", "company colour", [companies, colours], found, meaning)
    meaning = "1: has delivered from it"
    seen.add("industries", "company industry", [companies, industries], served, meaning)


def observe_players(table: "EmpiresState", seen: Observation) -> None:
    seats = table.seats
    seen.players("money", table.money, "money")
    seen.players("tracks_left", table.tracks_left, "tracks left")
    seen.players("unlocked", table.unlocked, "third tracks paid for so far")
    seen.players("trains_left", table.trains_left, "trains left")
    seen.players("loans", table.loans, "loans taken")
    seen.players("cards", [hand.total for hand in table.hands], "train cards in hand")
    revealed = [1 + contract for contract in table.revealed]
    seen.players("contract_shown", revealed, "contract fulfilled and shown: 0 none, 1 + number")
    held = [contracts.total for contracts in table.contracts]
    seen.players("contract_held", held, "1: has a contract that isn't shown")
    known: list[int] = []
    contracts: list[int] = []
    for owner in seen.order:
        hand = table.hands[owner]
        contract = table.contracts[owner]
        known += hand.counts if owner == seen.seat else hand.known
        contracts += contract.counts if owner == seen.seat else contract.known
    sizes = [seats, len(CARDS.names)]
    meaning = "train cards in hand: all of yours, those of others that everybody has seen"
    seen.add("hand", "player traincard", sizes, known, meaning)
    sizes = [seats, len(CONTRACTS.factory)]
    meaning = "contracts held: yours, those of others only if they are known"
    seen.add("contracts", "player contract", sizes, contracts, meaning)


def observe_conglomerate(table: "EmpiresState", seen: Observation) -> None:
    origins = [1 + factory for factory in DESTINATIONS.origin[table.destination]]
    seen.add("origin", "rival", [2], origins, "black and yellow: 1 + the factory they build from")
    cities = [0] * (2 * CITIES)
    lines = [0] * (2 * SPACES)
    for way in range(2):
        for city in DESTINATIONS.cities[table.destination][way]:
            cities[way * CITIES + city] = 1
        for at, space in enumerate(table.lines[way]):
            lines[way * SPACES + space] = 1 + at
    seen.add("destinations", "rival city", [2, CITIES], cities, "1: on their destination card")
    targets = [1 + target for target in table.targets]
    seen.add("target", "rival", [2], targets, "1 + the city they build to; 0 none")
    meaning = "place of a space in their line, 1 the origin; 0 not in it"
    seen.add("line", "rival space", [2, SPACES], lines, meaning)
    row = [0] * len(ACTIONS.era)
    for at, card in enumerate(table.action_row):
        row[card] = 1 + at
    meaning = "place in the row of action cards, 0 not in it"
    seen.add("action_row", "action", [len(row)], row, meaning)
    seen.one("destinations_left", table.destinations.total, "destination cards face down")


def observe(table: "EmpiresState", seen: Observation) -> None:
    observe_turn(table, seen)
    observe_country(table, seen)
    observe_cards(table, seen)
    observe_companies(table, seen)
    observe_players(table, seen)
    if table.seats == 1:
        observe_conglomerate(table, seen)
