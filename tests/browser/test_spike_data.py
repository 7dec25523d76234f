"""What the Spike board is drawn from and tested with comes from the game, not by hand."""

import json
import runpy
from typing import Any

import httpx
import pytest

from roundhouse.games.spike.board import BOARD
from tests.games.spike.positions import hold, turns
from tests.server.harness import ROOT, Server

FOLDER = ROOT / "web" / "src" / "boards" / "spike"
TOOLS = ROOT / "web" / "tools"
KNOWN = json.loads((FOLDER / "positions.json").read_text("utf-8"))


def test_the_boards_data_is_the_games():
    """Else: python web/tools/spike_data.py > web/src/boards/spike/data.json"""
    made = runpy.run_path(str(TOOLS / "spike_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((FOLDER / "data.json").read_text("utf-8"))


def test_the_picture_lies_where_the_boards_points_are(server: Server):
    picture = httpx.get(f"{server.address}/api/games/spike/maps/eastern.svg")
    left, top = json.loads((FOLDER / "data.json").read_text("utf-8"))["origin"]
    assert f'data-origin="{left:g} {top:g}"' in picture.text


@pytest.mark.parametrize("known", KNOWN, ids=range(len(KNOWN)))
def test_the_positions_that_connections_are_tested_with_are_right(known: dict[str, Any]):
    """Else: python web/tools/spike_positions.py > web/src/boards/spike/positions.json"""
    player = known["player"]
    state = turns(player["cities"][0], *["boston"] * 2)
    hold(state, 0, " ".join(f"{count}-{colour}" for colour, count in player["hand"].items()))
    state.track_left[0] = player["track_left"]
    for city in player["cities"]:
        state.joined[BOARD.names.index(city)] |= 1
    for piece in known["track"]:
        owner = 0 if piece["seat"] == known["seat"] else 1
        state.owner[piece["edge"]] = owner
        state.joined[BOARD.start[piece["edge"]]] |= 1 << owner
        state.joined[BOARD.end[piece["edge"]]] |= 1 << owner
    judge = runpy.run_path(str(TOOLS / "spike_positions.py"))["position"]
    assert judge(state, 0)["builds"] == known["builds"]
