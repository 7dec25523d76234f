"""What becomes of maps and tournaments when somebody is forgotten, and what lists of maps hold."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, select

from roundhouse.rails.maps import name_of
from roundhouse.server.map_shelf import MapShelf
from roundhouse.server.settings import Settings
from roundhouse.tables import schema
from roundhouse.tables.store import Store, open_store
from roundhouse.tables.store.maps import Drawn, Version

ANNA = "anna"


async def draw(store: Store, id: str) -> None:
    await store.maps.make(Drawn(id, ANNA, id, "steam", 1.0, 1.0, "private", "", "a long draft"))


async def host(store: Store, id: str, status: str) -> None:
    row: dict[str, Any] = {"id": id, "host": ANNA, "request": id, "header": "{}"}
    row |= {"made": 1.0, "status": status}

    def job(connection: Connection) -> None:
        connection.execute(schema.tournaments.insert(), row)

    await store.maps.access.write(job)


def test_who_is_forgotten_leaves_what_others_play(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "some.sqlite"))
        for id in ("drawn", "kept"):
            await draw(store, id)
        await store.maps.add_version(Version("kept", 1, "own-1", "steam", "source", "{}", 1.0))
        for status in ("open", "playing"):
            await host(store, status, status)
        listed = await store.maps.of(ANNA)
        assert {(one.map.id, one.map.draft, one.versions) for one in listed} == {
            ("drawn", "", 0),
            ("kept", "", 1),
        }
        await store.people.forget(ANNA, "nobody-1", str)
        assert await store.maps.get("drawn") is None
        left = await store.maps.get("kept")
        assert left is not None and (left.owner, left.draft) == (None, "")
        assert await store.maps.version("own-1") is not None
        tournaments = schema.tournaments.c
        rows = await store.maps.access.read(select(tournaments.id, tournaments.status))
        assert {row.id: row.status for row in rows} == {"open": "off", "playing": "playing"}
        await store.close()

    asyncio.run(run())


def test_a_title_from_outside_is_cut(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "some.sqlite"))
        shelf = MapShelf(store, Settings(database="", kept=str(tmp_path)), cast(Any, None))
        await shelf._keep("steam", "source", json.dumps({"title": "x" * 100}))
        [found] = await store.maps.maps_of_version(name_of("source"))
        assert found.title == "x" * 80
        await store.close()

    asyncio.run(run())
