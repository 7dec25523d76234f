"""A finished game looked at again."""

from typing import Literal

from msgspec import Struct

from roundhouse.server.messages.playing import Event, Reason
from roundhouse.study.way import Way


class Decision(Struct, frozen=True):
    """What was played, what was found better, and what may come of either: 0 lost, 1 won.

    A move is `costly` only where a second, deeper search agrees, else `close`. The reasons are
    those for the better one.
    """

    move: int
    seat: int
    played: str
    better: str
    expected: float
    best: float
    verdict: Literal["good", "close", "costly"]
    reasons: list[Reason]


class Reviewed(Struct, frozen=True):
    """`chances` after each move, by seat and place, the first before any; `luck` of each move."""

    chances: list[list[list[float]]]
    luck: list[list[float]]
    ways: list[Way]


class Review(Struct):
    """`done` of `moves` have been looked at; `summary` comes last. `at_work`: it goes on."""

    done: int
    moves: int
    at_work: bool
    decisions: list[Decision]
    summary: Reviewed | None = None


class SmallBoards(Struct):
    """The board after either move of a decision, as SVG; none of a move that names no place. What
    each of them does to its player, as everybody hears it, unless chance has a say in it."""

    played: str | None
    better: str | None
    played_does: list[Event]
    better_does: list[Event]
