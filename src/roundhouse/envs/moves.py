"""Whole moves as actions: those of a position in a list, each as its words.

An action is a row of that list. Positions differ in how many moves they have; so the list has a
fixed length, and what is more than fits is thinned out evenly, so that no kind of move is lost.
"""

import numpy as np
from gymnasium.spaces import Box

from roundhouse.envs.arrays import Mask, Numbers
from roundhouse.envs.setting import SAID
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

MOST = 512  # as many as nearly every position has; random positions of Steam have 427 in the mean


class Moves:
    def __init__(self, words: int, most: int) -> None:
        if most < 1:
            raise ValueError(f"at least one move has to fit, not {most}")
        self.words = words
        self.most = most
        self.now: list[Move] = []
        self.legal = 0  # of which some may be left out

    def look(self, table: State, seat: int) -> None:
        found = table.game.whole_moves(table, seat) if seat in table.actors else []
        self.legal = len(found)
        self.now = thinned(found, self.most)

    def space(self) -> Box:
        return Box(0, self.words, (self.most, SAID), np.int32)

    def listed(self) -> Numbers:
        """1 + each word of a move, a row for each; 0 where there is none."""
        rows = np.zeros((self.most, SAID), np.int32)
        for at, move in enumerate(self.now):
            last = move[-SAID:]
            rows[at, : len(last)] = last
            rows[at, : len(last)] += 1
        return rows

    def mask(self) -> Mask:
        mask = np.zeros(self.most, np.int8)
        mask[: len(self.now)] = 1
        return mask


def thinned(moves: list[Move], most: int) -> list[Move]:
    if len(moves) <= most:
        return moves
    return [moves[at * len(moves) // most] for at in range(most)]
