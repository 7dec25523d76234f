"""The Great Steam Conglomerate: black and yellow against a lone player (SRE-G1 to G10)."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.empires import (
    achievements,
    delivery,
    laying,
    lines,
    market,
    money,
    production,
    rural,
)
from roundhouse.games.empires.box import (
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
    from roundhouse.games.empires.state import EmpiresState

BLACK: Final = 1
YELLOW: Final = 2
NAMES: Final = ["", "black", "yellow"]


def set_up(table: "EmpiresState") -> None:
    """SRE-G1: three eras of action cards, four destination cards, two starting tracks."""
    table.actions = [
        Bag([int(era == one) for one in ACTIONS.era]) for era in range(len(ACTIONS.played))
    ]
    table.destinations = Bag([int(tiles == table.country.tiles) for tiles in DESTINATIONS.tiles])
    next_destination(table)


def next_destination(table: "EmpiresState") -> None:
    """SRE-G9: a card that leaves both companies idle is followed by the next one."""
    while table.destinations.total > 0:
        card = table.destinations.draw(table.rng)
        table.destination = card
        table.tell(
            "destination-drawn",
            {
                "black": PLACES.factories[DESTINATIONS.origin[card][0]],
                "black_to": city_names(DESTINATIONS.cities[card][0]),
                "yellow": PLACES.factories[DESTINATIONS.origin[card][1]],
                "yellow_to": city_names(DESTINATIONS.cities[card][1]),
            },
        )
        for company in (BLACK, YELLOW):
            origin = table.country.factory_space[DESTINATIONS.origin[card][company - 1]]
            if not table.pieces[origin] >> company & 1:
                laying.lay(table, company, origin)
        plan(table)
        if table.lines[0] or table.lines[1]:
            return
    plan(table)


def city_names(cities: list[int]) -> list[str]:
    return [PLACES.cities[city] for city in cities]


def plan(table: "EmpiresState") -> None:
    """SRE-G3, SRE-G9: each company to the nearer of its cities that it has not served."""
    country = table.country
    for company in (BLACK, YELLOW):
        origin = country.factory_space[DESTINATIONS.origin[table.destination][company - 1]]
        table.targets[company - 1] = NONE
        table.lines[company - 1] = []
        nearest = lines.FAR
        costs: list[int] = []
        for city in DESTINATIONS.cities[table.destination][company - 1]:
            space = country.city_space[city]
            if table.trains[space] >> company & 1:
                continue
            there = lines.costs(country, space)
            if lines.least(there, origin) < nearest:
                nearest = lines.least(there, origin)
                costs = there
                table.targets[company - 1] = city
        if costs:
            end = country.city_space[table.targets[company - 1]]
            table.lines[company - 1] = lines.follow(country, origin, end, costs)


def to_build(table: "EmpiresState", company: int) -> list[int]:
    """SRE-G8: the spaces of its line that a company has yet to build, origin first."""
    line = table.lines[company - 1]
    return [space for space in line if not table.pieces[space] >> company & 1]


def take_turn(table: "EmpiresState") -> None:
    """SRE-G3 to G5, in the order of the rules."""
    card = turn_up(table)
    for company in (BLACK, YELLOW):
        build(table, company, ACTIONS.tracks[card][company - 1])
    arrived = [
        company
        for company in (BLACK, YELLOW)
        if table.lines[company - 1] and not to_build(table, company)
    ]
    lengths = [0, 0, 0]
    passed = [0, 0, 0]
    for company in arrived:
        line = table.lines[company - 1]
        lengths[company] = len(line)
        passed[company] = delivery.terrains(line)
        deliver(table, company)
    for company in arrived:
        take_card(table, company)
    if arrived:
        if table.destinations.total > 0:
            next_destination(table)
        else:
            plan(table)
    for company in (BLACK, YELLOW):
        table.length = lengths[company]
        table.terrains = passed[company]
        claim_all(table, company)


def turn_up(table: "EmpiresState") -> int:
    """SRE-G3: the next action card; two halves of one colour make a railcar, on black's disc."""
    era = 0
    played = len(table.action_row)
    while played >= ACTIONS.played[era]:
        played -= ACTIONS.played[era]
        era += 1
    card = table.actions[era].draw(table.rng)
    table.tell(
        "action-card",
        {
            "black": ACTIONS.tracks[card][0],
            "yellow": ACTIONS.tracks[card][1],
            "colour": CARDS.colours[ACTIONS.locomotive[card]],
        },
    )
    row = table.action_row
    row.append(card)
    if len(row) > 1 and ACTIONS.right[row[-2]] == ACTIONS.left[card]:
        table.tell("railcar-formed", {"colour": CARDS.colours[ACTIONS.left[card]]})
        production.gain(table, BLACK, 1)
    return card


