"""Completing links: who may, and what it brings (ROW-B11, ROW-O2)."""

from typing import TYPE_CHECKING

from roundhouse.games.railways.rules import points, rewards
from roundhouse.games.railways.rules.phases import NOBODY
from roundhouse.kernel.refusal import Illegal
from roundhouse.rails import chain

if TYPE_CHECKING:
    from roundhouse.games.railways.rules.state import RailwaysState


def judge_new(state: "RailwaysState", ends: list[int], seat: int) -> Illegal | None:
    """Why a seat may not lay track of a link with these ends, or one open."""
    for place in ends:
        if place < 0:
            continue
        for part in state.parts:
            wrong = part.judge_link(state, place, seat)
            if wrong is not None:
                return wrong
    return None


def completed(state: "RailwaysState", link: int, seat: int) -> None:
    ends = [state.network.end_a[link], state.network.end_b[link]]
    slugs = state.land.board.place_slug
    state.tell("link-completed", {"seat": seat, "between": [slugs[ends[0]], slugs[ends[1]]]})
    for place in ends:
        rewards.link_completed(state, place)
    score_lines(state, seat)
    for part in state.parts:
        part.link_completed(state, link, seat)


def score_lines(state: "RailwaysState", seat: int) -> None:
    """ROW-B11: the first whose own links join the cities of a line, and what else it asks for."""
    if NOBODY not in state.line_owner:
        return
    group = chain.groups(state.network, seat)
    for at, line in enumerate(state.land.lines):
        if state.line_owner[at] != NOBODY:
            continue
        first = group[line.places[0]]
        if not all([group[place] == first for place in line.places]):
            continue
        if line.asks_more and not any(
            [part.line_joined(line, group, seat) for part in state.parts]
        ):
            continue
        state.line_owner[at] = seat
        slugs = [state.land.board.place_slug[place] for place in line.places]
        state.tell("line-completed", {"seat": seat, "between": slugs, "points": line.points})
        points.score(state, seat, line.points, "major-line")


def owned_links(state: "RailwaysState", seat: int) -> int:
    """How many complete links a seat owns."""
    return chain.links_owned(state.network, seat)


def links_at(state: "RailwaysState", place: int, seat: int) -> int:
    """How many complete links of a seat lead to a place."""
    network = state.network
    return len([link for link in network.complete_at[place] if network.owner[link] == seat])
