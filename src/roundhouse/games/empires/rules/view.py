"""What a seat sees. Secret are the others' hands and contracts, and whatever lies face down."""

from typing import TYPE_CHECKING, Final, cast

from roundhouse.games.empires.rules import (
    achievements,
    construction,
    delivery,
    money,
    routes,
    scoring,
    train_cards,
)
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    CITIES,
    CONTRACTS,
    DESTINATIONS,
    KINDS,
    NONE,
    PLACE,
    PLACES,
    TABLE,
    TERRAINS,
    TILE_SPACES,
    TILES,
)
from roundhouse.games.empires.rules.phases import (
    CONSTRUCTING,
    DELIVERING,
    PHASES,
    PLAYING,
    UNLOCKING,
)

if TYPE_CHECKING:
    from roundhouse.games.empires import view as seen
    from roundhouse.games.empires.rules.state import EmpiresState

COMPANIES = ("black", "yellow")
LANDS: "Final[list[seen.Terrain]]" = cast("list[seen.Terrain]", TERRAINS)


def kinds(counts: list[int]) -> list[str]:
    """Goods by name, one word for each piece."""
    return [PLACES.goods[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def bits(companies: int) -> list[int]:
    return [company for company in range(4) if companies >> company & 1]


def space_view(state: "EmpiresState", space: int) -> "seen.Space":
    country = state.country
    view: seen.Space = {
        "space": country.name(space),
        "tile": space // TILE_SPACES + 1,
        "q": country.q[space],
        "r": country.r[space],
        "tracks": bits(state.pieces[space] & ~state.trains[space]),
        "trains": bits(state.trains[space]),
    }
    if TILES.terrain[space] != PLACE:
        view["terrain"] = LANDS[TILES.terrain[space]]
        view["star"] = TILES.star[space]
        view["token"] = state.token_on[space]
    elif country.city_at[space] != NONE:
        city = country.city_at[space]
        wanted = [int(PLACES.demands[city] >> kind & 1) for kind in range(KINDS)]
        view["city"] = PLACES.cities[city]
        view["demands"] = kinds(wanted)
        view["hat"] = PLACES.hats[PLACES.hat[city]]
    else:
        factory = country.factory_at[space]
        at = factory * KINDS
        view["factory"] = PLACES.factories[factory]
        view["goods"] = kinds(state.goods[at : at + KINDS])
        view["printed"] = kinds(PLACES.printed[at : at + KINDS])
        view["industry"] = PLACES.industries[PLACES.industry[factory]]
    return view


def names(cards: list[int]) -> list[str]:
    return [CARDS.names[card] for card in cards]


def player_view(state: "EmpiresState", owner: int, seat: int | None) -> "seen.Player":
    hand = state.hands[owner]
    known = hand.counts if owner == seat else hand.known
    revealed = state.revealed[owner]
    contract: seen.Contract | None = None
    for one in range(len(CONTRACTS.factory)):
        held = state.contracts[owner]
        if revealed == one or (held.counts if owner == seat else held.known)[one]:
            contract = {
                "factory": PLACES.factories[CONTRACTS.factory[one]],
                "prestige": CONTRACTS.prestige[one],
                "shown": revealed == one,
            }
    return {
        "money": state.money[owner],
        "prestige": state.prestige[owner],
        "tracks_left": state.tracks_left[owner],
        "unlocked": state.unlocked[owner],
        "trains_left": state.trains_left[owner],
        "loans": state.loans[owner],
        "cards": hand.total,
        "hand": names([card for card, held in enumerate(known) for _ in range(held)]),
        "contract": contract,
        "contract_held": state.contracts[owner].total > 0,
        **company_view(state, owner),
    }


def company_view(state: "EmpiresState", company: int) -> "seen.Company":
    industries = range(len(PLACES.industries))
    return {
        "played": names(state.played[company]),
        "locomotives": [CARDS.colours[colour] for colour in state.locomotives[company]],
        "industries": [PLACES.industries[i] for i in industries if state.served[company] >> i & 1],
        "points": scoring.breakdown(state, company),
    }


def achievement_view(state: "EmpiresState", at: int) -> "seen.Achievement":
    achievement = state.achievements[at]
    return {
        "achievement": ACHIEVEMENTS.names[achievement],
        "needs": ACHIEVEMENTS.needs[achievement],
        "have": [
            achievements.measure(state, company, achievement) for company in range(state.companies)
        ],
        "top": None if state.tops[at] == NONE else state.tops[at],
        "bottom": bits(state.bottoms[at]),
    }


def sites_view(state: "EmpiresState", seat: int) -> "list[seen.Site]":
    """Where the seat to move can build, what it pays, and how many loans that takes."""
    extra = 0
    if state.phase == UNLOCKING:
        extra = TABLE.unlocking[state.unlocked[seat]]
    found: list[seen.Site] = []
    for space in state.sites:
        cost = construction.cost(state, seat, space) + extra
        loans = money.loans_needed(state, seat, cost)
        found.append({"space": state.country.name(space), "cost": cost, "loans": loans})
    return found


def fitting(state: "EmpiresState", seat: int, good: int, length: int, passed: int) -> list[str]:
    """SRE-D4: the cards in a seat's hand that a delivery fits."""
    held = enumerate(state.hands[seat].counts)
    return names([card for card, n in held if n and train_cards.met(card, good, length, passed)])


def offers_of(
    state: "EmpiresState", seat: int, offers: list[int], mine: bool = False
) -> "list[seen.Offer]":
    """These deliveries, by every shortest route, with what each earns; `mine` if their deliverer
    looks at them."""
    contract = train_cards.contract_of(state, seat)
    country = state.country
    found: list[seen.Offer] = []
    for offer in offers:
        factory = offer // (KINDS * CITIES)
        city = offer % CITIES
        start = country.factory_space[factory]
        end = country.city_space[city]
        bonus = 0
        if state.seats > 1:
            bonus = TABLE.city_bonus[0] if state.trains[end] == 0 else TABLE.city_bonus[1]
        for route in routes.all_shortest(state, seat, start, end):
            length = delivery.length(state, seat, route)
            good = offer // CITIES % KINDS
            told: seen.Offer = {
                "factory": PLACES.factories[factory],
                "good": PLACES.goods[good],
                "city": PLACES.cities[city],
                "route": [country.name(space) for space in route],
                "length": length,
                "money": TABLE.money_for[max(0, length)],
                "prestige": TABLE.prestige_for[max(0, length)],
                "bonus": bonus,
            }
            if mine:
                told["fitting"] = fitting(state, seat, good, length, delivery.terrains(route))
                due = contract != NONE and CONTRACTS.factory[contract] == factory
                told["contract"] = CONTRACTS.prestige[contract] if due else 0
            found.append(told)
    return found


def delivered_view(state: "EmpiresState", seat: int, mine: bool) -> "seen.Delivered":
    """SRE-D4: what the card that is due is held against."""
    told: seen.Delivered = {
        "factory": PLACES.factories[state.source],
        "good": PLACES.goods[state.delivered],
        "length": state.length,
        "terrains": [name for i, name in enumerate(LANDS) if state.terrains >> i & 1],
    }
    if mine:
        told["fitting"] = fitting(state, seat, state.delivered, state.length, state.terrains)
    return told


def conglomerate_view(state: "EmpiresState") -> "seen.Conglomerate":
    companies: dict[str, seen.Rival] = {}
    for way, name in enumerate(COMPANIES):
        target = state.rivals.targets[way]
        line = state.rivals.lines[way]
        companies[name] = {
            "prestige": state.prestige[way + 1],
            "origin": PLACES.factories[DESTINATIONS.origin[state.rivals.destination][way]],
            "destinations": [
                PLACES.cities[city] for city in DESTINATIONS.cities[state.rivals.destination][way]
            ],
            "target": None if target == NONE else PLACES.cities[target],
            "line": [state.country.name(space) for space in line],
            "to_build": sum([1 for s in line if not state.pieces[s] >> (way + 1) & 1]),
            **company_view(state, way + 1),
        }
    row: list[seen.ActionCard] = [
        {
            "era": ACTIONS.era[card] + 1,
            "black": ACTIONS.tracks[card][0],
            "yellow": ACTIONS.tracks[card][1],
            "left": CARDS.colours[ACTIONS.left[card]],
            "right": CARDS.colours[ACTIONS.right[card]],
            "locomotive": CARDS.colours[ACTIONS.locomotive[card]],
        }
        for card in state.rivals.action_row
    ]
    return {
        "companies": cast("seen.Rivals", companies),
        "row": row,
        "destinations_left": state.rivals.destinations.total,
    }


def view_of(state: "EmpiresState", seat: int | None) -> "seen.View":
    country = state.country
    view: seen.View = {
        "round": state.round,
        "phase": PHASES[state.phase],
        "order": state.order,
        "actors": state.actors,
        "ending": state.ending,
        "built": state.built,
        "tiles": [tile + 1 for tile in country.tiles],
        "country": country.number + 1,
        "spaces": [space_view(state, space) for space in country.spaces],
        "supply": kinds(state.supply),
        "loan_cards": state.loan_cards,
        "market": [
            {"card": CARDS.names[card], "price": TABLE.market[slot]}
            for slot, card in enumerate(state.market)
        ],
        "deck": state.deck.down.total,
        "production": {"at": TABLE.production, "reached": state.produced},
        "achievements": [achievement_view(state, at) for at in range(len(state.achievements))],
        "players": [player_view(state, owner, seat) for owner in range(state.seats)],
    }
    if state.boom:
        view["industries"] = {
            "at": {name: state.industry[i] for i, name in enumerate(PLACES.industries)},
            "steps": TABLE.industry_steps,
            "produce": TABLE.industry_produces,
        }
    if state.rural:
        view["tokens_left"] = state.tokens.total
    if state.seats == 1:
        view["rounds"] = TABLE.rounds_alone
        view["conglomerate"] = conglomerate_view(state)
    if state.phase == CONSTRUCTING or state.phase == UNLOCKING:
        view["sites"] = sites_view(state, state.actors[0])
        view["new_routes"] = [PLACES.factories[factory] for factory in state.new_routes]
    if state.phase == DELIVERING:
        mine = seat == state.actors[0]
        view["deliveries"] = offers_of(state, state.actors[0], state.offers, mine)
    if state.phase == PLAYING:
        view["delivered"] = delivered_view(state, state.actors[0], seat == state.actors[0])
    if state.result is not None:
        view["result"] = state.result.data()
    return view
