"""Before the first turn: contract sides, a card given away, route cards, starting cities
(SPK-S1 to S8, SPK-V1, SPK-V2); and what of it is hidden."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, CITIES, COLOURS
from roundhouse.games.spike.box import (
    BEGIN,
    CARD0,
    CONTRACTS,
    GIVE,
    GOOD0,
    GOODS,
    KEEP,
    POINT0,
    ROUTES,
    SIDE,
    SIDE0,
    SIDES,
    TABLE,
    cards_said,
)
from roundhouse.games.spike.phases import (
    BEGINNING,
    GIVING,
    KEEPING,
    NOTHING,
    PHASES,
    SIDES_PHASE,
    TURNS,
)
from roundhouse.games.spike.rounds import begin_turn, reveal
from roundhouse.kernel.pieces import Bag, deal_anew
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def begin_game(table: "SpikeState") -> None:
    """SPK-S2, SPK-S3, SPK-S5: market, contracts, hands and first player by lot."""
    table.rng.shuffle(table.market)
    names = [TABLE.commodities[good] for good in table.market]
    for row in range(len(TABLE.values) - 1, -1, -1):
        goods = [names[place] for place in range(row, GOODS, len(TABLE.values))]
        table.tell("market-laid", {"dollars": TABLE.values[row], "commodities": goods})
    table.first = table.rng.below(table.seats)
    table.tell("first-player", {"seat": table.first})
    deal_contracts(table)
    for seat in range(table.seats):
        for _ in range(TABLE.hand):
            table.hands[seat].add(table.deck.down.draw(table.rng), False)
        cards = cards_said(table.hands[seat].counts)
        table.tell("hand-dealt", {"seat": seat, "cards": cards}, seat)
    table.tell("round-began", {"round": table.round})
    if table.advanced:
        table.phase = SIDES_PHASE
        table.actors = turn_order(table)
        table.held.ask(table.actors)
    else:
        for good in range(GOODS):
            tell_contract(table, good)
        begin_giving(table)


def turn_order(table: "SpikeState") -> list[int]:
    return [(table.first + step) % table.seats for step in range(table.seats)]


def deal_contracts(table: "SpikeState") -> None:
    """SPK-S3: one card of each commodity, dealt evenly; in the basic game the side is chance."""
    dealt = list(range(GOODS))
    for good in range(GOODS):
        table.card_of[good] = table.rng.below(TABLE.cards_of_each)
    table.rng.shuffle(dealt)
    for number, good in enumerate(dealt):
        table.holder[good] = number % table.seats
        if not table.advanced:
            table.side_of[good] = table.rng.below(len(SIDES))


def tell_contract(table: "SpikeState", good: int) -> None:
    face = CONTRACTS.face(good, table.card_of[good], table.side_of[good])
    facts: dict[str, object] = {"seat": table.holder[good]}
    facts["commodity"] = TABLE.commodities[good]
    facts["stations"] = [BOARD.names[city] for city in CONTRACTS.cities[face]]
    facts["dollars"] = CONTRACTS.pays[face][:]
    table.tell("contract-laid", facts)


def begin_giving(table: "SpikeState") -> None:
    table.phase = GIVING
    table.actors = [table.first]


def deal_routes(table: "SpikeState") -> None:
    """SPK-S6, SPK-V2: one route card each, or two to choose from."""
    box = Bag([1] * len(ROUTES.start))
    each = TABLE.dealt_advanced if table.advanced else 1
    for seat in range(table.seats):
        for _ in range(each):
            route = box.draw(table.rng)
            table.routes[seat].append(route)
            stations = [BOARD.names[city] for city in ROUTES.cities[route]]
            facts: dict[str, object] = {"seat": seat, "station": start_name(route)}
            facts["stations"] = stations
            table.tell("route-dealt", facts, seat)


def start_name(route: int) -> str:
    return BOARD.names[ROUTES.start[route]]


def go_on(table: "SpikeState") -> None:
    """After a move of the set-up: the next seat or the next phase."""
    if table.phase == SIDES_PHASE:
        if not table.actors:
            show_sides(table)
            begin_giving(table)
    elif table.phase == GIVING:
        reveal(table)
        deal_routes(table)
        if table.advanced:
            table.phase = KEEPING
            table.actors = turn_order(table)
        else:
            table.phase = BEGINNING
            table.actors = [table.first]
    elif table.phase == KEEPING:
        if not table.actors:
            table.phase = BEGINNING
            table.actors = [table.first]
    else:
        following = (table.actors[0] + 1) % table.seats
        if following == table.first:
            table.phase = TURNS
            begin_turn(table, table.first)
        else:
            table.actors = [following]


# What may be said.


def sides_left(table: "SpikeState", seat: int) -> list[int]:
    """Commodities of the seat whose side is still to be chosen."""
    chosen = [choice[0] for choice in table.held.choices[seat]]
    return [good for good in range(GOODS) if table.holder[good] == seat and good not in chosen]


def words(table: "SpikeState", said: Move, seat: int) -> list[int]:
    if table.phase == SIDES_PHASE:
        if len(said) == 0:
            return [SIDE]
        if len(said) == 1:
            return [GOOD0 + good for good in sides_left(table, seat)]
        return [SIDE0 + side for side in range(len(SIDES))] if len(said) == 2 else []
    if len(said) > 1:
        return []
    if table.phase == GIVING:
        if len(said) == 0:
            return [GIVE]
        counts = table.hands[seat].counts
        return [CARD0 + colour for colour in range(COLOURS) if counts[colour] > 0]
    if table.phase == KEEPING:
        if len(said) == 0:
            return [KEEP]
        return sorted([POINT0 + ROUTES.start[route] for route in table.routes[seat]])
    if len(said) == 0:
        return [BEGIN]
    return [POINT0 + city for city in range(CITIES)]


PHASE_OF: list[int] = [SIDES_PHASE, GIVING, KEEPING, BEGINNING]
RULE_OF: list[str] = ["SPK-V1", "SPK-S5", "SPK-V2", "SPK-S7"]


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if verb > BEGIN or PHASE_OF[verb] != table.phase:
        rule = RULE_OF[verb] if verb <= BEGIN else "SPK-S7"
        return Illegal(rule, {"why": "phase", "phase": PHASES[table.phase]})
    if verb == SIDE:
        good = move[1] - GOOD0
        name = TABLE.commodities[good]
        if table.holder[good] != seat:
            return Illegal("SPK-V1", {"why": "not-yours", "commodity": name})
        for choice in table.held.choices[seat]:
            if choice[0] == good:
                return Illegal("SPK-V1", {"why": "chosen", "commodity": name})
    elif verb == GIVE:
        colour = move[1] - CARD0
        if table.hands[seat].counts[colour] == 0:
            return Illegal("SPK-S5", {"why": "no-card", "card": BOARD.colours[colour]})
    elif verb == KEEP:
        city = move[1] - POINT0
        if ROUTES.from_city.get(city, NOTHING) not in table.routes[seat]:
            return Illegal("SPK-V2", {"why": "not-yours", "station": BOARD.names[city]})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    verb = move[0]
    if verb == SIDE:
        choose_side(table, move[1] - GOOD0, move[2] - SIDE0, seat)
    elif verb == GIVE:
        give(table, move[1] - CARD0, seat)
    elif verb == KEEP:
        keep(table, ROUTES.from_city[move[1] - POINT0], seat)
    else:
        place_train(table, move[1] - POINT0, seat)


def choose_side(table: "SpikeState", good: int, side: int, seat: int) -> None:
    """SPK-V1: held back until all have chosen."""
    table.held.add(seat, (good, side))
    facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
    facts["side"] = SIDES[side]
    table.tell("side-chosen", facts, seat)
    if not sides_left(table, seat):
        table.held.finish(seat)
        table.actors = table.held.waiting[:]
        table.tell("sides-chosen", {"seat": seat})


def show_sides(table: "SpikeState") -> None:
    table.held.open(table.rng)
    for seat in range(table.seats):
        for choice in table.held.choices[seat]:
            table.side_of[choice[0]] = choice[1]
    table.held.ask([])
    for good in range(GOODS):
        tell_contract(table, good)


def give(table: "SpikeState", colour: int, seat: int) -> None:
    """SPK-S5: to the player on the right, who plays last; only these two know the card."""
    right = (seat - 1) % table.seats
    hand = table.hands[seat]
    hand.counts[colour] -= 1
    hand.total -= 1
    table.hands[right].add(colour, False)
    table.gift = colour
    table.rng.showing()
    table.tell("card-given", {"seat": right, "by": seat})
    facts: dict[str, object] = {"seat": right, "by": seat, "card": BOARD.colours[colour]}
    table.tell("given-card", facts, seat)
    table.tell("given-card", facts, right)


def keep(table: "SpikeState", route: int, seat: int) -> None:
    """SPK-V2: the other card goes out unseen."""
    for other in table.routes[seat]:
        if other != route:
            table.rejected[seat] = other
    table.routes[seat] = [route]
    table.actors = [other for other in table.actors if other != seat]
    table.tell("route-kept", {"seat": seat, "station": start_name(route)}, seat)
    table.tell("route-chosen", {"seat": seat})


def place_train(table: "SpikeState", city: int, seat: int) -> None:
    """SPK-S7, SPK-A3: the train's city is all there is of the network."""
    table.train[seat] = city
    table.joined[city] |= 1 << seat
    table.connected[seat] = 1
    table.tell("train-placed", {"seat": seat, "station": BOARD.names[city]})


