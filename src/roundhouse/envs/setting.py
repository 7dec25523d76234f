"""What both kinds of environment have in common: seats, rewards, and a sentence half said."""

from collections.abc import Mapping

from roundhouse.kernel.game import Game, game
from roundhouse.kernel.observation import Part
from roundhouse.kernel.result import Result
from roundhouse.kernel.words import Move

REWARDS = ("place", "score")
SAID = 24  # words; a sentence that ever grows longer shows its last ones


def seats_of(known: Game, seats: int | None) -> int:
    """The fewest that play against each other, unless so many are asked for."""
    return max(2, known.seats[0]) if seats is None else seats


def by_place(result: Result) -> list[float]:
    """From 1 for who is alone in front to -1 for who is alone behind, in all 0."""
    rivals = len(result.places) - 1
    return [
        sum((other > mine) - (other < mine) for other in result.places) / rivals
        for mine in result.places
    ]


def rewards_of(result: Result, kind: str) -> list[float]:
    """A lone player, who has nobody to beat, gets his score in any case."""
    if kind == "score" or len(result.scores) == 1:
        return [float(score) for score in result.scores]
    return by_place(result)


def said_numbers(said: Move) -> list[int]:
    last = [1 + word for word in said[-SAID:]]
    return last + [0] * (SAID - len(last))


def parts_of(
    game_id: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> list[Part]:
    """The parts of an observation, in order: a game's own, and the sentence begun."""
    known = game(game_id)
    table = known.new(seats_of(known, seats), 0, options)
    seen = table.observe(0, described=True)
    meaning = "words of your sentence so far: 1 + the word, 0 none yet"
    return [*seen.parts, Part("said", ["slot"], [SAID], len(seen.listed()), meaning)]
