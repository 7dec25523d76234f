"""What a position is worth to a seat, in points: those it has and those it may hope for.

Hopes fade with the tracks and dollars that a plan still takes, and with the turns to come.
Only what lies open is read, and the seat's own hand and contract.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires import achievements, plans, scoring, train_cards
from roundhouse.games.empires.box import (
    ACHIEVEMENTS,
    ARDENT_COLLECTOR,
    BRIDGE_MASTER,
    CARDS,
    CITIES,
    CONTRACTS,
    EXPRESS_NETWORK,
    INDUSTRIAL_PIONEER,
    LOYAL_INVESTOR,
    MASTER_OF_DELIVERIES,
    NONE,
    PLACES,
    RURAL_TOWN_KING,
    SPACES,
    TABLE,
    TUNNEL_MASTER,
)
from roundhouse.games.empires.phases import CLAIMING, PLAYING
from roundhouse.games.empires.weights import (
    AT_HAND,
    CARD,
    COLOURED,
    DOLLAR,
    ENOUGH,
    FADING,
    GOOD_CARD,
    LAST_PIECE,
    LEADER,
    LONG_CARD,
    NEXT_PLAN,
    PROGRESS,
    REACH,
    SOLD_OUT,
    SPARE_DOLLAR,
    TERRAIN_CARD,
    TERRAINS_CARD,
    TO_COME,
)

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


FADED: Final = [FADING**effort for effort in range(REACH + 1)]


def evaluate(table: "EmpiresState", seat: int) -> float:
    value = float(scoring.total(table, seat))
    value -= LEADER * best_other(table, seat)
    turns = turns_left(table, seat)
    if table.result is not None or turns <= 0:
        return value
    value += purse(table, seat)
    value += hand(table, seat, turns)
    value += progress(table, seat)
    value += due(table, seat)
    return value + deliveries(table, seat, turns)


def best_other(table: "EmpiresState", seat: int) -> int:
    if table.seats == 1:
        return 0
    best = 0
    for other in range(table.seats):
        if other != seat:
            best = max(best, scoring.total(table, other))
    return best


def turns_left(table: "EmpiresState", seat: int) -> int:
    """Deliveries that can still be made: one a turn, the present one if it isn't made yet."""
    mine = table.order[table.turn] == seat if 0 <= table.turn < table.seats else False
    over = mine and table.delivered != NONE
    to_act = 0 if over or (not mine and has_moved(table, seat)) else 1
    if table.seats == 1:
        return TABLE.rounds_alone - table.round + to_act
    if table.ending != "":
        return to_act
    fewest = min(table.tracks_left)
    return (fewest + 1) // TABLE.tracks_a_turn + to_act


def has_moved(table: "EmpiresState", seat: int) -> bool:
    """This round's turn of the seat is over."""
    return table.order.index(seat) < table.turn


def purse(table: "EmpiresState", seat: int) -> float:
    money = table.money[seat]
    return DOLLAR * min(money, ENOUGH) + SPARE_DOLLAR * max(0, money - ENOUGH)


def hand(table: "EmpiresState", seat: int, turns: int) -> float:
    """What the cards held may bring, if there are deliveries to play them with."""
    counts = achievements.colours(table, seat)
    values: list[float] = []
    for card, held in enumerate(table.hands[seat].counts):
        if held:
            values.append(card_value(table, seat, card, counts))
    values.sort()
    values.reverse()
    value = 0.0
    for one in values[: min(turns, table.trains_left[seat])]:
        value += one
    return value


def card_value(table: "EmpiresState", seat: int, card: int, counts: list[int]) -> float:
    value = TERRAINS_CARD
    if CARDS.good[card] != NONE:
        value = GOOD_CARD
    elif CARDS.long[card]:
        value = LONG_CARD
    elif CARDS.terrains[card] & CARDS.terrains[card] - 1 == 0:
        value = TERRAIN_CARD
    count = counts[CARDS.colour[card]]
    for at, achievement in enumerate(table.achievements):
        if table.tops[at] == seat or table.bottoms[at] >> seat & 1:
            continue
        if achievement == ARDENT_COLLECTOR and count == 0:
            value += COLOURED
        elif achievement == LOYAL_INVESTOR and count > 0:
            value += COLOURED * count
    return value


