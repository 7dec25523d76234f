"""The command `roundhouse chance`."""

from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.files import read_file
from roundhouse.kernel.record import read
from roundhouse.texts import Texts


def check_chance(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    told: Annotated[
        str, typer.Option("--promise", help="What the table told at its start; else the record's.")
    ] = "",
    lang: Language = LANGUAGE,
) -> None:
    """Was everything drawn as the table had promised? Hash, seed and every draw, once more."""
    from roundhouse.tables.promise import kept

    record = read(read_file(file))  # every move judged again, every position compared
    numbers = kept(record, told)
    facts: dict[str, object] = {"moves": len(record.moves), "numbers": numbers}
    typer.echo(Texts(lang, record.game_id).say("chance-kept", facts))
