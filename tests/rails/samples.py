"""Boards and boxes of tiles for the tests of rails."""

from typing import Any, cast

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from roundhouse.rails.board import Board
from roundhouse.rails.faces import Faces
from roundhouse.rails.hexes import ORIENTATIONS, STEPS
from roundhouse.rails.map_format import Compiled

FACES: list[dict[str, Any]] = [
    {"slug": "straight", "rails": [[0, 3]]},
    {"slug": "gentle", "rails": [[0, 2]]},
    {"slug": "sharp", "rails": [[0, 1]]},
    {"slug": "cross", "rails": [[0, 3], [1, 4]]},
    {"slug": "bridge", "rails": [[0, 2], [1, 4]]},
    {"slug": "weave", "rails": [[0, 2], [1, 3]]},
    {"slug": "gentles", "rails": [[0, 2], [3, 5]]},
    {"slug": "beside", "rails": [[0, 1], [2, 5]]},
    {"slug": "left", "rails": [[0, 1], [2, 4]]},
    {"slug": "right", "rails": [[0, 1], [3, 5]]},
    {"slug": "stop", "exits": [0]},
    {"slug": "town-straight", "exits": [0, 3]},
    {"slug": "town-gentle", "exits": [0, 2]},
    {"slug": "town-sharp", "exits": [0, 1]},
    {"slug": "town-star", "exits": [0, 2, 4]},
    {"slug": "town-fan", "exits": [0, 1, 2]},
    {"slug": "town-left", "exits": [0, 1, 3]},
    {"slug": "town-right", "exits": [0, 1, 4]},
    {"slug": "town-x", "exits": [0, 1, 3, 4]},
    {"slug": "town-k", "exits": [0, 1, 2, 4]},
    {"slug": "town-comb", "exits": [0, 1, 2, 3]},
]
faces = Faces(FACES)


def map_source(
    spots: list[tuple[int, int]],
    orientation: int = 0,
    places: list[dict[str, Any]] | None = None,
    **more: Any,
) -> Compiled:
    """A compiled map of plain hexes at these axial spots."""
    source: Compiled = {
        "format": 1,
        "name": "sample",
        "title": "Sample",
        "origin": "ours",
        "orientation": ORIENTATIONS[orientation],
        "hexes": [[f"h{i}", q, r, "plain", []] for i, (q, r) in enumerate(sorted(spots))],
        "places": places or [],
        "closed": [],
        "ridges": [],
        "lines": {},
        "facts": {},
    }
    source.update(cast(Compiled, more))
    return source


def place(slug: str, kind: str, h: int | None, **facts: Any) -> dict[str, Any]:
    return {"slug": slug, "name": slug.title(), "kind": kind, "hex": h, **facts}


def strip(*kinds: str, orientation: int = 0, **more: Any) -> Board:
    """Hexes in a row along edge 2 or, pointy, edge 1; each plain ("-") or a place of a kind."""
    dq, dr = STEPS[orientation][2 - orientation]
    places = [place(f"{kind}-{h}", kind, h) for h, kind in enumerate(kinds) if kind != "-"]
    spots = [(i * dq, i * dr) for i in range(len(kinds))]
    return Board(map_source(spots, orientation, places, **more))


@st.composite
def boards(draw: DrawFn) -> Board:
    """Small boards of both orientations, with holes, closed edges, cities and towns."""
    orientation = draw(st.integers(0, 1))
    spots = [(q, r) for q in range(draw(st.integers(2, 5))) for r in range(draw(st.integers(2, 6)))]
    holes = draw(st.sets(st.sampled_from(spots), max_size=len(spots) // 4))
    spots = [spot for spot in spots if spot not in holes]
    kinds = draw(
        st.lists(
            st.sampled_from(["-", "-", "-", "-", "city", "town"]),
            min_size=len(spots),
            max_size=len(spots),
        )
    )
    places = [
        place(f"{kind}-{h}", kind, h, **({"exits": draw(_exits)} if kind == "city" else {}))
        for h, kind in enumerate(kinds)
        if kind != "-"
    ]
    side = st.tuples(st.integers(0, len(spots) - 1), st.integers(0, 5))
    closed = [list(edge) for edge in draw(st.lists(side, max_size=4))]
    return Board(map_source(spots, orientation, places, closed=closed))


_exits: SearchStrategy[list[int]] = st.one_of(
    st.just([0, 1, 2, 3, 4, 5]), st.lists(st.integers(0, 5), min_size=1, unique=True)
)
