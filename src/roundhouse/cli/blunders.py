"""The command `roundhouse blunders`."""

from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import (
    CORES,
    Board,
    GameId,
    Games,
    Options,
    Seats,
    Workers,
    chosen_options,
    seats_at,
)
from roundhouse.cli.screen import console, progress_bar
from roundhouse.kernel.game import game

if TYPE_CHECKING:
    from roundhouse.study.blunders import Blunder


def run_blunders(
    game_id: GameId,
    level: Annotated[str, typer.Option(help="The bot whose decisions are looked at.")] = "medium",
    number: Games = 4,
    every: Annotated[int, typer.Option(min=1, help="Of so many decisions one is looked at.")] = 10,
    simulations: Annotated[int, typer.Option(min=4, help="Of the search that looks.")] = 200,
    show: Annotated[int, typer.Option(min=1, help="How many are shown.")] = 12,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Workers = CORES,
    option: Options = None,
    board: Board = "",
) -> None:
    """Decisions of a level that a deeper search would not have made, the costliest first."""
    from roundhouse.bots.roster import check
    from roundhouse.study.blunders import Hunt, hunt_all
    from roundhouse.study.simulate import Job

    known = game(game_id)
    check(level)
    options = chosen_options(known, option, board)
    job = Job(game_id, seats_at(known, seats), (level,), seed, options)
    with progress_bar() as bar:
        task = bar.add_task(known.name, total=number)
        hunt = Hunt(job, every, simulations)
        found = hunt_all(hunt, number, workers, lambda done: bar.advance(task, done))
    for one in found[:show]:
        show_blunder(one)
    whole = sum(one.cost for one in found)
    console().print(f"{len(found)} doubtful decisions, {whole:.2f} games lost by them")


def show_blunder(one: "Blunder") -> None:
    out = console()
    where = f"game {one.game}, move {one.move}, round {one.round}, seat {one.seat + 1}"
    out.print(f"[bold]{one.cost:.2f}[/]  {where}", highlight=False)
    out.print(f"      played {one.played} ({one.expected:.2f})", highlight=False)
    out.print(f"      better {one.better} ({one.best:.2f})", highlight=False)
    for name, (ours, theirs) in one.parts.items():
        if abs(ours - theirs) >= 0.005:  # what differs tells why
            out.print(f"      {name:<20} {ours:8.2f} {theirs:8.2f} {theirs - ours:+.2f}")
