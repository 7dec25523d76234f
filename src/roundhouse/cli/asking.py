"""What several commands ask for: a game, seats, bots, options, a language."""

import os
from typing import Annotated

import typer

from roundhouse.kernel.game import Game
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.texts import Texts, languages, own_language

LANGUAGE = own_language()
speaking = [LANGUAGE]


def choose_language(language: str) -> str:
    """A language of the house; what is refused from now on is said in it."""
    if language not in languages():
        facts: dict[str, object] = {"language": language[:40], "known": ", ".join(languages())}
        raise refuse("unknown-language", facts)
    speaking.append(language)
    return language


def spoken(key: str, **facts: object) -> str:
    """By a command that asks for no language: in the person's own."""
    return Texts(LANGUAGE).say(key, facts)


def id_in(said: str) -> str:
    """Of an address, or an @ID: the sign stands before it since an id may begin like an option."""
    return said.rpartition("/")[2].removeprefix("@")


GameId = Annotated[str, typer.Argument(help="A game: see `roundhouse games`.")]
Seats = Annotated[int | None, typer.Option(help="Players; three by default.")]
Rivals = Annotated[
    int | None,
    typer.Option("--seats", help="Players; by default as few as play against each other."),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.")]
Bots = Annotated[
    str,
    typer.Option(
        help="Bots, separated by commas: beginner, easy, medium, hard, expert, random, cmd:PROGRAM."
    ),
]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="How many games.")]
Workers = Annotated[int, typer.Option(min=1, max=1024, help="Processes.")]
CORES = os.cpu_count() or 1
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value.")
]
Board = Annotated[
    str, typer.Option("--map", help="Short for -o map=…: one of the game's maps, or a file.")
]
Language = Annotated[
    str,
    typer.Option(
        "--lang", help="Language: " + ", ".join(languages()) + ".", callback=choose_language
    ),
]


def seats_at(known: Game[State], seats: int | None) -> int:
    """As many as were asked for; the game itself refuses what it isn't for."""
    return min(3, known.seats[1]) if seats is None else seats


def chosen_options(known: Game[State], given: list[str] | None, board: str) -> dict[str, object]:
    by_name = {option.name: option for option in known.options}
    options: dict[str, object] = {}
    for one in [*(given or []), *([f"map={board}"] if board else [])]:
        name, _, value = one.partition("=")
        if name not in by_name:
            raise refuse("unknown-option", {"option": name[:40], "known": ", ".join(by_name)})
        options[name] = by_name[name].hear(value)
    return options
