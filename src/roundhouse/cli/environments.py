"""`roundhouse env`: what an environment's numbers mean."""

import typer

from roundhouse.cli.asking import (
    LANGUAGE,
    Board,
    GameId,
    Language,
    Options,
    Rivals,
    chosen_options,
)
from roundhouse.cli.screen import console, table_of, tell
from roundhouse.kernel.game import game
from roundhouse.kernel.parts import LOWEST, Part
from roundhouse.texts import Texts

app = typer.Typer()


@app.callback()
def env() -> None:
    """The games as environments for programs that learn."""


@app.command()
def describe(
    game_id: GameId,
    seats: Rivals = None,
    option: Options = None,
    board: Board = "",
    lang: Language = LANGUAGE,
) -> None:
    """The parts of an observation: from which number on, their shape and meaning."""
    from roundhouse.envs.setting import parts_of, seats_of

    known = game(game_id)
    options = chosen_options(known, option, board)
    parts = parts_of(game_id, seats, options)
    words = len(known.new(seats_of(known, seats), 0, options).vocabulary)
    texts = Texts(lang)
    table = table_of(texts, "part", "from", "shape", "range", "meaning")
    for part in parts:
        table.add_row(part.name, str(part.start), shape(part), range_of(part), part.meaning)
    numbers = parts[-1].start + parts[-1].length
    console().print(table)
    tell(texts.say("cli-environment", {"numbers": numbers, "count": words}))


def shape(part: Part) -> str:
    return " × ".join(f"{axis} {n}" for axis, n in zip(part.axes, part.sizes, strict=True)) or "1"


def range_of(part: Part) -> str:
    """Nothing where nobody knows."""
    return "" if part.low == LOWEST else f"{part.low}–{part.high}"
