"""What a position is worth to a seat, in points: those it has and those it may hope for."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railways import barons, ferries, trips
from roundhouse.games.railways.box import TABLE
from roundhouse.games.railways.cards import (
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
from roundhouse.games.railways.outlook import actions_to_come, money_worth, turns_to_come
from roundhouse.games.railways.phases import AUCTION, BARONS, BUILDING, NOBODY
from roundhouse.games.railways.prospects import Prospects
from roundhouse.games.railways.reach import complete_links
from roundhouse.games.railways.survey import may_join
from roundhouse.games.railways.ways import BLOCKED, crossings_of, ways_of
from roundhouse.games.railways.weights import (
    ACTION,
    BARON,
    BEGUN,
    BEGUN_TWICE,
    CHARTER_PER_TURN,
    DELIVERIES,
    DEPOT_PER_TURN,
    DIAMOND_PER_TURN,
    EASE,
    FERRY,
    FERRY_LINK,
    FERRY_TILE,
    FIRST_PLACE,
    FIRST_PLACE_PER_TURN,
    HOTEL_PER_TURN,
    LEVEL_PER_TURN,
    LINK_PER_TURN,
    MISSING,
    POINT_PER_TURN,
    QUARTERS,
    RIVAL,
    RIVAL_QUARTERS,
    WAITING,
    WAITING_CUBE,
)
from roundhouse.games.railways.weights import HAND as HAND_WORTH
from roundhouse.rails.board import NONE
from roundhouse.rails.network import GONE, OPEN, tip_side

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState

# Aims that a link or two can bring about.
NEAR_AIMS: Final = [
    *(LINKS_AT, JOINED, WESTERN_LINK, MOST_SEA_LINKS, LINES, CIRCUIT, COLOURS_SERVED),
]


def evaluate(table: "RailwaysState", seat: int) -> float:
    if table.result is not None:
        return float(table.result.scores[seat])
    if table.phase == BARONS:
        return baron_hope(table, seat)
    turns = turns_to_come(table)
    here = prospects_of(table, seat, turns)
    price = table.high_bid if table.phase == AUCTION and table.high_bidder == seat else 0
    value = table.points[seat] + worth(table, seat, here.base, price, turns)
    value += begun(table, seat, here, turns) + LINK_PER_TURN * turns * here.reach.links
    value += apart(table, seat, turns)
    if table.land.has_ferries:
        value += ferry_worth(table, seat, here, turns)
    if table.fuel and table.waiting_at[seat] != NONE:
        value += waiting_worth(table, seat, here, turns)
    if table.phase == AUCTION and table.high_bidder == seat:
        value += FIRST_PLACE + FIRST_PLACE_PER_TURN * turns
    return value


def worth(table: "RailwaysState", seat: int, hopes: float, price: int, turns: float) -> float:
    """Money and deliveries to come, once a price is paid."""
    soon = 1.0 + POINT_PER_TURN * turns
    return hopes * soon + money_worth(table, seat, price, hopes, turns)


_prospects: Final[list[Prospects]] = []
_MOST_KEPT: Final = 60


def prospects_of(table: "RailwaysState", seat: int, turns: float) -> Prospects:
    """Those of links and cubes seen before are remembered."""
    codes = complete_links(table.network)
    most = int(TABLE.rounds * turns * DELIVERIES) + 1
    level = table.level[seat]
    for at, one in enumerate(_prospects):
        if one.fits(table, seat, codes, level, most):
            if at > 8:
                _prospects.insert(0, _prospects.pop(at))
            return one
    made = Prospects(table, seat, codes, level, most)
    _prospects.insert(0, made)
    if len(_prospects) > _MOST_KEPT:
        _prospects.pop()
    return made


def begun(table: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """The best that an incomplete link of the seat may still become in this turn."""
    network = table.network
    best = 0.0
    actions = actions_to_come(table, seat)
    if actions == 0:
        return best
    building = table.building_link
    for link in range(len(network.owner)):
        if network.owner[link] != seat or network.owner[link] == GONE or network.complete(link):
            continue
        tiles = TABLE.tiles
        weight = WAITING
        if link == building:
            tiles = table.tiles_left
            weight = BEGUN
        elif building != NONE:
            continue
        value = ways_on(table, seat, link, here, tiles, turns, weight)
        if link == building and value <= 0.0 and actions > 1:
            more = tiles + TABLE.tiles
            value = ways_on(table, seat, link, here, more, turns, BEGUN_TWICE)
        best = max(best, value)
    return best


def ways_on(
    table: "RailwaysState",
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
    network = table.network
    covered = ferries.covered(table, seat) if table.land.has_ferries else 0
    ways = ways_of(table.land, covered > 0)
    start = max(network.end_a[link], network.end_b[link])
    side = tip_side(network.tip_a[link] if network.end_a[link] == OPEN else network.tip_b[link])
    best = 0.0
    bare = worth(table, seat, here.base, 0, turns)
    for city in ways.cities_from.get(side, []):
        missing = ways.tiles[city][side]
        if missing > tiles or not may_join(table, seat, start, city):
            continue
        crossed = ways.ferries(table.land, side, city) if covered > 0 else 0
        if crossed > covered:
            continue
        gain = here.gain(start, city)
        sure = here.rewards(start, city) + LINK_PER_TURN * turns
        if gain + sure <= 0:
            continue
        cost = ways.price(table, side, city)
        if cost != BLOCKED:
            value = worth(table, seat, here.base + gain * weight, cost, turns) - bare
            best = max(best, value + sure * weight - MISSING * missing - FERRY * crossed)
    return best


def apart(table: "RailwaysState", seat: int, turns: float) -> float:
    """What doesn't change with track and money."""
    value = LEVEL_PER_TURN * turns * min(table.level[seat], 5)
    value += ACTION * max(actions_to_come(table, seat) - TABLE.rounds, 0)
    value += card_worth(table, seat, turns)
    value += baron_worth(table, seat, turns)
    for other in range(table.seats):
        if other != seat:
            value -= RIVAL * table.points[other]
    return value