def build(table: "EmpiresState", company: int, tracks: int) -> None:
    for space in to_build(table, company)[:tracks]:
        name = NAMES[company]
        table.tell("conglomerate-built", {"company": name, "place": table.country.name(space)})
        if table.pieces[space] & 1 and TILES.terrain[space] != PLACE:
            money.earn(table, 0, TABLE.sharing)
            table.tell("conglomerate-shares", {"seat": 0, "money": TABLE.sharing})
        laying.lay(table, company, space)
        if TILES.star[space]:
            table.tell("conglomerate-star", {"company": name, "prestige": TABLE.star})
            production.gain(table, company, TABLE.star)
            rural.reveal(table, company, space)


def deliver(table: "EmpiresState", company: int) -> None:
    """SRE-G4: without a good that the city demands, one prestige less."""
    line = table.lines[company - 1]
    city = table.targets[company - 1]
    factory = table.country.factory_at[line[0]]
    table.trains[line[-1]] |= 1 << company
    prestige = TABLE.conglomerate_for[len(line)]
    fitting = delivery.in_stock(table, factory) & PLACES.demands[city]
    facts: dict[str, object] = {
        "company": NAMES[company],
        "factory": PLACES.factories[factory],
        "city": PLACES.cities[city],
        "route": [table.country.name(space) for space in line],
        "length": len(line),
    }
    if fitting:
        kind = first_kind(fitting)
        table.goods[factory * KINDS + kind] -= 1
        table.boxed[kind] += 1
        facts["good"] = PLACES.goods[kind]
        table.tell("conglomerate-delivered", {**facts, "prestige": prestige})
    else:
        prestige = max(0, prestige - 1)
        table.tell("conglomerate-arrived", {**facts, "prestige": prestige})
    production.gain(table, company, prestige)
    production.move_industry(table, company, factory)


def first_kind(kinds: int) -> int:
    """SRE-G7: the first in the order of the data."""
    kind = 0
    while kinds >> kind & 1 == 0:
        kind += 1
    return kind


def favourite(table: "EmpiresState") -> int:
    """SRE-G5, SRE-G7: the slot whose colour most locomotives in the row have, then the leftmost."""
    counts = [0] * len(CARDS.colours)
    for card in table.action_row:
        counts[ACTIONS.locomotive[card]] += 1
    best = NONE
    most = -1
    for slot, card in enumerate(table.market):
        if counts[CARDS.colour[card]] > most:
            most = counts[CARDS.colour[card]]
            best = slot
    return best


def take_card(table: "EmpiresState", company: int) -> None:
    slot = favourite(table)
    if slot == NONE:
        return
    card = market.take(table, slot)
    table.played[company].append(card)
    table.tell("conglomerate-card", {"company": NAMES[company], "card": CARDS.names[card]})
    market.fill(table)


def claim_all(table: "EmpiresState", company: int) -> None:
    """SRE-G5: everything it can, tops included."""
    for at in achievements.claimable(table, company, True):
        points = achievements.claim(table, company, at)
        name = ACHIEVEMENTS.names[table.achievements[at]]
        facts: dict[str, object] = {"company": NAMES[company], "achievement": name}
        table.tell("conglomerate-claimed", {**facts, "points": points})
