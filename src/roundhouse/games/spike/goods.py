"""Loading, dropping and delivering, at any time of a turn (SPK-T1, SPK-T6, SPK-T7)."""

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import BOARD, CITIES
from roundhouse.games.spike.box import (
    CAR,
    CONTRACTS,
    DELIVER,
    DROP,
    GOOD0,
    GOODS,
    LOAD,
    TABLE,
)
from roundhouse.games.spike.phases import ABOARD, DELIVERED, WAITING
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def waiting_here(table: "SpikeState", seat: int) -> int:
    """The commodity of the train's city, if the seat has a load of it to take; else -1."""
    city = table.train[seat]
    if city >= CITIES:
        return -1
    good = BOARD.commodity[city]
    if table.holder[good] == seat and table.load[good] == WAITING:
        return good
    return -1


def has_room(table: "SpikeState", seat: int) -> bool:
    return table.aboard[seat] < table.level(seat, CAR)


def payout_here(table: "SpikeState", good: int, seat: int) -> int:
    """What the train's city pays for a load that is aboard; nothing if it won't."""
    city = table.train[seat]
    if city >= CITIES or table.served[city] & 1 << seat:
        return 0
    if table.load[good] != ABOARD or table.holder[good] != seat:
        return 0
    face = CONTRACTS.face(good, table.card_of[good], table.side_of[good])
    return CONTRACTS.payout(face, city)


def can_drop(table: "SpikeState", good: int, seat: int) -> bool:
    """SPK-T1, our ruling: a load is dropped at most once a turn, so that turns end."""
    if table.holder[good] != seat or table.load[good] != ABOARD:
        return False
    return table.dropped & 1 << good == 0


def offered(table: "SpikeState", verb: int, seat: int) -> list[int]:
    """Commodities that the verb can be said with."""
    found: list[int] = []
    if verb == LOAD:
        good = waiting_here(table, seat)
        if good >= 0 and has_room(table, seat):
            found.append(good)
    elif table.aboard[seat] > 0:
        for good in range(GOODS):
            if verb == DROP:
                if can_drop(table, good, seat):
                    found.append(good)
            elif payout_here(table, good, seat) > 0:
                found.append(good)
    return found


def verbs(table: "SpikeState", seat: int) -> list[int]:
    """What can be done with goods; most often nothing waits here and nothing is aboard."""
    found: list[int] = []
    in_city = table.train[seat] < CITIES
    if in_city and waiting_here(table, seat) >= 0 and has_room(table, seat):
        found.append(LOAD)
    if table.aboard[seat] > 0:
        if in_city and offered(table, DELIVER, seat):
            found.append(DELIVER)
        if offered(table, DROP, seat):
            found.append(DROP)
    return found


def more_to_do(table: "SpikeState", seat: int) -> bool:
    """After the action: a load can be taken, perhaps by dropping another, or delivered."""
    if table.train[seat] >= CITIES:
        return False
    if waiting_here(table, seat) >= 0:
        if has_room(table, seat) or offered(table, DROP, seat):
            return True
    return table.aboard[seat] > 0 and len(offered(table, DELIVER, seat)) > 0


def judge(table: "SpikeState", move: Move, seat: int) -> Illegal | None:
    good = move[1] - GOOD0
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    rule = "SPK-T6" if move[0] == LOAD else "SPK-T7" if move[0] == DELIVER else "SPK-T1"
    if table.holder[good] != seat:
        return Illegal(rule, {**facts, "why": "no-contract"})
    if table.load[good] == DELIVERED:
        return Illegal(rule, {**facts, "why": "delivered"})
    if move[0] == LOAD:
        return judge_load(table, good, seat)
    if table.load[good] != ABOARD:
        return Illegal(rule, {**facts, "why": "not-aboard"})
    if move[0] == DELIVER:
        return judge_delivery(table, good, seat)
    if table.dropped >> good & 1:
        return Illegal("SPK-T1", {**facts, "why": "twice"})
    return None


def judge_load(table: "SpikeState", good: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    if table.load[good] == ABOARD:
        return Illegal("SPK-T6", {**facts, "why": "aboard"})
    here = table.train[seat]
    if here not in BOARD.sources[good]:
        return Illegal("SPK-T6", {**facts, "why": "not-here"})
    cars = table.level(seat, CAR)
    full = [one for one in range(GOODS) if table.holder[one] == seat and table.load[one] == ABOARD]
    if len(full) >= cars:
        return Illegal("SPK-T6", {**facts, "why": "full", "cars": cars})
    return None


def judge_delivery(table: "SpikeState", good: int, seat: int) -> Illegal | None:
    facts: dict[str, object] = {"commodity": TABLE.commodities[good]}
    face = CONTRACTS.face(good, table.card_of[good], table.side_of[good])
    here = table.train[seat]
    if here not in CONTRACTS.cities[face]:
        stations = [BOARD.names[city] for city in CONTRACTS.cities[face]]
        return Illegal("SPK-T7", {**facts, "why": "not-here", "stations": stations})
    if table.served[here] >> seat & 1:
        return Illegal("SPK-T7", {**facts, "why": "served", "station": BOARD.names[here]})
    return None


def act(table: "SpikeState", move: Move, seat: int) -> None:
    good = move[1] - GOOD0
    facts: dict[str, object] = {"seat": seat, "commodity": TABLE.commodities[good]}
    if move[0] == LOAD:
        table.load[good] = ABOARD
        table.aboard[seat] += 1
        facts["station"] = BOARD.names[table.train[seat]]
        table.tell("loaded", facts)
    elif move[0] == DROP:
        table.load[good] = WAITING
        table.aboard[seat] -= 1
        table.dropped |= 1 << good
        table.tell("dropped", facts)
    else:
        pays = payout_here(table, good, seat)
        table.load[good] = DELIVERED
        table.aboard[seat] -= 1
        table.served[table.train[seat]] |= 1 << seat
        table.money[seat] += pays
        table.contract_money[seat] += pays
        facts["station"] = BOARD.names[table.train[seat]]
        facts["dollars"] = pays
        table.tell("delivered", facts)
