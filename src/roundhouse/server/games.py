"""Games: what can be played here, and the rulebooks."""

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import Parameter

from roundhouse.kernel.data import read_text
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.game import games as installed
from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages
from roundhouse.tables.acts import bots_for
from roundhouse.texts import DEFAULT, languages


def package_of(known: Game) -> str:
    return type(known).__module__.rpartition(".")[0]


def rulebook_of(known: Game, language: str) -> str | None:
    if not package_of(known):  # a game outside of any package
        return None
    try:
        return read_text(package_of(known), f"rulebook.{language}.md")
    except (FileNotFoundError, ModuleNotFoundError):
        return None


def described(known: Game) -> messages.Game:
    low, high = known.seats
    options: Any = [option.schema() for option in known.options]
    return messages.Game(
        known.id,
        known.name,
        known.rules,
        low,
        high,
        msgspec.convert(options, list[messages.Option]),
        bots_for(known),
        [one for one in languages() if rulebook_of(known, one) is not None],
        [messages.Challenge(*one) for one in known.challenges()],
    )


@get("/", summary="The games, their seats, options and bots", sync_to_thread=False)
def list_games() -> list[messages.Game]:
    return [described(game(id)) for id in installed()]


@get("/{game_id:str}/rulebook", summary="A game's rules in our own words", sync_to_thread=False)
def get_rulebook(
    game_id: str, lang: Annotated[str, Parameter(pattern="^[a-z]{2}$")] = DEFAULT
) -> messages.Rulebook:
    known = game(game_id)
    for language in (lang, DEFAULT):
        text = rulebook_of(known, language)
        if text is not None:
            return messages.Rulebook(known.id, language, text)
    raise refuse("no-rulebook", {"game": known.id})


MAP_FILES = {"svg": "image/svg+xml", "json": "application/json"}


@get("/{game_id:str}/maps/{file:str}", include_in_schema=False, sync_to_thread=False)
def get_map(
    game_id: str, file: Annotated[str, Parameter(pattern="^[a-z][a-z0-9_-]*[.](svg|json)$")]
) -> Response[str]:
    """One of a game's own maps as the atlas compiled it: its hexes, or its still picture."""
    try:
        text = read_text(package_of(game(game_id)), f"data/maps/{file}")
    except (FileNotFoundError, ModuleNotFoundError, ValueError) as error:
        raise refuse("no-such-page") from error
    kind = MAP_FILES[file.rpartition(".")[2]]
    # an hour: the picture changes with a new version only
    return Response(text, media_type=kind, headers={"cache-control": "max-age=3600"})


router = Router("/api/games", route_handlers=[list_games, get_rulebook, get_map], tags=["games"])