def due(table: "EmpiresState", seat: int) -> float:
    """A delivery is made, and the contract and a card that fit it can still be shown."""
    if table.phase != PLAYING or table.actors[0] != seat:
        return 0.0
    value = 0.0
    contract = train_cards.contract_of(table, seat)
    if contract != NONE and CONTRACTS.factory[contract] == table.source:
        value += CONTRACTS.prestige[contract]
    for card, held in enumerate(table.hands[seat].counts):
        if held and train_cards.met(card, table.delivered, table.length, table.terrains):
            return value + AT_HAND * TABLE.card_bonus
    return value


def progress(table: "EmpiresState", seat: int) -> float:
    """Achievements on the way; those that a single delivery makes come by themselves."""
    value = 0.0
    claiming = table.phase == PLAYING or table.phase == CLAIMING
    claiming = claiming and table.actors[0] == seat
    for at, achievement in enumerate(table.achievements):
        if table.tops[at] == seat or table.bottoms[at] >> seat & 1:
            continue
        points = TABLE.achievement_top if table.tops[at] == NONE else TABLE.achievement_bottom
        needs = ACHIEVEMENTS.needs[achievement]
        have = min(needs, achievements.measure(table, seat, achievement))
        if achievement in LASTING:
            share = have / needs
            value += PROGRESS * points * share * share
        elif have == needs and claiming:
            value += AT_HAND * points
    return value


LASTING: Final = [
    MASTER_OF_DELIVERIES,
    EXPRESS_NETWORK,
    ARDENT_COLLECTOR,
    LOYAL_INVESTOR,
    TUNNEL_MASTER,
    BRIDGE_MASTER,
    INDUSTRIAL_PIONEER,
    RURAL_TOWN_KING,
]


def deliveries(table: "EmpiresState", seat: int, turns: int) -> float:
    """The best plan for every city, as many as there are turns and trains for."""
    country = table.country
    efforts = plans.step_efforts(table, seat)
    near: list[int] = []
    if table.owned[seat]:
        near = plans.spread(table, seat, table.owned[seat], efforts, [0] * SPACES)
    contract = train_cards.contract_of(table, seat)
    promised = CONTRACTS.factory[contract] if contract != NONE else NONE
    promise = 0.0
    best = [0.0] * CITIES
    open_cities = [
        city
        for city in country.cities
        if table.trains[country.city_space[city]] >> seat & 1 == 0
        and efforts[country.city_space[city]] != NONE
    ]
    for factory in country.factories:
        start = country.factory_space[factory]
        if efforts[start] == NONE:
            continue
        before = 0
        if near and efforts[start] > 0:
            before = near[start]
            if before > REACH:
                continue
        lengths = [0] * SPACES
        effort = plans.spread(table, seat, [start], efforts, lengths)
        printed = plans.PRINTS[factory]
        for city in open_cities:
            end = country.city_space[city]
            if PLACES.demands[city] & printed == 0 or effort[end] > REACH:
                continue
            sure = FADED[max(before, effort[end])]
            sure *= supplied(table, factory, city)
            best[city] = max(best[city], sure * plan_value(table, city, lengths[end]))
            if factory == promised:
                promise = max(promise, sure * CONTRACTS.prestige[contract])
    best.sort()
    best.reverse()
    value = TO_COME * promise
    sure = TO_COME
    for one in best[: min(turns, table.trains_left[seat])]:
        value += sure * one
        sure *= NEXT_PLAN
    return value


def plan_value(table: "EmpiresState", city: int, length: int) -> float:
    """Prestige, money and a card for one delivery."""
    long = max(0, length)
    money = TABLE.money_for[long]
    if table.seats > 1:
        there = table.trains[table.country.city_space[city]]
        money += TABLE.city_bonus[0] if there == 0 else TABLE.city_bonus[1]
    return TABLE.prestige_for[long] + CARD + DOLLAR * money


def supplied(table: "EmpiresState", factory: int, city: int) -> float:
    """How sure it is that the factory has what the city demands when the track lies."""
    goods = plans.stock(table, factory, PLACES.demands[city])
    if goods == 0:
        return SOLD_OUT
    return LAST_PIECE if goods == 1 else 1.0
