"""Judging: who says how good a position looks to a seat.

That is the game's evaluation, or the same with what a small net adds to it, which has learned from
searches where the evaluation errs (`study/train.py`). A game without a net is judged as it is.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from roundhouse.bots.tuning import tuning_of
from roundhouse.kernel.game import text_of
from roundhouse.kernel.state import State

FILE = "net.json"  # in a game's folder


class Judge:
    """The game's own evaluation."""

    def value(self, state: State, seat: int) -> float:
        return state.game.evaluate(state, seat)


PLAIN = Judge()


class Reader:
    """What a net reads of a position, as numbers: what the evaluation says of it, which part of the
    game is over, who leads and who is asked; figures of the seat and of its best rival; the
    evaluation's parts for the seat, also times the part of the game that is over, and for the
    rival."""

    def __init__(self, parts: list[str], figures: list[str]) -> None:
        self.parts = parts
        self.figures = figures

    def read(self, state: State, seat: int) -> list[float]:
        game = state.game
        gone = tuning_of(game.id).gone(state.moves_made / state.seats)
        rival = best_rival(state, seat)
        mine = game.parts(state, seat)
        theirs = game.parts(state, rival)
        # the parts' sum, where there are any, is the evaluation without asking for it once more
        plain = total_of(mine) if mine else game.evaluate(state, seat)
        lead = plain - (total_of(theirs) if theirs else game.evaluate(state, rival))
        seen = [plain, gone, lead, gone * lead, 1.0 if seat in state.actors else 0.0]
        figures = game.figures(state)
        for name in self.figures:
            by_seat = figures[name]
            seen.append(float(by_seat[seat]))
            seen.append(float(by_seat[rival]))
        for name in self.parts:
            own = mine.get(name, 0.0)
            seen.append(own)
            seen.append(gone * own)
            seen.append(theirs.get(name, 0.0))
        return seen


def best_rival(state: State, seat: int) -> int:
    """Who is best off of the others; of two players the other one. Alone, oneself."""
    if state.seats <= 2:
        return state.seats - 1 - seat
    best, most = seat, 0.0
    for other in range(state.seats):
        if other != seat:
            value = state.game.evaluate(state, other)
            if best == seat or value > most:
                best, most = other, value
    return best


def total_of(parts: dict[str, float]) -> float:
    total = 0.0
    for value in parts.values():
        total += value
    return total


class Net(Judge):
    """One hidden layer, and nothing but sums: no library is needed to play with it. Each phase of a
    game has biases of its own. An ended game is as good as its score."""

    def __init__(
        self,
        reader: Reader,
        biases: list[list[float]],
        rows: list[list[float]],
        outs: list[float],
    ) -> None:
        self.reader = reader
        self.biases = biases  # by phase, then by hidden unit
        self.rows = rows  # by hidden unit, then by what is read
        self.outs = outs

    def value(self, state: State, seat: int) -> float:
        if state.result is not None:
            return state.game.evaluate(state, seat)
        seen = self.reader.read(state, seat)
        return seen[0] + self.correction(seen, state.phase)

    def correction(self, seen: list[float], phase: int) -> float:
        biases = self.biases[phase]
        total = 0.0
        for at, row in enumerate(self.rows):
            unit = biases[at]
            for weight, one in zip(row, seen):
                unit += weight * one
            if unit > 0.0:
                total += self.outs[at] * unit
        return total


def net_from(told: Mapping[str, Any]) -> Net:
    """As it stands in a file."""
    reader = Reader(told["parts"], told["figures"])
    return Net(reader, told["biases"], told["rows"], told["outs"])


@cache
def judge_of(game_id: str) -> Judge:
    """The game's net, where it ships one."""
    text = text_of(game_id, FILE)
    return PLAIN if text is None else net_from(json.loads(text))


class Learned(Judge):
    """With what has been learned of the game, whichever it is."""

    def value(self, state: State, seat: int) -> float:
        return judge_of(state.game.id).value(state, seat)


LEARNED = Learned()
