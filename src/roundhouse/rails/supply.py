"""Supply: the tiles left in the box.

A tile has a face on each side, and a face may be on tiles of several kinds. Tiles that look alike
on the board may be swapped, so a face can be had if and only if the faces in use and this one
could all be shown at once by the tiles of the box. By Hall's theorem that is a list of limits: no
set of faces may be in use more often than there are tiles that carry one of them.
"""

from typing import Any, ClassVar

from roundhouse.kernel.fields import unpacked
from roundhouse.rails.faces import Faces


class Limits:
    """The limits of a box, made once: `of_face[f]` are those that face f counts against.

    The box comes from data: `{count = 86, faces = ["straight", "gentle"]}` for each kind of tile.
    """

    def __init__(self, faces: Faces, tiles: list[dict[str, Any]]) -> None:
        self.faces = faces
        self.tiles: list[dict[str, Any]] = tiles
        kinds_of: list[list[int]] = [[] for _ in range(faces.count)]
        for kind, tile in enumerate(tiles):
            for f in sorted({faces.face_of[slug] for slug in tile["faces"]}):
                kinds_of[f].append(kind)
        self.size: list[int] = []
        self.of_face: list[list[int]] = [[] for _ in range(faces.count)]
        for bound in _bound_kinds(kinds_of):
            for f in range(faces.count):
                if all(kind in bound for kind in kinds_of[f]):
                    self.of_face[f].append(len(self.size))
            self.size.append(sum(int(tiles[kind]["count"]) for kind in bound))
        for f, own in enumerate(kinds_of):
            if not own:
                raise ValueError(f"face {faces.slug[f]} is on no tile of the box")

    def __reduce__(self) -> Any:
        return (Limits, (self.faces, self.tiles))


def _bound_kinds(kinds_of: list[list[int]]) -> list[list[int]]:
    """The kinds of tile that carry one of a set of faces, for all sets that need a limit.

    Faces that share no kind of tile, not even through others, can be limited apart.
    """
    bounds: list[list[int]] = []
    for own in kinds_of:
        grown = [own]
        for bound in bounds:
            for start in grown[:]:
                union = sorted({*start, *bound})
                if len(union) < len(start) + len(bound) and union not in grown:
                    grown.append(union)
        bounds.extend(union for union in grown if union not in bounds)
    return bounds


class Supply:
    """What is left under each limit."""

    ASIDE: ClassVar[tuple[str, ...]] = ("limits", "edition")

    def __init__(self, limits: Limits, left: list[int]) -> None:
        self.limits = limits
        self.left = left
        self.edition = 0  # raised when tiles are taken or given back

    def available(self, face: int) -> int:
        """How many more tiles can show this face."""
        limits = self.limits.of_face[face]
        left = self.left
        fewest = left[limits[0]]
        for at in range(1, len(limits)):
            fewest = min(fewest, left[limits[at]])
        return max(fewest, 0)

    def has(self, face: int, returned: int) -> bool:
        """Whether a tile can show this face once one that shows `returned`, if any (less than 0),
        is back; even then the box may owe one."""
        if self.available(face) > 0:
            return True
        if returned < 0:
            return False
        back = self.limits.of_face[returned]
        for limit in self.limits.of_face[face]:
            if self.left[limit] + int(limit in back) <= 0:
                return False
        return True

    def take(self, face: int) -> None:
        assert self.available(face) > 0, "no such tile is left"
        self.take_anyway(face)

    def take_anyway(self, face: int) -> None:
        """Take a tile that a rule grants whatever the box holds; the box then owes one."""
        self.edition += 1
        for limit in self.limits.of_face[face]:
            self.left[limit] -= 1

    def give_back(self, face: int) -> None:
        self.edition += 1
        for limit in self.limits.of_face[face]:
            self.left[limit] += 1
            assert self.left[limit] <= self.limits.size[limit], "more tiles than the box had"

    def packed(self) -> list[Any]:
        return [self.limits, self.left]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Supply":
        return Supply(parts[0], parts[1])

    def __reduce__(self) -> Any:
        return (unpacked, (Supply, self.packed()))

    def copy(self) -> "Supply":
        return Supply(self.limits, self.left[:])


def full_supply(limits: Limits) -> Supply:
    """The box before the game."""
    return Supply(limits, limits.size[:])
