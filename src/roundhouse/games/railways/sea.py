"""Sea links, a rule of the maps that name some (ROW-M5b), and the words for the legs of a cube."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import links, money
from roundhouse.games.railways.box import EDGE0
from roundhouse.games.railways.survey import may_join
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.words import Move
from roundhouse.rails.board import NONE
from roundhouse.rails.network import NO_TIP

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def owner_of(table: "RailwaysState", space: int) -> int:
    """Whose sea link lies on a space, or NONE."""
    link = table.sea_link[space]
    return NONE if link == NONE else table.network.owner[link]


def owned_on(table: "RailwaysState", lane: int, seat: int) -> int:
    """How many sea links of a lane a seat has."""
    sea = table.land.sea
    assert sea is not None
    return len([s for s in sea.spaces[lane] if owner_of(table, s) == seat])


def owned(table: "RailwaysState", seat: int) -> int:
    """How many sea links a seat has."""
    return len([s for s in range(len(table.sea_link)) if owner_of(table, s) == seat])


def spaces_to_sail(table: "RailwaysState", seat: int) -> list[int]:
    """Where the seat may open a sea link now: of each lane the first space that is free."""
    sea = table.land.sea
    found: list[int] = []
    if sea is not None:
        for lane, (a, b) in enumerate(sea.between):
            free = [s for s in sea.spaces[lane] if table.sea_link[s] == NONE]
            if free and owned_on(table, lane, seat) < sea.each[lane]:
                if may_join(table, seat, a, b):
                    found.append(free[0])
    return found


def words(table: "RailwaysState", said: Move, seat: int) -> list[int]:
    """The words after `sail`."""
    if len(said) > 1:
        return []
    return [table.land.sea0 + space for space in spaces_to_sail(table, seat)]


def judge(table: "RailwaysState", space: int, seat: int) -> Illegal | None:
    sea = table.land.sea
    assert sea is not None
    facts: dict[str, object] = {"sea": sea.slug[space]}
    link = table.sea_link[space]
    if link >= 0:
        return Illegal("ROW-M5b", {**facts, "why": "taken", "owner": table.network.owner[link]})
    mine = 0
    first = space
    lane = sea.lane[space]
    for other in range(len(sea.slug)):
        if sea.lane[other] != lane:
            continue
        if table.sea_link[other] < 0:
            first = min(first, other)
        elif table.network.owner[table.sea_link[other]] == seat:
            mine += 1
    if mine >= sea.each[lane]:
        return Illegal("ROW-M5b", {**facts, "why": "each", "each": sea.each[lane]})
    if first != space:
        return Illegal("ROW-M5b", {**facts, "why": "alike", "first": sea.slug[first]})
    return links.judge_new(table, [sea.between[lane][0], sea.between[lane][1]], seat)


def act(table: "RailwaysState", space: int, seat: int) -> None:
    sea = table.land.sea
    assert sea is not None
    a, b = sea.between[sea.lane[space]]
    facts: dict[str, object] = {"seat": seat, "sea": sea.slug[space]}
    table.tell("sea-link-opened", {**facts, "dollars": sea.price})
    money.pay(table, seat, sea.price, "sea-link")
    link = table.network.open_sea_link(a, b, seat)
    table.sea_link[space] = link
    table.deliverable = {}
    table.survey = None
    links.completed(table, link, seat)


# A leg of a delivery is named by the edge over which its link leaves, or by its space at sea.


def leg_word(table: "RailwaysState", link: int, here: int) -> int:
    """The word for a link that leaves a place."""
    if table.network.tip_a[link] == NO_TIP:
        return table.land.sea0 + table.sea_link.index(link)
    return EDGE0 + table.network.exits_at(link, here)[0]


def link_by(table: "RailwaysState", word: int, here: int) -> int:
    """The link that a word names from a place on, or NONE."""
    if word < table.land.sea0:
        return table.network.leaving(here, word - EDGE0)
    link = table.sea_link[word - table.land.sea0]
    if link == NONE or here not in (table.network.end_a[link], table.network.end_b[link]):
        return NONE
    return link
