"""A lesson in the terminal: the teacher says what to do, the learner types it."""

import json
import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console

from roundhouse.cli.play import Left, Sitting, ask_person
from roundhouse.kernel.record import Record
from roundhouse.kernel.words import Move
from roundhouse.study.transcript import NAMES, sentences
from roundhouse.tables.goals import PLAYER
from roundhouse.tables.lessons import Lesson, Step, lessons
from roundhouse.tables.positions import Said
from roundhouse.texts import Texts


class Notebook:
    """Where somebody stands in his lessons: the moves he has made, by person, game and lesson."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("roundhouse") / "lessons.json"

    def moves(self, person: str, lesson: Lesson) -> list[Said]:
        kept = self._read().get(person, {}).get(lesson.game, {}).get(lesson.name, [])
        try:
            return [(int(seat), str(text)) for seat, text in kept]
        except (TypeError, ValueError):
            return []

    def note(self, person: str, lesson: Lesson, moves: list[Said]) -> None:
        everyone = self._read()
        mine = everyone.setdefault(person, {}).setdefault(lesson.game, {})
        mine[lesson.name] = moves
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")  # a cut can't lose what was there
        beside.write_text(json.dumps(everyone, indent=1, ensure_ascii=False), "utf-8")
        os.replace(beside, self.path)

    def _read(self) -> dict[str, Any]:
        """A file that can't be read is begun anew: it holds nothing but places in lessons."""
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        shaped = isinstance(found, dict) and all(
            isinstance(games, dict) and all(isinstance(one, dict) for one in games.values())
            for games in found.values()
        )
        return found if shaped else {}


class Class(Sitting):
    """A sitting that is taught: what the step doesn't ask for is answered by the lesson."""

    def __init__(self, console: Console, record: Record, texts: Texts, lesson: Lesson) -> None:
        super().__init__(console, record, texts, PLAYER)
        self.lesson = lesson

    @property
    def made(self) -> list[Said]:
        return [(step.seat, step.text) for step in self.record.moves]

    @property
    def asked(self) -> Step | None:
        standing = self.lesson.standing(self.made)
        return standing.asked if standing else None

    def play(self, move: Move, seat: int) -> None:
        step = self.asked
        assert step is not None
        illegal = self.lesson.judge(step, self.state.say(move))
        if illegal is not None:
            self.hint(illegal.rule, **illegal.facts)
            return
        super().play(move, seat)
        for other, text in step.then:
            events = self.record.play(text, other)
            self.undoable.clear()
            for said in sentences(self.texts, events, self.eye):
                self.say(said)

    def teach(self, step: Step, number: int) -> None:
        key = f"{self.lesson.key}-{step.name}"
        most = len(self.lesson.steps)
        count = self.texts.say("web-lesson-step", {"count": number + 1, "most": most})
        self.console.print(f"\n{count} · {self.texts.say(f'{key}-title')}", style="bold")
        self.say(self.texts.say(key))
        if step.do:
            self.say(f"→ {self.texts.say(f'{key}-do')}")
            self.hint("cli-lesson-hint", text=step.do)


def take_lesson(console: Console, lesson: Lesson, name: str, lang: str, again: bool) -> None:
    """From where it was left, unless `again`."""
    person = name or NAMES[0]
    names = [person, *[other for other in NAMES[1:] if other != person]][: lesson.seats]
    notebook = Notebook()
    kept = [] if again else notebook.moves(person, lesson)
    if lesson.standing(kept) is None or len(kept) >= lesson.length:
        kept = list(lesson.before)  # begun anew: there is none, it is over, or it has changed
    record = Record(lesson.game, lesson.seats, lesson.seed, lesson.options)
    for seat, text in kept:
        record.play(text, seat)
    state = record.state
    called = state.game.names(record.options, lang)
    texts = Texts(lang, lesson.game, names, called, state.game.gazetteer(state))
    sitting = Class(console, record, texts, lesson)
    console.print(texts.say(lesson.key), style="bold")
    sitting.hint("cli-help")
    try:
        _teach_on(sitting)
        _lead_on(sitting)
    except (Left, EOFError, KeyboardInterrupt):
        sitting.hint("cli-lesson-left", text=f"{lesson.game} {lesson.name}")
    finally:
        notebook.note(person, lesson, sitting.made)


def _teach_on(sitting: Class) -> None:
    """Step by step until there is none left."""
    told = -1
    while (standing := sitting.lesson.standing(sitting.made)) is not None:
        for number in range(standing.first, len(sitting.lesson.steps)):
            step = sitting.lesson.steps[number]
            if number > told or step is standing.asked:
                sitting.teach(step, number)
            if step is standing.asked:
                told = number
                break
        if standing.asked is None:
            return
        ask_person(sitting, PLAYER)


def _lead_on(sitting: Class) -> None:
    """What may come next: the lesson that follows, and a game."""
    game_id = sitting.lesson.game
    names = [one.name for one in lessons(game_id)]
    following = names[names.index(sitting.lesson.name) + 1 :][:1]
    for name in following:
        sitting.hint("cli-lesson-next", text=f"{game_id} {name}")
    sitting.hint("cli-lesson-play", text=game_id)
