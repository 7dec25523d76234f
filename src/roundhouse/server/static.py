"""The browser's side, as `make web` has built it; or a page that says that it isn't there."""

from importlib.resources import files
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import CacheControlHeader

from roundhouse.kernel.refusal import refuse
from roundhouse.server.people import who
from roundhouse.server.registry import Registry

add_type("application/manifest+json", ".webmanifest")
FOLDER = Path(str(files("roundhouse.server"))) / "static"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Roundhouse</title>
<h1>Roundhouse</h1><p>The server runs, but the pages are not built: run <code>make web</code>.</p>
<p>Its interface is described in <a href="/api/openapi.json">openapi.json</a>.</p></html>"""


def page() -> Response[bytes]:
    index = FOLDER / "index.html"
    found = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(found, media_type="text/html", headers=fresh())


def fresh() -> dict[str, str]:
    return {"cache-control": "no-cache"}


def forever() -> dict[str, str]:
    """What carries a hash of its content in its name."""
    return {"cache-control": CacheControlHeader(max_age=31_536_000, immutable=True).to_header()}


def built(name: str) -> Path | None:
    """The file of that name, if it is one of ours."""
    try:
        file = (FOLDER / name).resolve()
        return file if name and file.is_relative_to(FOLDER) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or no name at all
        return None


# those who look whether a house stands ask with HEAD
@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def get_page(request: Request[Any, Any, Any], registry: Registry, path: str = "/") -> Response[Any]:
    """A file that was built; any other address is a page that the browser draws.

    Whoever is new gets his cookie with the page: what it asks for comes all at once, and each
    answer would make him somebody else.
    """
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise refuse("no-such-page")
    file = built(name)
    if file is None:
        if "." in name.rpartition("/")[2]:
            raise refuse("no-such-page")
        who(request, registry)
        return page()
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = forever() if name.startswith("assets/") else fresh()
    return Response(file.read_bytes(), media_type=kind, headers=headers)
