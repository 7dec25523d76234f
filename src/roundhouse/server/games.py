"""Games: what can be played here, and the rulebooks."""

import re
from base64 import b64decode
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.params import Parameter

from roundhouse.kernel.game import Game, folder, game, text_of
from roundhouse.kernel.game import games as installed
from roundhouse.kernel.refusal import refuse
from roundhouse.kernel.state import State
from roundhouse.server import messages
from roundhouse.server.own_maps import maps_of, titles
from roundhouse.tables.challenges import Challenge, challenges
from roundhouse.tables.figures import drawn
from roundhouse.tables.levels import bots_for
from roundhouse.tables.things import texts_of, things
from roundhouse.texts import DEFAULT, Texts, languages, sources_of


def rulebook_of(known: Game[State], language: str) -> str | None:
    return text_of(known.id, f"rulebook.{language}.md")


def board_files(id: str) -> list[str]:
    """The board for the browser that a game brings along."""
    there = folder(id)
    return sorted(file.name for file in (there / "board").glob("*.*")) if there else []


def challenge_shown(one: Challenge) -> messages.Challenge:
    return messages.Challenge(
        one.name,
        list(one.goal.stars),
        one.goal.figure,
        one.needs,
        one.seats,
        one.rivals,
        dict(one.options),
        one.seed is None,
    )


def described(known: Game[State]) -> messages.Game:
    low, high = known.seats
    options: Any = [{**option.schema(), "titles": {}} for option in known.options]
    for option in options:
        if option["name"] == "map":
            option["titles"] = titles(known.id)
    return messages.Game(
        known.id,
        known.name,
        known.rules,
        low,
        high,
        msgspec.convert(options, list[messages.Option]),
        bots_for(known),
        [one for one in languages() if rulebook_of(known, one) is not None],
        [challenge_shown(one) for one in challenges(known.id)],
        known.facts,
        board_files(known.id),
    )


@get("/", summary="The games, their seats, options and bots", sync_to_thread=False)
def list_games() -> list[messages.Game]:
    return [described(game(id)) for id in installed()]


@get("/{game_id:str}/rulebook", summary="A game's rules in our own words", sync_to_thread=False)
def get_rulebook(
    game_id: str, lang: Annotated[str, Parameter(pattern=messages.LANGUAGE)] = DEFAULT
) -> messages.Rulebook:
    known = game(game_id)
    for language in (lang, DEFAULT):
        text = rulebook_of(known, language)
        if text is not None:
            return messages.Rulebook(known.id, language, text)
    raise refuse("no-rulebook", {"game": known.id})


@get("/{game_id:str}/what", summary="What the things on a board are", sync_to_thread=False)
def get_things(
    game_id: str, lang: Annotated[str, Parameter(pattern=messages.LANGUAGE)] = DEFAULT
) -> list[messages.Thing]:
    id = game(game_id).id
    texts = Texts(lang, id)
    return [
        messages.Thing(*one, *[texts.say(key) for key in texts_of(id, one.kind)])
        for one in things(id)
    ]


MAP_FILES = {"svg": "image/svg+xml", "json": "application/json"}


MAP_FILE = "^[a-z][a-z0-9_-]*([.]small[.]json|[.]svg|[.]json)$"


@get("/{game_id:str}/maps/{file:str}", include_in_schema=False, sync_to_thread=False)
def get_map(game_id: str, file: Annotated[str, Parameter(pattern=MAP_FILE)]) -> Response[str]:
    """A map as the atlas compiled it: its hexes, its still picture, or a small drawing of one that
    the pages don't carry."""
    maps = maps_of(game(game_id).id)
    name, _, suffix = file.partition(".")
    path = maps.file(name, f".{suffix}") if maps else None
    if maps is None or path is None or not path.is_file():
        raise refuse("no-such-page")
    # an hour: ours change with a new version only, an operator's when he starts the server again
    headers = {"cache-control": "no-cache" if name in maps.added else "max-age=3600"}
    kind = MAP_FILES[suffix.rpartition(".")[2]]
    return Response(path.read_text("utf-8"), media_type=kind, headers=headers)


@get("/{game_id:str}/board/{file:str}", include_in_schema=False, sync_to_thread=False)
def get_board(game_id: str, file: str) -> Response[bytes]:
    """A file of the board that a game brings along."""
    there = folder(game(game_id).id)
    if there is None or file not in board_files(game_id):
        raise refuse("no-such-page")
    kind = guess_type(file)[0] or "application/octet-stream"
    made = (there / "board" / file).read_bytes()
    return Response(made, media_type=kind, headers={"cache-control": "no-cache"})


FIGURE_FILE = "^[a-z0-9-]+[.](svg|webp)$"
INLINE = re.compile('data:image/webp;base64,([^"]+)')


@cache
def figure_files(id: str) -> dict[str, bytes]:
    """The figures of a rule book. What their pictures have in common, such as hills, is a file of
    its own: a browser asks for it once."""
    found: dict[str, bytes] = {}

    def apart(match: re.Match[str]) -> str:
        picture = b64decode(match[1])
        name = f"{sha256(picture).hexdigest()[:16]}.webp"
        found[name] = picture
        return f"/api/games/{id}/figures/{name}"

    for name, picture in drawn(id).items():
        found[f"{name}.svg"] = INLINE.sub(apart, picture).encode()
    return found


@get("/{game_id:str}/figures/{file:str}", include_in_schema=False, sync_to_thread=True)
def get_figure(
    game_id: str, file: Annotated[str, Parameter(pattern=FIGURE_FILE)]
) -> Response[bytes]:
    """A figure of a rule book, as the game's renderer draws it."""
    made = figure_files(game(game_id).id).get(file)
    if made is None:
        raise refuse("no-such-page")
    kind = MAP_FILES.get(file.rpartition(".")[2], "image/webp")
    return Response(made, media_type=kind, headers={"cache-control": "max-age=3600"})


@get("/{game_id:str}/texts/{lang:str}", include_in_schema=False, sync_to_thread=False)
def get_texts(
    game_id: str, lang: Annotated[str, Parameter(pattern=messages.LANGUAGE)]
) -> Response[str]:
    """What a game says in a language, as Fluent: for one whose texts the pages don't carry."""
    said = [file.read_text("utf-8") for file in sources_of(game(game_id).id, lang)]
    return Response("\n".join(said), media_type="text/plain; charset=utf-8")


HANDLERS = [list_games, get_rulebook, get_things, get_map, get_board, get_figure, get_texts]
router = Router("/api/games", route_handlers=HANDLERS, tags=["games"])
