"""The Great Steam Conglomerate: black and yellow against a lone player (SRE-G1 to G10)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires.rules import (
    achievements,
    delivery,
    laying,
    lines,
    market,
    money,
    production,
    rural,
)
from roundhouse.games.empires.rules.box import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    DESTINATIONS,
    KINDS,
    NONE,
    PLACE,
    PLACES,
    TABLE,
    TILES,
)
from roundhouse.kernel.pieces import Bag

if TYPE_CHECKING:
    from roundhouse.games.empires.rules.state import EmpiresState

BLACK: Final = 1
YELLOW: Final = 2
NAMES: Final = ["", "black", "yellow"]


def set_up(state: "EmpiresState") -> None:
    """SRE-G1: three eras of action cards, four destination cards, two starting tracks."""
    state.rivals.actions = [
        Bag([int(era == one) for one in ACTIONS.era]) for era in range(len(ACTIONS.played))
    ]
    state.rivals.destinations = Bag(
        [int(tiles == state.country.tiles) for tiles in DESTINATIONS.tiles]
    )
    next_destination(state)


def next_destination(state: "EmpiresState") -> None:
    """SRE-G9: a card that leaves both companies idle is followed by the next one."""
    while state.rivals.destinations.total > 0:
        card = state.rivals.destinations.draw(state.rng)
        state.rivals.destination = card
        state.tell(
            "destination-drawn",
            {
                "black": PLACES.factories[DESTINATIONS.origin[card][0]],
                "black_to": city_names(DESTINATIONS.cities[card][0]),
                "yellow": PLACES.factories[DESTINATIONS.origin[card][1]],
                "yellow_to": city_names(DESTINATIONS.cities[card][1]),
            },
        )
        for company in (BLACK, YELLOW):
            origin = state.country.factory_space[DESTINATIONS.origin[card][company - 1]]
            if not state.pieces[origin] >> company & 1:
                laying.lay(state, company, origin)
        plan(state)
        if state.rivals.lines[0] or state.rivals.lines[1]:
            return
    plan(state)


def city_names(cities: list[int]) -> list[str]:
    return [PLACES.cities[city] for city in cities]


def plan(state: "EmpiresState") -> None:
    """SRE-G3, SRE-G9: each company to the nearer of its cities that it has not served."""
    country = state.country
    for company in (BLACK, YELLOW):
        origin = country.factory_space[DESTINATIONS.origin[state.rivals.destination][company - 1]]
        state.rivals.targets[company - 1] = NONE
        state.rivals.lines[company - 1] = []
        nearest = lines.FAR
        costs: list[int] = []
        for city in DESTINATIONS.cities[state.rivals.destination][company - 1]:
            space = country.city_space[city]
            if state.trains[space] >> company & 1:
                continue
            there = lines.costs(country, space)
            if lines.least(there, origin) < nearest:
                nearest = lines.least(there, origin)
                costs = there
                state.rivals.targets[company - 1] = city
        if costs:
            end = country.city_space[state.rivals.targets[company - 1]]
            state.rivals.lines[company - 1] = lines.follow(country, origin, end, costs)


def to_build(state: "EmpiresState", company: int) -> list[int]:
    """SRE-G8: the spaces of its line that a company has yet to build, origin first."""
    line = state.rivals.lines[company - 1]
    return [space for space in line if not state.pieces[space] >> company & 1]


def take_turn(state: "EmpiresState") -> None:
    """SRE-G3 to G5, in the order of the rules."""
    card = turn_up(state)
    for company in (BLACK, YELLOW):
        build(state, company, ACTIONS.tracks[card][company - 1])
    arrived = [
        company
        for company in (BLACK, YELLOW)
        if state.rivals.lines[company - 1] and not to_build(state, company)
    ]
    lengths = [0, 0, 0]
    passed = [0, 0, 0]
    for company in arrived:
        line = state.rivals.lines[company - 1]
        lengths[company] = len(line)
        passed[company] = delivery.terrains(line)
        deliver(state, company)
    for company in arrived:
        take_card(state, company)
    if arrived:
        if state.rivals.destinations.total > 0:
            next_destination(state)
        else:
            plan(state)
    for company in (BLACK, YELLOW):
        state.length = lengths[company]
        state.terrains = passed[company]
        claim_all(state, company)


def turn_up(state: "EmpiresState") -> int:
    """SRE-G3: the next action card; two halves of one colour make a railcar, on black's disc."""
    era = 0
    played = len(state.rivals.action_row)
    while played >= ACTIONS.played[era]:
        played -= ACTIONS.played[era]
        era += 1
    card = state.rivals.actions[era].draw(state.rng)
    state.tell(
        "action-card",
        {
            "black": ACTIONS.tracks[card][0],
            "yellow": ACTIONS.tracks[card][1],
            "colour": CARDS.colours[ACTIONS.locomotive[card]],
        },
    )
    row = state.rivals.action_row
    row.append(card)
    if len(row) > 1 and ACTIONS.right[row[-2]] == ACTIONS.left[card]:
        state.tell("railcar-formed", {"colour": CARDS.colours[ACTIONS.left[card]]})
        production.gain(state, BLACK, 1)
    return card


