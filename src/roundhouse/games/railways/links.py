"""Completing links: who may, and what it brings (ROW-B11, ROW-M5c, ROW-O2, ROW-O3)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways import points, rewards, spikes, western
from roundhouse.games.railways.phases import NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.rails import chain

if TYPE_CHECKING:
    from roundhouse.games.railways.state import RailwaysState


def judge_new(table: "RailwaysState", ends: list[int], seat: int) -> Illegal | None:
    """Why a seat may not complete a link between two cities: ROW-O3, City Charters; ROW-M5c."""
    for place in ends:
        facts: dict[str, object] = {"place": table.land.board.place_slug[place]}
        owner = table.charter_owner[place]
        if owner not in (NOBODY, seat):
            return Illegal("ROW-O3", {"why": "charter", **facts, "owner": owner})
        if place == table.land.once_a_turn and seat in table.linked:
            return Illegal("ROW-M5c", facts)
    return None


def completed(table: "RailwaysState", link: int, seat: int) -> None:
    ends = [table.network.end_a[link], table.network.end_b[link]]
    slugs = table.land.board.place_slug
    table.tell("link-completed", {"seat": seat, "between": [slugs[ends[0]], slugs[ends[1]]]})
    for place in ends:
        if place == table.land.once_a_turn:
            table.linked = [*table.linked, seat]
        western.reached(table, place, seat)
        rewards.link_completed(table, place, seat)
    score_lines(table, seat)
    spikes.driven(table, seat)


def score_lines(table: "RailwaysState", seat: int) -> None:
    """ROW-B11: the first whose own links join the cities of a line; ROW-M1b: and the West."""
    if NOBODY not in table.line_owner:
        return
    group = chain.groups(table.network, seat)
    for at, line in enumerate(table.land.lines):
        if table.line_owner[at] != NOBODY:
            continue
        first = group[line.places[0]]
        if not all([group[place] == first for place in line.places]):
            continue
        if line.western and not western.in_group(table, seat, group, first):
            continue
        table.line_owner[at] = seat
        slugs = [table.land.board.place_slug[place] for place in line.places]
        table.tell("line-completed", {"seat": seat, "between": slugs, "points": line.points})
        points.score(table, seat, line.points, "major-line")


def owned_links(table: "RailwaysState", seat: int) -> int:
    """How many complete links a seat owns."""
    return len(chain.owned_links(table.network, seat))
