"""Before the first turn: contract sides, a card given away, route cards, starting cities
(SPK-S1 to S8, SPK-V1, SPK-V2); and what of it is hidden."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules.board import BOARD, CITIES, COLOURS
from roundhouse.games.spike.rules.box import (
    CARD,
    CARDSIDE,
    CONTRACTS,
    GOOD,
    GOODS,
    POINT,
    ROUTES,
    SIDES,
    TABLE,
    cards_said,
)
from roundhouse.games.spike.rules.phases import (
    GIVING,
    NOTHING,
    SIDES_PHASE,
)
from roundhouse.kernel.phases import Action
from roundhouse.kernel.pieces import Bag, deal_anew
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def begin_game(state: "SpikeState") -> None:
    """SPK-S2, SPK-S3, SPK-S5: market, contracts, hands and first player by lot."""
    state.rng.shuffle(state.market)
    names = [TABLE.commodities[good] for good in state.market]
    for row in range(len(TABLE.values) - 1, -1, -1):
        goods = [names[place] for place in range(row, GOODS, len(TABLE.values))]
        state.tell("market-laid", {"dollars": TABLE.values[row], "commodities": goods})
    state.first = state.rng.below(state.seats)
    state.tell("first-player", {"seat": state.first})
    deal_contracts(state)
    for seat in range(state.seats):
        for _ in range(TABLE.hand):
            state.hands[seat].add(state.deck.down.draw(state.rng), False)
        cards = cards_said(state.hands[seat].counts)
        state.tell("hand-dealt", {"seat": seat, "cards": cards}, seat)
    state.tell("round-began", {"round": state.round})
    if state.advanced:
        state.phase = SIDES_PHASE
        state.actors = turn_order(state)
        state.held.ask(state.actors)
    else:
        for good in range(GOODS):
            tell_contract(state, good)
        begin_giving(state)


def turn_order(state: "SpikeState") -> list[int]:
    return [(state.first + step) % state.seats for step in range(state.seats)]


def deal_contracts(state: "SpikeState") -> None:
    """SPK-S3: one card of each commodity, dealt evenly; in the basic game the side is chance."""
    dealt = list(range(GOODS))
    for good in range(GOODS):
        state.card_of[good] = state.rng.below(TABLE.cards_of_each)
    state.rng.shuffle(dealt)
    for number, good in enumerate(dealt):
        state.holder[good] = number % state.seats
        if not state.advanced:
            state.side_of[good] = state.rng.below(len(SIDES))


def tell_contract(state: "SpikeState", good: int) -> None:
    face = CONTRACTS.face(good, state.card_of[good], state.side_of[good])
    facts: dict[str, object] = {"seat": state.holder[good]}
    facts["commodity"] = TABLE.commodities[good]
    facts["stations"] = [BOARD.names[city] for city in CONTRACTS.cities[face]]
    facts["dollars"] = CONTRACTS.pays[face][:]
    state.tell("contract-laid", facts)


def begin_giving(state: "SpikeState") -> None:
    state.phase = GIVING
    state.actors = [state.first]


def deal_routes(state: "SpikeState") -> None:
    """SPK-S6, SPK-V2: one route card each, or two to choose from."""
    box = Bag([1] * len(ROUTES.start))
    each = TABLE.dealt_advanced if state.advanced else 1
    for seat in range(state.seats):
        for _ in range(each):
            route = box.draw(state.rng)
            state.routes[seat].append(route)
            stations = [BOARD.names[city] for city in ROUTES.cities[route]]
            facts: dict[str, object] = {"seat": seat, "station": start_name(route)}
            facts["stations"] = stations
            state.tell("route-dealt", facts, seat)


def start_name(route: int) -> str:
    return BOARD.names[ROUTES.start[route]]


# What may be said.


def sides_left(state: "SpikeState", seat: int) -> list[int]:
    """Commodities of the seat whose side is still to be chosen."""
    chosen = [choice[0] for choice in state.held.choices[seat]]
    return [good for good in range(GOODS) if state.holder[good] == seat and good not in chosen]


class Side(Action["SpikeState"]):
    """SPK-V1: a side for each of one's contracts."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) == 1:
            return GOOD.words(sides_left(state, seat))
        return CARDSIDE.between(0, len(SIDES) - 1) if len(said) == 2 else []

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        good = GOOD.of(move[1])
        name = TABLE.commodities[good]
        if state.holder[good] != seat:
            return Illegal("SPK-V1", {"why": "not-yours", "commodity": name})
        for choice in state.held.choices[seat]:
            if choice[0] == good:
                return Illegal("SPK-V1", {"why": "chosen", "commodity": name})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        choose_side(state, GOOD.of(move[1]), CARDSIDE.of(move[2]), seat)


