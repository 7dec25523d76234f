"""Bots think the same in the browser's Python as here: of every position, to the last bit."""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from roundhouse.kernel.game import games_of_the_house
from tests.kit.thoughts import told

TOP = Path(__file__).parents[2]


@pytest.mark.some(2)
@pytest.mark.parametrize("game", sorted(games_of_the_house()))
def test_the_same_thoughts_in_the_browsers_python(game: str):
    script = TOP / "tests/site/thoughts.mjs"
    packages = sysconfig.get_path("purelib")
    done = subprocess.run(
        ["tools/npm", "exec", "--", "node", script, TOP, packages, game],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines() == list(told(game))
