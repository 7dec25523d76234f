"""`roundhouse challenge`: list the challenges, check them, see how bots do."""

from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, GameId, Language, spoken
from roundhouse.cli.faults import tell_faults
from roundhouse.cli.files import read_file
from roundhouse.cli.screen import console
from roundhouse.kernel.game import game, games
from roundhouse.texts import Texts

app = typer.Typer(help="Challenges: list, check, measure.", no_args_is_help=True)


@app.command("list")
def list_challenges(lang: Language = LANGUAGE) -> None:
    """The challenges of all games."""
    from roundhouse.tables.challenges import all_challenges

    for one in all_challenges():
        texts = Texts(lang, one.game)
        about = texts.say(f"{one.key}-about", {"needs": one.needs})
        stars = "/".join(map(str, one.goal.stars))
        typer.echo(f"{one.game:10} {one.name:22} {stars:10} {texts.say(one.key)}: {about}")


@app.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(help="A file of challenges; all that are here without.")
    ] = None,
    of: Annotated[str, typer.Option("--game", help="The file's game; else by its folder.")] = "",
) -> None:
    """List everything that is wrong with a file of challenges, each fault with its line."""
    from roundhouse.tables import challenges

    paths = [(id, path) for id in games() if (path := challenges.file(id)) is not None]
    if file is not None:
        paths = [(game(of or file.absolute().parents[1].name).id, file)]
    found = [
        (path, fault) for id, path in paths for fault in challenges.faults_of(read_file(path), id)
    ]
    tell_faults(found, spoken("cli-checked-challenges", count=len(paths)))


@app.command()
def measure(
    game_id: GameId,
    name: Annotated[str, typer.Argument(help="One of its challenges; all without it.")] = "",
    bot: Annotated[str, typer.Option(help="Who tries it.")] = "medium",
    tries: Annotated[int, typer.Option(help="How often.")] = 6,
) -> None:
    """What a bot reaches, try by try: by this the thresholds are found."""
    from roundhouse.tables.challenges import challenge, challenges
    from roundhouse.tables.trying import tried

    for one in [challenge(game_id, name)] if name else challenges(game_id):
        found = [tried(one, bot, number) for number in range(tries)]
        stars = " ".join(f"{came}{'*' * reached}" for came, reached in found)
        console().print(
            f"{one.name:22} {one.goal.figure} {one.goal.stars}: {stars}", highlight=False
        )
