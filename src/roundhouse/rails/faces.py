"""Faces: the track on one side of a tile, its turns, and which face may follow which.

A hex has seven points: its edges 0-5 and its centre, 6. A rail joins two points, so there are
21 rails, and a face turned some way is a mask of 21 bits. Plain rails pass through the hex from
edge to edge and never join each other; the exits of a town meet in the centre.
"""

from typing import Any, Final

from roundhouse.rails.hexes import EDGES

CENTRE: Final = 6
POINTS: Final = 7
NO_TILE: Final = -1  # a hex without a tile
BARE_TOWN: Final = -2  # the same for a town, which takes only town faces

RAIL_ENDS: Final = [(a, b) for a in range(EDGES) for b in range(a + 1, POINTS)]
RAILS: Final = len(RAIL_ENDS)
RAIL_A: Final = [a for a, _ in RAIL_ENDS]  # apart: no tuple to take from a list
RAIL_B: Final = [b for _, b in RAIL_ENDS]
RAIL_MASK: Final = [1 << a | 1 << b for a, b in RAIL_ENDS]

SHARP: Final = 1
GENTLE: Final = 2
STRAIGHT: Final = 3


_NUMBER: Final = [
    RAIL_ENDS.index((min(a, b), max(a, b))) if a != b else -1
    for a in range(POINTS)
    for b in range(POINTS)
]


def rail(a: int, b: int) -> int:
    """The number of the rail between two points."""
    assert a != b, "a rail joins two points"
    return _NUMBER[a * POINTS + b]


def bend(number: int) -> int:
    """How a plain rail bends: SHARP, GENTLE or STRAIGHT; 0 for the exit of a town."""
    a, b = RAIL_ENDS[number]
    return 0 if b == CENTRE else min(b - a, EDGES - (b - a))


def rails_of(mask: int) -> list[int]:
    return [number for number in range(RAILS) if mask >> number & 1]


def turned(mask: int, turns: int) -> int:
    """The face turned clockwise by so many edges."""
    return _moved(mask, [(e + turns) % EDGES for e in range(EDGES)])


def mirrored(mask: int) -> int:
    """The face as a mirror shows it."""
    return _moved(mask, [-e % EDGES for e in range(EDGES)])


def canonical(mask: int) -> int:
    """The same for all turns of one face: the smallest of their masks."""
    return min(turned(mask, turns) for turns in range(EDGES))


def crosses(mask: int) -> bool:
    """Whether two plain rails of the face run over each other."""
    ends = [RAIL_ENDS[number] for number in rails_of(mask)]
    return any(a < c < b < d for a, b in ends for c, d in ends)


def _moved(mask: int, to: list[int]) -> int:
    moved = 0
    for number in rails_of(mask):
        a, b = RAIL_ENDS[number]
        moved |= 1 << rail(to[a], CENTRE if b == CENTRE else to[b])
    return moved


