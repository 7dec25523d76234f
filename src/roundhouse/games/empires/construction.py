"""Construction: two tracks a turn, new routes, locked tracks (SRE-C1 to C7)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires import laying, money, production, rural
from roundhouse.games.empires.box import (
    BUILD,
    COST,
    FACTORY0,
    FULL,
    NONE,
    PASS,
    PLACES,
    ROUTE,
    SHARED,
    SHARED_ALONE,
    TABLE,
    TILES,
    UNLOCK,
    VOCABULARY,
)
from roundhouse.games.empires.phases import CONSTRUCTING, PHASES, STARTING, UNLOCKING
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.state import EmpiresState


def cost(table: "EmpiresState", seat: int, space: int) -> int:
    """What a seat pays that isn't there yet."""
    if table.pieces[space] & ~(1 << seat) == 0:
        return COST[space]
    return SHARED_ALONE[space] if table.seats == 1 else SHARED[space]


def leads(table: "EmpiresState", seat: int) -> bool:
    """SRE-C4, SRE-G10: a tie for the lead counts as leading."""
    mine = table.prestige[seat]
    for other in table.prestige:
        if other > mine:
            return False
    return True


def find_sites(table: "EmpiresState", seat: int, extra: int) -> list[int]:
    """SRE-C1: spaces beside the seat's own with room for it, which it can pay, loans included."""
    purse = table.money[seat] + TABLE.loan_money * table.loan_cards - extra
    prices = table.prices
    return [space for space in table.border[seat] if prices[space] <= purse]


def room(table: "EmpiresState") -> int:
    """SRE-C1, SRE-G2: how many companies a space holds."""
    return table.companies if table.seats == 1 else TABLE.companies_a_space


def find_new_routes(table: "EmpiresState", seat: int) -> list[int]:
    """SRE-C5: factories away from the seat's own network."""
    found: list[int] = []
    if table.money[seat] < TABLE.new_route:
        return found
    country = table.country
    network = table.network[seat]
    for factory in country.factories:
        space = country.factory_space[factory]
        if network[space] == NONE and table.prices[space] != FULL:
            found.append(factory)
    return found


def begin(table: "EmpiresState", seat: int) -> bool:
    """SRE-C6, SRE-C7: whether another of the turn's two tracks is to be built."""
    table.sites = []
    table.new_routes = []
    if table.built >= TABLE.tracks_a_turn or table.tracks_left[seat] == 0:
        return False
    table.sites = find_sites(table, seat, 0)
    table.new_routes = find_new_routes(table, seat)
    if table.sites or table.new_routes:
        return True
    table.tell("track-skipped", {"seat": seat})
    return False


def begin_unlocking(table: "EmpiresState", seat: int) -> bool:
    """SRE-C4: whether a third track can be built; alone without tracks, SRE-G10, it can't."""
    table.sites = []
    unlocked = table.unlocked[seat]
    if table.built == 0 or unlocked >= len(TABLE.unlocking) or leads(table, seat):
        return False
    table.sites = find_sites(table, seat, TABLE.unlocking[unlocked])
    return len(table.sites) > 0


def words(table: "EmpiresState", said: Move) -> list[int]:
    if len(said) == 0:
        if table.phase == UNLOCKING:
            return [UNLOCK, PASS]
        verbs: list[int] = []
        if table.sites:
            verbs.append(BUILD)
        if table.new_routes:
            verbs.append(ROUTE)
        return verbs
    if len(said) > 1 or said[0] == PASS:
        return []
    if said[0] == ROUTE:
        return [FACTORY0 + factory for factory in table.new_routes]
    word_of = table.country.word_of
    return [word_of[space] for space in table.sites]


