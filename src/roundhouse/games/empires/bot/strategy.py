"""What a position is worth to a seat, in points: those it has and those it may hope for.

Hopes fade with the tracks and dollars that a plan still takes, and with the turns to come.
Only what lies open is read, and the seat's own hand and contract.
"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.bot import plans
from roundhouse.games.empires.bot.weights import ENOUGH, HOPES
from roundhouse.games.empires.rules import achievements, scoring, train_cards
from roundhouse.games.empires.rules.box import (
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
    TABLE,
    TUNNEL_MASTER,
)
from roundhouse.games.empires.rules.phases import CLAIMING, PLAYING
from roundhouse.kernel.tally import Tally

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def evaluate(state: "EmpiresState", seat: int) -> float:
    tally = Tally()
    add_up(state, seat, tally)
    return tally.total


def add_up(state: "EmpiresState", seat: int, tally: Tally) -> None:
    tally.add("prestige", float(scoring.total(state, seat)))
    tally.add("rivals", -HOPES.leader * best_other(state, seat))
    turns = turns_left(state, seat)
    if state.result is not None or turns <= 0:
        return
    tally.add("money", purse(state, seat))
    tally.add("cards", hand(state, seat, turns))
    tally.add("achievements", progress(state, seat))
    tally.add("cards", due(state, seat))
    tally.add("deliveries", deliveries(state, seat, turns))


def best_other(state: "EmpiresState", seat: int) -> int:
    if state.seats == 1:
        return 0
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, scoring.total(state, other))
    return best


def turns_left(state: "EmpiresState", seat: int) -> int:
    """Deliveries that can still be made: one a turn, the present one if it isn't made yet."""
    mine = state.order[state.turn] == seat if 0 <= state.turn < state.seats else False
    over = mine and state.delivered != NONE
    to_act = 0 if over or (not mine and has_moved(state, seat)) else 1
    if state.seats == 1:
        return TABLE.rounds_alone - state.round + to_act
    if state.ending != "":
        return to_act
    fewest = min(state.tracks_left)
    return (fewest + 1) // TABLE.tracks_a_turn + to_act


def has_moved(state: "EmpiresState", seat: int) -> bool:
    """This round's turn of the seat is over."""
    return state.order.index(seat) < state.turn


def purse(state: "EmpiresState", seat: int) -> float:
    money = state.money[seat]
    return HOPES.dollar * min(money, ENOUGH) + HOPES.spare_dollar * max(0, money - ENOUGH)


def hand(state: "EmpiresState", seat: int, turns: int) -> float:
    """What the cards held may bring, if there are deliveries to play them with."""
    counts = achievements.colours(state, seat)
    values: list[float] = []
    for card, held in enumerate(state.hands[seat].counts):
        if held:
            values.append(card_value(state, seat, card, counts))
    values.sort()
    values.reverse()
    value = 0.0
    for one in values[: min(turns, state.trains_left[seat])]:
        value += one
    return value


def card_value(state: "EmpiresState", seat: int, card: int, counts: list[int]) -> float:
    value = HOPES.terrains_card
    if CARDS.good[card] != NONE:
        value = HOPES.good_card
    elif CARDS.long[card]:
        value = HOPES.long_card
    elif CARDS.terrains[card] & CARDS.terrains[card] - 1 == 0:
        value = HOPES.terrain_card
    count = counts[CARDS.colour[card]]
    for at, achievement in enumerate(state.achievements):
        if state.tops[at] == seat or state.bottoms[at] >> seat & 1:
            continue
        if achievement == ARDENT_COLLECTOR and count == 0:
            value += HOPES.coloured
        elif achievement == LOYAL_INVESTOR and count > 0:
            value += HOPES.coloured * count
    return value


def due(state: "EmpiresState", seat: int) -> float:
    """A delivery is made, and the contract and a card that fit it can still be shown."""
    if state.phase != PLAYING or state.actors[0] != seat:
        return 0.0
    value = 0.0
    contract = train_cards.contract_of(state, seat)
    if contract != NONE and CONTRACTS.factory[contract] == state.source:
        value += CONTRACTS.prestige[contract]
    for card, held in enumerate(state.hands[seat].counts):
        if held and train_cards.met(card, state.delivered, state.length, state.terrains):
            return value + HOPES.at_hand * TABLE.card_bonus
    return value


def progress(state: "EmpiresState", seat: int) -> float:
    """Achievements on the way; those that a single delivery makes come by themselves."""
    value = 0.0
    claiming = state.phase == PLAYING or state.phase == CLAIMING
    claiming = claiming and state.actors[0] == seat
    for at, achievement in enumerate(state.achievements):
        if state.tops[at] == seat or state.bottoms[at] >> seat & 1:
            continue
        points = TABLE.achievement_top if state.tops[at] == NONE else TABLE.achievement_bottom
        needs = ACHIEVEMENTS.needs[achievement]
        have = min(needs, achievements.measure(state, seat, achievement))
        if achievement in LASTING:
            share = have / needs
            value += HOPES.progress * points * share * share
        elif have == needs and claiming:
            value += HOPES.at_hand * points
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


def deliveries(state: "EmpiresState", seat: int, turns: int) -> float:
    """The best plan for every city, as many as there are turns and trains for."""
    contract = train_cards.contract_of(state, seat)
    promised = CONTRACTS.factory[contract] if contract != NONE else NONE
    promise = 0.0
    best = [0.0] * CITIES
    found = plans.found(state, seat)
    for at in range(0, len(found), plans.FIGURES):
        factory = found[at]
        city = found[at + 1]
        sure = HOPES.faded[found[at + 2]] * supplied(state, factory, city)
        best[city] = max(best[city], sure * plan_value(state, city, found[at + 3]))
        if factory == promised:
            promise = max(promise, sure * CONTRACTS.prestige[contract])
    best.sort()
    best.reverse()
    value = HOPES.to_come * promise
    sure = HOPES.to_come
    for one in best[: min(turns, state.trains_left[seat])]:
        value += sure * one
        sure *= HOPES.next_plan
    return value


def plan_value(state: "EmpiresState", city: int, length: int) -> float:
    """Prestige, money and a card for one delivery."""
    money = TABLE.money_for[length]
    if state.seats > 1:
        there = state.trains[state.country.city_space[city]]
        money += TABLE.city_bonus[0] if there == 0 else TABLE.city_bonus[1]
    return TABLE.prestige_for[length] + HOPES.card + HOPES.dollar * money


def supplied(state: "EmpiresState", factory: int, city: int) -> float:
    """How sure it is that the factory has what the city demands when the track lies."""
    goods = plans.stock(state, factory, PLACES.demands[city])
    if goods == 0:
        return HOPES.sold_out
    return HOPES.last_piece if goods == 1 else 1.0
