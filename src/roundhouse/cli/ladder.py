"""The command `roundhouse ladder`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import (
    CORES,
    LANGUAGE,
    Board,
    Bots,
    GameId,
    Language,
    Options,
    Rivals,
    Workers,
    chosen_options,
)
from roundhouse.cli.files import write_file
from roundhouse.cli.screen import console, progress_bar, table_of
from roundhouse.kernel.extras import need
from roundhouse.kernel.game import game
from roundhouse.texts import Texts

if TYPE_CHECKING:
    from roundhouse.study.ladder import Match, Rating


def run_ladder(
    game_id: GameId,
    seats: Rivals = None,
    bots: Bots = "easy,medium,hard",
    most: Annotated[int, typer.Option("--games", min=1, help="Games of a match at most.")] = 100,
    to_the_end: Annotated[
        bool, typer.Option("--all", help="Play all of them, even when the test is sure.")
    ] = False,
    rungs: Annotated[
        bool, typer.Option("--rungs", help="Each only against the one before it, not every pair.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    workers: Workers = CORES,
    out: Annotated[
        Path, typer.Option("--out", "-O", help="Folder for the page, its plot and the results.")
    ] = Path("docs"),
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """Which bot is stronger: every pair plays until it is sure. Goes on where it was broken off."""
    need("study")
    from rich.markup import escape

    from roundhouse.envs.setting import seats_of
    from roundhouse.study.ladder import Ladder, climb, ratings
    from roundhouse.study.ladder_page import page, plot

    known = game(game_id)
    options = chosen_options(known, option, board)
    at = seats_of(known, seats)
    challengers = tuple(bots.split(","))
    chosen = Ladder(game_id, at, challengers, seed, options, most, to_the_end, rungs)
    name = f"ladder-{game_id}"
    with progress_bar() as bar:
        tasks = [
            bar.add_task(escape(f"{a} – {b}"), total=chosen.games) for a, b in chosen.matches()
        ]

        def show(matches: "list[Match]") -> None:
            for task, match in zip(tasks, matches):
                bar.update(task, completed=len(match.games))

        matches = climb(chosen, out / f"{name}.jsonl", workers, show)
    rated = ratings(matches)
    texts = Texts(lang, game_id)
    write_file(out / f"{name}.svg", plot(chosen, matches, texts))
    write_file(out / f"{name}.md", page(chosen, matches, rated, f"{name}.svg", texts))
    show_ladder(matches, rated, texts)


def show_ladder(matches: "list[Match]", rated: "list[Rating]", texts: Texts) -> None:
    from rich.markup import escape

    from roundhouse.study.ladder_page import verdict
    from roundhouse.study.said import interval, number

    columns = ("challenger", "against", "games", "wins", "share", "95 %", "verdict")
    table = table_of(texts, *columns)
    for match in matches:
        one = match.share
        table.add_row(
            escape(match.challenger),
            escape(match.other),
            str(len(match.games)),
            number(texts, match.wins),
            number(texts, one.value, "chance"),
            interval(texts, one, "chance"),
            verdict(match, texts),
        )
    console().print(table)
    table = table_of(texts, "bot", "games", "rating", "±")
    for rating in rated:
        skill, doubt = number(texts, rating.skill), number(texts, rating.doubt)
        table.add_row(escape(rating.bot), str(rating.games), skill, doubt)
    console().print(table)
