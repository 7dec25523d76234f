"""`roundhouse book`: what explains a game, checked."""

from typing import Annotated

import typer

from roundhouse.cli.asking import spoken
from roundhouse.cli.faults import tell_faults
from roundhouse.kernel.game import game, games

app = typer.Typer(help="What explains a game: check.", no_args_is_help=True)


@app.callback()
def book() -> None:
    """What explains a game: check."""


@app.command()
def check(
    of: Annotated[str, typer.Argument(help="A game; all that are here without.")] = "",
) -> None:
    """List everything that is wrong with the figures of the rule books and with what is told of the
    things on the boards, each fault with its line; every position is played."""
    from roundhouse.tables import figures, things

    checked = [game(of).id] if of else list(games())
    found = [fault for id in checked for part in (figures, things) for fault in part.faults_of(id)]
    tell_faults(found, spoken("cli-checked-books", text=", ".join(checked)))
