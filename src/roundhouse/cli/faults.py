"""Faults of files that come with a game, told with file and line."""

from collections.abc import Iterable
from pathlib import Path

import typer


def tell(found: Iterable[tuple[Path, tuple[int, str]]], checked: str) -> None:
    """All of them and how many; without any, that all is well with what was checked."""
    lines = [f"{path}:{line}: {text}" for path, (line, text) in found]
    if lines:
        typer.echo("\n".join(lines))
        typer.echo(f"{len(lines)} {'fault' if len(lines) == 1 else 'faults'}")
        raise typer.Exit(1)
    typer.echo(f"{checked}: all checks passed")
