"""Many games at once: words go in; what is seen, and what may be said next, goes into given memory.

Compiled with the engine, and the only part of the environments that is. It knows no arrays: who has
some hands over their memory, a row for each game (see `batch`).
"""

from collections.abc import Mapping
from struct import Struct
from struct import error as OutOfRange
from typing import Any, Final

from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import HIGHEST, LOWEST, Observation
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

WIDTH: Final = 4  # bytes of a number
FEW: Final = 16  # words of which no mask is kept
DEPTHS: Final = 4  # of a sentence, at which masks are kept apart


class Mask:
    """A 1 for each word that may follow. Where the same was said before, few come and go."""

    def __init__(self, words: int) -> None:
        self.following: list[int] = []
        self.cells = bytearray(words)

    def show(self, following: list[int]) -> None:
        before = self.following
        self.following = following
        fresh: list[int] = []
        at = 0
        for word in following:
            while at < len(before) and before[at] < word:
                self.cells[before[at]] = 0
                at += 1
            if at < len(before) and before[at] == word:
                at += 1
            else:
                fresh.append(word)
        while at < len(before):
            self.cells[before[at]] = 0
            at += 1
        for word in fresh:  # at last, whatever their order is
            self.cells[word] = 1


class Stepper:
    """Each row is a table at which the next seat to move says a word; a game that ends makes room
    for the next one of its row's series.

    `numbers`, `boards` and `masks` are writable memory of bytes: what `State.observe` calls so, the
    first as numbers of 32 bits with the sentence begun at their end, and a 1 for each word that may
    follow.
    """

    def __init__(
        self,
        game: Game[State],
        seats: int,
        options: Mapping[str, object],
        rows: int,
        silence: int,
        numbers: Any,
        boards: Any,
        masks: Any,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        first = game.new(seats, 0, options)
        seen = first.observe(0)
        self.vocabulary = first.vocabulary
        self.count = len(seen.numbers)  # before the sentence
        self.room = silence  # for the words of a sentence
        self.silence = bytes(silence * WIDTH)
        self.shape = Struct(f"{self.count}i")
        self.board = len(seen.board)
        self.words = len(first.vocabulary)
        self.numbers = numbers
        self.said_in = memoryview(numbers).cast("i")
        self.boards = boards
        self.masks = masks
        self.tables: list[State] = [first] * rows
        self.seat: list[int] = [0] * rows  # who is asked
        self.said: list[Move] = [()] * rows
        # By row the masks shown before, of few words, and of many by what was said; that of now.
        self.shown: list[dict[int, Mask]] = [{} for _ in range(rows)]
        self.allowed: list[Mask] = [Mask(self.words) for _ in range(rows)]
        self.seeds: list[Rng] = [Rng(row) for row in range(rows)]
        # what each seat of each row saw when it was last asked
        self.seen: list[Observation] = [
            Observation(seats, seat, kept=True) for _ in range(rows) for seat in range(seats)
        ]

    def begin(self, row: int, seed: int) -> None:
        """The game of a seed; those that follow it in its row are a series that it begins."""
        self.seeds[row] = Rng(seed)
        self._seat_down(row, seed)

    def say_all(self, words: list[int]) -> list[int]:
        """A word in every row; the rows in which that has made a move. They are asked again by
        `go_on`. Where one word can't follow, nothing is said at all."""
        for row, word in enumerate(words):
            if word < 0 or word >= self.words or self.allowed[row].cells[word] == 0:
                called = self.called(row, word)
                raise ValueError(f"row {row}: seat {self.seat[row]} can't say {called!r}")
        moved: list[int] = []
        for row, word in enumerate(words):
            said = (*self.said[row], word)
            table = self.tables[row]
            seat = self.seat[row]
            if not self.vocabulary.full(said):
                following = table.words(said, seat)
                if following:
                    self.said[row] = said
                    self._write_said(row, said)
                    self._allow(row, said, following)
                    continue
            table.make(said, seat)
            moved.append(row)
        return moved

    def go_on(self, rows: list[int]) -> list[int]:
        """Asks whoever is to move now; where a game is over, the next one begins: in these rows."""
        ended: list[int] = []
        for row in rows:
            if self.tables[row].result is None:
                self._ask(row)
            else:
                ended.append(row)
                self._seat_down(row, self.seeds[row].next64())
        return ended

    def random_words(self, luck: Rng) -> list[int]:
        """A word for each row, drawn from those that may follow."""
        return [mask.following[luck.below(len(mask.following))] for mask in self.allowed]

    def called(self, row: int, word: int) -> str:
        said = self.tables[row].say(self.said[row])
        slugs = self.vocabulary.slugs
        return f"{said} {slugs[word] if 0 <= word < len(slugs) else f'<{word}>'}".strip()

    def _seat_down(self, row: int, seed: int) -> None:
        self.tables[row] = self.game.new(self.seats, seed, self.options)
        self._ask(row)

    def _ask(self, row: int) -> None:
        table = self.tables[row]
        seat = table.actors[0]
        self.seat[row] = seat
        self.said[row] = ()
        seen = self.seen[row * self.seats + seat]
        table.observe_again(seen)
        start = row * WIDTH * (self.count + self.room)
        end = start + WIDTH * self.count
        try:
            self.shape.pack_into(self.numbers, start, *seen.numbers)
        except OutOfRange:  # what grows out of 32 bits is cut off
            cut = [min(max(number, LOWEST), HIGHEST) for number in seen.numbers]
            self.shape.pack_into(self.numbers, start, *cut)
        self.numbers[end : end + len(self.silence)] = self.silence
        self.boards[row * self.board : (row + 1) * self.board] = seen.board
        self._allow(row, (), table.words((), seat))

    def _write_said(self, row: int, said: Move) -> None:
        """A sentence that grows longer than its room shows its last words."""
        room = self.room
        start = row * (self.count + room) + self.count
        if len(said) <= room:
            self.said_in[start + len(said) - 1] = 1 + said[len(said) - 1]
            return
        for at, word in enumerate(said[-room:]):
            self.said_in[start + at] = 1 + word

    def _allow(self, row: int, said: Move, following: list[int]) -> None:
        alike = 0
        if len(said) > 0 and len(following) > FEW:
            alike = (1 + said[0]) * DEPTHS + min(len(said), DEPTHS - 1)
        mask = self.shown[row].get(alike)
        if mask is None:
            mask = self.shown[row][alike] = Mask(self.words)
        mask.show(following)
        self.allowed[row] = mask
        self.masks[row * self.words : (row + 1) * self.words] = mask.cells
