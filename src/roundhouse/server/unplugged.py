"""Unplugged: what a browser keeps in order to play where there is no network.

Python with the house in it, where `make unplugged` has put it; the pages; and of the server's
answers those that are the same for everybody. The page asks for the list (`web/src/house`) when
somebody wants it, and not before.
"""

import json
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter
from msgspec import Struct

from roundhouse.kernel.game import games_of_the_house
from roundhouse.kernel.refusal import refuse
from roundhouse.server import messages, static
from roundhouse.server.game_files import map_files
from roundhouse.server.games import get_rulebook, get_things, list_games
from roundhouse.texts import DEFAULT, languages

FOLDER = Path(str(files("roundhouse.server"))) / "python"
FILE = "^/([0-9a-f]{16}/)?[a-z.]+$"
OF_A_LANGUAGE = re.compile("/texts/([A-Za-z-]+)/")


class Part(Struct):
    path: str
    bytes: int


class Parts(Struct):
    """All of them; another `edition` has others."""

    edition: str
    parts: list[Part]


@get("/python/parts", include_in_schema=False, sync_to_thread=True)
def get_parts(lang: Annotated[str, Parameter(pattern=messages.LANGUAGE)] = DEFAULT) -> Parts:
    if not (FOLDER / "house.json").is_file():
        raise refuse("no-such-page")
    return parts_of(lang if lang in languages() else DEFAULT)


@cache
def parts_of(language: str) -> Parts:
    parts = [*python_parts(), *page_parts(language)]
    mark = sha256(msgspec.json.encode(parts))
    for path, said in answers(language):
        mark.update(said)
        parts.append(Part(path, len(said)))
    return Parts(mark.hexdigest()[:16], parts)


def python_parts() -> list[Part]:
    house = json.loads((FOLDER / "house.json").read_bytes())
    there = f"/python/{house['edition']}"
    return [Part(f"{there}/{one['name']}", one["packed"]) for one in house["files"]] + [
        Part("/python/house.json", (FOLDER / "house.json").stat().st_size)
    ]


def page_parts(language: str) -> list[Part]:
    """Whatever Vite has built, but texts of other languages."""
    manifest: dict[str, Any] = json.loads((static.FOLDER / "manifest.json").read_bytes())
    others = {
        one["file"]
        for source, one in manifest.items()
        if (found := OF_A_LANGUAGE.search(source)) and found[1] not in (language, DEFAULT)
    }
    built = sorted((static.FOLDER / "assets").iterdir())
    named = [(f"assets/{file.name}", file.stat().st_size) for file in built]
    return [Part(f"/{name}", size) for name, size in named if name not in others]


def answers(language: str) -> list[tuple[str, bytes]]:
    """Without the figures of the rule books: to draw them all takes seconds."""
    found = [("", msgspec.json.encode(list_games.answer()))]
    for id in games_of_the_house():
        for name, route in (("rulebook", get_rulebook), ("what", get_things)):
            said = msgspec.json.encode(route.answer(id, language))
            found.append((f"/{id}/{name}?lang={language}", said))
        found += [(f"/{id}/maps/{one.name}", one.read_bytes()) for one in map_files(id)]
    return [(f"/api/games{path}", said) for path, said in found]


@get("/python/{path:path}", include_in_schema=False, sync_to_thread=False)
def get_python(path: Annotated[str, Parameter(pattern=FILE)]) -> Response[bytes]:
    """Compressed where it lies: any browser that can use it can read that."""
    name = path.lstrip("/")
    for suffix, coded in (("", {}), (".gz", {"content-encoding": "gzip"})):
        file = FOLDER / f"{name}{suffix}"
        if file.is_file():
            kept = static.forever() if "/" in name else static.fresh()
            kind = guess_type(name)[0] or "application/octet-stream"
            return Response(file.read_bytes(), media_type=kind, headers={**kept, **coded})
    raise refuse("no-such-page")


HANDLERS = [get_parts, get_python]