class Faces:
    """All faces of a game, with tables for every face and turn.

    A laid tile is one number, face * 6 + turns, with the fewest turns that look so. Faces come
    from data: `{slug, rails = [[0, 3]]}`, or `{slug, exits = [0, 2, 4]}` for a town.
    """

    def __init__(self, data: list[dict[str, Any]]) -> None:
        self.data: list[dict[str, Any]] = data
        self.slug: list[str] = [str(face["slug"]) for face in data]
        self.face_of: dict[str, int] = {slug: f for f, slug in enumerate(self.slug)}
        self.count: int = len(data)
        bases = [_mask_of(face) for face in data]
        self.turns: list[int] = [  # ways to lay each face that look different
            next(n for n in range(1, EDGES + 1) if turned(base, n) == base) for base in bases
        ]
        self.mirror: list[int] = _mirror_faces(self.slug, bases)
        self.crossing: list[bool] = [crosses(base) for base in bases]
        self.town: list[bool] = [RAIL_ENDS[rails_of(base)[0]][1] == CENTRE for base in bases]

        # by laid tile, all six turns
        self.mask: list[int] = [turned(base, n) for base in bases for n in range(EDGES)]
        self.rails: list[list[int]] = [rails_of(mask) for mask in self.mask]
        self.exits: list[int] = [_exit_mask(rails) for rails in self.rails]
        self.exit_count: list[int] = [exits.bit_count() for exits in self.exits]
        self.partner: list[int] = []  # laid * 6 + edge: the point its rail leads to, or -1
        for rails in self.rails:
            self.partner.extend(_partners(rails))
        # by laid tile, for each edge 1 + that point, or 0
        self.leads: list[bytes] = [
            bytes([1 + point for point in _partners(rails)]) for rails in self.rails
        ]

        self.laid: list[int] = [  # every tile that can be laid, once
            f * EDGES + n for f in range(self.count) for n in range(self.turns[f])
        ]
        self._exact: dict[int, int] = {self.mask[laid]: laid for laid in self.laid}
        self._elsewhere: list[list[int]] = [
            self._leading_elsewhere(laid, inner)
            for laid in range(self.count * EDGES)
            for inner in range(EDGES)
        ]
        self._by_rail: list[list[int]] = []
        self._by_edge: list[list[int]] = []
        for old in range(BARE_TOWN, self.count * EDGES):
            self._index(old)

    def _index(self, old: int) -> None:
        """Sort what may be laid on `old` by the new rails and the new exits it brings."""
        by_rail: list[list[int]] = [[] for _ in range(RAILS)]
        by_edge: list[list[int]] = [[] for _ in range(EDGES)]
        before = self.mask[old] if old >= 0 else 0
        for laid in self.laid:
            if self.may_replace(old, laid):
                for number in rails_of(self.mask[laid] & ~before):
                    by_rail[number].append(laid)
                    for point in RAIL_ENDS[number]:
                        if point != CENTRE:
                            by_edge[point].append(laid)
        self._by_rail.extend(by_rail)
        self._by_edge.extend(by_edge)

    def __reduce__(self) -> Any:
        return (Faces, (self.data,))

    def lay(self, face: int, turns: int) -> int:
        """The laid tile of a face turned so, under the fewest turns that look the same."""
        return face * EDGES + turns % self.turns[face]

    def face(self, laid: int) -> int:
        return laid // EDGES

    def is_town(self, laid: int) -> bool:
        return self.town[laid // EDGES]

    def may_replace(self, old: int, new: int) -> bool:
        """Whether `new` brings a rail and keeps all of `old`: a laid tile, NO_TILE, BARE_TOWN."""
        if old < 0:
            return self.is_town(new) == (old == BARE_TOWN)
        kept = self.mask[old] & self.mask[new]
        return kept == self.mask[old] and kept != self.mask[new]

    def brought(self, old: int, new: int) -> list[int]:
        """The rails that `new` has and `old`, a laid tile or none, has not."""
        before = self.mask[old] if old >= 0 else 0
        return [number for number in self.rails[new] if not before >> number & 1]

    def bringing_rail(self, old: int, number: int) -> list[int]:
        """The tiles that may be laid on `old` and bring this rail."""
        return self._by_rail[(old - BARE_TOWN) * RAILS + number]

    def bringing_exit(self, old: int, edge: int) -> list[int]:
        """The tiles that may be laid on `old` and bring a rail that leaves over this edge."""
        return self._by_edge[(old - BARE_TOWN) * EDGES + edge]

    def showing(self, mask: int) -> int:
        """The laid tile with exactly these rails, or NO_TILE."""
        return self._exact.get(mask, NO_TILE)

    def without(self, laid: int, number: int) -> int:
        """The laid tile with all the rails but this one, or NO_TILE."""
        return self.showing(self.mask[laid] & ~(1 << number))

    def redirected(self, laid: int, inner: int) -> list[int]:
        """The tiles that keep all other rails and lead the one from `inner` elsewhere."""
        return self._elsewhere[laid * EDGES + inner]

    def _leading_elsewhere(self, laid: int, inner: int) -> list[int]:
        outer = self.partner[laid * EDGES + inner]
        if outer < 0 or outer == CENTRE:
            return []
        rest = self.mask[laid] & ~(1 << rail(inner, outer))
        tiles = []
        for edge in range(EDGES):
            if edge not in (inner, outer):
                tile = self.showing(rest | 1 << rail(inner, edge))
                if tile != NO_TILE:
                    tiles.append(tile)
        return tiles


def _mask_of(face: dict[str, Any]) -> int:
    pairs = [(int(e), CENTRE) for e in face.get("exits", [])]
    pairs += [(int(a), int(b)) for a, b in face.get("rails", [])]
    edges = [point for pair in pairs for point in pair if point != CENTRE]
    if not pairs or len(set(edges)) != len(edges):
        raise ValueError(f"face {face['slug']}: each edge carries one rail at most, and one does")
    if "exits" in face and "rails" in face:
        raise ValueError(f"face {face['slug']}: either the exits of a town or rails")
    return sum(1 << rail(a, b) for a, b in pairs)


def _mirror_faces(slugs: list[str], bases: list[int]) -> list[int]:
    """For each face the one that mirrors it, itself perhaps, or -1."""
    face_of: dict[int, int] = {}
    for f, base in enumerate(bases):
        twin = face_of.setdefault(canonical(base), f)
        if twin != f:
            raise ValueError(f"face {slugs[f]} is {slugs[twin]}, turned")
    return [face_of.get(canonical(mirrored(base)), -1) for base in bases]


def _exit_mask(rails: list[int]) -> int:
    mask = 0
    for number in rails:
        for point in RAIL_ENDS[number]:
            mask |= 1 << point
    return mask & ~(1 << CENTRE)


def _partners(rails: list[int]) -> list[int]:
    partners = [-1] * EDGES
    for number in rails:
        a, b = RAIL_ENDS[number]
        partners[a] = b
        if b != CENTRE:
            partners[b] = a
    return partners
