"""Canvas: numbers and cells that are written over again and again, by what has changed."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from roundhouse.kernel.parts import BYTE

Bytes = bytes | bytearray
BEYOND: Final = 1 << 40  # no board has so many cells


class Section:
    """Parts of an observation that are kept, what they were made of, and how much they are."""

    def __init__(self) -> None:
        self.sources: list[Any] | None = None
        self.edition = 0
        self.subject: object = None  # whose edition that is
        self.numbers: i64 = 0
        self.cells: i64 = 0
        self.small_ones: i64 = 0
        self.inner: i64 = 0  # sections


class Pieces:
    """A board in pieces, such as hexes, of which only those that have changed are written."""

    def __init__(self, count: int) -> None:
        self.marks: list[int] = [0] * count  # what each was marked by when it was written; 0 empty
        self.marked: list[int] = []  # those that aren't empty


class Few:
    """The cells of a board that aren't 0."""

    def __init__(self) -> None:
        self.where: list[int] = []
        self.numbers: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Canvas:
    """`numbers` and a `board` of cells, written from beginning to end, always in the same order.

    One that is `kept` is written again and again: what was made of the same last time stays as
    it is, in sections, and so do single cells and numbers.
    """

    def __init__(self, kept: bool) -> None:
        self.kept = kept
        self.numbers: list[int] = []
        self.board = bytearray()
        self.window: Any = None  # the board's memory: pieces are written to it without a detour
        self.touched: list[int] = []  # the first `changes`: numbers that are other than before
        self.small_ones: list[list[int]] = []  # what small parts were told last
        self.sections: list[Section] = []
        self.begun: list[Section] = []  # the first `depth`: not done yet, one within another
        self.pieces: dict[int, Pieces] = {}  # by the cell where their board begins
        self.few: dict[int, Few] = {}
        self.again()

    def again(self) -> None:
        """From the beginning: where the next number, cell, small part and section are written."""
        self.number: i64 = 0
        self.cell: i64 = 0
        self.small_one: i64 = 0
        self.section: i64 = 0
        self.changes: i64 = 0
        self.depth: i64 = 0
        if self.kept and self.window is None and self.board:
            self.window = memoryview(self.board)

    def piece(self, told: list[int]) -> None:
        at = self.number
        self.number = at + len(told)
        numbers = self.numbers
        if at == len(numbers):
            for number in told:
                self._first(number)
            return
        for number in told:
            if numbers[at] != number:
                self._change(at, number)
            at += 1

    def small_piece(self, numbers: list[int], table: list[int] | None = None) -> None:
        """The next small part: only cells whose number has changed are written. It always begins at
        the same cell; one that grows or shrinks is filled up by its writer."""
        start = self.cell
        self.cell = start + len(numbers)
        if not self.kept:
            self.board += shown(numbers, table)
            return
        known = self.small_one
        self.small_one = known + 1
        if known == len(self.small_ones):
            self.small_ones.append(numbers[:])
            self.board += shown(numbers, table)
            return
        before = self.small_ones[known]
        if before == numbers:
            return
        if len(before) != len(numbers):
            self.small_ones[known] = numbers[:]
            self.write(start, shown(numbers, table))
            return
        olds: list[Any] = before
        news: list[Any] = numbers
        for at in range(len(numbers)):
            # most are the same objects, which is seen at once
            if olds[at] is not news[at] and olds[at] != news[at]:
                number = numbers[at]
                before[at] = number
                cell = min(max(number, 0), BYTE) if table is None else table[number]
                self.board[start + at] = cell

    def board_piece(self, cells: Bytes) -> None:
        start = self.cell
        self.cell += len(cells)
        if start == len(self.board):
            self.board += cells
        else:
            self.write(start, cells)

    def only(self, start: int, where: list[int], numbers: list[int]) -> None:
        """Of a room that begins there: these cells, in order, have these small numbers, and all
        others are 0."""
        few = self._few(start)
        before = few.where
        told = few.numbers
        if before == where and told == numbers:
            return
        end: i64 = len(before)
        at: i64 = 0
        old: i64 = before[0] if end > 0 else BEYOND
        for index in range(len(where)):
            cell: i64 = where[index]
            while old < cell:
                self.board[start + old] = 0
                at += 1
                old = before[at] if at < end else BEYOND
            if old > cell or told[at] != numbers[index]:
                self.board[start + cell] = min(numbers[index], BYTE)
            if old == cell:
                at += 1
                old = before[at] if at < end else BEYOND
        while old != BEYOND:
            self.board[start + old] = 0
            at += 1
            old = before[at] if at < end else BEYOND
        few.where = where[:]
        few.numbers = numbers[:]

    def growing(self, start: int, count: int, where: list[int]) -> None:
        """Of a room of so many cells: these are 1, in whatever order. More come at the end."""
        few = self._few(start)
        before = few.where
        if before == where:
            return
        known = len(before)
        if where[:known] != before:
            known = 0
            self.write(start, bytes(count))
        for at in range(known, len(where)):
            self.board[start + where[at]] = 1
        few.where = where[:]

    def in_pieces(self, start: int, count: int) -> Pieces:
        """What is remembered of a board that is written in pieces, by the cell where it begins."""
        pieces = self.pieces.get(start)
        if pieces is None:
            pieces = self.pieces[start] = Pieces(count)
        return pieces

    def _few(self, start: int) -> Few:
        few = self.few.get(start)
        if few is None:
            few = self.few[start] = Few()
        return few

    def write(self, start: int, cells: Bytes) -> None:
        """Some cells of the board, in place."""
        if self.window is None:
            self.board[start : start + len(cells)] = cells
        else:
            self.window[start : start + len(cells)] = cells

    def made_of(
        self, sources: list[Any], write: "Callable[[Any, Any], None]", subject: Any
    ) -> None:
        """Parts, or pieces of them, that `write` makes of nothing but these lists of plain values
        of its subject: while they are equal to what they were, all stays as it is."""
        if self.other(sources):
            write(subject, self)
            self.done()

    def other(self, sources: list[Any]) -> bool:
        """The same in line: what follows until `done` is left out unless this says so."""
        if not self.kept:
            return True
        section = self._section()
        if section.sources == sources:
            self._skip(section)
            return False
        section.sources = [source[:] for source in sources]
        self._begin(section)
        return True

    def since(self, edition: int, subject: object) -> bool:
        """The same, where a number tells: what follows is made of nothing but what the subject has,
        and its number is another one whenever that has changed."""
        if not self.kept:
            return True
        section = self._section()
        if section.edition == edition and section.subject is subject:
            self._skip(section)
            return False
        section.edition = edition
        section.subject = subject
        self._begin(section)
        return True

    def done(self) -> None:
        """The end of what `other` or `since` has begun."""
        if self.kept:
            self.depth -= 1
            section = self.begun[self.depth]
            section.numbers += self.number
            section.cells += self.cell
            section.small_ones += self.small_one
            section.inner += self.section

    def _first(self, number: int) -> None:
        """A number where none was written yet."""
        self.numbers.append(number)
        if self.kept:
            self._change(len(self.numbers) - 1, number)

    def _change(self, at: i64, number: int) -> None:
        self.numbers[at] = number
        if self.changes < len(self.touched):
            self.touched[self.changes] = at
        else:
            self.touched.append(at)
        self.changes += 1

    def _section(self) -> Section:
        at = self.section
        self.section = at + 1
        if at == len(self.sections):
            self.sections.append(Section())
        return self.sections[at]

    def _begin(self, section: Section) -> None:
        section.numbers = -self.number
        section.cells = -self.cell
        section.small_ones = -self.small_one
        section.inner = -self.section
        if self.depth < len(self.begun):
            self.begun[self.depth] = section
        else:
            self.begun.append(section)
        self.depth += 1

    def _skip(self, section: Section) -> None:
        self.number += section.numbers
        self.cell += section.cells
        self.small_one += section.small_ones
        self.section += section.inner


def shown(numbers: list[int], table: list[int] | None) -> bytes:
    """Small numbers as bytes: by a table, or as they are, if need be cut off."""
    if table is not None:
        return bytes([table[number] for number in numbers])
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), BYTE) for number in numbers])
