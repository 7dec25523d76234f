"""Lessons: a position and steps, written as data in a game's folder, `lessons/<name>.toml`.

The learner sits at seat 0. A step with `do` is done by that move, or by one that fits a pattern of
`also`; what the others answer stands in `then`. A step without `do` is only read. How far somebody
has come follows from the moves that were made, so it is kept nowhere.
"""

import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from roundhouse.kernel.game import folder, game, games
from roundhouse.kernel.refusal import Illegal
from roundhouse.kernel.state import State
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.positions import NAME, Broken, Fault, Reader, Said, Setting, named, refusal
from roundhouse.tables.things import rule_titles
from roundhouse.texts import DEFAULT

log = logging.getLogger("roundhouse")

KEPT = ("about", "answer")  # what other texts of a lesson are called


@dataclass(frozen=True)
class Step:
    """`point`: what is lit on the page. `answers`: patterns of moves, and the text of each.
    `learned`: there is a sentence that says what one knows after it. `rule`: where the rule book
    tells more."""

    name: str
    point: tuple[str, ...] = ()
    do: str = ""
    also: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    then: tuple[Said, ...] = ()
    learned: bool = False
    rule: str = ""

    def done_by(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in (self.do, *self.also))


@dataclass(frozen=True)
class Lesson(Setting):
    """`rivals` play on at the other seats when the lesson is over."""

    order: int
    minutes: int
    seed: int
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """What its texts begin with."""
        return f"{self.game}-lesson-{self.name}"

    @property
    def length(self) -> int:
        """The moves at its end."""
        return len(self.before) + sum(1 + len(step.then) for step in self.steps if step.do)

    def texts(self) -> Iterator[str]:
        """The keys that every language must have."""
        yield from (self.key, f"{self.key}-about")
        for step in self.steps:
            yield from (f"{self.key}-{step.name}", f"{self.key}-{step.name}-title")
            if step.do:
                yield f"{self.key}-{step.name}-do"
            if step.learned:
                yield f"{self.key}-{step.name}-learned"
            yield from (f"{self.key}-answer-{text}" for _, text in step.answers)

    def standing(self, moves: Sequence[Said]) -> "Standing | None":
        """How far one has come by all the moves of a table; None where they have left its path,
        or gone beyond its end."""
        at = len(self.before)
        if tuple(moves[:at]) != self.before:
            return None
        first = 0  # that is to be read or done
        for number, step in enumerate(self.steps):
            if not step.do:
                continue
            if at == len(moves):
                return Standing(first, step, 0)
            seat, text = moves[at]
            replies = moves[at + 1 : at + 1 + len(step.then)]
            if seat != PLAYER or not step.done_by(text):
                return None
            if tuple(replies) != step.then[: len(replies)]:
                return None
            at += 1 + len(replies)
            first = number + 1
            if len(replies) < len(step.then):
                return Standing(first, None, len(step.then) - len(replies))
        return Standing(first, None, 0) if at == len(moves) else None

    def position(self, step: Step) -> State:
        """Where a step is to be read or done, by its own hints."""
        state = game(self.game).new(self.seats, self.seed, self.options, files=False)
        line = [*self.before]
        for earlier in self.steps[: self.steps.index(step)]:
            line += [(PLAYER, earlier.do), *earlier.then] if earlier.do else []
        for seat, move in line:
            state.play(state.hear(move), seat)
        return state

    def judge(self, step: Step, move: str) -> Illegal | None:
        """A move that is legal, but isn't what the step is about."""
        if step.done_by(move):
            return None
        for pattern, text in step.answers:
            if fnmatchcase(move, pattern):
                return Illegal(f"{self.key}-answer-{text}", {})
        return Illegal("lesson-asks-otherwise", {})


class Standing(NamedTuple):
    """`first` is the step to be read or done next; `asked` the next one that asks for a move;
    `replies` are moves of others that are still to come."""

    first: int
    asked: Step | None
    replies: int


# Finding them.


def files(game_id: str) -> list[Path]:
    there = folder(game_id)
    return sorted((there / "lessons").glob("*.toml")) if there else []


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order. A broken one can't be had."""
    found: list[Lesson] = []
    for path in files(game_id):
        try:
            found.append(read(path.read_text("utf-8"), game_id, path.stem))
        except (OSError, ValueError, Broken) as error:
            log.error("the lesson %s can't be read: %s", path, error)
    return tuple(sorted(found, key=lambda one: (one.order, one.name)))


def all_lessons() -> Iterator[Lesson]:
    for id in games():
        yield from lessons(id)


def lesson(game_id: str, name: str) -> Lesson:
    return named(lessons(game(game_id).id), game_id, name, "unknown-lesson")


# Reading: all that is wrong, with its line.


TOP = ("order", "minutes", "seats", "seed", "options", "rivals", "before", "step")
STEP = ("name", "point", "do", "also", "answers", "then", "learned", "rule")


def read(text: str, game_id: str, name: str) -> Lesson:
    """A lesson by its text; raises Broken with every fault of its form."""
    made, reader = _read(text, game_id, name)
    if reader.faults:
        raise Broken(sorted(reader.faults))
    return made


