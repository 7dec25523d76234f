"""Construction: two tracks a turn, new routes, locked tracks (SRE-C1 to C7)."""

from typing import TYPE_CHECKING

from roundhouse.games.empires.rules import laying, money, production, rural
from roundhouse.games.empires.rules.box import (
    BUILD,
    COST,
    FACTORY,
    FULL,
    NONE,
    PLACES,
    ROUTE,
    SHARED,
    SHARED_ALONE,
    TABLE,
    TILES,
    UNLOCK,
    VOCABULARY,
)
from roundhouse.games.empires.rules.phases import CONSTRUCTING, STARTING
from roundhouse.kernel.phases import Action
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState


def cost(state: "EmpiresState", seat: int, space: int) -> int:
    """What a seat pays that isn't there yet."""
    if state.pieces[space] & ~(1 << seat) == 0:
        return COST[space]
    return SHARED_ALONE[space] if state.seats == 1 else SHARED[space]


def forecast(state: "EmpiresState", move: Move, seat: int) -> dict[str, int]:
    """What a track costs, part by part; the loans that it takes, what they bring and what they cost
    in the end; the money left, and the prestige of a star."""
    parts = _bill(state, move, seat)
    if not parts:
        return {}
    space = state.country.space_of[move[1]]
    price = sum(parts.values())
    loans = money.loans_needed(state, seat, price)
    return {
        **parts,
        "loans": loans,
        "borrowed": loans * TABLE.loan_money,
        "owed": -loans * TABLE.loan_prestige,
        "left": state.money[seat] + loans * TABLE.loan_money - price,
        "prestige": TABLE.star if TILES.star[space] and state.pieces[space] == 0 else 0,
    }


def price(state: "EmpiresState", move: Move, seat: int) -> int:
    """What a track costs, however it is paid."""
    return sum(_bill(state, move, seat).values())


def _bill(state: "EmpiresState", move: Move, seat: int) -> dict[str, int]:
    if move[0] == ROUTE:
        return {"route": TABLE.new_route}
    if move[0] not in (BUILD, UNLOCK):
        return {}
    space = state.country.space_of[move[1]]
    price = cost(state, seat, space)
    shared = TABLE.sharing if price and state.pieces[space] else 0
    unlocking = TABLE.unlocking[state.unlocked[seat]] if move[0] == UNLOCK else 0
    return {"ground": price - shared, "shared": shared, "unlocking": unlocking}


def leads(state: "EmpiresState", seat: int) -> bool:
    """SRE-C4, SRE-G10: a tie for the lead counts as leading."""
    mine = state.prestige[seat]
    for other in state.prestige:
        if other > mine:
            return False
    return True


def find_sites(state: "EmpiresState", seat: int, extra: int) -> list[int]:
    """SRE-C1: spaces beside the seat's own with room for it, which it can pay, loans included."""
    purse = state.money[seat] + TABLE.loan_money * state.loan_cards - extra
    prices = state.prices
    return [space for space in state.border[seat] if prices[space] <= purse]


def room(state: "EmpiresState") -> int:
    """SRE-C1, SRE-G2: how many companies a space holds."""
    return state.companies if state.seats == 1 else TABLE.companies_a_space


def find_new_routes(state: "EmpiresState", seat: int) -> list[int]:
    """SRE-C5: factories away from the seat's own network."""
    found: list[int] = []
    if state.money[seat] < TABLE.new_route:
        return found
    country = state.country
    network = state.network[seat]
    for factory in country.factories:
        space = country.factory_space[factory]
        if network[space] == NONE and state.prices[space] != FULL:
            found.append(factory)
    return found


def begin(state: "EmpiresState", seat: int) -> bool:
    """SRE-C6, SRE-C7: whether another of the turn's two tracks is to be built."""
    state.sites = []
    state.new_routes = []
    if state.built >= TABLE.tracks_a_turn or state.tracks_left[seat] == 0:
        return False
    state.sites = find_sites(state, seat, 0)
    state.new_routes = find_new_routes(state, seat)
    if state.sites or state.new_routes:
        return True
    state.tell("track-skipped", {"seat": seat})
    return False


def begin_unlocking(state: "EmpiresState", seat: int) -> bool:
    """SRE-C4: whether a third track can be built; alone without tracks, SRE-G10, it can't."""
    state.sites = []
    unlocked = state.unlocked[seat]
    if state.built == 0 or unlocked >= len(TABLE.unlocking) or leads(state, seat):
        return False
    state.sites = find_sites(state, seat, TABLE.unlocking[unlocked])
    return len(state.sites) > 0


