"""Many games of one kind, a word in each at every step: for learners that want millions.

Rows are games. What is seen lies in arrays that the caller may bring, so that nothing is copied on
its way to a learner or to another process; the engine's compiled code writes there.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from roundhouse.kernel.extras import need

need("envs")  # in words, before the imports below fail

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from roundhouse.envs.arrays import Mask, Numbers
from roundhouse.envs.setting import (
    REWARDS,
    SAID,
    Purse,
    name_of,
    one_of,
    parts_of,
    points_of,
    seats_of,
)
from roundhouse.envs.stepping import Stepper
from roundhouse.kernel.game import game
from roundhouse.kernel.parts import Part
from roundhouse.kernel.result import Result
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State

Arrays = dict[str, NDArray[Any]]


class BatchEnv:
    """All seats are the learner's: `seats` says for each row who is asked.

    `numbers`, `boards` and `masks` are what he sees and may say. `parts` and `board_parts` tell
    the columns of the first two apart. A game that ends makes room for the next one in its row at
    once: `over` and `rewards` are those of the step, and `ended` has the results.
    """

    def __init__(
        self,
        game_id: str,
        rows: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "place",
        out: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        one_of("rewards", rewards, REWARDS)
        if rows < 1:
            raise ValueError(f"at least one row is needed, not {rows}")
        self.game = game(game_id)
        self.name = name_of(self.game)
        self.rows = rows
        self.players = seats_of(self.game, seats)
        self.options = dict(options or {})
        self.kind_of_rewards = rewards
        first = self.game.new(self.players, 0, self.options)
        self.vocabulary = first.vocabulary
        self.parts, self.board_parts = split(
            parts_of(game_id, self.players, self.options), len(first.observe(0).numbers)
        )
        given = self._arrays(out or {})
        self.numbers: Numbers = given["numbers"]
        self.boards: NDArray[np.uint8] = given["boards"]
        self.masks: Mask = given["masks"]
        self.seats: Numbers = given["seats"]
        self.rewards: NDArray[np.float32] = given["rewards"]
        self.over: NDArray[np.bool_] = given["over"]
        self.row_starts = np.arange(rows + 1) * len(self.vocabulary)  # in the masks
        self.ended: dict[int, Result] = {}
        self.purses: list[Purse] = []
        self.stepper = Stepper(
            self.game,
            self.players,
            self.options,
            rows,
            SAID,
            memory(self.numbers),
            memory(self.boards),
            memory(self.masks),
        )

    def shapes(self) -> dict[str, tuple[tuple[int, ...], DTypeLike]]:
        """Of the arrays that `out` may bring, by name."""
        rows = self.rows
        return {
            "numbers": ((rows, total(self.parts)), np.int32),
            "boards": ((rows, total(self.board_parts)), np.uint8),
            "masks": ((rows, len(self.vocabulary)), np.int8),
            "seats": ((rows,), np.int32),
            "rewards": ((rows, self.players), np.float32),
            "over": ((rows,), np.bool_),
        }

    def _arrays(self, out: Mapping[str, NDArray[Any]]) -> Arrays:
        found: Arrays = {}
        for name, (shape, kind) in self.shapes().items():
            array = out[name] if name in out else np.zeros(shape, kind)
            fits = array.shape == shape and array.dtype == kind
            if not (fits and array.flags.c_contiguous and array.flags.writeable):
                wanted = f"{' × '.join(map(str, shape))} of {np.dtype(kind)}, in one piece"
                raise ValueError(f"{name} has to be {wanted}: it is {array.shape}, {array.dtype}")
            found[name] = array
        if strange := set(out) - set(found):
            raise ValueError(f"unknown: {', '.join(sorted(strange))}; known: {', '.join(found)}")
        return found

    @property
    def tables(self) -> list[State]:
        """The engine's own states."""
        return self.stepper.tables

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows: those of seeds from `seed` on."""
        first = randbits(63) if seed is None else seed
        self.rewards[:] = 0
        self.over[:] = False
        self.ended = {}
        self.purses = [Purse(self.players, self.kind_of_rewards) for _ in range(self.rows)]
        for row in range(self.rows):
            self.stepper.begin(row, first + row)
        self.seats[:] = self.stepper.seat

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """A word in every row; what the moves made of them have earned, by seat, and which games
        they have ended."""
        words = np.asarray(actions).tolist()
        if not isinstance(words, list) or len(words) != self.rows:
            raise ValueError(f"{self.rows} words are needed, one for each row")
        stepper = self.stepper
        moved = stepper.say_all(words)
        ended = stepper.ended
        self.rewards.fill(0)
        self.over.fill(False)
        self.ended = {}
        for row in ended:
            result = stepper.tables[row].result
            assert result is not None, row
            self.over[row] = True
            self.ended[row] = result
        for row in moved if self.kind_of_rewards == "gain" else ended:
            self.rewards[row] = self.purses[row].earned(stepper.tables[row])
        stepper.go_on(moved)
        for row in ended:
            self.purses[row] = Purse(self.players, self.kind_of_rewards)
        self.seats[:] = stepper.seat
        return self.rewards, self.over

    def random_words(self, luck: Rng) -> Numbers:
        """A word for every row, drawn from those that may follow."""
        return np.array(self.stepper.random_words(luck), np.int32)

    def following(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The words that may follow, one row after another, and where each row's begin; at last
        their end. It says what the masks say, in a tenth of the time of `np.nonzero`."""
        cells = np.flatnonzero(self.masks.view(np.bool_))
        return cells % len(self.vocabulary), np.searchsorted(cells, self.row_starts)

    def flat(self) -> Numbers:
        """The rows as the other environments' observations are: numbers, boards, the sentence."""
        numbers, said = self.numbers[:, :-SAID], self.numbers[:, -SAID:]
        return np.concatenate([numbers, self.boards.astype(np.int32), said], axis=1)

    def scores(self) -> Numbers:
        """By row and seat, what everybody has by now."""
        return np.array([points_of(table) for table in self.tables], np.int32)


def split(parts: list[Part], numbers: int) -> tuple[list[Part], list[Part]]:
    """Parts of an observation as they lie in two arrays: numbers with the sentence, and boards."""
    of_numbers = [part for part in parts[:-1] if part.start < numbers]
    of_boards = [part for part in parts[:-1] if part.start >= numbers]
    said = moved_to(parts[-1], numbers)
    return [*of_numbers, said], [moved_to(part, part.start - numbers) for part in of_boards]


def moved_to(part: Part, start: int) -> Part:
    return Part(part.name, part.axes, part.sizes, start, part.meaning, part.low, part.high)


def total(parts: list[Part]) -> int:
    return sum(part.length for part in parts)


def memory(array: NDArray[Any]) -> memoryview:
    """Its bytes, to be written to; of an array without any, something that is never written to."""
    return array.reshape(-1).view(np.uint8).data if array.size else memoryview(bytearray())
