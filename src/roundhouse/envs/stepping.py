"""Many games at once: words go in; what is seen, and what may be said next, goes into given memory.

Compiled with the engine, and the only part of the environments that is. It knows no arrays: who has
some hands over their memory, a row for each game (see `batch`).
"""

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from roundhouse.kernel.canvas import Bytes
from roundhouse.kernel.game import Game
from roundhouse.kernel.observation import Observation
from roundhouse.kernel.parts import HIGHEST, LOWEST
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

WIDTH: Final = 4  # bytes of a number
FEW: Final = 6  # words, of which the same ones follow again and again in all rows
MANY: Final = 16  # more words than these change less from one time to the next
DEPTHS: Final = 4  # of a sentence, at which masks of many are kept apart
MOST_MASKS: Final = 512  # of few words


@final
class Mask:
    """A 1 for each of many words that may follow. When the same seat has said the same, few come
    and go."""

    def __init__(self, words: int) -> None:
        self.following: list[int] = []
        self.cells = bytearray(words)

    def show(self, following: list[int]) -> None:
        before = self.following
        if before == following:
            return
        self.following = following
        olds: list[Any] = before
        news: list[Any] = following
        end: i64 = len(before)
        at: i64 = 0
        fresh: list[int] = []
        for index in range(len(following)):
            if at < end and olds[at] is news[index]:  # as most are, which is seen at once
                at += 1
                continue
            word: i64 = following[index]
            while at < end and before[at] < word:
                self.cells[before[at]] = 0
                at += 1
            if at < end and before[at] == word:
                at += 1
            else:
                fresh.append(word)
        while at < end:
            self.cells[before[at]] = 0
            at += 1
        for one in fresh:  # at last, whatever their order is
            self.cells[one] = 1


@final
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
        self.words = len(first.vocabulary)
        self.numbers = numbers
        self.said_in = memoryview(numbers).cast("i")
        self.boards = boards
        self.masks = masks
        width = WIDTH * (self.count + silence)
        self.number_rows = [slice(row * width, (row + 1) * width) for row in range(rows)]
        board = len(seen.board)
        self.board_rows = [slice(row * board, (row + 1) * board) for row in range(rows)]
        words = self.words
        self.mask_rows = [slice(row * words, (row + 1) * words) for row in range(rows)]
        self.tables: list[State] = [first] * rows
        self.seat: list[int] = [0] * rows  # who is asked
        self.said: list[Move] = [()] * rows
        self.following: list[list[int]] = [[]] * rows  # what may be said now, and its mask
        self.allowed: list[Bytes] = [bytes(words)] * rows  # nothing, until a game has begun
        self.ended: list[int] = []  # rows whose games the last words have ended
        self.few: dict[Move, bytes] = {}  # masks of few words, for all rows
        self.many: list[dict[int, Mask]] = [{} for _ in range(rows)]  # by what was said
        self.seeds: list[Rng] = [Rng(row) for row in range(rows)]
        # What each seat of each row saw when it was last asked, and its numbers as bytes.
        self.seen: list[Observation] = [
            Observation(seats, seat, kept=True) for _ in range(rows) for seat in range(seats)
        ]
        self.packed: list[bytearray] = [bytearray(width) for _ in self.seen]
        self.packed_as: list[Any] = [memoryview(one).cast("i") for one in self.packed]

    def begin(self, row: int, seed: int) -> None:
        """The game of a seed; those that follow it in its row are a series that it begins."""
        self.seeds[row] = Rng(seed)
        self._seat_down(row, seed)

    def say_all(self, words: list[int]) -> list[int]:
        """A word in every row; the rows in which that has made a move. They are asked again by
        `go_on`; in those of `ended` the game is over until then. Where one word can't follow,
        nothing is said at all."""
        for row, word in enumerate(words):
            if word < 0 or word >= self.words or self.allowed[row][word] == 0:
                called = self.called(row, word)
                raise ValueError(f"row {row}: seat {self.seat[row]} can't say {called!r}")
        moved: list[int] = []
        self.ended = []
        for row, word in enumerate(words):
            said = self.said[row] + (word,)
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
            if table.result is not None:
                self.ended.append(row)
        return moved

    def go_on(self, rows: list[int]) -> None:
        """Asks whoever is to move now; where a game is over, the next one begins: in these rows."""
        for row in rows:
            if self.tables[row].result is None:
                self._ask(row)
            else:
                self._seat_down(row, self.seeds[row].next64())

    def random_words(self, luck: Rng) -> list[int]:
        """A word for each row, drawn from those that may follow."""
        return [following[luck.below(len(following))] for following in self.following]

    def called(self, row: int, word: int) -> str:
        said = self.tables[row].say(self.said[row])
        slugs = self.vocabulary.slugs
        return f"{said} {slugs[word] if 0 <= word < len(slugs) else f'<{word}>'}".strip()

    def _seat_down(self, row: int, seed: int) -> None:
        self.tables[row] = self.game.new(self.seats, seed, self.options)
        self.tables[row].heard = False
        self._ask(row)

    def _ask(self, row: int) -> None:
        table = self.tables[row]
        seat = table.actors[0]
        self.seat[row] = seat
        self.said[row] = ()
        observer = row * self.seats + seat
        seen = self.seen[observer]
        table.observe_again(seen)
        self._pack(seen, self.packed_as[observer])
        self.numbers[self.number_rows[row]] = self.packed[observer]
        self.boards[self.board_rows[row]] = seen.board
        self._allow(row, (), table.words((), seat))

    def _pack(self, seen: Observation, packed: Any) -> None:
        """What is other than before; a number that grows out of 32 bits is cut off."""
        for change in range(seen.changes):
            at = seen.touched[change]
            number = seen.numbers[at]
            if number < LOWEST or number > HIGHEST:
                number = LOWEST if number < 0 else HIGHEST
            packed[at] = number

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
        if len(following) <= FEW:
            self.allowed[row] = self._mask_of_few(tuple(following))
        elif len(following) <= MANY:
            self.allowed[row] = mask_of(following, self.words)
        else:
            alike = self.seat[row]
            if len(said) > 0:
                alike += ((1 + said[0]) * DEPTHS + min(len(said), DEPTHS - 1)) * self.seats
            mask = self.many[row].get(alike)
            if mask is None:
                mask = self.many[row][alike] = Mask(self.words)
            mask.show(following)
            self.allowed[row] = mask.cells
        self.following[row] = following
        self.masks[self.mask_rows[row]] = self.allowed[row]

    def _mask_of_few(self, following: Move) -> bytes:
        mask = self.few.get(following)
        if mask is None:
            if len(self.few) == MOST_MASKS:
                self.few.clear()
            mask = self.few[following] = bytes(mask_of(list(following), self.words))
        return mask


def mask_of(following: list[int], words: int) -> bytearray:
    cells = bytearray(words)
    for word in following:
        cells[word] = 1
    return cells
