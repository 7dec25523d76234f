"""What the Steam board is drawn from comes from the game, not by hand."""

import json
import runpy

import httpx
import pytest

from roundhouse.games.steam.rules.land import MAPS, land_of
from tests.server.harness import ROOT, Server

BOARD = ROOT / "web" / "src" / "boards" / "steam"


def test_the_boards_data_is_the_games():
    """Else: make generated"""
    made = runpy.run_path(str(BOARD / "make_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((BOARD / "data.json").read_text("utf-8"))


@pytest.mark.parametrize("name", MAPS.names)
def test_a_map_is_served_with_its_picture(server: Server, name: str):
    address = f"{server.address}/api/games/steam/maps/{name}"
    hexes = httpx.get(f"{address}.json").json()["hexes"]
    assert [one[0] for one in hexes] == land_of(name).board.slug
    picture = httpx.get(f"{address}.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert f'data-map="{name}"' in picture.text


@pytest.mark.parametrize(
    "file", ["atlantis.svg", "northeast.toml", "..%2Ftable.toml", "profile.toml"]
)
def test_nothing_but_maps_is_served(server: Server, file: str):
    answer = httpx.get(f"{server.address}/api/games/steam/maps/{file}")
    assert answer.status_code in (400, 404), answer.text
    assert httpx.get(f"{server.address}/api/games/chess/maps/northeast.svg").status_code == 404
