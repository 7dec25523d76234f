"""The command `roundhouse review`."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.files import read_file
from roundhouse.cli.screen import console, progress_bar
from roundhouse.kernel.record import read
from roundhouse.kernel.refusal import refuse

if TYPE_CHECKING:
    from rich.table import Table

    from roundhouse.study.review import Decision, GameReview
    from roundhouse.texts import Texts

MARKS = "▁▂▃▄▅▆▇█"
WIDTH = 20  # of a curve


def run_review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    simulations: Annotated[
        int, typer.Option(min=0, help="For each decision; 0: half of what hard has for a move.")
    ] = 0,
    show: Annotated[int, typer.Option(min=1, help="How many costly moves of each player.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """A finished game again: everybody's chances, luck and decisions, the costliest moves."""
    from roundhouse.study.review import review
    from roundhouse.study.transcript import texts_of

    record = read(read_file(file))
    if record.state.result is None:
        raise refuse("review-unfinished", {"moves": len(record.moves)})
    with progress_bar() as bar:
        task = bar.add_task(record.state.game.name, total=len(record.moves))
        found = review(record, simulations, lambda done: bar.advance(task, done))
    if as_json:
        typer.echo(json.dumps(found.data()))
        return
    texts = texts_of(record, lang)
    console().print(people_table(found, texts))
    for seat in range(record.seats):
        for one in found.costliest(seat, show):
            show_costly(one, texts)
    if not any(one.verdict == "costly" for one in found.decisions):
        console().print(texts.say("review-none"), markup=False)
    close = sum(1 for one in found.decisions if one.verdict == "close")
    console().print(texts.say("review-close", {"count": close}), markup=False)


def people_table(found: "GameReview", texts: "Texts") -> "Table":
    from rich.table import Table

    names = ("who", "first", "luck", "decided", "last", "lost", "good")
    table = Table(*[texts.say(f"review-{name}") for name in names], "")
    for one in found.ways:
        chances = [by_seat[one.seat][0] for by_seat in found.chances]
        table.add_row(
            texts.seat(one.seat),
            chance(texts, one.first),
            gain(texts, one.luck),
            gain(texts, one.decided),
            chance(texts, one.last),
            chance(texts, one.lost),
            f"{one.good}/{one.decisions}",
            line(chances),
        )
    return table


def chance(texts: "Texts", value: float) -> str:
    return texts.say("study-chance", {"value": value})


def gain(texts: "Texts", value: float) -> str:
    return ("+" if value >= 0 else "") + chance(texts, value)


def line(way: list[float]) -> str:
    """A curve of at most so many signs."""
    many = min(WIDTH, len(way))
    return "".join(
        MARKS[min(int(way[at * (len(way) - 1) // max(many - 1, 1)] * len(MARKS)), len(MARKS) - 1)]
        for at in range(many)
    )


def said(move: str, texts: "Texts") -> str:
    """A move as people say it: places by their names and neighbours."""
    return " · ".join(texts.phrase(move.split()))


def show_costly(one: "Decision", texts: "Texts") -> None:
    out = console()
    facts = {"move": one.move, "person": texts.seat(one.seat), "played": said(one.played, texts)}
    out.print(texts.say("review-costly", facts), style="bold", markup=False, highlight=False)
    figures = {"best": round(100 * one.best), "percent": round(100 * one.expected)}
    better = texts.say("review-better", {"better": said(one.better, texts), **figures})
    out.print(f"  {better}", markup=False, highlight=False)
    for name, told in one.reasons:
        why = texts.say(f"{texts.game}-why-{name}", told)
        out.print(f"  · {why}", markup=False, highlight=False)
