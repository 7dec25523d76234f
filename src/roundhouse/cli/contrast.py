"""`roundhouse compare`: two studies side by side."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.screen import console
from roundhouse.kernel.extras import need


def run_contrast(
    one: Annotated[Path, typer.Argument(help="The folder of a study.")],
    other: Annotated[Path, typer.Argument(help="That of another: other bots, rules, a change.")],
    most: Annotated[int, typer.Option("--most", min=1, help="So many lines.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
) -> None:
    """Did it matter? What differs between two studies, corrected for how much was compared."""
    need("study")
    from rich.table import Table

    from roundhouse.study.contrast import contrast, study_in

    found = contrast(study_in(one), study_in(other))
    if as_json:
        typer.echo(json.dumps([{**asdict(line), "sure": line.sure} for line in found]))
        return
    table = Table("what", "", one.name, other.name, "by chance", "corrected", "")
    for line in found[:most]:
        values = [f"{of.value:.3g} ({of.low:.3g}–{of.high:.3g})" for of in (line.one, line.other)]
        chances = [f"{line.chance:.2g}", f"{line.corrected:.2g}"]
        table.add_row(line.kind, line.name, *values, *chances, "sure" if line.sure else "")
    console().print(table)
    sure = sum(line.sure for line in found)
    console().print(f"{sure} of {len(found)} figures surely differ", highlight=False)
