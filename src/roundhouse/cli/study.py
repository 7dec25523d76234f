"""`roundhouse study`: games by the ten thousand, kept as tables, and a report on them."""

from pathlib import Path
from typing import Annotated

import typer

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
from roundhouse.cli.files import write_file
from roundhouse.cli.screen import progress_bar, tell
from roundhouse.kernel.extras import need
from roundhouse.kernel.game import game
from roundhouse.texts import Texts


def study(
    game_id: GameId,
    out: Annotated[
        Path, typer.Option("--out", "-O", help="The folder; one that is there goes on.")
    ],
    seats: Seats = None,
    number: Games = 1000,
    bots: Bots = "medium",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    part: Annotated[
        int, typer.Option(min=0, help="Games to a file; by default a thirtieth, at most 100.")
    ] = 0,
    ray: Annotated[
        str, typer.Option(help="Address of a Ray cluster that plays; local for one made here.")
    ] = "",
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Many games between bots, as Parquet, and a report on them. A stopped study goes on."""
    need("study")
    if ray:
        need("ray")
    from roundhouse.bots.roster import check
    from roundhouse.study.figures import figures_of
    from roundhouse.study.folder import open_study
    from roundhouse.study.report import report
    from roundhouse.study.simulate import Job
    from roundhouse.study.spread import over_processes, over_ray, play_missing

    known = game(game_id)
    options = chosen_options(known, option, board)
    job = Job(game_id, seats_at(known, seats), tuple(bots.split(",")), seed, options)
    for name in job.bots:
        check(name)
    opened = open_study(out, job, number, part)
    with progress_bar() as bar:
        task = bar.add_task(known.name, total=number)
        spread = over_ray(ray) if ray else over_processes(workers)
        play_missing(opened, spread, lambda done: bar.advance(task, done))
    page = out / "report.html"
    write_file(page, report(opened, figures_of(opened), lang))
    tell(Texts(lang).say("cli-studied", {"file": str(page), "count": number}))
