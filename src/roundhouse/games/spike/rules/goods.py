"""Loading, dropping and delivering, at any time of a turn (SPK-T1, SPK-T6, SPK-T7)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.rules.board import BOARD, CITIES
from roundhouse.games.spike.rules.box import (
    CAR,
    CONTRACTS,
    DELIVER,
    DROP,
    GOOD,
    GOODS,
    LOAD,
    TABLE,
)
from roundhouse.games.spike.rules.phases import ABOARD, DELIVERED, WAITING
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.rules.state import SpikeState


def waiting_here(state: "SpikeState", seat: int) -> int:
    """The commodity of the train's city, if the seat has a load of it to take; else -1."""
    city = state.train[seat]
    if city >= CITIES:
        return -1
    good = BOARD.commodity[city]
    if state.holder[good] == seat and state.load[good] == WAITING:
        return good
    return -1


def has_room(state: "SpikeState", seat: int) -> bool:
    return state.aboard[seat] < state.level(seat, CAR)


def makes_room(state: "SpikeState", seat: int) -> bool:
    """SPK-T1: something waits here and every car is full, so that a drop would be of use."""
    return waiting_here(state, seat) >= 0 and not has_room(state, seat)


def payout_here(state: "SpikeState", good: int, seat: int) -> int:
    """What the train's city pays for a load that is aboard; nothing if it won't."""
    city = state.train[seat]
    if city >= CITIES or state.served[city] & 1 << seat:
        return 0
    if state.load[good] != ABOARD or state.holder[good] != seat:
        return 0
    face = CONTRACTS.face(good, state.card_of[good], state.side_of[good])
    return CONTRACTS.payout(face, city)


def offered(state: "SpikeState", verb: int, seat: int) -> list[int]:
    """Commodities that the verb can be said with."""
    found: list[int] = []
    if verb == LOAD:
        good = waiting_here(state, seat)
        if good >= 0 and has_room(state, seat):
            found.append(good)
    elif state.aboard[seat] > 0:
        if verb == DELIVER and state.train[seat] >= CITIES:
            return found
        if verb == DROP and not makes_room(state, seat):
            return found
        holder, load = state.holder, state.load
        for good in range(GOODS):
            if load[good] == ABOARD and holder[good] == seat:
                if verb == DROP or payout_here(state, good, seat) > 0:
                    found.append(good)
    return found


def verbs(state: "SpikeState", seat: int) -> list[int]:
    """What can be done with goods; most often nothing waits here and nothing is aboard."""
    found: list[int] = []
    if state.train[seat] >= CITIES:
        return found
    waits = waiting_here(state, seat) >= 0
    room = has_room(state, seat)
    if waits and room:
        found.append(LOAD)
    if state.aboard[seat] > 0 and offered(state, DELIVER, seat):
        found.append(DELIVER)
    if waits and not room:
        found.append(DROP)
    return found


def more_to_do(state: "SpikeState", seat: int) -> bool:
    """After the action: a load can be taken, perhaps by dropping another, or delivered."""
    if state.train[seat] >= CITIES:
        return False
    if waiting_here(state, seat) >= 0:
        return True
    return state.aboard[seat] > 0 and len(offered(state, DELIVER, seat)) > 0


class Goods(Action["SpikeState"]):
    """SPK-T1, SPK-T6, SPK-T7: a load taken (LOAD), delivered (DELIVER) or dropped (DROP)."""

    def words(self, state: "SpikeState", said: Move, seat: int) -> list[int]:
        return GOOD.words(offered(state, self.verb, seat)) if len(said) == 1 else []

    def judge(self, state: "SpikeState", move: Move, seat: int) -> Illegal | None:
        good = GOOD.of(move[1])
        facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
        rule = "SPK-T6" if move[0] == LOAD else "SPK-T7" if move[0] == DELIVER else "SPK-T1"
        if state.holder[good] != seat:
            return Illegal(rule, {**facts, "why": "no-contract"})
        if state.load[good] == DELIVERED:
            return Illegal(rule, {**facts, "why": "delivered"})
        if move[0] == LOAD:
            return judge_load(state, good, seat)
        if state.load[good] != ABOARD:
            return Illegal(rule, {**facts, "why": "not-aboard"})
        if move[0] == DELIVER:
            return judge_delivery(state, good, seat)
        return judge_drop(state, good, seat)

    def act(self, state: "SpikeState", move: Move, seat: int) -> None:
        good = GOOD.of(move[1])
        facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
        if move[0] == LOAD:
            state.load[good] = ABOARD
            state.aboard[seat] += 1
            facts["station"] = BOARD.names[state.train[seat]]
            state.tell("loaded", facts)
        elif move[0] == DROP:
            state.load[good] = WAITING
            state.aboard[seat] -= 1
            state.tell("dropped", facts)
        else:
            pays = payout_here(state, good, seat)
            state.load[good] = DELIVERED
            state.aboard[seat] -= 1
            state.served[state.train[seat]] |= 1 << seat
            state.money[seat] += pays
            state.contract_money[seat] += pays
            facts["station"] = BOARD.names[state.train[seat]]
            facts["dollars"] = pays
            state.tell("delivered", facts)


def judge_drop(state: "SpikeState", good: int, seat: int) -> Illegal | None:
    """Only to make room, for a load that waits in the train's city."""
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    cars = state.level(seat, CAR)
    full = len(loads_of(state, seat, ABOARD))
    if full < cars:
        return Illegal("SPK-T1", {**facts, "why": "room", "full": full, "cars": cars})
    for other in loads_of(state, seat, WAITING):
        if state.train[seat] in BOARD.sources[other]:
            return None
    return Illegal("SPK-T1", {**facts, "why": "nothing-here", "cars": cars})


def loads_of(state: "SpikeState", seat: int, where: int) -> list[int]:
    return [
        good for good in range(GOODS) if state.holder[good] == seat and state.load[good] == where
    ]


def judge_load(state: "SpikeState", good: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    if state.load[good] == ABOARD:
        return Illegal("SPK-T6", {**facts, "why": "aboard"})
    here = state.train[seat]
    if here not in BOARD.sources[good]:
        return Illegal("SPK-T6", {**facts, "why": "not-here"})
    cars = state.level(seat, CAR)
    if len(loads_of(state, seat, ABOARD)) >= cars:
        return Illegal("SPK-T6", {**facts, "why": "full", "cars": cars})
    return None


def judge_delivery(state: "SpikeState", good: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    face = CONTRACTS.face(good, state.card_of[good], state.side_of[good])
    here = state.train[seat]
    if here not in CONTRACTS.cities[face]:
        stations = [BOARD.names[city] for city in CONTRACTS.cities[face]]
        return Illegal("SPK-T7", {**facts, "why": "not-here", "stations": stations})
    if state.served[here] >> seat & 1:
        return Illegal("SPK-T7", {**facts, "why": "served", "station": BOARD.names[here]})
    return None
