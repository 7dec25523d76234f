"""What all environments have in common: seats, rewards, and a sentence half said."""

from collections.abc import Mapping
from typing import Any

from roundhouse.kernel.extras import need
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.parts import Part
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.result import Result
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move

REWARDS = ("place", "score", "gain")
RENDERED = ("ansi", "svg", "rgb_array")
FRAMES = 4  # a second, in a film of a game: a picture for each word
ACTIONS = ("words", "moves")
SAID = 24  # words; a sentence that ever grows longer shows its last ones


def seats_of(known: Game[State], seats: int | None) -> int:
    """The fewest that play against each other, unless so many are asked for."""
    return max(2, known.seats[0]) if seats is None else seats


def rivals_only(known: Game[State], seats: int) -> int:
    """Refuses a lone player, where there has to be somebody to beat."""
    if seats < 2:
        facts: dict[str, object] = {"low": seats_of(known, None), "high": known.seats[1]}
        raise refuse("bad-seats", {"game": known.id, "seats": seats, **facts})
    return seats


def name_of(known: Game[State]) -> str:
    """With the version of the rules: it rises when the same words would lead to another game."""
    return f"roundhouse/{known.id}-v{known.rules}"


def one_of(what: str, said: str | None, known: tuple[str, ...]) -> None:
    if said not in known:
        raise ValueError(f"{what} are {', '.join(known[:-1])} or {known[-1]}, not {said}")


def check_choices(rewards: str, render_mode: str | None, actions: str = "words") -> None:
    one_of("rewards", rewards, REWARDS)
    one_of("actions", actions, ACTIONS)
    if render_mode is not None:
        one_of("render modes", render_mode, RENDERED)
        if render_mode == "rgb_array":
            need("pictures")


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


def points_of(table: State) -> list[int]:
    """What everybody has by now, as the charts show it; the score at the end."""
    if table.result is not None:
        return table.result.scores
    return table.game.figures(table).get("points") or [0] * table.seats


class Purse:
    """What each seat has earned since it was last asked for.

    Points gained add up to the final score, whichever way they came; other rewards come at the end.
    """

    def __init__(self, seats: int, kind: str) -> None:
        self.kind = kind
        self.points = [0] * seats

    def earned(self, table: State) -> list[float]:
        if self.kind == "gain":
            before, self.points = self.points, points_of(table)
            return [float(now - then) for now, then in zip(self.points, before, strict=True)]
        over = table.result
        return [0.0] * table.seats if over is None else rewards_of(over, self.kind)


def said_numbers(said: Move) -> list[int]:
    last = [1 + word for word in said[-SAID:]]
    return last + [0] * (SAID - len(last))


def spoken(table: State, said: Move) -> str:
    """Also of words that nobody has."""
    slugs = table.vocabulary.slugs
    return " ".join(slugs[word] if 0 <= word < len(slugs) else f"<{word}>" for word in said)


def rendered(table: State, mode: str | None) -> Any:
    """The position as everybody sees it: as text, drawn, or the drawing's points."""
    if mode == "rgb_array":
        from roundhouse.envs.pictures import points

        return points(table)
    return (table.game.draw(table) or "") if mode == "svg" else str(table)


def parts_of(
    game_id: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> list[Part]:
    """The parts of an observation, in order: a game's own, and the sentence begun."""
    known = game(game_id)
    table = known.new(seats_of(known, seats), 0, options)
    seen = table.observe(0, described=True)
    meaning = "words of your sentence so far: 1 + the word, 0 none yet"
    said = Part("said", ["slot"], [SAID], len(seen.listed()), meaning, 0, len(table.vocabulary))
    return [*seen.parts, said]