def judge(table: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    verb = move[0]
    if verb == UNLOCK:
        locked = _judge_unlocking(table, seat)
        if locked is not None:
            return locked
    elif table.phase != CONSTRUCTING:
        return Illegal("SRE-C1", {"why": "phase", "phase": PHASES[table.phase]})
    space = table.country.space_of[move[1]]
    place = VOCABULARY.slugs[move[1]]
    if space == NONE:
        return Illegal("SRE-C1", {"why": "absent", "place": place})
    if table.pieces[space] & 1 << seat:
        return Illegal("SRE-C1", {"why": "own", "place": place})
    if table.seats > 1 and _others(table, space) >= TABLE.companies_a_space:
        return Illegal("SRE-C1", {"why": "full", "place": place})
    if verb == ROUTE:
        return _judge_route(table, space, seat)
    if not _touches(table, space, seat):
        return Illegal("SRE-C1", {"why": "apart", "place": place})
    price = cost(table, seat, space)
    if verb == UNLOCK:
        price += TABLE.unlocking[table.unlocked[seat]]
    if not money.can_raise(table, seat, price):
        purse = table.money[seat] + TABLE.loan_money * table.loan_cards
        return Illegal("SRE-M2", {"place": place, "cost": price, "money": purse})
    return None


def _judge_unlocking(table: "EmpiresState", seat: int) -> Illegal | None:
    if table.phase == CONSTRUCTING or table.phase == STARTING:
        return Illegal("SRE-C4", {"why": "third"})
    if table.unlocked[seat] == len(TABLE.unlocking):
        return Illegal("SRE-C4", {"why": "none-left"})
    if max(table.prestige) == table.prestige[seat]:
        return Illegal("SRE-C4", {"why": "leading", "prestige": table.prestige[seat]})
    if table.phase != UNLOCKING:
        return Illegal("SRE-C4", {"why": "phase", "phase": PHASES[table.phase]})
    return None


def _others(table: "EmpiresState", space: int) -> int:
    found = 0
    for company in range(table.companies):
        if table.pieces[space] & 1 << company:
            found += 1
    return found


def _touches(table: "EmpiresState", space: int, seat: int) -> bool:
    for other in table.country.beside[space]:
        if table.pieces[other] & 1 << seat:
            return True
    return False


def _judge_route(table: "EmpiresState", space: int, seat: int) -> Illegal | None:
    factory: dict[str, object] = {"factory": PLACES.factories[table.country.factory_at[space]]}
    if _touches(table, space, seat):
        return Illegal("SRE-C5", {**factory, "why": "joined"})
    if table.money[seat] < TABLE.new_route:
        facts: dict[str, object] = {"cost": TABLE.new_route, "money": table.money[seat]}
        return Illegal("SRE-C5", {**factory, **facts, "why": "money"})
    return None


def act(table: "EmpiresState", move: Move, seat: int) -> None:
    verb = move[0]
    space = table.country.space_of[move[1]]
    facts: dict[str, object] = {"seat": seat, "place": VOCABULARY.slugs[move[1]]}
    if verb == ROUTE:
        table.money[seat] -= TABLE.new_route
        table.tell("route-begun", {**facts, "cost": TABLE.new_route})
    else:
        price = cost(table, seat, space)
        if verb == UNLOCK:
            unlocking = TABLE.unlocking[table.unlocked[seat]]
            table.unlocked[seat] += 1
            money.pay(table, seat, price + unlocking)
            table.tell("track-unlocked", {**facts, "cost": price, "unlocking": unlocking})
        else:
            money.pay(table, seat, price)
            facts["cost"] = price
            table.tell("track-built", facts)
        if price > 0 and table.pieces[space] and table.seats > 1:
            _share(table, space, seat)
    if verb != UNLOCK:
        table.built += 1
        table.tracks_left[seat] -= 1
    if laying.lay(table, seat, space) and TILES.star[space]:
        table.tell("star-reached", {"seat": seat, "prestige": TABLE.star})
        production.gain(table, seat, TABLE.star)
        rural.reveal(table, seat, space)


def _share(table: "EmpiresState", space: int, seat: int) -> None:
    """SRE-C2: the dollar for a shared space goes to who was there."""
    for other in range(table.companies):
        if table.pieces[space] & 1 << other:
            money.earn(table, other, TABLE.sharing)
            table.tell("space-shared", {"seat": seat, "by": other, "money": TABLE.sharing})
