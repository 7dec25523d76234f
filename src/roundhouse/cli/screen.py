"""What commands write to. Rich is loaded when there is something to show: `--help` needn't wait."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


def console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr)


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
