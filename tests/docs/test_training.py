"""The training page's learner, shortened. Torch weighs gigabytes, so `make setup` leaves it out:
where it is missing the learner itself is skipped, and what it learns from is still played here."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

PROGRAM = Path(__file__).parents[2] / "docs/examples/train.py"


def program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", PROGRAM)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["tiles", "spike"])
def test_what_the_learner_learns_from(game: str):
    """Small numbers, masks that allow something, and gains that add up to the score."""
    env = program().learner_env(game)
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    earned, over = 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        word = int(luck.choice(np.flatnonzero(env.action_masks())))
        seen, reward, over, _, info = env.step(word)
        earned += reward
    assert earned == info["score"] == env.unwrapped.table.result.scores[env.unwrapped.seat]


def test_the_levels_stand_beside_it_in_their_order():
    chance, _ = program().baseline("tiles", "random", 6)
    easy, won = program().baseline("tiles", "easy", 6)
    assert easy > chance + 20 and won > 0.8


def test_the_learner_learns_for_a_moment(tmp_path: Path):
    pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib, which brings torch")
    curve = tmp_path / "curve.csv"
    args = ["tiles", "--words", "12000", "--games", "2", "--curve", str(curve)]
    done = subprocess.run(
        [sys.executable, str(PROGRAM), *args], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    head, first, *_ = curve.read_text().splitlines()
    assert head == "words,points,won,seconds" and int(first.split(",")[0]) >= 10_000
    assert "trained" in done.stdout and "medium" in done.stdout
