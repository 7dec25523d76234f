"""Territory: one player's tiles, and the empty places around them.

A cell is column * ROWS + row, shifted to stay positive; its neighbours are a step away.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from roundhouse.games.tiles.rules.box import ANY, BLANK, KINDS, NOBODY, TILES
from roundhouse.games.tiles.rules.copies import fill_territory
from roundhouse.kernel.fields import attributes_of, blank, refilled

ROWS: Final = 128  # as many as a cell's number tells apart
SHIFT: Final = 64
ORIGIN: Final = SHIFT * ROWS + SHIFT
STEPS: Final = [-1, ROWS, 1, -ROWS]  # north, east, south, west
NOWHERE: Final = -1
ALONE: Final = -2


def cell_at(column: int, row: int) -> int:
    return (column + SHIFT) * ROWS + row + SHIFT


def column_of(cell: int) -> int:
    return (cell >> 7) - SHIFT


def row_of(cell: int) -> int:
    return (cell & 127) - SHIFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Territory:
    """Tiles by slot, in the order of placing; frontier places with what they need."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.designs: list[int] = []
        self.turns: list[int] = []
        self.edges: list[int] = []
        self.pawns: list[int] = []
        self.free_spots = [0] * len(KINDS)  # empty position icons, by kind of pawn
        self.next: list[int] = []  # [4 * slot + edge], the neighbour's slot or NOWHERE
        self.places: list[int] = [ORIGIN]
        self.needs: list[int] = [0]
        self.at: dict[int, int] = {ORIGIN: -1}  # slot, or -1 - index of a place
        self.open_ends = 0

    def copy(self) -> "Territory":
        other: Territory = blank(Territory)
        fill_territory(other, self)
        return other

    def packed(self) -> list[Any]:
        """Without what follows from the rest."""
        return [attributes_of(self, ("edges", "next", "at"))]

    @staticmethod
    def unpacked(parts: list[Any]) -> "Territory":
        new: Territory = refilled(Territory, parts[0])
        new.edges = [TILES.edges[design][turn] for design, turn in zip(new.designs, new.turns)]
        new.at = {cell: slot for slot, cell in enumerate(new.cells)}
        new.next = [new.at.get(cell + step, NOWHERE) for cell in new.cells for step in STEPS]
        for index, cell in enumerate(new.places):
            new.at[cell] = -1 - index
        return new

    def slot_at(self, cell: int) -> int:
        found = self.at.get(cell, NOWHERE)
        return found if found > NOWHERE else NOWHERE

    def fits_somewhere(self, design: int) -> bool:
        fits = TILES.fits[design]
        for need in self.needs:
            if fits[need]:
                return True
        return False

    def lay(self, design: int, cell: int, turn: int) -> int:
        """Put a tile on an empty place; returns its slot."""
        slot = len(self.cells)
        edges = TILES.edges[design][turn]
        self._leave_frontier(-1 - self.at[cell])
        self.cells.append(cell)
        self.designs.append(design)
        self.turns.append(turn)
        self.edges.append(edges)
        self.pawns.append(NOBODY)
        spot = TILES.spot[design]
        self.free_spots[spot] = self.free_spots[spot] + 1
        at = self.at
        at[cell] = slot
        for edge in range(4):
            kind = edges >> 2 * edge & 3
            beyond = cell + STEPS[edge]
            found = at.get(beyond, -1000)
            if found >= 0:
                self.next.append(found)
                self.next[4 * found + (edge + 2) % 4] = slot
                if kind != BLANK:
                    self.open_ends -= 1
                continue
            self.next.append(NOWHERE)
            if kind != BLANK:
                self.open_ends += 1
            if found == -1000:
                at[beyond] = -1 - len(self.places)
                self.places.append(beyond)
                self.needs.append(kind << 2 * ((edge + 2) % 4))
            else:
                place = -1 - found
                self.needs[place] = self.needs[place] | kind << 2 * ((edge + 2) % 4)
        return slot

    def _leave_frontier(self, index: int) -> None:
        """The last place moves into the gap."""
        last = self.places.pop()
        need = self.needs.pop()
        if index < len(self.places):
            self.places[index] = last
            self.needs[index] = need
            self.at[last] = -1 - index

    def populate(self, slot: int) -> None:
        """A pawn of the kind that the tile asks for comes to stand on it."""
        pawn = TILES.spot[self.designs[slot]]
        self.pawns[slot] = pawn
        self.free_spots[pawn] -= 1

    def mismatch(self, design: int, cell: int, turn: int) -> int:
        """TIL-R3: the edge that doesn't match the tile beyond it; NOWHERE if all do,
        ALONE if no tile is there.

        Asks the tiles themselves, not the needs that the generator goes by.
        """
        edges = TILES.edges[design][turn]
        found = ALONE
        for edge in range(4):
            beyond = self.slot_at(cell + STEPS[edge])
            if beyond != NOWHERE:
                theirs = self.edges[beyond] >> 2 * ((edge + 2) % 4) & 3
                if theirs != edges >> 2 * edge & 3:
                    return edge
                found = NOWHERE
        return found

    def height(self) -> int:
        rows = [cell & 127 for cell in self.cells]
        return max(rows) - min(rows) + 1 if rows else 0


assert ANY == 0  # an untouched side of a place needs nothing
