"""Parts: a game's modules and data come over the network when the first of them is asked for."""

import sys
import zlib
from collections.abc import Callable, Sequence
from importlib import invalidate_caches
from importlib.machinery import ModuleSpec, PathFinder
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import roundhouse
from roundhouse.kernel.refusal import refuse

GAMES = f"{roundhouse.__name__}.games"
GZIP = 16 + zlib.MAX_WBITS
HERE = Path(roundhouse.__file__).parents[1]


class Fetching:
    """Asked last for a module: what the archives so far have is found by then. `fetch` gets an
    archive by its name, without anything else going on meanwhile, as an import wants it."""

    def __init__(self, fetch: Callable[[str], bytes], into: Path) -> None:
        self.fetch = fetch
        self.into = into
        self.there: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: Any = None
    ) -> ModuleSpec | None:
        package, _, _ = name.rpartition(".")
        house, _, game = package.partition(f"{GAMES}.")
        game = game.partition(".")[0]
        if house or not game or game in self.there:
            return None
        try:
            packed = zlib.decompress(self.fetch(game), GZIP)
            with ZipFile(BytesIO(packed)) as archive:
                archive.extractall(self.into)
        except Exception:  # whatever the browser calls it, or a host that answers with a page
            raise refuse("part-away") from None
        self.there.add(game)
        invalidate_caches()
        return PathFinder.find_spec(name, path)


def follow_js(fetch: Callable[[str], Any]) -> None:
    """From now on; `fetch` is JavaScript's."""
    sys.meta_path.append(Fetching(lambda name: fetch(name).to_bytes(), HERE))
