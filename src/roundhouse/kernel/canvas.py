"""Canvas: numbers and cells that are written over again and again, by what has changed."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64, mypyc_attr

from roundhouse.kernel.parts import BYTE

Bytes = bytes | bytearray


class Section:
    """Parts of an observation that are kept, what they were made of, and how much they are."""

    def __init__(self) -> None:
        self.sources: list[Any] | None = None
        self.edition: i64 = 0
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
        self.known: i64 = 0  # so many of a list that grows


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

    def next(self, number: int) -> None:
        write_next(self, number)

    def piece(self, told: list[int]) -> None:
        at = self.number
        self.number = at + len(told)
        numbers = self.numbers
        if at == len(numbers):
            for number in told:
                write_first(self, number)
            return
        for number in told:
            if numbers[at] != number:
                change(self, at, number)
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
        others are 0. Both lists are kept, and nobody's to change."""
        few = few_from(self, start)
        before = few.where
        olds: list[Any] = before
        news: list[Any] = where
        end: i64 = len(before)
        at: i64 = 0
        for index in range(len(where)):
            same = at < end and olds[at] is news[index]  # as most are, which is seen at once
            if not same:
                cell: i64 = where[index]
                while at < end and before[at] < cell:
                    self.board[start + before[at]] = 0
                    at += 1
                same = at < end and before[at] == cell
            if not same or few.numbers[at] != numbers[index]:
                self.board[start + where[index]] = min(numbers[index], BYTE)
            if same:
                at += 1
        while at < end:
            self.board[start + before[at]] = 0
            at += 1
        few.where = where
        few.numbers = numbers

    def told(self, start: int, count: int) -> list[int]:
        """Of a room of so many cells that begins there: what its writer has put into each, for him
        to keep. So he needn't put the same again."""
        few = few_from(self, start)
        if not few.numbers:
            few.numbers = [0] * count
        return few.numbers

    def growing(self, start: int, count: int, where: list[int]) -> None:
        """Of a room of so many cells: these are 1, in whatever order. More come at the end of the
        same list, and nothing else happens to it."""
        few = few_from(self, start)
        if few.where is not where:
            if few.known > 0:
                self.write(start, bytes(count))
            few.where = where
            few.known = 0
        known: i64 = len(where)
        for at in range(few.known, known):
            self.board[start + where[at]] = 1
        few.known = known

    def in_pieces(self, start: int, count: int) -> Pieces:
        """What is remembered of a board that is written in pieces, by the cell where it begins."""
        pieces = self.pieces.get(start)
        if pieces is None:
            pieces = self.pieces[start] = Pieces(count)
        return pieces

    def put(self, cell: int, number: int) -> None:
        """One cell of the board, in place."""
        self.board[cell] = number

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
        section = next_section(self)
        if section.sources == sources:
            skip(self, section)
            return False
        section.sources = [source[:] for source in sources]
        begin(self, section)
        return True

    def since(self, edition: i64, subject: object) -> bool:
        """The same, where a number tells: what follows is made of nothing but what the subject has,
        and its number is another one whenever that has changed."""
        if not self.kept:
            return True
        section = next_section(self)
        if section.edition == edition and section.subject is subject:
            skip(self, section)
            return False
        section.edition = edition
        section.subject = subject
        begin(self, section)
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


# What a canvas does by itself: functions, since a call of these can be put in place.


def write_next(canvas: Canvas, number: int) -> None:
    at = canvas.number
    canvas.number = at + 1
    if at == len(canvas.numbers):
        write_first(canvas, number)
    elif canvas.numbers[at] != number:  # to look is quicker than to write
        change(canvas, at, number)


def write_first(canvas: Canvas, number: int) -> None:
    """A number where none was written yet."""
    canvas.numbers.append(number)
    if canvas.kept:
        change(canvas, len(canvas.numbers) - 1, number)


def change(canvas: Canvas, at: i64, number: int) -> None:
    canvas.numbers[at] = number
    if canvas.changes < len(canvas.touched):
        canvas.touched[canvas.changes] = at
    else:
        canvas.touched.append(at)
    canvas.changes += 1


def next_section(canvas: Canvas) -> Section:
    at = canvas.section
    canvas.section = at + 1
    if at == len(canvas.sections):
        canvas.sections.append(Section())
    return canvas.sections[at]


def begin(canvas: Canvas, section: Section) -> None:
    section.numbers = -canvas.number
    section.cells = -canvas.cell
    section.small_ones = -canvas.small_one
    section.inner = -canvas.section
    if canvas.depth < len(canvas.begun):
        canvas.begun[canvas.depth] = section
    else:
        canvas.begun.append(section)
    canvas.depth += 1


def skip(canvas: Canvas, section: Section) -> None:
    canvas.number += section.numbers
    canvas.cell += section.cells
    canvas.small_one += section.small_ones
    canvas.section += section.inner


def few_from(canvas: Canvas, start: int) -> Few:
    few = canvas.few.get(start)
    if few is None:
        few = canvas.few[start] = Few()
    return few


def shown(numbers: list[int], table: list[int] | None) -> bytes:
    """Small numbers as bytes: by a table, or as they are, if need be cut off."""
    if table is not None:
        return bytes([table[number] for number in numbers])
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), BYTE) for number in numbers])
