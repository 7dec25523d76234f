"""Faults of files that come with a game, told with file and line."""

from collections.abc import Iterable
from pathlib import Path

import typer

from roundhouse.cli.asking import spoken


def tell_faults(found: Iterable[tuple[Path, tuple[int, str]]], checked: str) -> None:
    """All of them and how many; without any, that all is well with what was checked."""
    end([f"{path}:{line}: {text}" for path, (line, text) in found], checked)


def end(faults: list[str], checked: str) -> None:
    """The faults themselves are in English, as the words of the files are."""
    if faults:
        typer.echo("\n".join(faults))
        typer.echo(spoken("cli-faults", count=len(faults)))
        raise typer.Exit(1)
    typer.echo(spoken("cli-passed", text=checked))
