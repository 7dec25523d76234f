"""What the Spike board is drawn from comes from the game, not by hand."""

import json
import runpy

import httpx

from tests.server.harness import ROOT, Server

FOLDER = ROOT / "web" / "src" / "boards" / "spike"


def test_the_boards_data_is_the_games():
    """Else: make generated"""
    made = runpy.run_path(str(FOLDER / "make_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((FOLDER / "data.json").read_text("utf-8"))


def test_the_picture_lies_where_the_boards_points_are(server: Server):
    picture = httpx.get(f"{server.address}/api/games/spike/maps/eastern.svg")
    left, top = json.loads((FOLDER / "data.json").read_text("utf-8"))["origin"]
    assert f'data-origin="{left:g} {top:g}"' in picture.text
