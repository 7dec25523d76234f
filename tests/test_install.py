"""What an installation without extras can do, and what it says of the rest."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.kernel.extras import EXTRAS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OURS = [id for id in rh.games() if id != "signals"]
# uvicorn is faster with these and runs without
QUICKER = {"httptools", "uvloop"}

# Nothing but Python's own modules, this package and mypy_extensions can be imported.
ALONE = """
import sys

class Alone:
    def find_spec(name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {*sys.stdlib_module_names, "roundhouse", "mypy_extensions"}:
            raise ModuleNotFoundError(f"{name} is not for the engine")

sys.meta_path.insert(0, Alone)
"""
# A whole game at random, and what other bots would do first in it.
PLAY = """
import roundhouse as rh
from roundhouse.bots import ask
from roundhouse.bots.roster import make
from roundhouse.study.simulate import Job, play_game

for id in sys.argv[1:]:
    seats = max(2, rh.game(id).seats[0])
    moves, outcome = play_game(Job(id, seats, ("random",), 5, {}), 0)
    state = rh.game(id).new(seats, 5)
    for level in ("easy", "medium"):
        ask(make(level, 1), state, state.actors[0], rh.Rng(1))
    print(id, len(moves), len(outcome.scores))
"""
COMMAND = """
import sys
sys.modules.update(dict.fromkeys({missing}))
from roundhouse.cli import main
main()
"""


def python(code: str, *args: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )


def without(extras: list[str], *args: str) -> subprocess.CompletedProcess:
    """A command where these extras are not installed."""
    missing = [module for extra in extras for module in EXTRAS[extra]]
    return python(COMMAND.format(missing=missing), *args)


def test_the_engine_with_bots_needs_mypy_extensions_alone():
    played = python(ALONE + PLAY, *OURS)
    assert played.returncode == 0, played.stderr
    lines = [line.split() for line in played.stdout.splitlines()]
    assert [line[0] for line in lines] == OURS
    assert all(int(moves) > 10 and int(seats) >= 2 for _, moves, seats in lines)


def test_what_is_not_for_the_engine_is_held_off():
    failed = python(ALONE + "import typer")
    assert "typer is not for the engine" in failed.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("--help",),
        ("games",),
        ("rules", "tiles", "TIL-R3"),
        ("env", "describe", "tiles"),
        ("simulate", "tiles", "--games", "2", "--bots", "random", "--workers", "1"),
    ],
)
def test_commands_that_need_no_extra(args: tuple[str, ...]):
    done = without(list(EXTRAS), *args)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.some(2)
@pytest.mark.parametrize(
    ("extra", "args"),
    [
        ("server", ()),
        ("server", ("serve",)),
        ("server", ("verify", "tables.sqlite")),
        ("postgres", ("serve", "--database", "postgresql://nobody@localhost/none")),
        ("postgres", ("verify", "postgresql://nobody@localhost/none")),
        ("server", ("work", "--database", "tables.sqlite")),
        ("postgres", ("work", "--database", "postgresql://nobody@localhost/none")),
        ("study", ("study", "tiles", "--out", "none")),
        ("study", ("ladder", "tiles", "--out", "none")),
        ("ray", ("study", "tiles", "--out", "none", "--ray", "local")),
        ("train", ("train", "tiles", "--out", "none")),
    ],
)
def test_a_command_says_which_extra_it_needs(extra: str, args: tuple[str, ...]):
    told = without([extra], *args)
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr == (
        f"This needs more than is installed here: pip install 'roundhouse-games[{extra}]'\n"
    )


@pytest.mark.parametrize(
    ("extra", "code"),
    [
        ("envs", "import roundhouse.envs.gym"),
        ("envs", "import roundhouse.envs.zoo"),
        ("envs", "import roundhouse.envs.batch"),
        ("openspiel", "import roundhouse.envs.spiel"),
        ("envs", "from roundhouse.envs import gymnasium_env; gymnasium_env('tiles')"),
        ("envs", "from roundhouse.envs import pettingzoo_env; pettingzoo_env('tiles')"),
        ("envs", "from roundhouse.envs import batched_env; batched_env('tiles', 2)"),
        ("openspiel", "from roundhouse.envs import openspiel_game; openspiel_game('tiles')"),
    ],
)
def test_an_environment_says_which_extra_it_needs(extra: str, code: str):
    failed = python(f"import sys; sys.modules.update(dict.fromkeys({EXTRAS[extra]}))\n{code}")
    assert failed.stderr.endswith(
        f"Refused: missing-extra: value {extra}\npip install 'roundhouse-games[{extra}]'\n"
    )


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_what_the_project_declares(extra: str):
    if extra == "train":  # gigabytes, which `make setup` leaves out
        pytest.importorskip("torch", reason="pip --python .venv/bin/python install torch")
    found = packages_distributions()
    ours = {found[module][0].lower().replace("_", "-") for module in EXTRAS[extra]}
    declared = PROJECT["optional-dependencies"][extra]
    names = {re.split(r"[\[>;]", line)[0] for line in declared}
    assert ours == names - QUICKER


def test_every_extra_is_known():
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])


def test_help_loads_no_library_that_draws_or_translates():
    code = "import roundhouse.cli, sys; print([m for m in ('rich', 'fluent') if m in sys.modules])"
    assert python(code).stdout == "[]\n"


def test_the_version_is_told():
    assert rh.__version__ == version("roundhouse-games")
    assert without([], "--version").stdout.startswith(f"roundhouse {rh.__version__} (")


def test_tables_in_sqlite_need_no_postgresql():
    missing = EXTRAS["postgres"]
    loaded = python(
        f"import sys; sys.modules.update(dict.fromkeys({missing}))\nimport roundhouse.server.app"
    )
    assert loaded.returncode == 0, loaded.stderr


def test_play_needs_nothing_that_its_list_leaves_out():
    listed = re.findall(
        r"(?m)^([a-z][\w-]*)==", (ROOT / "requirements-play.txt").read_text("utf-8")
    )
    (line,) = re.findall(r"(?m)^NOT_PLAYED = (.*)$", (ROOT / "Makefile").read_text("utf-8"))
    left_out = line.split()
    assert left_out
    assert not set(left_out) & set(listed)
    written = python(
        f"import sys; sys.modules.update(dict.fromkeys({left_out}))\n"
        "from roundhouse.server.openapi import main; main()"
    )
    assert written.returncode == 0, written.stderr
    assert '"/api/games"' in written.stdout
