"""What the Railroad Tiles board is drawn from and tested with comes from the game, not by hand."""

import json
import runpy
from typing import Any

import pytest

from roundhouse.games.tiles.territory import Territory, cell_at
from roundhouse.games.tiles.tileset import KINDS, TILES, TURNS
from tests.server.harness import ROOT

BOARD = ROOT / "web" / "src" / "boards" / "tiles"
TOOLS = ROOT / "web" / "tools"
KNOWN = json.loads((BOARD / "positions.json").read_text("utf-8"))


def test_the_boards_data_is_the_games():
    """Else: python web/tools/tiles_data.py > web/src/boards/tiles/data.json"""
    made = runpy.run_path(str(TOOLS / "tiles_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((BOARD / "data.json").read_text("utf-8"))


@pytest.mark.parametrize("known", KNOWN, ids=range(len(KNOWN)))
def test_the_positions_that_the_survey_is_tested_with_are_right(known: dict[str, Any]):
    territory = Territory()
    for laid in known["tiles"]:
        cell = cell_at(laid["column"], laid["row"])
        slot = territory.lay(TILES.names.index(laid["tile"]), cell, TURNS.index(laid["turn"]))
        territory.pawns[slot] = KINDS.index(laid.get("pawn", ""))
    judge = runpy.run_path(str(TOOLS / "tiles_positions.py"))["position"]
    assert judge(territory, "tired-travellers" if known["tired"] else "") == known