def build(state: "EmpiresState", company: int, tracks: int) -> None:
    for space in to_build(state, company)[:tracks]:
        name = NAMES[company]
        state.tell("conglomerate-built", {"company": name, "place": state.country.name(space)})
        if state.pieces[space] & 1 and TILES.terrain[space] != PLACE:
            money.earn(state, 0, TABLE.sharing)
            state.tell("conglomerate-shares", {"seat": 0, "money": TABLE.sharing})
        laying.lay(state, company, space)
        if TILES.star[space]:
            state.tell("conglomerate-star", {"company": name, "prestige": TABLE.star})
            production.gain(state, company, TABLE.star)
            rural.reveal(state, company, space)


def deliver(state: "EmpiresState", company: int) -> None:
    """SRE-G4: without a good that the city demands, one prestige less."""
    line = state.rivals.lines[company - 1]
    city = state.rivals.targets[company - 1]
    factory = state.country.factory_at[line[0]]
    state.trains[line[-1]] |= 1 << company
    state.stock += 1
    prestige = TABLE.conglomerate_for[len(line)]
    fitting = delivery.in_stock(state, factory) & PLACES.demands[city]
    facts: dict[str, object] = {
        "company": NAMES[company],
        "factory": PLACES.factories[factory],
        "city": PLACES.cities[city],
        "route": [state.country.name(space) for space in line],
        "length": len(line),
    }
    if fitting:
        kind = first_kind(fitting)
        state.goods[factory * KINDS + kind] -= 1
        state.boxed[kind] += 1
        facts["good"] = PLACES.goods[kind]
        state.tell("conglomerate-delivered", {**facts, "prestige": prestige})
    else:
        prestige = max(0, prestige - 1)
        state.tell("conglomerate-arrived", {**facts, "prestige": prestige})
    production.gain(state, company, prestige)
    production.move_industry(state, company, factory)


def first_kind(kinds: int) -> int:
    """SRE-G7: the first in the order of the data."""
    kind = 0
    while kinds >> kind & 1 == 0:
        kind += 1
    return kind


def favourite(state: "EmpiresState") -> int:
    """SRE-G5, SRE-G7: the slot whose colour most locomotives in the row have, then the leftmost."""
    counts = [0] * len(CARDS.colours)
    for card in state.rivals.action_row:
        counts[ACTIONS.locomotive[card]] += 1
    best = NONE
    most = -1
    for slot, card in enumerate(state.market):
        if counts[CARDS.colour[card]] > most:
            most = counts[CARDS.colour[card]]
            best = slot
    return best


def take_card(state: "EmpiresState", company: int) -> None:
    slot = favourite(state)
    if slot == NONE:
        return
    card = market.take(state, slot)
    state.played[company].append(card)
    state.dealt += 1
    state.tell("conglomerate-card", {"company": NAMES[company], "card": CARDS.names[card]})
    market.fill(state)


def claim_all(state: "EmpiresState", company: int) -> None:
    """SRE-G5: everything it can, tops included."""
    for at in achievements.claimable(state, company, True):
        points = achievements.claim(state, company, at)
        name = ACHIEVEMENTS.names[state.achievements[at]]
        facts: dict[str, object] = {"company": NAMES[company], "achievement": name}
        state.tell("conglomerate-claimed", {**facts, "points": points})
