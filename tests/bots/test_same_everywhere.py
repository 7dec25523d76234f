"""The same seed gives the same game on every Python and machine: bots reckon alike everywhere.

What is compiled and what a browser runs are held against it by tests/test_compiled.py and
tests/site/test_thoughts.py.
"""

import ast
import builtins
import math
from collections.abc import Iterable
from pathlib import Path

import pytest

from roundhouse import read
from roundhouse.kernel.game import games_of_the_house
from roundhouse.kernel.reckoning import FARTHEST, exp, log
from tests.kit.thoughts import GAMES, thoughts

SOURCES = Path(__file__).parents[2] / "src/roundhouse"
DECIDING = ("kernel", "rails", "games", "bots")
DRAWN = ("atlas", "render", "making")  # by nobody who plays
EXACT = {"sqrt", "inf", "floor", "ceil", "isqrt", "gcd"}  # of math: the same everywhere


def deciding() -> Iterable[Path]:
    for layer in DECIDING:
        for path in sorted((SOURCES / layer).rglob("*.py")):
            if not set(DRAWN) & set(path.parts):
                yield path


def unlike(node: ast.AST) -> str:
    """What a C library reckons in its own way, if that is what it is."""
    match node:
        case ast.ImportFrom(module="math", names=names):
            return ", ".join(one.name for one in names if one.name not in EXACT)
        case ast.ImportFrom(module="statistics") | ast.Import(names=[ast.alias("statistics")]):
            return "statistics"
        case ast.Attribute(value=ast.Name("math"), attr=name) if name not in EXACT:
            return f"math.{name}"
        case ast.BinOp(op=ast.Pow(), right=right) if not isinstance(right, ast.Constant):
            return "**"
    return ""


def test_what_decides_a_move_asks_no_c_library():
    found = [
        f"{path.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}: {name}"
        for path in deciding()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if (name := unlike(node))
    ]
    assert not found, "use roundhouse.kernel.reckoning, or products"


def test_the_test_sees_what_it_forbids():
    said = "math.exp(x); a ** b; math.sqrt(x); a ** 2\nfrom math import log"
    found = {unlike(node) for node in ast.walk(ast.parse(said))}
    assert found == {"", "log", "math.exp", "**"}


@pytest.mark.parametrize("game", sorted(games_of_the_house()))
def test_no_bot_adds_fractions_by_sum(game: str, monkeypatch):
    """Python adds floats in another way since 3.12; whole numbers are always exact."""
    plain = builtins.sum

    def whole(numbers: Iterable, start: int = 0) -> int:
        listed = list(numbers)
        assert not any(isinstance(one, float) for one in listed), listed
        total: int = plain(listed, start)
        return total

    monkeypatch.setattr(builtins, "sum", whole)
    path = sorted(GAMES.glob(f"{game}/records/*.record"))[0]
    assert list(thoughts(read(path.read_text("utf-8"))))


@pytest.mark.parametrize("x", [-FARTHEST, -41.5, -1.0, -1e-9, 0.0, 0.3, 1.0, 5.5, 88.8, FARTHEST])
def test_exp_is_what_it_is_called(x: float):
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-15)
    assert exp(-1e9) == exp(-FARTHEST) > 0


@pytest.mark.parametrize("x", [1e-6, 0.01, 0.7, 1.0, 1.5, 99.0, 1e9])
def test_log_is_what_it_is_called(x: float):
    assert log(x) == pytest.approx(math.log(x), rel=1e-14, abs=1e-15)


def test_exp_is_the_same_for_ever():
    assert [exp(x).hex() for x in (-3.7, 0.1, 2.5)] == [
        *("0x1.9511fc6871044p-6", "0x1.1aec7b35a00d4p+0", "0x1.85d6fd931e0bbp+3")
    ]
