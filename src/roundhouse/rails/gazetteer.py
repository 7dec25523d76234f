"""Gazetteer: what people call a point that has no name of its own, by its named neighbours.

A name is a key of the house's texts and its facts: `["place-towards", {"here": "amsterdam",
"there": "utica", "steps": 1}]`. Each kind of name belongs to one point by construction (the n-th
step from here to there), so no two points of a map are called alike.
"""

from collections.abc import Iterable
from math import inf
from typing import Any, Final

from roundhouse.rails.board import NONE, Board
from roundhouse.rails.faces import CENTRE, RAIL_ENDS, Faces
from roundhouse.rails.hexes import EDGE_WORDS, EDGES, STEPS

Point = tuple[int, int]
Name = list[Any]

FAR: Final = 9  # places further apart than this lend their names to nothing between them
NEAR: Final = 3  # so many of the nearest places may lend theirs
AWAY: Final = 4  # how much worse a mere direction is than two neighbours
NUDGE: Final = (1e-6, 2e-6)  # a line along an edge keeps to one side of it


def distance(one: Point, two: Point) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def names_of(
    points: dict[str, Point], places: dict[str, Point], orientation: int
) -> dict[str, Name]:
    """The name of every point where no place lies."""
    taken = set(places.values())
    nameless = {at: slug for slug, at in points.items() if at not in taken}
    best: dict[str, tuple[float, Name]] = {slug: (inf, []) for slug in nameless.values()}
    for cost, at, name in (*_between(places), *_away(nameless, places, orientation)):
        slug = nameless.get(at)
        if slug is not None and cost < best[slug][0]:
            best[slug] = (cost, name)
    return {slug: name for slug, (_, name) in best.items() if name}


def _between(places: dict[str, Point]) -> Iterable[tuple[float, Point, Name]]:
    """The steps from one place towards another, up to halfway."""
    for here, one in places.items():
        for there, two in places.items():
            far = distance(one, two)
            if not 1 < far <= FAR:
                continue
            for steps in range(1, far // 2 + 1):
                facts: dict[str, Any] = {"here": here, "there": there}
                if 2 * steps == far:
                    if one < two:
                        yield far + 2 * steps, _along(one, two, steps), ["place-between", facts]
                else:
                    facts["steps"] = steps
                    yield far + 2 * steps, _along(one, two, steps), ["place-towards", facts]


def _along(one: Point, two: Point, steps: int) -> Point:
    """The point that so many steps lead to on a straight way."""
    part = steps / distance(one, two)
    q = one[0] + (two[0] - one[0]) * part + NUDGE[0]
    r = one[1] + (two[1] - one[1]) * part + NUDGE[1]
    near = [round(q), round(r), round(-q - r)]
    off = [abs(near[0] - q), abs(near[1] - r), abs(near[2] + q + r)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return near[0], near[1]


def _away(
    points: Iterable[Point], places: dict[str, Point], orientation: int
) -> Iterable[tuple[float, Point, Name]]:
    """Straight away from a place, or with one turn to the right."""
    ways, words = STEPS[orientation], EDGE_WORDS[orientation]
    for at in points:
        for here in sorted(places, key=lambda slug: distance(places[slug], at))[:NEAR]:
            q, r = places[here]
            for edge in range(EDGES):
                (dq, dr), (eq, er) = ways[edge], ways[(edge + 1) % EDGES]
                area = dq * er - dr * eq
                steps = ((at[0] - q) * er - (at[1] - r) * eq) // area
                more = (dq * (at[1] - r) - dr * (at[0] - q)) // area
                if steps < 1 or more < 0:
                    continue
                facts: dict[str, Any] = {"here": here, "way": words[edge], "steps": steps}
                cost = 2 * (steps + more) + AWAY
                if not more:
                    yield cost, at, ["place-away", facts]
                else:
                    facts |= {"turn": words[(edge + 1) % EDGES], "more": more}
                    yield cost + AWAY, at, ["place-aside", facts]


def board_names(board: Board, faces: Faces) -> dict[str, Any]:
    """What people call the hexes of a map, and what a tile on them joins."""
    if not board.called:
        at = list(zip(board.q, board.r))
        lying = {slug: h for slug, h in zip(board.place_slug, board.place_hex) if h != NONE}
        places = {slug: at[h] for slug, h in lying.items()}
        names = names_of(dict(zip(board.slug, at)), places, board.orientation)
        for slug, h in lying.items():
            names[board.slug[h]] = ["place-itself", {"here": slug}]
        board.called = {
            "names": names,
            "edges": board.edge_words,
            "beside": {
                board.slug[h]: near for h in range(board.size) if (near := _beside(board, h))
            },
            "faces": {
                slug: [list(RAIL_ENDS[rail]) for rail in faces.rails[face * EDGES]]
                for face, slug in enumerate(faces.slug)
            },
        }
    return board.called


def _beside(board: Board, h: int) -> dict[str, str]:
    """The places over the edges of a hex, and in its middle."""
    found: dict[str, str] = {}
    for edge in range(EDGES):
        there = board.neighbour[h * EDGES + edge]
        if there >= 0 and board.place_at[there] >= 0:
            found[str(edge)] = board.place_slug[board.place_at[there]]
    if board.place_at[h] >= 0:
        found[str(CENTRE)] = board.place_slug[board.place_at[h]]
    return found
