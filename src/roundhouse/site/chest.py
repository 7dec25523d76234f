"""Chest: all that a browser keeps, as one file to carry away, and out of such a file again.

Rows travel as they are: a table that can't be read here may be read elsewhere.
"""

import msgspec
from msgspec import Struct

from roundhouse import __version__
from roundhouse.kernel.refusal import refuse
from roundhouse.server.host import Host
from roundhouse.server.routes import Router, get, post
from roundhouse.site.storage import KINDS, Kind, Row, Storage
from roundhouse.site.store import LAST, SiteStore

FORM = "roundhouse tables 1"


class Chest(Struct):
    """By kind, keys and texts."""

    form: str
    version: str
    kept: dict[Kind, dict[str, str]]


class Unpacked(Struct):
    """How many tables came in, and how many were here already, further on or as far."""

    taken: int
    left: int


class Packed(Struct):
    text: str


class Kept(Struct):
    """How many tables this browser keeps, and which of them can't be read."""

    tables: int
    damaged: dict[str, str]


def storage_of(registry: Host) -> Storage:
    assert isinstance(registry.store, SiteStore)
    return registry.store.storage


@get("/")
async def look(registry: Host) -> Kept:
    assert isinstance(registry.store, SiteStore)
    rows = await registry.store.cabinet.rows(lambda row: True)
    return Kept(len(rows), registry.store.cabinet.damaged)


@get("/all")
async def pack(registry: Host) -> Chest:
    storage = storage_of(registry)
    kept = {kind: dict(await storage.after(kind, "", LAST)) for kind in KINDS}
    return Chest(FORM, __version__, kept)


@post("/all", status_code=200)
async def unpack(registry: Host, data: Packed) -> Unpacked:
    """A table comes in whole or not at all; one that is here is left as it is."""
    try:
        chest = msgspec.json.decode(data.text, type=Chest)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise refuse("not-a-chest") from None
    if chest.form != FORM:
        raise refuse("not-a-chest")
    storage = storage_of(registry)
    taken = left = 0
    journal = chest.kept.get("journal", {})
    for id, text in chest.kept.get("tables", {}).items():
        rows = [Row("tables", id, text, True)]
        rows += [
            Row("journal", key, entry, True)
            for key, entry in journal.items()
            if key.partition(" ")[0] == id
        ]
        if await storage.write(rows):
            taken += 1
        else:
            left += 1
    for kind in ("people", "stars"):
        for key, text in chest.kept.get(kind, {}).items():
            await keep_better(storage, kind, key, text)
    return Unpacked(taken, left)


@post("/clear", status_code=200)
async def clear(registry: Host) -> Kept:
    """Nothing is kept any more."""
    await storage_of(registry).clear()
    return Kept(0, {})


async def keep_better(storage: Storage, kind: Kind, key: str, text: str) -> None:
    """A name is kept where there is none; of stars, the most."""
    here = await storage.get(kind, key)
    if here is None or (kind == "stars" and stars(text) > stars(here)):
        await storage.write([Row(kind, key, text)])


def stars(text: str) -> int:
    return int(text) if text.isdigit() else 0


router = Router("/api/kept", [look, pack, unpack, clear])
