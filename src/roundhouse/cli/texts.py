"""`roundhouse texts`: which languages there are, and what one still lacks."""

from typing import Annotated

import typer

from roundhouse.cli.asking import spoken
from roundhouse.kernel.refusal import refuse
from roundhouse.texts import DEFAULT, Texts, keys, languages, missing, sources

app = typer.Typer(help="Languages: list, missing.", no_args_is_help=True)


def share(language: str) -> int:
    """How much of what English says the language says, in percent, rounded down."""
    all_keys = sum(len(keys(file)) for file in sources(DEFAULT))
    lacking = sum(len(some) for some in missing(language).values())
    return 100 * (all_keys - lacking) // all_keys


@app.command("list")
def list_languages() -> None:
    """The languages, and how complete they are."""
    for language in languages():
        typer.echo(f"{language:10} {share(language)} %")


@app.command("missing")
def show_missing(
    language: Annotated[str, typer.Argument(help="A language's code, such as de or pt-BR.")],
) -> None:
    """What a language still has to say, file by file, with the English beside it."""
    if language not in languages():
        known = ", ".join(languages())
        raise refuse("unknown-language", {"language": language[:40], "known": known})
    english = Texts(DEFAULT).bundles[0]
    lacking = missing(language)
    for file, some in lacking.items():
        typer.echo(f"{file.parents[2].name}/{file.parents[1].name}/{language}/{file.name}")
        for key in some:
            pattern = english.get_message(key).value
            said, _ = english.format_pattern(pattern, {}) if pattern else ("", [])
            typer.echo(f"  {key} = {said}")
    missing_keys = sum(map(len, lacking.values()))
    facts = {"language": language, "percent": share(language), "count": missing_keys}
    typer.echo(spoken("cli-lacking", **facts))
