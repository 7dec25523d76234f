"""Files of the games: maps, figures, and what a game from elsewhere brings for the browser."""

import re
from base64 import b64decode
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from threading import Lock
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter

from roundhouse.kernel.game import folder, game
from roundhouse.kernel.refusal import refuse
from roundhouse.rails.maps import is_own, maps_of
from roundhouse.server import messages
from roundhouse.server.games import board_files
from roundhouse.server.registry import Registry
from roundhouse.tables.figures import drawn
from roundhouse.texts import sources_of

MAP_FILES = {"svg": "image/svg+xml", "json": "application/json"}


MAP_FILE = "^[a-z][a-z0-9_-]*([.]small[.]json|[.]svg|[.]json)$"


@get("/{game_id:str}/maps/{file:str}", include_in_schema=False)
async def get_map(
    registry: Registry, game_id: str, file: Annotated[str, Parameter(pattern=MAP_FILE)]
) -> Response[str]:
    """A map as the atlas compiled it: its hexes, its still picture, or a small drawing of one that
    the pages don't carry."""
    maps = maps_of(game(game_id).id)
    name, _, suffix = file.partition(".")
    kind = MAP_FILES[suffix.rpartition(".")[2]]
    if is_own(name):
        made = await registry.map_shelf.file(game_id, name, f".{suffix}")
        if made is None:
            raise refuse("no-such-page")
        for_good = {"cache-control": "max-age=31536000, immutable"}
        return Response(made, media_type=kind, headers=for_good)
    path = maps.file(name, f".{suffix}") if maps else printed_map(game_id, file)
    if path is None or not path.is_file():
        raise refuse("no-such-page")
    # an hour: ours change with a new version only, an operator's when he starts the server again
    added = maps is not None and name in maps.added
    headers = {"cache-control": "no-cache" if added else "max-age=3600"}
    return Response(path.read_text("utf-8"), media_type=kind, headers=headers)


def map_files(id: str) -> list[Path]:
    """The files of the maps that a game has by itself, as pages ask for them."""
    there = folder(id)
    found = sorted((there / "data" / "maps").glob("*.*")) if there else []
    return [file for file in found if re.fullmatch(MAP_FILE, file.name)]


def printed_map(game_id: str, file: str) -> Path | None:
    """That of a game with one map for good, which nobody chooses."""
    there = folder(game(game_id).id)
    return there / "data" / "maps" / file if there else None


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
DRAWING = Lock()  # a page asks for all of them at once: they are drawn once
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
    with DRAWING:
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


HANDLERS = [get_map, get_board, get_figure, get_texts]
router = Router("/api/games", route_handlers=HANDLERS, tags=["games"])