def _read(text: str, game_id: str, name: str) -> tuple[Lesson, Reader]:
    reader = Reader(text, "lessons")
    top = reader.top
    reader.known(top, TOP)
    if not NAME.fullmatch(name) or len(name) > 24:
        reader.fault(f"{name!r}: a lesson is called by small letters, digits and hyphens")
    steps: list[Step] = []
    for at, table in reader.tables("step"):
        steps.append(_step(reader, table, at, [one.name for one in steps]))
    made = Lesson(
        **reader.setting(top, game_id, name),
        order=reader.take(top, int, "order"),
        minutes=reader.take(top, int, "minutes"),
        seed=reader.take(top, int, "seed"),
        steps=tuple(steps),
    )
    for key, value in (("minutes", made.minutes), ("seats", made.seats), ("step", len(steps))):
        if value < 1:
            reader.fault(f"{key} is missing" if key not in top else f"{key} is too small", key)
    return made, reader


def _step(reader: Reader, table: dict[str, Any], at: int, names: list[str]) -> Step:
    where = ("step", at)
    reader.known(table, STEP, *where)
    name = reader.take(table, str, "name", *where)
    if not NAME.fullmatch(name) or name in KEPT or name in names:
        reader.fault(f"name is {name!r}: each step needs one of its own", *where, "name")
    do = reader.take(table, str, "do", *where)
    for key in ("also", "answers", "then"):
        if key in table and not do:
            reader.fault(f"{key}: a step without do is only read", *where, key)
    answers = reader.take(table, dict, "answers", *where)
    for pattern, text in answers.items():
        if not isinstance(text, str) or not NAME.fullmatch(text):
            reader.fault(f"{text!r} should be the name of a text", *where, "answers", pattern)
    return Step(
        name,
        reader.texts(table, "point", *where),
        do,
        reader.texts(table, "also", *where),
        tuple((pattern, str(text)) for pattern, text in answers.items()),
        reader.moves(table, "then", *where),
        reader.take(table, bool, "learned", *where),
        reader.take(table, str, "rule", *where),
    )


# Checking: a lesson is played to its end by its own hints, and by every other way that it allows.


def faults_of(text: str, game_id: str, name: str) -> list[Fault]:
    """Everything that is wrong with a lesson: its form, its moves, its texts."""
    try:
        made, reader = _read(text, game_id, name)
    except Broken as broken:
        return broken.faults
    form, reader.faults = reader.faults, []
    reader.check_rivals(made)
    rules = rule_titles(game_id, DEFAULT)
    for at, step in enumerate(made.steps):
        if step.rule and step.rule not in rules:
            reader.fault(f"there is no rule {step.rule!r}", "step", at, "rule")
    reader.check_texts(game_id, {key: _place_of(made, key) for key in made.texts()})
    _check_moves(made, reader)
    return reader.told(form)


def _place_of(made: Lesson, key: str) -> tuple[str | int, ...]:
    """Where the thing stands that a text is about."""
    for at, step in enumerate(made.steps):
        if any(key == f"{made.key}-answer-{text}" for _, text in step.answers):
            return ("step", at, "answers")
        if re.fullmatch(rf"{made.key}-{step.name}(-title|-do|-learned)?", key):
            return ("step", at, "name")
    return ()


def _check_moves(made: Lesson, reader: Reader) -> None:
    state = reader.reach(made, made.seed)
    if state is not None and PLAYER not in state.actors:
        reader.fault(f"seat {PLAYER} is not to move where the lesson begins", "before")
        return
    for at, step in enumerate(made.steps if state else ()):
        if not step.do or state is None:
            continue
        for index, pattern in enumerate(step.also):
            _check_other_way(made, state, step, pattern, reader, at, index)
        if not reader.play(state, PLAYER, step.do, "step", at, "do"):
            return
        if not reader.play_all(state, step.then, "step", at, "then"):
            return
        last = step is made.steps[-1]  # else bots would play on while something is to be read
        if not last and PLAYER not in state.actors:
            reader.fault(f"seat {state.actors[0]} is to move after it", "step", at, "then")
            return


def _check_other_way(
    made: Lesson, state: State, step: Step, pattern: str, reader: Reader, at: int, index: int
) -> None:
    """Whatever else counts as done leads on: the lesson goes on from there by its hints."""
    ways = [state.say(move) for move in state.moves(PLAYER)]
    fitting = [way for way in ways if fnmatchcase(way, pattern) and way != step.do]
    if not fitting:
        reader.fault(f"no other move fits {pattern!r}", "step", at, "also", index)
    for way in fitting:
        other = state.copy()
        line = [(PLAYER, way), *step.then]
        for later in made.steps[at + 1 :]:
            line += [(PLAYER, later.do), *later.then] if later.do else []
        for seat, move in line:
            why = refusal(other, seat, move)
            if why is not None:
                reader.fault(f"after {way!r}: {move!r}: {why}", "step", at, "also", index)
                return
