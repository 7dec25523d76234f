"""A game in the terminal: people type words, bots answer."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from roundhouse.bots import Bot, ask
from roundhouse.bots.command import CommandBot
from roundhouse.bots.roster import SECONDS, make
from roundhouse.cli.files import write_file
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.transcript import NAMES, result_lines, sentences
from roundhouse.tables.progress import Progress
from roundhouse.texts import Texts


class Left(Exception):
    """The player gets up."""


class Sitting:
    """A record being played, with the positions to which a person may still go back."""

    def __init__(self, console: Console, record: Record, texts: Texts, eye: int | None) -> None:
        self.console = console
        self.record = record
        self.texts = texts
        self.eye = eye  # whose secrets the screen may show: a person's who is alone at it
        self.undoable: list[State] = []

    @property
    def state(self) -> State:
        return self.record.state

    def play(self, move: Move, seat: int) -> None:
        before = self.state.copy()
        events = self.record.play(move, seat)
        if not self.state.reversible:
            self.undoable.clear()
        else:
            self.undoable.append(before)
        for said in sentences(self.texts, events, seat):
            self.say(said)

    def bot_plays(self, bot: Bot, seat: int, luck: Rng) -> None:
        events = self.record.play(ask(bot, self.state, seat, luck), seat)
        self.undoable.clear()
        for said in sentences(self.texts, events, self.eye):
            self.say(said)

    def undo(self) -> bool:
        if not self.undoable:
            return False
        self.record.state = self.undoable.pop()
        self.record.moves.pop()
        return True

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def hint(self, key: str, **facts: object) -> None:
        self.console.print(self.texts.say(key, facts), style="dim", markup=False, highlight=False)


def sit_down(
    console: Console, record: Record, humans: int, bots: Sequence[str], name: str, lang: str
) -> None:
    person = name or NAMES[0]
    names = [person, *[other for other in NAMES if other != person]][: record.seats]
    texts = Texts(lang, record.game_id, names)
    record.tags["names"] = ", ".join(names)
    luck = Rng(record.seed ^ 0xB07)
    people = min(max(humans, 0), record.seats)
    others = range(people, record.seats)
    machines = {
        seat: make(bots[number % len(bots)], luck.next64(), SECONDS)
        for number, seat in enumerate(others)
    }
    sitting = Sitting(console, record, texts, 0 if people == 1 else None)
    for said in sentences(texts, record.state.events, sitting.eye):
        sitting.say(said)
    sitting.hint("cli-help")
    try:
        while sitting.state.result is None:
            seat = sitting.state.actors[0]
            if seat in machines:
                sitting.bot_plays(machines[seat], seat, luck)
            else:
                ask_person(sitting, seat)
    except (Left, EOFError, KeyboardInterrupt):
        sitting.hint("cli-left")
        return
    finally:
        for machine in machines.values():
            if isinstance(machine, CommandBot):
                machine.close()
    finish(sitting, person)


def finish(sitting: Sitting, person: str) -> None:
    result = sitting.state.result
    assert result is not None
    sitting.say(str(sitting.state))
    for line in result_lines(sitting.texts, result):
        sitting.say(line)
    game = sitting.record.game_id
    progress = Progress()
    try:
        progress.note(person, game, result)
    except OSError:
        sitting.hint("cli-not-kept", file=str(progress.path))
        return
    reached = progress.stars(person, game)
    if result.facts.get("challenge") and reached:
        table = Table(sitting.texts.say("cli-challenge"), "★")
        for challenge, stars in reached.items():
            table.add_row(sitting.texts.word(challenge), "★" * stars + "☆" * (3 - stars))
        sitting.console.print(table)


def ask_person(sitting: Sitting, seat: int) -> None:
    """Words until a sentence is complete; a whole sentence may be typed at once."""
    sitting.say(str(sitting.state))
    said: Move = ()
    while following := sitting.state.words(said, seat):
        if len(following) == 1 and said:
            said = (*said, following[0])
            continue
        offer(sitting, said, following)
        prompt = f"{sitting.texts.seat(seat)} [{sitting.state.say(said)}] > "
        typed = sitting.console.input(prompt, markup=False)
        answer = command(sitting, typed.strip(), said, following)
        if answer is None:
            return
        said = answer
    sitting.play(said, seat)


def offer(sitting: Sitting, said: Move, following: Sequence[int]) -> None:
    slugs = [sitting.state.say((word,)) for word in following]
    sitting.say("  " + "  ".join(slugs))


def command(sitting: Sitting, typed: str, said: Move, following: Sequence[int]) -> Move | None:
    """What was said after this line; None when the position is another one now."""
    word, _, rest = typed.partition(" ")
    if word in ("quit", "exit"):
        raise Left
    if word in ("", "?", "help"):
        for one in following:
            slug = sitting.state.say((one,))
            sitting.say(f"  {slug:32} {sitting.texts.word(slug)}")
        sitting.hint("cli-help")
    elif word == "back":
        return back(sitting, said)
    elif word == "undo":
        if sitting.undo():
            sitting.hint("cli-undone")
            return None
        sitting.hint("cli-no-undo")
    elif word == "save" and rest:
        save(sitting, rest)
    else:
        return hear(sitting, typed, said)
    return said


def back(sitting: Sitting, said: Move) -> Move:
    """To the last word that was a choice: one that alone could follow would come again."""
    said = said[:-1]
    while said and len(sitting.state.words(said, sitting.state.actors[0])) == 1:
        said = said[:-1]
    return said


def save(sitting: Sitting, path: str) -> None:
    try:
        write_file(Path(path), sitting.record.write())
    except Refused as refused:
        sitting.hint(refused.rule, **refused.facts)
    else:
        sitting.hint("cli-saved", file=path)


def hear(sitting: Sitting, typed: str, said: Move) -> Move:
    """Words that follow are taken; others are answered with the reason."""
    state = sitting.state
    seat = state.actors[0]
    try:
        heard = state.hear(typed)
    except Refused as refused:
        sitting.hint(refused.rule, **refused.facts)
        return said
    whole = (*said, *heard) if not said or heard[:1] != said[:1] else heard
    sentence: Move = ()
    for word in whole:
        if word not in state.words(sentence, seat):
            illegal = state.check(whole, seat)
            if illegal is None or illegal.rule == "unfinished-sentence":
                sitting.hint("cli-not-here", word=state.say((word,)))
            else:
                sitting.hint(illegal.rule, **illegal.facts)
            return said
        sentence = (*sentence, word)
    return sentence
