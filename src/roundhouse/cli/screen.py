"""What commands write to. Rich is loaded when there is something to show: `--help` needn't wait."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from roundhouse.texts import Texts

SIGNS = ("", "±", "95 %", "q, r")  # headings that every language has


def console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr)


def table_of(texts: "Texts", *columns: str, title: str = "") -> "Table":
    """With headings in the language of the texts."""
    from rich.table import Table

    heads = [one if one in SIGNS else texts.say(f"cli-col-{one}") for one in columns]
    return Table(*heads, title=title or None, title_justify="left")


def tell(said: str) -> None:
    """A sentence, as it stands."""
    console().print(said, markup=False, highlight=False, soft_wrap=True)


def two_places(texts: "Texts", value: float) -> str:
    return texts.say("study-mean", {"value": value})


def progress_bar() -> "Progress":
    """On the error output: what is printed may go into a file."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console(stderr=True))
