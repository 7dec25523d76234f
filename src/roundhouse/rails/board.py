"""Board: a compiled map as flat lists, made once and shared by all states."""

import json
from typing import Any, Final

from roundhouse.rails.hexes import EDGE_WORDS, EDGES, ORIENTATIONS, STEPS, opposite
from roundhouse.rails.map_format import FORMAT, Compiled

NONE: Final = -1
CITY: Final = 0
TOWN: Final = 1
KINDS: Final = ["city", "town"]
ALL_EXITS: Final = (1 << EDGES) - 1
RIVERS: Final = ["river", "canal"]  # a canal is crossed like a river


class Board:
    """Hexes are numbered as in the map; edge e of hex h is side h * 6 + e of the side lists.

    `beside` is pure geometry, `neighbour` also stops at closed edges; both hold NONE outside.
    `facing` is the neighbour's side of the same edge.
    A place without a hex (an island, a terminus off the map) has hex NONE.
    """

    def __init__(self, source: Compiled) -> None:
        if source["format"] != FORMAT:
            raise ValueError(f"map format {source['format']}: this version reads {FORMAT}")
        self.source: Compiled = source
        self.name: str = source["name"]
        self.title: str = source["title"]
        self.orientation: int = ORIENTATIONS.index(source["orientation"])
        self.edge_words: list[str] = EDGE_WORDS[self.orientation]
        self.facts: dict[str, Any] = source.get("facts", {})
        self.lines: Any = source.get("lines", {})
        self.called: dict[str, Any] = {}  # kept here once the gazetteer has made it

        hexes: list[Any] = source["hexes"]
        self.size: int = len(hexes)
        self.slug: list[str] = [str(row[0]) for row in hexes]
        self.q: list[int] = [int(row[1]) for row in hexes]
        self.r: list[int] = [int(row[2]) for row in hexes]
        self.terrains: list[str] = sorted({str(row[3]) for row in hexes})
        self.terrain: list[int] = [self.terrains.index(row[3]) for row in hexes]
        self.tags: list[list[str]] = [list(row[4]) for row in hexes]
        self.river: list[bool] = [any(tag in RIVERS for tag in tags) for tags in self.tags]
        self.hex_of: dict[str, int] = {slug: h for h, slug in enumerate(self.slug)}

        self.beside: list[int] = _beside(self.q, self.r, self.orientation)
        self.closed: list[bool] = _edge_flags(source.get("closed", []), self.beside)
        self.ridge: list[bool] = _edge_flags(source.get("ridges", []), self.beside)
        self.neighbour: list[int] = [
            NONE if shut else h for h, shut in zip(self.beside, self.closed)
        ]

        self.facing: list[int] = [
            NONE if h < 0 else h * EDGES + opposite(side % EDGES)
            for side, h in enumerate(self.neighbour)
        ]

        places: list[dict[str, Any]] = source["places"]
        self.places: int = len(places)
        self.place_slug: list[str] = [str(place["slug"]) for place in places]
        self.place_name: list[str] = [str(place["name"]) for place in places]
        self.place_kind: list[int] = [KINDS.index(place["kind"]) for place in places]
        self.place_hex: list[int] = [_hex_of_place(place) for place in places]
        self.place_exits: list[int] = [self._exits(place) for place in places]
        self.place_facts: list[dict[str, Any]] = places
        self.place_of: dict[str, int] = {slug: p for p, slug in enumerate(self.place_slug)}
        self.place_at: list[int] = [NONE] * self.size
        for place, h in enumerate(self.place_hex):
            if h != NONE:
                self.place_at[h] = place

    def _exits(self, place: dict[str, Any]) -> int:
        """The edges over which rails may enter, as a mask; all six unless the map says which."""
        if "exits" not in place:
            return ALL_EXITS
        mask = 0
        for edge in place["exits"]:
            mask |= 1 << (self.edge_words.index(edge) if isinstance(edge, str) else int(edge))
        return mask

    def __reduce__(self) -> Any:
        return (Board, (self.source,))

    def tagged(self, tag: str) -> list[bool]:
        """For each hex, whether the map gives it this tag."""
        return [tag in tags for tags in self.tags]


def _beside(q: list[int], r: list[int], orientation: int) -> list[int]:
    at = {(q[h], r[h]): h for h in range(len(q))}
    return [
        at.get((q[h] + dq, r[h] + dr), NONE) for h in range(len(q)) for dq, dr in STEPS[orientation]
    ]


def _edge_flags(edges: list[Any], beside: list[int]) -> list[bool]:
    """Flags on both sides of edges that the map lists once."""
    flags = [False] * len(beside)
    for row in edges:
        side = int(row[0]) * EDGES + int(row[1])
        flags[side] = True
        if beside[side] != NONE:
            flags[beside[side] * EDGES + opposite(int(row[1]))] = True
    return flags


def _hex_of_place(place: dict[str, Any]) -> int:
    h = place.get("hex")
    return NONE if h is None else int(h)


def load_board(text: str) -> Board:
    """The board of a compiled map's JSON text."""
    source: Compiled = json.loads(text)
    return Board(source)
