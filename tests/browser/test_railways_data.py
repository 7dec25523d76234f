"""What the board of Railways of the World is drawn from comes from the game, not by hand."""

import json
import runpy

import httpx
import pytest

from roundhouse.games.railways.rules.land import MAPS, land_of
from tests.server.harness import ROOT, Server

BOARD = ROOT / "web" / "src" / "boards" / "railways"


def test_the_boards_data_is_the_games():
    """Else: make generated"""
    made = runpy.run_path(str(BOARD / "make_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((BOARD / "data.json").read_text("utf-8"))


def test_every_map_has_its_cards_in_a_file():
    """Else: make generated"""
    made = runpy.run_path(str(BOARD / "make_cards.py"))["files"]()
    assert made == {file.name: file.read_text("utf-8") for file in (BOARD / "cards").iterdir()}


@pytest.mark.parametrize("name", MAPS.names)
def test_a_map_is_served_with_its_picture(server: Server, name: str):
    address = f"{server.address}/api/games/railways/maps/{name}"
    compiled = httpx.get(f"{address}.json").json()
    assert [one[0] for one in compiled["hexes"]] == land_of(name).board.slug
    picture = httpx.get(f"{address}.svg").text
    assert f'data-map="{name}"' in picture
    for place in compiled["places"]:
        assert f'data-place="{place["slug"]}"' in picture
