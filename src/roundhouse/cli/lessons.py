"""`roundhouse learn`, and `roundhouse lesson`: list the lessons, check one or all."""

from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.asking import LANGUAGE, GameId, Language, spoken
from roundhouse.cli.faults import tell_faults
from roundhouse.cli.files import read_file
from roundhouse.cli.screen import console
from roundhouse.kernel.game import game, games
from roundhouse.kernel.refusal import refuse
from roundhouse.texts import Texts

app = typer.Typer(help="Lessons: list, check.", no_args_is_help=True)

LessonName = Annotated[str, typer.Argument(help="One of its lessons; the first without it.")]
Again = Annotated[bool, typer.Option("--again", help="From the beginning.")]
Name = Annotated[str, typer.Option(help="Your name.")]


def learn(
    game_id: GameId,
    lesson_name: LessonName = "",
    again: Again = False,
    name: Name = "",
    lang: Language = LANGUAGE,
) -> None:
    """Learn a game in the terminal; a lesson that was left is taken up again."""
    from roundhouse.cli.learn import take_lesson
    from roundhouse.tables.lessons import lesson, lessons

    known = lessons(game(game_id).id)
    if not known:
        raise refuse("no-lessons", {"game": game_id})
    chosen = lesson(game_id, lesson_name) if lesson_name else known[0]
    take_lesson(console(), chosen, name, lang, again)


@app.command("list")
def list_lessons(lang: Language = LANGUAGE) -> None:
    """The lessons of all games."""
    from roundhouse.tables.lessons import all_lessons

    for one in all_lessons():
        texts = Texts(lang, one.game)
        about = f"{texts.say(one.key)}: {texts.say(f'{one.key}-about')}"
        typer.echo(f"{one.game:10} {one.name:12} {one.minutes:2} min  {about}")


@app.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(help="A lesson; all that are here without.")
    ] = None,
    of: Annotated[str, typer.Option("--game", help="The file's game; else by its folder.")] = "",
) -> None:
    """List everything that is wrong with a lesson, each fault with its line; it is played to its
    end by its own hints."""
    from roundhouse.tables.lessons import faults_of, files

    paths = [(id, path) for id in games() for path in files(id)]
    if file is not None:
        paths = [(game(of or file.absolute().parents[1].name).id, file)]
    found = [
        (path, fault) for id, path in paths for fault in faults_of(read_file(path), id, path.stem)
    ]
    tell_faults(found, spoken("cli-checked-lessons", count=len(paths)))
