"""The command `roundhouse conduct`."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import (
    CORES,
    LANGUAGE,
    Board,
    GameId,
    Games,
    Language,
    Options,
    Seats,
    Workers,
    chosen_options,
)
from roundhouse.cli.files import read_file, write_file
from roundhouse.cli.screen import console, progress_bar, table_of
from roundhouse.kernel.game import game
from roundhouse.kernel.refusal import refuse
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.kernel.record import Record


def run_conduct(
    game_id: GameId,
    records: Annotated[
        list[Path] | None, typer.Argument(help="Recorded games; without them the level plays.")
    ] = None,
    level: Annotated[str, typer.Option(help="The bot in all seats.")] = "medium",
    number: Games = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    out: Annotated[Path | None, typer.Option("--out", "-O", help="A page to write.")] = None,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """How a level plays, in figures that a player of the game would name, and their bounds."""
    from roundhouse.bots.roster import check
    from roundhouse.study.conduct import (
        COLUMNS,
        bounds_of,
        cells,
        measure,
        page,
        rows,
        total,
        watched,
    )
    from roundhouse.study.simulate import Job

    known = game(game_id)
    bounds = bounds_of(game_id)
    check(level)
    options = {**bounds.options, **chosen_options(known, option, board)}
    job = Job(game_id, seats or bounds.seats, (level,), seed, options)
    with progress_bar() as bar:
        if records:
            task = bar.add_task(known.name, total=len(records))
            read_in = (watched(one) for one in records_of(game_id, records))
            ledger = total(read_in, lambda done: bar.advance(task, done))
        else:
            task = bar.add_task(known.name, total=number)
            ledger = measure(job, number, workers, lambda done: bar.advance(task, done))
    texts = Texts(lang, game_id)
    table = table_of(texts, *COLUMNS, title=f"{known.name}, {level}")
    for bound, figure in rows(game_id, ledger):
        style = None if bound.kept(figure) else "bold red"
        table.add_row(*cells(texts, bound, figure), style=style)
    console().print(table)
    if out is not None:
        command = ["roundhouse", "conduct", game_id]
        if records:
            command += [path.name for path in records]
        else:
            command += ["--level", level, "--games", str(number)]
            command += ["--seats", str(job.seats), "--seed", str(seed)]
            command += [part for one in option or [] for part in ("--option", one)]
            command += ["--map", board] if board else []
        write_file(out, page(job, len(records or []) or number, ledger, command, texts))


def records_of(game_id: str, paths: list[Path]) -> Iterator["Record"]:
    """Of that game: figures of another would look well, since none of its events is counted."""
    from roundhouse.kernel.record import read

    for path in paths:
        record = read(read_file(path))
        if record.game_id != game_id:
            raise refuse("other-game", {"file": path.name, "game": record.game_id})
        yield record
