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
        self.silence = [0] * silence
        self.shape = Struct(f"{self.count + silence}i")
        self.board = len(seen.board)
        self.words = len(first.vocabulary)
        self.numbers = numbers
        self.said_in = memoryview(numbers).cast("i")
        self.boards = boards
        self.masks = masks
        self.tables: list[State] = [first] * rows
        self.seat: list[int] = [0] * rows  # who is asked
        self.said: list[Move] = [()] * rows
        self.following: list[list[int]] = [[] for _ in range(rows)]
        self.allowed: list[bytearray] = [bytearray() for _ in range(rows)]
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
            if word < 0 or word >= self.words or self.allowed[row][word] == 0:
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
                    self._allow(row, following)
                    continue
            table.play(said, seat)
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
        return [following[luck.below(len(following))] for following in self.following]

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
        numbers = seen.numbers + self.silence
        start = row * WIDTH * len(numbers)
        try:
            self.shape.pack_into(self.numbers, start, *numbers)
        except OutOfRange:  # what grows out of 32 bits is cut off
            cut = [min(max(number, LOWEST), HIGHEST) for number in numbers]
            self.shape.pack_into(self.numbers, start, *cut)
        self.boards[row * self.board : (row + 1) * self.board] = seen.board
        self._allow(row, table.words((), seat))

    def _write_said(self, row: int, said: Move) -> None:
        """A sentence that grows longer than its room shows its last words."""
        room = len(self.silence)
        start = row * (self.count + room) + self.count
        if len(said) <= room:
            self.said_in[start + len(said) - 1] = 1 + said[len(said) - 1]
            return
        for at, word in enumerate(said[-room:]):
            self.said_in[start + at] = 1 + word

    def _allow(self, row: int, following: list[int]) -> None:
        allowed = bytearray(self.words)
        for word in following:
            allowed[word] = 1
        self.following[row] = following
        self.allowed[row] = allowed
        self.masks[row * self.words : (row + 1) * self.words] = allowed
