"""`roundhouse new`: begin a game of your own, as a package that plays at once."""

import os
import re
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.asking import spoken
from roundhouse.kernel.game import games
from roundhouse.kernel.refusal import refuse

app = typer.Typer(help="Begin something of your own: a game.", no_args_is_help=True)

NAME = re.compile(r"[a-z]{3,20}")
EXAMPLE = ("siding", "Siding", "SID")  # as the skeleton calls itself, its classes and its rules
SKELETON = Path(str(resources.files("roundhouse.cli"))) / "skeleton"


@app.command()
def game(
    name: Annotated[str, typer.Argument(help="What to call it: three to twenty small letters.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it; ./NAME if unsaid.")
    ] = None,
) -> None:
    """Write a small game that plays: rules, data, texts, rule book, bot, tests and a record."""
    if not NAME.fullmatch(name):
        raise refuse("bad-game-name")
    if name in games():
        raise refuse("game-is-there", {"game": name})
    there = Path(name) if folder is None else folder
    if there.exists():
        raise refuse("file-is-there", {"file": str(there)})
    written = write(name, there)
    record(name, there)
    then = f"cd {there} && pip install -e . pytest && python -m pytest"
    typer.echo(spoken("cli-game-begun", file=str(there), count=written, text=then))


def write(name: str, there: Path) -> int:
    """The skeleton under its new name; how many files it has."""
    count = 0
    for path in sorted(SKELETON.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        target = there / renamed(path.relative_to(SKELETON).as_posix(), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
        count += 1
    return count


def renamed(text: str, name: str) -> str:
    for old, new in zip(EXAMPLE, (name, name.capitalize(), name[:3].upper()), strict=True):
        text = text.replace(old, new)
    return text


def record(name: str, there: Path) -> None:
    """A first recorded game, played by the package as it was just written."""
    with tempfile.TemporaryDirectory() as installed:
        info = Path(installed, f"roundhouse_{name}-0.dist-info")
        info.mkdir()
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: roundhouse-{name}\nVersion: 0\n"
        )
        (info / "entry_points.txt").write_text(
            f"[roundhouse.games]\n{name} = roundhouse_{name}:game\n"
        )
        out = there / "tests" / "records" / "first.record"
        out.parent.mkdir(parents=True, exist_ok=True)
        path = os.pathsep.join([installed, str(there.absolute()), os.environ.get("PYTHONPATH", "")])
        command = ["record", name, "--seats", "3", "--bots", "medium", "--seed", "7"]
        subprocess.run(
            [sys.executable, "-m", "roundhouse", *command, "--out", str(out)],
            env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
            stdout=subprocess.DEVNULL,
        )
