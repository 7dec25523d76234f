"""What maps of hexes have in common when they are told: hexes side by side, links, and the cheapest
way from one place to another."""

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any

from roundhouse.kernel.told import Cell, Listing, Say, Seat, Spot
from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import CENTRE
from roundhouse.rails.hexes import EDGES, FLAT

Leg = tuple[int, int, Any]  # where it leads, what it costs, and how
NOBODYS = -1


def cheapest(legs: Callable[[int], Iterable[Leg]], start: int, end: int) -> list[Leg] | None:
    """The legs of the cheapest way; None if there is none."""
    best = {start: 0}
    came: dict[int, tuple[int, Leg]] = {}
    line = [(0, start)]
    while line:
        spent, here = heappop(line)
        if here == end:
            break
        if spent > best[here]:
            continue
        for leg in legs(here):
            there, cost, _ = leg
            if spent + cost < best.get(there, spent + cost + 1):
                best[there] = spent + cost
                came[there] = (here, leg)
                heappush(line, (spent + cost, there))
    if end not in best or start == end:
        return None
    way: list[Leg] = []
    while end != start:
        end, leg = came[end]
        way.append(leg)
    return way[::-1]


def whose(owner: int) -> Cell:
    return Seat(owner) if owner != NOBODYS else Say("told-nobody")


def goods(cubes: dict[Any, int]) -> list[Cell]:
    """Cubes by colour, the number where there are several."""
    return [
        Say("told-several", {"count": count, "value": [colour]}) if count > 1 else colour
        for colour, count in cubes.items()
    ]


def ends_of(link: Any) -> list[Cell]:
    """Its two places; an open end by its last hex."""
    last = (link["rails"][0][0], link["rails"][-1][0]) if link["rails"] else ("", "")
    return [
        end or Say("told-open-at", {"value": [hex] if hex else []})
        for end, hex in zip(link["ends"], last)
    ]


def link_list(links: list[Any], title: str = "told-links") -> Listing:
    rows = [[*ends_of(link), whose(link["owner"]), len(link["rails"])] for link in links]
    return Listing(title, ["told-from", "told-to", "told-owner", "told-tiles"], rows)


def links_at(links: list[Any], place: str) -> list[Cell]:
    """Where the links of a place lead, and whose they are."""
    found: list[Cell] = []
    for link in links:
        for here, there in zip(link["ends"], ends_of(link)[::-1]):
            if here == place:
                found.append(
                    Say("told-link-to", {"value": [there], "more": [whose(link["owner"])]})
                )
    return found


def linked(links: list[Any], place: str) -> list[Cell]:
    """The same as one thing to say of a place."""
    found = links_at(links, place)
    return [Say("told-linked", {"value": found})] if found else []


def track_on(board: Board, links: list[Any]) -> dict[str, list[Cell]]:
    """By hex, whose rails join what there."""
    found: dict[str, list[Cell]] = {}
    for link in links:
        for hex, a, b in link["rails"]:
            ends = [board.edge_words[end] if end != CENTRE else hex for end in (a, b)]
            facts = {"more": [whose(link["owner"])], "from": ends[0], "to": ends[1]}
            found.setdefault(hex, []).append(Say("told-track", facts))
    return found


def spots(
    board: Board, about: Callable[[int], list[Cell]], track: Mapping[str, object]
) -> list[Spot]:
    """Every hex; one with a place is called by either."""
    found: list[Spot] = []
    for h in range(board.size):
        place = board.place_at[h]
        said = [[board.slug[h]]]
        if place != NONE:
            said.insert(0, [board.place_slug[place]])
        q, r = board.q[h], board.r[h]
        east, south = (2 * q, 2 * r + q) if board.orientation == FLAT else (2 * q + r, 2 * r)
        beside = {
            board.edge_words[edge]: [board.slug[board.beside[h * EDGES + edge]]]
            for edge in range(EDGES)
            if board.beside[h * EDGES + edge] != NONE
        }
        there = place != NONE or board.slug[h] in track
        found.append(Spot(said, said[0][0], about(h), east, south, beside, there))
    return found


def shut(board: Board, h: int) -> list[Cell]:
    """The edges that no rail crosses."""
    closed = [
        board.edge_words[edge]
        for edge in range(EDGES)
        if board.closed[h * EDGES + edge] and board.beside[h * EDGES + edge] != NONE
    ]
    return [Say("told-shut", {"value": closed})] if closed else []
