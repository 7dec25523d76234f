"""What the house in a browser is made of holds together. With nothing but its own archive it starts
and answers all that is asked before a table is opened; a game comes when a table of it is."""

import gzip
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from tests.server.harness import ROOT

PACK = """
import sys
from pathlib import Path
sys.path.insert(0, "tools")
from python_pack import pack_house
pack_house(Path(), [], Path(sys.argv[1]))
"""
# in a folder that has the archives and, under `here`, what the house's has
PLAY = """
import asyncio, json, pickle, sys
from functools import partial
from pathlib import Path
sys.modules["fluent"] = None  # what speaks doesn't go along
from roundhouse.kernel.game import games_of_the_house
from roundhouse.site import desk
from roundhouse.site.host import SiteHost
from roundhouse.site.parts import Fetching, HERE
from roundhouse.site.storage import Memory
from roundhouse.site.store import SiteStore
from roundhouse.site.thinkers import SiteThinkers, answered
from roundhouse.server.thinking import think_of

fetched = []
online = True
astray = False  # a host that answers with a page

def fetch(name):
    if not online:
        raise OSError
    if astray:
        return b"<html>"
    fetched.append(name)
    return Path(f"{name}.bin").read_bytes()

sys.meta_path.append(Fetching(fetch, HERE))
host = SiteHost(SiteStore(Memory()), SiteThinkers(None, None), "2026-11-17")

async def ask(method, path, body=None):
    status, said = await desk.answer(host, method, f"/api{path}", body and json.dumps(body))
    return status, json.loads(said)

async def play():
    global online, astray
    assert HERE == Path("here").resolve()
    for path in "/me /me/stars /me/statistics /tables /lessons /daily /kept".split():
        status, said = await ask("GET", path)
        assert status == 200, (path, said)
    assert fetched == [] and len((await ask("GET", "/lessons"))[1]["lessons"]) > 10
    for n, id in enumerate(games_of_the_house()):
        seats = [{"kind": "screen", "name": str(n)} for n in range(3)]
        made = {"game": id, "seats": seats, "options": {}, "request": f"request-{id}"}
        online = False
        status, said = await ask("POST", "/tables", made)
        assert (status, said["rule"]) == (422, "part-away"), said
        online, astray = True, True
        status, said = await ask("POST", "/tables", made)
        assert (status, said["rule"]) == (422, "part-away"), said
        astray = False
        status, said = await ask("POST", "/tables", made)
        assert status == 201, said
        assert fetched == games_of_the_house()[: n + 1]
    state = (await host.table(said["id"])).table.state
    assert json.loads(answered(pickle.dumps(partial(think_of, state, state.actors[0]))))

asyncio.run(play())
"""


def run(script: str, folder: Path, *args: str, **more: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script, *args],
        cwd=folder,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_house_starts_with_its_own_archive_and_games_come_when_they_are_asked_for(
    tmp_path: Path,
) -> None:
    run(PACK, ROOT, str(tmp_path))
    with ZipFile(BytesIO(gzip.decompress((tmp_path / "house.bin").read_bytes()))) as house:
        house.extractall(tmp_path / "here")
    run(PLAY, tmp_path, PYTHONPATH=str(tmp_path / "here"))