class Build(Action["EmpiresState"]):
    """SRE-C1: a track beside one's own."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        word_of = state.country.word_of
        return [word_of[space] for space in state.sites]

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        return judge_place(state, move[1], seat) or judge_track(state, move[1], seat, 0)

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        space = state.country.space_of[move[1]]
        price = cost(state, seat, space)
        money.pay(state, seat, price)
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "place": VOCABULARY.slugs[move[1]]}
            state.tell("track-built", {**facts, "cost": price})
        share(state, space, seat, price)
        state.built += 1
        state.tracks_left[seat] -= 1
        lay(state, space, seat)


class Unlock(Action["EmpiresState"]):
    """SRE-C4: a third track, for a price of its own."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        if len(said) > 1:
            return []
        word_of = state.country.word_of
        return [word_of[space] for space in state.sites]

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        locked = why_locked(state, move, seat) or judge_place(state, move[1], seat)
        if locked is not None:
            return locked
        return judge_track(state, move[1], seat, TABLE.unlocking[state.unlocked[seat]])

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        space = state.country.space_of[move[1]]
        facts: dict[str, object] = {"seat": seat, "place": VOCABULARY.slugs[move[1]]}
        price = cost(state, seat, space)
        unlocking = TABLE.unlocking[state.unlocked[seat]]
        state.unlocked[seat] += 1
        money.pay(state, seat, price + unlocking)
        state.tell("track-unlocked", {**facts, "cost": price, "unlocking": unlocking})
        share(state, space, seat, price)
        lay(state, space, seat)


class Route(Action["EmpiresState"]):
    """SRE-C5: a route that begins at a factory away from one's own network."""

    def words(self, state: "EmpiresState", said: Move, seat: int) -> list[int]:
        return FACTORY.words(state.new_routes) if len(said) == 1 else []

    def judge(self, state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
        wrong = judge_place(state, move[1], seat)
        if wrong is not None:
            return wrong
        return judge_route(state, state.country.space_of[move[1]], seat)

    def act(self, state: "EmpiresState", move: Move, seat: int) -> None:
        state.money[seat] -= TABLE.new_route
        if state.heard:
            facts: dict[str, object] = {"seat": seat, "place": VOCABULARY.slugs[move[1]]}
            state.tell("route-begun", {**facts, "cost": TABLE.new_route})
        state.built += 1
        state.tracks_left[seat] -= 1
        lay(state, state.country.space_of[move[1]], seat)


def verbs(state: "EmpiresState") -> list[int]:
    found: list[int] = []
    if state.sites:
        found.append(BUILD)
    if state.new_routes:
        found.append(ROUTE)
    return found


def judge_place(state: "EmpiresState", word: int, seat: int) -> Illegal | None:
    """SRE-C1: there is such a space, with room for the seat."""
    space = state.country.space_of[word]
    place = VOCABULARY.slugs[word]
    if space == NONE:
        return Illegal("SRE-C1", {"why": "absent", "place": place})
    if state.pieces[space] & 1 << seat:
        return Illegal("SRE-C1", {"why": "own", "place": place})
    if state.seats > 1 and _others(state, space) >= TABLE.companies_a_space:
        return Illegal("SRE-C1", {"why": "full", "place": place})
    return None


def judge_track(state: "EmpiresState", word: int, seat: int, extra: int) -> Illegal | None:
    """SRE-C1, SRE-M2: it lies beside the seat's own, and can be paid."""
    space = state.country.space_of[word]
    place = VOCABULARY.slugs[word]
    if not _touches(state, space, seat):
        return Illegal("SRE-C1", {"why": "apart", "place": place})
    price = cost(state, seat, space) + extra
    if not money.can_raise(state, seat, price):
        purse = state.money[seat] + TABLE.loan_money * state.loan_cards
        return Illegal("SRE-M2", {"place": place, "cost": price, "money": purse})
    return None


def why_locked(state: "EmpiresState", move: Move, seat: int) -> Illegal | None:
    """SRE-C4: what keeps a seat from a third track, whatever the phase."""
    if state.phase == CONSTRUCTING or state.phase == STARTING:
        return Illegal("SRE-C4", {"why": "third"})
    if state.unlocked[seat] == len(TABLE.unlocking):
        return Illegal("SRE-C4", {"why": "none-left"})
    if max(state.prestige) == state.prestige[seat]:
        return Illegal("SRE-C4", {"why": "leading", "prestige": state.prestige[seat]})
    return None


def _others(state: "EmpiresState", space: int) -> int:
    found = 0
    for company in range(state.companies):
        if state.pieces[space] & 1 << company:
            found += 1
    return found


def _touches(state: "EmpiresState", space: int, seat: int) -> bool:
    for other in state.country.beside[space]:
        if state.pieces[other] & 1 << seat:
            return True
    return False


def judge_route(state: "EmpiresState", space: int, seat: int) -> Illegal | None:
    factory: dict[str, object] = {"factory": PLACES.factories[state.country.factory_at[space]]}
    if _touches(state, space, seat):
        return Illegal("SRE-C5", {**factory, "why": "joined"})
    if state.money[seat] < TABLE.new_route:
        facts: dict[str, object] = {"cost": TABLE.new_route, "money": state.money[seat]}
        return Illegal("SRE-C5", {**factory, **facts, "why": "money"})
    return None


def share(state: "EmpiresState", space: int, seat: int, price: int) -> None:
    """SRE-C2: the dollar for a shared space goes to who was there."""
    if price == 0 or state.pieces[space] == 0 or state.seats == 1:
        return
    for other in range(state.companies):
        if state.pieces[space] & 1 << other:
            money.earn(state, other, TABLE.sharing)
            state.tell("space-shared", {"seat": seat, "by": other, "money": TABLE.sharing})


def lay(state: "EmpiresState", space: int, seat: int) -> None:
    if laying.lay(state, seat, space) and TILES.star[space]:
        if state.heard:
            state.tell("star-reached", {"seat": seat, "prestige": TABLE.star})
        production.gain(state, seat, TABLE.star)
        rural.reveal(state, seat, space)