# What is hidden, dealt anew for an imagined state.


def knows_gift(table: "SpikeState", seat: int | None) -> bool:
    return seat == table.first or seat == (table.first - 1) % table.seats


def deal_cards_anew(table: "SpikeState", seat: int | None, rng: Rng) -> None:
    """The giver knows one card of the last player's; to all others it never was special."""
    if not knows_gift(table, seat):
        table.gift = NOTHING
    known = table.hands[(table.first - 1) % table.seats].known
    if table.gift != NOTHING:
        known[table.gift] += 1
    deal_anew(table.deck, table.hands, seat, rng)
    if table.gift != NOTHING:
        known[table.gift] -= 1


def deal_routes_anew(table: "SpikeState", seat: int | None, rng: Rng) -> None:
    """Others' route cards, kept and rejected, from all that the seat hasn't seen."""
    box = Bag([1] * len(ROUTES.start))
    if seat is not None:
        for route in table.routes[seat]:
            box.take(route)
        if table.rejected[seat] != NOTHING:
            box.take(table.rejected[seat])
    if table.result is not None:
        return
    for other in range(table.seats):
        if other == seat:
            continue
        table.routes[other] = [box.draw(rng) for _ in table.routes[other]]
        if table.rejected[other] != NOTHING:
            table.rejected[other] = box.draw(rng)


def choose_sides_anew(table: "SpikeState", seat: int | None, rng: Rng) -> None:
    """Everybody sees how many sides a seat has chosen, but not which."""
    for other in table.held.asked:
        if other == seat:
            continue
        chosen = len(table.held.choices[other])
        table.held.choices[other] = []
        mine = sides_left(table, other)
        rng.shuffle(mine)
        for good in mine[:chosen]:
            table.held.add(other, (good, rng.below(len(SIDES))))
