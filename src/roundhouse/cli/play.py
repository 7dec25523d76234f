"""A game in the terminal: people type words, bots answer."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from roundhouse.bots import ask, dismiss
from roundhouse.bots.roster import SECONDS, make
from roundhouse.cli.files import write_file
from roundhouse.cli.progress import Progress
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refused
from roundhouse.kernel.rng import Rng
from roundhouse.kernel.speech import spoken_by
from roundhouse.kernel.state import State
from roundhouse.kernel.words import Move
from roundhouse.study.transcript import NAMES, result_lines, sentences
from roundhouse.tables.challenges import Challenge, played_for
from roundhouse.tables.goals import MOST
from roundhouse.tables.text_board import TextBoard
from roundhouse.texts import Texts


class Left(Exception):
    """The player gets up."""


class Sitting:
    """A record being played, with the positions to which a person may still go back."""

    def __init__(
        self, console: Console, record: Record, texts: Texts, eye: int | None, text: bool = False
    ) -> None:
        self.console = console
        self.record = record
        self.texts = texts
        self.eye = eye  # whose secrets the screen may show: a person's who is alone at it
        self.text = text  # no drawing: what stands there is asked for
        self.undoable: list[State] = []
        self.since: list[str] = []  # what others did since a person moved
        self.warned = False  # that the board is wider than the window

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
        self.since.clear()
        for said in sentences(self.texts, events, seat):
            self.say(said)

    def bot_plays(self, move: Move, seat: int) -> None:
        events = self.record.play(move, seat)
        self.undoable.clear()
        for said in sentences(self.texts, events, self.eye):
            self.since.append(said)
            self.say(said)

    def show(self) -> None:
        """The board, in the language of who sits here and with what is his."""
        if not self.text:
            with spoken_by(self.texts):
                board = self.state.game.show(self.state, self.eye)
            wide = max(map(cell_len, board.splitlines()))
            if wide > self.console.width and not self.warned:
                self.hint("cli-narrow", count=wide, most=self.console.width)
                self.warned = True
            self.say(board)

    def told(self, line: str, seat: int) -> list[str]:
        """What the text board answers; the same in the browser."""
        if line in ("l", "ll"):
            return self.since or [self.texts.say("text-nothing-since")]
        if line == "clock":
            return [self.texts.say("text-no-clock")]
        return TextBoard(self.state, seat, self.texts).answered(line)

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
    console: Console,
    record: Record,
    humans: int,
    bots: Sequence[str],
    name: str,
    lang: str,
    text: bool = False,
) -> None:
    person = name or NAMES[0]
    luck = Rng(record.seed ^ 0xB07)
    people = min(max(humans, 0), record.seats)
    others = range(people, record.seats)
    machines = {
        seat: make(bots[number % len(bots)], luck.next64(), SECONDS)
        for number, seat in enumerate(others)
    }
    sitting = seated(console, record, people, person, lang)
    sitting.text = text
    try:
        over = played_on(
            sitting, people, lambda seat: ask(machines[seat], sitting.state, seat, luck)
        )
    finally:
        for machine in machines.values():
            dismiss(machine)
    challenge = played_for(record.game_id, record.seats, record.options)
    if over and challenge is not None:
        show_stars(sitting, person, challenge)


def seated(console: Console, record: Record, people: int, person: str, lang: str) -> Sitting:
    names = [person, *[other for other in NAMES if other != person]][: record.seats]
    state = record.state
    called = state.game.names(record.options, lang)
    texts = Texts(lang, record.game_id, names, called, state.game.gazetteer(state))
    record.tags["names"] = ", ".join(names)
    return Sitting(console, record, texts, 0 if people == 1 else None)


def played_on(sitting: Sitting, people: int, reply: Callable[[int], Move]) -> bool:
    """Until the end, or until somebody gets up: then it isn't one. The first seats are people's;
    at the others a bot replies."""
    for said in sentences(sitting.texts, sitting.state.events, sitting.eye):
        sitting.say(said)
    sitting.hint("cli-help")
    try:
        while sitting.state.result is None:
            seat = sitting.state.actors[0]
            if seat < people:
                ask_person(sitting, seat)
            else:
                sitting.bot_plays(reply(seat), seat)
    except (Left, EOFError, KeyboardInterrupt):
        sitting.hint("cli-left")
        return False
    sitting.show()
    for line in result_lines(sitting.texts, sitting.state.result):
        sitting.say(line)
    return True


def show_stars(sitting: Sitting, person: str, challenge: Challenge) -> None:
    """What was reached now and before."""
    progress = Progress()
    try:
        progress.note(person, challenge.game, challenge.name, challenge.goal.reached(sitting.state))
    except OSError:
        sitting.hint("cli-not-kept", file=str(progress.path))
        return
    table = Table(sitting.texts.say("cli-challenge"), "★")
    for name, stars in progress.stars(person, challenge.game).items():
        title = sitting.texts.say(f"{challenge.game}-challenge-{name}")
        table.add_row(title, "★" * stars + "☆" * (MOST - stars))
    sitting.console.print(table)


def ask_person(sitting: Sitting, seat: int) -> None:
    """Words until a sentence is complete; a whole sentence may be typed at once."""
    sitting.show()
    said: Move = ()
    while following := sitting.state.words(said, seat):
        if len(following) == 1 and said:
            said = (*said, following[0])
            continue
        offer(sitting, said, following)
        prompt = f"{sitting.texts.seat(seat)} [{sitting.state.say(said)}] > "
        typed = sitting.console.input(prompt, markup=False)
        answer = command(sitting, typed.strip(), said, following, seat)
        if answer is None:
            return
        said = answer
    sitting.play(said, seat)


def offer(sitting: Sitting, said: Move, following: Sequence[int]) -> None:
    slugs = [sitting.state.say((word,)) for word in following]
    sitting.say("  " + "  ".join(slugs))


def command(
    sitting: Sitting, typed: str, said: Move, following: Sequence[int], seat: int
) -> Move | None:
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
        return back(sitting, said, seat)
    elif word in ("undo", "u"):
        if sitting.undo():
            sitting.hint("cli-undone")
            return None
        sitting.hint("cli-no-undo")
    elif word == "save" and rest:
        save(sitting, rest)
    elif lines := asked(sitting, typed, said, following, seat):
        for line in lines:
            sitting.say(line)
    else:
        return hear(sitting, typed, said, seat)
    return said


def asked(
    sitting: Sitting, typed: str, said: Move, following: Sequence[int], seat: int
) -> list[str]:
    """The answer to a question; none where a choice was typed. In the midst of a move a place's
    name alone is a choice, too, and may be refused."""
    word, _, rest = typed.partition(" ")
    if word in [sitting.state.say((one,)) for one in following]:
        return []
    if said and not rest and len(word) > 1:
        return []
    return sitting.told(typed, seat)


def back(sitting: Sitting, said: Move, seat: int) -> Move:
    """To the last word that was a choice: one that alone could follow would come again."""
    said = said[:-1]
    while said and len(sitting.state.words(said, seat)) == 1:
        said = said[:-1]
    return said


def save(sitting: Sitting, path: str) -> None:
    try:
        write_file(Path(path), sitting.record.write())
    except Refused as refused:
        sitting.hint(refused.rule, **refused.facts)
    else:
        sitting.hint("cli-saved", file=path)


def hear(sitting: Sitting, typed: str, said: Move, seat: int) -> Move:
    """Words that follow are taken; others are answered with the reason."""
    state = sitting.state
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
