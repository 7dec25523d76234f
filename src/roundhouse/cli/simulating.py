"""The command `roundhouse simulate`."""

import json
import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from roundhouse import compiled
from roundhouse.cli.asking import (
    CORES,
    LANGUAGE,
    Board,
    Bots,
    GameId,
    Games,
    Language,
    Options,
    Seats,
    Workers,
    chosen_options,
    seats_at,
)
from roundhouse.cli.screen import console, progress_bar, table_of, tell
from roundhouse.kernel.game import game
from roundhouse.texts import Texts

STOPPED = 130  # the exit status of who was stopped, by Ctrl-C or by whoever ends jobs


@contextmanager
def ended_as_by_a_key() -> Iterator[None]:
    """SIGTERM, by which batch systems, containers and `timeout` end what takes too long, is taken
    as Ctrl-C. That is for all processes of a terminal; this one passes it on."""

    def stop(*_: object) -> None:
        for process in multiprocessing.active_children():
            process.terminate()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def engine(texts: Texts) -> str:
    return texts.say("cli-engine-compiled" if compiled else "cli-engine-pure")


def run_simulation(
    game_id: GameId,
    seats: Seats = None,
    number: Games = 100,
    bots: Bots = "medium,easy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    option: Options = None,
    board: Board = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", "-O", help="A file for each game's outcome; a stopped one goes on."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """Many games between bots, and what came out."""
    from roundhouse.study.kept import Kept
    from roundhouse.study.simulate import Job, play_some, summary

    known = game(game_id)
    options = chosen_options(known, option, board)
    job = Job(game_id, seats_at(known, seats), tuple(bots.split(",")), seed, options)
    kept = Kept(out, job)
    missing = [one for one in range(number) if one not in kept.outcomes]
    stopped = False
    with progress_bar() as bar:
        task = bar.add_task(known.name, total=number, completed=number - len(missing))
        try:
            with ended_as_by_a_key():
                for done in play_some(job, missing, workers):
                    kept.add(done)
                    bar.advance(task, len(done))
        except KeyboardInterrupt:
            stopped = True
    if played := kept.first(number):
        figures = summary(played)
        if as_json:
            typer.echo(json.dumps(figures))
        else:
            show_summary(figures, Texts(lang, game_id))
    if stopped:
        raise typer.Exit(STOPPED)


def show_summary(figures: dict[str, Any], texts: Texts) -> None:
    from rich.markup import escape

    from roundhouse.study.said import number, reason

    for what in ("seat", "bot"):
        columns = ("games", "wins", "share", "score", "±", "least", "most")
        table = table_of(texts, what, *columns)
        for line in figures[f"{what}s"]:
            table.add_row(
                escape(line["name"]),
                number(texts, line["games"]),
                number(texts, line["wins"]),
                number(texts, line["share"], "percent"),
                number(texts, line["mean"]),
                number(texts, line["spread"]),
                str(line["low"]),
                str(line["high"]),
            )
        console().print(table)
    moves = figures["moves"]
    facts = {
        "count": figures["games"],
        "value": number(texts, round(moves["mean"])),
        "low": moves["low"],
        "high": moves["high"],
        "number": round(figures["decisions_per_second"]),
        "text": engine(texts),
    }
    tell(texts.say("cli-simulated", facts))
    for slug, times in figures["reasons"].items():
        tell(f"{times} × {reason(texts, slug)}")
    said = Counter(texts.refusal("bot-failed", facts) for facts in figures["forfeits"])
    for why, times in said.items():
        tell(f"{times} × {why}")