def waiting_worth(table: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """ROW-M8a: what the cube that waits will bring, if there is an action to take it on."""
    if turns < 1 and actions_to_come(table, seat) == 0:
        return 0.0
    so_far = 0
    for link in table.waiting_route[seat]:
        so_far += QUARTERS if table.network.owner[link] == seat else -RIVAL_QUARTERS
    places = trips.trip_places(table, seat)
    colour = table.waiting_colour[seat]
    return WAITING_CUBE * here.reach.onward(places, colour, table.level[seat], so_far) / QUARTERS


def ferry_worth(table: "RailwaysState", seat: int, here: Prospects, turns: float) -> float:
    """What the ferry cards of a seat may still bring: the best link that they make possible."""
    covered = ferries.covered(table, seat)
    if covered == 0:
        return 0.0
    best = 0.0
    for one in crossings_of(table.land):
        if one.ferries > covered or not (here.reach.own[one.a] or here.reach.own[one.b]):
            continue
        if one.b in here.reach.own[one.a] or not may_join(table, seat, one.a, one.b):
            continue
        brings = here.gain(one.a, one.b) + here.rewards(one.a, one.b)
        best = max(best, FERRY_LINK * brings - FERRY_TILE * one.tiles)
    return (FERRY if turns > 1 else 0.0) + best


def card_worth(table: "RailwaysState", seat: int, turns: float) -> float:
    deck = table.land.deck
    value = 0.0
    for kind in range(deck.kinds):
        held = table.cards[seat * deck.kinds + kind]
        if held == 0:
            continue
        effect = deck.effect[kind]
        if effect == HOTEL:
            value += HOTEL_PER_TURN * turns
        elif effect == CAPITAL_CHARTER or effect == CITY_CHARTER:
            value += CHARTER_PER_TURN * turns
        elif deck.class_of[kind] == DIAMOND:
            value += DIAMOND_PER_TURN * turns
        elif deck.class_of[kind] == HAND and effect != FERRY_LINE and turns > 1:
            value += HAND_WORTH * held
    for owner in table.depot_owner:
        if owner == seat:
            value += DEPOT_PER_TURN * turns
    if table.phase == BUILDING:
        # a card that is played is worth what it saves; before the first tile nothing shows it
        value += HAND_WORTH * 0.9 * (int(table.granted) + int(table.tunnelled))
    return value


def baron_hope(table: "RailwaysState", seat: int) -> float:
    land = table.land.barons
    return max([EASE[land.aim[baron]] * land.points[baron] for baron in table.barons[seat]])


def baron_worth(table: "RailwaysState", seat: int, turns: float) -> float:
    """Only what a link or two can bring about."""
    land = table.land.barons
    baron = table.barons[seat][0]
    if land.aim[baron] in NEAR_AIMS:
        return BARON * barons.worth(table, baron, seat)
    if table.rejected[seat] == NOBODY or turns > 1:
        return 0.0
    return BARON * barons.worth(table, baron, seat)
