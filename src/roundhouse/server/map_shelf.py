"""Map shelf: the maps that people drew, ready to be played on and looked at by this process."""

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from roundhouse.kernel.record import BROUGHT
from roundhouse.kernel.refusal import refuse
from roundhouse.rails.maps import is_own, maps_of, name_of
from roundhouse.server.drafting import Drafting
from roundhouse.server.settings import Settings
from roundhouse.tables.making import fresh_id
from roundhouse.tables.maps import bring
from roundhouse.tables.store import Store
from roundhouse.tables.store.maps import Drawn, Version

TAG = f"tag {BROUGHT} "
LONGEST_TITLE = 80  # characters that are kept of one from outside
LONG = 500_000  # characters of a record in which it is looked for


class MapShelf:
    def __init__(self, store: Store, settings: Settings, drafting: Drafting) -> None:
        self.store = store
        self.drafting = drafting
        kept = Path(settings.kept) if settings.kept else user_cache_path("roundhouse") / "maps"
        self.folder = kept / "own"

    async def ready(self, game: str, options: Mapping[str, object], person: str) -> None:
        """A map that somebody wants to begin a game on: his own, or one that is shared."""
        name = options.get("map")
        if not is_own(name):
            return
        maps = await self.store.maps.maps_of_version(str(name))
        if not any(may_play(one, person) for one in maps):
            raise refuse("unknown-map", {"map": str(name)[:40]})
        await bring(self.store, game, options)

    async def file(self, game: str, name: str, suffix: str) -> str | None:
        """A file of a version, made when it is first asked for. Its name is known only to those
        who were told."""
        version = await self.store.maps.version(name)
        if version is None or version.game != game:
            return None
        if suffix == ".json":
            return version.compiled
        place = self.folder / name
        if not place.is_dir():
            await self.drafting.ask("write_files", version.source, name, str(place), address="")
        path = place / f"{name}{suffix}"
        return path.read_text("utf-8") if path.is_file() else None

    async def take_in(self, record: str) -> None:
        """The map that a record from outside brings along: compiled as any other, and kept with
        the tables that will be played on it."""
        text = record[:LONG]
        at = text.find(f"\n{TAG}")
        if at < 0:
            return
        lines = text[:at].split("\n")
        game = next((one.removeprefix("game ") for one in lines if one.startswith("game ")), "")
        try:
            source: Any = json.loads(text[at + 1 :].split("\n", 1)[0].removeprefix(TAG))
        except (ValueError, RecursionError):
            return  # reading it will say so
        if not isinstance(source, str) or maps_of(game) is None:
            return
        options = {"map": name_of(source)}
        if await self.store.maps.version(options["map"]) is None:
            compiled = await self.drafting.ask("compile_own", source, game, address="")
            await self._keep(game, source, compiled)
        await bring(self.store, game, options)

    async def _keep(self, game: str, source: str, compiled: str) -> None:
        now, id = time.time(), fresh_id()
        title = str(json.loads(compiled)["title"])[:LONGEST_TITLE]
        await self.store.maps.make(Drawn(id, None, title, game, now, now, "private", "", ""))
        version = Version(id, 1, name_of(source), game, source, compiled, now)
        await self.store.maps.add_version(version)


def may_see(map: Drawn, person: str) -> bool:
    """Its owner, and whoever has the link, or finds it in the list."""
    return map.owner == person or (map.visibility != "private" and not map.blocked)


def may_play(map: Drawn, person: str) -> bool:
    """A map without an owner has come with a record, or was given up: who knows its name was at
    its table."""
    return may_see(map, person) or (map.owner is None and not map.blocked)
