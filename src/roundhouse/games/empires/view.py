"""What a seat sees. Secret are the others' hands and contracts, and whatever lies face down."""

from typing import TYPE_CHECKING

from roundhouse.games.empires import achievements, construction, delivery, money, routes, scoring
from roundhouse.games.empires.box import (
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
from roundhouse.games.empires.phases import (
    CONSTRUCTING,
    DELIVERING,
    PHASES,
    PLAYING,
    UNLOCKING,
)

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState

COMPANIES = ("black", "yellow")


def kinds(counts: list[int]) -> list[str]:
    """Goods by name, one word for each piece."""
    return [PLACES.goods[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def bits(companies: int) -> list[int]:
    return [company for company in range(4) if companies >> company & 1]


def space_view(table: "EmpiresState", space: int) -> dict[str, object]:
    country = table.country
    view: dict[str, object] = {
        "space": country.name(space),
        "tile": space // TILE_SPACES + 1,
        "q": country.q[space],
        "r": country.r[space],
        "tracks": bits(table.pieces[space] & ~table.trains[space]),
        "trains": bits(table.trains[space]),
    }
    if TILES.terrain[space] != PLACE:
        view["terrain"] = TERRAINS[TILES.terrain[space]]
        view["star"] = TILES.star[space]
        view["token"] = table.token_on[space]
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
        view["goods"] = kinds(table.goods[at : at + KINDS])
        view["printed"] = kinds(PLACES.printed[at : at + KINDS])
        view["industry"] = PLACES.industries[PLACES.industry[factory]]
    return view


def names(cards: list[int]) -> list[str]:
    return [CARDS.names[card] for card in cards]


def player_view(table: "EmpiresState", owner: int, seat: int | None) -> dict[str, object]:
    hand = table.hands[owner]
    known = hand.counts if owner == seat else hand.known
    revealed = table.revealed[owner]
    contract: dict[str, object] | None = None
    for one in range(len(CONTRACTS.factory)):
        held = table.contracts[owner]
        if revealed == one or (held.counts if owner == seat else held.known)[one]:
            contract = {
                "factory": PLACES.factories[CONTRACTS.factory[one]],
                "prestige": CONTRACTS.prestige[one],
                "shown": revealed == one,
            }
    return {
        "money": table.money[owner],
        "prestige": table.prestige[owner],
        "tracks_left": table.tracks_left[owner],
        "unlocked": table.unlocked[owner],
        "trains_left": table.trains_left[owner],
        "loans": table.loans[owner],
        "cards": hand.total,
        "hand": names([card for card, held in enumerate(known) for _ in range(held)]),
        "contract": contract,
        "contract_held": table.contracts[owner].total > 0,
        **company_view(table, owner),
    }


def company_view(table: "EmpiresState", company: int) -> dict[str, object]:
    industries = range(len(PLACES.industries))
    return {
        "played": names(table.played[company]),
        "locomotives": [CARDS.colours[colour] for colour in table.locomotives[company]],
        "industries": [PLACES.industries[i] for i in industries if table.served[company] >> i & 1],
        "points": scoring.breakdown(table, company),
    }


def achievement_view(table: "EmpiresState", at: int) -> dict[str, object]:
    achievement = table.achievements[at]
    return {
        "achievement": ACHIEVEMENTS.names[achievement],
        "needs": ACHIEVEMENTS.needs[achievement],
        "have": [
            achievements.measure(table, company, achievement) for company in range(table.companies)
        ],
        "top": None if table.tops[at] == NONE else table.tops[at],
        "bottom": bits(table.bottoms[at]),
    }


def sites_view(table: "EmpiresState", seat: int) -> list[dict[str, object]]:
    """Where the seat to move can build, what it pays, and how many loans that takes."""
    extra = 0
    if table.phase == UNLOCKING:
        extra = TABLE.unlocking[table.unlocked[seat]]
    found: list[dict[str, object]] = []
    for space in table.sites:
        cost = construction.cost(table, seat, space) + extra
        loans = money.loans_needed(table, seat, cost)
        found.append({"space": table.country.name(space), "cost": cost, "loans": loans})
    return found


def offers_view(table: "EmpiresState", seat: int) -> list[dict[str, object]]:
    """Every delivery that can be made, by every shortest route, with what it earns."""
    country = table.country
    found: list[dict[str, object]] = []
    for offer in table.offers:
        factory = offer // (KINDS * CITIES)
        city = offer % CITIES
        start = country.factory_space[factory]
        end = country.city_space[city]
        bonus = 0
        if table.seats > 1:
            bonus = TABLE.city_bonus[0] if table.trains[end] == 0 else TABLE.city_bonus[1]
        for route in routes.all_shortest(table, seat, start, end):
            length = delivery.length(table, seat, route)
            found.append(
                {
                    "factory": PLACES.factories[factory],
                    "good": PLACES.goods[offer // CITIES % KINDS],
                    "city": PLACES.cities[city],
                    "route": [country.name(space) for space in route],
                    "length": length,
                    "money": TABLE.money_for[max(0, length)],
                    "prestige": TABLE.prestige_for[max(0, length)],
                    "bonus": bonus,
                }
            )
    return found


def delivered_view(table: "EmpiresState") -> dict[str, object]:
    """SRE-D4: what the card that is due is held against."""
    return {
        "factory": PLACES.factories[table.source],
        "good": PLACES.goods[table.delivered],
        "length": table.length,
        "terrains": [name for i, name in enumerate(TERRAINS) if table.terrains >> i & 1],
    }


def conglomerate_view(table: "EmpiresState") -> dict[str, object]:
    companies: dict[str, object] = {}
    for way, name in enumerate(COMPANIES):
        target = table.targets[way]
        line = table.lines[way]
        companies[name] = {
            "prestige": table.prestige[way + 1],
            "origin": PLACES.factories[DESTINATIONS.origin[table.destination][way]],
            "destinations": [
                PLACES.cities[city] for city in DESTINATIONS.cities[table.destination][way]
            ],
            "target": None if target == NONE else PLACES.cities[target],
            "line": [table.country.name(space) for space in line],
            "to_build": sum([1 for s in line if not table.pieces[s] >> (way + 1) & 1]),
            **company_view(table, way + 1),
        }
    row = [
        {
            "era": ACTIONS.era[card] + 1,
            "black": ACTIONS.tracks[card][0],
            "yellow": ACTIONS.tracks[card][1],
            "left": CARDS.colours[ACTIONS.left[card]],
            "right": CARDS.colours[ACTIONS.right[card]],
            "locomotive": CARDS.colours[ACTIONS.locomotive[card]],
        }
        for card in table.action_row
    ]
    return {"companies": companies, "row": row, "destinations_left": table.destinations.total}


def view_of(table: "EmpiresState", seat: int | None) -> dict[str, object]:
    country = table.country
    view: dict[str, object] = {
        "round": table.round,
        "phase": PHASES[table.phase],
        "order": table.order,
        "actors": table.actors,
        "ending": table.ending,
        "built": table.built,
        "tiles": [tile + 1 for tile in country.tiles],
        "country": country.number + 1,
        "spaces": [space_view(table, space) for space in country.spaces],
        "supply": kinds(table.supply),
        "loan_cards": table.loan_cards,
        "market": [
            {"card": CARDS.names[card], "price": TABLE.market[slot]}
            for slot, card in enumerate(table.market)
        ],
        "deck": table.deck.down.total,
        "production": {"at": TABLE.production, "reached": table.produced},
        "achievements": [achievement_view(table, at) for at in range(len(table.achievements))],
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
    }
    if table.boom:
        view["industries"] = {
            "at": {name: table.industry[i] for i, name in enumerate(PLACES.industries)},
            "steps": TABLE.industry_steps,
            "produce": TABLE.industry_produces,
        }
    if table.rural:
        view["tokens_left"] = table.tokens.total
    if table.seats == 1:
        view["rounds"] = TABLE.rounds_alone
        view["conglomerate"] = conglomerate_view(table)
    if table.phase == CONSTRUCTING or table.phase == UNLOCKING:
        view["sites"] = sites_view(table, table.actors[0])
        view["new_routes"] = [PLACES.factories[factory] for factory in table.new_routes]
    if table.phase == DELIVERING:
        view["deliveries"] = offers_view(table, table.actors[0])
    if table.phase == PLAYING:
        view["delivered"] = delivered_view(table)
    if table.result is not None:
        view["result"] = table.result.data()
    return view
