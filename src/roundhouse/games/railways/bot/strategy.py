"""What a position is worth to a seat, in points: those it has and those it may hope for."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways.bot.outlook import (
    actions_to_come,
    deliveries_to_come,
    money_worth,
    turns_to_come,
)
from roundhouse.games.railways.bot.prospects import Prospects, own_depots, western_owners
from roundhouse.games.railways.bot.reach import complete_links
from roundhouse.games.railways.bot.ways import BLOCKED, GATES, crossings_of, ways_of
from roundhouse.games.railways.bot.weights import EASE, QUARTERS, RIVAL_QUARTERS, WORTH
from roundhouse.games.railways.rules import barons
from roundhouse.games.railways.rules.box import TABLE
from roundhouse.games.railways.rules.cards import (
    CAPITAL_CHARTER,
    CIRCUIT,
    CITY_CHARTER,
    COLOURS_SERVED,
    DIAMOND,
    FERRY_LINE,
    HAND,
    HOTEL,
    JOINED,
    LINES,
    LINKS_AT,
    MOST_SEA_LINKS,
    WESTERN_LINK,
)
from roundhouse.games.railways.rules.parts.depots import depots_in
from roundhouse.games.railways.rules.parts.ferries import ferries_in
from roundhouse.games.railways.rules.parts.trading import trading_in
from roundhouse.games.railways.rules.phases import AUCTION, BARONS, BUILDING, NOBODY
from roundhouse.games.railways.rules.survey import barred_to, may_join
from roundhouse.kernel.tally import Tally
from roundhouse.rails.board import NONE
from roundhouse.rails.hexes import EDGES
from roundhouse.rails.network import GONE, OPEN, tip_side

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState

# Aims that a link or two can bring about.
NEAR_AIMS: Final = [
    *(LINKS_AT, JOINED, WESTERN_LINK, MOST_SEA_LINKS, LINES, CIRCUIT, COLOURS_SERVED),
]


FULL: Final = 4  # links that lead to a hotel: more bring no more guests
LAST_CARD: Final = 0.02  # of its worth is left at the end, so that none is played for nothing


def building_on(state: "RailwaysState", seat: int) -> bool:
    """The seat builds, and its link joins no two cities yet; or it has played a card for a build
    that is still to come."""
    if state.phase != BUILDING or seat not in state.actors:
        return False
    if state.building_link == NONE:
        return state.granted or state.tunnelled
    return not state.network.complete(state.building_link)


def evaluate(state: "RailwaysState", seat: int) -> float:
    tally = Tally()
    add_up(state, seat, tally)
    return tally.total


def add_up(state: "RailwaysState", seat: int, tally: Tally) -> None:
    if state.result is not None:
        tally.add("points", float(state.result.scores[seat]))
        return
    if state.phase == BARONS:
        tally.add("aim", baron_hope(state, seat))
        return
    turns = turns_to_come(state)
    here = prospects_of(state, seat, turns)
    tally.add("points", float(state.points[seat]))
    hopes = here.base + waiting_worth(state, seat, here, turns)
    tally.add("deliveries", hopes)
    tally.add("money", money_worth(state, seat, 0, hopes, turns))
    tally.add("building", begun(state, seat, here, turns))
    tally.add("links", WORTH.link_per_turn * turns * here.largest)
    tally.add("locomotive", WORTH.level_per_turn * turns * min(state.level[seat], 5))
    tally.add("actions", WORTH.action * max(actions_to_come(state, seat) - TABLE.rounds, 0))
    tally.add("cards", card_worth(state, seat, here, turns))
    tally.add("baron", baron_worth(state, seat, turns))
    if state.moves_made == state.seats and state.rejected[seat] != NOBODY:
        # the last to choose ends the phase: without it any baron would be as good to him
        tally.add("aim", baron_hope(state, seat))
    tally.add("rivals", rivals(state, seat, here))
    tally.add("lines", here.aims.hope(turns))
    tally.add("west", west_worth(state, seat, here, turns))
    ferries = ferries_in(state)
    if ferries is not None:
        tally.add("cards", ferry_worth(state, seat, here, turns, ferries.covered(state, seat)))
    if state.phase == AUCTION and state.bidding.leader == seat:
        tally.add("place", first_place(state, seat, here, turns))


def first_place(state: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """What it lets one do before the others, less what was bid for it.

    However much lies idle, a dollar counts as what a bond would bring: others bid with theirs.
    """
    high = state.bidding.high
    bare = worth(state, seat, here.base, 0, turns)
    price = max(bare - worth(state, seat, here.base, high, turns), WORTH.bid_dollar * high)
    return (
        WORTH.first_place
        + WORTH.first_place_per_turn * turns
        + WORTH.contested * here.contested()
        - price
    )


def worth(state: "RailwaysState", seat: int, hopes: float, price: int, turns: float) -> float:
    """Money and deliveries to come, once a price is paid."""
    return hopes + money_worth(state, seat, price, hopes, turns)


_prospects: Final[dict[tuple[object, ...], Prospects]] = {}
_MOST_KEPT: Final = 100


def prospects_of(state: "RailwaysState", seat: int, turns: float) -> Prospects:
    """Those of links and cubes seen before are remembered, by all that they go by."""
    codes = complete_links(state.network)
    most = deliveries_to_come(state, seat, turns)
    level = state.level[seat]
    key = (
        state.land,
        (seat, level, most, WORTH.times),
        tuple(codes),
        tuple(state.cubes),
        tuple(state.network.accepts),
        tuple(own_depots(state, seat)),
        tuple(state.line_owner),
        tuple(state.display),
        tuple(western_owners(state)),
    )
    found = _prospects.get(key)
    if found is None:
        if len(_prospects) >= _MOST_KEPT:
            del _prospects[next(iter(_prospects))]
        found = _prospects[key] = Prospects(state, seat, codes, level, most)
    return found


def begun(state: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """The best that an incomplete link of the seat may still become in this turn."""
    network = state.network
    best = 0.0
    actions = actions_to_come(state, seat)
    if actions == 0:
        return best
    building = state.building_link
    for link in range(len(network.owner)):
        if network.owner[link] != seat or network.owner[link] == GONE or network.complete(link):
            continue
        tiles = TABLE.tiles
        weight = WORTH.waiting
        if link == building:
            tiles = state.tiles_left
            weight = WORTH.begun
        elif building != NONE:
            continue
        value = ways_on(state, seat, link, here, tiles, turns, weight)
        if link == building and value <= 0.0 and actions > 1:
            more = tiles + TABLE.tiles
            value = ways_on(state, seat, link, here, more, turns, WORTH.begun_twice)
        best = max(best, value)
    return best


def ways_on(
    state: "RailwaysState",
    seat: int,
    link: int,
    here: Prospects,
    tiles: int,
    turns: float,
    weight: float,
) -> float:
    """The best link that this one can become with so many tiles: part of its gain, less its price.

    The fewer tiles are missing the better, so a build goes on rather than wait.
    """
    network = state.network
    ferries = ferries_in(state)
    covered = 0 if ferries is None else ferries.covered(state, seat)
    barred = barred_to(state, seat)
    ways = ways_of(state.land, covered > 0)
    start = max(network.end_a[link], network.end_b[link])
    side = tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])
    best = 0.0
    bare = worth(state, seat, here.base, 0, turns)
    for city in ways.cities_from[side]:
        missing = ways.tiles[city][side]
        if missing > tiles or not may_join(barred, start, city):
            continue
        crossed = ways.ferries(state.land, side, city) if covered > 0 else 0
        if crossed > covered:
            continue
        gain = here.gain(start, city)
        sure = here.aims.brings(start, city, turns)
        sure += WORTH.link_per_turn * turns * here.grows(start, city)
        west = turns >= WORTH.west_turns and here.leads_west(start, city)
        if gain + sure <= 0 and not west:
            continue
        hopes = here.base + gain * weight
        sure *= weight
        effort = WORTH.missing * missing + WORTH.ferry * crossed
        free = worth(state, seat, hopes, 0, turns) - bare
        if not west and free + sure - effort <= best:  # not even if it cost nothing
            continue
        cost = ways.price(state, side, city)
        if cost == BLOCKED:
            continue
        value = worth(state, seat, hopes, cost, turns) - bare
        if west and here.west_rule is not None:
            beyond = here.base + here.western(start, city) * weight
            paid = worth(state, seat, beyond, cost + here.west_rule.price, turns) - bare
            paid += here.aims.gone_west(start, city, turns) * weight
            value += WORTH.west * max(0.0, paid - value)
        best = max(best, value + sure - effort)
    return best


def rivals(state: "RailwaysState", seat: int, here: Prospects) -> float:
    """What the others have counts against, and what only they can send off."""
    value = -WORTH.rival_cube * here.out_of_reach
    for other in range(state.seats):
        if other != seat:
            value -= WORTH.rival * state.points[other]
    return value


def waiting_worth(state: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """ROW-M8a: what the cube that waits will bring, if there is an action to take it on."""
    depots = depots_in(state)
    trip = None if depots is None else depots.waits[seat]
    if trip is None:
        return 0.0
    if turns < 1 and actions_to_come(state, seat) == 0:
        return 0.0
    so_far = 0
    for link in trip.route:
        so_far += QUARTERS if state.network.owner[link] == seat else -RIVAL_QUARTERS
    places = trip.places(state.network)
    level = state.level[seat]
    return WORTH.waiting_cube * here.reach.onward(places, trip.colour, level, so_far) / QUARTERS


def west_worth(state: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """ROW-M1a: part of what a Western Link would bring that the seat's links make possible, or
    would with one more: whoever is at the gates of the West looks that far."""
    rule = here.west_rule
    if rule is None or turns < WORTH.west_turns:
        return 0.0
    best = 0.0
    bare = worth(state, seat, here.base, 0, turns)
    ways = ways_of(state.land)
    for place in here.west:
        if here.reach.own[place]:
            hopes = here.base + here.western(place, place)
            scored = here.aims.gone_west(place, place, turns)
            best = max(best, worth(state, seat, hopes, rule.price, turns) - bare + scored)
            continue
        for side in GATES.of(state.land, place):
            gate = state.land.board.place_at[side // EDGES]
            if here.reach.own[gate]:
                price = ways.price(state, side, place)
                if price != BLOCKED:
                    hopes = here.base + here.western(gate, place)
                    brings = worth(state, seat, hopes, price + rule.price, turns) - bare
                    brings += here.aims.gone_west(gate, place, turns)
                    best = max(best, WORTH.west_gate * brings)
    return WORTH.west * best


def ferry_worth(
    state: "RailwaysState", seat: int, here: Prospects, turns: float, covered: int
) -> float:
    """What the ferry cards of a seat may still bring: the best link that they make possible."""
    if covered == 0:
        return 0.0
    barred = barred_to(state, seat)
    best = 0.0
    for one in crossings_of(state.land):
        if one.ferries > covered or not (here.reach.own[one.a] or here.reach.own[one.b]):
            continue
        if one.b in here.reach.own[one.a] or not may_join(barred, one.a, one.b):
            continue
        brings = here.gain(one.a, one.b) + here.aims.rewards(one.a, one.b)
        best = max(best, WORTH.ferry_link * brings - WORTH.ferry_tile * one.tiles)
    return (WORTH.ferry if turns > 1 else 0.0) + best


def card_worth(state: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    deck = state.land.deck
    value = 0.0
    first = seat * deck.kinds
    for kind, held in enumerate(state.cards[first : first + deck.kinds]):
        if held == 0:
            continue
        effect = deck.effect[kind]
        if effect == HOTEL:
            guests = min(here.reach.links_at(deck.place[kind]), FULL)
            value += (WORTH.hotel_per_turn + WORTH.hotel_link * guests) * turns
        elif effect == CAPITAL_CHARTER or effect == CITY_CHARTER:
            value += WORTH.charter_per_turn * turns
        elif deck.class_of[kind] == DIAMOND:
            value += WORTH.diamond_per_turn * turns
        elif deck.class_of[kind] == HAND and effect != FERRY_LINE:
            value += WORTH.hand * held * (1.0 if turns > 1 else LAST_CARD)
    trading = trading_in(state)
    if trading is not None:
        for owner in trading.owner:
            if owner == seat:
                value += WORTH.depot_per_turn * turns
    return value


def baron_hope(state: "RailwaysState", seat: int) -> float:
    land = state.land.barons
    return max([EASE[land.aim[baron]] * land.points[baron] for baron in state.barons[seat]])


def baron_worth(state: "RailwaysState", seat: int, turns: float) -> float:
    """Only what a link or two can bring about."""
    land = state.land.barons
    baron = state.barons[seat][0]
    if land.aim[baron] in NEAR_AIMS:
        return WORTH.baron * barons.worth(state, baron, seat)
    if state.rejected[seat] == NOBODY or turns > 1:
        return 0.0
    return WORTH.baron * barons.worth(state, baron, seat)
