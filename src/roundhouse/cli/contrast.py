"""`roundhouse compare`: two studies side by side."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, Language
from roundhouse.cli.screen import console
from roundhouse.kernel.extras import need

if TYPE_CHECKING:
    from roundhouse.study.contrast import Difference
    from roundhouse.study.intervals import Estimate
    from roundhouse.texts import Texts

LEAST = 0.0001  # smaller chances are only said to be smaller
COLUMNS = {"wins": "share"}  # as a report heads them, where it has another word for the figure


def run_contrast(
    one: Annotated[Path, typer.Argument(help="The folder of a study.")],
    other: Annotated[Path, typer.Argument(help="That of another: other bots, rules, a change.")],
    most: Annotated[int, typer.Option("--most", min=1, help="So many lines.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
    lang: Language = LANGUAGE,
) -> None:
    """Did it matter? What differs between two studies, corrected for how much was compared."""
    need("study")
    from rich.markup import escape
    from rich.table import Table

    from roundhouse.study.contrast import contrast, study_in
    from roundhouse.study.said import texts_for

    first = study_in(one)
    found = contrast(first, study_in(other))
    if as_json:
        typer.echo(json.dumps([line.data() for line in found], allow_nan=False))
        return
    texts = texts_for(first.job, lang)
    heads = [texts.say(f"compare-{name}") for name in ("what", "chance", "corrected")]
    table = Table(heads[0], "", escape(one.name), escape(other.name), *heads[1:], "")
    for line in found[:most]:
        chances = [odds(texts, value) for value in (line.chance, line.corrected)]
        values = [told(texts, line.figure, of) for of in (line.one, line.other)]
        table.add_row(*map(escape, (*titles(texts, line), *values, *chances, verdict(texts, line))))
    console().print(table)
    facts = {"count": sum(line.sure for line in found), "most": len(found)}
    console().print(texts.say("compare-sum", facts), highlight=False)


def titles(texts: "Texts", line: "Difference") -> tuple[str, str]:
    """What is compared, and whose it is."""
    from roundhouse.study.said import kind_key, thing

    if line.kind == "games":
        return texts.say(f"study-{line.figure}"), ""
    house = line.kind in ("seat", "bot")
    key = f"study-{line.kind}s" if house else kind_key(texts, line.kind)
    column = texts.say(f"study-column-{COLUMNS.get(line.figure, line.figure)}")
    return f"{texts.say(key)}, {column}", thing(texts, line.name)


def told(texts: "Texts", figure: str, of: "Estimate") -> str:
    from roundhouse.study.said import interval, number

    kind = "percent" if figure == "wins" else "mean"
    return f"{number(texts, of.value, kind)} ({interval(texts, of, kind)})"


def odds(texts: "Texts", chance: float | None) -> str:
    if chance is None:
        return ""
    said = texts.say("compare-odds", {"value": max(chance, LEAST)})
    return f"< {said}" if chance < LEAST else said


def verdict(texts: "Texts", line: "Difference") -> str:
    words = [name for name in ("few", "steady", "sure") if getattr(line, name)]
    return ", ".join(texts.say(f"compare-{name}") for name in words)
