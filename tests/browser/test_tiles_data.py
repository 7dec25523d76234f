"""What the Railroad Tiles board is drawn from comes from the game, not by hand."""

import json
import runpy

from tests.server.harness import ROOT

BOARD = ROOT / "web" / "src" / "boards" / "tiles"


def test_the_boards_data_is_the_games():
    """Else: make generated"""
    made = runpy.run_path(str(BOARD / "make_data.py"))["data"]()
    assert json.loads(json.dumps(made)) == json.loads((BOARD / "data.json").read_text("utf-8"))
