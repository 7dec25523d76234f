"""Observations and masks as arrays, and the spaces they are of."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from roundhouse.envs.setting import SAID, parts_of, said_numbers
from roundhouse.kernel.game import game
from roundhouse.kernel.parts import HIGHEST, LOWEST
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class Arrays:
    """How a table looks in numbers; its `parts` tell them apart."""

    def __init__(self, game_id: str, seats: int, options: Mapping[str, object]) -> None:
        self.parts = parts_of(game_id, seats, options)
        self.length = self.parts[-1].start + SAID
        self.words = len(game(game_id).new(seats, 0, options).vocabulary)

    def box(self, times: int = 1) -> Box:
        """As narrow as each part is known to be."""
        low = np.concatenate([np.full(part.length, part.low, np.int32) for part in self.parts])
        high = np.concatenate([np.full(part.length, part.high, np.int32) for part in self.parts])
        return Box(np.tile(low, times), np.tile(high, times), dtype=np.int32)

    def space(self) -> Dict:
        mask = Box(0, 1, (self.words,), np.int8)
        return Dict({"observation": self.box(), "action_mask": mask})

    def look(self, table: State, seat: int) -> Numbers:
        """All but the sentence begun."""
        seen = table.observe(seat)
        numbers = np.empty(self.length - SAID, np.int32)
        numbers[: len(seen.numbers)] = as_numbers(seen.numbers)
        numbers[len(seen.numbers) :] = np.frombuffer(seen.board, np.uint8)
        return numbers

    def with_said(self, looked: Numbers, said: Move) -> Numbers:
        numbers = np.zeros(self.length, np.int32)
        numbers[:-SAID] = looked
        if said:
            numbers[-SAID:] = said_numbers(said)
        return numbers

    def together(self, looked: list[Numbers], said: Move, asked: int) -> Numbers:
        """What all seats see, for critics that know everything; who is asked has begun to say."""
        known = [self.with_said(seen, ()) for seen in looked]
        known[asked] = self.with_said(looked[asked], said)
        return np.concatenate(known)

    def mask(self, following: list[int]) -> Mask:
        mask = np.zeros(self.words, np.int8)
        mask[following] = 1
        return mask


def as_numbers(numbers: list[int]) -> Numbers:
    """What grows out of 32 bits (the bonds of a random player) is cut off."""
    try:
        return np.array(numbers, np.int32)
    except OverflowError:
        return np.array([min(max(number, LOWEST), HIGHEST) for number in numbers], np.int32)


Seen = dict[str, NDArray[Any]]