class Give(Action["SpikeState"]):
    """SPK-S5: a card for the player on the right."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        counts = state.hands[seat].counts
        return [CARD.word(colour) for colour in range(COLOURS) if counts[colour] > 0]

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        colour = CARD.of(move[1])
        if state.hands[seat].counts[colour] == 0:
            return Illegal("SPK-S5", {"why": "no-card", "card": BOARD.colours[colour]})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        give(state, CARD.of(move[1]), seat)


class Keep(Action["SpikeState"]):
    """SPK-V2: one of two route cards."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        return sorted([POINT.word(ROUTES.start[route]) for route in state.routes[seat]])

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        city = POINT.of(move[1])
        if ROUTES.from_city.get(city, NOTHING) not in state.routes[seat]:
            return Illegal("SPK-V2", {"why": "not-yours", "station": BOARD.names[city]})
        return None

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        keep(state, ROUTES.from_city[POINT.of(move[1])], seat)


class Begin(Action["SpikeState"]):
    """SPK-S7: the train's first city."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        return POINT.between(0, CITIES - 1) if len(said) == 1 else []

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        place_train(state, POINT.of(move[1]), seat)


def choose_side(state: "SpikeState", good: int, side: int, seat: int) -> None:
    """SPK-V1: held back until all have chosen."""
    state.held.add(seat, (good, side))
    facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
    facts["side"] = SIDES[side]
    state.tell("side-chosen", facts, seat)
    if not sides_left(state, seat):
        state.held.finish(seat)
        state.actors = state.held.waiting[:]
        state.tell("sides-chosen", {"seat": seat})


def show_sides(state: "SpikeState") -> None:
    state.held.open(state.rng)
    for seat in range(state.seats):
        for choice in state.held.choices[seat]:
            state.side_of[choice[0]] = choice[1]
    state.held.ask([])
    for good in range(GOODS):
        tell_contract(state, good)


def give(state: "SpikeState", colour: int, seat: int) -> None:
    """SPK-S5: to the player on the right, who plays last; only these two know the card."""
    right = (seat - 1) % state.seats
    hand = state.hands[seat]
    hand.counts[colour] -= 1
    hand.total -= 1
    state.hands[right].add(colour, False)
    state.gift = colour
    state.rng.showing()
    state.tell("card-given", {"seat": right, "by": seat})
    facts: dict[str, object] = {"seat": right, "by": seat, "card": BOARD.colours[colour]}
    state.tell("given-card", facts, seat)
    state.tell("given-card", facts, right)


def keep(state: "SpikeState", route: int, seat: int) -> None:
    """SPK-V2: the other card goes out unseen."""
    for other in state.routes[seat]:
        if other != route:
            state.rejected[seat] = other
    state.routes[seat] = [route]
    state.actors = [other for other in state.actors if other != seat]
    state.tell("route-kept", {"seat": seat, "station": start_name(route)}, seat)
    state.tell("route-chosen", {"seat": seat})


def place_train(state: "SpikeState", city: int, seat: int) -> None:
    """SPK-S7, SPK-A3: the train's city is all there is of the network."""
    state.train[seat] = city
    state.changes_track()
    state.joined[city] |= 1 << seat
    state.connected[seat] = 1
    state.tell("train-placed", {"seat": seat, "station": BOARD.names[city]})


# What is hidden, dealt anew for an imagined state.


def knows_gift(state: "SpikeState", seat: int | None) -> bool:
    return seat == state.first or seat == (state.first - 1) % state.seats


def deal_cards_anew(state: "SpikeState", seat: int | None, rng: Rng) -> None:
    """The giver knows one card of the last player's; to all others it never was special."""
    if not knows_gift(state, seat):
        state.gift = NOTHING
    known = state.hands[(state.first - 1) % state.seats].known
    if state.gift != NOTHING:
        known[state.gift] += 1
    deal_anew(state.deck, state.hands, seat, rng)
    if state.gift != NOTHING:
        known[state.gift] -= 1


def deal_routes_anew(state: "SpikeState", seat: int | None, rng: Rng) -> None:
    """Others' route cards, kept and rejected, from all that the seat hasn't seen."""
    box = Bag([1] * len(ROUTES.start))
    if seat is not None:
        for route in state.routes[seat]:
            box.take(route)
        if state.rejected[seat] != NOTHING:
            box.take(state.rejected[seat])
    if state.result is not None:
        return
    for other in range(state.seats):
        if other == seat:
            continue
        state.routes[other] = [box.draw(rng) for _ in state.routes[other]]
        if state.rejected[other] != NOTHING:
            state.rejected[other] = box.draw(rng)


def choose_sides_anew(state: "SpikeState", seat: int | None, rng: Rng) -> None:
    """Everybody sees how many sides a seat has chosen, but not which."""
    for other in state.held.asked:
        if other == seat:
            continue
        chosen = len(state.held.choices[other])
        state.held.choices[other] = []
        mine = sides_left(state, other)
        rng.shuffle(mine)
        for good in mine[:chosen]:
            state.held.add(other, (good, rng.below(len(SIDES))))
