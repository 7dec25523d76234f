"""The library as the README shows it."""

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import roundhouse as rh

README = Path(__file__).parents[2] / "README.md"


def test_the_ten_lines_of_the_readme_run(capsys: pytest.CaptureFixture):
    (block,) = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.M | re.S)
    names: dict = {}
    exec(compile(block, "README.md", "exec"), names)
    state = names["state"]
    moves, *table, scores = capsys.readouterr().out.splitlines()
    assert moves.startswith("['bid 0', 'bid 1', 'bid 2'")
    assert "\n".join(table) == str(state).rstrip("\n")
    assert scores == str(state.result.scores) and len(state.result.scores) == 3
    assert state._repr_svg_().startswith("<svg")
    assert len([line for line in block.splitlines() if line]) <= 10


def test_the_example_of_the_package_runs():
    failed, tried = doctest.testmod(rh, optionflags=doctest.ELLIPSIS)
    assert tried >= 3 and not failed


def test_everything_public_is_there():
    """Also after a game is loaded: a module of the same name would take a name's place."""
    rh.game("tiles")
    for name in rh.__all__:
        assert not isinstance(getattr(rh, name), ModuleType)


def test_games_are_found_by_name_wherever_they_live():
    assert {"tiles", "signals"} <= set(rh.games())
    assert rh.games() == sorted(rh.games())
    assert rh.game("tiles") is rh.game("tiles")
    assert repr(rh.game("tiles")) == "<game tiles>"
    with pytest.raises(rh.Refused) as refused:
        rh.game("chess" * 100)
    assert refused.value.rule == "unknown-game"
    assert refused.value.facts == {"game": ("chess" * 8), "known": ", ".join(rh.games())}


@pytest.mark.parametrize("seats", [0, 1, 5, -1, 10**30])
def test_a_game_is_for_so_many_players(seats: int):
    with pytest.raises(rh.Refused) as refused:
        rh.game("signals").new(seats)
    assert refused.value.illegal == rh.Illegal(
        "bad-seats", {"game": "signals", "seats": seats, "low": 2, "high": 4}
    )
